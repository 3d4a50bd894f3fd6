//! Puzzles in a terminal, line by line: the same positions, moves and sentences as in the browser.

use std::io::{self, BufRead, Write};

use kernel::{AnyAction, Title, Viewer};
use lang::{Arg, Speaker};
use lessons::Stray;
use lessons::puzzle::{Puzzle, Trial, Tried};

use crate::LearnSpec;
use crate::drawing::drawing;
use crate::plain::console::Console;
use crate::text::{Page, numbered, wrap};
use crate::tint::Tint;

/// Asks until a puzzle is solved; says whether it was, or somebody wanted the answer or left.
///
/// # Errors
/// If a line cannot be read or written.
pub fn solve(
    title: &dyn Title,
    puzzle: &Puzzle,
    spec: LearnSpec,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<bool> {
    let trial = puzzle.at(title, &[]).map_err(broken)?;
    let players = trial.game().players();
    let speaker = Speaker::new(spec.tongue, title.info(), &[]).seating(players);
    let tint = if spec.color { Tint::of(&speaker, title.info(), players) } else { Tint::none() };
    let console = Console::new(input, output, spec.color, spec.echo, tint);
    Desk { title, trial, speaker, console, width: spec.width }.run()
}

/// A puzzle that the tests would not have let through.
fn broken(stray: Stray) -> io::Error {
    io::Error::other(stray.to_string())
}

struct Desk<'a, R, W> {
    title: &'a dyn Title,
    trial: Trial<'a>,
    speaker: Speaker,
    console: Console<R, W>,
    width: usize,
}

/// What somebody wants.
enum Wish {
    /// To make this move of the solution.
    Onward(u8),
    Answer,
    Leave,
}

impl<R: BufRead, W: Write> Desk<'_, R, W> {
    fn run(&mut self) -> io::Result<bool> {
        self.board()?;
        self.console.line(&self.speaker.text("puzzle-how", &[]))?;
        while !self.trial.is_solved() {
            self.ask()?;
            match self.wish()? {
                Wish::Onward(choice) => self.trial.go_on(choice).map_err(broken)?,
                Wish::Answer => {
                    self.answer()?;
                    return Ok(false);
                }
                Wish::Leave => return Ok(false),
            }
        }
        let right = self.speaker.text("page-puzzle-right", &[]);
        self.console.heading(&right)?;
        self.reason()?;
        Ok(true)
    }

    fn board(&mut self) -> io::Result<()> {
        let page = Page { speaker: &self.speaker, width: self.width };
        let seat = self.trial.puzzle.seat;
        let view = self.trial.game().view(Viewer::Seat(seat));
        let drawing = drawing(self.trial.game());
        let mut lines = drawing.board(&view, &page);
        lines.extend(drawing.glance(&view, &page, seat));
        self.console.lines(&lines)
    }

    /// What is asked for, and the moves that may be made.
    fn ask(&mut self) -> io::Result<()> {
        let puzzle = self.trial.puzzle;
        let n = [("n", Arg::Number(puzzle.solution.len() as i64))];
        let level = self.speaker.text(&format!("page-puzzle-{}", puzzle.level.name()), &[]);
        let master = self.speaker.text("page-coach", &[]);
        self.console.heading(&format!("{master} ({level})"))?;
        let question = self.speaker.text(&puzzle.question_id(), &n);
        self.console.lines(&wrap(self.width, "  ", &question))?;
        if let Some(asked) = self.trial.game().decision(puzzle.seat) {
            self.console.lines(&wrap(self.width, "  ", &self.speaker.prompt(&asked)))?;
        }
        let labels: Vec<String> =
            self.trial.legal().iter().map(|option| self.speaker.label(&option.label)).collect();
        self.console.lines(&numbered(self.width, &labels))
    }

    fn wish(&mut self) -> io::Result<Wish> {
        let options = self.trial.legal();
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(Wish::Leave) };
            match line.as_str() {
                "q" | "quit" => return Ok(Wish::Leave),
                "a" | "answer" => return Ok(Wish::Answer),
                line => {
                    if let Some(choice) = self.tried(&options, line)? {
                        return Ok(Wish::Onward(choice));
                    }
                }
            }
        }
    }

    /// What comes of a line: a move of the solution, or words.
    fn tried(&mut self, options: &[AnyAction], line: &str) -> io::Result<Option<u8>> {
        let place = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let action = place.and_then(|place| options.get(place)).map(|option| &option.notation);
        let words = match self.trial.reply(action.map_or(line, String::as_str)) {
            Tried::Right(choice) => return Ok(Some(choice)),
            Tried::Other => {
                let points = self.speaker.tongue().decimal(self.trial.puzzle.margin);
                self.speaker.text("page-puzzle-wrong", &[("points", Arg::Text(&points))])
            }
            Tried::Refused(error) => self.speaker.play_error(&error),
        };
        self.console.lines(&wrap(self.width, "  ", &words))?;
        Ok(None)
    }

    fn answer(&mut self) -> io::Result<()> {
        let moves = self.trial.puzzle.answer(self.title, &self.speaker).map_err(broken)?;
        let moves = moves.join(" → ");
        let words = self.speaker.text("page-puzzle-answer", &[("moves", Arg::Text(&moves))]);
        self.console.lines(&wrap(self.width, "  ", &words))?;
        self.reason()
    }

    /// Why it is best, and by how much.
    fn reason(&mut self) -> io::Result<()> {
        let puzzle = self.trial.puzzle;
        let why = puzzle.reason(self.title, &self.speaker).map_err(broken)?;
        let other = puzzle.other(self.title, &self.speaker).map_err(broken)?;
        let points = self.speaker.tongue().decimal(puzzle.margin);
        let args = [("points", Arg::Text(&points)), ("other", Arg::Text(&other))];
        let better = self.speaker.text("page-puzzle-better", &args);
        self.console.lines(&wrap(self.width, "  ", &why))?;
        self.console.lines(&wrap(self.width, "  ", &better))
    }
}
