//! Several people at one table.

use browser::{Browser, Dealt, Hall, Wishes};
use kernel::Seat;

use crate::clicker::Clicker;
use crate::seat::{revision, sit};

#[test]
fn two_browsers_see_only_their_own_plans() {
    let hall = Hall::open();
    Dealt::orleans_for_two("for two").until_planning_together(1).serve(&hall, "TABLE");
    let wishes = Wishes::default();
    let Some(ada) = sit(&hall, &hall.site(), Seat(0), wishes) else { return };
    let ben = sit(&hall, &hall.site(), Seat(1), wishes).expect("there was one before");
    let watcher = Browser::open(&hall.site(), wishes).expect("there was one before");
    watcher.visit("/t/TABLE");
    let (of_ada, nobodys) = (public(&ben, "Ada"), public(&watcher, "Ada"));
    let (of_ben, plans) = (public(&ada, "Ben"), placed(&ada, "Ada"));

    place(&ada, 1);
    assert!(placed(&ada, "Ada") > plans, "her own page tells her plan");
    // What Ben decides now is answered with a page that was drawn after Ada's decision.
    place(&ben, 2);
    watcher.reload();
    assert_eq!(public(&ben, "Ada"), of_ada);
    assert_eq!(public(&watcher, "Ada"), nobodys);
    assert_eq!(watcher.count("[data-acts], #act"), 0, "an onlooker decides nothing");
    place(&ada, 3);
    assert_eq!(public(&ada, "Ben"), of_ben);
}

/// What a page tells of somebody's plan: what the seats show, and how often the log says that the
/// player has placed something.
fn public(browser: &Browser, who: &str) -> (String, usize) {
    (browser.text("#seats"), placed(browser, who))
}

fn placed(browser: &Browser, who: &str) -> usize {
    browser.text("#log-lines").matches(&format!("{who} places")).count()
}

/// Places a follower: clicks until the view is a newer one.
fn place(browser: &Browser, seed: u64) {
    let before = revision(browser);
    let mut clicker = Clicker::new(seed);
    while revision(browser) == before {
        clicker.click(browser);
    }
}

#[test]
fn a_friend_takes_an_open_seat_and_chats() {
    let hall = Hall::open();
    let Some(host) = Browser::open(&hall.site(), Wishes::default()) else { return };
    host.click("label:has(> [name=kind1][value=open])");
    host.click("#start");
    host.wait("the table", |browser| browser.path().starts_with("/t/"));
    let table = host.path();
    let friend = Browser::open(&hall.site(), Wishes::default()).expect("there was one before");
    friend.visit(&table.replace("/t/", "/j/"));
    friend.click("main [name=name]");
    friend.press("Ben");
    friend.click("main button[name=seat]");
    friend.wait("the table", |browser| browser.path() == table && browser.shows("#mat"));
    host.wait("the friend's name", |browser| browser.text("#seats").contains("Ben"));
    friend.click("[data-tab=chat]");
    friend.press("a good evening\u{e007}");
    host.click("[data-tab=chat]");
    host.wait("the greeting", |browser| browser.text("#chat").contains("a good evening"));
}

#[test]
fn behind_the_curtain_the_page_holds_nothing() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    // A game in which all plan at once: each seat has something to hide.
    browser.visit("/?game=orleans");
    browser.click("label:has(> [name=kind1][value=person])");
    browser.click("#start");
    browser.wait("the curtain", |browser| browser.shows(".curtain"));
    assert_eq!(browser.count("#mat, #map, #log, [data-acts], #act"), 0);
    browser.click(".curtain .btn");
    browser.wait("the mat of the first", |browser| browser.shows("#mat"));
    let first = browser.attribute("#table", "data-seat");
    browser.click("#act [value=confirm]");
    browser.wait("the curtain", |browser| browser.shows(".curtain"));
    assert_eq!(browser.count("#mat, #map, #log, [data-acts], #act"), 0);
    browser.click(".curtain .btn");
    browser.wait("the mat of the second", |browser| browser.shows("#mat"));
    assert_ne!(browser.attribute("#table", "data-seat"), first);
}
