//! After the game: again with the same people, and on from a moment.

use browser::{Browser, Dealt, Hall, Wishes};
use kernel::Seat;

use crate::seat::{at, finished, is_marked, mark, sit};

fn seat(browser: &Browser) -> String {
    browser.wait("the table", |browser| browser.shows("#mat"));
    browser.attribute("#table", "data-seat")
}

#[test]
fn everybody_at_a_finished_table_is_called_to_the_rematch() {
    let hall = Hall::open();
    Dealt::orleans_for_two("for two, again").to_its_end().serve(&hall, "TABLE");
    let wishes = Wishes::default();
    let Some(ada) = sit(&hall, &hall.site(), Seat(0), wishes) else { return };
    let ben = sit(&hall, &hall.site(), Seat(1), wishes).expect("there was one before");
    mark(&ben);
    ben.click("#chat-text");
    ben.press("one more?\u{e007}");
    ada.wait("his question", |browser| browser.text("#again").contains("one more?"));
    ada.click("#rematch button");
    ada.wait("the new table", |browser| browser.path() != "/t/TABLE");
    assert_eq!(seat(&ada), "1", "everybody moves one seat further");
    ben.wait("the call", |browser| browser.text("#rematch").contains("Join"));
    assert!(is_marked(&ben), "without loading the page again");
    ben.click("#rematch button");
    ben.wait("the new table", |browser| browser.path() == ada.path());
    assert_eq!(seat(&ben), "0");
}

#[test]
fn a_game_goes_on_from_a_moment_against_bots() {
    let Some((_hall, browser)) = at(finished(), Wishes::default()) else { return };
    browser.visit("/t/TABLE?at=300");
    let then = browser.text(".where");
    browser.click("#branch summary");
    browser.click("#branch [name=seat][value='1']");
    browser.wait("a new table", |browser| !browser.path().starts_with("/t/TABLE"));
    assert_eq!(seat(&browser), "1");
    let round = then.split('·').next().unwrap_or_default().trim();
    assert!(browser.text(".where").contains(round), "{round}: {}", browser.text(".where"));
    browser.wait("a decision", |browser| browser.count("#act") == 1);
}
