//! Chapter 5: the hourglass.

use kernel::names::{Counts, Set};
use kernel::{Events, Refused, SeatSet};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{HOURGLASSES, Hourglass};
use crate::model::question::{Phase, Question};
use crate::model::state::Orleans;

impl Orleans {
    /// A round begins: chance turns up its tile.
    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
        self.passed = SeatSet::EMPTY;
        self.question = Question::HourglassTile;
    }

    /// OR-5.1 — The top tile is one of those face down.
    /// OR-5.2, OR-3.8 — Round 1 is always the tile that was set on top.
    pub(crate) fn tiles_on_top(&self) -> Counts<Hourglass, HOURGLASSES> {
        if self.round == 1 {
            Set::from_iter([self.parts.first_event]).iter().collect()
        } else {
            self.hourglass
        }
    }

    /// OR-5.1 — The tile must be left to come.
    pub(crate) fn may_turn_up(&self, tile: Hourglass) -> Result<(), Refused> {
        if self.tiles_on_top()[tile] > 0 {
            Ok(())
        } else if self.round == 1 {
            Err(OR_5_2.refuse("round 1 has its own tile"))
        } else {
            Err(OR_5_1.refuse("no such tile is left"))
        }
    }

    /// OR-5.1 — Its event belongs to this round.
    pub(crate) fn turn_up(&mut self, tile: Hourglass, events: &mut impl Events<Event>) {
        self.hourglass.take(tile);
        self.event = Some(tile);
        events.tell_all(|| Event::Hourglass { round: self.round, tile });
        self.begin(Phase::Census);
    }
}
