//! Chapter 4: the actions of the action board.

use kernel::names::Name;
use kernel::{Events, Refused};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::{Bill, Frame};
use crate::model::ids::*;
use crate::model::pieces::{Block, Good};
use crate::model::pile::each;
use crate::model::spaces::{Shared, Space};
use crate::model::state::{Newdale, Wait};
use crate::model::tokens::{TOKEN_DISCOUNT, Token};

impl Newdale {
    /// ND-3.5 — The marker is taken back and its action carried out at once.
    pub(crate) fn take_marker(&mut self, events: &mut impl Events<Event>) {
        let (seat, marker) = (self.actor, self.marker);
        let place = usize::from(marker) - 1;
        let space = self.own_mut().plan[place].take().expect("the marker stands on a space");
        events.tell_all(|| Event::MarkerTaken { seat, marker, space });
        match space {
            Space::Board(shared) => self.begin_action(shared),
            Space::Area(area, mode) => self.activate(area, mode),
        }
    }

    /// ND-4 — A space of the action board.
    fn begin_action(&mut self, shared: Shared) {
        let seat = self.actor;
        match shared {
            Shared::Build => self.frames.push(Frame::Build { aaron: None }),
            Shared::Unlock => self.frames.push(Frame::Unlock),
            Shared::Cards => {
                // ND-R29 — The second part is always carried out.
                self.carried_out = true;
                self.frames.push(Frame::Deal {
                    seat,
                    left: self.parts.actions.draw,
                    why: Draw::Swap,
                });
                self.frames.push(Frame::Swap);
            }
            Shared::BlackMarket => {
                self.frames.push(Frame::Market { left: self.parts.actions.market_cards });
            }
            Shared::Development => self.frames.push(Frame::Develop),
            Shared::SetSail => self.set_sail(),
        }
    }

    /// ND-4.2 — A block that is left, and coins to remove it.
    pub(crate) fn may_unlock(&self, block: Block) -> Result<(), Refused> {
        let player = self.own();
        let gone = match block {
            Block::Range => player.far,
            Block::Compensation => player.thrifty,
        };
        if gone {
            return Err(ND_4_2.refuse("this block is gone"));
        }
        match self.wealth(self.actor) >= self.parts.actions.unlock_cost.into() {
            true => Ok(()),
            false => Err(ND_4_2.refuse("you cannot pay for it")),
        }
    }

    /// ND-4.2 — The blocks that can be removed.
    pub(crate) fn unlock_options(&self, visit: &mut impl FnMut(Action)) {
        let blocks = Block::ALL.iter().copied().filter(|block| self.may_unlock(*block).is_ok());
        blocks.for_each(|block| visit(Action::Unlock(block)));
        visit(Action::Skip);
    }

    /// ND-4.2 — The block is paid and removed.
    pub(crate) fn choose_block(&mut self, block: Block) {
        self.frames.replace(Frame::Unlocked { block });
        self.bill(self.parts.actions.unlock_cost, Bill::Coins);
    }

    /// ND-4.2 — The new value applies at once; 2 VP.
    pub(crate) fn unlock(&mut self, block: Block, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        match block {
            Block::Range => self.own_mut().far = true,
            Block::Compensation => self.own_mut().thrifty = true,
        }
        self.carried_out = true;
        events.tell_all(|| Event::Unlocked { seat, block });
        self.gain_points(seat, self.parts.actions.unlock_vp, events);
    }

    /// ND-4.3 — Two cards are needed for a swap.
    pub(crate) fn can_swap(&self) -> bool {
        self.own().hand.len() >= 2
    }

    /// ND-4.3 — The card to keep, or none of it.
    pub(crate) fn swap_options(&self, visit: &mut impl FnMut(Action)) {
        each(self.own().hand.kinds()).for_each(|card| visit(Action::Keep(card)));
        visit(Action::Skip);
    }

    /// ND-4.3 — All other cards are discarded and as many drawn.
    pub(crate) fn swap(&mut self, kept: Card, events: &mut impl Events<Event>) {
        let seat = self.actor;
        let mut others = self.own().hand;
        others.take(kept);
        let n = others.len();
        self.frames.replace(Frame::Deal { seat, left: n, why: Draw::Swap });
        events.tell_all(|| Event::Swapped { seat, n });
        others.iter().for_each(|card| self.discard_card(seat, card, events));
    }

    /// ND-4.4 — Whether the market can begin: two hand cards.
    pub(crate) fn can_trade_cards(&self, left: u8) -> bool {
        left < self.parts.actions.market_cards || self.own().hand.len() >= left
    }

