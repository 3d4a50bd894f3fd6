//! Fits a game's estimate to what choices come to.
//!
//! That an estimate foretells well does not mean that it chooses well: who is ahead has more of
//! everything, whatever it was good for. So the weights are fitted on *forks*: from one position
//! hasty greedy players go on in two ways for a while, and the difference of what it comes to is put
//! down to the difference of the features. The weights in force pull, since games are few
//! and luck is large; and what was fitted must win. Everything depends on the [`TuneSpec`] alone.

use std::sync::Arc;
use std::{fmt, thread};

use kernel::chance::Fast;
use kernel::{AnyParts, Estimate, Judge, StartError};

use crate::start;

mod duel;
mod fit;
mod fork;

pub use duel::Outcome;

use duel::Duel;
use fit::{Course, Squares};

/// How an estimate is fitted.
#[derive(Clone, Debug)]
pub struct TuneSpec {
    /// How many games are forked in each round, shared by the player counts.
    pub games: u64,
    /// How many rounds: fork, fit, and go on by what was fitted if it wins.
    pub rounds: u32,
    /// How much of the game is played on after a fork; then the weights so far judge.
    pub horizon: f32,
    /// How far a weight may well be from the one before; each makes a candidate.
    pub trust: Vec<f64>,
    /// Whether candidates play hastily: faster, but less like those who will play by them.
    pub hasty: bool,
    /// How many deals every candidate plays, and the result at a full table; with two players it
    /// plays three times as many.
    pub deals: u64,
    /// What the games are dealt from.
    pub seed: u64,
    /// How many threads play; the result is the same for any number.
    pub threads: usize,
    /// The component set.
    pub parts: AnyParts,
    /// The file of the weights to begin with; `None` for those in force.
    pub from: Option<String>,
}

/// How a candidate of a round did against the weights it was fitted from.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The round, from 1.
    pub round: u32,
    /// How far its weights were trusted to go.
    pub trust: f64,
    /// How it did.
    pub outcome: Outcome,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// The best weights.
    pub estimate: Estimate,
    /// The names of the features.
    pub features: &'static [&'static str],
    /// How they do against the weights that it began with, with two players and at the full table;
    /// nothing if no candidate won.
    pub proof: Option<[Outcome; 2]>,
}

impl Tuned {
    /// Whether the weights are surely better than those that it began with, and seem no worse at
    /// the full table.
    pub fn is_better(&self) -> bool {
        self.proof.is_some_and(|[two, full]| two.is_ahead() && full.share >= 0.5)
    }
}

/// How many lines a hasty player follows.
const HASTY: usize = 3;

/// Why nothing was fitted.
#[derive(Debug)]
pub enum TuneError {
    /// The game could not be started.
    Start(StartError),
    /// The weights to begin with could not be read.
    Weights(String),
}

impl fmt::Display for TuneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TuneError::Start(error) => error.fmt(f),
            TuneError::Weights(error) => write!(f, "the weights to begin with: {error}"),
        }
    }
}

impl std::error::Error for TuneError {}

impl From<StartError> for TuneError {
    fn from(error: StartError) -> TuneError {
        TuneError::Start(error)
    }
}

/// Fits the estimate of a game. `watch` hears of every candidate.
///
/// # Errors
/// If the rules know no such table, or the weights to begin with are not those of the game.
///
/// # Panics
/// If the game names no features.
pub fn tune<G: Judge>(
    spec: &TuneSpec,
    mut watch: impl FnMut(Candidate),
) -> Result<Tuned, TuneError> {
    assert!(!G::FEATURES.is_empty(), "the game has features to fit");
    let (fewest, most) = G::INFO.players;
    // Alone one plays another game.
    let tables: Vec<G> = (fewest.max(2)..=most)
        .map(|players| start::<G>(spec.parts, &[], players))
        .collect::<Result<_, _>>()?;
    let first = match &spec.from {
        Some(file) => Estimate::parse(file, G::FEATURES).map_err(TuneError::Weights)?,
        None => G::weights().clone(),
    };
    let first = Arc::new(first);
    let mut best = Arc::clone(&first);
    let mut seen = Seen::new::<G>();
    for round in 1..=spec.rounds {
        seen.fork(spec, round, &tables, &best);
        if let Some(better) = better(spec, round, &tables[0], &seen, &best, &mut watch) {
            best = better;
            seen = Seen::new::<G>();
        }
    }
    let proof = (best != first).then(|| {
        let duel = |table| Duel { table, sides: [&best, &first], hasty: false };
        let (two, full) = (&tables[0], &tables[tables.len() - 1]);
        [duel(two).play(spec, 0, 3 * spec.deals), duel(full).play(spec, 0, spec.deals)]
    });
    Ok(Tuned { estimate: Arc::unwrap_or_clone(best), features: G::FEATURES, proof })
}

