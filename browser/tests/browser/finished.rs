//! After the game.

use browser::{Browser, Wishes};

use crate::seat::{at, finished};

fn moment(browser: &Browser) -> usize {
    let path = browser.path();
    let at = path.strip_prefix("/t/TABLE?at=").and_then(|at| at.parse().ok());
    at.unwrap_or_else(|| panic!("no moment: {path}"))
}

#[test]
fn a_finished_game_is_stepped_through() {
    let game = finished();
    let end = game.room().table().list().len();
    let Some((_hall, browser)) = at(game, Wishes::default()) else { return };
    browser.click(".ana-top a[href*='?at=']");
    browser.wait("the board", |browser| browser.shows("#map"));
    assert_eq!(moment(&browser), end);
    let last = browser.text("#prompt");
    for step in 1..=3 {
        browser.click("#step-back");
        browser.wait("the moment before", |browser| moment(browser) == end - step);
    }
    assert_ne!(browser.text("#prompt"), last);
    browser.click("#step-on");
    browser.wait("the moment after", |browser| moment(browser) == end - 2);
    assert_eq!(browser.count("[data-acts], #act"), 0, "nothing can be chosen any more");
    browser.visit("/t/TABLE?at=0");
    browser.wait("the start", |browser| browser.shows("#map"));
    browser.visit("/t/TABLE?at=999999");
    browser.wait("the end", |browser| browser.shows("#map"));
}

#[test]
fn the_result_shows_score_curve_and_proof() {
    let game = finished();
    let totals = game.room().table().game().score().totals();
    let Some((_hall, browser)) = at(game, Wishes::default()) else { return };
    let foot = browser.text(".breakdown tfoot");
    for total in totals {
        assert!(foot.contains(&total.to_string()), "{total} in {foot}");
    }
    assert!(browser.count(".curves .ln") == 3 && browser.count(".breakdown .cite") > 2);
    browser.click("a[href$='/verify']");
    browser.wait("the proof", |browser| browser.shows("#panel-content"));
    let script = "const link = document.querySelector('a[download]');
        return fetch(link.href).then(answer => answer.text())";
    let replay = browser.script(script, &[]);
    let replay = replay.as_str().unwrap_or_default();
    assert_eq!(replay, game.room().table().replay().to_string());
    browser.click(".rounds tr:last-child a");
    browser.wait("the end of the last round", |browser| browser.shows("#map"));
}
