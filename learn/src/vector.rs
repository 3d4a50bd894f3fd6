//! Many games side by side.

use bots::{BotError, BotSpec};
use kernel::chance::Fast;
use kernel::{AnyGame, Erased, Game, Judge, StartError};
use serde_json::Value;

use crate::crew::Crew;
use crate::notes::{Desk, Notes};
use crate::rows::{Rows, Shape};
use crate::saved::{SaveError, Saved, SavedSlot};
use crate::slot::{Forced, Slot};
use crate::{AnyVector, Reward, Sparse, StepError, TableSpec, VectorSpec, WAIT};

/// Many games of one kind, stepped together.
///
/// The games depend on the seed and on the actions alone, whatever the number of threads: the
/// e-th game of slot i takes the stream e × games + i of the seed.
pub struct Vector<G: Game> {
    slots: Vec<Slot<G>>,
    /// How many games each slot has begun.
    begun: Vec<u64>,
    /// Where each worker takes notes.
    desks: Vec<Desk>,
    crew: Crew,
    shape: Shape,
    seed: u64,
    way: Way<G>,
}

/// How the games are played.
struct Way<G> {
    starts: Vec<G>,
    rewards: Vec<Reward>,
    auto_reset: bool,
    forced: Forced,
}

impl<G: Game> Vector<G> {
    /// Sets up the games; [`reset`](AnyVector::reset) begins them.
    ///
    /// # Errors
    /// If the rules know no such table.
    ///
    /// # Panics
    /// If the spec names no table or no reward.
    pub fn new(spec: &VectorSpec) -> Result<Vector<G>, StartError> {
        let start = |table: &TableSpec| table.start(spec.parts);
        let starts: Vec<G> = spec.tables.iter().map(start).collect::<Result<_, _>>()?;
        let crew = Crew::new(spec.threads);
        assert!(!spec.rewards.is_empty(), "something is rewarded");
        Ok(Vector {
            slots: (0..spec.games).map(|game| Slot::new(&starts[game % starts.len()])).collect(),
            begun: vec![0; spec.games],
            desks: (0..crew.threads()).map(|_| Desk::default()).collect(),
            shape: shape(spec, &starts),
            crew,
            seed: 0,
            way: Way {
                starts,
                rewards: spec.rewards.clone(),
                auto_reset: spec.auto_reset,
                forced: if spec.skip_forced { Forced::Played } else { Forced::Asked },
            },
        })
    }

    /// Finds every action before any is played.
    fn choose(&mut self, actions: &[i64]) -> Result<(), StepError> {
        let games = self.slots.len();
        if actions.len() != games {
            return Err(StepError::Length { actions: actions.len(), games });
        }
        if self.slots.iter().all(Slot::is_over) {
            return Err(StepError::AllOver);
        }
        let each = games.div_ceil(self.crew.threads());
        let mut faults: Vec<Option<StepError>> = vec![None; self.crew.threads()];
        let parts = self.slots.chunks_mut(each).zip(actions.chunks(each));
        self.crew.each(parts.zip(&mut faults).enumerate(), |(part, ((slots, actions), fault))| {
            let mut numbered = (part * each..).zip(slots.iter_mut().zip(actions));
            *fault = numbered.find_map(|(game, (slot, &action))| {
                slot.choose(action).err().map(|fault| StepError::of(fault, game, action))
            });
        });
        faults.into_iter().flatten().next().map_or(Ok(()), Err)
    }

    /// Writes every row from nothing.
    fn show(&mut self, rows: Rows<'_>) {
        assert!(rows.fit(self.slots.len(), self.shape), "the buffers fit the games");
        self.share(rows, |share| share.show_all());
    }

    /// A position that the rows have room for.
    fn fitting(&self, position: &dyn AnyGame) -> Result<G, SaveError> {
        let found = position.info().key;
        let game = position.as_any().downcast_ref::<G>();
        let game = game.ok_or(SaveError::Title { wanted: G::INFO.key, found })?;
        let (players, most) = (usize::from(game.players()), self.shape.players);
        if players > most {
            return Err(SaveError::Seats { players, most });
        }
        Ok(game.clone())
    }

