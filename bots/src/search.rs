//! `mcts`: looks ahead by playing on, many times, and remembers what came of it.
//!
//! Each round of thinking takes a state that the seat cannot tell from the true one, walks down
//! through the decisions it remembers, adds the first one it does not, plays on from there as far
//! as the game's foresight goes and tells the result to all decisions on the way. What is
//! remembered belongs to *what the asked seat knows* (an information set), never to a state: so a
//! rival in the walk chooses by what that rival knows, seats that decide together do not see one
//! another's answers, and several orders of play that come to the same are one entry.
//!
//! Chance is sampled. Every seat wants its own good (max^n): the worth of a position is a number
//! a seat, see [`worth`].

use std::thread;
use std::time::Duration;

use kernel::chance::{Fast, Rng, below};
use kernel::{Judge, MAX_SEATS, Seat};

use crate::bot::options;
use crate::{Bot, Choice, Considered, Thinking, reason};

mod budget;
mod memory;
mod onward;
mod sight;
mod walk;
mod worth;

pub use budget::Budget;
use memory::Arm;
use walk::Walker;

/// Thinks ahead within a [`Budget`].
#[derive(Debug)]
pub struct Mcts<G: Judge> {
    budget: Budget,
    /// It answers after this time in any case.
    limit: Option<Duration>,
    /// How far its choice strays from what was tried most often.
    noise: f32,
    walkers: Vec<Walker<G>>,
}

impl<G: Judge> Mcts<G> {
    /// A player with this budget for a decision, on so many threads. The answer depends on the
    /// number of threads, not on how they are scheduled.
    pub fn new(budget: Budget, threads: usize) -> Mcts<G> {
        let walkers = (0..threads.max(1)).map(|_| Walker::default()).collect();
        Mcts { budget, limit: None, noise: 0.0, walkers }
    }

    /// The same player, who strays: with noise 1 it takes an option as often as that was tried in
    /// its head, with less the best ones more often, with 0 always the best.
    pub fn muddled(self, noise: f32) -> Mcts<G> {
        Mcts { noise, ..self }
    }

    /// The same player, who answers after this time in any case; then the answer depends on the
    /// machine.
    pub fn at_most(self, limit: Duration) -> Mcts<G> {
        Mcts { limit: Some(limit), ..self }
    }

    /// The same player with this limit, if there is one.
    pub(crate) fn within(self, limit: Option<Duration>) -> Mcts<G> {
        Mcts { limit, ..self }
    }

    /// Thinks about what `seat` is asked; gives what each option of `legal` brought.
    fn think(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        thinking: Thinking,
        rng: &mut Fast,
    ) -> Vec<Tried> {
        let share = self.budget.share(self.walkers.len(), self.limit).thinking(thinking);
        let luck = rng.next_u64();
        let walk = |walker: &mut Walker<G>, number: u64| {
            walker.think(game, seat, legal, share.clone(), &mut Fast::new(luck, number))
        };
        if let [alone] = self.walkers.as_mut_slice() {
            return walk(alone, 0);
        }
        let found: Vec<Vec<Tried>> = thread::scope(|scope| {
            let walkers = self.walkers.iter_mut().zip(0..);
            let begun: Vec<_> =
                walkers.map(|(walker, number)| scope.spawn(move || walk(walker, number))).collect();
            let end = |thread: thread::ScopedJoinHandle<_>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            begun.into_iter().map(end).collect()
        });
        (0..legal.len()).map(|at| found.iter().map(|one| one[at]).sum()).collect()
    }

    /// Every option as it is told, best first. What was not tried for this decision has no points.
    fn told(
        &self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        tried: &[Tried],
    ) -> Vec<Considered<G::Action>> {
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|a, b| tried[*b].compare(&tried[*a]));
        let (players, shares) = (game.players().into(), self.shares(tried));
        let told = |at: usize| match &tried[at] {
            one if one.now == 0 => Considered::untried(legal[at], shares[at]),
            one => Considered {
                value: one.points(seat),
                points: one.all_points(players),
                ..Considered::untried(legal[at], shares[at])
            },
        };
        let told = |at: usize| Considered { visits: tried[at].visits.into(), ..told(at) };
        order.into_iter().map(told).collect()
    }

    /// How likely each option is taken: by how often it was tried, the more evenly the more it
    /// strays. A player who never strays is told by its visits all the same.
    fn shares(&self, tried: &[Tried]) -> Vec<f64> {
        let power = if self.noise == 0.0 { 1.0 } else { 1.0 / f64::from(self.noise) };
        let most = tried.iter().map(|one| one.visits).max().unwrap_or(0).max(1);
        let weight = |one: &Tried| (f64::from(one.visits) / f64::from(most)).powf(power);
        let sum: f64 = tried.iter().map(weight).sum();
        let even = 1.0 / tried.len() as f64;
        tried.iter().map(|one| if sum > 0.0 { weight(one) / sum } else { even }).collect()
    }

    /// The option that is taken: the one tried most often, or one that nearly was.
    fn best(&self, tried: &[Tried], sensible: impl Fn(usize) -> bool, rng: &mut Fast) -> usize {
        let options = 0..tried.len();
        if self.noise == 0.0 {
            let best = options.max_by(|a, b| tried[*a].compare(&tried[*b]).then(b.cmp(a)));
            return best.expect("a seat that is asked has options");
        }
        let seen = tried.iter().map(|one| one.draw() + f64::from(self.noise) * error(rng));
        let seen: Vec<f64> = seen.collect();
        // Where nothing is sensible, anything is taken.
        let rank = |at: usize| (sensible(at), seen[at]);
        let compare = |a: &usize, b: &usize| {
            let ((a_is, a_seen), (b_is, b_seen)) = (rank(*a), rank(*b));
            a_is.cmp(&b_is).then(a_seen.total_cmp(&b_seen)).then(b.cmp(a))
        };
        options.max_by(compare).expect("a seat that is asked has options")
    }

    /// Answers for `seat` and says what was considered, without reasons.
    pub(crate) fn consider(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        let legal = options(game, seat);
        let tried = self.think(game, seat, &legal, Thinking::Early, rng);
        let mut considered = self.told(game, seat, &legal, &tried);
        considered.retain(|one| !one.points.is_empty());
        Choice { action: self.taken(game, seat, &legal, &tried, rng), considered }
    }

    /// What it does after this thought.
    fn taken(
        &self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        tried: &[Tried],
        rng: &mut Fast,
    ) -> G::Action {
        legal[self.best(tried, |at| game.is_sensible(seat, legal[at]), rng)]
    }
}

