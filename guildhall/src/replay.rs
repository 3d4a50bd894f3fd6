//! `guildhall replay` — a replay line by line.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use draw::Scene;
use kernel::replay::Replay as File;
use kernel::{AnyTold, Audience, Title, Viewer};
use lang::{Speaker, Tongue};
use serde_json::{Value, json};
use table::{Dealing, Entry, Table};

use crate::cli::{BoxArgs, read, title_of};
use crate::failure::Failure;

/// What somebody who goes through a replay may type.
const STEPS: &str = "[Enter on, b back, a number, q quit]";

/// Print a replay with what each line made happen; on a terminal, go through it in both directions
///
/// Enter shows the next line, `b` the one before, a number that line, `q` stops.
#[derive(Args)]
#[command(after_help = "Examples:
  guildhall replay evening.replay --at 40
  guildhall replay evening.replay --svg > board.svg")]
pub(crate) struct Replay {
    /// The replay
    file: PathBuf,
    /// Stop after so many lines of the list
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As JSON: the header, the lines with their events, the state they lead to
    #[arg(long)]
    json: bool,
    /// As a picture of the board that the lines lead to, in SVG
    #[arg(long, conflicts_with = "json")]
    svg: bool,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Replay {
    pub(crate) fn run(self, lang: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let mut file = self.parse()?;
        let title = title_of(&file).map_err(|error| self.failure(error))?;
        // Whatever has been loaded is found by the hash that the file names.
        self.parts.parts(title)?;
        self.stop(&mut file)?;
        let table = Table::from_replay(title, &file, Dealing::Manual)
            .map_err(|error| self.failure(error))?;
        let speaker = Speaker::new(lang, title.info(), &file.names).seating(table.game().players());
        let reading = Reading { file: &file, title, table: &table, speaker };
        match (self.json, self.svg) {
            (true, _) => Ok(writeln!(out, "{}", reading.form())?),
            (_, true) => reading.draw(out),
            _ => reading.print(out),
        }
    }

    fn parse(&self) -> Result<File, Failure> {
        File::parse(&read(&self.file)?).map_err(|error| self.failure(error))
    }

    /// Cuts the list at the line that was asked for.
    fn stop(&self, file: &mut File) -> Result<(), Failure> {
        let Some(at) = self.at else { return Ok(()) };
        if at > file.lines.len() {
            let lines = file.lines.len();
            return Err(Failure::usage(format!("the list has {lines} lines, not {at}")));
        }
        if at < file.lines.len() {
            file.lines.truncate(at);
            file.end = None;
        }
        Ok(())
    }

    fn failure(&self, error: kernel::replay::ReplayError) -> Failure {
        Failure::job(format!("{}: {error}", self.file.display()))
    }
}

/// A replay that is being read.
struct Reading<'a> {
    file: &'a File,
    title: &'static dyn Title,
    table: &'a Table,
    speaker: Speaker,
}

