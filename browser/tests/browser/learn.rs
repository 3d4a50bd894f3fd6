//! Learning: the rulebook on a phone, and whole lessons by clicks.

use browser::{Browser, Hall, Size, Wishes};
use lessons::{Beat, Lesson, lessons};

use crate::phone::fits;

const PHONE: Wishes = Wishes { size: Size::PHONE, dark: false, languages: "en", still: true };

#[test]
fn the_rulebook_is_read_and_searched_on_a_phone() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), PHONE) else { return };
    for game in ["craftsmen", "newdale", "orleans", "tiletum"] {
        browser.visit(&format!("/rules/{game}"));
        assert!(browser.count("figure.drawn .figure > *") >= 10, "{game} has figures");
        fits_the_width(&browser);
    }
    browser.click(".book-toc a[href='#card']");
    let script =
        "return Math.abs(document.querySelector('#card').getBoundingClientRect().top) < 60";
    browser.wait("the reference card", |browser| browser.script(script, &[]) == true);
    browser.script("scrollTo(0, 0)", &[]);
    browser.click(".book-search input");
    browser.press("merchant house\n");
    browser.wait("what was found", |browser| browser.shows(".book-page [role=status]"));
    assert!(browser.count(".told-block") > 1);
    fits_the_width(&browser);
}

/// Only figures and tables may be wider than the screen, and those scroll by themselves.
fn fits_the_width(browser: &Browser) {
    assert!(!browser.overflows(), "{} is too wide", browser.path());
}

/// From the lobby through the first lesson of a game.
fn first_lesson(game: &str, wishes: Wishes) {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), wishes) else { return };
    let Some(lesson) = lessons(game).next() else { panic!("{game} has no lesson") };
    browser.visit(&format!("/?game={game}"));
    browser.click("#learn");
    browser.click(".lesson-list a");
    for (done, beat) in lesson.beats.iter().enumerate() {
        arrive(&browser, done);
        assert!(!browser.text(".coach .words").is_empty());
        if wishes.size == Size::PHONE {
            fits(&browser);
        }
        take(&browser, lesson, beat);
    }
    arrive(&browser, lesson.beats.len());
    browser.click("#lesson-leave");
    browser.wait("the list", |browser| browser.shows(".lesson-list .done"));
    browser.click(".brand");
    let progress = |browser: &Browser| browser.text("#learn").contains(" · 1 ");
    browser.wait("progress in the lobby", progress);
}

/// The page after so many choices is there.
fn arrive(browser: &Browser, done: usize) {
    let at = vec!["0"; done].join("-");
    let script = "return (new URLSearchParams(location.search).get('at') ?? '') === arguments[0]
        && document.readyState === 'complete'";
    browser.wait("the next step", |browser| browser.script(script, &[at.clone().into()]) == true);
}

/// Goes on, or makes the move: on its piece where one stands for it alone, else in the list.
fn take(browser: &Browser, lesson: &Lesson, beat: &Beat) {
    let Some(want) = beat.wants.first() else { return browser.click("#lesson-next") };
    let script = "return [...document.querySelectorAll('#table [data-acts]')]
        .filter(one => one.dataset.acts === JSON.stringify([arguments[0]]) && one.checkVisibility())[0] ?? null";
    let piece = browser.script(script, &[want.as_str().into()]);
    if !piece.is_null() && browser.try_click_on(&piece).is_ok() {
        return;
    }
    browser.click("#options summary");
    let css = format!("#options [data-act='{want}']");
    browser.wait(&format!("{} offers {want}", lesson.key), |browser| browser.shows(&css));
    browser.click(&css);
}

macro_rules! by_clicks {
    ($($name:ident: $game:literal, $wishes:expr;)*) => {$(
        #[test]
        fn $name() {
            first_lesson($game, $wishes);
        }
    )*};
}

by_clicks! {
    a_lesson_of_craftsmen_by_clicks: "craftsmen", Wishes::default();
    a_lesson_of_craftsmen_on_a_phone: "craftsmen", PHONE;
    a_lesson_of_newdale_by_clicks: "newdale", Wishes::default();
    a_lesson_of_newdale_on_a_phone: "newdale", PHONE;
    a_lesson_of_orleans_by_clicks: "orleans", Wishes::default();
    a_lesson_of_orleans_on_a_phone: "orleans", PHONE;
    a_lesson_of_tiletum_by_clicks: "tiletum", Wishes::default();
    a_lesson_of_tiletum_on_a_phone: "tiletum", PHONE;
}

/// A wrong move is answered and nothing is played; the keyboard leads on.
#[test]
fn a_wrong_move_is_answered_and_the_keyboard_leads_on() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    browser.visit("/learn/tiletum/dice");
    arrive(&browser, 0);
    for done in 0..3 {
        browser.press("\n");
        arrive(&browser, done + 1);
    }
    browser.click("#die-food-1");
    browser.wait("an answer", |browser| browser.shows(".coach .answer"));
    assert!(browser.text(".coach .answer").contains("pink one"));
    browser.script("document.querySelector('#die-food-2').focus()", &[]);
    browser.press("\n");
    arrive(&browser, 4);
}
