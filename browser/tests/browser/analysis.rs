//! The analysis of a finished game.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use browser::{Browser, Dealt, Size, Wishes};
use table::Chair;

use crate::phone::fits;
use crate::seat::{at, is_marked, mark};

/// How long an analysis at first sight may take, unoptimized, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// A finished chapter, the shortest game there is.
static CHAPTER: LazyLock<Dealt> =
    LazyLock::new(|| Dealt::newdale("i", "looked back upon").to_its_end());

/// Asks for the analysis from the page of the result and waits for it on its page.
fn analyze(browser: &Browser) {
    browser.click("#analyze button");
    browser.wait("the page of the analysis", |browser| browser.path() == "/t/TABLE/analysis");
    mark(browser);
    let start = Instant::now();
    while !browser.shows("#analysis .curves .ln") {
        assert!(start.elapsed() < PATIENCE, "no analysis: {}", browser.text("main"));
        thread::sleep(Duration::from_millis(100));
    }
    assert!(is_marked(browser), "it comes without loading the page again");
}

#[test]
fn a_finished_game_is_analyzed() {
    let Some((_hall, browser)) = at(&CHAPTER, Wishes::default()) else { return };
    analyze(&browser);
    assert_eq!(browser.count(".curves svg:first-of-type .ln"), 4, "a line a player");
    assert_eq!(browser.count(".curves .ar"), 4, "an area a player");
    assert_eq!(browser.count(".luck .ar"), 4, "a bar a player");
    let turns = browser.count(".turn-card[id]");
    assert!((1..=5).contains(&turns), "{turns} turning points");
    assert_eq!(browser.count(".curves .tpn"), turns, "each marked in the drawing");
    let script = "return document.querySelector('.curves svg').textContent";
    let drawn = browser.script(script, &[]);
    for total in CHAPTER.room().table().game().score().totals() {
        let drawn = drawn.as_str().unwrap_or_default();
        assert!(drawn.contains(&total.to_string()), "a line ends at {total}: {drawn}");
    }
    assert!(!browser.overflows());

    let moment = browser.attribute("#turn-1 p:not(.reason) a", "href");
    browser.click("#turn-1 p:not(.reason) a");
    browser.wait("the moment", |browser| browser.shows("#map"));
    assert_eq!(browser.path(), moment);
    browser.visit("/t/TABLE/analysis");
    assert!(browser.shows(".curves .ln"), "once made, it is there at once");
    browser.click("#to-result");
    browser.wait("the result", |browser| browser.path() == "/t/TABLE");
}

/// Chooses a language and loads the page again.
fn speak(browser: &Browser, tongue: &str) {
    let script = "const body = new URLSearchParams({ lang: arguments[0] });
        return fetch('/settings', { method: 'POST', body }).then(answer => answer.ok)";
    assert_eq!(browser.script(script, &[tongue.into()]), true);
    browser.reload();
}

#[test]
fn analyses_of_every_game_fit_a_phone_in_every_language() {
    let chairs = || ["Ada", "Wilhelmina of Orange"].map(|name| Chair::bot(name, "busy")).to_vec();
    let wishes = Wishes { size: Size::PHONE, ..Wishes::default() };
    for entry in shelf::games() {
        let dealt = Dealt::new(entry.key(), "looked back upon", chairs()).to_its_end();
        let Some((_hall, browser)) = at(&dealt, wishes) else { return };
        analyze(&browser);
        for tongue in ["en", "pl", "it"] {
            speak(&browser, tongue);
            browser.wait("the analysis", |browser| browser.shows("#analysis .curves .ln"));
            assert_eq!(browser.attribute("html", "lang"), tongue);
            fits(&browser);
            let text = browser.text("#analysis");
            assert!(!text.contains("page-"), "{}: a text is missing: {text}", entry.key());
        }
    }
}
