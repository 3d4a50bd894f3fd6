//! The log: the newest lines on the page, those before when somebody asks for them.

use browser::{Browser, Wishes};

use crate::clicker::Clicker;
use crate::seat::{acting, at, finished, revision};

/// The numbers of the lines that are shown, from top to bottom.
fn numbers(browser: &Browser) -> Vec<usize> {
    let script = "return [...document.querySelectorAll('#log-lines a.why')]
        .map(one => Number(new URL(one.href).pathname.split('/').at(-1)))";
    serde_json::from_value(browser.script(script, &[])).expect("a list of numbers")
}

#[test]
fn earlier_lines_are_fetched_when_they_are_asked_for_and_stay() {
    let Some((_hall, browser)) = at(acting(), Wishes::default()) else { return };
    assert!(numbers(&browser)[0] > 0, "a long log is cut short");
    browser.click("#earlier a");
    browser.wait("the first line", |browser| numbers(browser)[0] == 0);
    let whole = |numbers: &[usize]| numbers.iter().copied().eq(0..numbers.len());
    assert!(whole(&numbers(&browser)), "{:?}", numbers(&browser));
    let (before, lines) = (revision(&browser), numbers(&browser).len());
    let mut clicker = Clicker::new(3);
    while revision(&browser) == before {
        clicker.click(&browser);
    }
    browser.wait("newer lines", |browser| numbers(browser).len() > lines);
    browser.wait("all of them", |browser| whole(&numbers(browser)));
}

/// A replay leads to every line before its moment, and keeps them whichever way it goes.
#[test]
fn the_log_of_a_replay_is_whole() {
    let Some((_hall, browser)) = at(finished(), Wishes::default()) else { return };
    browser.visit("/t/TABLE?at=300");
    assert!(numbers(&browser)[0] > 0, "a long log is cut short");
    browser.click("#earlier a");
    browser.wait("the first line", |browser| numbers(browser)[0] == 0);
    let whole = |numbers: &[usize]| numbers.iter().copied().eq(0..numbers.len());
    let lines = numbers(&browser).len();
    browser.click("a[data-at]:has(+ #play)");
    browser.wait("the last line", |browser| numbers(browser).len() > lines);
    browser.wait("all before it", |browser| whole(&numbers(browser)));
    browser.visit("/t/TABLE?at=300");
    browser.click("#earlier a");
    browser.wait("the first line", |browser| numbers(browser)[0] == 0);
    browser.click("#step-back");
    browser.wait("one moment less", |browser| browser.path().ends_with("at=299"));
    browser.wait("no later line", |browser| {
        let shown = numbers(browser);
        whole(&shown) && shown.len() < lines
    });
}
