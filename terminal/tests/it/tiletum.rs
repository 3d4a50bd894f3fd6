//! Whole games of Tiletum, line by line and by keys.

use lang::Tongue;
use ratatui::crossterm::event::KeyCode;
use terminal::{PlaySpec, Player};

use crate::common::{AGAINST_BOT, ALONE, BUSY, LARGE, Screen, screen, spec};
use crate::whole::{assert_played_by_keys, assert_typed_to_its_end, game_over, typed_at_random};

fn tiletum(seats: &[Player], tongue: Tongue) -> PlaySpec {
    spec("tiletum", seats, tongue)
}

#[test]
fn a_whole_game_is_typed_in_every_language_and_no_line_is_too_wide() {
    for tongue in Tongue::ALL {
        let table = tiletum(&[Player::Human, BUSY, BUSY, BUSY], tongue);
        assert_typed_to_its_end(table, &typed_at_random(7, 14, 6000), "TI-13.1");
    }
}

#[test]
fn a_solo_game_shows_titus() {
    for tongue in Tongue::ALL {
        let shown = screen(tiletum(&ALONE, tongue), &(typed_at_random(7, 14, 4000) + "m\n"));
        assert!(shown.contains(&game_over(&tiletum(&ALONE, tongue))), "{tongue}: the game ends");
        let (_, end) = shown.rsplit_once("\n> m\n").expect("the boards are looked at");
        assert!(end.contains("Titus"), "{tongue}: {end}");
    }
}

#[test]
fn the_whole_table_is_shown() {
    let shown = screen(tiletum(&[Player::Human, BUSY, BUSY], Tongue::English), "b\nm\nq\n");
    for expected in [
        "Turn order: ",
        "King track, leader first: ",
        "The leader gets ",
        "Corruption: ",
        "Action wheel   yellow: gold",
        "6 AP",
        "joker action",
        "► 1  Tiletum",
        "(Green, Yellow, Blue)",
        "London †",
        "-Paris -Bruges -Antwerp -Cologne",
        "=Hamburg",
        "□*",
        "not built",
        " stone → ",
        "Contract market",
        "3 AP  ",
        "Character market",
        " kind)",
        "Bag: ",
        "Green (you) · 10 VP · gold ",
        "Storehouse: [1 ",
        "next: +1 VP and a pillar",
        "[1 –] [2 –] [3 –]",
        "crest for 2 food: 5 VP",
    ] {
        assert!(shown.contains(expected), "`{expected}` is missing in\n{shown}");
    }
}

#[test]
fn what_a_turn_brings_is_shown_with_the_next_question() {
    let mut screen = Screen::new(tiletum(&AGAINST_BOT, Tongue::English), LARGE);
    screen.keys("/take the");
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Tab);
    screen.assert_shows("dice: ");
    screen.keys("u");
    screen.assert_shows("Taken back.");
    screen.assert_shows("dice: –");
}

#[test]
fn a_whole_game_is_played_by_keys_on_both_screens() {
    let seats = [Player::Human, BUSY, BUSY, BUSY];
    assert_played_by_keys(|tongue| tiletum(&seats, tongue), "TI-13.1");
}

#[test]
fn players_have_their_colors() {
    let mut table = tiletum(&AGAINST_BOT, Tongue::English);
    table.color = true;
    let shown = screen(table, "b\nq\n");
    assert!(shown.contains("\u{1b}[32mGreen\u{1b}[39m"), "{shown}");
    assert!(shown.contains("#\u{1b}[33mY\u{1b}[39m"), "{shown}");
}
