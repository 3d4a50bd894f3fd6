//! Chapter 10: what chapters add, and the campaign they make.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::components::{COAST, Extra, SEA, SeaBonus};
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::{Bill, BuildStep, Frame};
use crate::model::ids::*;
use crate::model::pieces::{Chapter, Sailor, Site};
use crate::model::state::{Build, Newdale, Wait};

pub mod campaign;

impl Newdale {
    /// ND-10.24 — How far a ship can still move.
    pub(crate) fn room_ahead(&self, seat: Seat) -> u8 {
        self.last_space() - self.player(seat).ship.min(self.last_space())
    }

    fn last_space(&self) -> u8 {
        match (self.has(Extra::Ships), self.has(Extra::Sailors)) {
            (false, _) => 0,
            (true, false) => COAST as u8 - 1,
            (true, true) => SEA as u8 - 1,
        }
    }

    /// Whether a ship is under way on the open sea (event Storm).
    pub(crate) fn is_at_sea(&self, seat: Seat) -> bool {
        self.has(Extra::Sailors) && self.player(seat).ship > 0 && self.room_ahead(seat) > 0
    }

    /// ND-10.21 — Set sail: as far as can be paid and is left, at most three spaces.
    pub(crate) fn set_sail(&mut self) {
        let actions = &self.parts.actions;
        let payable = self.wealth(self.actor) / u16::from(actions.sail_cost);
        let most = actions.sail_most.min(self.room_ahead(self.actor)).min(payable.min(9) as u8);
        self.frames.push(Frame::Sail { most, paid: true });
    }

    /// ND-15.31 — A ship that cannot move is not asked.
    pub(crate) fn go_on_with_sail(&mut self, most: u8) {
        match most {
            0 => self.frames.pop(),
            _ => self.wait = Wait::Turn,
        }
    }

    /// ND-15.19 — How far the ship may move.
    pub(crate) fn sail_options(&self, most: u8, visit: &mut impl FnMut(Action)) {
        (1..=most).for_each(|n| visit(Action::Sail(n)));
        visit(Action::Skip);
    }

    /// ND-10.21, ND-8.12 — Not farther than paid for, or than Captain and hire allow.
    pub(crate) fn may_sail(&self, most: u8, paid: bool, n: u8) -> Result<(), Refused> {
        match n <= most {
            true => Ok(()),
            false if paid => Err(ND_10_21.refuse("the ship cannot sail so far")),
            false => Err(ND_8_12.refuse("the ship cannot sail so far")),
        }
    }

    /// ND-10.11 — The ship sails; each space of Set sail is paid for.
    pub(crate) fn sail(&mut self, n: u8, paid: bool) {
        self.carried_out = true;
        self.frames.replace(Frame::Ship { left: n });
        if paid {
            self.bill(n * self.parts.actions.sail_cost, Bill::Coins);
        }
    }

    /// ND-10.24 — A ship takes its spaces one at a time, with the bonus of each.
    pub(crate) fn go_on_with_ship(&mut self, left: u8, events: &mut impl Events<Event>) {
        let seat = self.actor;
        if left == 0 || self.room_ahead(seat) == 0 {
            return self.frames.pop();
        }
        self.frames.replace(Frame::Ship { left: left - 1 });
        let player = self.own_mut();
        player.ship += 1;
        let space = player.ship;
        let fresh = space > player.furthest;
        player.furthest = player.furthest.max(space);
        events.tell_all(|| Event::ShipMoved { seat, space });
        match self.sails_the_coast() {
            true => self.reach_coast(space, events),
            false => self.reach_sea(space, fresh, events),
        }
    }

    /// ND-10.11, ND-10.21 — The first ship at the end of the coast.
    fn reach_coast(&mut self, space: u8, events: &mut impl Events<Event>) {
        if usize::from(space) == COAST - 1 && !self.first_at_nine {
            self.first_at_nine = true;
            self.gain_points(self.actor, self.parts.coast.first_vp, events);
        }
    }