    /// Lets every thread work on its share of the games, then puts together what they noted.
    fn share(&mut self, mut rows: Rows<'_>, work: impl Fn(&mut Share<'_, G>) + Sync) {
        let (shape, games) = (self.shape, self.slots.len());
        let each = games.div_ceil(self.crew.threads()).max(1);
        let dealer = Dealer { way: &self.way, seed: self.seed, games: games as u64 };
        let mut sparse = rows.sparse.take();
        let mut open = sparse.as_mut().map(Sparse::open);
        let slots = self.slots.chunks_mut(each).zip(self.begun.chunks_mut(each));
        let shares = slots.zip(&mut self.desks).enumerate();
        let shares = shares.map(|(number, ((slots, begun), desk))| {
            let rows = rows.take(slots.len(), shape);
            let notes = open.as_mut().map(|open| open.notes(slots.len(), shape.observation, desk));
            Share { dealer, slots, begun, rows, shape, notes, first: number * each }
        });
        self.crew.each(shares, |mut share| work(&mut share));
        if let Some(sparse) = sparse {
            sparse.gather(each, &self.desks, &self.crew);
        }
    }
}

fn shape<G: Game>(spec: &VectorSpec, starts: &[G]) -> Shape {
    Shape {
        players: starts.iter().map(|start| start.players().into()).max().unwrap_or(0),
        rewards: spec.rewards.len(),
        actions: G::INFO.actions as usize,
        observation: G::INFO.observation,
    }
}

impl<G: Judge> AnyVector for Vector<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn games(&self) -> usize {
        self.slots.len()
    }

    fn seats(&self) -> Vec<u8> {
        self.slots.iter().map(|slot| slot.asked().0.players()).collect()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        assert!(rows.fit(self.games(), self.shape), "the buffers fit the games");
        self.seed = seed;
        self.begun.fill(0);
        self.share(rows, |share| share.begin_all());
    }

    fn begin(&mut self, which: &[bool], rows: Rows<'_>) {
        assert!(rows.fit(self.games(), self.shape), "the buffers fit the games");
        assert_eq!(which.len(), self.games(), "there is one flag a game");
        self.share(rows, |share| share.begin(which));
    }

    fn position(&self, game: usize) -> Box<dyn AnyGame> {
        Box::new(Erased(self.slots[game].asked().0.clone()))
    }

    fn load(
        &mut self,
        game: usize,
        position: &dyn AnyGame,
        rows: Rows<'_>,
    ) -> Result<(), SaveError> {
        let position = self.fitting(position)?;
        let Way { forced, .. } = self.way;
        let stream = self.begun[game] * self.games() as u64 + game as u64;
        self.slots[game].begin(&position, Fast::new(self.seed, stream), forced);
        self.begun[game] += 1;
        self.show(rows);
        Ok(())
    }

    fn save(&self) -> Value {
        let slot = |(slot, begun): (&Slot<G>, &u64)| SavedSlot {
            state: Erased(slot.asked().0.clone()).state(),
            rng: slot.rng().clone(),
            begun: *begun,
        };
        let slots = self.slots.iter().zip(&self.begun).map(slot).collect();
        Saved { seed: self.seed, slots }.write()
    }

    fn restore(&mut self, saved: &Value, rows: Rows<'_>) -> Result<(), SaveError> {
        let saved = Saved::read(saved, self.games())?;
        let parts = self.slots[0].asked().0.parts().into();
        let games: Vec<G> = saved
            .slots
            .iter()
            .map(|slot| self.fitting(slot.position::<G>(parts)?.as_ref()))
            .collect::<Result<_, _>>()?;
        self.seed = saved.seed;
        for (at, (one, game)) in saved.slots.into_iter().zip(&games).enumerate() {
            self.slots[at].begin(game, one.rng, self.way.forced);
            self.begun[at] = one.begun;
        }
        self.show(rows);
        Ok(())
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), StepError> {
        assert!(rows.fit(self.games(), self.shape), "the buffers fit the games");
        self.choose(actions)?;
        self.share(rows, |share| share.step());
        Ok(())
    }

    fn advise(&self, bot: BotSpec, seed: u64, actions: &mut [i64]) -> Result<(), BotError> {
        bot.check::<G>()?;
        assert_eq!(actions.len(), self.games(), "there is one action a game");
        let each = self.games().div_ceil(self.crew.threads()).max(1);
        let parts = self.slots.chunks(each).zip(actions.chunks_mut(each)).enumerate();
        self.crew.each(parts, |(part, (slots, actions))| {
            let mut adviser = bot.make::<G>();
            for (number, (slot, action)) in (part * each..).zip(slots.iter().zip(actions)) {
                // One generator a game, so that the advice does not depend on the threads.
                let mut rng = Fast::new(seed, number as u64);
                if *action != WAIT {
                    *action = slot.advice(&mut *adviser, &mut rng).map_or(-1, i64::from);
                }
            }
        });
        Ok(())
    }
}

