//! Whole games.

use browser::{Browser, Dealt, Wishes};
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
    tell_clicks(&browser, game, &clicker);
    if !browser.shows(".breakdown") {
        browser.click("#prompt a");
    }
    browser.wait("the result", |browser| browser.shows(".breakdown"));
    assert_eq!(browser.count(".breakdown thead th"), 3, "a score for each of two players");
}

/// As many as the game has room for, in the middle of it, on a desk.
#[test]
fn a_full_table_fits_a_desk() {
    for entry in shelf::games() {
        let rivals =
            (1..entry.info().players.1).map(|n| Chair::bot(format!("Rival {n}"), "greedy"));
        let chairs = [Chair::person("Ada")].into_iter().chain(rivals).collect();
        let dealt = Dealt::new(entry.key(), "A full table", chairs).until(|room| {
            let round = room.table().game().progress().round;
            round >= 3 && room.asked().iter().eq([kernel::Seat(0)])
        });
        let Some((_hall, browser)) = at(&dealt, Wishes::default()) else { return };
        let mut inspector = Inspector::default();
        inspector.look(&browser);
        inspector.is_content(entry.key());
    }
}

/// Says how many clicks the game took: for a decision, for a turn, which is what Ada does before
/// another moves, and what played itself.
fn tell_clicks(browser: &Browser, game: &str, clicker: &Clicker) {
    let fetched = browser.script("return fetch('/t/TABLE/replay').then(one => one.text())", &[]);
    let replay = fetched.as_str().unwrap_or_default();
    let actors: Vec<&str> =
        replay.lines().skip(2).filter_map(|line| line.split(' ').next()).collect();
    let moves: Vec<&str> = actors.into_iter().filter(|actor| ["0", "1"].contains(actor)).collect();
    let own = moves.iter().filter(|actor| **actor == "0").count();
    let turns = moves.chunk_by(|one, other| one == other).filter(|run| run[0] == "0").count();
    let Clicker { clicks, decisions, .. } = clicker;
    eprintln!(
        "{game}: {clicks} clicks, {decisions} decisions by them, {own} moves in {turns} turns: \
         {:.2} clicks a decision, {:.1} a turn",
        f64::from(*clicks) / f64::from(*decisions),
        f64::from(*clicks) / turns as f64,
    );
    assert!(
        *clicks <= 2 * decisions + decisions / 2,
        "{game}: a decision is two clicks, seldom three"
    );
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
