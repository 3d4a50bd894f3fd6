//! Chapter 8: stage I, the Bankers' Guild.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::capital::Capital;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Space, Take};
use crate::model::state::Craftsmen;

impl Craftsmen {
    /// CR-8.2 — One or two of the face-up cards; CR-8.7 — the deck if none lies there.
    pub(crate) fn banker_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let takes = Take::ALL.iter().filter(|take| self.may_bank(**take).is_ok());
        takes.for_each(|take| visit(Action::Take(*take)));
        self.work_option(seat, visit);
        visit(Action::Skip);
    }

    /// CR-8.2, CR-8.7 — What lies there is taken, the deck only if nothing does.
    #[inline]
    pub(crate) fn may_bank(&self, take: Take) -> Result<(), Refused> {
        let [a, b] = self.face_up.map(|card| card.is_some());
        match take {
            Take::A if a => Ok(()),
            Take::B if b => Ok(()),
            Take::Both if a && b => Ok(()),
            Take::Deck if a || b => Err(CR_8_2.refuse("a face-up card must be taken")),
            Take::Deck if self.may_draw_capital() => Ok(()),
            _ => Err(CR_8_7.refuse("no card lies there")),
        }
    }

    /// CR-8.8 — Take, draw, discard, refill, hand limit, token window.
    pub(crate) fn bank(&mut self, seat: Seat, take: Take, events: &mut impl Events<Event>) {
        let spaces: &[Space] = match take {
            Take::A => &[Space::A],
            Take::B => &[Space::B],
            Take::Both => Space::ALL,
            Take::Deck => &[],
        };
        spaces.iter().for_each(|space| self.take_face_up(seat, *space, events));
        let left = self.parts.numbers.banker_cards_gained - spaces.len() as u8;
        self.replace([
            Frame::Window { seat },
            Frame::Overflow { seat },
            Frame::TurnCapital,
            Frame::BankerDiscard { seat, second: false },
            Frame::DrawCapital { seat, left },
        ]);
    }

    /// CR-8.3, CR-8.5 — Any card; instead of the second one the privilege.
    pub(crate) fn bankers_discard_options(
        &self,
        seat: Seat,
        second: bool,
        visit: &mut impl FnMut(Action),
    ) {
        self.discard_options(seat, visit);
        if second && self.may_use_privilege(seat).is_ok() {
            visit(Action::Privilege);
        }
    }

    /// CR-8.5 — The privilege keeps the second card, not the first.
    pub(crate) fn may_keep_second(&self, seat: Seat, second: bool) -> Result<(), Refused> {
        match second {
            true => self.may_use_privilege(seat),
            false => Err(CR_8_5.refuse("one card is discarded in any case")),
        }
    }

    /// CR-8.3 — A banker discards a card.
    pub(crate) fn bankers_discard(
        &mut self,
        seat: Seat,
        second: bool,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.discard(seat, capital, events);
        self.frames.pop();
        if !second {
            self.frames.push(Frame::BankerDiscard { seat, second: true });
        }
    }

    /// CR-8.5 — The second card is kept.
    pub(crate) fn keep_second(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.frames.pop();
        self.use_privilege(seat, events);
    }
}
