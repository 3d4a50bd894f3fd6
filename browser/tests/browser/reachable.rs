//! Everybody can use every page: names, labels, focus, contrast, by day and by night.

use browser::{Browser, Wishes};

use crate::seat::{at, at_every_game, finished};

/// What keeps somebody out, in words.
const FAULTS: &str = include_str!("reachable.js");

fn is_open_to_all(browser: &Browser, what: &str) {
    for dark in [false, true] {
        browser.dim(dark);
        let found = browser.script(FAULTS, &[]);
        let found: Vec<String> = serde_json::from_value(found).expect("a list of texts");
        assert!(found.is_empty(), "{what}, dark {dark}:\n{}", found.join("\n"));
    }
}

#[test]
fn nobody_is_kept_out_of_a_table() {
    at_every_game(Wishes::default(), |_, browser, game| {
        browser.click("#options summary");
        is_open_to_all(browser, game);
    });
}

#[test]
fn nobody_is_kept_out_of_any_page() {
    let Some((_hall, mut browser)) = at(finished(), Wishes::default()) else { return };
    browser.foresee("/t/nowhere");
    let played = ["/t/TABLE", "/t/TABLE?at=200", "/t/TABLE/score", "/t/TABLE/seats"];
    let after = ["/t/TABLE/verify", "/t/TABLE/analysis", "/t/TABLE/mistakes"];
    let told = ["/rules/tiletum", "/rules/tiletum/exact", "/about/orleans/place.ship"];
    let learned = ["/learn/tiletum", "/learn/tiletum/dice?at=0-0-0", "/puzzles/orleans"];
    let other = ["/", "/help", "/api", "/t/nowhere"];
    let pages = [&played[..], &after, &told, &learned, &other].concat();
    for page in pages {
        browser.visit(page);
        is_open_to_all(&browser, page);
    }
    browser.visit("/puzzles/orleans");
    let puzzle = browser.attribute("main a[href^='/puzzles/orleans/']", "href");
    browser.visit(&puzzle);
    is_open_to_all(&browser, &puzzle);
}
