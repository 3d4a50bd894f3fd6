//! The sequence of play.

use kernel::chance::Rng;
use kernel::observe::{Paper, Writer};
use kernel::{
    Actor, Decision, Events, Game, GameInfo, Given, Invalid, Parts, Progress, Refused, Saying,
    ScoreSheet, Seat, SetupError, Turn, Viewer,
};

use crate::ch08_planning::not_asked;
use crate::model::action::Action;
use crate::model::components::{Components, Options};
use crate::model::event::{self, Event};
use crate::model::ids::*;
use crate::model::question::{Phase, Question};
use crate::model::snapshot::Snapshot;
use crate::model::state::Orleans;
use crate::model::view::View;
use crate::model::{arrange, asks, index, observe, options};

impl Orleans {
    /// Begins a phase; what it asks first comes from [`Orleans::go_on`].
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.cursor = 0;
        self.turn = self.start;
        self.question = Question::Nobody;
        match phase {
            Phase::Followers => self.forget_draws(),
            Phase::BathDraws => self.begin_bath_draws(),
            Phase::Retrieve => self.count_retrievals(),
            Phase::Planning if self.options.sequential_planning => self.begin_sequential_planning(),
            Phase::Actions => self.begin_actions(),
            _ => {}
        }
    }

    /// OR-4.1 — A round is a sequence of phases; each goes on until somebody is asked.
    fn step(&mut self, events: &mut impl Events<Event>) {
        match self.phase {
            Phase::Setup => self.go_on_with_setup(),
            Phase::Removal => self.go_on_with_removal(),
            Phase::Hourglass => self.begin_round(),
            Phase::Census => self.census(events),
            Phase::Followers | Phase::Allocate | Phase::Retrieve => self.open_together(events),
            Phase::Draws => self.go_on_with_draws(Phase::Allocate),
            Phase::BathDraws => self.go_on_with_draws(Phase::Retrieve),
            Phase::Planning if self.options.sequential_planning => {
                self.go_on_with_sequential_planning();
            }
            Phase::Planning => self.open_together(events),
            Phase::Actions => self.go_on_with_actions(),
            Phase::Event => self.go_on_with_event(events),
            Phase::StartPlayer => self.end_round(events),
            Phase::Over => self.question = Question::Over,
        }
    }

    /// Plays on by itself until somebody is asked. OR-20A.19 — A question with a single option is
    /// not asked: it is carried out, and leaves no line in the list.
    pub(crate) fn go_on(&mut self, events: &mut impl Events<Event>) {
        loop {
            if self.question == Question::Nobody {
                self.step(events);
            } else if let Turn::Seat(seat) = self.turn()
                && !matches!(self.question, Question::PlanTurn(_))
                && let Some(only) = self.only_option(seat)
            {
                self.decide(only, events);
            } else {
                return;
            }
        }
    }
}

impl Game for Orleans {
    const INFO: GameInfo = GameInfo {
        key: "orleans",
        title: "Orléans",
        prefix: "OR",
        rules_version: 1,
        rules: include_str!("../rules.md"),
        words: include_str!("../data/words.toml"),
        players: (2, 4),
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
    ) -> Result<Orleans, SetupError> {
        Orleans::lay_out(parts, options, players)
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
        match self.question {
            Question::Together => Turn::Together(self.waiting()),
            Question::MapGood
            | Question::RemovedGood
            | Question::StartSeat
            | Question::HourglassTile
            | Question::Draw
            | Question::PlagueDraw
            | Question::TortureDraw(_) => Turn::Chance,
            Question::Over => Turn::Over,
            _ => Turn::Seat(self.turn),
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round.into(), phase: self.phase.name() }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        if !self.turn().seats().contains(seat) {
            return None;
        }
        let ask = match self.question {
            Question::Together => asks::of_step(self.player(seat).ask?),
            question => asks::of(question),
        };
        Some(Decision { ask, prompt: Saying::new(asks::prompt(self.question, ask)) })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        out.clear();
        match actor {
            Actor::Chance => self.outcomes(&mut |action, _| out.push(action)),
            Actor::Seat(seat) if self.turn().seats().contains(seat) => {
                self.seat_options(seat, &mut |action| out.push(action));
            }
            Actor::Seat(_) => {}
        }
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Refused> {
        match actor {
            _ if self.question == Question::Over => Err(OR_18_1.refuse("the game is over")),
            Actor::Chance if self.turn() == Turn::Chance => self.may_happen(action),
            Actor::Seat(seat) if self.turn().seats().contains(seat) => {
                self.may_decide(seat, action)
            }
            Actor::Seat(_) if self.phase == Phase::Actions => {
                Err(OR_9_1.refuse("another player is on turn"))
            }
            _ => Err(not_asked()),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Events<Event>) {
        match actor {
            Actor::Chance => self.happen(action, events),
            Actor::Seat(seat) if self.question == Question::Together => {
                self.answer(seat, action, events);
                self.answer_forced(seat, events);
                self.close_if_answered(events);
            }
            Actor::Seat(_) => self.decide(action, events),
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

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Orleans {
        let mut sample = *self;
        sample.forget_answers(viewer, rng);
        sample.forget_removed(rng);
        sample
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

    fn restore(parts: Parts<Components>, saved: Snapshot) -> Result<Orleans, Invalid> {
        let game = saved.state(parts)?;
        game.audit()?;
        Ok(game)
    }

    fn arrange(
        parts: Parts<Components>,
        saved: Snapshot,
        given: &Given,
    ) -> Result<Orleans, Invalid> {
        arrange::arrange(parts, saved, given)
    }

    fn audit(&self) -> Result<(), Invalid> {
        crate::model::audit::audit(self)
    }
}
