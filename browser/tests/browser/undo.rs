//! Taking back.

use browser::Wishes;

use crate::clicker::Clicker;
use crate::seat::{acting, at, newer, planning, revision};

#[test]
fn a_step_of_the_plan_is_taken_back() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    let (plan, before) = (browser.text("#mat"), revision(&browser));
    // One step, no more: a piece, and where it opens a menu one of its lines.
    Clicker::new(3).click(&browser);
    if browser.shows("#menu") {
        Clicker::new(3).click(&browser);
    }
    newer(&browser, before);
    assert_ne!(browser.text("#mat"), plan);
    browser.click("#undo button");
    browser.wait("the plan as it was", |browser| browser.text("#mat") == plan);
}

#[test]
fn what_others_have_answered_is_taken_back_only_with_their_consent() {
    let Some((_hall, mut browser)) = at(acting(), Wishes::default()) else { return };
    browser.foresee("422");
    let before = revision(&browser);
    let why = browser.attribute("#undo button", "title");
    assert!(!why.is_empty(), "the button says why not");
    browser.click("#undo button");
    browser.wait("the refusal", |browser| browser.shows("#notice"));
    assert!(browser.text("#notice").contains(&why), "{} / {why}", browser.text("#notice"));
    assert_eq!(revision(&browser), before, "nothing has changed");
    browser.click("#notice [data-ask]");
    newer(&browser, before);
}