impl<G: Judge> Bot<G> for Mcts<G> {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
        if let &[only] = legal {
            return only;
        }
        let tried = self.think(game, seat, legal, Thinking::Early, rng);
        self.taken(game, seat, legal, &tried, rng)
    }

    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Fast) -> Choice<G::Action> {
        let mut choice = self.consider(game, seat, rng);
        self.explain(&mut choice.considered, game, seat, rng);
        choice
    }

    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        thinking: Thinking,
        rng: &mut Fast,
    ) -> Choice<G::Action> {
        if let &[only] = legal {
            return Choice { action: only, considered: vec![Considered::untried(only, 1.0)] };
        }
        let tried = self.think(game, seat, legal, thinking, rng);
        let considered = self.told(game, seat, legal, &tried);
        Choice { action: self.taken(game, seat, legal, &tried, rng), considered }
    }

    fn explain(
        &mut self,
        considered: &mut [Considered<G::Action>],
        game: &G,
        seat: Seat,
        luck: &Fast,
    ) {
        reason::give(considered, game, seat, luck, |game, seat| {
            self.walkers[0].expects(game, seat)
        });
    }

    fn forget(&mut self) {
        self.walkers.iter_mut().for_each(Walker::forget);
    }
}

/// Mostly small, at times large (Gumbel's distribution): who adds it to the logarithms of weights
/// and takes the largest chooses by the weights.
fn error(rng: &mut Fast) -> f64 {
    let share = (f64::from(below(rng, 1 << 24)) + 0.5) / f64::from(1 << 24);
    -(-share.ln()).ln()
}

/// What came of an option.
#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    /// How often it was tried.
    visits: u32,
    /// The sum of what it was worth to the asked seat.
    worth: f64,
    /// How often it was tried for this decision.
    now: u32,
    /// The sums of the points that each seat could expect then.
    points: [f64; MAX_SEATS],
}

impl Tried {
    /// What earlier decisions found out.
    fn before<A>(arm: &Arm<A>) -> Tried {
        Tried { visits: arm.visits, worth: arm.worth.into(), ..Tried::default() }
    }

    /// Notes one more try.
    fn add(&mut self, worth: f32, points: &[f32; MAX_SEATS]) {
        self.visits += 1;
        self.now += 1;
        self.worth += f64::from(worth);
        self.points.iter_mut().zip(points).for_each(|(sum, one)| *sum += f64::from(*one));
    }

    /// How strongly a muddled player is drawn to it.
    fn draw(&self) -> f64 {
        f64::from(self.visits).ln()
    }

    /// The points that a seat may expect.
    fn points(&self, seat: Seat) -> f64 {
        self.points[seat.index()] / f64::from(self.now.max(1))
    }

    fn all_points(&self, players: usize) -> Vec<f64> {
        Seat::all(players as u8).map(|seat| self.points(seat)).collect()
    }

    /// More is better: what was tried more often, then what was worth more.
    fn compare(&self, other: &Tried) -> std::cmp::Ordering {
        let mean = |tried: &Tried| tried.worth / f64::from(tried.visits.max(1));
        self.visits.cmp(&other.visits).then(mean(self).total_cmp(&mean(other)))
    }
}

impl std::iter::Sum for Tried {
    fn sum<I: Iterator<Item = Tried>>(all: I) -> Tried {
        all.fold(Tried::default(), |mut sum, one| {
            sum.visits += one.visits;
            sum.worth += one.worth;
            sum.now += one.now;
            sum.points.iter_mut().zip(one.points).for_each(|(sum, one)| *sum += one);
            sum
        })
    }
}