    /// ND-4.4 — The cards for the black market.
    pub(crate) fn market_options(&self, left: u8, visit: &mut impl FnMut(Action)) {
        each(self.own().hand.kinds()).for_each(|card| visit(Action::Discard(card)));
        if left == self.parts.actions.market_cards {
            visit(Action::Skip);
        }
    }

    /// ND-4.4 — Two cards for five goods: four coal, and one for any place.
    pub(crate) fn trade_card(&mut self, card: Card, left: u8, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.discard_card(seat, card, events);
        if left > 1 {
            return self.frames.replace(Frame::Market { left: left - 1 });
        }
        self.carried_out = true;
        self.frames.replace(Frame::Good);
        self.gain_goods(seat, Good::Coal, self.parts.actions.market_coal, events);
    }

    /// ND-4.4 — A good whose building the player owns.
    pub(crate) fn may_gain(&self, good: Good) -> Result<(), Refused> {
        match self.places(self.actor).contains(good) {
            true => Ok(()),
            false => Err(ND_4_4.refuse("no building of yours holds such goods")),
        }
    }

    /// ND-4.5 — A marker that is still on the action board and can be paid.
    pub(crate) fn may_develop(&self, marker: u8) -> Result<(), Refused> {
        let player = self.own();
        if (player.markers | player.bought) >> (marker - 1) & 1 != 0 {
            return Err(ND_4_5.refuse("you own this marker"));
        }
        let saved = u16::from(TOKEN_DISCOUNT) * u16::from(player.holds(Token::DevDiscount));
        let cost = u16::from(self.marker_cost(marker)).saturating_sub(saved);
        match self.wealth(self.actor) >= cost {
            true => Ok(()),
            false => Err(ND_4_5.refuse("you cannot pay for it")),
        }
    }

    fn marker_cost(&self, marker: u8) -> u8 {
        self.parts.actions.develop_cost[usize::from(marker) - FIRST_SOLD]
    }

    /// ND-4.5 — The markers that can be bought.
    pub(crate) fn develop_options(&self, visit: &mut impl FnMut(Action)) {
        let markers = MARKERS_SOLD.into_iter().filter(|marker| self.may_develop(*marker).is_ok());
        markers.for_each(|marker| visit(Action::Develop(marker)));
        visit(Action::Skip);
    }

    /// ND-4.5 — Whether any marker can be bought.
    pub(crate) fn can_develop(&self) -> bool {
        MARKERS_SOLD.into_iter().any(|marker| self.may_develop(marker).is_ok())
    }

    /// ND-4.5 — The marker is chosen; reductions and payment follow.
    pub(crate) fn choose_marker(&mut self, marker: u8) {
        self.frames.replace(Frame::Developing { marker, cost: self.marker_cost(marker) });
    }

    /// ND-15.11 — Reductions come first, while they lower something.
    pub(crate) fn go_on_with_development(&mut self, marker: u8, cost: u8) {
        if cost > 0 && self.own().holds(Token::DevDiscount) > 0 {
            self.wait = Wait::Turn;
        } else {
            self.pay_marker(marker, cost);
        }
    }

    /// The marker is paid.
    pub(crate) fn pay_marker(&mut self, marker: u8, cost: u8) {
        self.frames.replace(Frame::Developed { marker });
        self.bill(cost, Bill::Coins);
    }

    /// ND-7.3 — A token lowers the cost of a marker.
    pub(crate) fn reduce_marker(&mut self, marker: u8, cost: u8, events: &mut impl Events<Event>) {
        self.spend_token(Token::DevDiscount, events);
        let cost = cost.saturating_sub(TOKEN_DISCOUNT);
        self.frames.replace(Frame::Developing { marker, cost });
    }

    /// ND-4.5 — The marker may be used from the next round on.
    pub(crate) fn develop(&mut self, marker: u8, events: &mut impl Events<Event>) {
        let seat = self.actor;
        self.frames.pop();
        self.own_mut().bought |= 1 << (marker - 1);
        self.carried_out = true;
        events.tell_all(|| Event::Developed { seat, marker });
        let vp = self.parts.actions.develop_vp[usize::from(marker) - FIRST_SOLD];
        self.gain_points(seat, vp, events);
    }
}

/// The markers that wait on the action board (ND-2.7).
const MARKERS_SOLD: [u8; 2] = [3, 4];
const FIRST_SOLD: usize = 3;
