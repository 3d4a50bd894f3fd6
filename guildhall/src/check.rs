//! `guildhall check` — runs rule examples, lessons and puzzles.

mod moments;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::Title;
use kernel::conformance::{LAWS, Law};
use kernel::rulings::{Report, Rulings};
use lessons::Lesson;
use lessons::puzzle::Puzzle;
use serde_json::{Value, json};

use crate::cli::read;
use crate::failure::Failure;
use crate::waiting;

/// Run rule examples, lessons and puzzles: `.play`, `.lesson` and `.puzzle` files, from anywhere
///
/// Prints each line that does not hold with what was expected and what was found. A lesson is
/// played on every way through it; its sentences and the parts that it shows are looked for too.
/// The solution of a puzzle is played and put into words; whether it is best is not sought again.
#[derive(Args)]
#[command(after_help = "Example: guildhall check games/orleans/tests/rulings/ch08_planning.play")]
pub(crate) struct Check {
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// As JSON: one object a file
    #[arg(long)]
    json: bool,
    /// For whoever writes a lesson: at each step the legal moves and the parts of the table
    #[arg(long, conflicts_with = "json")]
    moments: bool,
}

impl Check {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut failures = 0;
        let mut forms = Vec::new();
        let bar = waiting::bar(self.files.len() as u64, "files");
        for path in bar.wrap_iter(self.files.iter()) {
            if self.moments {
                moments::print(path, out)?;
            }
            let report = check(path)?;
            failures += report.failures.len();
            if self.json {
                forms.push(form(path, &report));
            } else {
                bar.suspend(|| print(path, &report, out))?;
            }
        }
        bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", json!(forms))?;
        }
        match failures {
            0 => Ok(()),
            1 => Err(Failure::job("one line does not hold")),
            _ => Err(Failure::job(format!("{failures} lines do not hold"))),
        }
    }
}

/// Each line that does not hold, then a line for the file.
fn print(path: &Path, report: &Report, out: &mut impl Write) -> io::Result<()> {
    for failure in &report.failures {
        writeln!(out, "{failure}")?;
    }
    let verdict = if report.is_ok() { "all hold" } else { "not all hold" };
    let (examples, lines) = (report.examples, report.lines);
    writeln!(out, "{}: {examples} examples, {lines} lines: {verdict}", path.display())
}

fn check(path: &Path) -> Result<Report, Failure> {
    if path.extension().is_some_and(|end| end == "lesson") {
        return lesson(path);
    }
    if path.extension().is_some_and(|end| end == "puzzle") {
        return puzzle(path);
    }
    let rulings = Rulings::parse(&path.display().to_string(), &read(path)?);
    let laws: Vec<&str> = LAWS.iter().map(|law: &Law| law.name()).collect();
    Ok(rulings.run(title(rulings.prefix(), path)?, &laws))
}

/// A lesson by its rules; if they hold, what is shown and said.
fn lesson(path: &Path) -> Result<Report, Failure> {
    let lesson = match Lesson::parse(&path.display().to_string(), &read(path)?) {
        Ok(lesson) => lesson,
        Err(failures) => return Ok(Report { examples: 1, lines: 0, failures }),
    };
    let title = title(lesson.prefix(), path)?;
    let mut failures = lesson.check(title);
    if failures.is_empty() {
        failures = lesson.check_shown(title);
    }
    Ok(Report { examples: 1, lines: lesson.beats.len(), failures })
}

/// A puzzle by the rules; if it holds, what is shown and said.
fn puzzle(path: &Path) -> Result<Report, Failure> {
    let puzzle = match Puzzle::parse(&path.display().to_string(), &read(path)?) {
        Ok(puzzle) => puzzle,
        Err(failures) => return Ok(Report { examples: 1, lines: 0, failures }),
    };
    let title = shelf::find(&puzzle.game).map(|entry| entry.title);
    let title = title.map_err(|error| Failure::job(format!("{}:1: {error}", path.display())))?;
    let mut failures = puzzle.check(title);
    if failures.is_empty() {
        failures = puzzle.check_shown(title);
    }
    Ok(Report { examples: 1, lines: puzzle.position.len(), failures })
}

/// The game whose rules the file cites.
fn title(prefix: Option<&str>, path: &Path) -> Result<&'static dyn Title, Failure> {
    let prefix = prefix.ok_or_else(|| {
        Failure::job(format!("{}: no line begins with a rule's id", path.display()))
    })?;
    let game = shelf::games().iter().find(|game| game.info().prefix == prefix);
    game.map(|game| game.title)
        .ok_or_else(|| Failure::job(format!("{}: no game has rules `{prefix}-…`", path.display())))
}

fn form(path: &Path, report: &Report) -> Value {
    let failures: Vec<Value> = report
        .failures
        .iter()
        .map(|failure| json!({"line": failure.line, "what": failure.what, "why": failure.why}))
        .collect();
    json!({
        "file": path.display().to_string(),
        "ok": report.is_ok(),
        "examples": report.examples,
        "lines": report.lines,
        "failures": failures,
    })
}
