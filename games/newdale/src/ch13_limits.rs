//! Chapter 13: limits, and what is drawn and discarded.

use kernel::names::Name;
use kernel::{Audience, Events, Refused, RuleId, Seat};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pile::{Cards, each};
use crate::model::state::{Newdale, Wait};

impl Newdale {
    /// ND-13.1 — A card must be drawn: from the pile, from the discards turned over, or after
    /// everybody has given up half of the hand.
    pub(crate) fn go_on_with_draws(&mut self, left: u8, events: &mut impl Events<Event>) {
        if left == 0 {
            self.frames.pop();
        } else if !self.draw.is_empty() {
            self.wait = Wait::Chance;
        } else if !self.discard.is_empty() {
            self.turn_discards_over(events);
        } else {
            self.open_halving();
        }
    }

    /// ND-13.1 — The discard pile becomes the draw pile; what is in a hand now is not in it.
    fn turn_discards_over(&mut self, events: &mut impl Events<Event>) {
        self.draw = std::mem::take(&mut *self.discard);
        for player in &mut self.seats {
            player.old = player.hand;
        }
        let n = self.draw.len();
        events.tell_all(|| Event::Reshuffled { n });
    }

    /// ND-13.1 — All choose at the same time; if nobody has two cards, the draw is skipped.
    fn open_halving(&mut self) {
        for seat in Seat::all(self.players) {
            let player = self.player_mut(seat);
            player.to_drop = player.hand.len() / 2;
        }
        match self.waiting_seats().is_empty() {
            true => self.frames.pop(),
            false => {
                self.frames.push(Frame::Halve);
                self.wait = Wait::Together;
            }
        }
    }

    /// ND-2.3 — A card of the draw pile for the hand that is dealt to.
    pub(crate) fn may_deal(&self, to: Seat, seat: Seat, card: Card) -> Result<(), Refused> {
        match seat == to && self.draw.has(card) {
            true => Ok(()),
            false => Err(ND_2_3.refuse("this card cannot come now")),
        }
    }

    /// ND-12.2 — A card comes to a hand; only its owner sees it.
    pub(crate) fn deal_card(
        &mut self,
        seat: Seat,
        (left, why): (u8, Draw),
        card: Card,
        events: &mut impl Events<Event>,
    ) {
        self.draw.take(card);
        self.player_mut(seat).hand.add(card);
        self.note_drawn(seat, card);
        events.tell(Audience::seat(seat), || Event::CardDealt { seat, card, why });
        events.tell(Audience::others(seat), || Event::CardDrawn { seat, why });
        self.frames.replace(Frame::Deal { seat, left: left - 1, why });
    }

    /// ND-12.5 — A hand card is discarded face up.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        self.player_mut(seat).give(card);
        self.discard.add(card);
        events.tell_all(|| Event::Discarded { seat, card });
    }

    /// Whether the player on turn holds a card that is to be given up.
    pub(crate) fn may_give_up(&self, card: Card, rule: RuleId) -> Result<(), Refused> {
        match self.own().hand.has(card) {
            true => Ok(()),
            false => Err(rule.refuse("the card is not in your hand")),
        }
    }

    /// The cards that a seat may name in a discard that all make together.
    fn droppable(&self, seat: Seat) -> u128 {
        let player = self.player(seat);
        match self.frames.top() {
            Some(Frame::Nate { .. }) => {
                let drawn = player.drawn.iter().flatten();
                drawn.fold(0, |kinds, card| kinds | 1 << card.index())
            }
            _ => player.hand.kinds(),
        }
    }

    /// ND-15.3, ND-15.24 — The cards that a seat may name.
    pub(crate) fn drop_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        each(self.droppable(seat)).for_each(|card| visit(Action::Discard(card)));
    }

    /// ND-2.13, ND-7.5, ND-13.1 — Whether a seat may name this card.
    pub(crate) fn may_drop(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        if self.droppable(seat) >> card.index() & 1 != 0 {
            return Ok(());
        }
        Err(match self.frames.top() {
            Some(Frame::Nate { .. }) => ND_7_5.refuse("you did not draw this card"),
            Some(_) => ND_13_1.refuse("the card is not in your hand"),
            None => ND_2_13.refuse("the card is not in your hand"),
        })
    }

    /// ND-15.28 — A card is named, unseen by the others; the last one confirms.
    pub(crate) fn drop_card(&mut self, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        if matches!(self.frames.top(), Some(Frame::Nate { .. })) {
            self.unnote_drawn(seat, card);
        }
        let player = self.player_mut(seat);
        // What the others know is settled when they see what was dropped.
        player.hand.take(card);
        player.dropped.add(card);
        player.to_drop -= 1;
        events.tell(Audience::seat(seat), || Event::Discarded { seat, card });
    }

    /// ND-12.5 — When all have chosen, the discards are shown.
    pub(crate) fn reveal_drops(&mut self, events: &mut impl Events<Event>) {
        for seat in self.turn_order() {
            let dropped = std::mem::take(&mut self.player_mut(seat).dropped);
            self.forget_known(seat, &dropped);
            for card in dropped.iter() {
                self.discard.add(card);
                events.tell(Audience::others(seat), || Event::Discarded { seat, card });
            }
        }
        match self.frames.top() {
            Some(Frame::Nate { .. }) => self.end_nate(),
            Some(_) => {
                self.frames.pop();
                Seat::all(self.players).for_each(|seat| self.forget_drawn(seat));
            }
            None => self.end_opening(),
        }
    }

    /// Cards that everybody knew are no longer in the hand.
    fn forget_known(&mut self, seat: Seat, dropped: &Cards) {
        for card in dropped.iter() {
            let player = self.player_mut(seat);
            player.hand.add(card);
            player.give(card);
        }
    }
}
