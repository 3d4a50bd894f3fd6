//! Many games written down, with their futures.

use std::fmt;

use kernel::chance::Fast;
use kernel::{AnyGame, AnyParts, Game, Invalid, Title, TitleOf};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All games, and what they are dealt from.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    /// What the next games begin from.
    pub(crate) seed: u64,
    /// One entry a game.
    pub(crate) slots: Vec<SavedSlot>,
}

/// One game.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedSlot {
    /// Its whole state.
    pub(crate) state: Value,
    /// What it is dealt from.
    pub(crate) rng: Fast,
    /// How many games the slot has begun.
    pub(crate) begun: u64,
}

/// Why games cannot go on from what was given.
#[derive(Clone, Debug, PartialEq)]
pub enum SaveError {
    /// It is not what was saved.
    Form(String),
    /// There are more or fewer games.
    Games {
        /// How many were saved.
        saved: usize,
        /// How many there are here.
        games: usize,
    },
    /// It is a position of another game.
    Title {
        /// The game that is played here.
        wanted: &'static str,
        /// The game of the position.
        found: &'static str,
    },
    /// More seats than the rows have.
    Seats {
        /// How many the position has.
        players: usize,
        /// How many the rows have.
        most: usize,
    },
    /// The position cannot be.
    State(Invalid),
}

impl Saved {
    pub(crate) fn write(&self) -> Value {
        serde_json::to_value(self).expect("states and generators have a JSON form")
    }

    pub(crate) fn read(saved: &Value, games: usize) -> Result<Saved, SaveError> {
        let saved =
            Saved::deserialize(saved).map_err(|error| SaveError::Form(error.to_string()))?;
        match saved.slots.len() {
            found if found == games => Ok(saved),
            found => Err(SaveError::Games { saved: found, games }),
        }
    }
}

impl SavedSlot {
    /// The position, with every invariant checked.
    pub(crate) fn position<G: Game>(&self, parts: AnyParts) -> Result<Box<dyn AnyGame>, SaveError> {
        TitleOf::<G>::NEW.load(parts, self.state.clone()).map_err(SaveError::State)
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Form(why) => write!(f, "this was not saved by such games: {why}"),
            SaveError::Games { saved, games } => {
                write!(f, "{saved} games were saved; here are {games}")
            }
            SaveError::Title { wanted, found } => {
                write!(f, "a position of {found} does not fit games of {wanted}")
            }
            SaveError::Seats { players, most } => write!(
                f,
                "a position with {players} seats does not fit rows for {most}\n\
                 hint: make the games with a table of {players} among them"
            ),
            SaveError::State(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}
