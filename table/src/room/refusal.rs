//! Why a room does not do what was asked.

use std::fmt;

use kernel::Seat;

use crate::{ApplyError, UndoError};

/// Why an order is not carried out. Nothing changes.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The order was made for what the seat saw earlier.
    Stale {
        /// The seat's revision now.
        now: u64,
    },
    /// The rules refuse the action.
    Apply(ApplyError),
    /// The line stands; the others can be asked.
    Undo(UndoError),
    /// The seat is not the sender's.
    NotYours(Seat),
    /// Only the host may do that.
    NotHost,
    /// There is no such seat.
    NoSeat(Seat),
    /// Somebody sits there.
    Taken(Seat),
    /// Nobody asks for consent, or not of this seat.
    NotAsked,
    /// The host lets this one not talk.
    Muted,
    /// The game is not over.
    NotOver,
    /// The table is closed.
    Closed,
    /// There is nothing to say, or too much.
    Text,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Stale { .. } => f.write_str("the table has changed since"),
            Refusal::Apply(error) => error.fmt(f),
            Refusal::Undo(error) => error.fmt(f),
            Refusal::NotYours(seat) => write!(f, "seat {seat} is not yours"),
            Refusal::NotHost => f.write_str("only the host may do that"),
            Refusal::NoSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Refusal::Taken(seat) => write!(f, "seat {seat} is taken"),
            Refusal::NotAsked => f.write_str("nobody asks for consent"),
            Refusal::Muted => f.write_str("the host has taken the word from you"),
            Refusal::NotOver => f.write_str("the game is not over"),
            Refusal::Closed => f.write_str("the table is closed"),
            Refusal::Text => {
                write!(f, "a text has 1 to {} characters", super::TEXT_MAX)
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl From<ApplyError> for Refusal {
    fn from(error: ApplyError) -> Refusal {
        Refusal::Apply(error)
    }
}

impl From<UndoError> for Refusal {
    fn from(error: UndoError) -> Refusal {
        Refusal::Undo(error)
    }
}
