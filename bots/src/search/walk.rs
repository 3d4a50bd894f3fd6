//! One walk after the other: down through what is remembered, one decision further, and back.

use std::time::Instant;

use kernel::chance::Fast;
use kernel::{Actor, Judge, Seat, Silent, Viewer};

use super::Tried;
use super::budget::Share;
use super::memory::{Arm, Key, Memory, Set};
use super::onward::Onward;
use super::sight::Sight;
use super::worth::{Points, expected, worth};
use crate::Busy;
use crate::bot::next_actor;

/// How strongly an option that was tried seldom draws attention, by how far players end apart.
const CURIOSITY: f32 = 0.8;
/// So many tries make an option worth telling as what a seat will do.
const TRUSTED: u32 = 8;

/// Walks, and remembers.
#[derive(Debug)]
pub(super) struct Walker<G: Judge> {
    memory: Memory<G::Action>,
    /// The options on the way, with the seats that took them.
    path: Vec<(u32, Seat)>,
    sight: Sight<G>,
    busy: Busy,
    players: u8,
}

impl<G: Judge> Default for Walker<G> {
    fn default() -> Self {
        Walker {
            memory: Memory::default(),
            path: Vec::new(),
            sight: Sight::default(),
            busy: Busy::default(),
            players: 0,
        }
    }
}

impl<G: Judge> Walker<G> {
    /// Thinks about what `seat` is asked; gives what each option of `legal` brought.
    pub(super) fn think(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        share: Share,
        rng: &mut Fast,
    ) -> Vec<Tried> {
        self.memory.make_room();
        self.players = game.players();
        let key = self.memory.key(game, seat);
        let is_new = self.memory.find(key).is_none();
        let share = if is_new { share.with_a_first_look() } else { share };
        let mut tried = self.remembered(key, legal.len());
        let mut done = share.known(tried.iter().map(|one| one.visits).sum());
        while !share.is_spent(done, Instant::now) && !decided(&tried, &share, done) {
            let points = self.walk(game.determinize(Viewer::Seat(seat), rng), seat, rng);
            if let (Some(root), Some((number, _))) = (self.memory.find(key), self.path.first()) {
                let worth = worth(&points, seat, self.players);
                tried[(number - root.first) as usize].add(worth, &points);
            }
            done += 1;
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
    fn walk(&mut self, mut game: G, root: Seat, rng: &mut Fast) -> Points {
        self.path.clear();
        while let Some(actor) = next_actor(game.turn(), root) {
            let action = match actor {
                Actor::Chance => game.deal(rng),
                Actor::Seat(seat) => match self.follow(&game, seat) {
                    Some(action) => action,
                    None => {
                        let onward = Onward::new(&game, seat);
                        let points = onward.play(game, &mut self.sight, &mut self.busy, rng);
                        return self.tell(points);
                    }
                },
            };
            game.apply(actor, action, &mut Silent);
        }
        self.tell(expected(&game))
    }

    /// The option that a seat takes; `None` where its decision is new, which is remembered.
    fn follow(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        self.sight.list(game, seat);
        if let &[only] = self.sight.legal.as_slice() {
            return Some(only);
        }
        let key = self.memory.key(game, seat);
        let Some(set) = self.memory.find(key) else {
            self.sight.look(game, seat);
            self.memory.insert(key, self.sight.arms());
            return None;
        };
        let number = self.select(set);
        self.path.push((number, seat));
        let action = self.memory.arm_mut(number).action;
        debug_assert!(self.sight.legal.contains(&action), "{action} is of another decision");
        Some(action)
    }

    /// The option that promises most, or was tried too seldom for what it promises.
    fn select(&self, set: Set) -> u32 {
        let arms = self.memory.arms(set);
        let (visits, sum) =
            arms.iter().fold((0, 0.0), |(visits, sum), arm| (visits + arm.visits, sum + arm.worth));
        let usual = sum / visits.max(1) as f32;
        let curiosity = CURIOSITY * G::SPREAD * ((visits + 1) as f32).sqrt();
        let score = |arm: &Arm<G::Action>| {
            arm.mean(usual) + curiosity * arm.prior / (arm.visits + 1) as f32
        };
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
    fn tell(&mut self, points: Points) -> Points {
        for &(number, seat) in &self.path {
            let worth = worth(&points, seat, self.players);
            let arm = self.memory.arm_mut(number);
            arm.visits += 1;
            arm.worth += worth;
        }
        points
    }

    /// What a seat will do, as far as it was thought about: what was tried most often.
    pub(super) fn expects(&self, game: &G, seat: Seat) -> Option<G::Action> {
        let set = self.memory.find(self.memory.key(game, seat))?;
        let most = self.memory.arms(set).iter().max_by_key(|arm| arm.visits)?;
        (most.visits >= TRUSTED).then_some(most.action)
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.memory.forget();
    }
}

/// Whether more thinking would not change the choice: no other option can be tried more often
/// any more, or one is obvious.
fn decided(tried: &[Tried], share: &Share, done: u32) -> bool {
    let (mut first, mut second) = (0, 0);
    for visits in tried.iter().map(|one| one.visits) {
        (first, second) = (first.max(visits), second.max(visits.min(first)));
    }
    share.is_clear(first, second, done)
}
