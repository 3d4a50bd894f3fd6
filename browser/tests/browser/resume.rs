//! Interruptions in the middle of a turn.

use browser::{Cable, Wishes};
use kernel::Seat;

use crate::clicker::Clicker;
use crate::seat::{at, is_marked, mark, newer, planning, revision, sit};

#[test]
fn a_page_that_is_loaded_again_shows_the_same_plan() {
    let Some((_hall, browser)) = at(planning(), Wishes::default()) else { return };
    let before = revision(&browser);
    while revision(&browser) == before {
        Clicker::new(1).click(&browser);
    }
    let plan = browser.text("#mat");
    let planned = revision(&browser);
    browser.reload();
    assert_eq!((browser.text("#mat"), revision(&browser)), (plan, planned));
    browser.wait("something to choose", |browser| browser.shows("#table [data-acts]"));
}

#[test]
fn a_server_that_is_killed_and_started_again_is_found_without_a_new_page() {
    let Some((mut hall, mut browser)) = at(planning(), Wishes::default()) else { return };
    browser.foresee("net::ERR_");
    mark(&browser);
    let before = revision(&browser);
    browser.click("#options summary");
    browser.click("#options [data-act]");
    newer(&browser, before);
    let planned = revision(&browser);
    hall.kill();
    browser.wait("the sign that it is gone", |browser| browser.shows("#offline"));
    hall.start();
    browser.wait("the sign to go", |browser| !browser.shows("#offline"));
    assert_eq!(revision(&browser), planned, "what was acknowledged is there");
    browser.click("#undo button");
    newer(&browser, planned);
    assert!(is_marked(&browser), "the page was not loaded again");
}

#[test]
fn what_is_decided_while_the_connection_is_lost_arrives_when_it_is_back() {
    let Some((hall, first)) = at(planning(), Wishes::default()) else { return };
    drop(first);
    let cable = Cable::to(hall.addr());
    let browser = sit(&hall, &cable.site(), Seat(0), Wishes::default());
    let mut browser = browser.expect("there was one before");
    browser.foresee("net::ERR_");
    mark(&browser);
    let before = revision(&browser);
    cable.pull();
    browser.wait("the sign that it is gone", |browser| browser.shows("#offline"));
    browser.click("#options summary");
    browser.click("#options [data-act]");
    cable.plug();
    newer(&browser, before);
    browser.wait("the sign to go", |browser| !browser.shows("#offline"));
    assert!(is_marked(&browser), "the page was not loaded again");
}
