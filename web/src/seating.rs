//! Numbers of seats, as clients name them.

use kernel::Seat;
use serde::Deserialize;
use table::Room;

use crate::fault::Fault;

/// A number that a client says is a seat. It becomes one only at a table that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct SeatNumber(u8);

impl SeatNumber {
    /// The seat with this number at a table.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn at(self, room: &Room) -> Result<Seat, Fault> {
        room.seat(self.0).ok_or_else(Fault::no_seat)
    }
}
