//! The outcomes of chance (OR-4.5, OR-20A.18).

use kernel::chance::{Rng, below};
use kernel::names::{Counts, Name};
use kernel::{Events, Refused, Seat};

use crate::ch08_planning::not_asked;
use crate::ch17_torture::neutral;
use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::question::Question;
use crate::model::state::Orleans;

impl Orleans {
    /// Whether chance may bring this.
    pub(crate) fn may_happen(&self, action: Action) -> Result<(), Refused> {
        match (self.question, action) {
            (Question::MapGood | Question::RemovedGood | Question::StartSeat, action) => {
                self.may_set_up(action)
            }
            (Question::HourglassTile, Action::Event(tile)) => self.may_turn_up(tile),
            (Question::Draw, Action::Drawn(seat, token)) => self.may_be_drawn(seat, token),
            (Question::PlagueDraw, Action::Plague(seat, token)) => self.may_strike(seat, token),
            (Question::TortureDraw(_), Action::Torture(seat, token)) => {
                self.may_be_lost(seat, token)
            }
            _ => Err(not_asked()),
        }
    }

    /// Carries out what chance brings.
    pub(crate) fn happen(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.question, action) {
            (_, Action::Good(edge, good)) => self.lay_good(edge, good, events),
            (_, Action::GoodRemoved(good)) => self.remove_good(good, events),
            (_, Action::Start(seat)) => self.choose_start(seat, events),
            (_, Action::Event(tile)) => self.turn_up(tile, events),
            (_, Action::Drawn(seat, token)) => self.draw(seat, token, events),
            (_, Action::Plague(seat, token)) => self.strike(seat, token, events),
            (Question::TortureDraw(missing), Action::Torture(seat, token)) => {
                self.lose_follower(seat, token, missing, events);
            }
            (question, action) => panic!("{action} does not answer {question:?}"),
        }
    }

    /// OR-20A.18 — The outcomes of chance with their weights.
    pub(crate) fn outcomes(&self, visit: &mut impl FnMut(Action, u32)) {
        let seat = self.turn;
        match self.question {
            Question::MapGood => {
                let edge = self.next_space();
                each(self.face_down, |good, n| visit(Action::Good(edge, good), n));
            }
            Question::RemovedGood => {
                each(self.face_down, |good, n| visit(Action::GoodRemoved(good), n));
            }
            Question::StartSeat => {
                Seat::all(self.players).for_each(|seat| visit(Action::Start(seat), 1));
            }
            Question::HourglassTile => {
                each(self.tiles_on_top(), |tile, n| visit(Action::Event(tile), n));
            }
            Question::Draw => {
                each(self.mat(seat).bag, |token, n| visit(Action::Drawn(seat, token), n));
            }
            Question::PlagueDraw => {
                each(self.mat(seat).bag, |token, n| visit(Action::Plague(seat, token), n));
            }
            Question::TortureDraw(_) => {
                let bag = neutral(&self.mat(seat).bag);
                each(bag, |token, n| visit(Action::Torture(seat, token), n));
            }
            _ => {}
        }
    }

    /// Draws one of the outcomes, with the odds that [`Orleans::outcomes`] lists.
    pub(crate) fn draw_outcome(&self, rng: &mut impl Rng) -> Action {
        let seat = self.turn;
        match self.question {
            Question::MapGood => Action::Good(self.next_space(), draw_one(&self.face_down, rng)),
            Question::RemovedGood => Action::GoodRemoved(draw_one(&self.face_down, rng)),
            Question::StartSeat => Action::Start(Seat(below(rng, self.players.into()) as u8)),
            Question::HourglassTile => Action::Event(draw_one(&self.tiles_on_top(), rng)),
            Question::Draw => Action::Drawn(seat, draw_one(&self.mat(seat).bag, rng)),
            Question::PlagueDraw => Action::Plague(seat, draw_one(&self.mat(seat).bag, rng)),
            Question::TortureDraw(_) => {
                Action::Torture(seat, draw_one(&neutral(&self.mat(seat).bag), rng))
            }
            question => panic!("chance has nothing to say to {question:?}"),
        }
    }
}

/// Every kind there is, with how many there are.
fn each<T: Name, const N: usize>(counts: Counts<T, N>, mut visit: impl FnMut(T, u32)) {
    counts.iter().filter(|(_, n)| *n > 0).for_each(|(piece, n)| visit(piece, n.into()));
}

/// One piece, each as likely as the others.
fn draw_one<T: Name, const N: usize>(counts: &Counts<T, N>, rng: &mut impl Rng) -> T {
    counts.nth(below(rng, counts.total()))
}
