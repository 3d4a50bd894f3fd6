//! The marks inside a line: bold for a term at its first use, italic.

/// A piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Plain words.
    Plain(&'a str),
    /// Between `**` and `**`.
    Bold(&'a str),
    /// Between `*` and `*`.
    Italic(&'a str),
}

impl<'a> Span<'a> {
    /// Its words.
    pub fn text(self) -> &'a str {
        match self {
            Span::Plain(text) | Span::Bold(text) | Span::Italic(text) => text,
        }
    }
}

/// The pieces of a line. A mark that is never closed is a mark, not a piece.
pub fn spans(line: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find('*') {
        let mark = if rest[at..].starts_with("**") { "**" } else { "*" };
        let inside = &rest[at + mark.len()..];
        let Some(end) = inside.find(mark).filter(|end| *end > 0) else { break };
        spans.push(Span::Plain(&rest[..at]));
        spans.push(if mark == "**" {
            Span::Bold(&inside[..end])
        } else {
            Span::Italic(&inside[..end])
        });
        rest = &inside[end + mark.len()..];
    }
    spans.push(Span::Plain(rest));
    spans.retain(|span| !span.text().is_empty());
    spans
}

/// A line without its marks.
pub fn plain(line: &str) -> String {
    spans(line).into_iter().map(Span::text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_off() {
        let found = spans("a **follower** is *yours*.");
        let expected = [
            Span::Plain("a "),
            Span::Bold("follower"),
            Span::Plain(" is "),
            Span::Italic("yours"),
            Span::Plain("."),
        ];
        assert_eq!(found, expected);
        assert_eq!(plain("**a** *b*"), "a b");
    }

    #[test]
    fn a_mark_that_is_not_closed_stays() {
        assert_eq!(plain("2 * 3 = 6"), "2 * 3 = 6");
        assert_eq!(spans(""), []);
    }
}
