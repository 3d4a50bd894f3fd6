//! A turn without a mouse.

use browser::{Browser, Wishes};

use crate::seat::{at, newer, planning, revision};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const DOWN: &str = "\u{e015}";
const RIGHT: &str = "\u{e014}";

#[test]
fn a_turn_is_played_with_the_keyboard_alone() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    let start = revision(&browser);
    let plan = browser.text("#mat");

    // From piece to piece by arrows; a piece with several meanings opens its menu.
    browser.press(RIGHT);
    browser.wait("a focused option", |browser| has_focus(browser, "[data-acts], #act > button"));
    while !has_focus(&browser, "[data-acts]") {
        browser.press(DOWN);
    }
    browser.press(ENTER);
    browser.wait("a menu or its consequence", |browser| {
        browser.shows("#menu") || revision(browser) > start
    });
    if browser.shows("#menu") {
        browser.press(ENTER);
    }
    newer(&browser, start);

    browser.press("u");
    browser.wait("the plan as it was", |browser| browser.text("#mat") == plan);

    // The list of all options: by number, then by arrows.
    let before = revision(&browser);
    browser.press("o");
    browser.wait("the list", |browser| has_focus(browser, "#options [data-act]"));
    browser.press("1");
    newer(&browser, before);
    browser.press("o");
    browser.wait("the list", |browser| has_focus(browser, "#options [data-act]"));
    let options = browser.count("#options [data-act]");
    for _ in 0..options {
        if has_focus(&browser, "[data-act=confirm]") {
            break;
        }
        browser.press(DOWN);
    }
    let before = revision(&browser);
    browser.press(ENTER);
    newer(&browser, before);
    assert!(!browser.shows("#act [value=confirm]"), "the plan is confirmed");
}

#[test]
fn keys_open_and_close_the_panels() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    for (key, part) in [("?", "kbd"), ("h", "[data-play]")] {
        browser.press(key);
        browser.wait(key, |browser| browser.shows(&format!("#panel-content {part}")));
        browser.press(ESCAPE);
        browser.wait("the panel to close", |browser| !browser.shows("#panel"));
    }
    browser.press("c");
    browser.wait("the chat", |browser| has_focus(browser, "#chat-text"));
}

fn has_focus(browser: &Browser, css: &str) -> bool {
    let script = "return document.activeElement.matches(arguments[0])";
    browser.script(script, &[css.into()]) == true
}
