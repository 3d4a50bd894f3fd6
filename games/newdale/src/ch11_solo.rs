//! Chapter 11: the solo game.

use kernel::{Events, Goal, Seat};

use crate::model::components::{Extra, SEA};
use crate::model::event::Event;
use crate::model::ids::{ND_11_2, ND_11_5};
use crate::model::state::{Newdale, Phase, Step};

impl Newdale {
    /// ND-11.2, ND-11.5 — Goods delivered, points, fists, and a ship that is far enough.
    pub(crate) fn solo_won(&self) -> bool {
        let seat = Seat(0);
        let goal = self.chapter().solo;
        self.has_delivered(seat)
            && self.points(seat) >= goal.min_vp.into()
            && self.fists(seat) >= goal.min_fists
            && self.is_far_enough(seat)
    }

    /// ND-11.2, ND-11.5 — Everything that winning takes, and how far one has come.
    pub(crate) fn solo_goals(&self) -> Vec<Goal> {
        let (seat, goal) = (Seat(0), self.chapter().solo);
        let part = |label, has: u16, wants: u8, rule| {
            let (has, wants) = (has.into(), wants.into());
            Goal { label, has, wants, rule }
        };
        let mut goals = vec![
            part("goods", self.goods_for_goal(seat), goal.coins, ND_11_2),
            part("vp", self.points(seat), goal.min_vp, ND_11_2),
            part("fists", self.fists(seat).into(), goal.min_fists, ND_11_2),
        ];
        let ship = u16::from(self.player(seat).ship);
        if self.sails_the_coast() {
            goals.push(part("ship", ship, self.parts.coast.solo, ND_11_5));
        } else if self.has(Extra::Sailors) {
            goals.push(part("ship", ship, SEA as u8 - 1, ND_11_5));
        }
        goals
    }

    /// What was delivered counts in full; what was not could not be enough.
    fn goods_for_goal(&self, seat: Seat) -> u16 {
        let wanted = u16::from(self.chapter().solo.coins);
        match self.has_delivered(seat) {
            true => wanted,
            false => self.goal_worth(seat).min(wanted.saturating_sub(1)),
        }
    }

    /// ND-11.2 — The goods were returned; before that, they could be.
    fn has_delivered(&self, seat: Seat) -> bool {
        let settled = self.phase == Phase::Over || self.step == Some(Step::Goal);
        match settled {
            true => self.delivered,
            false => self.goal_worth(seat) >= self.chapter().solo.coins.into(),
        }
    }

    /// ND-11.5 — Chapter VII wants the ship on its way, chapter VIII at Newdale.
    fn is_far_enough(&self, seat: Seat) -> bool {
        let ship = self.player(seat).ship;
        if self.sails_the_coast() {
            ship >= self.parts.coast.solo
        } else {
            !self.has(Extra::Sailors) || self.room_ahead(seat) == 0
        }
    }

    /// ND-11.5 — The rival moves at the end of every round.
    pub(crate) fn move_rival(&mut self, events: &mut impl Events<Event>) {
        if self.is_solo() && self.has(Extra::Sailors) {
            let moves = self.parts.sea.rival[usize::from(self.round) - 1];
            self.rival = (self.rival + moves).min(SEA as u8 - 1);
            let space = self.rival;
            events.tell_all(|| Event::RivalMoved { space });
        }
    }
}
