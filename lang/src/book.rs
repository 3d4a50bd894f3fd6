//! Rulebooks for people: what a game is about, told in the reader's language.
//!
//! A book is a text in `books/LANGUAGE/GAME.md`: chapters and sections, and blocks of which each
//! ends with the ids of the rules that it tells of. The format is described in `books/README.md`.

mod inline;
mod parse;

use std::fmt;
use std::sync::LazyLock;

use crate::Tongue;

pub use inline::{Span, plain, spans};

/// The chapters of a book by their keys, in order.
pub const CHAPTERS: [&str; 10] = [
    "goal",
    "table",
    "setup",
    "round",
    "actions",
    "end",
    "overlooked",
    "variants",
    "card",
    "glossary",
];

/// A rulebook for people in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The game's name.
    pub title: String,
    /// Its chapters, those of [`CHAPTERS`].
    pub chapters: Vec<Chapter>,
}

/// A chapter of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The line of its heading, counted from 1.
    pub line: usize,
    /// Its name in every language: `actions`.
    pub key: String,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// One block of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// What it is.
    pub body: Body,
    /// The rules it tells of.
    pub ids: Vec<String>,
}

/// What a block is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The heading of a section.
    Section {
        /// Its name in every language.
        key: String,
        /// Its heading.
        title: String,
    },
    /// A paragraph.
    Text(String),
    /// A list in order.
    Steps(Vec<String>),
    /// A list.
    Points(Vec<String>),
    /// An example in words.
    Example(String),
    /// Rows of cells; the first is the head.
    Table(Vec<Vec<String>>),
    /// A picture by its name.
    Figure {
        /// Its name in every language.
        name: String,
        /// What it shows.
        caption: String,
    },
}

impl Body {
    /// What kind of block it is, with the name of a section or figure: the same in every language.
    pub fn kind(&self) -> String {
        match self {
            Body::Section { key, .. } => format!("section {key}"),
            Body::Text(_) => "paragraph".to_owned(),
            Body::Steps(items) => format!("numbered list of {}", items.len()),
            Body::Points(items) => format!("list of {}", items.len()),
            Body::Example(_) => "example".to_owned(),
            Body::Table(rows) => format!("table of {} rows", rows.len()),
            Body::Figure { name, .. } => format!("figure {name}"),
        }
    }

    /// Its words, marks included.
    pub fn words(&self) -> Vec<&str> {
        match self {
            Body::Section { title: text, .. }
            | Body::Text(text)
            | Body::Example(text)
            | Body::Figure { caption: text, .. } => vec![text],
            Body::Steps(items) | Body::Points(items) => items.iter().map(String::as_str).collect(),
            Body::Table(rows) => rows.iter().flatten().map(String::as_str).collect(),
        }
    }
}

/// What is wrong with a book, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.why)
    }
}

impl std::error::Error for BookError {}

/// The texts of the books there are: language, game, text.
static TEXTS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// The books there are; a test says what is wrong with one that cannot be read.
static BOOKS: LazyLock<Vec<((&str, &str), Book)>> = LazyLock::new(|| {
    let read = |&(tongue, game, text): &(&'static str, &'static str, &str)| {
        Some(((tongue, game), Book::parse(&format!("{tongue}/{game}.md"), text).ok()?))
    };
    TEXTS.iter().filter_map(read).collect()
});

impl Book {
    /// Reads a book.
    ///
    /// # Errors
    /// Everything that is wrong, each with its line.
    pub fn parse(file: &str, text: &str) -> Result<Book, Vec<BookError>> {
        parse::parse(file, text)
    }

    /// The book of a game in a language, else in English; none if nobody has told the game yet.
    pub fn of(tongue: Tongue, game: &str) -> Option<&'static Book> {
        let find = |code: &str| {
            let found = BOOKS.iter().find(|((tongue, key), _)| *tongue == code && *key == game);
            found.map(|(_, book)| book)
        };
        find(tongue.code()).or_else(|| find(Tongue::English.code()))
    }

    /// Every block with its chapter, in order.
    pub fn blocks(&self) -> impl Iterator<Item = (&Chapter, &Block)> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.blocks.iter().map(move |block| (chapter, block)))
    }

    /// The blocks that tell of a rule, whatever the case of its id.
    pub fn telling<'a>(&'a self, id: &'a str) -> impl Iterator<Item = (&'a Chapter, &'a Block)> {
        let tells = move |block: &Block| block.ids.iter().any(|told| told.eq_ignore_ascii_case(id));
        self.blocks().filter(move |(_, block)| tells(block))
    }
}
