//! Finds what somebody asks for, however he writes it.

use kernel::text::nearest;
use kernel::{Rule, Rulebook};
use lang::Book;
use lang::book::Chapter;

use crate::failure::Failure;

/// What somebody asked for.
pub(super) enum Found<'a> {
    /// One rule or all rules of a chapter, in order.
    Rules(Vec<&'a Rule>),
    /// A chapter of the rulebook.
    Chapter(&'static Chapter),
}

/// Finds `OR-8.4`, `or-8.4`, `8.4`, the chapter `OR-8` or `8`, or the book's chapter `actions`.
pub(super) fn find<'a>(
    typed: &str,
    prefix: &str,
    rules: &'a Rulebook,
    book: Option<&'static Book>,
) -> Result<Found<'a>, Failure> {
    let id = spelled(typed, prefix);
    if let Some(rule) = rules.find(&id) {
        return Ok(Found::Rules(vec![rule]));
    }
    let chapter: Vec<&Rule> = rules.rules().iter().filter(|rule| is_in(&rule.id, &id)).collect();
    if !chapter.is_empty() {
        return Ok(Found::Rules(chapter));
    }
    let mut chapters = book.into_iter().flat_map(|book| &book.chapters);
    let told = chapters.find(|chapter| chapter.key.eq_ignore_ascii_case(typed.trim()));
    told.map(Found::Chapter).ok_or_else(|| unknown(typed, &id, rules, book))
}

/// The id as the specification writes it: capital letters, with the prefix and its hyphen.
fn spelled(typed: &str, prefix: &str) -> String {
    let letters: String = typed.to_uppercase().split_whitespace().collect();
    let number = letters.strip_prefix(prefix).unwrap_or(&letters).trim_start_matches('-');
    format!("{prefix}-{number}")
}

/// Whether a rule belongs to a chapter: `OR-8.4` to `OR-8`.
fn is_in(rule: &str, chapter: &str) -> bool {
    let chapter = chapter.trim_end_matches('.');
    rule.strip_prefix(chapter).is_some_and(|rest| rest.starts_with('.'))
}

fn unknown(typed: &str, id: &str, rules: &Rulebook, book: Option<&Book>) -> Failure {
    let chapters = || book.into_iter().flat_map(|book| &book.chapters);
    let near = nearest(id, rules.rules().iter().map(|rule| rule.id.as_str()));
    let near = near.or_else(|| nearest(typed, chapters().map(|chapter| chapter.key.as_str())));
    let hint = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => {
            let keys: Vec<&str> = chapters().map(|chapter| chapter.key.as_str()).collect();
            format!("the chapters are {}", keys.join(", "))
        }
    };
    Failure::usage(format!("there is no rule or chapter `{typed}`\nhint: {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "## 8. Planning\n- **OR-8.1** Move.\n- **OR-8.2** Sail.\n- **OR-R3** So.\n";

    fn ids(typed: &str) -> Vec<String> {
        let book = Rulebook::parse(BOOK, "OR");
        match find(typed, "OR", &book, None) {
            Ok(Found::Rules(rules)) => rules.iter().map(|rule| rule.id.clone()).collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn ids_are_found_however_they_are_written() {
        for typed in ["OR-8.1", "or-8.1", "8.1", "or8.1", " OR 8.1 "] {
            assert_eq!(ids(typed), ["OR-8.1"], "{typed}");
        }
        assert_eq!(ids("r3"), ["OR-R3"]);
    }

    #[test]
    fn a_number_alone_is_a_chapter() {
        for typed in ["OR-8", "8", "8.", "or-8"] {
            assert_eq!(ids(typed), ["OR-8.1", "OR-8.2"], "{typed}");
        }
        assert_eq!(ids("9"), [""; 0]);
        assert_eq!(ids("or-"), [""; 0]);
    }
}
