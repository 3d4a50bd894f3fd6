//! Whole games.

use browser::{Browser, Hall, Wishes};

use crate::clicker::Clicker;
use crate::layout::Inspector;
use crate::seat::{at, planning};

#[test]
fn a_game_of_orleans_is_played_by_clicks_from_the_lobby_to_its_result() {
    play("orleans");
}

#[test]
fn a_game_of_tiletum_is_played_by_clicks_from_the_lobby_to_its_result() {
    play("tiletum");
}

#[test]
fn a_game_of_newdale_is_played_by_clicks_from_the_lobby_to_its_result() {
    play("newdale");
}

#[test]
fn a_game_of_craftsmen_is_played_by_clicks_from_the_lobby_to_its_result() {
    play("craftsmen");
}

/// Plays a whole game against a bot by clicks on pieces and buttons alone, on a desk, on a phone
/// and on a phone that is turned, in three languages.
fn play(game: &str) {
    let hall = Hall::open();
    let Some(browser) = Browser::open(&hall.site(), Wishes::default()) else { return };
    if !browser.shows(&format!("[name=pick][value={game}]:checked")) {
        browser.click(&format!("label:has(> [name=pick][value={game}])"));
        let picked = format!("#setup [name=game][value={game}]");
        browser.wait("the game to be picked", |browser| browser.count(&picked) == 1);
    }
    let most = shelf::find(game).expect("the game is on the shelf").info().players.1;
    for seat in 2..most {
        browser.click(&format!("label:has(> [name=kind{seat}][value=none])"));
    }
    browser.click("[name=bot1] [value=apprentice]");
    browser.click("#start");
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
