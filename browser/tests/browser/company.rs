//! Several people at one table.

use browser::{Browser, Dealt, Hall, Wishes};
use kernel::Seat;

use crate::clicker::Clicker;
use crate::seat::{newer, revision, sit};

/// What a page says of the other seats.
const OTHERS: &str = "#seats";

#[test]
fn two_browsers_see_only_their_own_plans() {
    let hall = Hall::open();
    Dealt::orleans_for_two().until_planning_together(2).serve(&hall, "TABLE");
    let wishes = Wishes::default();
    let Some(ada) = sit(&hall, &hall.site(), Seat(0), wishes) else { return };
    let ben = sit(&hall, &hall.site(), Seat(1), wishes).expect("there was one before");
    let watcher = Browser::open(&hall.site(), wishes).expect("there was one before");
    watcher.visit("/t/TABLE");
    let secret = [&ben, &watcher].map(|browser| (browser.text(OTHERS), browser.text("#log-lines")));

    let before = revision(&ada);
    place(&ada, 1);
    assert!(revision(&ada) > before);
    // What Ben decides now is answered with a page that was drawn after Ada's decision.
    place(&ben, 2);
    watcher.reload();
    let log = ben.text("#log-lines");
    assert!(!log.contains("Ada places"), "{log}");
    assert!(ben.text("#log-lines").contains("Ben places") && ada.text("#log-lines").contains("Ada places"));
    assert_eq!(ben.text(OTHERS), secret[0].0);
    assert_eq!((watcher.text(OTHERS), watcher.text("#log-lines")), secret[1]);
    assert_eq!(watcher.count("[data-acts], #act"), 0, "an onlooker decides nothing");
    for (browser, other) in [(&ben, "green"), (&ada, "yellow"), (&watcher, "green")] {
        assert!(!browser.source().contains(&format!("{other}-plan")), "a plan of {other} is told");
    }
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
    browser.click("label:has(> [name=kind1][value=person])");
    browser.click("#start");
    browser.wait("the curtain", |browser| browser.shows(".curtain"));
    assert_eq!(browser.count("#mat, #map, #log, [data-acts], #act"), 0);
    browser.click(".curtain .btn");
    browser.wait("the mat of the first", |browser| browser.shows("#mat"));
    let first = browser.attribute("#table", "data-seat");
    let before = revision(&browser);
    browser.click("#act [value=confirm]");
    browser.wait("the curtain", |browser| browser.shows(".curtain"));
    assert_eq!(browser.count("#mat, #map, #log, [data-acts], #act"), 0);
    browser.click(".curtain .btn");
    browser.wait("the mat of the second", |browser| browser.shows("#mat"));
    assert_ne!(browser.attribute("#table", "data-seat"), first);
    let _ = (before, newer);
}
