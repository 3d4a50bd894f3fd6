//! Polish and Italian.

use browser::{Browser, Wishes};
use lang::{Speaker, Tongue};

use crate::seat::{at, finished, planning};

/// A text of the pages in a language.
fn words(tongue: Tongue, id: &str) -> String {
    Speaker::new(tongue, shelf::first().info(), &[]).text(id, &[])
}

fn speaks(browser: &Browser, tongue: Tongue, ids: &[&str]) {
    assert_eq!(browser.attribute("html", "lang"), tongue.code());
    let page = browser.text("body");
    for id in ids {
        let text = words(tongue, id);
        assert!(page.contains(&text), "{text} is missing in\n{page}");
        assert_ne!(text, words(Tongue::English, id), "{id} is not translated");
    }
    assert!(!page.contains("page-"), "a text is missing in\n{page}");
}

fn pages_speak(tongue: Tongue, code: &'static str) {
    let wishes = Wishes { languages: code, ..Wishes::default() };
    let Some((_hall, mut browser)) = at(planning(), wishes) else { return };
    browser.foresee("/t/nowhere");
    speaks(&browser, tongue, &["page-undo", "page-hint", "page-log"]);
    browser.visit("/");
    speaks(&browser, tongue, &["page-what-to-play", "page-who-sits", "page-running-tables"]);
    browser.visit("/t/nowhere");
    speaks(&browser, tongue, &["page-to-the-lobby"]);
}

#[test]
fn a_browser_that_asks_for_polish_gets_polish() {
    pages_speak(Tongue::Polish, "pl");
}

#[test]
fn a_browser_that_asks_for_italian_gets_italian() {
    pages_speak(Tongue::Italian, "it-IT,it");
}

#[test]
fn the_language_is_changed_at_the_table_and_kept() {
    let Some((_hall, browser)) = at(finished(), Wishes::default()) else { return };
    browser.click(".tools details summary");
    browser.click("[name=lang][value=pl]");
    browser.wait("Polish", |browser| browser.attribute("html", "lang") == "pl");
    assert_eq!(browser.path(), "/t/TABLE");
    speaks(&browser, Tongue::Polish, &["page-final-score", "page-proof-ok"]);
    browser.reload();
    assert_eq!(browser.attribute("html", "lang"), "pl");
}
