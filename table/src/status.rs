//! How a table stands.

use kernel::{Decision, Progress, Seat, Turn};

/// How a table stands: whom it waits for and what they are asked.
#[derive(Clone, Debug)]
pub struct Status {
    /// Whom the game waits for.
    pub turn: Turn,
    /// What each seat that must decide is asked.
    pub decisions: Vec<(Seat, Decision)>,
    /// Round and phase.
    pub progress: Progress,
    /// The players' lines so far; those of chance do not count.
    pub moves: usize,
}

impl Status {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn == Turn::Over
    }
}
