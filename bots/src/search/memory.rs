//! What is remembered: for each thing that a seat may know, its options and what came of them.

use std::collections::HashMap;
use std::hash::BuildHasher;

use foldhash::quality::FixedState;
use kernel::chance::Fast;
use kernel::{Game, Seat, Viewer};

/// More options than this are not remembered at once; the memory starts anew before a decision
/// that finds it fuller. About 100 MB.
const OPTIONS_MAX: usize = 3_000_000;

/// What a seat knows, as a number: states that it cannot tell apart have the same.
pub(super) type Key = u64;

/// Decisions by what the asked seat knows.
#[derive(Debug)]
pub(super) struct Memory<A> {
    found: HashMap<Key, Set, FixedState>,
    options: Vec<Arm<A>>,
    /// Makes keys. Whoever has the key of another decision takes an action that is not allowed, so
    /// nothing simpler will do: where the hash is a sum of products, a card of a high number that
    /// changes place may change nothing.
    hash: FixedState,
    /// The same luck for every sample, so that what is alike to a seat gives the same one.
    luck: Fast,
}

/// A decision: what is asked is the same in every state that the seat cannot tell apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    pub(super) first: u32,
    pub(super) len: u32,
}

/// One option of a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    /// How promising it looked at first sight, as a share of all options.
    pub(super) prior: f32,
    /// How many points less than the best option it promised at first sight.
    pub(super) behind: f32,
    /// How often it was tried.
    pub(super) visits: u32,
    /// The sum of what it was worth to the seat that was asked.
    pub(super) worth: f32,
}

impl<A> Arm<A> {
    /// What it is worth, the first sight counted as one try. All options together are worth
    /// `usual`.
    pub(super) fn mean(&self, usual: f32) -> f32 {
        (self.worth + usual - self.behind) / (self.visits + 1) as f32
    }
}

impl<A> Default for Memory<A> {
    fn default() -> Self {
        Memory {
            found: HashMap::default(),
            options: Vec::new(),
            hash: FixedState::default(),
            luck: Fast::new(0, 0),
        }
    }
}

impl<A: Copy> Memory<A> {
    /// What `seat` knows of a state, as a number: a sample with fixed luck depends on nothing
    /// else, which is a law of the kernel (`samples`).
    pub(super) fn key<G: Game>(&self, game: &G, seat: Seat) -> Key {
        let sample = game.determinize(Viewer::Seat(seat), &mut self.luck.clone());
        self.hash.hash_one((seat, sample))
    }

    /// The decision of a seat that knows this.
    pub(super) fn find(&self, key: Key) -> Option<Set> {
        self.found.get(&key).copied()
    }

    /// Remembers a decision with its options.
    pub(super) fn insert(&mut self, key: Key, arms: impl Iterator<Item = Arm<A>>) {
        let first = self.options.len() as u32;
        self.options.extend(arms);
        self.found.insert(key, Set { first, len: self.options.len() as u32 - first });
    }

    /// The options of a decision.
    pub(super) fn arms(&self, set: Set) -> &[Arm<A>] {
        &self.options[set.first as usize..(set.first + set.len) as usize]
    }

    /// One option by its number over all decisions.
    pub(super) fn arm_mut(&mut self, number: u32) -> &mut Arm<A> {
        &mut self.options[number as usize]
    }

    /// Makes room for another decision: forgets all if there is too much.
    pub(super) fn make_room(&mut self) {
        if self.options.len() > OPTIONS_MAX {
            self.forget();
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.found.clear();
        self.options.clear();
    }
}

#[cfg(test)]
mod tests {
    use kernel::chance::below;
    use kernel::{Actor, Components, Parts, Silent};

    use super::*;

    /// Plays a game at random; wherever chance speaks, what could have come must have a key of its
    /// own, unless the seat cannot tell.
    fn tells_outcomes_apart<G: Game>(players: u8) {
        let mut rng = Fast::new(7, 7);
        let memory = Memory::<G::Action>::default();
        let parts = Parts::<G::Components>::standard();
        let mut game = G::new(parts, &parts.defaults(), players).expect("so many can play");
        let mut legal = Vec::new();
        while let Some(actor) = game.turn().actor() {
            let action = match actor {
                Actor::Chance => {
                    for seat in Seat::all(players) {
                        keys_of_outcomes(&memory, &game, seat);
                    }
                    game.deal(&mut rng)
                }
                Actor::Seat(_) => {
                    game.legal(actor, &mut legal);
                    legal[below(&mut rng, legal.len() as u32) as usize]
                }
            };
            game.apply(actor, action, &mut Silent);
        }
    }

    /// States with the same key give the seat the same sample.
    fn keys_of_outcomes<G: Game>(memory: &Memory<G::Action>, game: &G, seat: Seat) {
        let mut odds = Vec::new();
        let mut samples: HashMap<Key, G> = HashMap::new();
        game.odds(&mut odds);
        for (action, _) in odds {
            let mut next = game.clone();
            next.apply(Actor::Chance, action, &mut Silent);
            let sample = next.determinize(Viewer::Seat(seat), &mut memory.luck.clone());
            let first = samples.entry(memory.key(&next, seat)).or_insert_with(|| sample.clone());
            assert!(*first == sample, "{action} has the key of another outcome for {seat}");
        }
    }

    #[test]
    fn whatever_a_seat_can_tell_apart_has_its_own_key() {
        tells_outcomes_apart::<craftsmen::Craftsmen>(2);
        tells_outcomes_apart::<craftsmen::Craftsmen>(5);
        tells_outcomes_apart::<newdale::Newdale>(4);
        tells_outcomes_apart::<orleans::Orleans>(4);
        tells_outcomes_apart::<tiletum::Tiletum>(4);
    }
}
