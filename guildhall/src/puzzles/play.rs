//! A puzzle in the terminal.

use std::io::{self, IsTerminal, Write};
use std::time::SystemTime;

use kernel::text::nearest;
use lang::{Speaker, Tongue};
use lessons::puzzle::{Puzzle, day, find, of_day, puzzles};
use shelf::Entry;
use terminal::{LearnSpec, columns, wants_color};

use crate::failure::Failure;

/// Asks a puzzle: today's, the one with this name, or lists them.
pub(super) fn play(
    entry: &Entry,
    name: &str,
    tongue: Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if name == "list" {
        return list(entry, tongue, out);
    }
    let puzzle = match name {
        "today" => of_day(entry.key(), day(SystemTime::now())),
        name => find(entry.key(), name),
    };
    let puzzle = puzzle.ok_or_else(|| unknown(entry, name))?;
    let echo = !io::stdin().is_terminal();
    let spec = LearnSpec { tongue, color: wants_color(), echo, width: columns() };
    terminal::solve(entry.title, puzzle, spec, io::stdin().lock(), out)?;
    Ok(())
}

fn list(entry: &Entry, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let speaker = Speaker::new(tongue, entry.info(), &[]);
    for Puzzle { key, kind, level, .. } in puzzles(entry.key()) {
        let kind = speaker.text(&format!("page-puzzles-{}", kind.name()), &[]);
        let level = speaker.text(&format!("page-puzzle-{}", level.name()), &[]);
        writeln!(out, "{key:<16} {kind}, {level}")?;
    }
    Ok(())
}

fn unknown(entry: &Entry, name: &str) -> Failure {
    let title = entry.info().title;
    let hint = match nearest(name, puzzles(entry.key()).map(|one| one.key.as_str())) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("`guildhall puzzles {} --play list` names them", entry.key()),
    };
    Failure::usage(format!("{title} has no puzzle `{name}`\nhint: {hint}"))
}
