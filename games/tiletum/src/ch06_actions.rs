//! Chapter 6: actions and their points.

use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Act, Meeple};
use crate::model::state::{Step, Tiletum};

mod characters;
mod contracts;
mod map;
mod trigger;

impl Tiletum {
    /// TI-6.1, TI-6.2 — The pool whose points are spent now: the side pool on top, or that of
    /// the die.
    #[inline]
    pub(crate) fn top_pool(&self) -> Option<(Act, u8)> {
        match (self.frames.top(), self.step) {
            (Some(Frame::Pool { act, ap }), _) => Some((act, ap)),
            (None, Step::Main) => self.pool.act.map(|act| (act, self.pool.ap)),
            _ => None,
        }
    }

    /// Spends points of the pool.
    pub(crate) fn spend(&mut self, points: u8) {
        match self.frames.top_mut() {
            Some(Frame::Pool { ap, .. }) => *ap -= points,
            _ => self.pool.ap -= points,
        }
    }

    /// TI-18.5 — The options of a pool.
    pub(crate) fn pool_options(
        &self,
        seat: Seat,
        act: Act,
        ap: u8,
        visit: &mut impl FnMut(Action),
    ) {
        match act {
            _ if ap == 0 => {}
            Act::Architect => self.map_options(seat, Meeple::Architect, visit),
            Act::Merchant => self.map_options(seat, Meeple::Merchant, visit),
            Act::Character => self.character_options(seat, ap, visit),
            Act::Contract => self.contract_options(seat, ap, visit),
            Act::King | Act::Joker => {}
        }
    }

    /// TI-18.5 — Whether the points of a pool may be spent like this.
    pub(crate) fn may_spend(
        &self,
        seat: Seat,
        (act, ap): (Act, u8),
        action: Action,
    ) -> Result<(), Refused> {
        match (act, action) {
            (Act::Architect, Action::Walk(Meeple::Architect, node)) => {
                self.has_points(ap, 1, TI_6_4)?;
                self.may_walk(seat, Meeple::Architect, node, TI_6_4)
            }
            (Act::Architect, Action::Pillar(cathedral)) => {
                self.has_points(ap, 1, TI_6_4)?;
                self.may_put_pillar_here(seat, cathedral, TI_6_4)
            }
            (Act::Architect, Action::Pick(Meeple::Architect)) => {
                self.has_points(ap, 1, TI_6_4)?;
                self.may_pick(seat, Meeple::Architect, TI_6_4)
            }
            (Act::Merchant, Action::Walk(Meeple::Merchant, node)) => {
                self.has_points(ap, 1, TI_6_5)?;
                self.may_walk(seat, Meeple::Merchant, node, TI_6_5)
            }
            (Act::Merchant, Action::House(space)) => {
                self.has_points(ap, 1, TI_6_5)?;
                self.may_put_house_here(seat, space, TI_6_5)
            }
            (Act::Merchant, Action::Pick(Meeple::Merchant)) => {
                self.has_points(ap, 1, TI_6_5)?;
                self.may_pick(seat, Meeple::Merchant, TI_6_5)
            }
            (Act::Character, Action::Character(stall)) => self.may_hire(seat, ap, stall),
            (Act::Character, Action::Refresh) => self.may_refresh(ap),
            (Act::Character, Action::Lodge(store, room)) => self.may_lodge(seat, ap, store, room),
            (Act::Contract, Action::Contract(stall)) => self.may_take_contract(seat, ap, stall),
            (Act::Contract, Action::Swap { give, .. }) => self.may_swap(seat, ap, give),
            _ => Err(self.not_asked(action)),
        }
    }

    /// TI-6.1 — Only points that are left can be spent.
    #[inline]
    pub(crate) fn has_points(
        &self,
        ap: u8,
        needed: u8,
        rule: kernel::RuleId,
    ) -> Result<(), Refused> {
        if ap >= needed { Ok(()) } else { Err(rule.refuse("too few action points")) }
    }

    /// TI-6.12 — Points are added to the die pool; those of the king move the disc at once.
    pub(crate) fn add_die_points(&mut self, points: u8, events: &mut impl Events<Event>) {
        match self.pool.act {
            Some(Act::King) => self.rise(self.active(), points, events),
            _ => self.pool.ap += points,
        }
    }

    /// TI-6.2 — A side pool opens; that of the king moves the disc at once.
    pub(crate) fn open_pool(&mut self, act: Act, ap: u8, events: &mut impl Events<Event>) {
        match act {
            Act::King => self.rise(self.active(), ap, events),
            act => self.frames.push(Frame::Pool { act, ap }),
        }
    }

    /// TI-6.10 — The disc rises a space for each point, never past the last; one that does not
    /// move keeps its place in the pile.
    pub(crate) fn rise(&mut self, seat: Seat, points: u8, events: &mut impl Events<Event>) {
        let from = self.piles.space(seat);
        let space = from.saturating_add(points as i8).min(self.parts.track.highest);
        if space > from {
            self.piles.move_to(seat, space);
            events.tell_all(|| Event::KingMoved { seat, space });
        }
    }

    /// TI-6.15 — A pool ends only by END; the end of the die pool is the end of the turn.
    pub(crate) fn end(&mut self, events: &mut impl Events<Event>) {
        if !self.frames.is_empty() {
            return self.frames.pop();
        }
        let seat = self.active();
        events.tell_all(|| Event::TurnEnded { seat });
        self.step = Step::Restock;
    }
}
