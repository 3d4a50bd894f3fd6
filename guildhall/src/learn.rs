//! `guildhall learn` — the lessons of a game in the terminal.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use kernel::text::nearest;
use lang::{Speaker, Tongue};
use lessons::Lesson;
use shelf::Entry;
use terminal::{LearnSpec, columns, wants_color};

use crate::cli::game;
use crate::failure::Failure;

/// Learn a game in the terminal: lessons of two to four minutes, with real moves
///
/// Without a lesson: the list of them.
#[derive(Args)]
#[command(after_help = "Example: guildhall learn tiletum 1")]
pub(crate) struct Learn {
    /// The game
    game: String,
    /// The lesson, by its number or its name
    lesson: Option<String>,
}

impl Learn {
    pub(crate) fn run(self, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
        let entry = game(&self.game)?;
        match &self.lesson {
            None => list(entry, tongue, out),
            Some(name) => play(entry, find(entry, name)?, tongue, out),
        }
    }
}

fn list(entry: &Entry, tongue: Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let speaker = Speaker::new(tongue, entry.info(), &[]);
    for (place, lesson) in lessons::lessons(entry.key()).enumerate() {
        let title = speaker.text(&lesson.title_id(), &[]);
        writeln!(out, "{:>2}  {:<16} {title}", place + 1, lesson.key)?;
    }
    Ok(())
}

fn play(
    entry: &Entry,
    lesson: &Lesson,
    tongue: Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let echo = !io::stdin().is_terminal();
    let spec = LearnSpec { tongue, color: wants_color(), echo, width: columns() };
    terminal::learn(entry.title, lesson, spec, io::stdin().lock(), out)?;
    Ok(())
}

/// The lesson with this number or name.
fn find(entry: &Entry, name: &str) -> Result<&'static Lesson, Failure> {
    let all: Vec<&Lesson> = lessons::lessons(entry.key()).collect();
    let place = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let named = || all.iter().find(|lesson| lesson.key.eq_ignore_ascii_case(name)).copied();
    let found = place.and_then(|place| all.get(place).copied()).or_else(named);
    found.ok_or_else(|| {
        let keys = all.iter().map(|lesson| lesson.key.as_str());
        let hint = match nearest(name, keys) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("`guildhall learn {}` lists them", entry.key()),
        };
        Failure::usage(format!("{} has no lesson `{name}`\nhint: {hint}", entry.info().title))
    })
}
