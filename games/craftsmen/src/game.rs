//! The game as the kernel sees it.

use kernel::chance::Rng;
use kernel::names::Name;
use kernel::observe::{Paper, Writer};
use kernel::{
    Actor, Decision, Events, Game, GameInfo, Given, Invalid, Parts, Progress, Refused, Saying,
    ScoreSheet, Seat, SetupError, Turn, Viewer,
};

use crate::model::action::Action;
use crate::model::components::{Components, Options};
use crate::model::event::{self, Event};
use crate::model::ids::*;
use crate::model::pieces::{Phase, SEASONS};
use crate::model::snapshot::Snapshot;
use crate::model::state::{Craftsmen, Wait};
use crate::model::view::View;
use crate::model::{arrange, asks, audit, index, observe, options};

impl Game for Craftsmen {
    const INFO: GameInfo = GameInfo {
        key: "craftsmen",
        title: "Craftsmen",
        prefix: "CR",
        rules_version: 2,
        rules: include_str!("../rules.md"),
        words: include_str!("../data/words.toml"),
        players: (2, 5),
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
    ) -> Result<Craftsmen, SetupError> {
        let mut game = Craftsmen::lay_out(parts, options, players)?;
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
            Wait::Seat(seat) => Turn::Seat(seat),
            Wait::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn progress(&self) -> Progress {
        let season = u32::from(self.year - 1) * u32::from(SEASONS) + self.season as u32 + 1;
        let round = if self.phase == Phase::Setup { 0 } else { season };
        let phase = match self.stage {
            Some(guild) if self.phase == Phase::Guilds => guild.id(),
            _ => self.phase.id(),
        };
        Progress { round, phase }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        if self.wait != Wait::Seat(seat) {
            return None;
        }
        let frame = self.top()?;
        let ask = asks::of(frame)?;
        let may_order = self.parts.table(self.players).order_change;
        Some(Decision { ask, prompt: Saying::new(asks::prompt(frame, ask, may_order)) })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        out.clear();
        match (actor, self.wait, self.top()) {
            (Actor::Chance, ..) => self.outcomes(&mut |action, _| out.push(action)),
            (Actor::Seat(seat), Wait::Seat(asked), Some(frame)) if seat == asked => {
                self.options_of(frame, &mut |action| out.push(action));
            }
            _ => {}
        }
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Refused> {
        match (actor, self.wait, self.top()) {
            (Actor::Chance, ..) => self.may_happen(action),
            (Actor::Seat(seat), Wait::Seat(asked), Some(frame)) if seat == asked => {
                self.may_answer(frame, action)
            }
            _ => Err(CR_3_5.refuse("you are not asked now")),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Events<Event>) {
        match (actor, self.top()) {
            (Actor::Chance, _) => self.happen(action, events),
            (Actor::Seat(_), Some(frame)) => self.answer(frame, action, events),
            (Actor::Seat(seat), None) => panic!("{seat} is not asked"),
        }
        self.wait = Wait::Nobody;
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

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Craftsmen {
        self.as_known_to(viewer, rng)
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

    fn restore(parts: Parts<Components>, saved: Snapshot) -> Result<Craftsmen, Invalid> {
        let game = saved.state(parts)?;
        game.audit()?;
        Ok(game)
    }

    fn arrange(
        parts: Parts<Components>,
        saved: Snapshot,
        given: &Given,
    ) -> Result<Craftsmen, Invalid> {
        arrange::arrange(parts, saved, given)
    }

    fn audit(&self) -> Result<(), Invalid> {
        audit::audit(self)
    }
}
