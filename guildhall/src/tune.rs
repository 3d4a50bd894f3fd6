//! `guildhall tune` — fits a game's estimate to what choices come to.

use std::io::Write;
use std::path::{Path, PathBuf};

use bots::arena::Interval;
use bots::tune::{Candidate, Outcome, TuneSpec};
use clap::Args;

use crate::amounts::{Threads, count, part};
use crate::cli::{BoxArgs, game};
use crate::failure::Failure;
use crate::waiting;

/// Fit the weights of a game's estimate on games that greedy bots play against each other
///
/// Positions are played on in two ways, the difference of what they come to is put down to the
/// difference of the positions, and what was fitted plays against the weights in force. The file
/// is made only if it wins; it belongs into the game's data folder. The same seed gives the same
/// file for any number of threads.
#[derive(Args)]
#[command(after_help = "Example: guildhall tune tiletum --out games/tiletum/data/estimate.toml")]
pub(crate) struct Tune {
    /// The game
    game: String,
    /// How many games are forked in each round
    #[arg(long, default_value_t = 250, allow_negative_numbers = true, value_parser = count)]
    games: u64,
    /// How often: fork, fit, and go on by what was fitted if it wins
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// How far a weight may well be from the one before; each makes a candidate
    #[arg(long, value_delimiter = ',', default_values_t = [0.1, 0.2, 0.4])]
    trust: Vec<f64>,
    /// Candidates play hastily: faster, but less like those who will play by them
    #[arg(long)]
    hasty: bool,
    /// How many deals every candidate plays
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = count)]
    deals: u64,
    /// How much of the game is played on after a fork, 0 to 1
    #[arg(long, default_value_t = 0.3, allow_negative_numbers = true, value_parser = part)]
    horizon: f32,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Begin with the weights of this file [default: those in force]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the file here [default: print it]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Tune {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        let spec = TuneSpec {
            games: self.games,
            rounds: self.rounds,
            trust: self.trust.clone(),
            hasty: self.hasty,
            deals: self.deals,
            horizon: self.horizon,
            seed: self.seed,
            threads: self.threads.count(),
            parts: self.parts.parts(entry.title)?,
            from: self.from.as_deref().map(read).transpose()?,
        };
        let sign = waiting::sign("fitting");
        let mut watch = |Candidate { round, trust, outcome }: Candidate| {
            sign.println(format!("round {round}, trust {trust}: {}", said(outcome)));
        };
        let tuned = entry.abilities.tune(&spec, &mut watch);
        sign.finish_and_clear();
        let tuned = tuned.map_err(|error| Failure::usage(error.to_string()))?;
        let tuned = tuned.ok_or_else(|| {
            Failure::usage(format!("{} names no features to fit", entry.info().title))
        })?;
        let Some(proof) = tuned.proof.filter(|_| tuned.is_better()) else {
            return Err(Failure::job("nothing was found that beats the weights it began with"));
        };
        let most = entry.info().players.1;
        let file = self.header(proof, most) + &tuned.estimate.to_toml(tuned.features);
        match &self.out {
            Some(path) => std::fs::write(path, file)
                .map_err(|error| Failure::job(format!("{}: {error}", path.display()))),
            None => Ok(out.write_all(file.as_bytes())?),
        }
    }

    /// How the file was made, so that it can be made again, and what it is good for.
    fn header(&self, [two, full]: [Outcome; 2], most: u8) -> String {
        format!(
            "# What the features of a position are worth: at the end of the game, and what they are\n\
             # worth more at its start. Fitted by\n\
             #   {}\n\
             # Greedy players by these weights against greedy players by those it began with:\n\
             #   2 players: {}\n\
             #   {most} players: {}\n\n",
            self.command(),
            said(two),
            said(full)
        )
    }

    /// The command line.
    fn command(&self) -> String {
        let Tune { game, games, rounds, horizon, deals, seed, .. } = self;
        let trust: Vec<String> = self.trust.iter().map(f64::to_string).collect();
        let hasty = if self.hasty { " --hasty" } else { "" };
        let from = self.from.as_ref().map(|file| format!(" --from {}", file.display()));
        format!(
            "guildhall tune {game} --games {games} --rounds {rounds} --horizon {horizon} \
             --trust {}{hasty} --deals {deals} --seed {seed}{}",
            trust.join(","),
            from.unwrap_or_default()
        )
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(file)
        .map_err(|error| Failure::job(format!("{}: {error}", file.display())))
}

/// `ahead in 58.6 % of the meetings (55.9 to 61.2), by 2.6 points`
fn said(outcome: Outcome) -> String {
    let Outcome { share, ci95: Interval(low, high), margin, .. } = outcome;
    let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
    format!("ahead in {share:.1} % of the meetings ({low:.1} to {high:.1}), by {margin:.1} points")
}
