//! `guildhall sim` — plays many games.

use std::io::{self, Write};
use std::path::PathBuf;

use bots::BotSpec;
use bots::sim::{Played, SimError, SimReport, SimSpec};
use clap::Args;
use indicatif::ProgressBar;

use crate::amounts::{Threads, count};
use crate::cli::{Bots, BoxArgs, Variants, check_bots, game};
use crate::failure::Failure;
use crate::waiting;

#[cfg(feature = "parquet")]
mod choices;
mod report;
mod rows;
#[cfg(feature = "parquet")]
mod sheet;
mod tables;

use rows::Rows;
use tables::{Players, Table};

/// Let bots play many games, and print speed, scores and winning shares
///
/// A bot is named by its level, apprentice, journeyman, master or grandmaster, or by its kind,
/// random, busy, greedy, mcts:1000it, net, net:400it or net:FILE.safetensors:400it. The same seed gives the same games for any number of
/// threads.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall sim orleans --players 4 --bots greedy,random --games 1000
  guildhall sim orleans --check --players all --all-options --bots random,busy --games 10000")]
pub(crate) struct Sim {
    /// The game
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, value_parser = count)]
    games: u64,
    /// How many players, or `all` to play at every count [default: the most]
    #[arg(long)]
    players: Option<Players>,
    /// The bots in seat order; the last one is repeated
    #[arg(long, default_value = "random", value_parser = Bots::read)]
    bots: Bots,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Play without options, with each alone and with all together
    #[arg(long)]
    all_options: bool,
    /// Try the kernel's laws on the way and count what occurred; with `--players all
    /// --all-options` it fails if anything never did
    #[arg(long)]
    check: bool,
    /// Write one row per seat and game to a .csv or, where it was built in, a .parquet file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one row for every decision that left a choice to a .parquet file, with what the bot
    /// thought of each option; with --check the games are played once more for it
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    /// With --decisions: what the seats knew too, for learners
    #[arg(long, requires = "decisions")]
    observations: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Sim {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        check_bots(entry, self.bots.0.iter().copied())?;
        let tables = self.tables(entry)?;
        let mut rows = self.rows(&tables)?;
        let bar = waiting::bar(self.games, "games");
        let mut reports = Vec::new();
        for (number, table) in tables.iter().enumerate() {
            let spec = self.spec(entry, table, number as u64)?;
            reports.push(self.play(entry, &spec, &bar, &mut rows)?);
        }
        bar.finish_and_clear();
        if let Some(rows) = rows {
            rows.finish()?;
        }
        let told = report::Told { info: entry.info(), tables: &tables, reports: &reports };
        if self.json {
            told.json(out)?
        } else {
            told.print(out)?
        }
        if self.check { self.judge(&told) } else { Ok(()) }
    }

    /// The tables that are played, each with its part of the games.
    fn tables(&self, entry: &shelf::Entry) -> Result<Vec<Table>, Failure> {
        let parts = self.parts.parts(entry.title)?;
        let mut sets = vec![Vec::new()];
        if self.all_options {
            sets = tables::option_sets(entry, parts);
        }
        for set in &mut sets {
            set.splice(0..0, self.variants.options.iter().cloned());
        }
        let tables = tables::tables(entry, parts, self.players, &sets)?;
        Ok(tables::divide(tables, self.games))
    }

    fn spec(&self, entry: &shelf::Entry, table: &Table, number: u64) -> Result<SimSpec, Failure> {
        Ok(SimSpec {
            games: table.games,
            players: table.players,
            bots: self.bots_at(table),
            seed: self.seed.wrapping_add(number),
            threads: self.threads.count(),
            options: table.options.clone(),
            parts: self.parts.parts(entry.title)?,
            check: self.check,
        })
    }

    /// The bots of a table. Where every count is played, small tables take the first ones.
    fn bots_at(&self, table: &Table) -> Vec<BotSpec> {
        let mut bots = self.bots.0.clone();
        if self.players == Some(Players::All) {
            bots.truncate(table.players.into());
        }
        bots
    }

    /// The file of rows, if one was asked for.
    fn rows(&self, tables: &[Table]) -> Result<Option<Rows>, Failure> {
        if tables.len() > 1 && (self.out.is_some() || self.decisions.is_some()) {
            let why = "--out and --decisions take the games of one table, not of several";
            return Err(Failure::usage(why));
        }
        self.decisions.as_deref().map_or(Ok(()), rows::may_hold_choices)?;
        self.out.as_deref().map(Rows::create).transpose()
    }

    /// Plays the games of one table, and writes down whatever was asked for.
    fn play(
        &self,
        entry: &shelf::Entry,
        spec: &SimSpec,
        bar: &ProgressBar,
        rows: &mut Option<Rows>,
    ) -> Result<SimReport, Failure> {
        let mut watch = |played: &Played| -> io::Result<()> {
            bar.inc(1);
            rows.as_mut().map_or(Ok(()), |rows| rows.add(played))
        };
        // Laws are tried by the simulator alone, which keeps no choices.
        #[cfg(feature = "parquet")]
        match &self.decisions {
            Some(path) if !self.check => {
                return choices::play(entry, spec, path, self.observations, watch);
            }
            Some(path) => drop(choices::play(entry, spec, path, self.observations, |_| Ok(()))?),
            None => {}
        }
        entry.abilities.sim(spec, &mut watch).map_err(failure)
    }

    /// Whether everything that a game names occurred; only all tables together can say so.
    fn judge(&self, told: &report::Told<'_>) -> Result<(), Failure> {
        let unseen = told.tally().unseen(told.info);
        let every_table = self.players == Some(Players::All) && self.all_options;
        if unseen.is_empty() || !every_table {
            return Ok(());
        }
        Err(Failure::job(format!("never occurred: {}", unseen.join(", "))))
    }
}

fn failure(error: SimError) -> Failure {
    match error {
        SimError::Start(_) | SimError::Bots { .. } | SimError::Bot(_) => {
            Failure::usage(error.to_string())
        }
        SimError::Breach { .. } | SimError::Watch(_) => Failure::job(error.to_string()),
    }
}
