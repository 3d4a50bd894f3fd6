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

#[test]
fn rivals_and_a_stand_in_are_chosen_by_level() {
    // The game must not be over before the seat is taken back.
    let hall = Hall::with_slow_bots(Duration::from_millis(300));
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
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
    browser.click("#back button");
    browser.wait("the seat", |browser| !browser.text("#prompt").contains("A bot plays for you."));
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
