//! `guildhall tune` — fits a game's estimate to how games end.

use std::io::Write;
use std::path::PathBuf;

use bots::tune::{Foretold, TuneSpec};
use clap::Args;

use crate::cli::{BoxArgs, game};
use crate::failure::Failure;

/// Fit the weights of a game's estimate on games that greedy bots play against each other
///
/// The file that it prints or writes belongs into the game's data folder. The same seed gives the
/// same file for any number of threads.
#[derive(Args)]
#[command(after_help = "Example: guildhall tune tiletum --out games/tiletum/data/estimate.toml")]
pub(crate) struct Tune {
    /// The game
    game: String,
    /// How many games are played in each round
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How often: play, fit, and play again by what was fitted
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Write the file here [default: print it]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Tune {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let spec = TuneSpec {
            games: self.games,
            rounds: self.rounds,
            seed: self.seed,
            threads: self.threads.unwrap_or(cores),
            parts: self.parts.parts(entry.title)?,
        };
        let mut watch = |round: u32, foretold: Foretold| {
            let Foretold { positions, error, spread } = foretold;
            eprintln!(
                "round {}: {positions} positions, error {error:.1} of {spread:.1} points",
                round + 1
            );
        };
        let weights = entry.abilities.tune(&spec, &mut watch)?;
        let weights = weights.ok_or_else(|| {
            Failure::usage(format!("{} names no features to fit", entry.info().title))
        })?;
        let file = format!("{}{weights}", self.header());
        match &self.out {
            Some(path) => std::fs::write(path, file)
                .map_err(|error| Failure::job(format!("{}: {error}", path.display()))),
            None => Ok(out.write_all(file.as_bytes())?),
        }
    }

    /// How the file was made, so that it can be made again.
    fn header(&self) -> String {
        let Tune { game, games, rounds, seed, .. } = self;
        format!(
            "# What the features of a position are worth: at the end of the game, and what they\n\
             # are worth more at its start. Fitted on finished games by\n\
             #   guildhall tune {game} --games {games} --rounds {rounds} --seed {seed}\n\n"
        )
    }
}
