//! Explaining options and rules.

use kernel::{AnyAction, Rulebook};
use lang::Arg;

use crate::text::{Page, wrap};

/// What an option does, with the rules behind it.
pub(crate) fn option(
    page: &Page<'_>,
    book: &Rulebook,
    number: usize,
    action: &AnyAction,
) -> Vec<String> {
    let speaker = page.speaker;
    let label = speaker.label(&action.label);
    let args = [("n", Arg::Number(number as i64)), ("label", Arg::Text(&label))];
    let notation = [("notation", Arg::Text(&action.notation))];
    let help = speaker.help(action.kind, &action.label);
    let mut lines = page.wrap("", &speaker.text("option-line", &args));
    lines.push(speaker.text("option-notation", &notation));
    if !help.text.is_empty() {
        lines.extend(page.wrap("", &help.text));
    }
    if let Some(about) = &help.about {
        lines.extend(page.wrap(&format!("{}: ", about.name), &about.text));
    }
    for id in &help.rules {
        lines.extend(rule(page.width, book, id).unwrap_or_default());
    }
    lines
}

/// The text of a rule; `None` if the book has none with this id.
pub(crate) fn rule(width: usize, book: &Rulebook, id: &str) -> Option<Vec<String>> {
    let rule = book.find(id)?;
    let mut lines = Vec::new();
    let mut first = format!("{}  ", rule.id);
    for line in rule.text.lines() {
        lines.extend(wrap(width, &first, &line.replace("**", "")));
        first = " ".repeat(first.chars().count());
    }
    Some(lines)
}
