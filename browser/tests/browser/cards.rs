//! What is said before something is chosen: the card beside a piece, and where a piece can go.

use browser::{Browser, Dealt, Size, Wishes};
use serde_json::json;

use crate::seat::{acting, at, planning, revision};

const ESCAPE: &str = "\u{e00c}";
const RIGHT: &str = "\u{e014}";
/// A town in which a house may be built.
const TOWN: &str = "#map [data-acts*='town ']";

/// A table of Newdale at which Ada chooses a town for her building.
fn choosing_a_town() -> Dealt {
    Dealt::newdale("i", "a town is chosen").until_question(1, "town", 2)
}

/// Lets something happen to the first thing of this kind, as a mouse or a finger would. The mouse with
/// which somebody came to the table lies elsewhere, and does not cut in.
fn happens(browser: &Browser, event: &str, css: &str) {
    browser.lay_mouse_aside();
    let script = "document.querySelector(arguments[1]).dispatchEvent(
        new PointerEvent(arguments[0], { bubbles: true, pointerType: 'mouse' }))";
    browser.script(script, &[json!(event), json!(css)]);
}

fn card(browser: &Browser) -> String {
    browser.wait("the card", |browser| browser.shows("#card"));
    browser.text("#card")
}

#[test]
fn a_town_says_what_a_house_there_costs_and_brings() {
    let Some((_hall, browser)) = at(&choosing_a_town(), Wishes::default()) else { return };
    happens(&browser, "pointerover", TOWN);
    let text = card(&browser);
    assert!(text.contains("costs ") && text.contains("coin"), "{text}");
    // The same for those who listen: the card describes the piece, and the list has every line.
    assert_eq!(browser.attribute(TOWN, "aria-describedby"), "card");
    let rows = browser.text("#options .menu .so");
    assert!(browser.count("#options [data-act^='town '] .so") > 1, "{rows}");
    let tips = browser.count("#map [data-acts*='town '] > title");
    let all = browser.count(TOWN);
    assert_eq!(tips + 1, all, "the browser's own tip is not shown over the card");
}

#[test]
fn a_space_for_a_marker_says_its_name_and_whether_the_building_works() {
    let dealt = Dealt::newdale("i", "a plan is made").until_planning_together(2);
    let Some((_hall, browser)) = at(&dealt, Wishes::default()) else { return };
    let script = "return [...document.querySelectorAll('#options [data-kind=plan_area]')].map(one => one.textContent)";
    let rows: Vec<String> = serde_json::from_value(browser.script(script, &[])).expect("texts");
    let tells = |row: &&String| row.contains("works already") || row.contains("missing");
    assert!(rows.iter().filter(tells).count() >= 3, "{rows:?}");
    for mode in ["lazy", "normal", "careful"] {
        assert!(rows.iter().any(|row| row.contains(mode)), "{mode}: {rows:?}");
    }
}

#[test]
fn a_card_lies_beside_its_piece_on_a_large_screen_too() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    browser.resize(Size::WIDE[0]);
    happens(&browser, "pointerover", "#act > button");
    card(&browser);
    let script = "const [card, piece] = ['#card', '#act > button'].map(one => document.querySelector(one).getBoundingClientRect());
        return [card.left - piece.left, card.top - piece.bottom]";
    let apart: [f64; 2] = serde_json::from_value(browser.script(script, &[])).expect("two numbers");
    assert!(apart[0].abs() < 2.0 && (apart[1] - 6.0).abs() < 2.0, "{apart:?}");
}

#[test]
fn a_card_comes_by_mouse_by_keyboard_and_by_a_long_press_that_chooses_nothing() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    happens(&browser, "pointerover", "#act > button");
    assert!(card(&browser).len() > 10);
    happens(&browser, "pointerover", ".brand");
    browser.wait("no card", |browser| !browser.shows("#card"));
    browser.press(RIGHT);
    assert!(card(&browser).len() > 10);
    browser.script("document.activeElement.blur()", &[]);
    happens(&browser, "pointerover", ".brand");
    browser.wait("no card", |browser| !browser.shows("#card"));
    let before = revision(&browser);
    happens(&browser, "touchstart", "#act > button");
    assert!(card(&browser).len() > 10);
    browser.script("document.querySelector('#act > button').click()", &[]);
    let sent = browser.script("return document.body.dataset.sending ?? null", &[]);
    assert!(sent.is_null() && revision(&browser) == before, "to look is not to choose");
}

/// A log that comes to its end elsewhere hides no card, and a page that moves takes it along.
#[test]
fn a_card_stays_beside_its_piece_whatever_scrolls() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    happens(&browser, "pointerover", "#act > button");
    card(&browser);
    let scrolls = "for (const box of [document.querySelector('#log-lines'), document])
        box.dispatchEvent(new Event('scroll'))";
    browser.script(scrolls, &[]);
    assert!(browser.shows("#card"));
}

/// Clicks the first piece that stands for several of these moves.
fn take_up(browser: &Browser, part: &str) {
    let script = "const acts = one => JSON.parse(one.dataset.acts);
        const one = [...document.querySelectorAll('#table [data-acts]')].find(one => one.getClientRects().length
            && acts(one).length > 1 && acts(one).every(act => act.includes(arguments[0])));
        one.scrollIntoView({ block: 'center' });
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    browser.script(script, &[json!(part)]);
}

#[test]
fn a_piece_lights_where_it_can_go_and_opens_no_menu() {
    let dice = Dealt::for_three("tiletum", "dice and fields").until_question(1, "choose_die", 2);
    for (dealt, part) in [(planning(), ">"), (&dice, "die ")] {
        let Some((_hall, browser)) = at(dealt, Wishes::default()) else { return };
        take_up(&browser, part);
        browser.wait("the targets", |browser| browser.count("#table .lit") > 0);
        assert!(!browser.shows("#menu") && browser.shows("#lead"), "{part}");
        browser.press(ESCAPE);
        assert_eq!(browser.count("#table .lit, #table .held"), 0, "{part}: let go");
    }
}

#[test]
fn the_whole_mat_of_a_rival_opens_and_escape_closes_it() {
    let Some((_hall, browser)) = at(acting(), Wishes::default()) else { return };
    browser.click(".seat[data-mat] > summary");
    browser.wait("the mat", |browser| browser.shows("#panel .whole-mat .place"));
    let cut = "const panel = document.querySelector('#panel');
        return panel.scrollWidth - panel.clientWidth";
    assert_eq!(browser.script(cut, &[]), 0, "nothing of it is cut");
    browser.press(ESCAPE);
    browser.wait("the table again", |browser| !browser.shows("#panel .whole-mat"));
}
