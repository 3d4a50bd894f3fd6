//! Chapter 6: capital cards and paying.

use kernel::names::Set;
use kernel::{Audience, Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::capital::{Capital, Hand, only};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Colors, Space};
use crate::model::state::Craftsmen;
use kernel::names::Name;

impl Craftsmen {
    /// CR-6.5 — The value of all capital cards in hand.
    #[inline]
    pub(crate) fn paying_power(&self, seat: Seat) -> u8 {
        self.parts.value(&self.board(seat).capital)
    }

    /// CR-10.1 — What the cards of these colors are worth.
    pub(crate) fn power_in(&self, seat: Seat, colors: Colors) -> u8 {
        self.parts.value(&only(&self.board(seat).capital, colors))
    }

    /// CR-6.10, CR-6.12 — Whether a card can be drawn; an empty deck takes the pile first.
    pub(crate) fn has_capital(&mut self, events: &mut impl Events<Event>) -> bool {
        if self.capital_deck.is_empty() && !self.capital_pile.is_empty() {
            let n = self.capital_pile.total() as u8;
            self.capital_deck = std::mem::take(&mut self.capital_pile);
            self.deck_known = true;
            events.tell_all(|| Event::Reshuffled { n });
        }
        !self.capital_deck.is_empty()
    }

    /// CR-6.10 — Whether the deck or the pile has a card.
    #[inline]
    pub(crate) fn may_draw_capital(&self) -> bool {
        !self.capital_deck.is_empty() || !self.capital_pile.is_empty()
    }

    /// A capital card comes from the deck to a hand; its face is seen by its holder (CR-3.1).
    pub(crate) fn draw_capital(
        &mut self,
        seat: Seat,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.capital_deck.take(capital);
        self.deck_known = false;
        self.board_mut(seat).capital.add(capital);
        if let Some(Frame::DrawCapital { left, .. }) = self.top() {
            self.replace([Frame::DrawCapital { seat, left: left - 1 }]);
        }
        events.tell(Audience::seat(seat), || Event::CapitalDrawn { seat, capital });
        events.tell(Audience::others(seat), || Event::CapitalUnseen { seat });
    }

    /// CR-6.9 — A capital card is turned up on a space.
    pub(crate) fn turn_capital(
        &mut self,
        space: Space,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.capital_deck.take(capital);
        self.face_up[space.index()] = Some(capital);
        events.tell_all(|| Event::CapitalTurned { capital, space });
    }

    /// A face-up capital card comes to a hand.
    pub(crate) fn take_face_up(
        &mut self,
        seat: Seat,
        space: Space,
        events: &mut impl Events<Event>,
    ) {
        let capital = self.face_up[space.index()].take().expect("only what lies there is taken");
        self.board_mut(seat).capital.add(capital);
        events.tell_all(|| Event::CapitalTaken { seat, capital });
    }

    /// CR-5.11, CR-12.4 — A card from hand to hand.
    pub(crate) fn hand_over(&mut self, seat: Seat, to: Seat, capital: Capital) {
        self.board_mut(seat).capital.take(capital);
        self.board_mut(to).capital.add(capital);
    }

    /// CR-6.8 — A card goes to the discard pile.
    pub(crate) fn put_on_pile(&mut self, seat: Seat, capital: Capital) {
        self.board_mut(seat).capital.take(capital);
        self.capital_pile.add(capital);
    }

    /// CR-6.8 — A card is discarded for all to see.
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.put_on_pile(seat, capital);
        events.tell_all(|| Event::Discarded { seat, capital });
    }

    /// Only a card of the hand is given; the rule of the question refuses others.
    #[inline]
    pub(crate) fn may_give(
        &self,
        seat: Seat,
        capital: Capital,
        rule: RuleId,
    ) -> Result<(), Refused> {
        match self.board(seat).capital[capital] > 0 {
            true => Ok(()),
            false => Err(rule.refuse("the card is not in your hand")),
        }
    }

    /// CR-6.7 — Cards to discard.
    pub(crate) fn discard_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.board(seat).capital.kinds().for_each(|card| visit(Action::Discard(card)));
    }

    /// CR-6.6 — Any card of the hand that may be used.
    pub(crate) fn pay_options(&self, seat: Seat, colors: u8, visit: &mut impl FnMut(Action)) {
        let colors: Colors = Set::from_bits(colors.into());
        let usable = self.board(seat).capital.kinds().filter(|card| colors.contains(card.color()));
        usable.for_each(|card| visit(Action::Pay(card)));
    }

    /// CR-6.6 — A card of the hand. CR-10.1 — A purchase takes only the card's colors.
    pub(crate) fn may_lay(&self, seat: Seat, colors: u8, capital: Capital) -> Result<(), Refused> {
        let colors: Colors = Set::from_bits(colors.into());
        if !colors.contains(capital.color()) {
            return Err(CR_10_1.refuse("only the colors of the card pay for it"));
        }
        self.may_give(seat, capital, CR_6_6)
    }

    /// CR-6.6 — A card is laid down; the payment ends as soon as it is enough.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        due: u8,
        capital: Capital,
        events: &mut impl Events<Event>,
    ) {
        self.put_on_pile(seat, capital);
        self.laid.add(capital);
        events.tell_all(|| Event::Paid { seat, capital });
        if self.parts.value(&self.laid) >= due {
            self.laid = Hand::EMPTY;
            self.frames.pop();
        }
    }
}
