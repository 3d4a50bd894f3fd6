//! Whole games.

use browser::{Browser, Hall, Wishes};

use crate::clicker::Clicker;
use crate::seat::{at, planning};

#[test]
fn a_game_is_played_by_clicks_from_the_lobby_to_its_result() {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    for seat in 2..4 {
        browser.click(&format!("label:has(> [name=kind{seat}][value=none])"));
    }
    browser.click("[name=bot1] [value=busy]");
    browser.click("#start");
    let mut clicker = Clicker::new(1);
    while clicker.click(&browser) {}
    browser.click("#prompt a");
    browser.wait("the result", |browser| browser.shows(".breakdown"));
    assert_eq!(browser.count(".breakdown thead th"), 3, "a score for each of two players");
}

#[test]
fn pieces_glide_where_motion_is_welcome() {
    let wishes = Wishes { still: false, ..Wishes::default() };
    let Some((_hall, browser)) = at(planning(), wishes) else { return };
    browser.script(
        "const start = document.startViewTransition.bind(document);
        window.glides = 0;
        document.startViewTransition = change => { window.glides += 1; return start(change); }",
        &[],
    );
    let mut clicker = Clicker::new(2);
    for _ in 0..6 {
        clicker.click(&browser);
    }
    assert!(browser.script("return window.glides", &[]).as_u64() > Some(0));
}
