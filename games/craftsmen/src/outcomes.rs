//! What chance brings (CR-2.16, CR-22.5).

use kernel::chance::{Rng, below};
use kernel::names::{Name, Set};
use kernel::{Events, Refused};

use crate::model::action::Action;
use crate::model::capital::Capital;
use crate::model::cards::{Card, Cards};
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::{Class, Phase};
use crate::model::state::{Craftsmen, Wait};
use kernel::{Audience, Seat};

impl Craftsmen {
    /// CR-22.5 — The outcomes of chance with their weights: a capital face by its copies, a
    /// building card by itself.
    pub(crate) fn outcomes(&self, visit: &mut impl FnMut(Action, u32)) {
        match self.wait {
            Wait::DrawCapital(_) => self.capital_outcomes(Action::DrawCapital, visit),
            Wait::TurnCapital(_) => self.capital_outcomes(Action::TurnCapital, visit),
            Wait::Mayor => self.capital_outcomes(Action::Mayor, visit),
            Wait::DrawCard(_, class) => self.card_outcomes(class, Action::DrawCard, visit),
            Wait::TurnCard(class) => self.card_outcomes(class, Action::TurnCard, visit),
            Wait::Peek(_, class) => self.card_outcomes(class, Action::PeekCard, visit),
            Wait::DrawSawmill(_) => {
                let boxed = Card::SAWMILLS.iter().filter(|card| self.has_in_box(**card));
                boxed.for_each(|card| visit(Action::DrawCard(*card), 1));
            }
            Wait::Nobody | Wait::Seat(_) | Wait::Over => {}
        }
    }

    fn capital_outcomes(&self, act: fn(Capital) -> Action, visit: &mut impl FnMut(Action, u32)) {
        let faces = self.capital_deck.iter().filter(|(_, count)| *count > 0);
        faces.for_each(|(face, count)| visit(act(face), count.into()));
    }

    fn card_outcomes(
        &self,
        class: Class,
        act: fn(Card) -> Action,
        visit: &mut impl FnMut(Action, u32),
    ) {
        self.deck(class).next().iter().for_each(|card| visit(act(card), 1));
    }

    /// CR-22.5 — One of the outcomes, distributed as [`Craftsmen::outcomes`] says.
    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Action {
        match self.wait {
            Wait::DrawCapital(_) => Action::DrawCapital(self.any_capital(rng)),
            Wait::TurnCapital(_) => Action::TurnCapital(self.any_capital(rng)),
            Wait::Mayor => Action::Mayor(self.any_capital(rng)),
            Wait::DrawCard(_, class) => Action::DrawCard(any_card(self.deck(class).next(), rng)),
            Wait::TurnCard(class) => Action::TurnCard(any_card(self.deck(class).next(), rng)),
            Wait::Peek(_, class) => Action::PeekCard(any_card(self.deck(class).next(), rng)),
            Wait::DrawSawmill(_) => {
                let boxed: Cards = Set::from_bits(self.sawmills.into());
                let ticket = below(rng, boxed.len()) as usize;
                let number = boxed.numbers().nth(ticket).expect("the ticket is below the count");
                Action::DrawCard(Card::SAWMILLS[usize::from(number)])
            }
            wait => panic!("{wait:?} is no chance"),
        }
    }

    fn any_capital(&self, rng: &mut impl Rng) -> Capital {
        self.capital_deck.nth(below(rng, self.capital_deck.total()))
    }

    /// CR-22.5 — Whether chance may bring this. CR-2.15 — In set-up in its order.
    pub(crate) fn may_happen(&self, action: Action) -> Result<(), Refused> {
        match (self.wait, action) {
            (Wait::DrawCapital(_), Action::DrawCapital(face))
            | (Wait::TurnCapital(_), Action::TurnCapital(face))
            | (Wait::Mayor, Action::Mayor(face)) => match self.capital_deck[face] > 0 {
                true => Ok(()),
                false => Err(CR_2_16.refuse("no such card is in the deck")),
            },
            (Wait::DrawSawmill(_), Action::DrawCard(card)) if card.is_sawmill() => {
                match self.has_in_box(card) {
                    true => Ok(()),
                    false => Err(CR_2_16.refuse("no such card is in the deck")),
                }
            }
            (Wait::DrawCard(_, class), Action::DrawCard(card))
            | (Wait::TurnCard(class), Action::TurnCard(card))
            | (Wait::Peek(_, class), Action::PeekCard(card))
                if card.class() == Some(class) =>
            {
                self.may_come(class, card)
            }
            _ if self.phase == Phase::Setup => Err(CR_2_15.refuse("something else is dealt first")),
            _ => Err(CR_22_5.refuse("chance brings something else now")),
        }
    }

    /// CR-2.16 — A card of the first part of the deck; CR-2.6, CR-2.7 — in set-up a house card.
    fn may_come(&self, class: Class, card: Card) -> Result<(), Refused> {
        if self.deck(class).next().contains(card) {
            return Ok(());
        }
        let house = self.parts.houses.contains(card);
        Err(match class {
            Class::Extended if self.phase == Phase::Setup && !house => {
                CR_2_6.refuse("house cards lie on top")
            }
            Class::Advanced if self.phase == Phase::Setup && !house => {
                CR_2_7.refuse("house cards lie on top")
            }
            _ => CR_2_16.refuse("no such card comes next"),
        })
    }

    /// Carries out what chance brings.
    pub(crate) fn happen(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.wait, action) {
            (Wait::DrawCapital(seat), Action::DrawCapital(face)) => {
                self.draw_capital(seat, face, events);
            }
            (Wait::TurnCapital(space), Action::TurnCapital(face)) => {
                self.turn_capital(space, face, events);
            }
            (Wait::Mayor, Action::Mayor(face)) => self.reveal_mayor(face, events),
            (Wait::DrawSawmill(seat), Action::DrawCard(card)) => {
                self.deal_sawmill(seat, card, events);
            }
            (Wait::DrawCard(seat, class), Action::DrawCard(card)) => {
                self.draw_card(seat, class, card, events);
            }
            (Wait::TurnCard(_), Action::TurnCard(card)) => self.turn_card(card, events),
            (Wait::Peek(seat, _), Action::PeekCard(card)) => self.look_at(seat, card, events),
            (wait, action) => panic!("{action} does not answer {wait:?}"),
        }
    }

    /// CR-2.4, CR-2.14 — A building card comes to a hand, seen by its holder alone.
    fn draw_card(&mut self, seat: Seat, class: Class, card: Card, events: &mut impl Events<Event>) {
        self.deck_mut(class).turn(card);
        self.board_mut(seat).hand.insert(card);
        if self.ordered {
            self.frames.pop();
        }
        events.tell(Audience::seat(seat), || Event::CardDrawn { seat, card });
        events.tell(Audience::others(seat), || Event::CardUnseen { seat, class });
    }
}

/// One of the cards, each as likely as the others.
pub(crate) fn any_card(cards: Cards, rng: &mut impl Rng) -> Card {
    let ticket = below(rng, cards.len()) as usize;
    let number = cards.numbers().nth(ticket).expect("the ticket is below the count");
    Card::ALL[usize::from(number)]
}
