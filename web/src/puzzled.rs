//! The puzzles that a visitor has solved, and for how many days in a row: kept in his browser, in
//! one cookie.

use std::convert::Infallible;
use std::time::SystemTime;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use lessons::puzzle::{Puzzle, day, of_day};

use crate::visitor::{cookies, kept};

/// The name of the cookie.
const COOKIE: &str = "puzzled";
/// What is longer was not written here.
const LONGEST: usize = 3600;
/// So many puzzles are remembered; the oldest are forgotten first.
const REMEMBERED: usize = 150;
/// Longer rows of days than this nobody has.
const ROW_MAX: u32 = 99_999;

/// What a visitor has done: `3-20773_tiletum.end-03_tiletum.turn-01!`, the row of days with the last
/// of them, then the puzzles; a mark means that he has looked at the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Puzzled {
    /// So many days in a row, and the last of them, counted from 1970.
    row: (u32, u64),
    /// The puzzles, with whether the answer was looked at before they were solved.
    entries: Vec<(String, bool)>,
    /// Whether the browser kept something that could not be read.
    pub lost: bool,
}

/// The day it is, counted from 1970.
pub fn today() -> u64 {
    day(SystemTime::now())
}

impl Puzzled {
    /// Reads what the browser kept; what cannot be read is nothing.
    pub fn read(text: &str) -> Puzzled {
        match text {
            "" => Puzzled::default(),
            _ if text.len() > LONGEST => Puzzled { lost: true, ..Puzzled::default() },
            _ => parse(text).unwrap_or(Puzzled { lost: true, ..Puzzled::default() }),
        }
    }

    /// Whether a puzzle was solved, without a look at its answer.
    pub fn has_solved(&self, puzzle: &Puzzle) -> bool {
        self.entry(puzzle) == Some(false)
    }

    fn entry(&self, puzzle: &Puzzle) -> Option<bool> {
        let name = name(puzzle);
        self.entries.iter().find(|(known, _)| *known == name).map(|(_, looked)| *looked)
    }

    /// How many puzzles of a game were solved, and how many there are.
    pub fn count(&self, game: &str) -> (usize, usize) {
        let all = lessons::puzzle::puzzles(game);
        let (solved, others): (Vec<_>, Vec<_>) = all.partition(|puzzle| self.has_solved(puzzle));
        (solved.len(), solved.len() + others.len())
    }

    /// For how many days in a row the puzzle of the day was solved, up to today or yesterday.
    pub fn streak(&self, day: u64) -> u32 {
        let (days, last) = self.row;
        if last == day || last + 1 == day { days } else { 0 }
    }

    /// Notes that the answer was looked at.
    pub fn look(&mut self, puzzle: &Puzzle) {
        if self.entry(puzzle).is_none() {
            self.note(puzzle, true);
        }
    }

    /// Notes that a puzzle was solved. Once the answer was looked at, that no longer counts.
    pub fn solve(&mut self, puzzle: &Puzzle, day: u64) {
        if self.entry(puzzle).is_some() {
            return;
        }
        self.note(puzzle, false);
        let is_of_today = of_day(&puzzle.game, day).is_some_and(|one| one.key == puzzle.key);
        if is_of_today && self.row.1 != day {
            self.row = ((self.streak(day) + 1).min(ROW_MAX), day);
        }
    }

    fn note(&mut self, puzzle: &Puzzle, looked: bool) {
        self.entries.push((name(puzzle), looked));
        let old = self.entries.len().saturating_sub(REMEMBERED);
        self.entries.drain(..old);
    }

    /// The cookie that keeps it.
    pub fn cookie(&self) -> HeaderValue {
        let entries = self.entries.iter().map(|(name, looked)| {
            let mark = if *looked { "!" } else { "" };
            format!("_{name}{mark}")
        });
        let (days, last) = self.row;
        kept(COOKIE, &format!("{days}-{last}{}", entries.collect::<String>()))
    }
}

fn name(puzzle: &Puzzle) -> String {
    format!("{}.{}", puzzle.game, puzzle.key)
}

fn parse(text: &str) -> Option<Puzzled> {
    let mut words = text.split('_');
    let (days, last) = words.next()?.split_once('-')?;
    let row = (days.parse().ok().filter(|days| *days <= ROW_MAX)?, last.parse().ok()?);
    let entries = words.map(entry).collect::<Option<Vec<_>>>()?;
    Some(Puzzled { row, entries, lost: false })
}

fn entry(text: &str) -> Option<(String, bool)> {
    let name = text.strip_suffix('!').unwrap_or(text);
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
    let is_name = name.contains('.') && name.chars().all(plain);
    is_name.then(|| (name.to_owned(), name.len() < text.len()))
}

impl<S: Send + Sync> FromRequestParts<S> for Puzzled {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Puzzled, Infallible> {
        let kept = cookies(&parts.headers).find(|(name, _)| *name == COOKIE);
        Ok(Puzzled::read(kept.map_or("", |(_, text)| text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(puzzled: &Puzzled) -> String {
        let cookie = puzzled.cookie();
        let text = cookie.to_str().expect("plain letters").strip_prefix("puzzled=");
        text.and_then(|text| text.split(';').next()).expect("it has a value").to_owned()
    }

    /// The puzzle of a day.
    fn of(day: u64) -> &'static Puzzle {
        of_day("tiletum", day).expect("there are puzzles")
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_missed_one_begins_anew() {
        let mut puzzled = Puzzled::default();
        for (day, streak) in [(100, 1), (101, 2), (102, 3), (104, 1)] {
            puzzled.solve(of(day), day);
            assert_eq!(puzzled.streak(day), streak, "day {day}");
            assert_eq!(puzzled.streak(day + 1), streak, "tomorrow goes on");
            assert_eq!(puzzled.streak(day + 2), 0, "then it is over");
        }
        assert_eq!(Puzzled::read(&text(&puzzled)), puzzled, "what is kept is read again");
    }

    #[test]
    fn whoever_looks_at_the_answer_has_not_solved_it() {
        let mut puzzled = Puzzled::default();
        puzzled.look(of(7));
        puzzled.solve(of(7), 7);
        assert!(!puzzled.has_solved(of(7)) && puzzled.streak(7) == 0);
        puzzled.solve(of(8), 7);
        assert!(puzzled.has_solved(of(8)) && puzzled.streak(7) == 0, "it was another day's");
        assert_eq!(Puzzled::read(&text(&puzzled)), puzzled);
        assert_eq!(puzzled.count("tiletum").0, 1);
    }

    #[test]
    fn what_cannot_be_read_starts_anew_and_says_so() {
        for broken in ["x", "3", "3-x", "3-7_", "3-7_tiletum", "3-7_A.b", "9999999-7"] {
            assert_eq!(
                Puzzled::read(broken),
                Puzzled { lost: true, ..Puzzled::default() },
                "{broken}"
            );
        }
        assert!(Puzzled::read(&format!("0-0{}", "_a.b".repeat(2000))).lost);
        assert!(!Puzzled::read("").lost && !Puzzled::read("0-0").lost);
    }
}
