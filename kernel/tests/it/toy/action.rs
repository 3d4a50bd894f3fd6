//! The lines of the list.

use std::fmt;

use kernel::names::Name;
use kernel::{Action, Index, Saying, Seat};

use super::{Color, MOST, SEATS};

/// One decision of a player, or one token out of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `bid 2` — offer so many coins.
    Bid(u8),
    /// `confirm` — the bid stands.
    Confirm,
    /// `show gold` — show a token of the hand.
    Show(Color),
    /// `keep` — show nothing.
    Keep,
    /// A line that cannot be read back.
    Mumble,
    /// A line past the end of the index.
    Stray,
    /// `draw 0 gold` — the seat draws this token.
    Draw(Seat, Color),
    /// The same by a name that the game does not know.
    Grab(Seat, Color),
}

impl Move {
    /// The decisions in the order of their index; the last two are bugs beyond its end.
    const DECISIONS: [Move; 10] = [
        Move::Bid(0),
        Move::Bid(1),
        Move::Bid(MOST),
        Move::Confirm,
        Move::Show(Color::Red),
        Move::Show(Color::Blue),
        Move::Show(Color::Gold),
        Move::Keep,
        Move::Mumble,
        Move::Stray,
    ];
    /// Size of the index of decisions.
    pub const ACTIONS: u32 = 8;
    /// Size of the index of outcomes.
    pub const OUTCOMES: u32 = 3 * SEATS as u32;

    fn outcomes() -> impl Iterator<Item = Move> {
        Seat::all(SEATS as u8)
            .flat_map(|seat| Color::ALL.iter().map(move |&color| Move::Draw(seat, color)))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(coins) => write!(f, "bid {coins}"),
            Move::Confirm => f.write_str("confirm"),
            Move::Show(color) => write!(f, "show {color}"),
            Move::Keep => f.write_str("keep"),
            Move::Mumble => f.write_str("mumble"),
            Move::Stray => f.write_str("stray"),
            Move::Draw(seat, color) | Move::Grab(seat, color) => write!(f, "draw {seat} {color}"),
        }
    }
}

impl Action for Move {
    fn parse(notation: &str) -> Option<Move> {
        let readable = Move::DECISIONS.into_iter().filter(|action| *action != Move::Mumble);
        readable.chain(Move::outcomes()).find(|action| action.to_string() == notation)
    }

    fn kind(self) -> &'static str {
        match self {
            Move::Bid(_) => "bid",
            Move::Confirm => "confirm",
            Move::Show(_) => "show",
            Move::Keep => "keep",
            Move::Mumble => "mumble",
            Move::Stray => "stray",
            Move::Draw(..) => "draw",
            Move::Grab(..) => "grab",
        }
    }

    fn index(self) -> Index {
        let place = Move::DECISIONS.iter().position(|action| *action == self);
        match self {
            Move::Draw(seat, color) | Move::Grab(seat, color) => {
                Index::Outcome(3 * u32::from(seat.0) + color.index() as u32)
            }
            _ => Index::Decision(place.expect("every decision is in the list") as u32),
        }
    }

    fn from_index(index: Index) -> Option<Move> {
        match index {
            Index::Decision(number) if number < Move::ACTIONS => {
                Some(Move::DECISIONS[number as usize])
            }
            Index::Decision(_) => None,
            Index::Outcome(number) => Move::outcomes().nth(number as usize),
        }
    }

    fn label(self) -> Saying {
        Saying::new("action.move")
    }
}
