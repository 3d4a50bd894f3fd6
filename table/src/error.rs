//! Why a table does not do what was asked.

use std::fmt;

use kernel::{PlayError, Seat};

/// Why an action was not applied.
#[derive(Clone, Debug, PartialEq)]
pub enum ApplyError {
    /// The game is over.
    Over,
    /// There is no such seat at the table.
    NoSeat(Seat),
    /// No action has this number.
    NoIndex(u32),
    /// Nothing is written like that, or the rules refuse it.
    Play(PlayError),
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApplyError::Over => f.write_str("the game is over"),
            ApplyError::NoSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            ApplyError::NoIndex(index) => write!(f, "no action has the index {index}"),
            ApplyError::Play(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ApplyError {}

impl From<PlayError> for ApplyError {
    fn from(error: PlayError) -> ApplyError {
        ApplyError::Play(error)
    }
}

/// Why a line cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// Nothing was done yet.
    Nothing,
    /// Nothing was taken back that could be played again.
    NothingBack,
    /// Another seat has decided since.
    Decided(Seat),
    /// Dice, bags or decks have spoken since.
    Revealed,
    /// The answer was given in a step where all decide at once.
    Answered,
    /// A step where all decide at once has begun since.
    Begun,
    /// Somebody who could have objected was put off the table since.
    Settled,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoError::Nothing => f.write_str("there is nothing to take back"),
            UndoError::NothingBack => f.write_str("there is nothing to bring back"),
            UndoError::Decided(seat) => write!(f, "seat {seat} has decided since"),
            UndoError::Revealed => f.write_str("chance has spoken since"),
            UndoError::Answered => f.write_str("the answer stands: others decide at the same time"),
            UndoError::Begun => f.write_str("a step where all decide at once has begun since"),
            UndoError::Settled => f.write_str("somebody has had to leave the table since"),
        }
    }
}

impl std::error::Error for UndoError {}
