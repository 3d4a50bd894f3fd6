//! What a simulation says.

use std::io::{self, Write};

use bots::sim::SimReport;
use kernel::GameInfo;
use kernel::conformance::Tally;
use serde_json::{Value, json};

use super::tables::Table;

/// The reports of all tables.
pub(super) struct Told<'a> {
    pub(super) info: &'static GameInfo,
    pub(super) tables: &'a [Table],
    pub(super) reports: &'a [SimReport],
}

impl Told<'_> {
    /// How often everything occurred, all tables together.
    pub(super) fn tally(&self) -> Tally {
        let mut all = Tally::default();
        self.reports
            .iter()
            .filter_map(|report| report.tally.as_ref())
            .for_each(|one| all.merge(one));
        all
    }

    /// One table: its report. Several: `{game, games, tables: […], unseen}`.
    pub(super) fn json(&self, out: &mut impl Write) -> io::Result<()> {
        match self.reports {
            [only] => writeln!(out, "{}", json!(only)),
            _ => writeln!(out, "{}", self.several()),
        }
    }

    fn several(&self) -> Value {
        let tables = self.tables.iter().zip(self.reports).map(|(table, report)| {
            let mut form = json!(report);
            form["options"] = table.options.iter().map(|(k, v)| (k.clone(), json!(v))).collect();
            form
        });
        let games: u64 = self.reports.iter().map(|report| report.games).sum();
        json!({
            "game": self.info.key,
            "games": games,
            "tables": tables.collect::<Vec<Value>>(),
            "tally": self.tally_form(),
            "unseen": self.tally().unseen(self.info),
        })
    }

    fn tally_form(&self) -> Value {
        let report = self.reports.first().map(|first| {
            json!(SimReport { tally: Some(self.tally()), ..first.clone() })["tally"].take()
        });
        report.unwrap_or_default()
    }

    /// The tables one after the other, then what occurred.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        for (table, report) in self.tables.iter().zip(self.reports) {
            print_report(&table.name(), report, out)?;
        }
        if self.reports.iter().any(|report| report.tally.is_some()) {
            self.print_tally(out)?;
        }
        Ok(())
    }

    fn print_tally(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = self.tally();
        writeln!(out, "every law kept in {} games", tally.games)?;
        write!(out, "{tally}")?;
        for kind in tally.unseen(self.info) {
            writeln!(out, "{kind}: never occurred")?;
        }
        Ok(())
    }
}

fn print_report(name: &str, report: &SimReport, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{name}: {} games, {} decisions in {:.2} s on {} threads ({:.0} games/s, {:.0} decisions/s)",
        report.games,
        report.decisions,
        report.seconds,
        report.threads,
        report.games_per_second,
        report.decisions_per_second,
    )?;
    writeln!(out, "  seat  bot         mean     sd   min   max   wins")?;
    for seat in &report.seats {
        writeln!(
            out,
            "  {:>4}  {:<8} {:>7.2} {:>6.2} {:>5} {:>5} {:>5.1}%",
            seat.seat,
            seat.bot.name(),
            seat.mean,
            seat.sd,
            seat.min,
            seat.max,
            100.0 * seat.win_share,
        )?;
    }
    for bot in &report.bots {
        let wins = 100.0 * bot.win_share;
        writeln!(out, "  {}: mean {:.2}, wins {wins:.1}% per seat", bot.bot.name(), bot.mean)?;
    }
    Ok(())
}
