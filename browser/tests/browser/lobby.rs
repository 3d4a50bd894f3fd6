//! The lobby.

use browser::{Browser, Hall, Wishes};

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
