//! The phone: nothing is wider than its screen.

use browser::{Browser, Dealt, Size, Wishes};

use crate::clicker::Clicker;
use crate::seat::{acting, at, at_every_game, finished, planning};

const PHONE: Wishes = Wishes { size: Size::PHONE, dark: false, languages: "en", still: true };

pub fn fits(browser: &Browser) {
    let wide = "const edge = document.documentElement.clientWidth;
        return [...document.querySelectorAll('body *')]
            .filter(one => one.getBoundingClientRect().right > edge + 1).slice(0, 5)
            .map(one => one.outerHTML.slice(0, 100))";
    assert!(!browser.overflows(), "{} is too wide: {}", browser.path(), browser.script(wide, &[]));
}

#[test]
fn lobby_and_table_fit_a_phone() {
    let Some((_hall, mut browser)) = at(planning(), PHONE) else { return };
    browser.foresee("/t/nowhere");
    fits(&browser);
    let mut clicker = Clicker::new(4);
    for _ in 0..4 {
        clicker.click(&browser);
        fits(&browser);
    }
    for page in ["/", "/rules", "/help", "/t/TABLE/score", "/t/TABLE/seats", "/t/nowhere", "/api"] {
        browser.visit(page);
        fits(&browser);
    }
}

#[test]
fn a_table_of_every_game_fits_a_phone() {
    at_every_game(PHONE, |_, browser, _| fits(browser));
}

#[test]
fn the_decision_is_at_the_thumb() {
    let Some((_hall, browser)) = at(acting(), PHONE) else { return };
    fits(&browser);
    let script = "const box = document.querySelector('#prompt').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.top > innerHeight / 2";
    assert_eq!(browser.script(script, &[]), true, "the prompt stays in the lower half");
    browser.script("scrollTo(0, 500)", &[]);
    assert_eq!(browser.script(script, &[]), true, "also when the page is scrolled");
    browser.click("#options summary");
    browser.wait("the list", |browser| browser.shows("#options [data-act]"));
    fits(&browser);
}

#[test]
fn result_and_replay_fit_a_phone() {
    let Some((_hall, browser)) = at(finished(), PHONE) else { return };
    fits(&browser);
    for page in ["/t/TABLE?at=0", "/t/TABLE?at=200", "/t/TABLE/verify"] {
        browser.visit(page);
        fits(&browser);
    }
}

/// Whether something that may be chosen lies between the bar and the prompt.
const IN_SIGHT: &str = "
    const ceiling = document.querySelector('.bar').getBoundingClientRect().bottom;
    const floor = document.querySelector('#prompt').getBoundingClientRect().top;
    return [...document.querySelectorAll('#table [data-acts]')].map(one => one.getBoundingClientRect())
        .some(box => box.width > 0 && box.bottom > ceiling && box.top < floor)";

#[test]
fn what_glows_comes_into_sight_by_itself() {
    let Some((_hall, browser)) = at(planning(), PHONE) else { return };
    let in_sight = |browser: &Browser| browser.script(IN_SIGHT, &[]) == true;
    browser.wait("something to choose", in_sight);
    // Whoever reads the log, and is asked something else.
    browser.script("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })", &[]);
    assert!(!in_sight(&browser), "it is out of sight");
    browser.script("document.querySelector('#options [data-act=confirm]').click()", &[]);
    browser.wait("another question", |browser| !browser.text("#prompt strong").contains("confirm"));
    browser.wait("something else to choose", in_sight);
}

/// Whether the dice, the smallest of what may be chosen, are above the prompt.
const DICE_IN_SIGHT: &str = "
    const area = one => { const box = one.getBoundingClientRect(); return box.width * box.height };
    const shown = [...document.querySelectorAll('#table [data-acts]')].filter(area);
    const dice = shown.filter(one => JSON.parse(one.dataset.acts).every(act => act.startsWith('die ')));
    const die = dice.sort((a, b) => area(a) - area(b))[0].getBoundingClientRect();
    return die.top > 0 && die.bottom < document.querySelector('#prompt').getBoundingClientRect().top";

/// The fields of the wheel may be chosen too, and are in sight; but a die is asked for.
#[test]
fn the_dice_come_into_sight_by_themselves() {
    let dealt = Dealt::for_three("tiletum", "Fair wind").until_question(2, "choose_die", 12);
    let Some((_hall, browser)) = at(&dealt, PHONE) else { return };
    browser.wait("the dice", |browser| browser.script(DICE_IN_SIGHT, &[]) == true);
}
