//! Text in lines of a terminal.

use kernel::{Seat, Viewer};
use lang::words::capitalized;
use lang::{Arg, Speaker};

/// A column of text in somebody's language.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    /// Whose words it holds.
    pub(crate) speaker: &'a Speaker,
    /// The widest line.
    pub(crate) width: usize,
}

impl Page<'_> {
    /// Words broken into lines; see [`wrap`].
    pub(crate) fn wrap(&self, first: &str, text: &str) -> Vec<String> {
        wrap(self.width, first, text)
    }

    /// Items broken into lines; see [`wrap_items`].
    pub(crate) fn items(&self, first: &str, items: &[String], separator: &str) -> Vec<String> {
        wrap_items(self.width, first, items, separator)
    }

    /// A text of the table or of a drawing.
    pub(crate) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.speaker.text(id, args)
    }

    /// A text with one number.
    pub(crate) fn number(&self, id: &str, n: i64) -> String {
        self.text(id, &[("n", Arg::Number(n))])
    }

    /// What signs mean: the parts of a text with wide gaps.
    pub(crate) fn legend(&self, id: &str) -> Vec<String> {
        let text = self.text(id, &[]);
        text.split("  ").map(str::trim).filter(|sign| !sign.is_empty()).map(str::to_owned).collect()
    }

    /// A term of the game's words.
    pub(crate) fn word(&self, term: &str) -> String {
        self.speaker.word(term)
    }

    /// A term as the name of a line.
    pub(crate) fn title(&self, term: &str) -> String {
        capitalized(&self.word(term))
    }

    /// A term of several as the name of a line.
    pub(crate) fn plural(&self, term: &str) -> String {
        capitalized(&self.speaker.plural(term))
    }

    /// What stands for nothing.
    pub(crate) fn nothing(&self) -> String {
        self.text("board-nothing", &[])
    }

    /// The items in one line, or what stands for nothing.
    pub(crate) fn listed(&self, items: &[String]) -> String {
        if items.is_empty() { self.nothing() } else { items.join(", ") }
    }

    /// A line of items after its name, broken where it must be.
    pub(crate) fn line(&self, name: &str, items: &[String], separator: &str) -> Vec<String> {
        let nothing = [self.nothing()];
        let items = if items.is_empty() { &nothing } else { items };
        self.items(&format!("{name}: "), items, separator)
    }
}

/// How wide a text is: every letter of the languages here takes one column.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// How wide the widest text is.
pub(crate) fn widest(texts: impl IntoIterator<Item = impl AsRef<str>>) -> usize {
    texts.into_iter().map(|text| width(text.as_ref())).max().unwrap_or_default()
}

/// The text with spaces after it, up to a width.
pub(crate) fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Words broken into lines of at most `widest`; the first begins with `first`, the others with as
/// many spaces.
pub(crate) fn wrap(widest: usize, first: &str, text: &str) -> Vec<String> {
    let indent = " ".repeat(width(first));
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && width(&line) + 1 + width(word) > widest {
            lines.push(std::mem::replace(&mut line, indent.clone()));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Items with a separator between them, broken at separators; an item that is wider than a line
/// is broken at its words.
pub(crate) fn wrap_items(
    widest: usize,
    first: &str,
    items: &[String],
    separator: &str,
) -> Vec<String> {
    let indent = " ".repeat(width(first));
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    for (number, item) in items.iter().enumerate() {
        let last = number + 1 == items.len();
        let piece = if last { item.clone() } else { format!("{item}{separator}") };
        let starts = line == first || line == indent;
        if !starts && width(&line) + width(piece.trim_end()) > widest {
            lines.push(std::mem::replace(&mut line, indent.clone()).trim_end().to_owned());
        }
        if width(&line) + width(piece.trim_end()) > widest {
            lines.extend(wrap(widest, &line, &piece));
            line = lines.pop().unwrap_or_default();
            line.push_str(&piece[piece.trim_end().len()..]);
        } else {
            line.push_str(&piece);
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Numbered items, in two columns where there are many and they fit.
pub(crate) fn numbered(widest: usize, items: &[String]) -> Vec<String> {
    const MANY: usize = 12;
    let column = widest / 2;
    let lines: Vec<String> =
        items.iter().enumerate().map(|(i, item)| format!("{:>3}  {item}", i + 1)).collect();
    if items.len() <= MANY || lines.iter().any(|line| width(line) >= column) {
        return lines;
    }
    let rows = lines.len().div_ceil(2);
    let right = |row: usize| lines.get(row + rows).map_or("", String::as_str);
    (0..rows).map(|row| pad(&lines[row], column) + right(row)).collect()
}

/// A table: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    let cell = |column: usize, text: &String| {
        let space = " ".repeat(widths[column] - width(text));
        if column == 0 { format!("{text}{space}") } else { format!("{space}{text}") }
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().enumerate().map(|(i, text)| cell(i, text)).collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// A paragraph about every player, the viewer's own last.
pub(crate) fn own_last(
    players: usize,
    viewer: Viewer,
    paragraph: impl Fn(Seat) -> Vec<String>,
) -> Vec<String> {
    let mut seats: Vec<Seat> = Seat::all(players as u8).collect();
    seats.sort_by_key(|seat| viewer.is(*seat));
    let mut lines = Vec::new();
    for seat in seats {
        lines.push(String::new());
        lines.extend(paragraph(seat));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 100;

    #[test]
    fn long_texts_are_broken_at_words() {
        let text = "word ".repeat(30);
        let lines = wrap(WIDTH, "Head  ", &text);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines[1].starts_with("      word"));
    }

    #[test]
    fn items_stay_whole() {
        let items = vec!["a rather long item of the list".to_owned(); 8];
        let lines = wrap_items(WIDTH, "Head: ", &items, ", ");
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines.iter().skip(1).all(|line| line.starts_with("      a rather")));
        assert_eq!(wrap_items(WIDTH, "Head: ", &[], ", "), ["Head:"]);
    }

    #[test]
    fn an_item_wider_than_a_line_is_broken_at_its_words() {
        let items = ["one two three four".to_owned(), "five".to_owned()];
        assert_eq!(
            wrap_items(12, "A: ", &items, ", "),
            ["A: one two", "   three", "   four,", "   five"]
        );
    }

    #[test]
    fn many_short_options_stand_in_two_columns() {
        let items: Vec<String> = (0..14).map(|n| format!("option {n}")).collect();
        let lines = numbered(WIDTH, &items);
        assert_eq!(lines.len(), 7);
        assert!(lines[0].starts_with("  1  option 0"));
        assert!(lines[0].ends_with("  8  option 7"));
    }

    #[test]
    fn tables_line_up() {
        let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect();
        let lines = table(&[row(&["Score", "Ann", "Bob"]), row(&["coins", "5", "12"])]);
        assert_eq!(lines, ["Score  Ann  Bob", "coins    5   12"]);
    }
}
