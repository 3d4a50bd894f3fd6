//! How quickly bots move: each move is seen, as slowly as somebody likes, until he is in a hurry.

use std::time::Duration;

use browser::{Browser, Hall, Wishes};
use kernel::Seat;
use serde_json::json;

use crate::seat::{acting, sit};

/// The time between two moves of the bots, in which a view is drawn.
const MOVES: Duration = Duration::from_millis(60);

/// Notes when each view is shown, and which.
const WATCH: &str = "
    window.shown = [];
    new MutationObserver(() => shown.push([performance.now(), Number(document.querySelector('#table').dataset.revision)]))
        .observe(document, { subtree: true, attributeFilter: ['data-revision'] })";

/// Views as they came: the time in milliseconds, and the seat's revision.
type Views = Vec<(f64, u64)>;

fn views(browser: &Browser) -> Views {
    serde_json::from_value(browser.script("return window.shown", &[])).expect("pairs of numbers")
}

/// Ada passes at this pace: from now on the bots play alone.
fn passed(pace: &str) -> Option<(Hall, Browser)> {
    let hall = Hall::with_slow_bots(MOVES);
    acting().serve(&hall, "TABLE");
    let browser = sit(&hall, &hall.site(), Seat(0), Wishes::default())?;
    browser.script("localStorage.setItem('pace', arguments[0])", &[json!(pace)]);
    browser.script(WATCH, &[]);
    browser.click("#act [value=pass]");
    Some((hall, browser))
}

/// The views that the bots make, once there are so many. Ada's own comes first, and at once.
fn of_bots(browser: &Browser, count: usize) -> Views {
    browser.wait("moves of the bots", |browser| views(browser).len() > count);
    views(browser).into_iter().take(count + 1).collect()
}

fn pauses(views: &Views) -> Vec<f64> {
    views.windows(2).map(|pair| pair[1].0 - pair[0].0).collect()
}

/// No view leaves a move out.
fn assert_one_by_one(views: &Views) {
    assert!(views.windows(2).all(|pair| pair[1].1 == pair[0].1 + 1), "{views:?}");
}

#[test]
fn every_move_of_a_bot_is_seen_one_by_one_and_for_a_while() {
    let Some((_hall, browser)) = passed("brisk") else { return };
    let seen = of_bots(&browser, 3);
    assert_one_by_one(&seen);
    assert!(pauses(&seen).iter().all(|pause| *pause > 430.0), "{seen:?}");
}

#[test]
fn a_key_skips_ahead_of_slow_moves() {
    let Some((_hall, browser)) = passed("slow") else { return };
    let seen = of_bots(&browser, 1);
    assert!(pauses(&seen).iter().all(|pause| *pause > 1450.0), "{seen:?}");
    // The next move waits to be seen.
    browser.press("s");
    let seen = of_bots(&browser, 2);
    assert_one_by_one(&seen);
    assert!(pauses(&seen)[1] < 1450.0, "{seen:?}");
}

#[test]
fn nothing_is_waited_for_at_once() {
    let Some((_hall, browser)) = passed("instant") else { return };
    let seen = of_bots(&browser, 3);
    assert_one_by_one(&seen);
    let quickest = pauses(&seen).into_iter().fold(f64::INFINITY, f64::min);
    assert!(quickest < 430.0, "{seen:?}");
}

#[test]
fn pace_and_sounds_are_chosen_in_the_help_and_sounds_are_off_at_first() {
    let Some((_hall, browser)) = passed("instant") else { return };
    browser.press("?");
    browser.wait("the help", |browser| browser.shows("#panel-content [data-pace=slow]"));
    let pressed = |css: &str| browser.attribute(css, "aria-pressed");
    assert_eq!(
        (pressed("[data-pace=instant]"), pressed("[data-sound]")),
        ("true".into(), "false".into())
    );
    browser.click("[data-pace=slow]");
    assert_eq!(
        (pressed("[data-pace=slow]"), pressed("[data-pace=instant]")),
        ("true".into(), "false".into())
    );
    assert_eq!(browser.script("return localStorage.getItem('pace')", &[]), "slow");
    browser.click("[data-sound]");
    assert_eq!(pressed("[data-sound]"), "true");
}
