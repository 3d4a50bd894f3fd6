//! Puzzles: positions of games between bots in which one line of play is clearly best.
//!
//! Every game is played, then looked through for positions whose best move, or whose best turn
//! move by move, promises clearly more than anything else. What seems to be one is thought about
//! again, longer and with other luck, and then the moves are compared directly: what is left is
//! best by the margin each time. All of this is asked of what the seat knows.
//!
//! Each game stands alone and has its own generators, so the threads that share the work change
//! nothing.

use std::time::Instant;

use kernel::{Actor, AnyParts, Judge, ScoreLine, Seat, StartError};

use crate::analysis::share::share;
use crate::{BotSpec, Budget};

mod played;
mod seek;
mod verdict;

/// How puzzles are sought.
#[derive(Clone, Debug)]
pub struct PuzzleSpec {
    /// How many play.
    pub players: u8,
    /// The variants of the game.
    pub options: Vec<(String, String)>,
    /// The box.
    pub parts: AnyParts,
    /// Who plays the games.
    pub bot: BotSpec,
    /// How many games are played.
    pub games: u64,
    /// Where the generators come from.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
    /// How long a decision is thought about at first; what seems to be a puzzle gets more.
    pub budget: Budget,
    /// The points by which the answer is best at least; `None` for what is clear in this game.
    pub margin: Option<f64>,
    /// No game is begun after this.
    pub until: Option<Instant>,
}

impl PuzzleSpec {
    /// What is clear: this part of how far two equally strong players end apart.
    const CLEAR: f64 = 0.05;
    /// Less than this is never clear.
    const LEAST: f64 = 1.0;
    /// In a turn every step must be clear, and each by this part of it.
    const STEP: f64 = 0.5;

    /// The points by which the answer is best at least, on each of so many steps.
    pub fn margin_for<G: Judge>(&self, steps: usize) -> f64 {
        let usual = (Self::CLEAR * f64::from(G::SPREAD)).max(Self::LEAST);
        self.margin.unwrap_or(usual) * if steps > 1 { Self::STEP } else { 1.0 }
    }
}

/// A puzzle that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The number of the game it is from.
    pub game: u64,
    /// The list that leads to the position.
    pub lines: Vec<(Actor, String)>,
    /// Who is asked.
    pub seat: Seat,
    /// Whether it is from the last round of the game.
    pub last_round: bool,
    /// The moves of the seat that are clearly best, in order.
    pub solution: Vec<String>,
    /// The best of the other moves at the beginning.
    pub instead: String,
    /// How many points less any other move promises, on each step.
    pub margin: f64,
    /// How many times as much as what is asked for that is.
    pub clearness: f64,
    /// How many options there are at the beginning.
    pub options: usize,
    /// Whether a quick look finds the whole solution.
    pub at_sight: bool,
    /// What the solution leaves on the score sheet by the end of the round, less what the other
    /// move does.
    pub gains: Vec<ScoreLine>,
}

/// Seeks puzzles. `watch` hears on the caller's thread of every game that was looked through.
///
/// # Errors
/// If the rules know no such table.
pub fn puzzles<G: Judge>(
    spec: &PuzzleSpec,
    mut watch: impl FnMut(),
) -> Result<Vec<Found>, StartError> {
    let start = crate::start::<G>(spec.parts, &spec.options, spec.players)?;
    let late = || spec.until.is_some_and(|until| Instant::now() > until);
    let look = |number: usize| match late() {
        true => Vec::new(),
        false => seek::seek(spec, &start, number as u64),
    };
    let found = share(spec.threads, spec.games as usize, look, &mut watch);
    Ok(found.into_iter().flatten().collect())
}
