//! The lobby.

use std::time::Duration;

use browser::{Browser, Hall, Size, Wishes};

#[test]
fn three_clicks_lead_to_the_first_decision() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    browser.click("label.game");
    browser.click("#start");
    browser.wait("something to choose", |browser| browser.shows("#table [data-acts]"));
    let before = browser.attribute("#table", "data-revision");
    browser.click("#table [data-acts]");
    browser.wait("its consequence", |browser| {
        browser.attribute("#table", "data-revision") != before || browser.shows("#menu")
    });
}

#[test]
fn a_running_table_is_found_again() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    browser.click("[name=name0]");
    browser.press("Ada");
    browser.click("#start");
    browser.wait("the table", |browser| browser.path().starts_with("/t/"));
    let table = browser.path();
    browser.click(".brand");
    browser.wait("the lobby", |browser| browser.shows("#tables"));
    assert!(browser.text("#tables").contains("Ada"));
    assert_eq!(browser.script("return document.querySelector('[name=name0]').value", &[]), "Ada");
    browser.click("#tables a");
    browser.wait("the table", |browser| browser.path() == table);
}

/// A table of apprentices whose moves take so long, one of them in the seat of whoever opened it. The
/// game must not be over before the seat is taken back.
fn apprentices_alone(moves: Duration) -> Option<(Hall, Browser)> {
    let hall = Hall::with_slow_bots(moves);
    let browser = Browser::open(&hall.site(), Wishes::default())?;
    let choose = |list: &str| {
        let script =
            "for (const one of document.querySelectorAll(arguments[0])) one.value = arguments[1]";
        browser.script(script, &[list.into(), "apprentice".into()]);
    };
    browser.visit("/?game=orleans");
    choose(".chair select");
    browser.click("#start");
    browser.wait("the table", |browser| browser.path().starts_with("/t/"));
    browser.click(".tools > a:last-child");
    browser.wait("who sits where", |browser| browser.shows("#panel-content .votes"));
    let seats = browser.text("#panel-content .votes");
    assert_eq!(seats.matches("bot (Apprentice)").count(), 3, "{seats}");
    choose("#panel-content li:first-child select");
    browser.click("#panel-content li:first-child button[value=away]");
    browser.wait("a bot", |browser| browser.text("#prompt").contains("A bot plays for you."));
    Some((hall, browser))
}

/// Takes the seat back.
fn come_back(browser: &Browser) {
    browser.click("#back button");
    browser.wait("the seat", |browser| !browser.text("#prompt").contains("A bot plays for you."));
}

#[test]
fn rivals_and_a_stand_in_are_chosen_by_level() {
    let Some((_hall, browser)) = apprentices_alone(Duration::from_secs(5)) else { return };
    come_back(&browser);
}

#[test]
fn a_machine_that_cannot_keep_up_with_the_bots_hears_a_click() {
    let moves = Duration::from_millis(300);
    let Some((_hall, browser)) = apprentices_alone(moves) else { return };
    // Every view takes longer to be drawn than the bots take for a move.
    let slow = "const morph = Idiomorph.morph;
        Idiomorph.morph = (...all) => {
            const until = performance.now() + 1000;
            while (performance.now() < until);
            return morph(...all);
        };
        window.leaps = 0;
        let last = Infinity;
        new MutationObserver(() => {
            const now = Number(document.querySelector('#table').dataset.revision);
            if (now > last + 1) window.leaps += 1;
            last = now;
        }).observe(document, { subtree: true, attributeFilter: ['data-revision'] })";
    browser.script(slow, &[]);
    browser.wait("a leap to the newest view", |browser| {
        browser.script("return window.leaps", &[]).as_u64() > Some(0)
    });
    come_back(&browser);
}

#[test]
fn the_way_to_start_is_in_sight_and_rare_options_are_folded() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    for game in shelf::games() {
        browser.visit(&format!("/?game={}", game.key()));
        for size in [Size::DESK, Size::PHONE, Size::LANDSCAPE] {
            browser.resize(size);
            let script = "const box = document.querySelector('#start').getBoundingClientRect();
                return box.top >= 0 && box.bottom <= innerHeight && box.width > 0";
            assert_eq!(browser.script(script, &[]), true, "{} {size:?}", game.key());
        }
        assert_eq!(browser.count("main details[open]"), 0, "{}", game.key());
    }
}
