//! Whole games of Craftsmen, line by line and by keys.

use lang::Tongue;
use ratatui::crossterm::event::KeyCode;
use terminal::{PlaySpec, Player};

use crate::common::{AGAINST_BOT, BUSY, LARGE, Screen, screen, spec};
use crate::whole::{assert_played_by_keys, assert_typed_to_its_end, typed_at_random};

fn craftsmen(seats: &[Player], tongue: Tongue) -> PlaySpec {
    spec("craftsmen", seats, tongue)
}

#[test]
fn a_whole_game_is_typed_in_every_language_and_no_line_is_too_wide() {
    for tongue in Tongue::ALL {
        let table = craftsmen(&[Player::Human, BUSY, BUSY, BUSY], tongue);
        assert_typed_to_its_end(table, &typed_at_random(7, 9, 4000), "CR-17.1");
    }
}

#[test]
fn the_whole_table_is_shown() {
    let shown = screen(craftsmen(&[Player::Human, BUSY, BUSY], Tongue::English), "1\nb\nm\nq\n");
    for expected in [
        "Year 1 of 3, spring · 3 work points a helper",
        "covering somebody costs 1 card or 1 VP",
        "Turn order: ",
        "Order-change track: 1 –, 2 –, 3 –",
        "Guilds   @ helpers, the lower one first",
        "Bankers' Guild     gold ",
        "Town Hall          silver ",
        "/4",
        "Face-up capital cards: A ",
        " · discard pile ",
        "Basic buildings · buy 3 · build 2 · mayor 1 card · deck ",
        "Advanced buildings · buy 10 · build 6 · mayor 3 cards · deck ",
        "  ⌂ ",
        " with a house, drawn first",
        "Granary: barrel ■ ■",
        "Fair: Yellow 0/3, Black 0/3, Red 0/3",
        "Ship I: bread 4 □ □",
        "most cubes: 7 VP –, 5 VP –, 3 VP –, 1 VP –",
        "Pool: privilege tokens 6, work tokens 6",
        "bread (3 VP): Bakery, Mill, Grain field, Sawmill",
        "Yellow (you) · ",
        "helpers ",
        "20 cubes in supply · fair 0/3 · privilege tokens 0/3 · work tokens 0/3",
        "Street   ■ cube",
        "  1 sawmill (",
        "→ wood",
        "Capital cards: 5",
        "paying power ",
        "Building cards: unknown 2 basic, 1 extended with a house",
    ] {
        assert!(shown.contains(expected), "`{expected}` is missing in\n{shown}");
    }
}

#[test]
fn every_question_comes_with_what_it_is_about() {
    let seats = [Player::Human, BUSY, BUSY];
    let typed = |seed| typed_at_random(seed, 4, 2000).replace("4\n", "4\nb\n");
    let shown: String =
        (0..6).map(|seed| screen(craftsmen(&seats, Tongue::English), &typed(seed))).collect();
    let missing: Vec<&str> = [
        "Sawmills in the box: ",
        "helper on the gold field",
        " work points left",
        "the work token's step",
        "Auction: ",
        "highest bid ",
        "mayor: ",
        "To pay: ",
        "laid down: ",
        "The first card costs ",
        "Fee to ",
        "  → ",
        "flour → granary: flour ",
        "Looking at: ",
        "Buying ",
        "Invested: ",
        "privilege used: ",
        "on top: ",
        "#Y",
    ]
    .into_iter()
    .filter(|expected| !shown.contains(expected))
    .collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn a_full_hand_is_told_its_limit() {
    let typed = "keep\nplace bankers\nplace bankers\npass\n".to_owned() + &"1\n".repeat(6);
    let shown = screen(craftsmen(&[Player::Human, BUSY, BUSY], Tongue::English), &typed);
    assert!(shown.contains(" capital cards, at most 8 allowed"), "{shown}");
}

#[test]
fn a_hand_is_shown_to_its_holder_alone() {
    let shown = screen(craftsmen(&AGAINST_BOT, Tongue::English), "m\nq\n");
    let (_, mats) = shown.split_once("> m\n").expect("the streets are looked at");
    assert_eq!(mats.matches("paying power ").count(), 1, "{mats}");
    assert_eq!(mats.matches("unknown 2 basic").count(), 1, "{mats}");
}

#[test]
fn a_question_stands_beside_the_table() {
    let mut screen = Screen::new(craftsmen(&AGAINST_BOT, Tongue::English), LARGE);
    screen.assert_shows("Keep your cards, or swap one.");
    screen.assert_shows("paying power ");
    screen.key(KeyCode::Enter);
    screen.assert_shows("Send a helper to a guild, or pass.");
}

#[test]
fn a_whole_game_is_played_by_keys_on_both_screens() {
    let seats = [Player::Human, BUSY, BUSY, BUSY];
    assert_played_by_keys(|tongue| craftsmen(&seats, tongue), "CR-17.1");
}

#[test]
fn players_have_their_colors() {
    let mut table = craftsmen(&[Player::Human, BUSY, BUSY], Tongue::English);
    table.color = true;
    let shown = screen(table, "1\n1\nb\nq\n");
    assert!(shown.contains("\u{1b}[33mYellow\u{1b}[39m"), "{shown}");
    assert!(shown.contains("@\u{1b}[33mY\u{1b}[39m"), "{shown}");
}
