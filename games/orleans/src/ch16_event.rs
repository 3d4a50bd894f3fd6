//! Chapter 16: the event of the round.

use kernel::names::Set;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Hourglass, Token, Ware};
use crate::model::question::{Phase, Question};
use crate::model::state::Orleans;

/// OR-16.3 — What a player without food pays.
const HARVEST_FINE: u8 = 5;
/// OR-16.4 — One coin for every so many goods.
const GOODS_PER_TAX: u32 = 3;

impl Orleans {
    /// OR-16.8 — One player is finished before the next begins.
    pub(crate) fn go_on_with_event(&mut self, events: &mut impl Events<Event>) {
        if self.cursor == self.players {
            return self.begin(Phase::StartPlayer);
        }
        let seat = self.in_order(self.cursor);
        self.cursor += 1;
        self.turn = seat;
        if self.is_negative() && self.has_shield(seat) {
            self.question = Question::Sacristy; // OR-16.7, OR-R35
        } else {
            self.suffer(seat, events);
        }
    }

    fn is_negative(&self) -> bool {
        self.event.is_some_and(|tile| self.parts.negative.contains(tile))
    }

    /// OR-15.10 — Use the monk, or keep him and suffer the event.
    pub(crate) fn choose_shield(&mut self, used: bool, events: &mut impl Events<Event>) {
        self.question = Question::Nobody;
        match used {
            true => self.shield(self.turn, events),
            false => self.suffer(self.turn, events),
        }
    }

    /// OR-16.1 to OR-16.6 — What the event does to a player.
    fn suffer(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        let player = self.player(seat);
        match self.event.expect("an event phase has its tile") {
            Hourglass::Pilgrimage => {}
            Hourglass::Income => {
                self.take_coins(seat, self.parts.level(player.development), events);
            }
            Hourglass::Harvest if self.food(seat).is_empty() => {
                self.charge(seat, HARVEST_FINE, events);
            }
            Hourglass::Harvest => self.question = Question::Harvest,
            Hourglass::Taxes => {
                let tax = player.goods.total() / GOODS_PER_TAX;
                self.charge(seat, tax as u8, events);
            }
            Hourglass::TradingDay => self.take_coins(seat, player.stations.len() as u8, events),
            Hourglass::Plague if player.mat.bag.is_empty() => {} // OR-R28: only the bag counts
            Hourglass::Plague => self.question = Question::PlagueDraw,
        }
    }

    /// OR-16.3 — The food that a player owns; bread counts.
    fn food(&self, seat: Seat) -> Set<Ware> {
        let food = |ware: &Ware| *ware == Ware::Bread || self.parts.food.contains(ware.good());
        self.player(seat).goods.kinds().filter(food).collect()
    }

    /// Which food may be given (OR-20A.13).
    pub(crate) fn harvest_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.food(seat).iter().for_each(|ware| visit(Action::Give(ware)));
    }

    /// OR-16.3 — Only food, and only what one has.
    pub(crate) fn may_give_food(&self, seat: Seat, ware: Ware) -> Result<(), Refused> {
        match self.food(seat).contains(ware) {
            true => Ok(()),
            false => Err(OR_16_3.refuse("this is no food of yours")),
        }
    }

    /// OR-16.3 — The food returns to the goods market.
    pub(crate) fn give_food(&mut self, ware: Ware, events: &mut impl Events<Event>) {
        self.give_ware(self.turn, ware, events);
        self.question = Question::Nobody;
    }

    /// OR-16.6 — A token of the bag.
    pub(crate) fn may_strike(&self, seat: Seat, token: Token) -> Result<(), Refused> {
        match seat == self.turn && self.mat(seat).bag[token] > 0 {
            true => Ok(()),
            false => Err(OR_16_6.refuse("no such follower is in the bag")),
        }
    }

    /// OR-16.6 — A starter goes back into the bag; any other returns to the supply.
    pub(crate) fn strike(&mut self, seat: Seat, token: Token, events: &mut impl Events<Event>) {
        self.question = Question::Nobody;
        if token.is_starter() {
            events.tell_all(|| Event::Survived { seat, token });
        } else {
            self.mat_mut(seat).bag.take(token);
            self.supply.add(token.kind());
            events.tell_all(|| Event::Died { seat, token });
        }
    }
}
