//! The privilege of the Notary (CR-10.9).

use kernel::names::Name;
use kernel::{Audience, Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::decks::{Entry, Knowers, Peek};
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Class, End};
use crate::model::state::{CARD_SPACES, Craftsmen, Wait};

impl Craftsmen {
    /// CR-10.16 — The face-up cards are taken up first, then cards of the deck follow.
    pub(crate) fn begin_peek(&mut self, seat: Seat, class: Class, events: &mut impl Events<Event>) {
        self.use_privilege(seat, events);
        if let Some(Frame::NotaryAfter { .. }) = self.top() {
            self.frames.pop();
        }
        let deck = self.deck_mut(class);
        let group = deck.free_group();
        let up = std::mem::take(&mut deck.up);
        self.peek = Peek { class: Some(class), group, ..Peek::default() };
        for card in up.iter() {
            self.peek.take_up(seat, Entry::alone(card, Knowers::EVERYBODY));
        }
        let left = self.parts.numbers.notary_peek_from_deck;
        self.frames.push(Frame::PeekCards { seat, left });
        events.tell_all(|| Event::PeekBegan { seat, class });
    }

    /// The class that is looked at.
    pub(crate) fn peeked_class(&self) -> Class {
        self.peek.class.expect("somebody looks at a class")
    }

    /// CR-10.12 — So many cards from the top, as far as there are cards.
    pub(crate) fn go_on_looking(&mut self, seat: Seat, left: u8) {
        let class = self.peeked_class();
        match left > 0 && !self.deck(class).is_empty() {
            true => self.wait = Wait::Peek(seat, class),
            false => {
                self.peek.mix(seat, &mut self.decks[class.index()]);
                self.replace([Frame::PeekShow { seat }]);
            }
        }
    }

    /// CR-10.9 — A card is looked at; CR-3.6 — others know of it what they knew before.
    pub(crate) fn look_at(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let class = self.peeked_class();
        let entry = self.deck_mut(class).take(card);
        self.peek.take_up(seat, entry);
        if let Some(Frame::PeekCards { left, .. }) = self.top() {
            self.replace([Frame::PeekCards { seat, left: left - 1 }]);
        }
        events.tell(Audience::seat(seat), || Event::Peeked { seat, card });
        events.tell(Audience::others(seat), || Event::PeekUnseen { seat });
    }

    /// CR-10.12 — Face-up spaces are filled first; the others go back.
    pub(crate) fn go_on_showing(&mut self, seat: Seat) {
        let full = self.deck(self.peeked_class()).up.len() == CARD_SPACES;
        let left = self.peek.hand.len();
        match (full, left) {
            (false, 1..) => self.wait = Wait::Seat(seat),
            (_, 0) => self.end_peek(),
            _ if self.options.notary_peek_remainder_split => {
                self.peek.end = Some(End::Top);
                self.replace([Frame::PeekOrder { seat }]);
            }
            _ => self.replace([Frame::PeekEnd { seat }]),
        }
    }

    /// CR-10.9 — Cards in hand.
    pub(crate) fn peeked_options(
        &self,
        action: impl Fn(Card) -> Action,
        visit: &mut impl FnMut(Action),
    ) {
        self.peek.hand.iter().for_each(|entry| visit(action(entry.card)));
    }

    /// CR-10.9 — Only a card in hand.
    pub(crate) fn may_put(&self, card: Card) -> Result<(), Refused> {
        match self.peek.place_of(card) {
            Some(_) => Ok(()),
            None => Err(CR_10_9.refuse("the card is not among those you look at")),
        }
    }

    /// CR-10.9 — A card goes face up.
    pub(crate) fn show(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let class = self.peeked_class();
        let place = self.peek.place_of(card).expect("the card is in hand");
        self.peek.hand.remove(place);
        self.deck_mut(class).up.insert(card);
        events.tell_all(|| Event::Shown { seat, card });
    }

    /// CR-10.9 — All leftovers on top, or all under the deck.
    pub(crate) fn choose_end(&mut self, seat: Seat, end: End, events: &mut impl Events<Event>) {
        self.peek.end = Some(end);
        self.replace([Frame::PeekOrder { seat }]);
        events.tell_all(|| Event::Leftovers { seat, end });
    }

    /// CR-23.1 — With the option, leftovers may be divided between both ends, once.
    pub(crate) fn may_divide(&self) -> Result<(), Refused> {
        match (self.options.notary_peek_remainder_split, self.peek.end) {
            (false, _) => Err(CR_10_9.refuse("all leftovers go to one end")),
            (true, Some(End::Bottom)) => {
                Err(CR_23_1.refuse("the rest goes under the deck already"))
            }
            (true, _) => Ok(()),
        }
    }

    /// CR-22.7 — The last card is placed by itself, unless its end is still open (CR-23.1).
    pub(crate) fn go_on_ordering(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        match self.peek.hand.as_slice() {
            [] => self.end_peek(),
            [last] if self.may_divide().is_err() => self.put_back(seat, last.card, events),
            _ => self.wait = Wait::Seat(seat),
        }
    }

    /// CR-10.9 — Leftovers from the top down.
    pub(crate) fn order_options(&self, visit: &mut impl FnMut(Action)) {
        self.peeked_options(Action::Next, visit);
        if self.may_divide().is_ok() {
            visit(Action::Leftovers(End::Bottom));
        }
    }

    /// CR-10.9 — A leftover goes back; only the user knows which (CR-3.6).
    pub(crate) fn put_back(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        let class = self.peeked_class();
        let place = self.peek.place_of(card).expect("the card is in hand");
        let entry = self.peek.hand.remove(place);
        let end = self.peek.end.expect("the end is known");
        let at = usize::from(self.peek.placed);
        match end {
            End::Top => {
                self.deck_mut(class).top.insert(at, entry);
                self.peek.placed += 1;
            }
            End::Bottom => self.deck_mut(class).under.push(entry),
        }
        events.tell(Audience::seat(seat), || Event::PutBack { seat, card, end });
        events.tell(Audience::others(seat), || Event::PutBackUnseen { seat, end });
    }

    fn end_peek(&mut self) {
        let (class, group) = (self.peeked_class(), self.peek.group);
        self.deck_mut(class).settle(group);
        self.peek = Peek::default();
        self.frames.pop();
    }
}
