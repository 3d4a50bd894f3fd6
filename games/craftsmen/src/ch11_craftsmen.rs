//! Chapter 11: stage IV, the Craftsmen's Guild: production steps.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::cards::{Card, Cards, advanced_of, extended_of, of_class};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Class, Good};
use crate::model::state::{Board, Craftsmen, Line};

mod send;

impl Craftsmen {
    /// CR-11.4, CR-11.14 — The steps of a disc.
    pub(crate) fn craft_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.step_options(seat, visit);
        if self.may_use_privilege(seat).is_ok() {
            self.raw_cards(seat).for_each(|card| visit(Action::Double(card)));
        }
        self.work_option(seat, visit);
        visit(Action::Done);
    }

    /// CR-11.4 — One production step.
    pub(crate) fn step_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let board = self.board(seat);
        let raws = || self.raw_cards(seat);
        raws().filter(|card| !card.is_sawmill()).for_each(|card| visit(Action::Make(card)));
        extended_of(board.filled).iter().for_each(|card| visit(Action::Make(card)));
        advanced_of(board.filled).for_each(|card| visit(Action::Make(card)));
        raws().filter(|card| card.is_sawmill()).for_each(|card| visit(Action::Make(card)));
        if self.may_exchange_cube(seat).is_ok() {
            visit(Action::Exchange);
        }
    }

    /// CR-11.4 — Whether any step is legal.
    #[inline]
    pub(crate) fn has_step(&self, seat: Seat) -> bool {
        let filled = self.board(seat).filled;
        !extended_of(filled).is_empty()
            || self.has_raw(seat)
            || self.may_exchange_cube(seat).is_ok()
            || advanced_of(filled).next().is_some()
    }

    /// CR-11.14 — Whether any raw can be made.
    pub(crate) fn has_raw(&self, seat: Seat) -> bool {
        self.raw_cards(seat).next().is_some()
    }

    /// CR-11.4 — The buildings whose raw can be made and sent, sawmills last.
    #[inline]
    pub(crate) fn raw_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let board = self.board(seat);
        let basics: Cards = board.built & of_class(Class::Basic);
        let makers = basics.iter().chain(board.sawmill());
        makers.filter(move |card| self.may_send_raw(board, card.kind().output()).is_ok())
    }

    /// CR-11.13 — A cube in supply. CR-11.5 — A place for it.
    #[inline]
    fn may_send_raw(&self, board: &Board, good: Good) -> Result<(), Refused> {
        if board.supply == 0 {
            return Err(CR_11_13.refuse("no cube is left in your supply"));
        }
        let icons = board.empty_icons() & self.parts.icons_of[good.index()];
        match icons != 0 || board.fair < self.parts.numbers.fair_limit_per_player {
            true => Ok(()),
            false => Err(CR_11_5.refuse("the good has no place to go")),
        }
    }

    /// CR-11.4 — A cube on the fair and an empty raw icon.
    #[inline]
    pub(crate) fn may_exchange_cube(&self, seat: Seat) -> Result<(), Refused> {
        let board = self.board(seat);
        match board.fair > 0 && board.empty_icons() & self.parts.raw_icons != 0 {
            true => Ok(()),
            false => Err(CR_11_4.refuse("it needs a cube on the fair and an empty raw icon")),
        }
    }

    /// CR-11.4 — A building of one's own with filled inputs.
    pub(crate) fn may_make(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        let board = self.board(seat);
        if !board.row.contains(&card) {
            return Err(CR_11_4.refuse("you have not built it"));
        }
        if card.is_raw() {
            return self.may_send_raw(board, card.kind().output());
        }
        match card.icon_bits() & !board.filled {
            0 => Ok(()),
            _ => Err(CR_11_4.refuse("an input is missing")),
        }
    }

    /// CR-11.14 — A raw of one's own basic buildings or sawmill.
    pub(crate) fn may_make_raw(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.is_own_raw(seat, card)?;
        self.may_make(seat, card)
    }

    /// CR-11.14 — The privilege doubles a raw.
    pub(crate) fn may_double(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.is_own_raw(seat, card)?;
        self.may_use_privilege(seat)?;
        self.may_make(seat, card)
    }

    fn is_own_raw(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        match card.is_raw() && self.board(seat).row.contains(&card) {
            true => Ok(()),
            false => Err(CR_11_14.refuse("it is no basic building of yours")),
        }
    }

    /// CR-11.1 — A step costs a work point of the disc, or the token's one.
    pub(crate) fn spend_point(&mut self) {
        match self.top() {
            Some(Frame::Craft { seat, wp }) => self.replace([Frame::Craft { seat, wp: wp - 1 }]),
            Some(Frame::Work { seat, .. }) => self.replace([Frame::Work { seat, spent: true }]),
            Some(Frame::SecondRaw { .. }) => {
                self.frames.pop();
            }
            other => panic!("{other:?} has no work point"),
        }
    }

    /// CR-11.4 — A building makes its good, which is sent at once. CR-11.13 — A cube of the
    /// supply, or one of the inputs.
    pub(crate) fn make(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let good = card.kind().output();
        let board = self.board_mut(seat);
        match card.class() {
            Some(Class::Extended) => board.filled &= !card.icon_bits(),
            Some(Class::Advanced) => {
                board.filled &= !card.icon_bits();
                board.supply += 1;
            }
            _ => board.supply -= 1,
        }
        self.frames.push(Frame::Send { seat, good: Some(good), from: Some(card) });
        events.tell_all(|| Event::Made { seat, card, good });
        if good.column().is_some() {
            self.score_product(seat, card, events);
        }
    }

    /// CR-11.4, CR-11.18 — The points of a card: a semi when made, what is shipped when loaded.
    pub(crate) fn score_product(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        let points = self.parts.vp[card.kind().index()];
        self.score_points(seat, Line::Production, points.into(), events);
    }

    /// CR-11.4 — A cube of the fair is put on any empty raw icon.
    pub(crate) fn exchange_cube(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        self.board_mut(seat).fair -= 1;
        self.frames.push(Frame::Send { seat, good: None, from: None });
        events.tell_all(|| Event::FairExchanged { seat });
    }

    /// CR-11.14, CR-11.16 — The first raw is sent before the second is made.
    pub(crate) fn double(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        self.use_privilege(seat, events);
        self.spend_point();
        self.frames.push(Frame::SecondRaw { seat });
        self.make(seat, card, events);
    }

    /// CR-11.14 — The second raw, or not.
    pub(crate) fn second_raw_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.raw_cards(seat).for_each(|card| visit(Action::Make(card)));
        visit(Action::Done);
    }
}
