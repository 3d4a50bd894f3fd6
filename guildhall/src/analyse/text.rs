//! An analysis as text.

use std::io::{self, Write};

use bots::analysis::{Fortune, Moment};
use kernel::Seat;

use super::told::{Told, Turn};
use crate::failure::Failure;

/// The least width of a column.
const COLUMN: usize = 13;

impl Told<'_> {
    /// Everything as text.
    pub(super) fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.head())?;
        self.print_course(out)?;
        self.print_turns(out)?;
        self.print_luck(out)?;
        self.print_sources(out)
    }

    fn print_course(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut head = vec![self.say("expected-points")];
        if self.is_contest() {
            head.push(self.say("winning-chance").to_lowercase());
        }
        let row = |moment: &&Moment| {
            let cell = |seat: Seat| {
                let points = self.decimal(moment.points[seat.index()]);
                match self.is_contest() {
                    true => format!("{points} {:>5}", self.percent(moment.chances[seat.index()])),
                    false => points,
                }
            };
            (self.round(moment.round), self.players().map(cell).collect())
        };
        let rows: Vec<(String, Vec<String>)> = self.analysis.rounds().iter().map(row).collect();
        self.print_table(&head.join(", "), &self.names(self.players()), &rows, out)?;
        Ok(())
    }

    fn print_turns(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "\n{}", self.say("turning-points"))?;
        let turns = self.turns()?;
        if turns.is_empty() {
            writeln!(out, "  {}", self.say("no-turning-points"))?;
        }
        let (played, better) = (self.say("turn-played"), self.say("turn-better"));
        let width = played.chars().count().max(better.chars().count());
        for (number, Turn { loss, played: move_, better: other, why }) in (1..).zip(&turns) {
            writeln!(
                out,
                "  {number}. {}  −{}",
                self.place(loss.round, loss.seat),
                self.decimal(loss.points)
            )?;
            writeln!(out, "     {played:width$}  {move_}")?;
            writeln!(out, "     {better:width$}  {other}")?;
            writeln!(out, "     {}", self.cost(loss))?;
            writeln!(out, "     {why}")?;
        }
        Ok(())
    }

    fn print_luck(&self, out: &mut impl Write) -> Result<(), Failure> {
        let lucks = self.analysis.luck.iter().zip(&self.analysis.luck_error);
        let rows =
            [(String::new(), lucks.map(|(points, error)| self.signed(*points, *error)).collect())];
        self.print_table(&self.say("luck"), &self.names(self.players()), &rows, out)?;
        writeln!(out, "  {}", self.luck_share())?;
        for (id, fortune) in self.fortunes() {
            let Fortune { round, seat, points, error, .. } = *fortune;
            writeln!(
                out,
                "  {}: {} {}",
                self.say(id),
                self.place(round, seat),
                self.signed(points, error)
            )?;
        }
        writeln!(out, "  {}", self.say("luck-error"))?;
        Ok(())
    }

    fn print_sources(&self, out: &mut impl Write) -> Result<(), Failure> {
        let row = |(label, points): (&str, Vec<Option<i32>>)| {
            let cell = |points: Option<i32>| points.map_or(String::new(), |n| n.to_string());
            (self.speaker.score_line(label), points.into_iter().map(cell).collect())
        };
        let mut rows: Vec<(String, Vec<String>)> = self.sources().into_iter().map(row).collect();
        let totals = self.totals().map(|total| total.to_string()).collect();
        rows.push((self.speaker.text("total", &[]), totals));
        self.print_table(&self.say("sources"), &self.names(self.seats()), &rows, out)?;
        Ok(())
    }

    fn names(&self, seats: impl Iterator<Item = Seat>) -> Vec<String> {
        seats.map(|seat| self.speaker.name(seat)).collect()
    }

    /// A table under its heading, numbers to the right.
    fn print_table(
        &self,
        heading: &str,
        columns: &[String],
        rows: &[(String, Vec<String>)],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let wide = |text: &String| text.chars().count();
        let first = rows.iter().map(|(label, _)| wide(label)).max().unwrap_or(0);
        let column = columns.iter().map(wide).max().unwrap_or(0).max(COLUMN);
        writeln!(out, "\n{heading}")?;
        let mut line = |label: &str, cells: &[String]| {
            write!(out, "  {label:first$}")?;
            cells.iter().try_for_each(|cell| write!(out, " {cell:>column$}"))?;
            writeln!(out)
        };
        line("", columns)?;
        rows.iter().try_for_each(|(label, cells)| line(label, cells))
    }
}
