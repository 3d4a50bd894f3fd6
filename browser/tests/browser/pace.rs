//! How quickly bots move: each move is seen, as slowly as somebody likes, until he is in a hurry.

use std::time::Duration;

use browser::{Browser, Hall, Wishes};
use kernel::Seat;
use serde_json::json;

use crate::seat::{acting, sit};

/// The time between two moves of the bots: so long that a busy machine, too, has drawn one before many
/// more have come.
const MOVES: Duration = Duration::from_millis(700);
/// What the page waits for before it shows the next move, in milliseconds.
const BRISK: u32 = 450;
const SLOW: u32 = 1500;

/// Stops the page's clock long after its beginning: how long a view is waited for then depends on the
/// pace alone, and not on how quickly this machine draws. Every such wait is counted, those of slow
/// moves have no end, and of each view is noted how many waits were before it.
const WATCH: &str = "
    const [brisk, slow] = arguments;
    const stopped = performance.now() + 1e6;
    performance.now = () => stopped;
    const wait = window.setTimeout;
    window.waits = 0;
    window.setTimeout = (act, time) => {
        if (time === brisk || time === slow) window.waits += 1;
        return time === slow ? 0 : wait(act, time);
    };
    window.shown = [];
    new MutationObserver(() => shown.push([waits, Number(document.querySelector('#table').dataset.revision)]))
        .observe(document, { subtree: true, attributeFilter: ['data-revision'] })";

/// Views as they came: the waits before each, and the seat's revision.
type Views = Vec<(u32, u64)>;

fn views(browser: &Browser) -> Views {
    serde_json::from_value(browser.script("return window.shown", &[])).expect("pairs of numbers")
}

/// Ada passes at this pace: from now on the bots play alone.
fn passed(pace: &str) -> Option<(Hall, Browser)> {
    let hall = Hall::with_slow_bots(MOVES);
    acting().serve(&hall, "TABLE");
    let browser = sit(&hall, &hall.site(), Seat(0), Wishes::default())?;
    browser.script("localStorage.setItem('pace', arguments[0])", &[json!(pace)]);
    browser.script(WATCH, &[json!(BRISK), json!(SLOW)]);
    browser.click("#act [value=pass]");
    Some((hall, browser))
}

/// The views that the bots make, once there are so many. Ada's own comes first, and at once.
fn of_bots(browser: &Browser, count: usize) -> Views {
    browser.wait("moves of the bots", |browser| views(browser).len() > count);
    views(browser).into_iter().take(count + 1).collect()
}

/// How often the page has waited before each view of the bots.
fn waits(views: &Views) -> Vec<u32> {
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
    assert_eq!(waits(&seen), [1, 1, 1], "{seen:?}");
}

#[test]
fn a_key_skips_ahead_of_slow_moves() {
    let Some((_hall, browser)) = passed("slow") else { return };
    for moves in 1..=2 {
        browser.wait("a move that waits to be seen", |browser| {
            browser.script("return window.waits", &[]) == moves
        });
        assert_eq!(views(&browser).len(), moves, "it does not come by itself");
        browser.press("s");
        assert_one_by_one(&of_bots(&browser, moves));
    }
}

#[test]
fn nothing_is_waited_for_at_once() {
    let Some((_hall, browser)) = passed("instant") else { return };
    let seen = of_bots(&browser, 3);
    assert_one_by_one(&seen);
    assert_eq!(waits(&seen), [0, 0, 0], "{seen:?}");
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
