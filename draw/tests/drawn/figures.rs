//! The figures of the rulebooks: each can be drawn, and each that a book shows is there.

use lang::book::Body;
use lang::{Book, Speaker, Tongue};

#[test]
fn every_figure_of_every_book_can_be_drawn() {
    for entry in shelf::games() {
        let key = entry.key();
        for tongue in Tongue::ALL {
            let speaker = Speaker::new(tongue, entry.info(), &[]);
            let faults = draw::figure_faults(key, &speaker);
            assert!(faults.is_empty(), "\n{}", faults.join("\n"));
            let book = Book::of(tongue, key).expect("every game is told");
            let missing: Vec<&str> =
                shown(book).filter(|name| draw::figure(key, name, &speaker).is_none()).collect();
            assert!(missing.is_empty(), "{tongue}/{key}.md: {missing:?}");
        }
    }
}

#[test]
fn no_figure_is_drawn_for_nobody() {
    for entry in shelf::games() {
        let book = Book::of(Tongue::English, entry.key()).expect("every game is told");
        let shown: Vec<&str> = shown(book).collect();
        for name in draw::figure_names(entry.key()) {
            assert!(shown.contains(&name.as_str()), "{}: nobody shows {name}", entry.key());
        }
    }
}

/// A picture is only looked at: it has no ids, which the page may have, and nothing to choose.
#[test]
fn a_figure_is_a_picture() {
    for entry in shelf::games() {
        let speaker = Speaker::new(Tongue::English, entry.info(), &[]);
        for name in draw::figure_names(entry.key()) {
            let drawn = draw::figure(entry.key(), &name, &speaker).expect("it can be drawn").0;
            for mark in [" id=\"", "data-acts", "<button", "tabindex", "style="] {
                assert!(!drawn.contains(mark), "{}: {name} has {mark}", entry.key());
            }
        }
    }
}

fn shown(book: &'static Book) -> impl Iterator<Item = &'static str> {
    book.blocks().filter_map(|(_, block)| match &block.body {
        Body::Figure { name, .. } => Some(name.as_str()),
        _ => None,
    })
}
