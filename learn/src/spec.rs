//! Which games are played side by side.

use std::fmt;

use kernel::{AnyGame, AnyParts, Game, StartError};

use crate::Reward;
use crate::study::typed;

/// The action that leaves a game as it is.
pub const WAIT: i64 = -2;

/// Which games are played side by side.
#[derive(Clone, Debug)]
pub struct VectorSpec {
    /// How many games.
    pub games: usize,
    /// The tables they are played at: game i at the i-th of them, from the start again behind the
    /// last. At least one.
    pub tables: Vec<TableSpec>,
    /// The component set.
    pub parts: AnyParts,
    /// How many threads step them.
    pub threads: usize,
    /// What is rewarded. At least one thing.
    pub rewards: Vec<Reward>,
    /// Whether a game that is over begins anew at once.
    pub auto_reset: bool,
    /// Whether decisions that leave no choice are played at once.
    pub skip_forced: bool,
}

/// Who sits at a table, and what was agreed there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSpec {
    /// How many seats.
    pub players: u8,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// Where its games begin, if not at their start: then seats and variants are those of the
    /// position.
    pub position: Option<Position>,
}

/// A position that games begin at.
#[derive(Clone)]
pub struct Position(pub Box<dyn AnyGame>);

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.0.info().key)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.0.state() == other.0.state()
    }
}

impl Eq for Position {}

impl TableSpec {
    /// The game that is begun at this table.
    ///
    /// # Errors
    /// If the rules know no such table.
    ///
    /// # Panics
    /// If its position is of another game.
    pub(crate) fn start<G: Game>(&self, parts: AnyParts) -> Result<G, StartError> {
        match &self.position {
            Some(position) => Ok(typed::<G>(position.0.as_ref()).clone()),
            None => bots::start(parts, &self.options, self.players),
        }
    }
}
