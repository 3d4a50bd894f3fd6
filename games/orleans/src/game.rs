//! The sequence of play.

use kernel::chance::{Rng, below};
use kernel::names::{Counts, Name};
use kernel::{
    Actor, Decision, Events, Game, GameInfo, Given, Invalid, Parts, Progress, Refused, Saying,
    ScoreSheet, Seat, SetupError, Turn, Viewer,
};

use crate::ch08_planning::not_asked;
use crate::ch17_torture::neutral;
use crate::model::action::{Action, Reward};
use crate::model::components::{Components, Options};
use crate::model::event::{self, Event};
use crate::model::ids::*;
use crate::model::map::Edge;
use crate::model::pieces::Token;
use crate::model::snapshot::Snapshot;
use crate::model::state::{Ask, Orleans, Phase, Question};
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

    /// The option of a seat, if it has just one.
    pub(crate) fn only_option(&self, seat: Seat) -> Option<Action> {
        let mut only = None;
        let mut count = 0;
        self.seat_options(seat, &mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// Every option of a seat that is asked, in index order.
    pub(crate) fn seat_options(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.question {
            Question::Together => match self.player(seat).ask {
                Some(Ask::Plan) => self.plan_options(seat, visit),
                Some(ask) => self.follower_options(seat, ask, visit),
                None => {}
            },
            Question::RemoveTile => self.removal_options(visit),
            Question::PlanTurn(begun) => self.plan_turn_options(seat, begun, visit),
            Question::Action => self.action_options(seat, visit),
            Question::Village => self.village_options(seat, visit),
            Question::Tile { both } => self.tile_options(both, visit),
            Question::Go(way) => self
                .player(seat)
                .merchant
                .neighbors(way)
                .iter()
                .for_each(|town| visit(Action::Go(town))),
            Question::Take(edge) => {
                self.goods_on(Edge(edge)).iter().for_each(|good| visit(Action::Take(Some(good))));
                visit(Action::Take(None));
            }
            Question::Serve { second } => self.serve_options(seat, second, visit),
            Question::Reward { .. } => REWARDS.into_iter().for_each(|r| visit(Action::Reward(r))),
            Question::Pharmacy => self.pharmacy_options(seat, visit),
            Question::Sacristy => {
                [true, false].into_iter().for_each(|u| visit(Action::Sacristy(u)))
            }
            Question::Harvest => self.harvest_options(seat, visit),
            Question::Torture(_) => self.torture_options(seat, visit),
            Question::Goldsmith => self.goldsmith_options(seat, visit),
            Question::Bakery => self.bakery_options(seat, visit),
            Question::HidingGood => self.hiding_options(seat, visit),
            Question::HidingPlace => self.bonus_options(seat, visit),
            Question::Court => self.court_options(seat, visit),
            Question::CourtGo(owner) => self.court_go_options(owner, visit),
            _ => {}
        }
    }

    /// Whether a seat that is asked may do this.
    fn may_decide(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.question, action) {
            (Question::Together, action) => self.may_answer(seat, action),
            (Question::RemoveTile, Action::Remove(tile)) => self.may_remove(tile),
            (Question::PlanTurn(begun), action) => self.may_plan_turn(seat, begun, action),
            (Question::Action, Action::Use(place)) => self.may_use(seat, place),
            (Question::Action, Action::Pass) => Ok(()),
            (Question::Village, Action::Recruit(follower)) => self.may_choose(seat, follower),
            (Question::Tile { both }, Action::Tile(tile)) => self.may_take_tile(tile, both),
            (Question::Go(way), Action::Go(town)) => self.may_go(seat, way, town),
            (Question::Take(edge), Action::Take(good)) => self.may_take(Edge(edge), good),
            (Question::Serve { .. }, Action::Serve(follower, deed)) => {
                self.may_serve(seat, follower, deed)
            }
            (Question::Serve { second: true }, Action::Done) => Ok(()),
            (Question::Reward { .. }, Action::Reward(_)) => Ok(()),
            (Question::Pharmacy, Action::Pay(coins)) => self.may_pay(seat, coins),
            (Question::Sacristy, Action::Sacristy(_)) => Ok(()),
            (Question::Harvest, Action::Give(ware)) => self.may_give_food(seat, ware),
            (Question::Torture(_), Action::Lose(loss)) => self.may_lose(seat, loss),
            (Question::Goldsmith, Action::Give(ware)) => self.may_pay_ware(seat, ware, OR_22_1),
            (Question::Bakery, Action::Bake(grain)) => self.may_bake(seat, grain),
            (Question::HidingGood, Action::Give(ware)) => self.may_hide_with(seat, ware),
            (Question::HidingPlace, Action::Bonus(track)) => self.may_repeat(seat, track, None),
            (Question::Court, Action::Court(owner)) => self.may_summon(seat, owner),
            (Question::CourtGo(owner), Action::GoBy(town, way)) => self.may_send(owner, town, way),
            _ => Err(not_asked()),
        }
    }

    /// Whether a seat may answer its open question like this.
    fn may_answer(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        match (self.player(seat).ask, action) {
            (Some(Ask::Plan), action) => self.may_plan(seat, action),
            (Some(Ask::DrawCount), Action::Draw(count)) => self.may_draw(seat, count),
            (Some(Ask::Allocate), Action::Allocate(token)) => self.may_allocate(seat, token),
            (Some(Ask::Allocate), Action::Done) => self.may_end_allocation(seat),
            (Some(Ask::Bathhouse), Action::Bath(_)) => Ok(()),
            (Some(Ask::BathKeep), Action::Keep { token, on }) => self.may_keep(seat, token, on),
            (Some(Ask::Retrieve), Action::Retrieve(slot)) => self.may_retrieve(seat, slot),
            (Some(Ask::Retrieve), Action::RetrieveTheatre(token)) => {
                self.may_leave_theatre(seat, token)
            }
            (Some(Ask::Retrieve), Action::Done) => Ok(()),
            _ => Err(not_asked()),
        }
    }

    /// Carries out the decision of the seat on turn.
    fn decide(&mut self, action: Action, events: &mut impl Events<Event>) {
        match (self.question, action) {
            (Question::PlanTurn(_), action) => self.plan_turn(action, events),
            (_, Action::Remove(tile)) => self.remove_tile(tile, events),
            (_, Action::Use(place)) => self.use_place(place, events),
            (_, Action::Pass) => self.pass(events),
            (_, Action::Recruit(follower)) => self.recruit(self.turn, follower, events),
            (_, Action::Tile(tile)) => self.take_tile(tile, events),
            (Question::Go(way), Action::Go(town)) => self.travel(self.turn, town, way, events),
            (Question::Take(edge), Action::Take(good)) => self.collect(Edge(edge), good, events),
            (Question::Serve { second }, Action::Serve(follower, deed)) => {
                self.serve(follower, deed, second, events);
            }
            (_, Action::Done) => self.next_turn(),
            (Question::Reward { deed, second }, Action::Reward(reward)) => {
                self.reward(deed, reward, second, events);
            }
            (_, Action::Pay(coins)) => self.buy_development(coins, events),
            (_, Action::Sacristy(used)) => self.choose_shield(used, events),
            (Question::Harvest, Action::Give(ware)) => self.give_food(ware, events),
            (Question::Torture(missing), Action::Lose(loss)) => self.lose(loss, missing, events),
            (Question::Goldsmith, Action::Give(ware)) => self.gild(ware, events),
            (_, Action::Bake(grain)) => self.bake(grain, events),
            (Question::HidingGood, Action::Give(ware)) => self.hide(ware, events),
            (_, Action::Bonus(track)) => self.repeat(track, events),
            (_, Action::Court(owner)) => self.question = Question::CourtGo(owner),
            (Question::CourtGo(owner), Action::GoBy(town, way)) => {
                self.send(owner, town, way, events);
            }
            (question, action) => panic!("{action} does not answer {question:?}"),
        }
    }

    /// Whether chance may bring this.
    fn may_happen(&self, action: Action) -> Result<(), Refused> {
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
    fn happen(&mut self, action: Action, events: &mut impl Events<Event>) {
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
    fn outcomes(&self, visit: &mut impl FnMut(Action, u32)) {
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
}

/// OR-13.3 — What a deed with a choice pays.
const REWARDS: [Reward; 2] = [Reward::Coin, Reward::Development];

/// Every kind there is, with how many there are.
fn each<T: Name, const N: usize>(counts: Counts<T, N>, mut visit: impl FnMut(T, u32)) {
    counts.iter().filter(|(_, n)| *n > 0).for_each(|(piece, n)| visit(piece, n.into()));
}

/// One piece, each as likely as the others.
fn draw_one<T: Name, const N: usize>(counts: &Counts<T, N>, rng: &mut impl Rng) -> T {
    counts.nth(below(rng, counts.total()))
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
        let seat = self.turn;
        match self.question {
            Question::MapGood => Action::Good(self.next_space(), draw_one(&self.face_down, rng)),
            Question::RemovedGood => Action::GoodRemoved(draw_one(&self.face_down, rng)),
            Question::StartSeat => Action::Start(Seat(below(rng, self.players.into()) as u8)),
            Question::HourglassTile => Action::Event(draw_one(&self.tiles_on_top(), rng)),
            Question::Draw => Action::Drawn(seat, draw_one(&self.mat(seat).bag, rng)),
            Question::PlagueDraw => Action::Plague(seat, draw_one(&self.mat(seat).bag, rng)),
            Question::TortureDraw(_) => {
                let token: Token = draw_one(&neutral(&self.mat(seat).bag), rng);
                Action::Torture(seat, token)
            }
            question => panic!("chance has nothing to say to {question:?}"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&self, viewer: Viewer, rng: &mut impl Rng) -> Orleans {
        let mut sample = self.clone();
        sample.forget_answers(viewer, rng);
        sample
    }

    fn score(&self) -> ScoreSheet {
        self.score_sheet()
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        observe::write(self, seat, out);
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
