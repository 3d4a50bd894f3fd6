//! The sequence of play.

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
use crate::model::frames::Frame;
use crate::model::ids::*;
use crate::model::pieces::{Act, Good};
use crate::model::snapshot::Snapshot;
use crate::model::state::{Step, Tiletum, Wait};
use crate::model::view::View;
use crate::model::{arrange, asks, audit, index, observe, options};

impl Tiletum {
    /// Every option of the seat on turn, in index order.
    pub(crate) fn turn_options(&self, visit: &mut impl FnMut(Action)) {
        let seat = self.active();
        let Some(frame) = self.frames.top() else { return self.step_options_of(seat, visit) };
        match frame {
            Frame::Pool { act, ap } => self.options_of_pool(seat, act, ap, visit),
            Frame::Name { .. } => Act::PLAIN.iter().for_each(|act| visit(Action::Name(*act))),
            Frame::Identical { store } => self.payer_options(seat, store, visit),
            Frame::AnyGoods { .. } => Good::ALL.iter().for_each(|good| visit(Action::Gain(*good))),
            Frame::RewardHouse | Frame::RewardPillar | Frame::RewardMove(_) => {
                self.reward_options(seat, frame, visit);
            }
            Frame::Trigger { skip } => self.trigger_options(seat, skip, visit),
            Frame::Bonuses { building, floors } => self.bonus_options(building, floors, visit),
            Frame::Steps { .. } => self.step_options(seat, frame, visit),
            Frame::Refill | Frame::Refresh => {}
        }
    }

    /// TI-3.3 — The options of the turn itself.
    fn step_options_of(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.step {
            Step::BeforeDie => {
                self.die_options(seat, visit);
                self.task_options(seat, visit);
            }
            Step::TakeTile => [true, false].into_iter().for_each(|take| visit(Action::Tile(take))),
            Step::ChangeGood => {
                let others = Good::ALL.iter().filter(|good| self.may_recolor(Some(**good)).is_ok());
                others.for_each(|good| visit(Action::Recolor(Some(*good))));
                visit(Action::Recolor(None));
            }
            Step::Joker => Act::PLAIN.iter().for_each(|act| visit(Action::Name(*act))),
            Step::Main => {
                let act = self.pool.act.expect("the die pool has an action");
                self.options_of_pool(seat, act, self.pool.ap, visit);
            }
            Step::Corruption | Step::Card | Step::Restock => {}
        }
    }

    fn options_of_pool(&self, seat: Seat, act: Act, ap: u8, visit: &mut impl FnMut(Action)) {
        self.pool_options(seat, act, ap, visit);
        self.task_options(seat, visit);
        visit(Action::End);
    }

    /// Whether the seat on turn may do this.
    fn may_decide(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.frames.top(), self.step, action) {
            (_, _, task) if is_task(task) && self.offers_tasks() => self.may_do_task(seat, task),
            (Some(Frame::Pool { .. }), _, Action::End) | (None, Step::Main, Action::End) => Ok(()),
            (Some(Frame::Pool { .. }), ..) | (None, Step::Main, _) => {
                let pool = self.top_pool().expect("there is a pool");
                self.may_spend(seat, pool, action)
            }
            (Some(frame), ..) => self.may_answer(seat, frame, action),
            (None, Step::BeforeDie, Action::Die { color, from, to }) => {
                self.may_choose(seat, color, from, to)
            }
            (None, Step::TakeTile, Action::Tile(_)) => Ok(()),
            (None, Step::ChangeGood, Action::Recolor(good)) => self.may_recolor(good),
            (None, Step::Joker, Action::Name(_)) => Ok(()),
            _ => Err(self.not_asked(action)),
        }
    }

    /// Whether an open choice may be answered like this.
    fn may_answer(&self, seat: Seat, frame: Frame, action: Action) -> Result<(), Refused> {
        match (frame, action) {
            (Frame::Name { .. }, Action::Name(_)) | (Frame::AnyGoods { .. }, Action::Gain(_)) => {
                Ok(())
            }
            (Frame::Identical { store }, Action::With(kind)) => {
                self.may_pay_with(seat, store, kind)
            }
            (Frame::RewardHouse | Frame::RewardPillar | Frame::RewardMove(_), action) => {
                self.may_use_reward(seat, frame, action)
            }
            (Frame::Trigger { skip }, Action::Trigger(home)) => self.may_trigger(seat, home, skip),
            (Frame::Bonuses { building, floors }, Action::Bonus(room)) => {
                self.may_use_bonus(building, floors, room)
            }
            (Frame::Bonuses { .. }, Action::Done) => Ok(()),
            (Frame::Steps { .. }, action) => self.may_step(seat, frame, action),
            _ => Err(self.not_asked(action)),
        }
    }

    /// Carries out the decision of the seat on turn.
    pub(crate) fn decide(&mut self, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::Die { color, from, to } => self.choose_die(color, from, to, events),
            Action::Tile(take) => self.answer_tile(take, events),
            Action::Recolor(good) => self.recolor(good, events),
            Action::Name(act) => self.name_action(act, events),
            Action::Walk(..) | Action::House(_) | Action::Pillar(_) => self.move_on(action, events),
            Action::Pick(who) => {
                self.spend(1);
                self.pick(who, events);
            }
            Action::Character(stall) => self.hire(stall, events),
            Action::Refresh => self.refresh(events),
            Action::Lodge(store, room) => self.lodge(store, room, events),
            Action::Contract(stall) => self.take_contract(stall, events),
            Action::Swap { give, take } => self.swap(give, take, events),
            Action::Trade(good) => self.trade(good, events),
            Action::Fulfil(store) => self.fulfil(store, events),
            Action::Crest(store, building) => self.hang(store, building, events),
            Action::Helper(store) => self.help(store, events),
            Action::Cathedral(cathedral) => self.contribute(cathedral, events),
            Action::With(kind) => match self.frames.top() {
                Some(Frame::Identical { store }) => self.pay_with(store, kind, events),
                other => panic!("{action} does not answer {other:?}"),
            },
            Action::Gain(good) => self.gain_any(good, events),
            Action::Forgo => self.use_reward(action, events),
            Action::Trigger(building) => self.trigger(building, events),
            Action::Bonus(room) => self.use_bonus(room, events),
            Action::Done => self.frames.pop(),
            Action::King(take) => self.answer_king_tile(take, events),
            Action::End => self.end(events),
            outcome => panic!("{outcome} is no decision"),
        }
    }

    /// What stands on the map moves on: by a point, a step of a bonus, or a reward.
    fn move_on(&mut self, action: Action, events: &mut impl Events<Event>) {
        let seat = self.active();
        match (self.frames.top(), action) {
            (Some(Frame::RewardHouse | Frame::RewardPillar | Frame::RewardMove(_)), _) => {
                self.use_reward(action, events);
            }
            (Some(Frame::Steps { .. }), Action::Walk(who, node)) => {
                self.free_step(who, node, events);
            }
            (Some(Frame::Steps { .. }), _) => {
                self.use_place();
                self.put_up(seat, action, events);
            }
            (_, Action::Walk(who, node)) => {
                self.spend(1);
                self.walk(who, node, events);
            }
            _ => {
                self.spend(1);
                self.put_up(seat, action, events);
            }
        }
    }

    fn put_up(&mut self, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        match action {
            Action::House(space) => self.put_house(seat, space, events),
            Action::Pillar(cathedral) => self.put_pillar(seat, cathedral, events),
            other => panic!("{other} puts nothing up"),
        }
    }
}

