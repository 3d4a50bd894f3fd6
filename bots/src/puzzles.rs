//! Puzzles: positions of games between bots in which one line of play is clearly best.
//!
//! Every game is played, then looked through for positions whose best move, or whose best turn
//! move by move, promises clearly more than anything else. What seems to be one is thought about
//! again, longer and with other luck, and then the moves are compared directly: what is left is
//! best by the margin each time. All of this is asked of what the seat knows. What nobody has to
//! think about is no puzzle, nor what the score sheet has no reason for.
//!
//! Each game stands alone and has its own generators, so the threads that share the work change
//! nothing.

use std::time::Instant;

use kernel::{Actor, AnyParts, Judge, ScoreLine, Seat, StartError};

use crate::analysis::share::share;
use crate::{BotSpec, Budget};

mod dull;
mod played;
mod seek;
mod tally;
mod verdict;

pub use tally::Tally;

/// How puzzles are sought.
#[derive(Clone, Debug)]
pub struct PuzzleSpec {
    /// How many play.
    pub players: u8,
    /// The variants of the game.
    pub options: Vec<(String, String)>,
    /// The box.
    pub parts: AnyParts,
    /// Who plays the games.
    pub bot: BotSpec,
    /// How many games are played.
    pub games: u64,
    /// Where the generators come from.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
    /// How long a decision is thought about at first; what seems to be a puzzle gets more.
    pub budget: Budget,
    /// The points by which the answer is best at least; `None` for what is clear in this game.
    pub margin: Option<f64>,
    /// Nothing is looked at after this.
    pub until: Option<Instant>,
}

impl PuzzleSpec {
    /// What is clear at the start: this part of how far two equally strong players end apart.
    const CLEAR: f64 = 0.05;
    /// Less than this is never clear.
    const LEAST: f64 = 1.0;
    /// In a turn every step must be clear, and each by this part of it.
    const STEP: f64 = 0.5;

    /// The points by which the answer is best at least, on each of so many steps, when so much of
    /// the game is left: what is clear becomes less with what may still happen, which grows like a
    /// random walk, with the root of the way.
    pub fn margin_for<G: Judge>(&self, steps: usize, left: f64) -> f64 {
        let part = if steps > 1 { Self::STEP } else { 1.0 };
        let usual = || (Self::CLEAR * f64::from(G::SPREAD) * left.sqrt() * part).max(Self::LEAST);
        self.margin.map_or_else(usual, |margin| margin * part)
    }

    /// Whether the time is over.
    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until)
    }
}

/// What came of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sought {
    /// The puzzles, in the order of the games.
    pub found: Vec<Found>,
    /// What became of all positions that were looked at.
    pub tally: Tally,
}

/// A puzzle that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The number of the game it is from.
    pub game: u64,
    /// The list that leads to the position.
    pub lines: Vec<(Actor, String)>,
    /// Who is asked.
    pub seat: Seat,
    /// Whether it is from the last round of the game.
    pub last_round: bool,
    /// The moves of the seat that are clearly best, in order.
    pub solution: Vec<String>,
    /// The best of the other moves at the beginning.
    pub instead: String,
    /// How many points less any other move promises, on each step.
    pub margin: f64,
    /// How many times as much as what is asked for that is.
    pub clearness: f64,
    /// How many options there are at the beginning.
    pub options: usize,
    /// Whether a quick look finds the whole solution.
    pub at_sight: bool,
    /// What the solution leaves on the score sheet by the end of the round, less what the other
    /// move does; by the end of the game, where the round does not show it.
    pub gains: Vec<ScoreLine>,
}

/// Seeks puzzles. `watch` hears on the caller's thread of every game that was looked through.
///
/// # Errors
/// If the rules know no such table.
pub fn puzzles<G: Judge>(spec: &PuzzleSpec, mut watch: impl FnMut()) -> Result<Sought, StartError> {
    let start = crate::start::<G>(spec.parts, &spec.options, spec.players)?;
    let look = |number: usize| match spec.is_late() {
        true => Sought::default(),
        false => seek::seek(spec, &start, number as u64),
    };
    let games = share(spec.threads, spec.games as usize, look, &mut watch);
    let tally = games.iter().map(|game| game.tally).sum();
    Ok(Sought { found: games.into_iter().flat_map(|game| game.found).collect(), tally })
}
