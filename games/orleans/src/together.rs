//! Steps that all players answer together (OR-4.2, OR-4.4, OR-20A.21).
//!
//! Each seat works on its own mat; what the others see of it stays as it was when the step
//! began. When the last seat has answered, the answers become public.

use kernel::chance::{Rng, choose};
use kernel::{Audience, Events, Seat, SeatSet, Silent, Viewer};

use crate::model::action::{Action, Stand};
use crate::model::event::Event;
use crate::model::pieces::{Token, Tokens};
use crate::model::places::{Place, each_slot};
use crate::model::question::{Ask, Phase, Question};
use crate::model::state::{Mat, Orleans};

impl Orleans {
    /// Opens a step: every seat gets its first question, if it has one.
    pub(crate) fn open_together(&mut self, events: &mut impl Events<Event>) {
        self.question = Question::Together;
        self.turn = self.start;
        for seat in Seat::all(self.players) {
            self.shown[seat.index()] = *self.mat(seat);
            self.player_mut(seat).ask = self.first_question(seat);
            self.answer_forced(seat, events);
        }
        self.close_if_answered(events);
    }

    /// OR-20A.19 — A question with a single option is not asked; a plan always waits.
    pub(crate) fn answer_forced(&mut self, seat: Seat, events: &mut impl Events<Event>) {
        while let Some(ask) = self.player(seat).ask
            && ask != Ask::Plan
            && let Some(only) = self.only_option(seat)
        {
            self.answer(seat, only, events);
        }
    }

    /// Ends the step once nobody has a question left: the answers become public.
    pub(crate) fn close_if_answered(&mut self, events: &mut impl Events<Event>) {
        if !self.waiting().is_empty() {
            return;
        }
        for seat in self.turn_order() {
            self.reveal(seat, events);
        }
        for shown in self.shown.iter_mut().take(self.players.into()) {
            *shown = Mat::EMPTY;
        }
        let next = match self.phase {
            Phase::Followers => Phase::Draws,
            Phase::Allocate => Phase::BathDraws,
            Phase::Retrieve => Phase::Planning,
            _ => Phase::Actions,
        };
        self.begin(next);
    }

    /// The seats that still have to answer.
    pub(crate) fn waiting(&self) -> SeatSet {
        let asked = |seat: &Seat| self.player(*seat).ask.is_some();
        Seat::all(self.players).filter(asked).collect()
    }

    /// Tells the others what a seat answered.
    fn reveal(&self, seat: Seat, events: &mut impl Events<Event>) {
        let others = Audience::others(seat);
        let (player, before) = (self.player(seat), &self.shown[seat.index()]);
        match self.phase {
            Phase::Followers if player.draw > 0 => {
                events.tell(others, || Event::Draws { seat, n: player.draw });
            }
            Phase::Allocate => {
                for token in beyond(&player.mat.tower, &before.tower) {
                    events.tell(others, || Event::Allocated { seat, token });
                }
                if player.bath {
                    events.tell(others, || Event::Bath { seat, used: true });
                }
            }
            Phase::Retrieve => self.reveal_retrieval(seat, events),
            Phase::Planning => self.reveal_plan(seat, events),
            _ => {}
        }
    }

    fn reveal_retrieval(&self, seat: Seat, events: &mut impl Events<Event>) {
        let others = Audience::others(seat);
        let (mat, before) = (self.mat(seat), &self.shown[seat.index()]);
        let mut kept = before.drawn;
        beyond(&mat.bag, &before.bag).for_each(|token| kept.take(token));
        for token in kept.pieces() {
            let tower = mat.tower[token] > before.tower[token];
            events.tell(others, || Event::Kept { seat, token, tower });
        }
        for slot in each_slot(before.followers & !mat.followers) {
            let token = before.on_slot[slot.index()].expect("a follower stood there");
            events.tell(others, || Event::Retrieved { seat, token, place: slot.place() });
        }
        for token in beyond(&before.theatre, &mat.theatre) {
            events.tell(others, || Event::Retrieved { seat, token, place: Place::Theatre });
        }
    }