/// TI-7 — What may be done between any two points.
fn is_task(action: Action) -> bool {
    matches!(
        action,
        Action::Trade(_)
            | Action::Fulfil(_)
            | Action::Crest(..)
            | Action::Helper(_)
            | Action::Cathedral(_)
    )
}

impl Game for Tiletum {
    const INFO: GameInfo = GameInfo {
        key: "tiletum",
        title: "Tiletum",
        prefix: "TI",
        rules_version: 1,
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
    ) -> Result<Tiletum, SetupError> {
        let mut game = Tiletum::lay_out(parts, options, players)?;
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
            Wait::Turn => Turn::Seat(self.active()),
            Wait::Leader(seat) => Turn::Seat(seat),
            Wait::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn progress(&self) -> Progress {
        Progress { round: self.round.into(), phase: self.phase.id() }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        if self.asked() != Some(seat) {
            return None;
        }
        let ask = match (self.wait, self.frames.top()) {
            (Wait::Leader(_), _) => asks::KING_TILE,
            (_, Some(frame)) => asks::of(frame),
            (_, None) => asks::of_step(self.step, self.pool.act),
        };
        Some(Decision { ask, prompt: Saying::new(ask) })
    }

    fn legal(&self, actor: Actor, out: &mut Vec<Action>) {
        out.clear();
        match (actor, self.wait) {
            (Actor::Chance, _) => self.outcomes(&mut |action, _| out.push(action)),
            (Actor::Seat(seat), Wait::Turn) if seat == self.active() => {
                self.turn_options(&mut |action| out.push(action));
            }
            (Actor::Seat(seat), Wait::Leader(leader)) if seat == leader => {
                out.extend([Action::King(true), Action::King(false)]);
            }
            _ => {}
        }
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Refused> {
        match (actor, self.wait) {
            (_, Wait::Over) => Err(TI_13_1.refuse("the game is over")),
            (Actor::Chance, Wait::Turn | Wait::Leader(_)) => {
                Err(TI_18_16.refuse("chance is not asked now"))
            }
            (Actor::Chance, _) => self.may_happen(action),
            (Actor::Seat(seat), Wait::Turn) if seat == self.active() => {
                self.may_decide(seat, action)
            }
            (Actor::Seat(seat), Wait::Leader(leader)) if seat == leader => match action {
                Action::King(_) => Ok(()),
                other => Err(self.not_asked(other)),
            },
            _ => Err(TI_3_4.refuse("another player is asked")),
        }
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Events<Event>) {
        match actor {
            Actor::Chance => self.happen(action, events),
            Actor::Seat(_) => self.decide(action, events),
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

    fn determinize(&self, _: Viewer, _: &mut impl Rng) -> Tiletum {
        // TI-14.2 — Nothing is hidden but what chance has yet to decide.
        *self
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

    fn restore(parts: Parts<Components>, saved: Snapshot) -> Result<Tiletum, Invalid> {
        let game = saved.state(parts)?;
        game.audit()?;
        Ok(game)
    }

    fn arrange(
        parts: Parts<Components>,
        saved: Snapshot,
        given: &Given,
    ) -> Result<Tiletum, Invalid> {
        arrange::arrange(parts, saved, given)
    }

    fn audit(&self) -> Result<(), Invalid> {
        audit::audit(self)
    }
}
