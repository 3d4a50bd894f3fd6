//! Learning: the rulebook on a phone, and whole lessons by clicks.

use browser::{Browser, Hall, Size, Wishes};
use lessons::puzzle::puzzles;
use lessons::{Beat, Lesson, lessons};

use crate::phone::fits;

const PHONE: Wishes = Wishes { size: Size::PHONE, dark: false, languages: "en", still: true };

#[test]
fn the_rulebook_is_read_and_searched_on_a_phone() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), PHONE) else { return };
    for game in ["craftsmen", "newdale", "orleans", "tiletum"] {
        browser.visit(&format!("/rules/{game}"));
        let figures = browser.count("figure.drawn .figure > *");
        assert!(figures >= 10, "{game} has {figures} figures in {}", browser.text("body"));
        fits_the_width(&browser);
    }
    browser.click(".book-toc a[href='#book-card']");
    let script =
        "return Math.abs(document.querySelector('#book-card').getBoundingClientRect().top) < 60";
    browser.wait("the reference card", |browser| browser.script(script, &[]) == true);
    browser.script("scrollTo(0, 0)", &[]);
    browser.click(".book-search input");
    browser.press("merchant house\n");
    browser.wait("what was found", |browser| browser.shows(".book-page [role=status]"));
    assert!(browser.count(".told-block") > 1);
    fits_the_width(&browser);
}

/// On paper there is the book and nothing to click: black on white, the reference card on a page of
/// its own, no paragraph or figure torn apart.
#[test]
fn a_printed_rulebook_is_text_and_figures_alone() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes { dark: true, ..PHONE }) else { return };
    browser.visit("/rules/tiletum");
    let furniture = [".bar", ".book-search", ".book-ways", ".book-toc", ".cites"];
    for css in furniture {
        assert!(browser.shows(css), "{css} is on the screen");
    }
    browser.print(true);
    for css in furniture {
        assert!(!browser.shows(css), "{css} is not printed");
    }
    assert!(browser.shows(".told-block") && browser.shows("figure.drawn"));
    let style = |css: &str, name: &str| {
        let script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]";
        browser.script(script, &[css.into(), name.into()])
    };
    assert_eq!(style(".told-block p", "color"), "rgb(0, 0, 0)");
    assert_eq!(style("body", "backgroundImage"), "none");
    assert_eq!(style(".told-block", "breakInside"), "avoid");
    assert_eq!(style(".chapter-card", "breakBefore"), "page");
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

/// The coach takes no more room than the question of a table does.
#[test]
fn lessons_and_puzzles_fit_a_desk_without_scrolling() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    for entry in shelf::games() {
        let game = entry.key();
        let lesson = lessons(game).map(|lesson| format!("/learn/{game}/{}", lesson.key));
        let puzzle = puzzles(game).map(|puzzle| format!("/puzzles/{game}/{}", puzzle.key));
        for page in lesson.take(2).chain(puzzle.take(2)) {
            browser.visit(&page);
            let script = "return document.documentElement.scrollHeight - innerHeight";
            assert_eq!(browser.script(script, &[]), 0, "{page} is too tall");
        }
    }
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

/// The first table of a newcomer shows a tour; whoever refuses it never sees it again.
#[test]
fn the_tour_of_a_first_table_is_walked_once_and_can_be_refused_for_good() {
    let hall = Hall::open();
    let Some(browser) = Browser::of_newcomer(&hall.site(), Wishes::default()) else { return };
    browser.click("#start");
    browser.wait("the tour", |browser| browser.shows("#tour"));
    browser.press("?");
    browser.wait("the help", |browser| browser.shows("#panel-content [data-pace]"));
    let layer = |css: &str| {
        let script = "return Number(getComputedStyle(document.querySelector(arguments[0])).zIndex)";
        browser.script(script, &[css.into()]).as_f64()
    };
    assert!(layer("#tour-ring") < layer("#panel"), "the ring crosses no panel");
    browser.press("\u{e00c}");
    for _ in 0..5 {
        assert!(browser.shows("#tour-ring") && !browser.text("#tour .words").is_empty());
        browser.click("#tour [data-onward]");
    }
    assert!(!browser.shows("#tour") && !browser.shows("#tour-ring"));
    browser.reload();
    browser.wait("the table", |browser| browser.shows("#table [data-acts]"));
    assert!(!browser.shows("#tour"), "it is walked once");
    let Some(browser) = Browser::of_newcomer(&hall.site(), PHONE) else { return };
    browser.click("#start");
    browser.wait("the tour", |browser| browser.shows("#tour"));
    fits(&browser);
    browser.click("#tour [data-never]");
    browser.reload();
    browser.wait("the table", |browser| browser.shows("#options"));
    assert!(!browser.shows("#tour"), "it was refused for good");
}

/// In the guided first game every kind of move is explained when it is first met, and only then.
#[test]
fn the_guild_master_speaks_at_each_first_time_of_a_first_game() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    browser.visit("/learn/tiletum");
    browser.click("#first-game button");
    browser.wait("the guild master", |browser| browser.shows("#guide"));
    let first = browser.text("#guide .words");
    assert!(!first.is_empty());
    browser.click("#guide [data-onward]");
    browser.reload();
    browser.wait("the table", |browser| browser.shows("#table [data-acts]"));
    assert_ne!(browser.text("#guide .words"), first, "the same is not told twice");
    browser.visit("/?game=tiletum");
    browser.click("#start");
    browser.wait("another table", |browser| browser.shows("#table [data-acts]"));
    assert!(!browser.shows("#guide"), "only the first game is guided");
}
