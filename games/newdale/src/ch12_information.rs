//! Chapter 12: what is hidden, and what chance decides.

use kernel::chance::{Rng, drawn, weighted};
use kernel::names::Name;
use kernel::{Events, Refused, Seat, SeatSet};

use crate::model::action::Action;
use crate::model::cards::Card;
use crate::model::event::Event;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::Figure;
use crate::model::pile::{Cards, each};
use crate::model::state::{Newdale, Phase, Step, Wait};
use crate::model::tokens::Token;

mod hidden;

impl Newdale {
    /// The seats that still have to answer together.
    pub(crate) fn waiting_seats(&self) -> SeatSet {
        Seat::all(self.players).filter(|seat| self.is_asked_together(*seat)).collect()
    }

    /// ND-15.29 — The outcomes of chance with their weights.
    pub(crate) fn outcomes(&self, visit: &mut impl FnMut(Action, u32)) {
        if self.wait != Wait::Chance {
            return;
        }
        let seat = self.actor;
        let mut cards = |pile: Cards, action: &dyn Fn(Card) -> Action| {
            each(pile.kinds()).for_each(|card| visit(action(card), pile.count(card).into()));
        };
        match self.frames.top() {
            Some(Frame::Deal { seat, .. }) => cards(self.draw, &|card| Action::Deal(seat, card)),
            Some(Frame::Lay { .. }) => cards(self.draw, &Action::Pool),
            Some(Frame::Search) => cards(self.draw, &Action::Reveal),
            Some(frame @ (Frame::Rabbit { .. } | Frame::Jailer)) => {
                for figure in Figure::ALL {
                    if self.may_draw_private(frame, seat, *figure).is_ok() {
                        visit(Action::Private(seat, *figure), self.bag[figure.index()].into());
                    }
                }
            }
            _ => self.outcomes_of_phase(visit),
        }
    }

    fn outcomes_of_phase(&self, visit: &mut impl FnMut(Action, u32)) {
        match (self.phase, self.step) {
            (Phase::Event, _) => self.event_odds(&mut |card, n| visit(Action::Event(card), n)),
            (Phase::Assistants, _) => {
                let figures = Figure::ALL.iter().zip(self.bag).filter(|(_, count)| *count > 0);
                figures.for_each(|(figure, n)| visit(Action::Figure(*figure), n.into()));
            }
            (_, Some(Step::Tokens)) => {
                let tokens = Token::ALL.iter().zip(self.token_stack).filter(|(_, n)| *n > 0);
                tokens.for_each(|(token, n)| visit(Action::Token(*token), n.into()));
            }
            (_, Some(Step::Pool)) => {
                let sawmills = self.draw.only(self.parts.sets.sawmills);
                each(sawmills.kinds())
                    .for_each(|card| visit(Action::Pool(card), sawmills.count(card).into()));
            }
            (_, Some(Step::Start)) => {
                Seat::all(self.players).for_each(|seat| visit(Action::Start(seat), 1));
            }
            (_, Some(Step::Missions)) => {
                self.missions.iter().for_each(|s| visit(Action::Secret(self.actor, s), 1));
            }
            _ => self.characters.iter().for_each(|who| visit(Action::Lay(who), 1)),
        }
    }

    /// Draws one of the outcomes, with the odds that [`Newdale::outcomes`] lists.
    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Action {
        match self.frames.top() {
            Some(Frame::Deal { seat, .. }) => Action::Deal(seat, self.draw.draw(rng)),
            Some(Frame::Lay { .. }) => Action::Pool(self.draw.draw(rng)),
            Some(Frame::Search) => Action::Reveal(self.draw.draw(rng)),
            None if self.phase == Phase::Assistants => Action::Figure(draw_figure(&self.bag, rng)),
            _ => drawn(rng, |visit| self.outcomes(&mut |action, weight| visit(action, weight))),
        }
    }

    /// Whether chance may bring this; ND-15.29 — only what is due.
    pub(crate) fn may_happen(&self, action: Action) -> Result<(), Refused> {
        let top = self.frames.top();
        match (top, action) {
            (Some(Frame::Deal { seat: to, .. }), Action::Deal(seat, card)) => {
                self.may_deal(to, seat, card)
            }
            (Some(Frame::Lay { .. }), Action::Pool(card)) => self.may_lay_card(card),
            (Some(Frame::Search), Action::Reveal(card)) => self.may_reveal(card),
            (
                Some(frame @ (Frame::Rabbit { .. } | Frame::Jailer)),
                Action::Private(seat, figure),
            ) => self.may_draw_private(frame, seat, figure),
            (None, action) => self.may_happen_in_phase(action),
            _ => Err(not_due()),
        }
    }

    fn may_happen_in_phase(&self, action: Action) -> Result<(), Refused> {
        match (self.phase, self.step, action) {
            (Phase::Event, _, Action::Event(event)) => self.may_turn_up(event),
            (Phase::Assistants, _, Action::Figure(figure)) => self.may_draw_figure(figure),
            (Phase::Setup, Some(Step::Tokens), Action::Token(token)) => self.may_lay_token(token),
            (Phase::Setup, Some(Step::Pool), Action::Pool(card)) => self.may_lay_card(card),
            (Phase::Setup, Some(Step::Start), Action::Start(seat)) => self.may_start(seat),
            (Phase::Setup, Some(Step::Missions), Action::Secret(seat, symbol)) => {
                self.may_deal_mission(seat, symbol)
            }
            (Phase::Setup, Some(Step::Lay), Action::Lay(who)) => self.may_lay_character(who),
            _ => Err(not_due()),
        }
    }

    /// ND-2.11 — Any player at the table.
    fn may_start(&self, seat: Seat) -> Result<(), Refused> {
        match seat.0 < self.players {
            true => Ok(()),
            false => Err(ND_2_11.refuse("nobody sits there")),
        }
    }

    /// Carries out what chance brings.
    pub(crate) fn happen(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.frames.top(), action) {
            (Some(Frame::Deal { left, why, .. }), Action::Deal(seat, card)) => {
                self.deal_card(seat, (left, why), card, events);
            }
            (_, Action::Pool(card)) => self.lay_card(card, events),
            (_, Action::Reveal(card)) => self.reveal(card, events),
            (Some(frame), Action::Private(_, figure)) => self.draw_private(frame, figure, events),
            (_, Action::Event(event)) => self.turn_up(event, events),
            (_, Action::Figure(figure)) => self.draw_figure(figure, events),
            (_, Action::Token(token)) => self.lay_token(token, events),
            (_, Action::Start(seat)) => self.take_bag(seat, events),
            (_, Action::Secret(seat, symbol)) => self.deal_mission(seat, symbol, events),
            (_, Action::Lay(character)) => self.lay_character(character, events),
            (frame, action) => panic!("{action} does not answer {frame:?}"),
        }
    }
}

/// ND-15.29 — Chance brings only what is due.
fn not_due() -> Refused {
    ND_15_29.refuse("chance brings something else now")
}

/// A figure of the bag, each as likely as the others.
fn draw_figure(bag: &[u8; 5], rng: &mut impl Rng) -> Figure {
    Figure::ALL[weighted(rng, bag.iter().map(|n| u32::from(*n)))]
}
