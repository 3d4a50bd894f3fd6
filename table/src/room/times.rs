//! How long the table has waited for each seat. A room reads no clock: whoever serves it says how
//! much time has passed.

use std::time::Duration;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Room;
use crate::records::Sitter;

/// How long the table has waited for each seat in its present move, in milliseconds.
///
/// A move is a decision. Where all decide at once it is the whole step: a clock that started anew
/// with every secret placement would tell the others of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Times {
    spent: Vec<u64>,
    /// What the last decisions of one seat in a row took: taking one back gives no time back.
    taken: Vec<(Seat, u64)>,
}

impl Times {
    fn spent(&mut self, seat: Seat) -> &mut u64 {
        if self.spent.len() <= seat.index() {
            self.spent.resize(seat.index() + 1, 0);
        }
        &mut self.spent[seat.index()]
    }

    /// A seat has made its move, which stands or can be taken back.
    pub(super) fn decided(&mut self, seat: Seat, stands: bool) {
        let took = std::mem::take(self.spent(seat));
        self.taken.retain(|(last, _)| !stands && *last == seat);
        if !stands {
            self.taken.push((seat, took));
        }
    }

    /// A seat has taken a move back, by itself or with everybody's consent.
    pub(super) fn undone(&mut self, seat: Seat) {
        let own = self.taken.pop_if(|(last, _)| *last == seat);
        *self.spent(seat) += own.map_or(0, |(_, took)| took);
    }

    /// A seat's move begins anew.
    pub(super) fn begin(&mut self, seat: Seat) {
        *self.spent(seat) = 0;
    }

    /// The clocks of seats that are not asked are full.
    pub(super) fn rest(&mut self, asked: SeatSet) {
        for (place, spent) in self.spent.iter_mut().enumerate() {
            if !asked.contains(Seat(place as u8)) {
                *spent = 0;
            }
        }
    }
}

impl Room {
    /// How long a move may take; none for as long as one likes.
    pub fn pace(&self) -> Option<Duration> {
        self.opened.pace.map(|seconds| Duration::from_secs(seconds.into()))
    }

    /// How much time a seat has left, if its clock runs: a person sits there, is asked, and no bot
    /// stands in.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        let pace = self.pace()?;
        let chair = self.chairs.get(seat.index())?;
        let plays = chair.sitter == Sitter::Person && chair.stand_in.is_none();
        let spent = self.times.spent.get(seat.index()).copied().unwrap_or_default();
        let left = pace.saturating_sub(Duration::from_millis(spent));
        (plays && self.asked().contains(seat)).then_some(left)
    }

    /// The seats whose clocks run, and what each has left.
    pub fn clocks(&self) -> impl Iterator<Item = (Seat, Duration)> {
        self.asked().iter().filter_map(|seat| Some((seat, self.left(seat)?)))
    }

    /// Lets so much time pass.
    pub fn pass(&mut self, time: Duration) {
        let running: Vec<Seat> = self.clocks().map(|(seat, _)| seat).collect();
        let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        for seat in running {
            let spent = self.times.spent(seat);
            *spent = spent.saturating_add(millis);
        }
    }
}
