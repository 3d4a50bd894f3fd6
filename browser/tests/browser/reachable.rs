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
    let pages = ["/", "/t/TABLE", "/t/TABLE?at=200", "/t/TABLE/score", "/t/TABLE/seats"];
    let more = ["/t/TABLE/verify", "/t/TABLE/analysis", "/help", "/api", "/t/nowhere"];
    for page in pages.into_iter().chain(more) {
        browser.visit(page);
        is_open_to_all(&browser, page);
    }
}
