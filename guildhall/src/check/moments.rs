//! What whoever writes a lesson needs to know: the moves and the parts of each step.

use std::io::Write;
use std::path::Path;

use kernel::Actor;
use lang::{Speaker, Tongue};
use lessons::{Lesson, Moment};

use super::title;
use crate::cli::read;
use crate::failure::Failure;

/// Prints every step on the first way through a lesson, as far as the rules let it go.
pub(super) fn print(path: &Path, out: &mut impl Write) -> Result<(), Failure> {
    let Ok(lesson) = Lesson::parse(&path.display().to_string(), &read(path)?) else {
        return Ok(());
    };
    let title = title(lesson.prefix(), path)?;
    let speaker = Speaker::new(Tongue::English, title.info(), &[]);
    let Ok(mut moment) = lesson.at(title, &[]) else { return Ok(()) };
    loop {
        print_moment(&moment, &speaker, out)?;
        if moment.beat().is_none() || moment.go_on(0).is_err() {
            return Ok(());
        }
    }
}

fn print_moment(
    moment: &Moment<'_>,
    speaker: &Speaker,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let lesson = moment.lesson;
    match moment.beat() {
        Some(beat) => writeln!(out, "{}:{}: say {}", lesson.file, beat.line, beat.say)?,
        None => writeln!(out, "{}: after the last step", lesson.file)?,
    }
    let game = moment.game();
    writeln!(out, "  turn: {:?}", game.turn())?;
    for seat in game.turn().seats().iter() {
        let moves = game.notations(Actor::Seat(seat));
        writeln!(out, "  moves of {seat}: {}", moves.join(" | "))?;
    }
    let odds: Vec<String> = game.odds().into_iter().map(|(outcome, _)| outcome).collect();
    if !odds.is_empty() {
        writeln!(out, "  chance: {}", odds.join(" | "))?;
    }
    if let Some(lit) = moment.areas(speaker) {
        let parts: Vec<String> = lit.areas.iter().flat_map(|area| draw::parts(&area.0)).collect();
        writeln!(out, "  parts: {}", parts.join(" "))?;
    }
    Ok(())
}
