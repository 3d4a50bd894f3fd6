//! Rule examples: rulings with the play that proves them, as text that a player can write.
//!
//! ```text
//! OR-8.4  A slot takes its own type, a monk, or a follower that a standing ability admits.
//! given   players=2 phase=planning  0.market=knight,monk,farmer
//! 0 farmer>ship.1      refused OR-8.4
//! 0 monk>ship.1        ok
//! seen by 1            0.ship=-,-,-
//! ```
//!
//! The format is described in `docs/rulings.md`. [`Rulings::parse`] reads a file,
//! [`Rulings::run`] plays it against a game and reports every line that does not hold, and
//! [`Coverage`] says which rules are proved. One runner serves every game: it knows a game by
//! its notation and by the JSON of its state and views.

use std::fmt;

use crate::{Actor, Seat, Title, Viewer};

mod checks;
mod coverage;
mod parse;
mod path;
mod run;
mod table;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod value;

pub use coverage::{Coverage, Proof};

/// A file of rule examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// The file's name, as messages show it.
    pub name: String,
    /// Its examples in order.
    pub examples: Vec<Example>,
    /// The lines that could not be read.
    pub unread: Vec<Failure>,
}

impl Rulings {
    /// Reads a file. What cannot be read is kept in [`Rulings::unread`], so that one slip hides
    /// no other.
    pub fn parse(name: &str, text: &str) -> Rulings {
        parse::parse(name, text)
    }

    /// What the ids of the file begin with: `OR`. `None` if there is no example.
    pub fn prefix(&self) -> Option<&str> {
        let id = self.examples.first()?.ids.first()?;
        id.split_once('-').map(|(prefix, _)| prefix)
    }

    /// Plays every example; `laws` are the names that a line `law NAME` may use.
    ///
    /// An example whose position cannot be reached stops there, since nothing after it means
    /// anything; every other line is tried on its own.
    pub fn run(&self, title: &dyn Title, laws: &[&str]) -> Report {
        run::run(self, title, laws)
    }
}

/// One ruling and the play that proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The line it opens with, counted from 1.
    pub line: usize,
    /// The rules it proves.
    pub ids: Vec<String>,
    /// What it says, for people.
    pub sentence: String,
    /// What is played and checked.
    pub lines: Vec<Line>,
}

/// One line of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// What it does.
    pub step: Step,
}

/// What a line of an example does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `setup players=2 promo_tiles=true` — a fresh table, or one that the rules do not know.
    Setup {
        /// Players and options.
        table: Vec<Pair>,
        /// The rule that knows no such table.
        refused: Option<String>,
    },
    /// `given players=2 0.coins=5` — a position laid down by hand, or one that cannot be.
    Given {
        /// Players, options and paths of the state.
        position: Vec<Pair>,
        /// The field that cannot be.
        invalid: Option<String>,
    },
    /// `deal`, `deal 43` — the fixed dealer goes on to the next question, or so many times.
    Deal(Option<u32>),
    /// `0 monk>ship.1  ok` — somebody acts.
    Act {
        /// Who.
        actor: Actor,
        /// In notation.
        action: String,
        /// What must come of it.
        outcome: Outcome,
    },
    /// `0 options  draw 0 | draw 1` — exactly these are legal.
    Options {
        /// Whose.
        actor: Actor,
        /// In notation.
        legal: Vec<String>,
    },
    /// `* odds  event harvest:3 | event taxes:2` — exactly these outcomes and weights.
    Odds(Vec<(String, u32)>),
    /// `asked  0=plan 1=plan` — whom the game waits for.
    Asked(Waits),
    /// `then  0.coins=5` — the state says so.
    Then(Vec<Pair>),
    /// `seen by 1  0.coins=5` — so does the view.
    Seen {
        /// Who looks.
        viewer: Viewer,
        /// What is seen.
        values: Vec<Pair>,
    },
    /// `told 1  placed`, `untold 1  placed` — what the last action told whom.
    Told {
        /// Who listens.
        viewer: Viewer,
        /// The kinds of events.
        kinds: Vec<String>,
        /// Whether they were told.
        heard: bool,
    },
    /// `score 0  coins=5 total=8` — lines of the score.
    Score {
        /// Whose.
        seat: Seat,
        /// The labels with their points.
        lines: Vec<(String, i32)>,
    },
    /// `ranking  0 > 1,2` — best first.
    Ranking(Vec<Vec<Seat>>),
    /// `data  rounds=18` — the component file says so.
    Data(Vec<Pair>),
    /// `law NAME` — a law of the conformance kit proves it.
    Law(String),
}

/// What must come of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is played.
    Played,
    /// It is legal, and not played.
    Offered,
    /// This rule refuses it, and nothing changes.
    Refused(String),
}

/// Whom the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// These seats, each with its question, in seat order.
    Seats(Vec<(Seat, String)>),
    /// Dice, bags and decks.
    Chance,
    /// Nobody.
    Over,
}

/// `PATH=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The path, as written.
    pub path: String,
    /// The value, as written.
    pub value: String,
}

/// A line that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The part of the line that is meant.
    pub what: String,
    /// What was expected and what was found; a `hint:` stands on a line of its own.
    pub why: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: `{}`: {}", self.file, self.line, self.what, self.why)
    }
}

impl std::error::Error for Failure {}

/// What running a file found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many examples the file has.
    pub examples: usize,
    /// How many lines they have together.
    pub lines: usize,
    /// The lines that do not hold, in the order of the file.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Whether every line holds.
    pub fn is_ok(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Every failure on a line, then the count.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        let (examples, lines) = (self.examples, self.lines);
        match self.failures.len() {
            0 => write!(f, "{examples} examples, {lines} lines: all hold"),
            1 => write!(f, "{examples} examples, {lines} lines: 1 failure"),
            failures => write!(f, "{examples} examples, {lines} lines: {failures} failures"),
        }
    }
}

/// What is wrong, with the candidate that was probably meant.
fn with_hint<'a>(why: String, typed: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    match crate::text::nearest(typed, known) {
        Some(near) => format!("{why}\nhint: did you mean `{near}`?"),
        None => why,
    }
}
