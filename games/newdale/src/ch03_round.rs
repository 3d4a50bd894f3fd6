//! Chapter 3: the round.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::components::{Extra, ROUNDS};
use crate::model::draws::Draw;
use crate::model::event::Event;
use crate::model::events::Effect;
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::options::Planning;
use crate::model::pieces::Figure;
use crate::model::spaces::MARKERS;
use crate::model::state::{Newdale, Phase, Stage, Step, Wait};

mod events;
mod planning;

impl Newdale {
    /// ND-3 — Plays on by itself until somebody is asked or chance must speak.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        while self.wait == Wait::Nobody {
            match self.frames.top() {
                Some(frame) => self.go_on_with(frame, events),
                None => self.go_on_with_phase(events),
            }
        }
    }

    /// ND-3 — A round is six phases and an end; each goes on by itself.
    fn go_on_with_phase(&mut self, events: &mut impl Events<Event>) {
        match self.phase {
            Phase::Setup => self.go_on_with_setup(events),
            Phase::Event => self.go_on_with_event(events),
            Phase::Planning => self.go_on_with_planning(),
            Phase::Assistants => self.go_on_with_assistants(events),
            Phase::Actions | Phase::Building | Phase::Special => self.go_on_with_turn(events),
            Phase::Final => self.go_on_with_final(events),
            Phase::Over => self.wait = Wait::Over,
        }
    }

    /// Begins a phase with the start player.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.step = None;
        self.actor = self.start;
        self.stage = Stage::Before;
        self.marker = 0;
        self.left = 0;
    }

    /// ND-3.1 — The next round begins with its event.
    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
        self.begin(Phase::Event);
    }

    /// The next player in turn order; `false` after the last one.
    pub(crate) fn pass_on(&mut self) -> bool {
        self.actor = self.actor.left(self.players);
        self.actor != self.start
    }

    /// ND-3.2, ND-3.4 — A window for everybody in turn order; `true` when all have had theirs.
    fn go_on_with_windows(&mut self) -> bool {
        match self.stage {
            Stage::Next => {
                self.stage = Stage::Before;
                !self.pass_on()
            }
            _ => {
                self.stage = Stage::Next;
                self.frames.push(Frame::Window);
                false
            }
        }
    }

    /// ND-3.4 — Four figures, or six if the event says so, or all that are in the bag.
    pub(crate) fn begin_assistants(&mut self) {
        self.begin(Phase::Assistants);
        let six = self.event.is_some_and(|event| {
            matches!(self.parts.event(event).effect, Effect::DrawSix | Effect::DrawSixAndFinal)
        });
        let wanted = if six { SIX_FIGURES } else { self.parts.figures_drawn };
        self.left = wanted.min(self.bag.iter().sum());
    }

    /// ND-3.4 — Figures, raid, window B.
    fn go_on_with_assistants(&mut self, events: &mut impl Events<Event>) {
        if self.step == Some(Step::Window) {
            // ND-7.15 — Alone, the window before the first step follows at once.
            if self.is_solo() || self.go_on_with_windows() {
                self.begin_actions();
            }
        } else if self.left > 0 {
            self.wait = Wait::Chance;
        } else {
            self.raid(events);
            self.step = Some(Step::Window);
        }
    }

    /// ND-3.4 — A figure that is in the bag.
    pub(crate) fn may_draw_figure(&self, figure: Figure) -> Result<(), Refused> {
        match self.bag[figure.index()] {
            0 => Err(ND_3_4.refuse("no such figure is in the bag")),
            _ => Ok(()),
        }
    }

    /// ND-3.4 — A figure joins the labor market.
    pub(crate) fn draw_figure(&mut self, figure: Figure, events: &mut impl Events<Event>) {
        self.bag[figure.index()] -= 1;
        self.market[figure.index()] += 1;
        self.left -= 1;
        events.tell_all(|| Event::FigureDrawn { figure });
    }

    /// ND-10.9 — Every player loses points for Hooded ones that no fist holds off.
    fn raid(&mut self, events: &mut impl Events<Event>) {
        let hooded = self.market[Figure::Hooded.index()];
        if !self.has(Extra::Hooded) || hooded == 0 {
            return;
        }
        events.tell_all(|| Event::Raid { n: hooded });
        for seat in self.turn_order() {
            let loss = hooded.saturating_sub(self.fists(seat)) * self.parts.raid_loss;
            self.lose_points(seat, loss, events);
        }
    }

    fn begin_actions(&mut self) {
        self.begin(Phase::Actions);
        self.marker = 1;
    }

    /// ND-3.9 — A step of a player: a window, the step, what follows, a window.
    fn go_on_with_turn(&mut self, events: &mut impl Events<Event>) {
        match self.stage {
            Stage::Before if !self.has_step() => self.stage = Stage::Next,
            Stage::Before => self.open_window(Stage::Act),
            Stage::Act => {
                self.stage = Stage::Close;
                self.carried_out = false;
                self.take_step(events);
            }
            Stage::Close => {
                self.stage = Stage::After;
                self.console(events);
            }
            Stage::After if self.skips_window_after() => self.stage = Stage::Next,
            Stage::After => self.open_window(Stage::Next),
            Stage::Next => self.next_step(events),
        }
    }

    fn open_window(&mut self, then: Stage) {
        self.stage = then;
        self.frames.push(Frame::Window);
    }

    /// ND-3.5 — Players without the marker are skipped.
    fn has_step(&self) -> bool {
        self.phase != Phase::Actions || self.has_marker(self.actor, self.marker)
    }

    fn has_marker(&self, seat: Seat, marker: u8) -> bool {
        self.player(seat).plan[usize::from(marker) - 1].is_some()
    }

    fn take_step(&mut self, events: &mut impl Events<Event>) {
        match self.phase {
            Phase::Actions => self.take_marker(events),
            Phase::Building => self.frames.push(Frame::Build { aaron: None }),
            _ => self.use_specials(events),
        }
    }

    /// ND-3.5, ND-3.6 — A card if no part was carried out, two cards instead of a build.
    fn console(&mut self, events: &mut impl Events<Event>) {
        let seat = self.actor;
        if self.carried_out {
            return;
        }
        match self.phase {
            Phase::Actions => {
                events.tell_all(|| Event::NotCarriedOut { seat });
                self.frames.push(Frame::Deal { seat, left: CONSOLATION, why: Draw::Consolation });
            }
            Phase::Building => {
                self.frames.push(Frame::Deal { seat, left: NO_BUILD, why: Draw::NoBuild })
            }
            _ => {}
        }
    }

    /// ND-7.15 — No window after a step if the next one is the same player's, or if nothing
    /// happened in phase VI.
    fn skips_window_after(&self) -> bool {
        let idle = self.phase == Phase::Special && !self.carried_out;
        idle || self.next_actor() == Some(self.actor)
    }

    /// Whose step follows the present one in this round.
    fn next_actor(&self) -> Option<Seat> {
        let place = (self.actor.0 + self.players - self.start.0) % self.players;
        let after = (place + 1..self.players).map(|step| self.seat_at(step));
        let mut rest = after.clone();
        match self.phase {
            Phase::Actions => {
                let now = rest.find(|seat| self.has_marker(*seat, self.marker));
                let markers = self.marker + 1..=MARKERS as u8;
                let later = || {
                    let order = |marker| self.turn_order().map(move |seat| (marker, seat));
                    markers.flat_map(order).find(|(marker, seat)| self.has_marker(*seat, *marker))
                };
                now.or_else(|| later().map(|(_, seat)| seat)).or(Some(self.start))
            }
            Phase::Building => rest.next().or(Some(self.start)),
            _ => rest.next().or((self.round == ROUNDS).then_some(self.start)),
        }
    }

    fn seat_at(&self, place: u8) -> Seat {
        Seat((self.start.0 + place) % self.players)
    }

    /// The next player, marker or phase.
    fn next_step(&mut self, events: &mut impl Events<Event>) {
        self.stage = Stage::Before;
        if self.pass_on() {
            return;
        }
        match self.phase {
            Phase::Actions if self.marker < MARKERS as u8 => self.marker += 1,
            Phase::Actions => self.begin(Phase::Building),
            Phase::Building => self.begin(Phase::Special),
            _ if self.round == ROUNDS => self.begin_final(),
            _ => self.end_round(events),
        }
    }

    /// ND-3.8 — The event leaves, figures return to the bag, the bag is passed on.
    pub(crate) fn end_round(&mut self, events: &mut impl Events<Event>) {
        self.move_rival(events);
        self.event = None;
        self.return_figures();
        self.pass_bag(events);
        self.begin_round();
    }

    /// ND-3.8 — All but prisoners go back to the bag.
    fn return_figures(&mut self) {
        for figure in Figure::ALL {
            self.bag[figure.index()] += std::mem::take(&mut self.market[figure.index()]);
        }
        for player in &mut self.seats {
            for (home, figures) in self.bag.iter_mut().zip(&mut player.rabbit) {
                *home += std::mem::take(figures);
            }
            if let Some(color) = player.onyx.take() {
                self.bag[color.index()] += 1;
            }
            player.markers |= std::mem::take(&mut player.bought);
        }
    }

    /// ND-3.8 — The bag passes clockwise, also after round 7.
    pub(crate) fn pass_bag(&mut self, events: &mut impl Events<Event>) {
        self.start = self.start.left(self.players);
        let seat = self.start;
        events.tell_all(|| Event::BagPassed { seat });
    }

    /// Whether markers are placed openly, one after the other (ND-3.3).
    pub(crate) fn plans_openly(&self) -> bool {
        self.options.planning == Planning::Sequential
    }
}

/// Figures drawn when the event says so (ND-3.4).
const SIX_FIGURES: u8 = 6;
/// Cards for an action that was not carried out (ND-3.5).
pub const CONSOLATION: u8 = 1;
/// Cards instead of a build (ND-3.6).
pub const NO_BUILD: u8 = 2;
