//! `guildhall puzzles` — asks puzzles, and finds them in games of strong bots.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::puzzles::PuzzleSpec;
use bots::{BotSpec, Budget};
use clap::Args;
use lang::Tongue;
use lessons::puzzle::Puzzle;

use crate::amounts::{Threads, count};
use crate::cli::{Variants, check_bots, game};
use crate::failure::Failure;
use crate::waiting;

mod choice;
mod play;
mod text;

/// Solve puzzles, or find new ones: positions in which one line of play is clearly best
///
/// With --play a puzzle that ships is asked in the terminal: today's, or the one that is named.
/// Without it new ones are sought in games between strong bots.
///
/// Three kinds are sought: one decision, the rest of a turn, and the end of the game. What seems to
/// be clear is thought about again with four and with ten times the budget and other luck, and the
/// moves are compared directly: a puzzle is what stays best by the margin each time, by what its
/// seat knows. What is seen at once, and what the score sheet has no reason for, is left out; how
/// many positions came how far is told at the end. The same seed gives the same puzzles for any number of threads, as long as budgets
/// are iterations and no time is set.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall puzzles tiletum --play
  guildhall puzzles tiletum --games 200 --out games/tiletum/puzzles")]
pub(crate) struct Puzzles {
    /// The game
    game: String,
    /// Solve a puzzle: today's, or the one with this name; `list` names them all
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "today")]
    play: Option<String>,
    /// Who plays the games
    #[arg(long, default_value = "master", value_parser = bot)]
    bot: BotSpec,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many games are looked through
    #[arg(long, default_value_t = 20, allow_negative_numbers = true, value_parser = count)]
    games: u64,
    /// Stop after so many seconds, with what was found until then
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// How long a decision is thought about at first, as 400it or 50ms
    #[arg(long, default_value = "300it", value_parser = budget)]
    budget: Budget,
    /// By how many points the answer is best at least [default: what is clear in the game]
    #[arg(long)]
    margin: Option<f64>,
    /// How many puzzles are kept: of every kind and difficulty alike, as far as there are
    #[arg(long, default_value_t = 40)]
    keep: usize,
    /// Write a file for every puzzle into this folder [default: print them]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    variants: Variants,
}

fn bot(name: &str) -> Result<BotSpec, String> {
    name.parse().map_err(|error: bots::BotError| error.to_string())
}

fn budget(text: &str) -> Result<Budget, String> {
    text.parse().map_err(|()| "a budget is written like 400it or 50ms".to_owned())
}

impl Puzzles {
    pub(crate) fn run(self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        match &self.play {
            Some(name) => play::play(entry, name, tongue, out),
            None => self.seek(entry, out),
        }
    }

    fn seek(&self, entry: &'static shelf::Entry, out: &mut impl Write) -> Result<(), Failure> {
        check_bots(entry, [self.bot])?;
        let spec = self.spec(entry);
        let bar = waiting::bar(spec.games, "games");
        let sought = entry.abilities.puzzles(&spec, &mut || bar.inc(1));
        bar.finish_and_clear();
        let sought = sought.map_err(|error| Failure::usage(error.to_string()))?;
        eprintln!("{}, {} explained by the score sheet", sought.tally, sought.found.len());
        let puzzles = choice::kept(entry.key(), &spec, &sought.found, self.keep);
        match &self.out {
            Some(folder) => {
                write(folder, &puzzles)?;
                Ok(writeln!(out, "{} puzzles in {}", puzzles.len(), folder.display())?)
            }
            None => puzzles.iter().try_for_each(|puzzle| Ok(writeln!(out, "{puzzle}")?)),
        }
    }

    fn spec(&self, entry: &shelf::Entry) -> PuzzleSpec {
        PuzzleSpec {
            players: self.players,
            options: self.variants.options.clone(),
            parts: entry.title.standard(),
            bot: self.bot,
            games: self.games,
            seed: self.seed,
            threads: self.threads.count(),
            budget: self.budget,
            margin: self.margin,
            until: self.time.map(|seconds| Instant::now() + Duration::from_secs(seconds)),
        }
    }
}

/// A file for each.
fn write(folder: &Path, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let failed = |path: &Path, error| Failure::job(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for puzzle in puzzles {
        let path = folder.join(&puzzle.file);
        std::fs::write(&path, puzzle.to_string()).map_err(|error| failed(&path, error))?;
    }
    Ok(())
}
