//! Puzzles: positions in which one line of play is clearly best.
//!
//! A puzzle is a text of its own, `games/GAME/puzzles/NAME.puzzle`: a list of moves in the notation
//! of rule examples that leads to a position, and the moves of one seat that are best there.
//! `guildhall puzzles` finds them; `docs/lessons.md` describes the format.

mod check;
mod parse;
mod told;
mod trial;
mod written;

use std::sync::LazyLock;
use std::time::SystemTime;

use kernel::Seat;
use kernel::rulings::{Failure, Line};

pub use trial::{Trial, Tried};

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The file's name, as messages show it.
    pub file: String,
    /// Its name: `end-03` of `end-03.puzzle`.
    pub key: String,
    /// The key of its game.
    pub game: String,
    /// What is asked for.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// Who is asked.
    pub seat: Seat,
    /// The points by which the solution is better than any other move, on each of its steps.
    pub margin: f64,
    /// How many options there are.
    pub options: usize,
    /// What leads to the position.
    pub position: Vec<Line>,
    /// The moves that are best, each with its line in the file.
    pub solution: Vec<(usize, String)>,
    /// The best of the other moves, with its line.
    pub instead: (usize, String),
    /// What the solution leaves on the score sheet, less what the other move does: the label of
    /// each line with its points; and the line of the file.
    pub why: (usize, Vec<(String, i32)>),
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One decision.
    Decision,
    /// A turn to its end.
    Turn,
    /// A decision or a turn in the last round.
    End,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Decision, Kind::Turn, Kind::End];

    /// How it is written in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Decision => "decision",
            Kind::Turn => "turn",
            Kind::End => "end",
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Plain to see.
    Easy,
    /// Worth a second look.
    Fair,
    /// Hidden well.
    Hard,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Fair, Level::Hard];

    /// How it is written in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Fair => "fair",
            Level::Hard => "hard",
        }
    }

    /// How hard a puzzle is to which a quick look finds the answer or not, with so many options at
    /// the beginning, so many moves to find, and an answer that is so many times as clear as a
    /// puzzle's must be.
    pub fn of(at_sight: bool, options: usize, moves: usize, clearness: f64) -> Level {
        let hidden = if at_sight { 0 } else { 2 };
        let reasons = [options >= 10, moves > 1, clearness < 2.0];
        match hidden + reasons.iter().filter(|reason| **reason).count() {
            0..=1 => Level::Easy,
            2..=3 => Level::Fair,
            _ => Level::Hard,
        }
    }
}

impl Puzzle {
    /// Reads a puzzle.
    ///
    /// # Errors
    /// Everything that is wrong, each with its line.
    pub fn parse(file: &str, text: &str) -> Result<Puzzle, Vec<Failure>> {
        parse::parse(file, text)
    }
}

/// The texts of the puzzles there are.
static TEXTS: crate::Texts = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// The puzzles that can be read; a test says what is wrong with the others.
static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    TEXTS.iter().filter_map(|(_, file, text)| Puzzle::parse(file, text).ok()).collect()
});

/// The puzzles of a game.
pub fn puzzles(game: &str) -> impl Iterator<Item = &'static Puzzle> {
    PUZZLES.iter().filter(move |puzzle| puzzle.game == game)
}

/// The puzzle of a game with this name.
pub fn find(game: &str, key: &str) -> Option<&'static Puzzle> {
    puzzles(game).find(|puzzle| puzzle.key == key)
}

/// The files that puzzles ship in: game, file and text.
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    TEXTS
}

/// The day of a moment, counted from 1970, the same everywhere.
pub fn day(now: SystemTime) -> u64 {
    now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400)
}

/// The puzzle of a day, counted from 1970: the same for everybody, and another one every day until
/// all had their turn.
pub fn of_day(game: &str, day: u64) -> Option<&'static Puzzle> {
    let all: Vec<&Puzzle> = puzzles(game).collect();
    let count = all.len() as u64;
    (count > 0).then(|| all[(day % count * stride(count) % count) as usize])
}

/// The puzzle that comes after this one in the order of the days.
pub fn after(puzzle: &Puzzle) -> Option<&'static Puzzle> {
    let all: Vec<&Puzzle> = puzzles(&puzzle.game).collect();
    let place = all.iter().position(|one| one.key == puzzle.key)?;
    let next = (place as u64 + stride(all.len() as u64)) % all.len() as u64;
    Some(all[next as usize])
}

/// A step that leads through so many puzzles without meeting one twice, and from kind to kind.
fn stride(count: u64) -> u64 {
    let coprime = |step: &u64| gcd(*step, count) == 1;
    (count * 5 / 8..).find(coprime).unwrap_or(1)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for count in 1..200 {
            let mut met: Vec<u64> =
                (0..count).map(|day| day % count * stride(count) % count).collect();
            met.sort_unstable();
            assert!(met.into_iter().eq(0..count), "{count}");
        }
    }

    #[test]
    fn what_is_hidden_among_many_is_hard() {
        assert_eq!(Level::of(true, 4, 1, 3.0), Level::Easy);
        assert_eq!(Level::of(true, 12, 2, 3.0), Level::Fair);
        assert_eq!(Level::of(false, 4, 1, 3.0), Level::Fair);
        assert_eq!(Level::of(false, 12, 2, 1.1), Level::Hard);
    }
}
