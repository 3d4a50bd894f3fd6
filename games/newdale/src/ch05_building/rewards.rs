//! What a build brings: tolls, bridge, house, token, effect of the card.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::cards::Kind;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::{BuildStep, Frame};
use crate::model::ids::*;
use crate::model::pieces::Good;
use crate::model::state::{Build, Field, Newdale};
use crate::model::towns::Towns;

impl Newdale {
    /// ND-10.17 — Each owner of a foreign bridge on the way gets coal for the toll.
    pub(super) fn pay_tolls(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.next_build_step(BuildStep::Area);
        for owner in Seat::all(self.players) {
            let bridge = self.player(owner).bridge;
            if bridge.is_some_and(|site| self.build.tolls >> site.index() & 1 != 0) {
                events.tell_all(|| Event::TollPaid { seat, owner });
                self.gain_goods(owner, Good::Coal, self.parts.bridge.toll, events);
            }
        }
    }

    /// ND-10.7 — The named bridge stands for good; 2 VP.
    pub(super) fn place_bridge(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.next_build_step(BuildStep::House);
        if let Some(site) = self.build.bridge {
            self.own_mut().bridge = Some(site);
            events.tell_all(|| Event::BridgeBuilt { seat, site });
            self.gain_points(seat, self.parts.bridge.vp, events);
        }
    }

    /// ND-5.8 — The house is placed; the first one in a town may bring points.
    pub(super) fn place_house(&mut self, events: &mut impl Events<Event>) {
        self.next_build_step(BuildStep::Harbor);
        let town = self.town_of_build();
        self.put_house(town, events);
    }

    /// ND-5.8 — A house on a town, with the points of the first arrival.
    pub(crate) fn put_house(&mut self, town: usize, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let first = !self.in_play().iter().any(|player| player.houses.has(town));
        let player = self.own_mut();
        player.houses = player.houses.and(Towns::only(town));
        player.supply -= 1;
        if first {
            self.gain_points(seat, self.map().first_vp[town], events);
        }
    }

    fn town_of_build(&self) -> usize {
        let town = self.build.town.expect("a town is chosen");
        self.chapter().board.number(town).expect("the town lies on the map")
    }

    /// ND-10.11 — A house in a harbor moves the ship; that is not optional.
    pub(super) fn call_at_harbor(&mut self) {
        self.next_build_step(BuildStep::Bonus);
        if self.sails_the_coast() && self.map().harbors.has(self.town_of_build()) {
            self.frames.push(Frame::Ship { left: 1 });
        }
    }

    /// ND-5.9 — The bonus fields whose token may be taken, as bits.
    pub(crate) fn bonus_fields(&self) -> u16 {
        match self.build.near {
            true => self.fields_with_tokens(self.town_of_build()),
            false => 0,
        }
    }

    /// ND-5.9 — A token of a field at the town.
    pub(crate) fn may_take_token(&self, field: u8) -> Result<(), Refused> {
        match self.bonus_fields() >> field & 1 {
            0 => Err(ND_5_9.refuse("no token lies there for you")),
            _ => Ok(()),
        }
    }

    /// ND-5.9 — The fields to choose from, or none.
    pub(crate) fn bonus_options(&self, visit: &mut impl FnMut(Action)) {
        let fields = 0..self.fields.len() as u8;
        let open = fields.filter(|field| self.may_take_token(*field).is_ok());
        open.for_each(|field| visit(Action::TakeField(field)));
        visit(Action::Leave);
    }

    /// ND-5.9 — The top token of a field, or none.
    pub(crate) fn take_token(&mut self, field: Option<u8>, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.next_build_step(BuildStep::Effect);
        let Some(number) = field else { return };
        let field = &mut self.fields[usize::from(number)];
        let token = field.token.expect("a token lies there");
        field.count -= 1;
        if field.count == 0 {
            *field = Field::EMPTY;
        }
        self.own_mut().tokens[token.index()] += 1;
        events.tell_all(|| Event::TokenTaken { seat, field: number + 1, token });
    }

    /// ND-8.4 — What the card does when it is built; then the build is over.
    pub(super) fn finish_build(&mut self) {
        let seat = self.actor;
        let card = self.build.card.expect("a card is built");
        self.build = Build::default();
        self.frames.pop();
        if card.kind() == Kind::SmallGuardhouse {
            self.frames.push(Frame::Deal { seat, left: GUARDHOUSE_CARDS, why: Draw::Guardhouse });
        }
    }
}

/// Cards of a Small Guardhouse (ND-8.4).
const GUARDHOUSE_CARDS: u8 = 2;
