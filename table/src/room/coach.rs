//! The coach at a table: he speaks to whoever wants him, once every other person there agrees.

use kernel::Seat;

use super::{Refusal, Room, Who};
use crate::records::{Record, Sitter};

impl Room {
    /// Whether the person on a seat has asked for the coach, for himself and for the others.
    pub fn wants_coach(&self, seat: Seat) -> bool {
        self.coached.contains(&seat)
    }

    /// Whether the coach may speak to a seat: its person wants him, and so does every other person
    /// at the table. Bots have nothing against it.
    pub fn has_coach(&self, seat: Seat) -> bool {
        self.wants_coach(seat) && self.coach_waits_for().is_empty()
    }

    /// The persons who have not asked for the coach.
    pub fn coach_waits_for(&self) -> Vec<Seat> {
        let silent = |seat: &Seat| {
            self.chairs[seat.index()].sitter == Sitter::Person && !self.wants_coach(*seat)
        };
        Seat::all(self.chairs.len() as u8).filter(silent).collect()
    }

    /// A person asks for the coach, or no longer.
    pub(super) fn coach(&self, who: Who, seat: Seat, yes: bool) -> Result<Vec<Record>, Refusal> {
        self.own(who, seat)?;
        if self.wants_coach(seat) == yes {
            return Ok(Vec::new());
        }
        Ok(vec![Record::Coached { seat, yes }])
    }

    pub(super) fn fold_coached(&mut self, seat: Seat, yes: bool) {
        self.coached.retain(|known| *known != seat);
        if yes {
            self.coached.push(seat);
        }
    }
}