/// The best candidate of a round, if it is ahead of the weights it was fitted from.
fn better<G: Judge>(
    spec: &TuneSpec,
    round: u32,
    table: &G,
    seen: &Seen,
    from: &Arc<Estimate>,
    watch: &mut impl FnMut(Candidate),
) -> Option<Arc<Estimate>> {
    let mut best: Option<(Outcome, Arc<Estimate>)> = None;
    for &trust in &spec.trust {
        let fitted = Arc::new(seen.fit(from, trust));
        let duel = Duel { table, sides: [&fitted, from], hasty: spec.hasty };
        let outcome = duel.play(spec, round, spec.deals);
        watch(Candidate { round, trust, outcome });
        let leads = best.as_ref().is_none_or(|(other, _)| outcome.margin > other.margin);
        if outcome.is_likely_ahead() && leads {
            best = Some((outcome, fitted));
        }
    }
    best.map(|(_, fitted)| fitted)
}

/// What was seen in games that were played by the same weights.
struct Seen {
    forks: Squares,
    course: Course,
}

impl Seen {
    fn new<G: Judge>() -> Seen {
        let forks = Squares::new(Estimate::size(G::FEATURES.len()));
        Seen { forks, course: Course::default() }
    }

    /// Forks the games of a round.
    fn fork<G: Judge>(&mut self, spec: &TuneSpec, round: u32, tables: &[G], by: &Arc<Estimate>) {
        let forked = in_order(spec.threads, spec.games, |number| {
            let table = &tables[(number % tables.len() as u64) as usize];
            let luck = Fast::new(spec.seed, u64::from(round) << 32 | number);
            fork::game(table, by, spec.horizon, luck)
        });
        for (forks, course) in forked {
            self.forks.merge(&forks);
            self.course.append(course);
        }
    }

    /// The weights that fit, pulled towards those in force.
    fn fit(&self, in_force: &Estimate, trust: f64) -> Estimate {
        self.course.fit(&self.forks.solve(in_force, trust))
    }
}

/// Does so many jobs on several threads; the results are in the order of the jobs.
fn in_order<T: Send>(threads: usize, jobs: u64, job: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = threads.max(1);
    let work = |first: u64| (first..jobs).step_by(threads).map(&job).collect::<Vec<T>>();
    let mut done: Vec<_> = thread::scope(|scope| {
        let work = &work;
        let begun: Vec<_> =
            (0..threads as u64).map(|first| scope.spawn(move || work(first))).collect();
        let end = |thread: thread::ScopedJoinHandle<'_, Vec<T>>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).into_iter()
        };
        begun.into_iter().map(end).collect()
    });
    let next = |number: u64| done[number as usize % threads].next();
    (0..jobs).map(next).map(|one| one.expect("every job was done")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Interval;

    fn outcome(share: f64) -> Outcome {
        let ci95 = Interval(share - 0.03, share + 0.03);
        Outcome { share, ci95, margin: share - 0.5, error: 0.01 }
    }

    #[test]
    fn what_is_not_surely_better_is_refused() {
        let features: &[&str] = &[];
        let is_better = |proof| Tuned { estimate: Estimate::sum(0), features, proof }.is_better();
        assert!(is_better(Some([outcome(0.55), outcome(0.51)])));
        assert!(!is_better(Some([outcome(0.52), outcome(0.6)])));
        assert!(!is_better(Some([outcome(0.6), outcome(0.48)])));
        assert!(!is_better(None));
    }

    #[test]
    fn the_order_does_not_depend_on_the_threads() {
        let squares: Vec<u64> = (0..7).map(|n| n * n).collect();
        assert_eq!(in_order(1, 7, |n| n * n), squares);
        assert_eq!(in_order(3, 7, |n| n * n), squares);
    }
}