/// Begins games.
struct Dealer<'a, G> {
    way: &'a Way<G>,
    seed: u64,
    games: u64,
}

impl<G> Clone for Dealer<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Dealer<'_, G> {}

impl<G: Game> Dealer<'_, G> {
    fn begin(&self, slot: &mut Slot<G>, begun: &mut u64, number: usize) {
        let start = &self.way.starts[number % self.way.starts.len()];
        let rng = Fast::new(self.seed, *begun * self.games + number as u64);
        slot.begin(start, rng, self.way.forced);
        *begun += 1;
    }
}

/// The games of one thread.
struct Share<'a, G: Game> {
    dealer: Dealer<'a, G>,
    slots: &'a mut [Slot<G>],
    begun: &'a mut [u64],
    rows: Rows<'a>,
    shape: Shape,
    /// What the next seats know, if it is asked for without its zeros.
    notes: Option<Notes<'a>>,
    /// The number of its first game.
    first: usize,
}

impl<G: Game> Share<'_, G> {
    fn begin_all(&mut self) {
        for (at, slot) in self.slots.iter_mut().enumerate() {
            self.dealer.begin(slot, &mut self.begun[at], self.first + at);
        }
        self.show_all();
    }

    /// Begins those anew whose flag is set.
    fn begin(&mut self, which: &[bool]) {
        for (at, slot) in self.slots.iter_mut().enumerate() {
            if which[self.first + at] {
                self.dealer.begin(slot, &mut self.begun[at], self.first + at);
            }
        }
        self.show_all();
    }

    /// Writes every row from nothing.
    fn show_all(&mut self) {
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(false);
        for at in 0..self.slots.len() {
            self.slots[at].forget(&mut self.rows.row(at, self.shape));
            self.show(at);
        }
    }

    fn step(&mut self) {
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(false);
        for at in 0..self.slots.len() {
            self.play(at);
            // At once, while the game is still at hand in the cache.
            self.show(at);
        }
    }

    /// Plays what was chosen in one game.
    fn play(&mut self, at: usize) {
        let (way, slot) = (self.dealer.way, &mut self.slots[at]);
        if slot.play(way.forced) {
            slot.reward(&way.rewards, &mut self.rows.row(at, self.shape));
            if way.auto_reset {
                self.dealer.begin(slot, &mut self.begun[at], self.first + at);
            }
        }
    }

    /// Writes what the next seat of one game may do and what it knows.
    fn show(&mut self, at: usize) {
        let (slot, mut row) = (&mut self.slots[at], self.rows.row(at, self.shape));
        slot.show(&mut row);
        slot.tell(&mut row);
        if let Some(notes) = &mut self.notes {
            slot.note(at, notes);
        }
    }
}
