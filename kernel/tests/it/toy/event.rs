//! What happens at the fair.

use kernel::{Event, RuleId, Saying, Seat};
use serde::Serialize;

use super::Color;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happening {
    /// A seat drew a token: its own seat hears which.
    Drawn { seat: Seat, color: Option<Color> },
    /// A seat chose its bid.
    Bid { seat: Seat, coins: u8 },
    /// A seat has confirmed; nobody is told what.
    Confirmed { seat: Seat, coins: Option<u8> },
    /// All have confirmed, and this was the bid.
    Revealed { seat: Seat, coins: u8 },
    /// The highest bidder showed a token, or none.
    Shown { seat: Seat, color: Option<Color> },
    /// A kind that the game does not name.
    Whispered { seat: Seat },
}

impl Event for Happening {
    fn kind(&self) -> &'static str {
        match self {
            Happening::Drawn { .. } => "drawn",
            Happening::Bid { .. } => "bid",
            Happening::Confirmed { .. } => "confirmed",
            Happening::Revealed { .. } => "revealed",
            Happening::Shown { .. } => "shown",
            Happening::Whispered { .. } => "whispered",
        }
    }

    fn rule(&self) -> RuleId {
        RuleId("FA-1.1")
    }

    fn saying(&self) -> Saying {
        Saying::new("event.happening")
    }
}
