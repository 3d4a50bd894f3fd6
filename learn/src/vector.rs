//! Many games side by side.

use std::{fmt, thread};

use kernel::chance::Fast;
use kernel::{AnyParts, Game, Refused, Seat, StartError, Title, TitleOf};

use crate::rows::{Rows, Shape};
use crate::slot::{Fault, Slot};
use crate::{AnyVector, Reward};

/// Which games are played side by side.
#[derive(Clone, Debug)]
pub struct VectorSpec {
    /// How many games.
    pub games: usize,
    /// How many seats.
    pub players: u8,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// The component set.
    pub parts: AnyParts,
    /// How many threads step them.
    pub threads: usize,
    /// What is rewarded.
    pub reward: Reward,
    /// Whether a game that is over begins anew at once.
    pub auto_reset: bool,
}

/// Many games of one kind, stepped together.
///
/// The games depend on the seed and on the actions alone, whatever the number of threads: the
/// e-th game of slot i takes the stream e × games + i of the seed.
pub struct Vector<G: Game> {
    start: G,
    slots: Vec<Slot<G>>,
    /// How many games each slot has begun.
    begun: Vec<u64>,
    seed: u64,
    threads: usize,
    reward: Reward,
    auto_reset: bool,
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
    pub fn new(spec: &VectorSpec) -> Result<Vector<G>, StartError> {
        let game = TitleOf::<G>::NEW.start(spec.parts, &spec.options, spec.players)?;
        let start = game.as_any().downcast_ref::<G>().expect("a title starts its own game");
        Ok(Vector {
            slots: (0..spec.games).map(|_| Slot::new(start)).collect(),
            start: start.clone(),
            begun: vec![0; spec.games],
            seed: 0,
            threads: spec.threads.max(1),
            reward: spec.reward,
            auto_reset: spec.auto_reset,
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
        for (game, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            slot.choose(action).map_err(|fault| StepError::of(fault, game, action))?;
        }
        Ok(())
    }

    /// Lets every thread work on its share of the games.
    fn share(&mut self, rows: Rows<'_>, work: impl Fn(Share<'_, G>) + Sync) {
        let (shape, games) = (self.shape(), self.slots.len());
        let each = games.div_ceil(self.threads).max(1);
        let dealer = Dealer { start: &self.start, seed: self.seed, games: games as u64 };
        let mut rest = rows;
        let slots = self.slots.chunks_mut(each).zip(self.begun.chunks_mut(each));
        let mut shares = slots.enumerate().map(|(number, (slots, begun))| {
            let rows = rest.take(slots.len(), shape);
            Share { dealer, slots, begun, rows, shape, first: number * each }
        });
        let Some(own) = shares.next() else { return };
        thread::scope(|scope| {
            let work = &work;
            shares.for_each(|share| drop(scope.spawn(move || work(share))));
            work(own);
        });
    }
}

impl<G: Game> AnyVector for Vector<G> {
    fn shape(&self) -> Shape {
        Shape {
            players: self.start.players().into(),
            actions: G::INFO.actions as usize,
            observation: G::INFO.observation,
        }
    }

    fn games(&self) -> usize {
        self.slots.len()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        assert!(rows.fit(self.games(), self.shape()), "the buffers fit the games");
        self.seed = seed;
        self.begun.fill(0);
        self.share(rows, |mut share| share.begin_all());
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), StepError> {
        assert!(rows.fit(self.games(), self.shape()), "the buffers fit the games");
        self.choose(actions)?;
        let (reward, auto_reset) = (self.reward, self.auto_reset);
        self.share(rows, |mut share| share.step(reward, auto_reset));
        Ok(())
    }
}

/// Begins games.
struct Dealer<'a, G> {
    start: &'a G,
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
        slot.begin(self.start, Fast::new(self.seed, *begun * self.games + number as u64));
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

    fn step(&mut self, reward: Reward, auto_reset: bool) {
        self.rows.rewards.fill(0.0);
        self.rows.dones.fill(false);
        for (at, slot) in self.slots.iter_mut().enumerate() {
            let mut row = self.rows.row(at, self.shape);
            if slot.play() {
                slot.reward(reward, &mut row);
                if auto_reset {
                    self.dealer.begin(slot, &mut self.begun[at], self.first + at);
                }
            }
            slot.show(&mut row);
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
