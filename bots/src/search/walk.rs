//! One walk after the other: down through what is remembered, one decision further, and back.

use std::time::Instant;

use kernel::chance::Fast;
use kernel::{Actor, Judge, MAX_SEATS, Seat, Silent, Turn, Viewer};

use super::memory::{Arm, Key, Memory, Set};
use super::worth::{expected, worth};
use super::{Budget, Tried};

/// How strongly an option that was tried seldom draws attention.
const CURIOSITY: f32 = 0.6;
/// So many points less at first sight make an option look a third as promising.
const TEMPER: f32 = 2.0;
/// How much of an option's promise is the game's rough weight alone.
const ROUGH: f32 = 0.15;
/// The clock is looked at once in so many walks.
const GLANCE: u32 = 16;

/// Walks, and remembers.
#[derive(Debug)]
pub(super) struct Walker<G: Judge> {
    memory: Memory<G::Action>,
    /// The options on the way, with the seats that took them.
    path: Vec<(u32, Seat)>,
    legal: Vec<G::Action>,
    /// The points that each option seems to bring, and its rough weight.
    looks: Vec<(f32, f32)>,
}

impl<G: Judge> Default for Walker<G> {
    fn default() -> Self {
        Walker { memory: Memory::default(), path: Vec::new(), legal: Vec::new(), looks: Vec::new() }
    }
}

impl<G: Judge> Walker<G> {
    /// Thinks about what `seat` is asked; gives what each option of `legal` brought.
    pub(super) fn think(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        start: Instant,
        rng: &mut Fast,
    ) -> Vec<Tried> {
        self.memory.make_room();
        let key = self.memory.key(game, seat);
        let mut tried = self.remembered(key, legal.len());
        let mut done = budget.known(tried.iter().map(|one| one.visits).sum());
        while !(budget.left(done) == Some(0)
            || done.is_multiple_of(GLANCE) && budget.is_over(start))
        {
            let points = self.walk(game.determinize(Viewer::Seat(seat), rng), seat, rng);
            let worth = worth(&points, game.players(), seat);
            if let (Some(root), Some((number, _))) = (self.memory.find(key), self.path.first()) {
                tried[(number - root.first) as usize].add(worth, &points);
            }
            done += 1;
            if decided(&tried, budget.left(done)) {
                break;
            }
        }
        tried
    }

    /// What is known of each option from earlier decisions.
    fn remembered(&self, key: Key, options: usize) -> Vec<Tried> {
        match self.memory.find(key) {
            Some(set) => self.memory.arms(set).iter().map(Tried::before).collect(),
            None => vec![Tried::default(); options],
        }
    }

    /// One walk from a state that the seat may know; gives the points expected at its end.
    fn walk(&mut self, mut game: G, root: Seat, rng: &mut Fast) -> [f32; MAX_SEATS] {
        self.path.clear();
        while let Some(actor) = next(game.turn(), root) {
            let action = match actor {
                Actor::Chance => game.deal(rng),
                Actor::Seat(seat) => match self.follow(&game, seat) {
                    Step::Known(action) => action,
                    Step::New(points) => return self.tell(points, game.players()),
                },
            };
            game.apply(actor, action, &mut Silent);
        }
        self.tell(expected(&game), game.players())
    }

    /// The option that a seat takes, or the points expected where its decision is new.
    fn follow(&mut self, game: &G, seat: Seat) -> Step<G::Action> {
        game.legal(Actor::Seat(seat), &mut self.legal);
        if let &[only] = self.legal.as_slice() {
            return Step::Known(only);
        }
        let key = self.memory.key(game, seat);
        let Some(set) = self.memory.find(key) else {
            let points = self.look(game, seat);
            let arms = self.arms(game.players(), seat, &points);
            self.memory.insert(key, arms.into_iter());
            return Step::New(points);
        };
        let number = self.select(set);
        self.path.push((number, seat));
        Step::Known(self.memory.arm_mut(number).action)
    }

    /// Looks at every option of a new decision; gives the points that each seat may expect.
    fn look(&mut self, game: &G, seat: Seat) -> [f32; MAX_SEATS] {
        let mut points = expected(game);
        self.looks.clear();
        for &action in &self.legal {
            let mut next = game.clone();
            next.apply(Actor::Seat(seat), action, &mut Silent);
            self.looks.push((next.estimate(seat), game.weight(seat, action) as f32));
        }
        let best = self.looks.iter().map(|look| look.0).fold(f32::NEG_INFINITY, f32::max);
        points[seat.index()] = best;
        points
    }

    /// The options that were looked at, as they are remembered.
    fn arms(&self, players: u8, seat: Seat, points: &[f32; MAX_SEATS]) -> Vec<Arm<G::Action>> {
        let best = points[seat.index()];
        let promise = |points: f32| ((points - best) / TEMPER).exp();
        let promises: f32 = self.looks.iter().map(|look| promise(look.0)).sum();
        let weights: f32 = self.looks.iter().map(|look| look.1).sum();
        let arm = |(&action, &(own, weight)): (&G::Action, &(f32, f32))| {
            let mut points = *points;
            points[seat.index()] = own;
            Arm {
                action,
                prior: (1.0 - ROUGH) * promise(own) / promises + ROUGH * weight / weights,
                guess: worth(&points, players, seat),
                visits: 0,
                worth: 0.0,
            }
        };
        self.legal.iter().zip(&self.looks).map(arm).collect()
    }

    /// The option that promises most, or was tried too seldom for what it promises.
    fn select(&self, set: Set) -> u32 {
        let arms = self.memory.arms(set);
        let visits: u32 = arms.iter().map(|arm| arm.visits).sum();
        let curiosity = CURIOSITY * ((visits + 1) as f32).sqrt();
        let score =
            |arm: &Arm<G::Action>| arm.mean() + curiosity * arm.prior / (arm.visits + 1) as f32;
        let mut best = (0, f32::NEG_INFINITY);
        for (at, arm) in (0..).zip(arms) {
            let score = score(arm);
            if score > best.1 {
                best = (at, score);
            }
        }
        set.first + best.0
    }

    /// Tells what came of it to every option on the way.
    fn tell(&mut self, points: [f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
        for &(number, seat) in &self.path {
            let arm = self.memory.arm_mut(number);
            arm.visits += 1;
            arm.worth += worth(&points, players, seat);
        }
        points
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.memory.forget();
    }
}

/// How a walk goes on.
enum Step<A> {
    /// By this option.
    Known(A),
    /// No further: these points are expected.
    New([f32; MAX_SEATS]),
}

/// Who acts next. Of seats that decide together the thinker comes first: its answer does not
/// depend on the others'.
fn next(turn: Turn, root: Seat) -> Option<Actor> {
    if turn.waits_for(Actor::Seat(root)) { Some(Actor::Seat(root)) } else { turn.actor() }
}

/// Whether no other option can be tried more often any more.
fn decided(tried: &[Tried], left: Option<u32>) -> bool {
    let Some(left) = left else { return false };
    let (mut first, mut second) = (0, 0);
    for visits in tried.iter().map(|one| one.visits) {
        (first, second) = (first.max(visits), second.max(visits.min(first)));
    }
    first - second > left
}
