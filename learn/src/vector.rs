//! Many games side by side.

use std::fmt;

use bots::{BotError, BotSpec};
use kernel::chance::Fast;
use kernel::{AnyParts, Game, Judge, Refused, Seat, StartError};

use crate::crew::Crew;
use crate::rows::{Rows, Shape};
use crate::slot::{Fault, Forced, Slot};
use crate::sparse::Gathered;
use crate::{AnyVector, Reward};

/// Which games are played side by side.
#[derive(Clone, Debug)]
pub struct VectorSpec {
    /// How many games.
    pub games: usize,
    /// The tables they are played at: game i at the i-th of them, from the start again behind the
    /// last. At least one.
    pub tables: Vec<TableSpec>,
    /// The component set.
    pub parts: AnyParts,
    /// How many threads step them.
    pub threads: usize,
    /// What is rewarded. At least one thing.
    pub rewards: Vec<Reward>,
    /// Whether a game that is over begins anew at once.
    pub auto_reset: bool,
    /// Whether decisions that leave no choice are played at once.
    pub skip_forced: bool,
}

/// Who sits at a table, and what was agreed there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSpec {
    /// How many seats.
    pub players: u8,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
}

/// Many games of one kind, stepped together.
///
/// The games depend on the seed and on the actions alone, whatever the number of threads: the
/// e-th game of slot i takes the stream e × games + i of the seed.
pub struct Vector<G: Game> {
    slots: Vec<Slot<G>>,
    /// How many games each slot has begun.
    begun: Vec<u64>,
    /// What each worker gathered.
    gathered: Vec<Gathered>,
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

/// Why a step is not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum StepError {
    /// There must be one action a game.
    Length {
        /// How many actions were given.
        actions: usize,
        /// How many games there are.
        games: usize,
    },
    /// Every game is over.
    AllOver,
    /// The game is over.
    Over {
        /// Which game.
        game: usize,
    },
    /// The seat has no such action.
    Illegal {
        /// Which game.
        game: usize,
        /// The seat that decides.
        seat: Seat,
        /// The number that was given.
        action: i64,
        /// How that action is written, if there is one.
        notation: Option<String>,
        /// The rule that forbids it.
        refused: Option<Box<Refused>>,
    },
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
        let start = |table: &TableSpec| bots::start(spec.parts, &table.options, table.players);
        let starts: Vec<G> = spec.tables.iter().map(start).collect::<Result<_, _>>()?;
        let crew = Crew::new(spec.threads);
        assert!(!spec.rewards.is_empty(), "something is rewarded");
        Ok(Vector {
            slots: (0..spec.games).map(|game| Slot::new(&starts[game % starts.len()])).collect(),
            begun: vec![0; spec.games],
            gathered: (0..crew.threads()).map(|_| Gathered::default()).collect(),
            shape: shape::<G>(spec),
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

    /// Lets every thread work on its share of the games, then puts together what they gathered.
    fn share(&mut self, mut rows: Rows<'_>, work: impl Fn(&mut Share<'_, G>) + Sync) {
        let (shape, games) = (self.shape, self.slots.len());
        let each = games.div_ceil(self.crew.threads()).max(1);
        let dealer = Dealer { way: &self.way, seed: self.seed, games: games as u64 };
        let sparse = rows.sparse.take();
        let gathers = sparse.is_some();
        let slots = self.slots.chunks_mut(each).zip(self.begun.chunks_mut(each));
        let shares = slots.zip(&mut self.gathered).enumerate();
        let shares = shares.map(|(number, ((slots, begun), gathered))| {
            let rows = rows.take(slots.len(), shape);
            Share { dealer, slots, begun, rows, shape, gathered, first: number * each }
        });
        self.crew.each(shares, |mut share| {
            work(&mut share);
            if gathers {
                share.gather();
            }
        });
        if let Some(sparse) = sparse {
            sparse.fill(&self.gathered[..games.div_ceil(each)], &self.crew);
        }
    }
}

fn shape<G: Game>(spec: &VectorSpec) -> Shape {
    Shape {
        players: spec.tables.iter().map(|table| table.players.into()).max().unwrap_or(0),
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
        let starts = self.way.starts.iter().cycle();
        starts.take(self.games()).map(Game::players).collect()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        assert!(rows.fit(self.games(), self.shape), "the buffers fit the games");
        self.seed = seed;
        self.begun.fill(0);
        self.share(rows, |share| share.begin_all());
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
                *action = slot.advice(&mut *adviser, &mut rng).map_or(-1, i64::from);
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
    gathered: &'a mut Gathered,
    rows: Rows<'a>,
    shape: Shape,
    /// The number of its first game.
    first: usize,
}

impl<G: Game> Share<'_, G> {
    fn begin_all(&mut self) {
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(false);
        if let Some(masks) = self.rows.masks.as_deref_mut() {
            masks.fill(false);
        }
        for (at, slot) in self.slots.iter_mut().enumerate() {
            slot.forget();
            self.dealer.begin(slot, &mut self.begun[at], self.first + at);
            slot.show(&mut self.rows.row(at, self.shape));
        }
    }

    fn step(&mut self) {
        let way = self.dealer.way;
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(false);
        for (at, slot) in self.slots.iter_mut().enumerate() {
            let mut row = self.rows.row(at, self.shape);
            if slot.play(way.forced) {
                slot.reward(&way.rewards, &mut row);
                if way.auto_reset {
                    self.dealer.begin(slot, &mut self.begun[at], self.first + at);
                }
            }
            slot.show(&mut row);
        }
    }

    /// Gathers what the next seats know.
    fn gather(&mut self) {
        self.gathered.clear();
        for slot in self.slots.iter() {
            let (game, seat) = slot.asked();
            self.gathered.push(game, seat);
        }
    }
}

impl StepError {
    fn of(fault: Fault, game: usize, action: i64) -> StepError {
        match fault {
            Fault::Over => StepError::Over { game },
            Fault::Illegal { seat, notation, refused } => {
                StepError::Illegal { game, seat, action, notation, refused }
            }
        }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Length { actions, games } => {
                write!(f, "{actions} actions do not fit {games} games\nhint: give one a game")
            }
            StepError::AllOver => f.write_str("every game is over\nhint: call reset"),
            StepError::Over { game } => {
                write!(f, "game {game} is over\nhint: its action must be -1, or call reset")
            }
            StepError::Illegal { game, seat, action, notation, refused } => {
                write!(f, "game {game}: seat {seat} may not take action {action}")?;
                notation.iter().try_for_each(|notation| write!(f, " `{notation}`"))?;
                refused.iter().try_for_each(|refused| write!(f, ": {refused}"))?;
                f.write_str("\nhint: take one of the first counts of its row of legal")
            }
        }
    }
}

impl std::error::Error for StepError {}
