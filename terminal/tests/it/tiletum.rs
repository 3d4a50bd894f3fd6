//! Whole games of Tiletum, line by line and by keys.

use bots::BotSpec;
use kernel::chance::{Fast, below};
use lang::{Speaker, Tongue};
use ratatui::crossterm::event::KeyCode;
use terminal::{PlaySpec, Player};

use crate::common::{AGAINST_BOT, LARGE, SMALL, Screen, screen, spec};

const BUSY: Player = Player::Bot(BotSpec::Busy);
const ALONE: [Player; 1] = [Player::Human];

fn tiletum(seats: &[Player], tongue: Tongue) -> PlaySpec {
    spec("tiletum", seats, tongue)
}

/// Lines that choose among the first options at random.
fn typed_at_random(lines: usize) -> String {
    let mut rng = Fast::new(7, 0);
    (0..lines).map(|_| format!("{}\n", 1 + below(&mut rng, 14))).collect()
}

fn game_over(tongue: Tongue) -> String {
    let info = shelf::find("tiletum").expect("Tiletum is on the shelf").info();
    Speaker::new(tongue, info, &[]).text("game-over", &[])
}

#[test]
fn a_whole_game_is_typed_in_every_language_and_no_line_is_too_wide() {
    for tongue in Tongue::ALL {
        let typed = typed_at_random(6000) + "b\nm\ns\nl 999\n";
        let shown = screen(tiletum(&[Player::Human, BUSY, BUSY, BUSY], tongue), &typed);
        assert!(shown.contains(&game_over(tongue)), "{tongue}: the game ends");
        assert!(shown.contains("TI-13.1"), "{tongue}: the score has its rules");
        let wide = shown.lines().find(|line| line.chars().count() > 100);
        assert_eq!(wide, None, "{tongue}");
    }
}

#[test]
fn a_solo_game_shows_titus() {
    for tongue in Tongue::ALL {
        let shown = screen(tiletum(&ALONE, tongue), &(typed_at_random(4000) + "m\n"));
        assert!(shown.contains(&game_over(tongue)), "{tongue}: the game ends");
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
    for (size, tongue) in [(SMALL, Tongue::Polish), (LARGE, Tongue::Italian)] {
        let mut screen = Screen::new(tiletum(&[Player::Human, BUSY, BUSY, BUSY], tongue), size);
        let mut rng = Fast::new(7, 0);
        while !screen.app.is_over() {
            screen.keys(&format!("{}", 1 + below(&mut rng, 9)));
            screen.key(KeyCode::Enter);
            if below(&mut rng, 8) == 0 {
                screen.key(KeyCode::Tab);
                screen.key(KeyCode::PageDown);
                screen.shown();
                screen.key(KeyCode::Esc);
            }
        }
        screen.assert_shows(&game_over(tongue));
        screen.assert_shows("TI-13.1");
    }
}

#[test]
fn players_have_their_colors() {
    let mut table = tiletum(&AGAINST_BOT, Tongue::English);
    table.color = true;
    let shown = screen(table, "b\nq\n");
    assert!(shown.contains("\u{1b}[32mGreen\u{1b}[39m"), "{shown}");
    assert!(shown.contains("#\u{1b}[33mY\u{1b}[39m"), "{shown}");
}
