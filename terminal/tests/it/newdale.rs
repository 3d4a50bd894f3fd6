//! Whole chapters of Newdale, line by line and by keys.

use lang::{Speaker, Tongue};
use ratatui::crossterm::event::KeyCode;
use terminal::{PlaySpec, Player};

use crate::common::{AGAINST_BOT, ALONE, BUSY, LARGE, SMALL, Screen, screen, spec};
use crate::whole::{assert_played_by_keys, assert_typed_to_its_end, game_over, typed_at_random};

const CHAPTERS: [&str; 10] = ["i", "ii", "iiia", "iiib", "iva", "ivb", "v", "vi", "vii", "viii"];

fn newdale(chapter: &str, seats: &[Player], tongue: Tongue) -> PlaySpec {
    let mut spec = spec("newdale", seats, tongue);
    spec.options.push(("chapter".to_owned(), chapter.to_owned()));
    spec
}

#[test]
fn every_chapter_is_typed_to_its_end_and_no_line_is_too_wide() {
    let tongues = Tongue::ALL.into_iter().cycle();
    for (chapter, tongue) in CHAPTERS.into_iter().zip(tongues) {
        let table = newdale(chapter, &[Player::Human, BUSY, BUSY, BUSY], tongue);
        assert_typed_to_its_end(table, &typed_at_random(7, 14, 4000), "ND-9.8");
    }
}

#[test]
fn a_chapter_is_played_alone_in_every_language() {
    for tongue in Tongue::ALL {
        let shown =
            screen(newdale("viii", &ALONE, tongue), &(typed_at_random(7, 14, 3000) + "b\n"));
        assert!(
            shown.contains(&game_over(&newdale("viii", &ALONE, tongue))),
            "{tongue}: the chapter ends"
        );
        let (_, end) = shown.rsplit_once("\n> b\n").expect("the board is looked at");
        let speaker = Speaker::new(tongue, shelf::find("newdale").expect("Newdale").info(), &[]);
        assert!(end.contains(&speaker.text("rival", &[])), "{tongue}: {end}");
    }
}

/// What the board and the player boards show of a chapter.
fn assert_shows(chapter: &str, expected: &[&str]) {
    let table = newdale(chapter, &[Player::Human, BUSY, BUSY], Tongue::English);
    let shown = screen(table, "1\n1\n1\nb\nm\nq\n");
    for expected in expected {
        assert!(shown.contains(expected), "{chapter}: `{expected}` is missing in\n{shown}");
    }
}

#[test]
fn the_whole_table_is_shown() {
    assert_shows(
        "i",
        &[
            "Chapter I: Soldiers' Meal",
            "Chapter goal: corn, bread, meat worth 8 → 6 VP, or 20 → 12 VP",
            "Turn order: ",
            "Event: ",
            "Events to come: ",
            "Labor market: yellow ",
            "Bag: yellow ",
            "Action board",
            "Black market         2 cards for 4 coal and 1 good of your choice.",
            "Pool",
            "draw pile ",
            "Map   # house",
            "Longsdale  #",
            "-Oakford -A-07",
            "Bonus fields",
            "(A-03, A-04, Fernleigh)",
            "Brown (you) · 3 VP · ",
            "Goods (5 coins): coal 5",
            "Action markers: 1, 2",
            "Secret mission: 2 VP for each house at the ",
            "1 -1/+1  Coal Mine  yellow 2, green 1 → coal (1)",
            "Hand",
            " coins (",
        ],
    );
}

#[test]
fn chapters_show_what_they_add() {
    assert_shows("iiia", &["~ bridge site", "~Birchmoor ~B-13", "range 2"]);
    assert_shows("iiib", &["= heavy road, 2 steps", " ="]);
    assert_shows("vii", &["Ships: Brown ", "0 0 1 2 3 4 6 8 10 12 VP", "harbor", "Set sail"]);
    assert_shows("viii", &["3 2 cards, 6 1 VP", "Sailors: 3× Cook (6 coins, 3 VP)", "Captain"]);
}

#[test]
fn a_question_comes_with_what_it_is_about() {
    let mut screen = Screen::new(newdale("ii", &ALONE, Tongue::English), LARGE);
    screen.assert_shows("Choose a card to discard.");
    screen.key(KeyCode::Enter);
    screen.keys("u");
    screen.assert_shows("Taken back.");
    let shown = crate::common::screen(newdale("ii", &ALONE, Tongue::English), "1\n1\n1\nq\n");
    let offered = |line: &str| Some(line.split_once("Travel with ")?.1.to_owned());
    let characters: Vec<String> = shown.lines().filter_map(offered).collect();
    assert_eq!(characters.len(), 2, "{shown}");
    for character in characters {
        assert!(shown.contains(&format!("\n{character}: ")), "{character} is explained:\n{shown}");
    }
}

#[test]
fn a_whole_chapter_is_played_by_keys_on_both_screens() {
    let seats = [Player::Human, BUSY, BUSY, BUSY];
    assert_played_by_keys(|tongue| newdale("vii", &seats, tongue), "ND-9.8");
}

#[test]
fn players_have_their_colors() {
    let mut table = newdale("i", &AGAINST_BOT, Tongue::English);
    table.color = true;
    let shown = screen(table, "b\nq\n");
    assert!(shown.contains("#\u{1b}[33mB\u{1b}[39m\u{1b}[90mG\u{1b}[39m"), "{shown}");
    assert!(shown.contains("\u{1b}[33mBrown\u{1b}[39m"), "{shown}");
}

#[test]
fn a_small_screen_says_how_much_of_the_hand_it_leaves_out() {
    let mut screen = Screen::new(newdale("i", &AGAINST_BOT, Tongue::English), SMALL);
    let says = |screen: &mut Screen| screen.shown().contains(" more lines: Tab");
    let found = (0..60).any(|_| {
        let said = says(&mut screen);
        screen.key(KeyCode::Enter);
        said
    });
    assert!(found, "{}", screen.shown());
}
