//! `guildhall bench` — throughput of the engine.

use std::io::Write;
use std::time::Duration;

use bots::bench::{BenchReport, BenchRow, BenchSpec, NetRow};
use clap::Args;
use indicatif::ProgressBar;
use kernel::StartError;
use serde_json::json;

use crate::allocations;
use crate::amounts::seconds;
use crate::cli::{BoxArgs, Variants, game};
use crate::failure::Failure;

/// Measure the engine: random play on one thread, per game and player count
#[derive(Args)]
#[command(after_help = "Example: guildhall bench --game orleans --json")]
pub(crate) struct Bench {
    /// One game only
    #[arg(long)]
    game: Option<String>,
    /// One player count only
    #[arg(long)]
    players: Option<u8>,
    /// How long each table is played
    #[arg(long, value_name = "SECONDS", default_value = "2", allow_negative_numbers = true,
        value_parser = seconds)]
    seconds: Duration,
    /// Measure the nets instead: a glance, batches, search
    #[arg(long)]
    net: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variants: Variants,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Bench {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let time = self.seconds;
        if self.net {
            return self.run_nets(time, out);
        }
        let mut rows = Vec::new();
        for entry in self.games()? {
            rows.extend(self.measure(entry, time, |spec| entry.abilities.bench(spec))?);
        }
        if self.json {
            return Ok(writeln!(out, "{}", json!(BenchReport::new(rows)))?);
        }
        print(&rows, out)
    }

    fn games(&self) -> Result<Vec<&'static shelf::Entry>, Failure> {
        match &self.game {
            Some(key) => Ok(vec![game(key)?]),
            None => Ok(shelf::games().iter().collect()),
        }
    }

    /// Measures the nets.
    fn run_nets(&self, time: Duration, out: &mut impl Write) -> Result<(), Failure> {
        let mut rows = Vec::new();
        for entry in self.games()? {
            rows.extend(self.measure(entry, time, |spec| entry.abilities.bench_net(spec))?);
        }
        if self.json {
            return Ok(writeln!(out, "{}", json!({"threads": 1, "nets": rows}))?);
        }
        print_nets(&rows, out)
    }

    /// Measures every table of a game.
    fn measure<T>(
        &self,
        entry: &'static shelf::Entry,
        time: Duration,
        bench: impl Fn(&BenchSpec) -> Result<T, StartError>,
    ) -> Result<Vec<T>, Failure> {
        let (fewest, most) = entry.info().players;
        let counts = self.players.map_or(fewest..=most, |players| players..=players);
        let bar = ProgressBar::new_spinner();
        let row = |players| {
            // No thread ticks beside what is measured.
            bar.set_message(format!("{} for {players}", entry.key()));
            bar.tick();
            let spec = BenchSpec {
                players,
                options: self.variants.options.clone(),
                parts: self.parts.parts(entry.title)?,
                time,
                allocations: allocations::so_far,
            };
            Ok(bench(&spec)?)
        };
        let rows = counts.map(row).collect();
        bar.finish_and_clear();
        rows
    }
}

fn print_nets(rows: &[NetRow], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "one thread, positions of random play")?;
    writeln!(
        out,
        "{:12} {:>7} {:>8} {:>8} {:>10} {:>12} {:>9} {:>13}",
        "game", "players", "MB", "load ms", "glance µs", "positions/s", "walks/s", "allocs/glance",
    )?;
    for row in rows {
        let name = if row.ships { row.game.to_owned() } else { format!("({})", row.game) };
        writeln!(
            out,
            "{name:12} {:>7} {:>8.2} {:>8.1} {:>10.1} {:>12.0} {:>9.0} {:>13.6}",
            row.players,
            row.bytes as f64 / 1e6,
            row.load_ms,
            row.glance_us,
            row.positions_per_second,
            row.walks_per_second,
            row.allocations_per_glance,
        )?;
    }
    if rows.iter().any(|row| !row.ships) {
        writeln!(out, "(a game in brackets comes without a net: one that has learned nothing)")?;
    }
    Ok(())
}

fn print(rows: &[BenchRow], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "one thread, random play")?;
    writeln!(
        out,
        "{:12} {:>7} {:>10} {:>13} {:>11} {:>8} {:>15}",
        "game", "players", "games/s", "decisions/s", "state bytes", "clone ns", "allocs/decision",
    )?;
    for row in rows {
        writeln!(
            out,
            "{:12} {:>7} {:>10.0} {:>13.0} {:>11} {:>8.1} {:>15.6}",
            row.game,
            row.players,
            row.games_per_second,
            row.decisions_per_second,
            row.state_bytes,
            row.clone_ns,
            row.allocations_per_decision,
        )?;
    }
    Ok(())
}
