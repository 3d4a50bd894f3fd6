//! The rulebooks for people: the same in every language, and no rule is left untold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Game, GameInfo, Rulebook};
use lang::book::{Body, BookError, plain};
use lang::{Book, Tongue};

/// The games that are told.
const GAMES: [&GameInfo; 4] = [
    &craftsmen::Craftsmen::INFO,
    &newdale::Newdale::INFO,
    &orleans::Orleans::INFO,
    &tiletum::Tiletum::INFO,
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("books")
}

fn text(path: &str) -> String {
    fs::read_to_string(folder().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The book as it lies in its file.
fn book(tongue: Tongue, game: &GameInfo) -> Book {
    let path = format!("{tongue}/{}.md", game.key);
    Book::parse(&path, &text(&path)).unwrap_or_else(|errors| {
        panic!("\n{}", errors.iter().map(BookError::to_string).collect::<Vec<_>>().join("\n"))
    })
}

/// `NAME  what it says`, one a line: names with what is said of them.
fn listed(path: &str) -> Vec<(String, String)> {
    let text = text(path);
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let read = |(at, line): (usize, &str)| {
        let (name, said) = line.split_once("  ").unwrap_or((line, ""));
        assert!(!said.trim().is_empty(), "{path}:{}: `{name}` has no words behind it", at + 1);
        (name.to_owned(), said.trim().to_owned())
    };
    lines.map(read).collect()
}

/// What must not differ: chapters, sections, kinds of blocks and the ids they tell of.
fn structure(book: &Book) -> Vec<(usize, String)> {
    let row = |line: usize, what: String| (line, what);
    let blocks = book.blocks().map(|(chapter, block)| {
        row(
            block.line,
            format!("{}: {} {{{}}}", chapter.key, block.body.kind(), block.ids.join(" ")),
        )
    });
    blocks.collect()
}

#[test]
fn the_languages_tell_the_same_block_by_block() {
    for game in GAMES {
        let english = structure(&book(Tongue::English, game));
        for tongue in Tongue::ALL {
            let other = structure(&book(tongue, game));
            for (place, (line, what)) in other.iter().enumerate() {
                let wanted = english.get(place).map_or("nothing", |(_, what)| what.as_str());
                assert_eq!(what, wanted, "{tongue}/{}.md:{line}", game.key);
            }
            assert_eq!(other.len(), english.len(), "{tongue}/{}.md ends too early", game.key);
        }
    }
}

/// Rulings (`OR-R7`) say how an open question of the printed rules was answered; what they decide
/// stands in the rules themselves.
fn is_ruling(id: &str) -> bool {
    id.split_once('-').is_some_and(|(_, number)| number.starts_with('R'))
}

/// Every id of the specification that a person may ask for is told, or excused with a reason.
#[test]
fn no_rule_is_left_untold() {
    for game in GAMES {
        let rules = Rulebook::parse(game.rules, game.prefix);
        let ids: BTreeSet<&str> = rules.rules().iter().map(|rule| rule.id.as_str()).collect();
        let book = book(Tongue::English, game);
        let told: BTreeSet<&str> =
            book.blocks().flat_map(|(_, block)| &block.ids).map(String::as_str).collect();
        let path = format!("excused/{}.txt", game.key);
        let list = listed(&path);
        let excused: BTreeSet<&str> = list.iter().map(|(id, _)| id.as_str()).collect();
        let known: BTreeSet<&str> = told.union(&excused).copied().collect();
        let missing: Vec<_> = ids.difference(&known).filter(|id| !is_ruling(id)).collect();
        assert!(missing.is_empty(), "{}: nobody tells of {missing:?}", game.key);
        let unknown: Vec<_> = known.difference(&ids).collect();
        assert!(unknown.is_empty(), "{}: no rule has the id {unknown:?}", game.key);
        let both: Vec<_> = told.intersection(&excused).collect();
        assert!(both.is_empty(), "{path}: {both:?} is told and needs no excuse");
        assert_eq!(excused.len(), list.len(), "{path} names an id twice");
    }
}

/// A block without ids says nothing about a rule.
#[test]
fn every_block_says_which_rules_it_tells_of() {
    for (tongue, game) in all() {
        let book = book(tongue, game);
        let words =
            |body: &Body| body.words().iter().map(|text| text.split_whitespace().count()).sum();
        for (_, block) in book.blocks().filter(|(_, block)| block.ids.is_empty()) {
            let short: usize = words(&block.body);
            let free = matches!(block.body, Body::Section { .. } | Body::Figure { .. });
            assert!(free || short <= 30, "{tongue}/{}.md:{}: no ids", game.key, block.line);
        }
    }
}

#[test]
fn sections_have_keys_of_their_own() {
    for game in GAMES {
        let book = book(Tongue::English, game);
        let mut seen: BTreeSet<String> = book.chapters.iter().map(|one| one.key.clone()).collect();
        for (_, block) in book.blocks() {
            let Body::Section { key, .. } = &block.body else { continue };
            assert!(seen.insert(key.clone()), "en/{}.md:{}: `{key}` twice", game.key, block.line);
        }
    }
}

#[test]
fn figures_are_described_and_shown_once() {
    for game in GAMES {
        let book = book(Tongue::English, game);
        let shown: Vec<&str> = book.blocks().filter_map(|(_, block)| figure(&block.body)).collect();
        let path = format!("figures/{}.txt", game.key);
        let described = listed(&path);
        let mut names: Vec<&str> = described.iter().map(|(name, _)| name.as_str()).collect();
        let mut sorted = shown.clone();
        names.sort_unstable();
        sorted.sort_unstable();
        assert_eq!(sorted, names, "{path} and the figures of the book differ");
        sorted.dedup();
        assert_eq!(sorted.len(), shown.len(), "{}: a figure is shown twice", game.key);
        assert!((10..=16).contains(&shown.len()), "{}: {} figures", game.key, shown.len());
    }
}

fn figure(body: &Body) -> Option<&str> {
    match body {
        Body::Figure { name, .. } => Some(name),
        _ => None,
    }
}

/// Long enough to tell a game, short enough to be read before the first one.
#[test]
fn a_book_is_no_longer_than_it_must_be() {
    for (tongue, game) in all() {
        let book = book(tongue, game);
        let count = |block: &Body| -> usize {
            block.words().iter().map(|text| plain(text).split_whitespace().count()).sum()
        };
        let words: usize = book.blocks().map(|(_, block)| count(&block.body)).sum();
        assert!((2000..=6500).contains(&words), "{tongue}/{}.md: {words} words", game.key);
    }
}

fn all() -> impl Iterator<Item = (Tongue, &'static GameInfo)> {
    Tongue::ALL.into_iter().flat_map(|tongue| GAMES.into_iter().map(move |game| (tongue, game)))
}
