//! Plays many games and tells how they went.
//!
//! A simulation is a pure function of its [`SimSpec`] but for the time it takes: every game
//! draws from generators of its own, numbered by the game, so any number of threads gives the
//! same games, and they are told in order.

use std::time::Instant;
use std::{fmt, io};

use kernel::conformance::Breach;
use kernel::{AnyParts, Judge, StartError};

use crate::{BotError, BotSpec, start};

mod crew;
mod played;
mod report;

pub use played::{CSV_HEADER, Played, SeatPlayed};
pub use report::{BotReport, SeatReport, SimReport, Tables};

pub(crate) use crew::Crew;

/// What to play.
#[derive(Clone, Debug)]
pub struct SimSpec {
    /// How many games.
    pub games: u64,
    /// How many seats.
    pub players: u8,
    /// The bots in seat order; the last one is repeated.
    pub bots: Vec<BotSpec>,
    /// Where the generators of all games come from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// The component set.
    pub parts: AnyParts,
    /// Whether the kernel's laws are tried on the way. The games are the same.
    pub check: bool,
}

impl SimSpec {
    /// The bot of every seat.
    ///
    /// # Errors
    /// If there is no bot, or more bots than seats.
    pub fn seated(&self) -> Result<Vec<BotSpec>, SimError> {
        let (bots, seats) = (self.bots.len(), usize::from(self.players));
        match self.bots.last() {
            Some(&last) if bots <= seats => {
                let rest = std::iter::repeat_n(last, seats - bots);
                Ok(self.bots.iter().copied().chain(rest).collect())
            }
            _ => Err(SimError::Bots { bots, seats }),
        }
    }
}

/// Plays the games of `spec`. `watch` hears of every game in order, on the caller's thread: it
/// moves the progress bar and writes the rows.
///
/// # Errors
/// If the rules know no such table, the bots do not fit it, a law is broken, or `watch` fails.
pub fn sim<G: Judge>(
    spec: &SimSpec,
    mut watch: impl FnMut(&Played) -> io::Result<()>,
) -> Result<SimReport, SimError> {
    let seated = spec.seated()?;
    check::<G>(&seated)?;
    let start = start::<G>(spec.parts, &spec.options, spec.players)?;
    let mut tables = Tables::new(&seated);
    let clock = Instant::now();
    let lineups = std::slice::from_ref(&seated);
    let SimSpec { seed, threads, check, .. } = *spec;
    let crew = Crew { start: &start, lineups, seed, threads, check };
    let tally = crew.play(0..spec.games, |played| {
        tables.add(played);
        watch(played)
    })?;
    Ok(SimReport { tally, ..tables.report(G::INFO.key, spec, clock.elapsed().as_secs_f64()) })
}

/// Whether all these bots can play the game.
pub(crate) fn check<G: Judge>(bots: &[BotSpec]) -> Result<(), SimError> {
    bots.iter().try_for_each(|bot| bot.check::<G>()).map_err(SimError::Bot)
}

/// Why a simulation stopped.
#[derive(Debug)]
pub enum SimError {
    /// The game could not be started.
    Start(StartError),
    /// The bots do not fit the seats.
    Bots {
        /// How many bots were named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A bot cannot play the game.
    Bot(BotError),
    /// A game broke a law.
    Breach {
        /// Its number.
        game: u64,
        /// The law, and the list that broke it.
        breach: Breach,
    },
    /// What the games brought could not be written down.
    Watch(io::Error),
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::Start(error) => error.fmt(f),
            SimError::Bots { bots: 0, .. } => f.write_str("no bot is named"),
            SimError::Bots { bots: 1, seats } => {
                write!(f, "1 bot does not make a contest\nhint: name 2")?;
                if *seats > 2 { write!(f, " to {seats}") } else { Ok(()) }
            }
            SimError::Bots { bots, seats } => {
                write!(f, "{bots} bots do not fit {seats} seats\nhint: name at most {seats}")
            }
            SimError::Bot(error) => error.fmt(f),
            SimError::Breach { game, breach } => write!(f, "game {game}: {breach}"),
            SimError::Watch(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SimError {}

impl From<StartError> for SimError {
    fn from(error: StartError) -> SimError {
        SimError::Start(error)
    }
}
