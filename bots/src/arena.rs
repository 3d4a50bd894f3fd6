//! Bots against each other, until it is clear who is better.
//!
//! Every deal is played once in each arrangement of the seats, so that neither the seat nor the
//! deal favors anybody; a deal with all its games is one observation. The test is sequential and
//! may be looked at after every deal: it stops once each bot is surely ahead of or behind each
//! other one, or the games are used up.

use std::ops::ControlFlow;

use kernel::{AnyParts, Judge};

use crate::sim::{Crew, Played, SimError, check};
use crate::{BotSpec, start};

mod elo;
pub(crate) mod interval;
mod pace;
mod report;
mod tally;

pub use elo::ratings;
pub use interval::Interval;
pub use pace::{Pace, PaceSpec, iterations, pace};
pub use report::{ArenaReport, BotResult, PairResult};
pub use tally::Standings;

/// Who plays, and for how long.
#[derive(Clone, Debug)]
pub struct ArenaSpec {
    /// The bots; at a larger table each has several seats.
    pub bots: Vec<BotSpec>,
    /// How many seats.
    pub players: u8,
    /// The most games that are played.
    pub games: u64,
    /// Whether all of them are played, however clear the result is.
    pub all: bool,
    /// What the games are dealt from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// The component set.
    pub parts: AnyParts,
}

impl ArenaSpec {
    /// Who sits where: each bot once on every seat.
    fn lineups(&self) -> Result<Vec<Vec<BotSpec>>, SimError> {
        let (bots, seats) = (self.bots.len(), usize::from(self.players));
        if bots < 2 || bots > seats {
            return Err(SimError::Bots { bots, seats });
        }
        let seat = |seat: usize, turned: usize| self.bots[(seat + turned) % bots];
        let lineup = |turned| (0..seats).map(|at| seat(at, turned)).collect();
        Ok((0..bots).map(lineup).collect())
    }
}

/// Deals that are played before the result is looked at again.
const DEALS: u64 = 8;

/// Plays until the result is clear. `watch` hears of every game in order.
///
/// # Errors
/// If the rules know no such table, or the bots do not fit it.
pub fn arena<G: Judge>(
    spec: &ArenaSpec,
    mut watch: impl FnMut(&Played),
) -> Result<ArenaReport, SimError> {
    let lineups = spec.lineups()?;
    check::<G>(&spec.bots)?;
    let start = start::<G>(spec.parts, &spec.options, spec.players)?;
    let crew = Crew {
        start: &start,
        lineups: &lineups,
        seed: spec.seed,
        threads: spec.threads,
        check: false,
    };
    let mut standings = Standings::new(&spec.bots);
    let (games, step) = (spec.games, DEALS * lineups.len() as u64);
    for first in (0..games).step_by(step as usize) {
        let end = games.min(first + step);
        crew.play(first..end - end % lineups.len() as u64, |played| {
            standings.add(played);
            watch(played);
            Ok(())
        })?;
        if !spec.all && standings.verdict() == ControlFlow::Break(()) {
            break;
        }
    }
    Ok(standings.report(G::INFO.key, spec.players))
}
