//! The rulebook for people, and lessons at the table: pages that work without any script.

use crate::client::Client;
use crate::hall::Hall;

/// A visitor with a language.
fn visitor(hall: &Hall, tongue: &str) -> Client {
    let mut visitor = hall.client();
    visitor.post("/settings", &format!("lang={tongue}"));
    visitor
}

const GAMES: [&str; 4] = ["craftsmen", "newdale", "orleans", "tiletum"];

#[test]
fn every_book_is_shown_in_every_language_with_its_figures() {
    let hall = Hall::open();
    for (tongue, contents) in [("en", "Contents"), ("pl", "Spis treści"), ("it", "Indice")] {
        let mut visitor = visitor(&hall, tongue);
        for game in GAMES {
            let page = visitor.get(&format!("/rules/{game}"));
            assert_eq!(page.status, 200, "{tongue} {game}");
            assert!(page.body.contains(&format!("<html lang=\"{tongue}\"")), "{tongue} {game}");
            assert!(page.body.contains(contents), "{tongue} {game}");
            let (figures, drawn) = ("<figure", "class=\"figure figure-");
            let count = |mark: &str| page.body.matches(mark).count();
            assert!(count(figures) >= 10 && count(figures) == count(drawn), "{tongue} {game}");
            for key in ["goal", "actions", "card", "glossary"] {
                assert!(page.body.contains(&format!("id=\"book-{key}\"")), "{tongue} {game} {key}");
            }
        }
    }
}

#[test]
fn a_link_to_a_rule_opens_the_persons_paragraph_and_the_exact_rule_is_one_further() {
    let hall = Hall::open();
    let mut visitor = visitor(&hall, "it").with("x-part", "1");
    let told = visitor.get("/rules/tiletum/TI-5.7").body;
    assert!(told.contains("class=\"told-block\"") && !told.contains("<html"), "{told}");
    assert!(told.contains("href=\"/rules/tiletum/exact/TI-5.7\" data-part"), "{told}");
    let exact = visitor.get("/rules/tiletum/exact/TI-5.7").body;
    assert!(exact.contains("lang=\"en\"") && exact.contains("the player gains (value) goods"));
    let untold = visitor.get("/rules/tiletum/TI-R3").body;
    assert!(untold.contains("TI-R3") && untold.contains("lang=\"en\""), "{untold}");
    assert_eq!(visitor.get("/rules/tiletum/TI-99.1").status, 404);
    assert_eq!(visitor.get("/rules/tiletum/exact/TI-99.1").status, 404);
    assert_eq!(visitor.get("/rules/chess").status, 404);
}

#[test]
fn a_book_is_searched_without_accents_and_what_is_typed_is_never_a_tag() {
    let hall = Hall::open();
    let mut visitor = visitor(&hall, "pl");
    let found = visitor.get("/rules/tiletum?q=ZLOTO").body;
    assert!(found.contains("class=\"told-block\"") && !found.contains("class=\"book-toc"));
    let nothing = visitor.get("/rules/tiletum?q=%3Cscript%3Ealert").body;
    assert!(!nothing.contains("<script>alert") && nothing.contains("&lt;script&gt;alert"));
    assert!(visitor.get("/rules/tiletum?q=+").body.contains("class=\"book-toc"));
}

/// A lesson by its links and its form alone, as a browser without script goes through it.
#[test]
fn a_lesson_is_played_by_plain_pages_and_the_browser_remembers() {
    let hall = Hall::open();
    let mut visitor = visitor(&hall, "en");
    assert!(visitor.get("/?game=tiletum").body.contains("Never played it?"));
    let first = visitor.get("/learn/tiletum/dice");
    assert!(first.status == 200 && first.body.contains("I am the guild master"), "{}", first.body);
    let asked = visitor.get("/learn/tiletum/dice?at=0-0-0").body;
    assert!(asked.contains("Take the pink two.") && asked.contains("name=\"at\" value=\"0-0-0\""));
    assert!(asked.contains("some-spoken") && asked.contains("class=\"spoken "), "the die is lit");
    let other = visitor.get("/learn/tiletum/dice?at=0-0-0&action=die+pink+1").body;
    assert!(other.contains("class=\"answer\"") && other.contains("Take the pink two."));
    let refused = visitor.get("/learn/tiletum/dice?at=0-0-0&action=die+pink+6").body;
    assert!(refused.contains("class=\"answer\""));
    let right = visitor.get("/learn/tiletum/dice?at=0-0-0&action=die+pink+2");
    assert_eq!(right.status, 303);
    assert_eq!(right.header("location"), Some("/learn/tiletum/dice?at=0-0-0-0"));
    visitor.get("/learn/tiletum/dice?at=0-0-0-0");
    let back = visitor.get("/learn/tiletum/dice").body;
    assert!(back.contains("Two food came"), "whoever comes back goes on where he was");
    let over = visitor.get("/learn/tiletum/dice?at=0-0-0-0-0-0-0-0-0-0").body;
    assert!(over.contains("This lesson is over"), "{over}");
    assert!(visitor.get("/?game=tiletum").body.contains("Learn Tiletum · 1 of "));
    assert!(visitor.get("/learn/tiletum").body.contains("class=\"done\""));
}

#[test]
fn progress_that_cannot_be_read_starts_anew_and_says_so() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    visitor.cookies.push(("learned".to_owned(), "tiletum.dice:~~".to_owned()));
    assert!(visitor.get("/learn/tiletum").body.contains("could not be read"));
    assert!(!visitor.get("/learn/tiletum").body.contains("could not be read"));
    let stray = visitor.get("/learn/tiletum/dice?at=7-7").body;
    assert!(stray.contains("It begins anew") && stray.contains("I am the guild master"));
    assert_eq!(visitor.get("/learn/tiletum/dice?at=0&action=").status, 200);
    assert_eq!(visitor.get("/learn/tiletum/flying").status, 404);
    assert_eq!(visitor.get("/learn/chess").status, 404);
}

/// Every lesson of a game begins and comes to its end in every language; the sentences in between
/// and what they light are tried where lessons are made.
fn all_lessons_end(game: &str) {
    let hall = Hall::open();
    for tongue in ["en", "pl", "it"] {
        let mut visitor = visitor(&hall, tongue);
        for lesson in lessons::lessons(game) {
            for done in [0, lesson.beats.len()] {
                let at = vec!["0"; done].join("-");
                let page = visitor.get(&format!("/learn/{game}/{}?at={at}", lesson.key));
                assert_eq!(page.status, 200, "{tongue} {game} {} {at}", lesson.key);
                assert!(!page.body.contains("class=\"answer\""), "{game} {} {at}", lesson.key);
            }
        }
        let list = visitor.get(&format!("/learn/{game}")).body;
        assert_eq!(list.matches("class=\"done\"").count(), lessons::lessons(game).count());
    }
}

#[test]
fn every_lesson_of_craftsmen_comes_to_its_end_in_every_language() {
    all_lessons_end("craftsmen");
}

#[test]
fn every_lesson_of_newdale_comes_to_its_end_in_every_language() {
    all_lessons_end("newdale");
}

#[test]
fn every_lesson_of_orleans_comes_to_its_end_in_every_language() {
    all_lessons_end("orleans");
}

#[test]
fn every_lesson_of_tiletum_comes_to_its_end_in_every_language() {
    all_lessons_end("tiletum");
}
