//! Phase II: planning.

use kernel::{Audience, Events, Refused, Seat};

use crate::model::action::Action;
use crate::model::components::Extra;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::spaces::{MARKERS, Shared, Space};
use crate::model::state::{Newdale, Stage, Step, Wait};

impl Newdale {
    /// ND-3.2, ND-3.3 — Window A, then the markers.
    pub(crate) fn go_on_with_planning(&mut self) {
        if self.step == Some(Step::Window) {
            if self.go_on_with_windows() {
                self.step = None;
                self.stage = Stage::Before;
            }
        } else if self.plans_openly() {
            self.go_on_with_open_planning();
        } else {
            self.open_planning();
        }
    }

    /// ND-3.3 — All plan at the same time.
    fn open_planning(&mut self) {
        for seat in Seat::all(self.players) {
            self.player_mut(seat).planning = true;
        }
        self.wait = Wait::Together;
    }

    /// ND-3.3 — Marker 1 of everybody in turn order, then marker 2, and so on.
    fn go_on_with_open_planning(&mut self) {
        match self.stage {
            Stage::Before if self.marker == 0 => self.marker = 1,
            Stage::Before if self.owns_marker(self.actor, self.marker) => self.wait = Wait::Turn,
            _ => {
                self.stage = Stage::Before;
                if !self.pass_on() {
                    self.marker += 1;
                }
                if usize::from(self.marker) > MARKERS {
                    self.begin_assistants();
                }
            }
        }
    }

    fn owns_marker(&self, seat: Seat, marker: u8) -> bool {
        self.player(seat).markers >> (marker - 1) & 1 != 0
    }

    /// ND-15.7 — The lowest marker that is not placed; 0 if all are.
    pub(crate) fn marker_to_place(&self, seat: Seat) -> u8 {
        if self.plans_openly() {
            return self.marker;
        }
        let player = self.player(seat);
        let free = |marker: &u8| {
            self.owns_marker(seat, *marker) && player.plan[usize::from(*marker) - 1].is_none()
        };
        (1..=MARKERS as u8).find(free).unwrap_or(0)
    }

    /// The options of a plan.
    pub(crate) fn plan_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let marker = self.marker_to_place(seat);
        if marker == 0 {
            return visit(Action::Commit);
        }
        let mut open = self.open_spaces(seat);
        while open != 0 {
            visit(Action::Plan(marker, Space::nth(open.trailing_zeros() as usize)));
            open &= open - 1;
        }
    }

    /// Whether a plan allows this.
    pub(crate) fn may_plan(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        let next = self.marker_to_place(seat);
        match action {
            Action::Plan(marker, space) if marker == next => self.may_stand(seat, space),
            Action::Plan(..) => Err(ND_15_7.refuse("another marker is placed next")),
            Action::Commit if self.plans_openly() => {
                Err(ND_15_7.refuse("open plans are not committed"))
            }
            Action::Commit if next == 0 => Ok(()),
            Action::Commit => Err(ND_3_3.refuse("all markers must be placed")),
            _ => Err(self.not_asked()),
        }
    }

    /// ND-3.3 — One marker on a space, one on each own area: the spaces that are open, as bits.
    fn open_spaces(&self, seat: Seat) -> u32 {
        let taken = self.player(seat).plan.iter().flatten();
        taken.fold(self.chapter().spaces, |open, space| open & !space.place())
    }

    /// ND-3.3 — Whether a space is open; if not, why.
    fn may_stand(&self, seat: Seat, space: Space) -> Result<(), Refused> {
        if self.open_spaces(seat) >> space.index() & 1 != 0 {
            return Ok(());
        }
        match space {
            Space::Board(Shared::SetSail) if !self.sails_the_coast() => {
                Err(ND_4_6.refuse("this chapter has no such space"))
            }
            Space::Area(area, mode) if self.chapter().back && !self.parts.area(area, mode).back => {
                Err(ND_8_12.refuse("the board has no such space"))
            }
            _ => Err(ND_3_3.refuse("a marker of yours stands there")),
        }
    }

    /// ND-10.11 — Chapter VII.
    pub(crate) fn sails_the_coast(&self) -> bool {
        self.has(Extra::Ships) && !self.has(Extra::Sailors)
    }

    /// ND-3.3 — A marker is placed: unseen, or openly.
    pub(crate) fn place_marker(
        &mut self,
        seat: Seat,
        marker: u8,
        space: Space,
        events: &mut impl Events<Event>,
    ) {
        self.player_mut(seat).plan[usize::from(marker) - 1] = Some(space);
        let open = self.plans_openly();
        let hears = if open { Audience::All } else { Audience::seat(seat) };
        events.tell(hears, || Event::Planned { seat, marker, space });
        if open {
            self.stage = Stage::Next;
        }
    }

    /// ND-3.3, ND-12.6 — When all have committed, the plans are seen.
    pub(crate) fn reveal_plans(&mut self, events: &mut impl Events<Event>) {
        for seat in self.turn_order() {
            for (number, space) in (1..).zip(self.player(seat).plan) {
                let Some(space) = space else { continue };
                let others = Audience::others(seat);
                events.tell(others, || Event::Planned { seat, marker: number, space });
            }
        }
        self.begin_assistants();
    }
}
