//! Chapter 12: the Development track.

use kernel::{Events, Seat};

use crate::model::event::Event;
use crate::model::pieces::CitizenSpace;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-12.1 — The marker moves right, never past the end.
    /// OR-12.5 — Marked spaces are resolved from left to right.
    pub(crate) fn develop(&mut self, seat: Seat, points: u8, events: &mut impl Events<Event>) {
        let from = self.player(seat).development;
        let to = (from + points).min(self.parts.development.last);
        if to == from {
            return;
        }
        self.player_mut(seat).development = to;
        events.tell_all(|| Event::Developed { seat, n: to - from, space: to });
        for space in from + 1..=to {
            self.pass_space(seat, space, events);
        }
    }

    /// OR-12.2 — Coins for everybody; OR-12.3 — the citizen for the first.
    fn pass_space(&mut self, seat: Seat, space: u8, events: &mut impl Events<Event>) {
        let coins = self.parts.development.coins[usize::from(space)];
        self.take_coins(seat, coins, events);
        let citizen = self.parts.development.citizens.iter().position(|at| *at == space);
        if let Some(number) = citizen {
            self.take_citizen(seat, CitizenSpace::of_development(number), events);
        }
    }
}
