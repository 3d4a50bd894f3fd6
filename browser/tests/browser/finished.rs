//! After the game.

use browser::{Browser, Wishes};
use kernel::replay::Replay;

use crate::seat::{at, finished, is_marked, mark};

const RIGHT: &str = "\u{e014}";
const PAGE_UP: &str = "\u{e00e}";
const HOME: &str = "\u{e011}";

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
fn a_replay_is_one_page_with_slider_keys_and_bookmarks() {
    let Some((_hall, browser)) = at(finished(), Wishes::default()) else { return };
    browser.visit("/t/TABLE?at=300");
    mark(&browser);
    browser.press(RIGHT);
    browser.wait("the next decision", |browser| moment(browser) == 301);
    browser.press(PAGE_UP);
    browser.wait("the round before", |browser| moment(browser) < 300);
    let slide = "const slider = document.querySelector('#moment'); slider.value = 200;
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.script(slide, &[]);
    browser.wait("where the slider is", |browser| moment(browser) == 200);
    browser.click("#moments summary");
    browser.click("#keep");
    browser.click("#moments summary");
    browser.press(HOME);
    browser.wait("the start", |browser| moment(browser) == 0);
    browser.click("#play");
    browser.wait("two moments on", |browser| moment(browser) >= 2);
    browser.click("#play");
    assert_eq!(browser.attribute("#play", "aria-pressed"), "false");
    browser.click("#moments summary");
    browser.click("#kept a");
    browser.wait("the moment that was kept", |browser| moment(browser) == 200);
    assert!(is_marked(&browser), "no page was loaded for any of it");
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
    let room = game.room();
    let whole = Replay { names: room.names(), ..room.table().replay() };
    assert_eq!(replay, whole.to_string());
    browser.click(".rounds tr:last-child a");
    browser.wait("the end of the last round", |browser| browser.shows("#map"));
}
