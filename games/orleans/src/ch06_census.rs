//! Chapter 6: the census.

use kernel::{Events, Seat};

use crate::model::event::Event;
use crate::model::pieces::Follower;
use crate::model::question::Phase;
use crate::model::state::Orleans;

impl Orleans {
    /// OR-6.4 — The gain comes before the payment.
    pub(crate) fn census(&mut self, events: &mut impl Events<Event>) {
        self.begin(Phase::Followers);
        let farmers = |seat: &Seat| self.player(*seat).space(Follower::Farmer);
        let leader = alone(self.players, |seat| farmers(seat));
        let last = alone(self.players, |seat| u8::MAX - farmers(seat));
        // Gain before payment (OR-6.4): with an empty bank the payer's coin must not reach the
        // leader.
        if let Some(leader) = leader {
            self.take_coins(leader, 1, events); // OR-6.1
        }
        if let Some(last) = last.filter(|_| self.players > 2) {
            self.charge(last, 1, events); // OR-6.2, OR-6.3
        }
    }
}

/// OR-6.1, OR-6.2 — The seat whose number is greater than all others, if only one is.
fn alone(players: u8, number: impl Fn(&Seat) -> u8) -> Option<Seat> {
    let best = Seat::all(players).max_by_key(|seat| number(seat))?;
    let rivals = Seat::all(players).filter(|seat| number(seat) == number(&best)).count();
    (rivals == 1).then_some(best)
}
