//! The rules that no example can prove, each with its reason.

use kernel::rulings::Coverage;

use crate::{GameFolder, Problem, Project};

/// A game's `tests/unproven.txt`: a rule and its reason on every line, `#` for comments.
#[derive(Clone, Debug, Default)]
pub struct Unproven {
    /// The file.
    pub file: String,
    lines: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    line: usize,
    id: String,
    reason: String,
}

impl Unproven {
    /// Reads the list of a game; one that is not there is empty.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(project: &Project, game: &GameFolder) -> Result<Unproven, Problem> {
        let file = game.path.join("tests/unproven.txt");
        let text = if file.is_file() { project.read(&file)? } else { String::new() };
        Ok(Unproven::parse(project.show(&file), &text))
    }

    fn parse(file: String, text: &str) -> Unproven {
        let entry = |(at, line): (usize, &str)| {
            let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            Entry { line: at + 1, id: id.to_owned(), reason: reason.trim().to_owned() }
        };
        let lines = text.lines().map(str::trim).enumerate();
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        Unproven { file, lines: lines.map(entry).collect() }
    }

    /// Why no example proves the rule.
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.lines.iter().find(|entry| entry.id == id).map(|entry| entry.reason.as_str())
    }

    /// How many rules are listed.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether no rule is.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Lines that should not be there.
    pub(super) fn problems(&self, game: &GameFolder, coverage: &Coverage) -> Vec<Problem> {
        let wrong = |entry: &Entry| match entry {
            Entry { id, .. } if game.rulebook.find(id).is_none() => {
                Some(format!("no rule is `{id}`"))
            }
            Entry { id, .. } if coverage.is_proved(id) => {
                Some(format!("{id} is proved by {}; take the line out", coverage.proofs(id)[0]))
            }
            Entry { id, reason, .. } if reason.is_empty() => Some(format!("{id} has no reason")),
            _ => None,
        };
        let problem = |entry: &Entry| {
            wrong(entry).map(|why| Problem::new(format!("{}:{}", self.file, entry.line), why))
        };
        self.lines.iter().filter_map(problem).collect()
    }
}
