//! Chapter 21: variants.

use kernel::{Audience, Events, Refused, Seat, SeatSet};

use crate::ch08_planning::not_asked;
use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::places::{Place, Slots};
use crate::model::question::{Phase, Question};
use crate::model::state::Orleans;

impl Orleans {
    /// OR-21.1 — In turn order each player may remove a tile; with 2 players twice round.
    pub(crate) fn go_on_with_removal(&mut self) {
        let turns = if self.players == 2 { 2 * self.players } else { self.players };
        if self.cursor == turns {
            self.begin(Phase::Hourglass);
        } else {
            self.turn = self.in_order(self.cursor);
            self.question = Question::RemoveTile;
        }
    }

    /// Any remaining tile of either stack, or none (OR-20A.1).
    pub(crate) fn removal_options(&self, visit: &mut impl FnMut(Action)) {
        self.stacks.iter().for_each(|tile| visit(Action::Remove(Some(tile))));
        visit(Action::Remove(None));
    }

    /// OR-21.1 — Only a tile that is still there.
    pub(crate) fn may_remove(&self, tile: Option<Place>) -> Result<(), Refused> {
        match tile {
            Some(tile) if !self.stacks.contains(tile) => {
                Err(OR_21_1.refuse("the tile is in no stack"))
            }
            _ => Ok(()),
        }
    }

    /// OR-21.1 — The tile leaves the game; declining is allowed.
    pub(crate) fn remove_tile(&mut self, tile: Option<Place>, events: &mut impl Events<Event>) {
        let seat = self.turn;
        if let Some(tile) = tile {
            self.stacks.remove(tile);
            self.lost.tiles.insert(tile);
        }
        self.cursor += 1;
        self.question = Question::Nobody;
        events.tell_all(|| Event::TileRemoved { seat, tile });
    }

    /// OR-21.2 — Planning in turn order begins.
    pub(crate) fn begin_sequential_planning(&mut self) {
        self.passed = SeatSet::EMPTY;
    }

    /// OR-21.2 — The phase ends when all have passed.
    pub(crate) fn go_on_with_sequential_planning(&mut self) {
        if self.passed == SeatSet::all(self.players) {
            self.begin(Phase::Actions);
        } else {
            self.question = Question::PlanTurn(None);
        }
    }

    /// OR-20A.17 — Before the first placement all of them and `confirm`; after it those on the
    /// same place and `next`.
    pub(crate) fn plan_turn_options(
        &self,
        seat: Seat,
        begun: Option<Place>,
        visit: &mut impl FnMut(Action),
    ) {
        match begun {
            None => self.plan_options(seat, visit),
            Some(place) => {
                self.placements(seat, place.slots(), place == Place::Theatre, visit);
                visit(Action::Next);
            }
        }
    }

    /// OR-21.2 — All placements of a turn on one place; then `next`, or `confirm` instead.
    pub(crate) fn may_plan_turn(
        &self,
        seat: Seat,
        begun: Option<Place>,
        action: Action,
    ) -> Result<(), Refused> {
        match (begun, action) {
            (None, Action::Next) => Err(OR_21_2.refuse("a turn begins with a placement")),
            (Some(_), Action::Next) => Ok(()),
            (Some(_), Action::Confirm) => {
                Err(OR_21_2.refuse("a turn with a placement ends with next"))
            }
            (Some(place), _) if placed_on(action).is_some_and(|on| on != place) => {
                Err(OR_21_2.refuse("a turn fills only one place"))
            }
            _ if placed_on(action).is_some() || action == Action::Confirm => {
                self.may_plan(seat, action)
            }
            _ => Err(not_asked()),
        }
    }

    /// OR-21.2 — All placements are public at once.
    pub(crate) fn plan_turn(&mut self, action: Action, events: &mut impl Events<Event>) {
        let seat = self.turn;
        match placed_on(action) {
            Some(place) => {
                self.place(seat, action, Audience::All, events);
                self.question = Question::PlanTurn(Some(place));
            }
            None => {
                if action == Action::Confirm {
                    self.passed = self.passed.with(seat);
                    events.tell_all(|| Event::Confirmed { seat });
                }
                self.next_turn();
            }
        }
    }

    /// The slots of all places.
    pub(crate) const EVERYWHERE: Slots = Slots::from_bits(u64::MAX);
}

/// The place that a placement fills.
fn placed_on(action: Action) -> Option<Place> {
    match action {
        Action::Place { slot, .. } | Action::PlaceTechnology(slot) => Some(slot.place()),
        Action::PlaceTheatre { .. } => Some(Place::Theatre),
        _ => None,
    }
}