    /// ND-10.14 — Bonus spaces count the first time; Newdale is the last space.
    fn reach_sea(&mut self, space: u8, fresh: bool, events: &mut impl Events<Event>) {
        let seat = self.actor;
        if usize::from(space) == SEA - 1 {
            return self.arrive(events);
        }
        let bonus = self.parts.sea.bonus[usize::from(space)].filter(|_| fresh);
        match bonus {
            Some(SeaBonus::Cards(left)) => {
                self.frames.push(Frame::Deal { seat, left, why: Draw::Sea })
            }
            Some(SeaBonus::Points(vp)) => self.gain_points(seat, vp, events),
            Some(SeaBonus::OneGood) => self.frames.push(Frame::Good),
            None => {}
        }
    }

    /// ND-10.14, ND-10.24 — Points by order of arrival; the house in Newdale follows.
    fn arrive(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let place = self.arrivals.iter().position(Option::is_none).expect("each arrives once");
        self.arrivals[place] = Some(seat);
        self.frames.push(Frame::Settle);
        self.gain_points(seat, self.parts.sea.arrival[place], events);
    }

    /// ND-10.24 — The house in Newdale, once the cards of the arrival are drawn (ND-9.1).
    pub(crate) fn settle(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        let Some(town) = self.map().newdale else { return };
        if self.own().supply > 0 && !self.own().houses.has(town) {
            let name = self.chapter().board.town(town);
            events.tell_all(|| Event::Settled { seat, town: name });
            self.put_house(town, events);
        }
    }

    /// ND-10.13 — A sailor of the supply that can be paid; one Cook for each player.
    pub(crate) fn may_hire(&self, sailor: Sailor) -> Result<(), Refused> {
        if self.sailors[sailor.index()] == 0 {
            return Err(ND_10_13.refuse("no such sailor is to be had"));
        }
        if sailor == Sailor::Cook && self.own().crew[Sailor::Cook.index()] > 0 {
            return Err(ND_10_13.refuse("you have a Cook"));
        }
        let cost = self.parts.sailor(sailor).cost.saturating_sub(self.event_discount());
        match self.wealth(self.actor) >= cost.into() {
            true => Ok(()),
            false => Err(ND_5_4.refuse("you cannot pay for it")),
        }
    }

    /// ND-10.13 — A sailor is hired instead of a build: only the cost is paid.
    pub(crate) fn hire(&mut self, sailor: Sailor) {
        let cost = self.parts.sailor(sailor).cost.saturating_sub(self.event_discount());
        self.sailors[sailor.index()] -= 1;
        self.build = Build { sailor: Some(sailor), cost, ..Build::default() };
        self.frames.replace(Frame::Construction { step: BuildStep::Pay });
    }

    /// ND-8.12 — The sailor comes aboard and the ship may move.
    pub(crate) fn come_aboard(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let sailor = self.build.sailor.expect("a sailor is hired");
        self.build = Build::default();
        self.own_mut().crew[sailor.index()] += 1;
        self.carried_out = true;
        events.tell_all(|| Event::Hired { seat, sailor });
        let most = self.parts.sailor(sailor).ship.min(self.room_ahead(seat));
        self.frames.replace(Frame::Sail { most, paid: false });
    }

    /// ND-10.7 — A bridge is named; a card must follow.
    pub(crate) fn name_bridge(&mut self, site: Site) {
        self.build.bridge = Some(site);
    }

    /// ND-10.20 — The chapter that follows this one, as things stand.
    pub(crate) fn next_chapter(&self) -> Option<Chapter> {
        if self.is_solo() && !self.solo_won() {
            return Some(self.options.chapter);
        }
        let fulfilled = self.in_play().iter().filter(|player| player.side > 0).count();
        campaign::follows(self.chapter().next, fulfilled, self.players)
    }
}
