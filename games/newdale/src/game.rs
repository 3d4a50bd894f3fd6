//! The game as the kernel knows it.

use kernel::chance::Rng;
use kernel::names::Name;
use kernel::observe::{Paper, Writer};
use kernel::{
    Actor, Decision, Events, Game, GameInfo, Given, Invalid, Parts, Progress, Refused, Saying,
    ScoreSheet, Seat, SetupError, Turn, Viewer,
};

use crate::model::action::Action;
use crate::model::components::Components;
use crate::model::event::{self, Event};
use crate::model::ids::*;
use crate::model::options::{self, Options};
use crate::model::snapshot::Snapshot;
use crate::model::state::{Newdale, Phase, Wait};
use crate::model::view::View;
use crate::model::{arrange, asks, audit, index, observe};

impl Newdale {
    /// The question of a seat.
    pub(crate) fn ask(&self, seat: Seat) -> Option<&'static str> {
        if !self.turn().seats().contains(seat) {
            return None;
        }
        Some(match (self.frames.top(), self.phase) {
            (Some(frame), _) => asks::of(frame),
            (None, Phase::Planning) => "plan",
            (None, _) if self.wait == Wait::Together => "opening",
            (None, _) => "character",
        })
    }
}

impl Game for Newdale {
    const INFO: GameInfo = GameInfo {
        key: "newdale",
        title: "Newdale",
        prefix: "ND",
        rules_version: 2,
        rules: include_str!("../rules.md"),
        words: include_str!("../data/words.toml"),
        players: (1, 4),
        options: options::SPECS,
        actions: index::DECISIONS,
        outcomes: index::OUTCOMES,
        observation: observe::LENGTH,
        layout: observe::LAYOUT,
        asks: asks::ALL,
        chances: asks::CHANCES,
        events: event::KINDS,
    };
    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Snapshot = Snapshot;

    fn new(
        parts: Parts<Components>,
        options: &Options,
        players: u8,
    ) -> Result<Newdale, SetupError> {
        let mut game = Newdale::lay_out(parts, options, players)?;
        game.go_on(&mut kernel::Silent);
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> Options {
        self.options
    }

    fn parts(&self) -> Parts<Components> {
        self.parts
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.wait {
            Wait::Turn => Turn::Seat(self.actor),
            Wait::Together => Turn::Together(self.waiting_seats()),
            Wait::Over => Turn::Over,
            Wait::Chance | Wait::Nobody => Turn::Chance,
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round.into(), phase: self.phase.id() }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let ask = self.ask(seat)?;
        Some(Decision { ask, prompt: Saying::new(ask) })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        out.clear();
        match actor {
            Actor::Chance => self.outcomes(&mut |action, _| out.push(action)),
            Actor::Seat(seat) if self.turn().waits_for(seat.into()) => {
                self.seat_options(seat, &mut |action| out.push(action));
            }
            Actor::Seat(_) => {}
        }
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Refused> {
        match actor {
            Actor::Chance if self.wait == Wait::Chance => self.may_happen(action),
            Actor::Chance => Err(ND_15_29.refuse("chance is not asked now")),
            Actor::Seat(seat) if self.turn().waits_for(seat.into()) => {
                self.may_decide(seat, action)
            }
            Actor::Seat(_) => Err(self.not_asked()),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Events<Event>) {
        match (actor, self.wait) {
            (Actor::Seat(seat), Wait::Together) => {
                self.answer(seat, action, events);
                self.close_together(events);
            }
            (Actor::Seat(_), _) => {
                self.wait = Wait::Nobody;
                self.decide(action, events);
            }
            (Actor::Chance, _) => {
                self.wait = Wait::Nobody;
                self.happen(action, events);
            }
        }
        self.go_on(events);
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        self.outcomes(&mut |action, weight| out.push((action, weight)));
    }

    fn deal(&self, rng: &mut impl Rng) -> Action {
        self.draw_outcome(rng)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Newdale {
        self.redrawn(viewer, rng)
    }

    fn score(&self) -> ScoreSheet {
        self.score_sheet()
    }

    fn tell<P: Paper>(&self, seat: Seat, writer: &mut Writer<P>) {
        observe::write(self, seat, writer);
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    fn restore(parts: Parts<Components>, saved: Snapshot) -> Result<Newdale, Invalid> {
        let game = saved.state(parts)?;
        game.audit()?;
        Ok(game)
    }

    fn arrange(
        parts: Parts<Components>,
        saved: Snapshot,
        given: &Given,
    ) -> Result<Newdale, Invalid> {
        arrange::arrange(parts, saved, given)
    }

    fn audit(&self) -> Result<(), Invalid> {
        audit::audit(self)
    }
}
