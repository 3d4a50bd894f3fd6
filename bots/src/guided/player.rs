//! `net`: a player that learned. It takes what looks best at a glance, or searches with the net as
//! its judge.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kernel::chance::{Fast, Rng};
use kernel::{Judge, Seat};
use net::{Answer, Desk, Net, Question};

use super::guide::Guide;
use super::haste::Haste;
use super::leaf::{Leaf, Reply};
use super::search::Search;
use super::thought::{Thought, Weighed};
use super::worth::Outlook;
use crate::bot::options;
use crate::{Bot, Budget, Choice, Considered, Thinking, reason};

/// A player with a net.
#[derive(Debug)]
pub struct Learned<G: Judge> {
    /// How long it searches; `None` for one glance.
    budget: Option<Budget>,
    /// It answers after this time in any case.
    limit: Option<Duration>,
    /// How it errs, if it does.
    haste: Option<Haste>,
    minds: Vec<Mind<G>>,
}

/// One thread's thoughts.
#[derive(Debug)]
struct Mind<G: Judge> {
    eye: Eye,
    search: Search<G>,
}

/// Looks at positions.
#[derive(Debug)]
pub(crate) struct Eye {
    net: Arc<Net>,
    desk: Desk,
    answer: Answer,
    leaf: Leaf,
}

impl<G: Judge> Learned<G> {
    /// A player with this net and budget, on so many threads. The answer depends on the number of
    /// threads, not on how they are scheduled.
    pub fn new(net: &Arc<Net>, guide: Guide, budget: Option<Budget>, threads: usize) -> Learned<G> {
        let mind = |_| Mind { eye: Eye::new(net), search: Search::new(guide) };
        let minds = (0..threads.max(1)).map(mind).collect();
        Learned { budget, limit: None, haste: None, minds }
    }

    /// The same player, who answers after this time in any case; then the answer depends on the
    /// machine.
    pub fn at_most(self, limit: Duration) -> Learned<G> {
        Learned { limit: Some(limit), ..self }
    }

    /// The same player with this limit, if there is one.
    pub(crate) fn within(self, limit: Option<Duration>) -> Learned<G> {
        Learned { limit, ..self }
    }

    /// The same player, who errs like people do.
    pub fn hasty(self, haste: Haste) -> Learned<G> {
        Learned { haste: Some(haste), ..self }
    }

    /// Answers for `seat` and says what was considered, without reasons.
    pub(crate) fn consider(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        self.weigh(game, seat, &options(game, seat), Thinking::Whole, rng)
    }

    /// Every option as it was weighed, the best first.
    fn told(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        let thought = self.think(game, seat, legal, rng);
        let taken = self.taken(&thought, rng);
        let mut order: Vec<&Weighed<G::Action>> = thought.weighed.iter().collect();
        order.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.deserved.total_cmp(&a.deserved)));
        let best = &thought.weighed[thought.best];
        order.retain(|one| one.action != best.action);
        let all = std::iter::once(best).chain(order);
        let told = |one| considered(one, &thought, seat, game.players());
        Choice { action: legal[taken], considered: all.map(told).collect() }
    }

    /// The option that is taken: the best, or in haste one that seemed good enough.
    fn taken(&self, thought: &Thought<G::Action>, rng: &mut Fast) -> usize {
        self.haste.map_or(thought.best, |haste| haste.taken(&thought.weighed, rng))
    }

    /// Thinks about what `seat` is asked.
    pub(crate) fn think(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut Fast,
    ) -> Thought<G::Action> {
        let threads = if self.budget.is_some() { self.minds.len() } else { 1 };
        let budget = self.budget.map(|budget| (budget, threads, self.limit));
        let luck = rng.next_u64();
        let think = |mind: &mut Mind<G>, number: u64| {
            mind.search.begin_share(game, seat, legal, budget, &mut Fast::new(luck, number));
            mind.finish();
        };
        let minds = &mut self.minds[..threads];
        if let [alone] = minds {
            think(alone, 0);
        } else {
            thread::scope(|scope| {
                for (mind, number) in minds.iter_mut().zip(0..) {
                    scope.spawn(move || think(mind, number));
                }
            });
        }
        let (first, others) = minds.split_first_mut().expect("there is a mind at least");
        others.iter().for_each(|other| first.search.join(&other.search));
        first.search.thought()
    }
}

impl<G: Judge> Mind<G> {
    /// Judges every leaf until the search is over.
    fn finish(&mut self) {
        while let Some(leaf) = self.search.leaf() {
            self.eye.look(leaf);
            self.search.answer(&self.eye.reply());
        }
    }
}

impl Eye {
    pub(crate) fn new(net: &Arc<Net>) -> Eye {
        Eye {
            net: Arc::clone(net),
            desk: Desk::new(),
            answer: Answer::default(),
            leaf: Leaf::default(),
        }
    }

    fn look(&mut self, leaf: &Leaf) {
        let question = Question {
            inputs: &leaf.known.indices,
            values: &leaf.known.values,
            legal: &leaf.legal,
            players: leaf.players.into(),
        };
        self.net.glance(&mut self.desk, &question, &mut self.answer);
    }

    fn reply(&self) -> Reply<'_> {
        let Answer { logits, points, shares } = &self.answer;
        Reply { logits, points, shares }
    }

    /// Who stands how, from the view of a seat.
    pub(crate) fn outlook<G: Judge>(&mut self, game: &G, seat: Seat) -> Outlook {
        let mut leaf = std::mem::take(&mut self.leaf);
        leaf.take(game, seat, &[]);
        self.look(&leaf);
        self.leaf = leaf;
        Outlook::of(&self.reply(), seat, game.players())
    }

    /// The likeliest of the options of a seat, in a state that the thinker may know.
    fn likeliest<G: Judge>(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        let mut leaf = std::mem::take(&mut self.leaf);
        leaf.take(game, seat, legal);
        self.look(&leaf);
        self.leaf = leaf;
        let likely = self.answer.logits.iter().copied();
        legal[super::select::first_best(likely)]
    }
}

impl<G: Judge> Bot<G> for Learned<G> {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        if let &[only] = legal {
            return only;
        }
        let thought = self.think(game, seat, legal, rng);
        thought.weighed[self.taken(&thought, rng)].action
    }

    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        let mut choice = self.consider(game, seat, rng);
        self.explain(&mut choice.considered, game, seat, rng);
        choice
    }

    /// It never stops early: its walks are handed out beforehand.
    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        _: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        self.told(game, seat, legal, rng)
    }

    fn explain(
        &mut self,
        considered: &mut [Considered<G::Action>],
        game: &G,
        seat: Seat,
        luck: &Fast,
    ) {
        let eye = &mut self.minds[0].eye;
        reason::give(considered, game, seat, luck, |game, seat| {
            Some(eye.likeliest(game, seat, &options(game, seat)))
        });
    }
}

/// An option as it is told. What was never tried is told with what was judged at a glance.
fn considered<A: Copy>(
    one: &Weighed<A>,
    thought: &Thought<A>,
    seat: Seat,
    players: u8,
) -> Considered<A> {
    let outlook = if one.visits > 0 { &one.outlook } else { &thought.outlook };
    let points = outlook.points[..usize::from(players)].iter().map(|points| f64::from(*points));
    Considered {
        action: one.action,
        value: outlook.points[seat.index()].into(),
        visits: one.visits.into(),
        policy: one.deserved.into(),
        points: points.collect(),
        line: Vec::new(),
        gains: Vec::new(),
    }
}
