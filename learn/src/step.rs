//! Why a step is not taken.

use std::fmt;

use kernel::{Refused, Seat};

use crate::slot::Fault;

/// Why a step is not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum StepError {
    /// There must be one action a game.
    Length {
        /// How many actions were given.
        actions: usize,
        /// How many games there are.
        games: usize,
    },
    /// Every game is over.
    AllOver,
    /// The game is over.
    Over {
        /// Which game.
        game: usize,
    },
    /// The seat has no such action.
    Illegal {
        /// Which game.
        game: usize,
        /// The seat that decides.
        seat: Seat,
        /// The number that was given.
        action: i64,
        /// How that action is written, if there is one.
        notation: Option<String>,
        /// The rule that forbids it.
        refused: Option<Box<Refused>>,
    },
}

impl StepError {
    pub(crate) fn of(fault: Fault, game: usize, action: i64) -> StepError {
        match fault {
            Fault::Over => StepError::Over { game },
            Fault::Illegal { seat, notation, refused } => {
                StepError::Illegal { game, seat, action, notation, refused }
            }
        }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Length { actions, games } => {
                write!(f, "{actions} actions do not fit {games} games\nhint: give one a game")
            }
            StepError::AllOver => f.write_str("every game is over\nhint: call reset"),
            StepError::Over { game } => {
                write!(f, "game {game} is over\nhint: its action must be -1, or call reset")
            }
            StepError::Illegal { game, seat, action, notation, refused } => {
                write!(f, "game {game}: seat {seat} may not take action {action}")?;
                notation.iter().try_for_each(|notation| write!(f, " `{notation}`"))?;
                refused.iter().try_for_each(|refused| write!(f, ": {refused}"))?;
                f.write_str("\nhint: take one of the first counts of its row of legal")
            }
        }
    }
}

impl std::error::Error for StepError {}
