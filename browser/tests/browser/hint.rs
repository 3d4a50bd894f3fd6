//! Hints: three moves, the points that the bot expects of them, and why.

use std::collections::HashSet;

use browser::{Browser, Dealt, Size, Wishes};
use table::Chair;

use crate::phone::fits;
use crate::seat::{at, newer, planning, revision};

/// Ada and a bot in the middle of a planning.
fn for_two() -> Dealt {
    let chairs = vec![Chair::person("Ada"), Chair::bot("Jeanne", "greedy")];
    Dealt::new("orleans", "a rainy evening", chairs).until_asked(3, "planning", 6)
}

fn ask(browser: &Browser) {
    browser.click("#hint");
    browser.wait("the hint", |browser| browser.shows("#panel-content .hintbox [data-play]"));
}

/// The texts of all such things.
fn texts(browser: &Browser, css: &str) -> Vec<String> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(one => one.innerText)";
    let found = browser.script(script, &[css.into()]);
    serde_json::from_value(found).expect("texts are texts")
}

#[test]
fn three_moves_with_points_and_reasons_can_be_played_at_once() {
    let Some((_hall, browser)) = at(&for_two(), Wishes::default()) else { return };
    let before = revision(&browser);
    ask(&browser);
    let points = texts(&browser, "#panel-content .ev");
    assert_eq!(points.len(), 3);
    for text in &points {
        let number = text.strip_suffix(" points").and_then(|number| number.parse::<f64>().ok());
        assert!(number.is_some_and(|number| number > 0.0), "{points:?}");
    }
    let reasons = texts(&browser, "#panel-content .reason");
    let starts = ["Brings ", "Costs ", "Then: "];
    let says_why = |text: &String| starts.iter().any(|start| text.starts_with(start));
    assert!(!reasons.is_empty() && reasons.iter().any(says_why), "{reasons:?}");
    let told: HashSet<&String> = reasons.iter().collect();
    assert_eq!(told.len(), reasons.len(), "a reason is told once: {reasons:?}");
    assert!(reasons.iter().all(|text| text.len() > 10), "{reasons:?}");
    let outlooks = texts(&browser, "#panel-content .outlook");
    assert!(outlooks.iter().all(|text| text.starts_with("Rival: Jeanne ")), "{outlooks:?}");
    assert_eq!(revision(&browser), before, "to ask is not to move");
    let first = browser.attribute("#panel-content [data-play]", "data-play");
    let option = format!("[data-act=\"{first}\"]");
    assert_eq!(browser.count(&option), 1, "{first} is an option");
    browser.click("#panel-content [data-play]");
    newer(&browser, before);
    assert!(!browser.shows("#panel-content .hintbox"), "the hint is gone");
    assert_eq!(browser.count(&option), 0, "{first} was played");
}

#[test]
fn a_hint_fits_a_phone() {
    let wishes = Wishes { size: Size::PHONE, ..Wishes::default() };
    let Some((_hall, browser)) = at(planning(), wishes) else { return };
    ask(&browser);
    fits(&browser);
}
