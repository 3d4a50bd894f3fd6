//! From text to a puzzle.

use std::str::FromStr;

use kernel::Seat;
use kernel::rulings::{Failure, Line, Step};
use kernel::text::{nearest, tidy};

use super::{Kind, Level, Puzzle};
use crate::moment::leads_on;
use crate::parse::{is_name, without_comment};

/// Reads a puzzle; what is wrong is collected, so that one slip hides no other.
pub(super) fn parse(file: &str, text: &str) -> Result<Puzzle, Vec<Failure>> {
    let mut reader = Reader { puzzle: empty(file), opened: false, faults: Vec::new() };
    if reader.puzzle.key.is_empty() {
        reader.fault(1, file, "the file is named `NAME.puzzle`");
    }
    for (at, line) in text.lines().enumerate() {
        let line = without_comment(line).trim();
        if !line.is_empty()
            && let Err(why) = reader.line(at + 1, line)
        {
            reader.fault(at + 1, line, &why);
        }
    }
    reader.finish(text.lines().count())
}

fn empty(file: &str) -> Puzzle {
    let name = file.rsplit(['/', '\\']).next().and_then(|name| name.strip_suffix(".puzzle"));
    Puzzle {
        file: file.to_owned(),
        key: name.filter(|name| is_name(name)).unwrap_or_default().to_owned(),
        game: String::new(),
        kind: Kind::Decision,
        level: Level::Easy,
        seat: Seat(0),
        margin: 0.0,
        options: 0,
        position: Vec::new(),
        solution: Vec::new(),
        instead: (0, String::new()),
        why: (0, Vec::new()),
    }
}

struct Reader {
    puzzle: Puzzle,
    /// Whether the first line was read.
    opened: bool,
    faults: Vec<Failure>,
}

impl Reader {
    fn fault(&mut self, line: usize, what: &str, why: &str) {
        let (file, what) = (self.puzzle.file.clone(), what.to_owned());
        self.faults.push(Failure { file, line, what, why: why.to_owned() });
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.opened {
            self.opened = true;
            return if word == "puzzle" { self.heading(rest) } else { Err(OPENS.to_owned()) };
        }
        let puzzle = &mut self.puzzle;
        match word {
            "seat" => puzzle.seat = Seat(number_of(rest)?),
            "margin" => puzzle.margin = number_of(rest)?,
            "options" => puzzle.options = number_of(rest)?,
            "solve" => puzzle.solution.push((number, action(rest)?)),
            "instead" => puzzle.instead = (number, action(rest)?),
            "why" => puzzle.why = (number, why(rest)?),
            _ => self.step(Line { number, step: Step::parse(line)? })?,
        }
        Ok(())
    }

    /// `puzzle tiletum turn hard`.
    fn heading(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [game, kind, level] = words[..] else { return Err(OPENS.to_owned()) };
        self.puzzle.game = game.to_owned();
        self.puzzle.kind = named(kind, Kind::ALL, Kind::name)?;
        self.puzzle.level = named(level, Level::ALL, Level::name)?;
        Ok(())
    }

    /// A line that leads to the position.
    fn step(&mut self, line: Line) -> Result<(), String> {
        let lays = matches!(line.step, Step::Setup { .. } | Step::Given { .. });
        let position = &mut self.puzzle.position;
        match (lays, position.is_empty()) {
            (true, false) => Err("a puzzle has one position".to_owned()),
            (false, true) => Err("there is no table yet\nhint: `setup` comes first".to_owned()),
            (false, false) if !self.puzzle.solution.is_empty() => {
                Err("it comes after the solution".to_owned())
            }
            (false, false) if !leads_on(&line.step) => {
                Err("only `deal` and lines that are `ok` lead to a position".to_owned())
            }
            _ => {
                position.push(line);
                Ok(())
            }
        }
    }

    fn finish(mut self, last: usize) -> Result<Puzzle, Vec<Failure>> {
        let puzzle = &self.puzzle;
        let missing = [
            (!self.opened, "puzzle", OPENS),
            (puzzle.position.is_empty(), "setup", "the puzzle has no position"),
            (puzzle.solution.is_empty(), "solve", "the puzzle has no solution"),
            (puzzle.instead.1.is_empty(), "instead", "it names no other move to compare with"),
            (puzzle.margin <= 0.0, "margin", "the solution is not better than other moves"),
        ];
        for (_, what, why) in missing.into_iter().filter(|(missing, ..)| *missing) {
            self.fault(last, what, why);
        }
        if self.faults.is_empty() { Ok(self.puzzle) } else { Err(self.faults) }
    }
}

const OPENS: &str =
    "a puzzle opens with its game, kind and level\nhint: `puzzle tiletum turn hard`";

fn number_of<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is no such number"))
}

fn action(text: &str) -> Result<String, String> {
    if text.is_empty() { Err("it names no move".to_owned()) } else { Ok(tidy(text)) }
}

/// `contracts=8 gold=-2`.
fn why(text: &str) -> Result<Vec<(String, i32)>, String> {
    let pair = |word: &str| {
        let (label, points) =
            word.split_once('=').ok_or("a line of the score is written `LABEL=POINTS`")?;
        Ok((label.to_owned(), number_of(points)?))
    };
    text.split_whitespace().map(pair).collect()
}

/// The one of these that has this name.
fn named<T: Copy, const N: usize>(
    word: &str,
    all: [T; N],
    name: fn(T) -> &'static str,
) -> Result<T, String> {
    let names = all.map(name);
    let found = names.iter().position(|known| *known == word).map(|place| all[place]);
    found.ok_or_else(|| match nearest(word, names) {
        Some(near) => format!("`{word}` is no such word\nhint: did you mean `{near}`?"),
        None => format!("`{word}` is no such word\nhint: it is one of {}", names.join(", ")),
    })
}
