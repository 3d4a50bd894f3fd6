//! Rule ids, refusals that name them, and the rulebook they come from.

use std::fmt;

use serde::Serialize;

use crate::Saying;
use crate::saying::Fact;

/// The id of a rule: `OR-8.4`. Each game's ids are constants made from its `rules.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// Refuses an action by this rule; the short reason is its key in `lang/`.
    pub const fn refuse(self, why: &'static str) -> Refused {
        Refused { rule: self, why: Saying::new(why) }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action that the rules do not allow, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What stands in the way.
    pub why: Saying,
}

impl Refused {
    /// Adds a fact to the reason.
    #[must_use]
    pub const fn because(mut self, name: &'static str, fact: Fact) -> Refused {
        self.why = self.why.with(name, fact);
        self
    }
}

/// The rule and the short reason, without its facts; `lang/` makes the whole sentence.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.why.key)
    }
}

impl std::error::Error for Refused {}

/// A rulebook: the rules of a `rules.md` by id.
#[derive(Clone, Debug)]
pub struct Rulebook {
    rules: Vec<Rule>,
}

/// One rule of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id: `OR-8.4`.
    pub id: String,
    /// The heading it stands under: `8. Phase 4: Planning`.
    pub chapter: String,
    /// Its text in Markdown, without the id.
    pub text: String,
}

impl Rulebook {
    /// Reads the rules of a `rules.md`: list items that open with a bold id of `prefix`, and
    /// table rows whose first cell is one. Whatever follows belongs to the rule above it, up to
    /// the next rule or heading.
    pub fn parse(markdown: &str, prefix: &str) -> Rulebook {
        let mut rules: Vec<Rule> = Vec::new();
        let mut chapter = String::new();
        let mut open = false;
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                chapter = heading.trim_start_matches('#').trim().to_owned();
                open = false;
            } else if let Some((id, text)) = rule_start(line, prefix) {
                rules.push(Rule { id: id.to_owned(), chapter: chapter.clone(), text });
                open = true;
            } else if open && let Some(rule) = rules.last_mut() {
                rule.text.push('\n');
                rule.text.push_str(line);
            }
        }
        for rule in &mut rules {
            rule.text = rule.text.trim().to_owned();
        }
        Rulebook { rules }
    }

    /// All rules in the order of the book.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this id, whatever its case.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

/// The id and first line of a rule that starts on this line.
fn rule_start<'a>(line: &'a str, prefix: &str) -> Option<(&'a str, String)> {
    if let Some(bold) = line.strip_prefix("- **") {
        let (name, rest) = bold.split_once("**")?;
        let (id, title) = name.split_once(' ').unwrap_or((name, ""));
        let text = if title.is_empty() {
            rest.trim().to_owned()
        } else {
            format!("**{title}** {}", rest.trim())
        };
        return is_id(id, prefix).then_some((id, text));
    }
    let row = line.strip_prefix("| ")?.trim_end().strip_suffix('|')?;
    let (id, cells) = row.split_once(" |")?;
    let text = cells.split('|').map(str::trim).collect::<Vec<_>>().join(" · ");
    is_id(id.trim(), prefix).then(|| (id.trim(), text))
}

fn is_id(word: &str, prefix: &str) -> bool {
    word.strip_prefix(prefix)
        .and_then(|rest| rest.strip_prefix('-'))
        .is_some_and(|number| number.chars().any(|c| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
## 8. Planning
- **OR-8.1** Move a follower.
  - from the Market
- **OR-8.2 Ship** (boatman). Sail.

| OR-20A.1 | REMOVE_TILE | any tile |
text about nothing
## 9. Next
loose text
";

    #[test]
    fn a_rulebook_finds_its_rules() {
        let book = Rulebook::parse(BOOK, "OR");
        let ids: Vec<_> = book.rules().iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["OR-8.1", "OR-8.2", "OR-20A.1"]);
        assert_eq!(book.find("or-8.1").unwrap().text, "Move a follower.\n  - from the Market");
        assert_eq!(book.find("OR-8.2").unwrap().text, "**Ship** (boatman). Sail.");
        assert_eq!(book.find("OR-20A.1").unwrap().chapter, "8. Planning");
        assert!(book.find("OR-9.1").is_none());
    }
}
