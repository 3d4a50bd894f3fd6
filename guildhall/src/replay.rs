//! `guildhall replay` — a replay line by line.

use std::io::{self, IsTerminal, Write};
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

/// Print a replay with what each line made happen; on a terminal, Enter goes line by line
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
        let speaker = Speaker::new(lang, title.info(), &[]).seating(table.game().players());
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
        let stepping = io::stdin().is_terminal() && io::stdout().is_terminal();
        for (number, entry) in self.table.list().iter().enumerate() {
            self.print_entry(number, entry, out)?;
            if stepping && !go_on(out)? {
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

    fn print_entry(&self, number: usize, entry: &Entry, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{:>5}  {}  {}", number + 1, entry.line.actor, entry.line.action)?;
        for told in heard(entry) {
            writeln!(out, "{:>10}{}", "", self.speaker.event(&told.saying()))?;
        }
        Ok(())
    }

    fn print_standing(&self, out: &mut impl Write) -> Result<(), Failure> {
        let totals = self.table.game().score().totals();
        let totals = totals.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
        let progress = self.table.game().progress();
        let phase = self.speaker.phase(progress.phase);
        writeln!(out, "\nround {}, {phase}; score {totals}", progress.round)?;
        Ok(())
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
            "scores": self.table.game().score().totals(),
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

/// Waits for Enter; `q` or the end of the input stops.
fn go_on(out: &mut impl Write) -> io::Result<bool> {
    out.flush()?;
    let mut typed = String::new();
    let read = io::stdin().read_line(&mut typed)?;
    Ok(read > 0 && !typed.trim().eq_ignore_ascii_case("q"))
}
