//! Whole games.

use browser::{Dealt, Wishes};
use table::Chair;

use crate::clicker::Clicker;
use crate::layout::Inspector;
use crate::seat::{at, planning};

#[test]
fn a_game_of_orleans_is_played_by_clicks_from_its_beginning_to_its_result() {
    play("orleans");
}

#[test]
fn a_game_of_tiletum_is_played_by_clicks_from_its_beginning_to_its_result() {
    play("tiletum");
}

#[test]
fn a_game_of_newdale_is_played_by_clicks_from_its_beginning_to_its_result() {
    play("newdale");
}

#[test]
fn a_game_of_craftsmen_is_played_by_clicks_from_its_beginning_to_its_result() {
    play("craftsmen");
}

/// Plays a whole game against a bot by clicks on pieces and buttons alone, on a desk, on a phone
/// and on a phone that is turned, in three languages. Deal, rival and clicks are always the same.
fn play(game: &str) {
    let chairs = vec![Chair::person("Ada"), Chair::bot("Jeanne", "greedy")];
    let dealt = Dealt::new(game, "Played by clicks", chairs);
    let Some((_hall, browser)) = at(&dealt, Wishes::default()) else { return };
    let mut clicker = Clicker::new(1);
    let mut inspector = Inspector::default();
    while clicker.click(&browser) {
        inspector.look(&browser);
    }
    inspector.is_content(game);
    if !browser.shows(".breakdown") {
        browser.click("#prompt a");
    }
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
