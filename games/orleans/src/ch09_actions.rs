//! Chapter 9: actions, in turn order until all have passed.

use kernel::{Events, Refused, Seat, SeatSet};

use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::places::{Place, each_slot};
use crate::model::question::{Phase, Question};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-9.1 — The start player begins.
    pub(crate) fn begin_actions(&mut self) {
        self.passed = SeatSet::EMPTY;
    }

    /// OR-9.1 — The phase ends when all have passed.
    pub(crate) fn go_on_with_actions(&mut self) {
        if self.passed == SeatSet::all(self.players) {
            self.begin(Phase::Event);
        } else {
            self.question = Question::Action;
        }
    }

    /// Each usable place, and `pass` (OR-20A.7).
    pub(crate) fn action_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        for place in self.activated(seat).iter() {
            if self.may_take_effect(seat, place).is_ok() {
                visit(Action::Use(place));
            }
        }
        visit(Action::Pass);
    }

    /// OR-9.1 — An own activated place whose action can be carried out.
    pub(crate) fn may_use(&self, seat: Seat, place: Place) -> Result<(), Refused> {
        if !self.player(seat).has(place) {
            return Err(OR_9_1.refuse("the place is not yours"));
        }
        self.has_action(place)?;
        if !self.is_activated(seat, place) {
            return Err(OR_8_7.refuse("the place is not activated"));
        }
        self.may_take_effect(seat, place)
    }

    /// OR-9.1 — The place is in use; its parameters are asked, or its effect happens at once.
    pub(crate) fn use_place(&mut self, place: Place, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.using = place;
        events.tell_all(|| Event::Used { seat, place });
        self.take_effect(seat, place, events);
    }

    /// OR-9.2 — A player who has passed takes no more turns this round.
    pub(crate) fn pass(&mut self, events: &mut impl Events<Event>) {
        let seat = self.turn;
        self.passed = self.passed.with(seat);
        events.tell_all(|| Event::Passed { seat });
        self.next_turn();
    }

    /// OR-9.4 — After the action the followers of the place go to the bag; technology tiles stay.
    pub(crate) fn end_action(&mut self, events: &mut impl Events<Event>) {
        let (seat, place) = (self.turn, self.using);
        self.empty_place(seat, place);
        events.tell_all(|| Event::Emptied { seat, place });
        self.next_turn();
    }

    /// The followers of a place go to the owner's bag.
    pub(crate) fn empty_place(&mut self, seat: Seat, place: Place) {
        let mat = self.mat_mut(seat);
        let standing = mat.followers & place.slots();
        for slot in each_slot(standing) {
            let token = mat.pick(slot);
            mat.bag.add(token);
        }
        let crowd = match place {
            Place::Theatre => std::mem::take(&mut mat.theatre),
            Place::GunpowderTower => std::mem::take(&mut mat.tower),
            _ => return,
        };
        mat.bag.add_all(&crowd);
    }

    /// The next player clockwise who has not passed is on turn.
    pub(crate) fn next_turn(&mut self) {
        self.question = Question::Nobody;
        self.using = Orleans::NO_PLACE;
        let others = self.turn.left(self.players).round(self.players);
        if let Some(next) = others.into_iter().find(|seat| !self.passed.contains(*seat)) {
            self.turn = next;
        }
    }
}