    fn reveal_plan(&self, seat: Seat, events: &mut impl Events<Event>) {
        let others = Audience::others(seat);
        let (mat, before) = (self.mat(seat), &self.shown[seat.index()]);
        let mut from_tower = before.tower;
        mat.tower.pieces().for_each(|token| from_tower.take(token));
        let mut stand = |token| match from_tower[token] {
            0 => Stand::Market,
            _ => {
                from_tower.take(token);
                Stand::Tower
            }
        };
        for slot in each_slot(mat.followers & !before.followers) {
            let token = mat.on_slot[slot.index()].expect("a follower stands there");
            let from = stand(token);
            let number = Some(slot.number());
            events.tell(others, || Event::placed(seat, token, from, slot.place(), number));
        }
        for token in beyond(&mat.theatre, &before.theatre) {
            let from = stand(token);
            events.tell(others, || Event::placed(seat, token, from, Place::Theatre, None));
        }
        for slot in each_slot(mat.tiles & !before.tiles) {
            let (place, slot) = (slot.place(), slot.number());
            events.tell(others, || Event::TechnologyPlaced { seat, place, slot });
        }
    }

    /// The mat of a seat as `viewer` sees it.
    pub(crate) fn mat_seen_by(&self, seat: Seat, viewer: Viewer) -> &Mat {
        if self.question == Question::Together && !viewer.is(seat) {
            &self.shown[seat.index()]
        } else {
            self.mat(seat)
        }
    }

    /// Puts back what the other seats answered unseen; those that have answered answer anew, at
    /// random, since nobody knows how.
    pub(crate) fn forget_answers(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        if self.question != Question::Together {
            return;
        }
        let mut options = Vec::new();
        for seat in Seat::all(self.players).filter(|seat| !viewer.is(*seat)) {
            let answered = self.player(seat).ask.is_none();
            self.reopen(seat);
            while answered && self.player(seat).ask.is_some() {
                options.clear();
                self.seat_options(seat, &mut |action| options.push(action));
                self.answer(seat, choose(rng, &options), &mut Silent);
                self.answer_forced(seat, &mut Silent);
            }
        }
    }

    /// A seat back at the beginning of the step.
    fn reopen(&mut self, seat: Seat) {
        *self.mat_mut(seat) = self.shown[seat.index()];
        let (phase, draw_value) = (self.phase, self.draw_value(seat));
        let player = self.player_mut(seat);
        match phase {
            Phase::Followers => (player.draw, player.left) = (0, 0),
            Phase::Allocate => player.bath = false,
            Phase::Retrieve => player.left = draw_value - player.draw,
            _ => {}
        }
        self.player_mut(seat).ask = self.first_question(seat);
        self.answer_forced(seat, &mut Silent);
    }

    /// What a seat is asked first in the present step.
    fn first_question(&self, seat: Seat) -> Option<Ask> {
        match self.phase {
            Phase::Followers => Some(Ask::DrawCount),
            Phase::Allocate => self.first_of_allocation(seat),
            Phase::Retrieve => self.first_of_retrieval(seat),
            _ => Some(Ask::Plan),
        }
    }

    /// Carries out the answer of a seat to its open question.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Draw(n) => self.choose_draws(seat, n, events),
            Action::Allocate(token) => self.allocate(seat, token, events),
            Action::Bath(used) => self.choose_bath(seat, used, events),
            Action::Keep { token, on } => self.keep(seat, token, on, events),
            Action::Retrieve(slot) => self.retrieve(seat, slot, events),
            Action::RetrieveTheatre(token) => self.leave_theatre(seat, token, events),
            Action::Done if self.player(seat).ask == Some(Ask::Allocate) => {
                self.end_allocation(seat);
            }
            Action::Done => self.player_mut(seat).ask = None,
            Action::Confirm => self.confirm(seat, events),
            placement => self.place(seat, placement, Audience::seat(seat), events),
        }
    }
}

/// The tokens of `some` that `others` has not.
fn beyond(some: &Tokens, others: &Tokens) -> impl Iterator<Item = Token> + use<> {
    let others = *others;
    let count = move |(token, n): (Token, u8)| (token, n.saturating_sub(others[token]));
    some.iter().map(count).flat_map(|(token, n)| std::iter::repeat_n(token, n.into()))
}
