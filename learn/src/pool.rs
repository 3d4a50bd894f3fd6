//! Many guided searches side by side, for learners that judge positions in batches.
//!
//! A [`Pool`] plays games with itself. In each a guided search thinks about the present decision
//! and waits for a position to be judged, so there are always as many leaves as games. The walks
//! stay here: a learner takes [`Leaves`], judges them all at once and gives the answers back.
//! Threads live as long as the pool.

mod board;
mod crew;
mod harvest;
mod leaves;

use std::fmt;

use bots::guided::Guide;
use kernel::{AnyParts, Judge, StartError};

use crate::TableSpec;
use board::Rules;
use crew::Crew;
pub use harvest::Harvest;
pub use leaves::Leaves;
use leaves::Replies;

/// Which games are played, and how they are thought about.
#[derive(Clone, Debug)]
pub struct PoolSpec {
    /// How many games side by side.
    pub games: usize,
    /// The tables, taken in turn: the n-th game is played at the table n modulo their number.
    pub tables: Vec<TableSpec>,
    /// The component set.
    pub parts: AnyParts,
    /// How a search spends its walks.
    pub guide: Guide,
    /// How many walks before a decision.
    pub sims: u32,
    /// The part of the decisions that get all walks, between 0 and 1; the others get
    /// [`quick_sims`](Self::quick_sims) and are marked as not full.
    pub full: f32,
    /// How many walks before the other decisions.
    pub quick_sims: u32,
    /// So many decisions at the start of each game are drawn by what options deserve; from then
    /// on the best is taken.
    pub opening: u32,
    /// How evenly they are drawn: 1 by what they deserve, less nearer to the best, more evenly.
    pub temperature: f32,
    /// Whether for each decision another seat's view is kept as well, without options: so that
    /// the outlook is learned from the view of seats that are not asked.
    pub bystanders: bool,
    /// How many threads walk.
    pub threads: usize,
    /// Where all luck comes from.
    pub seed: u64,
}

/// Many guided searches side by side, whatever the game.
pub trait AnyPool: Send + Sync {
    /// How many games there are, and so leaves.
    fn games(&self) -> usize;
    /// The most seats of a table: the length of a row of points or shares.
    fn seats(&self) -> usize;
    /// The positions that wait to be judged, one a game. Waits until all games have one.
    fn leaves(&mut self) -> &Leaves;
    /// Takes the judgements of the [`leaves`](AnyPool::leaves), in their order: a logit for each
    /// legal option; the final points and the share of the victory for each seat in the
    /// observer's order, in rows of [`seats`](AnyPool::seats). The walks go on while the caller
    /// does something else.
    ///
    /// # Errors
    /// If the numbers do not fit the leaves. Nothing has changed then.
    fn answer(&mut self, logits: &[f32], points: &[f32], shares: &[f32]) -> Result<(), PoolError>;
    /// The decisions of all games that ended since this was asked last.
    fn finished(&mut self) -> Harvest;
}

/// Why answers are not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PoolError {
    /// There are too many or too few numbers.
    Length {
        /// Which numbers.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// A number is none, or without end.
    NotFinite {
        /// Which numbers.
        what: &'static str,
    },
}

impl fmt::Display for PoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PoolError::Length { what, found, wanted } => {
                write!(f, "{found} {what} do not fit {wanted}\nhint: answer the leaves in order")
            }
            PoolError::NotFinite { what } => {
                write!(f, "{what} are not finite\nhint: has the net diverged?")
            }
        }
    }
}

impl std::error::Error for PoolError {}

/// Many guided searches side by side.
pub struct Pool<G: Judge> {
    crew: Crew<G>,
    leaves: Leaves,
    harvest: Harvest,
    /// Whether the walks go on.
    busy: bool,
}

impl<G: Judge> Pool<G> {
    /// Begins all games.
    ///
    /// # Errors
    /// If the rules know no such table.
    pub fn new(spec: &PoolSpec) -> Result<Pool<G>, StartError> {
        let start = |table: &TableSpec| table.start(spec.parts);
        let starts = spec.tables.iter().map(start).collect::<Result<Vec<G>, StartError>>()?;
        let crew = Crew::new(Rules::new(spec, starts), spec.games, spec.threads);
        Ok(Pool { crew, leaves: Leaves::default(), harvest: Harvest::default(), busy: true })
    }

    fn wait(&mut self) {
        if std::mem::take(&mut self.busy) {
            self.leaves.clear();
            self.crew.collect(&mut self.leaves, &mut self.harvest);
        }
    }
}

impl<G: Judge> AnyPool for Pool<G> {
    fn games(&self) -> usize {
        self.crew.games()
    }

    fn seats(&self) -> usize {
        G::INFO.players.1.into()
    }

    fn leaves(&mut self) -> &Leaves {
        self.wait();
        &self.leaves
    }

    fn answer(&mut self, logits: &[f32], points: &[f32], shares: &[f32]) -> Result<(), PoolError> {
        self.wait();
        let rows = self.games() * self.seats();
        fits("logits", logits, self.leaves.legal.len())?;
        fits("points", points, rows)?;
        fits("shares", shares, rows)?;
        self.crew.go_on(Replies::new(&self.leaves, logits, points, shares, self.seats()));
        self.busy = true;
        Ok(())
    }

    fn finished(&mut self) -> Harvest {
        self.wait();
        std::mem::take(&mut self.harvest)
    }
}

fn fits(what: &'static str, numbers: &[f32], wanted: usize) -> Result<(), PoolError> {
    if numbers.len() != wanted {
        return Err(PoolError::Length { what, found: numbers.len(), wanted });
    }
    match numbers.iter().all(|number| number.is_finite()) {
        true => Ok(()),
        false => Err(PoolError::NotFinite { what }),
    }
}
