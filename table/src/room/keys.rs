//! Whose seats are whose: every seat's keys have a generation, which a kick or a new key raises.
//!
//! The generation is folded from the log like everything else, so that it changes in the one
//! append that puts somebody off his seat; an order that was sent with an older key is refused
//! when it is decided, however long it was on its way.

use kernel::{MAX_SEATS, Seat, SeatSet};

use super::{Refusal, Room};

/// What a sender may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// The seats that are his.
    pub seats: SeatSet,
    /// The generation of the key that he has for each of them.
    pub keys: [u32; MAX_SEATS],
    /// Whether the table is his.
    pub host: bool,
}

impl Who {
    /// Somebody who sits on this seat by its first key.
    pub fn seat(seat: Seat) -> Who {
        Who { seats: SeatSet::only(seat), ..Who::default() }
    }

    /// The host, who need not sit.
    pub fn host() -> Who {
        Who { host: true, ..Who::default() }
    }

    /// The same, who sits on one seat more by a key of this generation.
    #[must_use]
    pub fn with(mut self, seat: Seat, keys: u32) -> Who {
        if let Some(place) = self.keys.get_mut(seat.index()) {
            self.seats = self.seats.with(seat);
            *place = keys;
        }
        self
    }
}

impl Room {
    /// The seat with this number, if the table has one. Numbers from outside become seats here
    /// and nowhere else.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        Seat::all(self.chairs.len() as u8).find(|seat| seat.0 == number)
    }

    /// The generation of a seat's keys: older ones open nothing.
    pub fn keys(&self, seat: Seat) -> Option<u32> {
        self.keys.get(seat.index()).copied()
    }

    /// Whoever plays on this seat now.
    pub fn sitter(&self, seat: Seat) -> Who {
        Who::default().with(seat, self.keys(seat).unwrap_or_default())
    }

    /// Whether this seat is the sender's, by a key that still opens it.
    pub fn holds(&self, who: Who, seat: Seat) -> bool {
        let key = who.keys.get(seat.index()).copied();
        who.seats.contains(seat) && key.is_some() && key == self.keys(seat)
    }

    pub(super) fn own(&self, who: Who, seat: Seat) -> Result<(), Refusal> {
        self.chair(seat)?;
        if self.holds(who, seat) { Ok(()) } else { Err(Refusal::NotYours(seat)) }
    }

    /// The next generation of a seat's keys.
    pub(super) fn next_keys(&self, seat: Seat) -> u32 {
        self.keys(seat).unwrap_or_default().saturating_add(1)
    }
}
