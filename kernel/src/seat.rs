//! Who sits at the table, who acts, who looks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise. No text becomes one that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `players` seats in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// The next seat clockwise at a table of `players`.
    pub const fn left(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// Every seat once, clockwise, this one first.
    pub fn round(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        if usize::from(number) < MAX_SEATS { Ok(Seat(number)) } else { Err(NoSeat(number)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A number that is no seat of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeat(pub u8);

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no seat {}", self.0)
    }
}

impl std::error::Error for NoSeat {}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `players` seats.
    pub const fn all(players: u8) -> SeatSet {
        assert!(players as usize <= MAX_SEATS, "no table has so many seats");
        SeatSet(bit(players).wrapping_sub(1))
    }

    /// Only this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(bit(seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat.0) != 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | bit(seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !bit(seat.0))
    }

    /// One bit a seat, that of seat 0 the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is no seat in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

/// The bit of a seat. What is no seat has none: it is in no set, whatever it is added to.
const fn bit(number: u8) -> u8 {
    match 1u8.checked_shl(number as u32) {
        Some(bit) => bit,
        None => 0,
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Who acts: a seat, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player decides.
    Seat(Seat),
    /// Dice, bags and decks speak.
    Chance,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

/// As in replays: the seat's number, or `*` for chance.
impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

/// Who looks: a seat, or somebody beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player sees what the seat may know.
    Seat(Seat),
    /// An onlooker sees what everybody may know.
    Onlooker,
}

impl Viewer {
    /// Whether the viewer sits on this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table: its seats, then an onlooker.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Onlooker])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_beyond_the_table_is_in_no_set() {
        for ghost in (MAX_SEATS as u8..=u8::MAX).map(Seat) {
            assert!(!SeatSet::all(8).contains(ghost), "{ghost}");
            assert_eq!(SeatSet::EMPTY.with(ghost), SeatSet::EMPTY);
            assert_eq!(SeatSet::only(ghost), SeatSet::EMPTY);
            assert_eq!(SeatSet::all(8).without(ghost), SeatSet::all(8));
        }
        for players in 0..=8 {
            let seats: Vec<Seat> = SeatSet::all(players).iter().collect();
            assert_eq!(seats, Seat::all(players).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_text_becomes_a_seat_beyond_the_table() {
        assert_eq!(serde_json::from_str::<Seat>("7").ok(), Some(Seat(7)));
        for ghost in ["8", "9", "255", "256", "-1"] {
            assert!(serde_json::from_str::<Seat>(ghost).is_err(), "{ghost}");
        }
        assert_eq!(serde_json::to_string(&Seat(3)).expect("a number"), "3");
    }
}
