//! Where the code cites rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use kernel::rulings::Coverage;

use crate::ids::constant;
use crate::{GameFolder, Problem, Project};

/// A line of code that cites a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What it belongs to: the function or type that follows, or that the line stands in.
    pub item: Option<String>,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.item {
            Some(item) => write!(f, "{item} ({}:{})", self.file, self.line),
            None => write!(f, "{}:{}", self.file, self.line),
        }
    }
}

/// Every citation in the sources of a game.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// By constant: `OR_8_4`.
    cited: BTreeMap<String, Vec<Citation>>,
    refusing: BTreeSet<String>,
    /// Ids in comments, as written, with their place.
    written: Vec<(String, String)>,
}

impl Sources {
    /// Reads every source file of a game but the generated constants.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read(project: &Project, game: &GameFolder) -> Result<Sources, Problem> {
        let mut sources = Sources::default();
        let generated = Path::new("model/ids.rs");
        for file in project.files(&game.path.join("src"), "rs")? {
            if !file.ends_with(generated) {
                sources.add(&project.show(&file), &project.read(&file)?, &game.prefix);
            }
        }
        Ok(sources)
    }

    /// Adds one file.
    fn add(&mut self, file: &str, text: &str, prefix: &str) {
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            for id in words_like(line, &format!("{prefix}-"), ".") {
                self.written.push((id.to_owned(), format!("{file}:{}", at + 1)));
                self.cite(constant(id), file, &lines, at);
            }
            for name in words_like(line, &format!("{prefix}_"), "_") {
                self.cite(name.to_owned(), file, &lines, at);
            }
        }
        self.refusing.extend(refusing(text, &format!("{prefix}_")));
    }

    fn cite(&mut self, name: String, file: &str, lines: &[&str], at: usize) {
        let citations = self.cited.entry(name).or_default();
        let line = at + 1;
        if citations.last().is_none_or(|last| last.file != file || last.line != line) {
            let item = item_at(lines, at);
            citations.push(Citation { file: file.to_owned(), line, item });
        }
    }

    /// Where the rule is cited.
    pub fn citations(&self, id: &str) -> Vec<Citation> {
        self.cited.get(&constant(id)).cloned().unwrap_or_default()
    }

    /// Whether the code refuses by the rule.
    pub fn refuses(&self, id: &str) -> bool {
        self.refusing.contains(&constant(id))
    }

    /// Ids in comments that are neither rules nor whole chapters. Constants need no such check:
    /// they do not compile.
    pub(super) fn unknown(&self, game: &GameFolder) -> Vec<Problem> {
        let rules = game.rulebook.rules();
        let is_chapter = |id: &str| {
            rules.iter().any(|rule| rule.id.strip_prefix(id).is_some_and(|n| n.starts_with('.')))
        };
        let unknown = self
            .written
            .iter()
            .filter(|(id, _)| game.rulebook.find(id).is_none() && !is_chapter(id));
        unknown.map(|(id, place)| Problem::new(place, format!("no rule is `{id}`"))).collect()
    }

    /// Rules that the code refuses by and no example is refused by.
    pub(super) fn untried(&self, ids: &[&str], coverage: &Coverage) -> Vec<Problem> {
        let untried = ids.iter().filter(|id| self.refuses(id) && !coverage.is_refused(id));
        let why = "the code refuses by it, and no example is refused by it\n\
                   hint: add a line `… refused ID`";
        untried.map(|id| Problem::new(*id, why)).collect()
    }
}

/// The words of a line that begin with `start` and go on like an id: letters, digits and `joint`.
fn words_like<'a>(line: &'a str, start: &str, joint: &str) -> Vec<&'a str> {
    let mut words = Vec::new();
    for (at, _) in line.match_indices(start) {
        let inside = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let rest = &line[at + start.len()..];
        let goes_on = |c: char| c.is_ascii_alphanumeric() || joint.contains(c);
        let length = rest.find(|c: char| !goes_on(c)).unwrap_or(rest.len());
        let number = rest[..length].trim_end_matches(|c| joint.contains(c));
        if !inside && number.contains(|c: char| c.is_ascii_digit()) {
            words.push(&line[at..at + start.len() + number.len()]);
        }
    }
    words
}

/// The constants on which `.refuse(` is called, on the same line or the next.
fn refusing(text: &str, start: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in text.match_indices(".refuse(") {
        let before = text[..at].trim_end();
        let from = before.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let name = &before[from.map_or(0, |from| from + 1)..];
        if name.starts_with(start) {
            names.push(name.to_owned());
        }
    }
    names
}

/// The name of the item that a line belongs to: the one it documents, else the one it is in.
fn item_at(lines: &[&str], at: usize) -> Option<String> {
    let is_note = |line: &str| line.starts_with("//") || line.starts_with('#');
    if lines[at].trim_start().starts_with("//") {
        let next = lines[at..].iter().map(|line| line.trim_start()).find(|line| !is_note(line))?;
        if let Some(item) = item_name(next) {
            return Some(item);
        }
    }
    lines[..=at].iter().rev().find_map(|line| item_name(line.trim_start()))
}

/// The name of an item that begins on this line.
fn item_name(line: &str) -> Option<String> {
    const KINDS: [&str; 7] = ["fn", "struct", "enum", "const", "trait", "type", "impl"];
    const BEFORE: [&str; 4] = ["pub", "pub(crate)", "pub(super)", "const"];
    let mut words = line.split_whitespace().skip_while(|word| BEFORE.contains(word)).peekable();
    let kind = match words.next()? {
        word if KINDS.contains(&word) => word,
        // `const NAME: …` lost its keyword above, as `const fn` would.
        word if line.contains("const ") && word.ends_with(':') => {
            return Some(word.trim_end_matches(':').to_owned());
        }
        _ => return None,
    };
    let name = words.next()?.split(['(', '<', ':', '{', ';', '=']).next()?;
    let name = if kind == "impl" { "impl" } else { name };
    (!name.is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
//! Chapter 8.

/// OR-8.4 — A slot takes its own type.
/// OR-8.5 — A monk slot takes only a monk.
#[inline]
pub(crate) fn suits() -> Result<(), Refused> {
    if taken {
        return Err(OR_8_1.refuse(\"the slot is taken\"));
    }
    Err(OR_20A_6
        .refuse(\"no\"))
}

/// OR-4.1 — A round is seven phases.
const ROUND: [Phase; 7] = [];
";

    fn sources() -> Sources {
        let mut sources = Sources::default();
        sources.add("a.rs", SOURCE, "OR");
        sources
    }

    #[test]
    fn citations_name_the_item() {
        let shown = |id: &str| {
            sources().citations(id).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(shown("OR-8.4"), "suits (a.rs:3)");
        assert_eq!(shown("OR-8.5"), "suits (a.rs:4)");
        assert_eq!(shown("OR-8.1"), "suits (a.rs:8)");
        assert_eq!(shown("OR-4.1"), "ROUND (a.rs:14)");
        assert_eq!(shown("OR-8.9"), "");
    }

    #[test]
    fn refusals_are_found_across_lines() {
        let sources = sources();
        assert!(sources.refuses("OR-8.1") && sources.refuses("OR-20A.6"));
        assert!(!sources.refuses("OR-8.4"));
    }

    #[test]
    fn ids_end_where_the_sentence_does() {
        let line = "see OR-8.4. And (OR-20A.1), FOR-1.1, OR-R2; OR-R…";
        assert_eq!(words_like(line, "OR-", "."), ["OR-8.4", "OR-20A.1", "OR-R2"]);
    }
}
