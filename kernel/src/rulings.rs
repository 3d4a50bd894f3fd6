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
use std::path::{Path, PathBuf};

use crate::Title;
use crate::conformance::LAW_NAMES;

mod checks;
mod coverage;
mod parse;
mod path;
mod run;
mod stage;
mod step;
mod table;
mod value;

pub use coverage::{Coverage, Proof};
pub use stage::Stage;
pub use step::{Outcome, Pair, Step, Waits};

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

/// Makes the test that every `.play` file of a game holds: they lie in `tests/rulings/` of the
/// crate that calls it.
#[macro_export]
macro_rules! rulings {
    ($game:ty) => {
        #[test]
        fn every_example_holds() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rulings");
            let failures = $crate::rulings::failures(&$crate::TitleOf::<$game>::NEW, folder);
            assert!(failures.is_empty(), "\n{failures}");
        }
    };
}

/// What fails of all the `.play` files in a folder, file by file.
///
/// # Panics
/// If the folder or a file cannot be read.
pub fn failures(title: &dyn Title, folder: impl AsRef<Path>) -> String {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the examples lie in their folder")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    let run = |file: &PathBuf| {
        let name = file.file_name().expect("a file has a name").to_string_lossy();
        let text = std::fs::read_to_string(file).expect("an example is text");
        Rulings::parse(&name, &text).run(title, LAW_NAMES)
    };
    let broken = files.iter().map(run).filter(|report| !report.is_ok());
    broken.map(|report| format!("{report}\n")).collect()
}
