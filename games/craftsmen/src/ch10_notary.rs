//! Chapter 10: stage III, the Notary.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::event::Event;
use crate::model::frames::{Frame, Purpose};
use crate::model::ids::*;
use crate::model::pieces::Class;
use crate::model::state::Craftsmen;

mod auction;
mod peek;

impl Craftsmen {
    /// CR-10.1, CR-10.2, CR-10.9 — Buy, auction, look, or skip.
    pub(crate) fn notary_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let affordable = self.face_up_cards().filter(|card| self.may_buy(seat, *card).is_ok());
        affordable.for_each(|card| visit(Action::Buy(card)));
        if self.board(seat).cards() > 0 {
            self.face_up_cards().for_each(|card| visit(Action::Auction(card)));
        }
        self.peek_options(seat, visit);
        self.work_option(seat, visit);
        visit(Action::Skip);
    }

    /// The face-up building cards, in order.
    fn face_up_cards(&self) -> impl Iterator<Item = Card> {
        self.decks.iter().flat_map(|deck| deck.up.iter())
    }

    fn is_face_up(&self, card: Card) -> bool {
        card.class().is_some_and(|class| self.deck(class).up.contains(card))
    }

    /// CR-10.1 — A face-up card. CR-10.11 — Its price must be within reach of its colors.
    pub(crate) fn may_buy(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        if !self.is_face_up(card) {
            return Err(CR_10_1.refuse("the card does not lie face up"));
        }
        let power = self.power_in(seat, self.parts.face(card).colors());
        match self.parts.price_of(card) <= power {
            true => Ok(()),
            false => Err(CR_10_11.refuse("your cards of its colors do not reach its price")),
        }
    }

    /// CR-10.2 — A face-up card. CR-10.11 — With paying power.
    pub(crate) fn may_auction(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        if !self.is_face_up(card) {
            return Err(CR_10_2.refuse("the card does not lie face up"));
        }
        match self.board(seat).cards() > 0 {
            true => Ok(()),
            false => Err(CR_10_11.refuse("you have no capital card to bid with")),
        }
    }

    /// CR-10.16 — Payment, the card to the hand, the refill, the privilege, the token window.
    pub(crate) fn buy(&mut self, seat: Seat, card: Card) {
        self.frames.pop();
        self.frames.push(Frame::Window { seat });
        self.frames.push(Frame::NotaryAfter { seat });
        let colors = self.parts.face(card).colors().bits() as u8;
        self.sell(seat, card, self.parts.price_of(card), colors, Purpose::Purchase);
    }

    /// CR-10.16 — A seat pays for a face-up card and gets it; its space is refilled.
    fn sell(&mut self, seat: Seat, card: Card, due: u8, colors: u8, purpose: Purpose) {
        let class = card.class().expect("sawmills are not for sale");
        self.frames.push(Frame::TurnCard { class });
        self.frames.push(Frame::Gain { seat, card });
        self.frames.push(Frame::Pay { seat, due, colors, purpose });
    }

    /// CR-10.16 — The card comes to the hand; CR-3.1 — everybody keeps knowing it.
    pub(crate) fn gain_card(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let class = card.class().expect("sawmills are not for sale");
        self.frames.pop();
        self.deck_mut(class).up.remove(card);
        let board = self.board_mut(seat);
        board.hand.insert(card);
        board.shown.insert(card);
        events.tell_all(|| Event::CardGained { seat, card });
    }

    /// CR-10.16 — A card is turned face up.
    pub(crate) fn turn_card(&mut self, card: Card, events: &mut impl Events<Event>) {
        let class = card.class().expect("sawmills have no deck");
        let deck = self.deck_mut(class);
        deck.turn(card);
        deck.up.insert(card);
        if let Some(Frame::TurnCard { .. }) = self.top() {
            self.frames.pop();
        }
        events.tell_all(|| Event::CardTurned { card });
    }

    /// CR-10.12 — Classes that may be looked at.
    pub(crate) fn peek_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.may_use_privilege(seat).is_ok() {
            let classes = Class::ALL.iter().filter(|class| !self.deck(**class).is_empty());
            classes.for_each(|class| visit(Action::Peek(*class)));
        }
    }

    /// CR-10.12 — The privilege, and a deck with a card.
    pub(crate) fn may_peek(&self, seat: Seat, class: Class) -> Result<(), Refused> {
        self.may_use_privilege(seat)?;
        match self.deck(class).is_empty() {
            true => Err(CR_10_12.refuse("the deck is empty")),
            false => Ok(()),
        }
    }

    /// CR-10.12 — After the action, if the privilege is still open and a deck has a card.
    pub(crate) fn may_peek_after(&self, seat: Seat) -> bool {
        Class::ALL.iter().any(|class| self.may_peek(seat, *class).is_ok())
    }
}