impl Reading<'_> {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.print_header(out)?;
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return self.step(io::stdin().lock(), out);
        }
        for number in 0..self.table.list().len() {
            self.print_entry(number, out)?;
        }
        self.print_standing(out)
    }

    /// Line by line, in either direction, as somebody types.
    fn step(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut steps = Steps { lines: input.lines(), at: 0, count: self.table.list().len() };
        while steps.at < steps.count {
            self.print_entry(steps.at, out)?;
            write!(out, "{STEPS} ")?;
            out.flush()?;
            if !steps.take()? {
                return Ok(());
            }
        }
        self.print_standing(out)
    }

    /// The board as an onlooker sees it.
    fn draw(&self, out: &mut impl Write) -> Result<(), Failure> {
        let scene = Scene {
            game: self.table.game(),
            viewer: Viewer::Onlooker,
            legal: &[],
            speaker: &self.speaker,
            last: &[],
            front: None,
        };
        let info = self.title.info();
        let svg = draw::board_svg(&scene)
            .ok_or_else(|| Failure::job(format!("{} has no drawing yet", info.title)))?;
        Ok(writeln!(out, "{svg}")?)
    }

    fn print_header(&self, out: &mut impl Write) -> io::Result<()> {
        let File { rules, components, players, options, .. } = self.file;
        writeln!(out, "{}, {players} players, rules {rules}", self.title.info().title)?;
        writeln!(out, "components {components}")?;
        for (name, value) in options {
            writeln!(out, "option {name}={value}")?;
        }
        if let Some(commitment) = &self.file.commitment {
            writeln!(out, "seed commitment {commitment}")?;
        }
        writeln!(out)
    }

    fn print_entry(&self, number: usize, out: &mut impl Write) -> io::Result<()> {
        let entry = &self.table.list()[number];
        writeln!(out, "{:>5}  {}  {}", number + 1, entry.line.actor, entry.line.action)?;
        for told in heard(entry) {
            writeln!(out, "{:>10}{}", "", self.speaker.event(&told.saying()))?;
        }
        Ok(())
    }

    fn print_standing(&self, out: &mut impl Write) -> Result<(), Failure> {
        let totals = self.scores().iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
        let progress = self.table.game().progress();
        let phase = self.speaker.phase(progress.phase);
        writeln!(out, "\nround {}, {phase}; score {totals}", progress.round)?;
        Ok(())
    }

    /// The totals in seat order; that of a rival of the box comes last.
    fn scores(&self) -> Vec<i32> {
        self.table.game().score().columns().map(|(_, score)| score.total).collect()
    }

    fn form(&self) -> Value {
        let lines: Vec<Value> = self.table.list().iter().map(|entry| self.line(entry)).collect();
        json!({
            "game": self.file.game,
            "rules": self.file.rules,
            "components": self.file.components,
            "players": self.file.players,
            "options": self.file.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
            "commitment": self.file.commitment,
            "lines": lines,
            "scores": self.scores(),
            "over": self.table.status().is_over(),
            "state": self.table.game().state(),
        })
    }

    fn line(&self, entry: &Entry) -> Value {
        let event = |told: &AnyTold| {
            let text = self.speaker.event(&told.saying());
            json!({"kind": told.kind(), "rule": told.rule(), "text": text, "event": told.event()})
        };
        let events: Vec<Value> = heard(entry).map(event).collect();
        json!({"actor": entry.line.actor.to_string(), "action": entry.line.action, "events": events})
    }
}

/// Whoever reads a replay sees secrets as they happen; their reveal would say them twice.
fn heard(entry: &Entry) -> impl Iterator<Item = &AnyTold> {
    entry.told().iter().filter(|told| !matches!(told.to, Audience::Except(_)))
}

/// Where somebody is who goes through a replay.
struct Steps<L> {
    lines: L,
    at: usize,
    count: usize,
}

impl<L: Iterator<Item = io::Result<String>>> Steps<L> {
    /// Waits for a line: Enter goes on, `b` goes back, a number goes there; `q` or the end of the
    /// input stops.
    fn take(&mut self) -> io::Result<bool> {
        let Some(typed) = self.lines.next().transpose()? else { return Ok(false) };
        self.at = match typed.trim().to_lowercase().as_str() {
            "q" => return Ok(false),
            "b" => self.at.saturating_sub(1),
            number => match number.parse::<usize>() {
                Ok(number) => number.saturating_sub(1).min(self.count.saturating_sub(1)),
                Err(_) => self.at + 1,
            },
        };
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(typed: &str) -> Vec<usize> {
        let lines = typed.lines().map(|line| Ok(line.to_owned()));
        let mut steps = Steps { lines, at: 0, count: 5 };
        let mut way = Vec::new();
        while steps.at < steps.count && steps.take().unwrap() {
            way.push(steps.at);
        }
        way
    }

    #[test]
    fn a_replay_goes_forward_backward_and_anywhere() {
        assert_eq!(way("\n\nb\nb\nb\n"), [1, 2, 1, 0, 0]);
        assert_eq!(way("4\n9\n0\nB\n"), [3, 4, 0, 0]);
        assert_eq!(way("\nq\n\n"), [1]);
        assert_eq!(way("5\n\n\n"), [4, 5]);
    }
}
