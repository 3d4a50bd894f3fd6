//! Rulebooks in a terminal: wrapped at word ends, terms in bold where there are colors.

mod exact;

use lang::Book;
use lang::book::{Block, Body, Chapter, Span, plain, spans};
use ratatui::crossterm::terminal::size;

use crate::text::{pad, width, wrap};

/// The widest line that is still read with ease.
const WIDEST: usize = 88;

/// The narrowest line that words are broken to.
const NARROWEST: usize = 24;

/// How a text is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// The widest line.
    pub width: usize,
    /// Whether terms and headings may be bold.
    pub bold: bool,
}

impl Sheet {
    /// As wide as the terminal; 80 columns where there is none.
    pub fn of_terminal(bold: bool) -> Sheet {
        let columns = size().map_or(80, |(columns, _)| usize::from(columns));
        Sheet { width: columns.clamp(NARROWEST, WIDEST), bold }
    }

    /// A whole book.
    pub fn book(self, book: &Book) -> String {
        let chapters = book.chapters.iter().map(|chapter| self.chapter(chapter));
        format!("{}\n\n{}", self.strong(&book.title), chapters.collect::<Vec<_>>().join("\n"))
    }

    /// A chapter with its heading.
    pub fn chapter(self, chapter: &Chapter) -> String {
        format!("{}\n\n{}", self.strong(&chapter.title), self.blocks(&chapter.blocks))
    }

    /// A paragraph beside the book.
    pub fn paragraph(self, text: &str) -> String {
        wrap(self.width, "", text).iter().map(|line| format!("{line}\n")).collect()
    }

    /// Blocks one after the other, pictures left out.
    pub fn blocks<'a>(self, blocks: impl IntoIterator<Item = &'a Block>) -> String {
        let drawn = blocks.into_iter().filter(|one| !matches!(one.body, Body::Figure { .. }));
        drawn.map(|block| format!("{}\n", self.block(block))).collect()
    }

    fn block(self, block: &Block) -> String {
        let mut lines = self.lines(&block.body);
        if !block.ids.is_empty() {
            lines.extend(wrap(self.width, "  ", &format!("[{}]", block.ids.join(" "))));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn lines(self, body: &Body) -> Vec<String> {
        match body {
            Body::Section { title, .. } => vec![self.strong(title)],
            Body::Text(text) => self.wrapped("", text),
            Body::Example(text) => self.wrapped("  > ", text),
            Body::Points(items) => items.iter().flat_map(|item| self.wrapped("- ", item)).collect(),
            Body::Steps(items) => {
                let numbered = items.iter().enumerate();
                numbered
                    .flat_map(|(at, item)| self.wrapped(&format!("{}. ", at + 1), item))
                    .collect()
            }
            Body::Table(rows) => self.table(rows),
            Body::Figure { .. } => Vec::new(),
        }
    }

    /// Rows in columns where they fit, else each row as a list under its first cell.
    fn table(self, rows: &[Vec<String>]) -> Vec<String> {
        let cells: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(|cell| plain(cell)).collect()).collect();
        let columns = cells.first().map_or(0, Vec::len);
        let wide = |column: usize| cells.iter().map(|row| width(&row[column])).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(wide).collect();
        if widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1) <= self.width {
            return cells.iter().map(|row| in_columns(row, &widths)).collect();
        }
        self.stacked(&cells)
    }

    fn stacked(self, cells: &[Vec<String>]) -> Vec<String> {
        let Some((head, rows)) = cells.split_first() else { return Vec::new() };
        let mut lines = Vec::new();
        for row in rows {
            lines.extend(self.wrapped("", &row[0]));
            for (name, cell) in head.iter().zip(row).skip(1).filter(|(_, cell)| !cell.is_empty()) {
                lines.extend(wrap(self.width, "    ", &format!("{name}: {cell}")));
            }
        }
        lines
    }

    /// Words broken into lines; what is bold stays together with its marks and gets none here.
    fn wrapped(self, first: &str, text: &str) -> Vec<String> {
        let lines = wrap(self.width, first, &plain(text));
        if !self.bold {
            return lines;
        }
        let terms: Vec<&str> = spans(text).into_iter().filter_map(bold).collect();
        lines.into_iter().map(|line| emphasized(line, &terms)).collect()
    }

    fn strong(self, text: &str) -> String {
        if self.bold { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}

fn bold(span: Span<'_>) -> Option<&str> {
    match span {
        Span::Bold(text) => Some(text),
        _ => None,
    }
}

/// The line with its terms in bold, each where it stands first.
fn emphasized(line: String, terms: &[&str]) -> String {
    terms.iter().fold(line, |line, term| line.replacen(term, &format!("\x1b[1m{term}\x1b[0m"), 1))
}

fn in_columns(row: &[String], widths: &[usize]) -> String {
    let padded = row.iter().zip(widths).map(|(cell, width)| pad(cell, *width));
    padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(body: Body) -> Block {
        Block { line: 1, body, ids: vec!["TO-1.1".to_owned()] }
    }

    const PLAIN: Sheet = Sheet { width: 24, bold: false };

    #[test]
    fn words_are_broken_at_their_ends() {
        let text = "You are **bakers** and you bake bread for the town.".to_owned();
        let shown = PLAIN.blocks(&[block(Body::Text(text.clone()))]);
        assert_eq!(shown, "You are bakers and you\nbake bread for the town.\n  [TO-1.1]\n\n");
        let bold = Sheet { bold: true, ..PLAIN }.blocks(&[block(Body::Text(text))]);
        assert!(bold.starts_with("You are \x1b[1mbakers\x1b[0m and you\n"), "{bold}");
    }

    #[test]
    fn a_table_that_is_too_wide_is_told_row_by_row() {
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>();
        let small = vec![row(&["a", "b"]), row(&["one", "2"])];
        assert_eq!(PLAIN.table(&small), ["a    b", "one  2"]);
        let wide = vec![row(&["place", "what you get"]), row(&["Mill", "a sack of flour a round"])];
        assert_eq!(
            PLAIN.table(&wide),
            ["Mill", "    what you get: a sack", "    of flour a round"]
        );
    }
}
