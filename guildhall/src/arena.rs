//! `guildhall arena` — bots against each other.

use std::io::Write;
use std::path::PathBuf;

use bots::arena::{ArenaReport, ArenaSpec, Interval};
use bots::sim::Played;
use clap::Args;
use serde_json::json;

use crate::amounts::{Threads, count};
use crate::cli::{Bots, BoxArgs, Variants, check_bots, game};
use crate::failure::Failure;
use crate::waiting;

mod course;
mod page;

use course::Course;

/// Let bots play against each other until it is clear who is better
///
/// A bot is named by its level, apprentice, journeyman, master or grandmaster, or by its kind,
/// random, busy, greedy, mcts:1000it, net (one glance of the game's net), net:400it or
/// net:FILE.safetensors:200ms.
///
/// Every deal is played once in each arrangement of the seats. The test may be looked at after
/// every deal; with --all all games are played. The same seed gives the same games for any number
/// of threads, as long as budgets are iterations.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall arena orleans --bots apprentice,journeyman
  guildhall arena tiletum --players 4 --bots greedy,mcts:1000it --games 400 --report ladder.html")]
pub(crate) struct Arena {
    /// The game
    game: String,
    /// The bots; at a larger table each has several seats
    #[arg(long, default_value = "random,greedy", value_parser = Bots::read)]
    bots: Bots,
    /// How many players [default: one a bot]
    #[arg(long)]
    players: Option<u8>,
    /// The most games that are played
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, value_parser = count)]
    games: u64,
    /// Play all games, however clear the result is
    #[arg(long)]
    all: bool,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Arena {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        let spec = self.spec(entry)?;
        let bar = waiting::bar(spec.games, "games at most");
        let mut course = Course::new(&spec.bots);
        let mut watch = |played: &Played| {
            bar.inc(1);
            course.add(played);
        };
        let report = entry.abilities.arena(&spec, &mut watch);
        let report = report.map_err(|error| Failure::usage(error.to_string()))?;
        bar.finish_and_clear();
        if let Some(path) = &self.report {
            let page = page::page(entry.info().title, &report, &course).into_string();
            std::fs::write(path, page)
                .map_err(|error| Failure::job(format!("{}: {error}", path.display())))?;
        }
        if self.json {
            return Ok(writeln!(out, "{}", json!(report))?);
        }
        print(&report, out)
    }

    fn spec(&self, entry: &shelf::Entry) -> Result<ArenaSpec, Failure> {
        let bots = self.bots.0.clone();
        check_bots(entry, bots.iter().copied())?;
        Ok(ArenaSpec {
            players: self.players.unwrap_or(bots.len() as u8),
            games: self.games,
            all: self.all,
            seed: self.seed,
            threads: self.threads.count(),
            options: self.variants.options.clone(),
            parts: self.parts.parts(entry.title)?,
            bots,
        })
    }
}

fn print(report: &ArenaReport, out: &mut impl Write) -> Result<(), Failure> {
    let ArenaReport { game, players, games, .. } = report;
    writeln!(out, "{game}, {players} players, {games} games")?;
    writeln!(out, "{:20} {:>7} {:>15} {:>7} {:>7}", "bot", "wins", "95 %", "points", "elo")?;
    for bot in &report.results {
        let (wins, sure) = (percent(bot.win_share), interval(bot.ci95));
        let name = bot.bot.to_string();
        writeln!(out, "{name:20} {wins:>7} {sure:>15} {:>7.1} {:>7.0}", bot.mean_score, bot.elo)?;
    }
    for pair in &report.pairs {
        let (ahead, sure) = (percent(pair.a_ahead_share), interval(pair.ci95));
        let margin = pair.mean_margin;
        writeln!(out, "{} ahead of {}: {ahead} ({sure}), by {margin:+.1}", pair.a, pair.b)?;
    }
    Ok(())
}

/// `93.5 %`
fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// `91.2 – 95.3 %`
fn interval(Interval(low, high): Interval) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}
