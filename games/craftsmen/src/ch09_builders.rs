//! Chapter 9: stage II, the Builders' Guild.

use kernel::names::{Name, Set};
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::event::Event;
use crate::model::frames::{Frame, Purpose};
use crate::model::ids::*;
use crate::model::kinds::Kind;
use crate::model::pieces::{ALL_COLORS, Good, Side};
use crate::model::state::Craftsmen;

impl Craftsmen {
    /// CR-9.10 — Cards whose total can be paid, at both ends.
    pub(crate) fn build_options(&self, seat: Seat, cost: u8, visit: &mut impl FnMut(Action)) {
        let power = self.paying_power(seat);
        let privilege = self.may_use_privilege(seat).is_ok();
        let hand = self.board(seat).hand.iter();
        for card in hand.filter(|card| cost + self.parts.cost(*card) <= power) {
            for side in Side::ALL.iter().copied() {
                let fits = self.fits(seat, card, side);
                if fits || privilege {
                    visit(Action::Build { card, side, privilege: !fits });
                }
            }
        }
        match cost {
            0 => {
                self.work_option(seat, visit);
                visit(Action::Skip);
            }
            _ => visit(Action::Done),
        }
    }

    /// CR-9.4 — Equal upper colors or equal lower colors with the card at that end.
    #[inline]
    pub(crate) fn fits(&self, seat: Seat, card: Card, side: Side) -> bool {
        let row = &self.board(seat).row;
        let end = match side {
            Side::Left => row.first(),
            Side::Right => row.last(),
        };
        end.is_none_or(|end| {
            let (new, old) = (self.parts.face(card), self.parts.face(*end));
            new.top == old.top || new.bottom == old.bottom
        })
    }

    /// CR-9.1 — A card of the hand. CR-9.11 — The privilege only where the colors do not fit.
    pub(crate) fn may_build(
        &self,
        seat: Seat,
        cost: u8,
        (card, side, privilege): (Card, Side, bool),
    ) -> Result<(), Refused> {
        if !self.board(seat).hand.contains(card) {
            return Err(CR_9_1.refuse("the card is not in your hand"));
        }
        match (self.fits(seat, card, side), privilege) {
            (true, false) => {}
            (false, true) => self.may_use_privilege(seat)?,
            (false, false) => return Err(CR_9_4.refuse("the colors do not fit")),
            (true, true) => return Err(CR_9_11.refuse("the colors fit without the privilege")),
        }
        match cost + self.parts.cost(card) <= self.paying_power(seat) {
            true => Ok(()),
            false => Err(CR_9_10.refuse("you cannot pay for it")),
        }
    }

    /// CR-9.3 — The card goes to an end of the row. CR-9.12 — Then the question comes again, or
    /// the payment of both.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        cost: u8,
        (card, side, privilege): (Card, Side, bool),
        events: &mut impl Events<Event>,
    ) {
        if privilege {
            self.use_privilege(seat, events);
        }
        let board = self.board_mut(seat);
        board.hand.remove(card);
        board.shown.remove(card);
        match side {
            Side::Left => board.row.insert(0, card),
            Side::Right => board.row.push(card),
        }
        board.built.insert(card);
        board.icons |= card.icon_bits();
        events.tell_all(|| Event::Built { seat, card, side });
        self.win_bonus_tokens(seat, events);
        let total = cost + self.parts.cost(card);
        match cost {
            0 => self.replace([Frame::Build { seat, cost: total }]),
            _ => self.pay_for_buildings(seat, total),
        }
    }

    /// CR-9.2 — Both cards are paid in one payment.
    pub(crate) fn pay_for_buildings(&mut self, seat: Seat, due: u8) {
        let colors = ALL_COLORS.bits() as u8;
        let pay = Frame::Pay { seat, due, colors, purpose: Purpose::Build };
        self.replace([Frame::Window { seat }, pay]);
    }

    /// CR-9.9 — Whoever first owns every type of a production line takes its token.
    fn win_bonus_tokens(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        if self.bonus.is_empty() {
            return;
        }
        let kinds: Set<Kind> = self.board(seat).row.iter().map(|card| card.kind()).collect();
        for good in self.bonus.iter() {
            let line = self.parts.lines[good.final_index().expect("tokens are for final goods")];
            if kinds.covers(line) {
                self.take_bonus(seat, good, events);
            }
        }
    }

    fn take_bonus(&mut self, seat: Seat, good: Good, events: &mut impl Events<Event>) {
        self.bonus.remove(good);
        self.board_mut(seat).bonus.insert(good);
        events.tell_all(|| Event::BonusWon { seat, good });
    }
}
