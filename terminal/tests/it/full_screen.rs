//! Whole games of Orléans by keys.

use bots::BotSpec;
use lang::Tongue;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use terminal::Player;

use crate::common::{AGAINST_BOT, BUSY, LARGE, SMALL, Screen, orleans};
use crate::whole::{assert_played_by_keys, game_over};

fn against_bot(size: (u16, u16)) -> Screen {
    Screen::new(orleans(&AGAINST_BOT, Tongue::English), size)
}

#[test]
fn the_first_option_all_the_way_ends_in_a_score() {
    for tongue in Tongue::ALL {
        let mut screen = Screen::new(orleans(&AGAINST_BOT, tongue), SMALL);
        for _ in 0..4000 {
            if screen.app.is_over() {
                break;
            }
            screen.key(KeyCode::Enter);
        }
        screen.assert_shows(&game_over(&orleans(&AGAINST_BOT, tongue)));
        screen.assert_shows("OR-18.3");
        screen.key(KeyCode::Esc);
        screen.key(KeyCode::Char('q'));
        assert!(screen.app.is_done(), "{tongue}: a game that is over is left at once");
    }
}

#[test]
fn random_choices_fit_on_both_screens() {
    let seats = [Player::Human, BUSY, BUSY, BUSY];
    assert_played_by_keys(|tongue| orleans(&seats, tongue), "OR-18");
}

#[test]
fn a_large_screen_shows_every_pane_and_a_small_one_the_chosen() {
    let mut large = against_bot(LARGE);
    for pane in ["[Options]", " Board ", " Mats ", " Log ", "Farm House", "Tracks", "Green (you)"] {
        large.assert_shows(pane);
    }
    let mut small = against_bot(SMALL);
    small.assert_shows("►  1  Place a farmer (starter) in the Village, slot 1");
    small.assert_hides("Tracks");
    small.key(KeyCode::Tab);
    small.assert_shows("[Board]");
    small.assert_shows("Tracks");
    small.key(KeyCode::End);
    small.assert_shows("Goods market");
    small.key(KeyCode::Tab);
    small.assert_shows("Farm House             ·boatman ·craftsman");
    small.key(KeyCode::BackTab);
    small.key(KeyCode::BackTab);
    small.assert_shows("[Options]");
}

#[test]
fn a_short_list_leaves_room_for_the_news() {
    let mut screen = against_bot(SMALL);
    screen.assert_hides("Green draws nobody.");
    while screen.shown().contains("Place a ") {
        screen.key(KeyCode::Enter);
    }
    screen.assert_shows("►  1  Confirm the plan");
    screen.assert_shows("► Green places a ");
}

#[test]
fn the_keys_fit_on_a_small_screen_in_every_language() {
    for (tongue, last) in Tongue::ALL.into_iter().zip(["q quit", "q koniec", "q esci"]) {
        Screen::new(orleans(&AGAINST_BOT, tongue), SMALL).assert_shows(last);
    }
}

#[test]
fn a_placement_is_taken_back() {
    let mut screen = against_bot(LARGE);
    screen.key(KeyCode::Enter);
    screen.assert_shows("► Green places a farmer (starter) in the Village.");
    screen.assert_shows("[farmer*]");
    screen.keys("u");
    screen.assert_shows("Taken back.");
    screen.assert_hides("[farmer*]");
    screen.keys("u");
    screen.assert_shows("there is nothing to take back");
}

#[test]
fn typing_filters_the_options() {
    let mut screen = against_bot(SMALL);
    screen.keys("/university TRADER");
    screen.assert_shows("Filter: university TRADER");
    screen.assert_shows("Place a trader (starter) in the University, slot 3");
    screen.assert_hides("Village");
    screen.keys("x");
    screen.assert_shows("no option contains `university TRADERx`");
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Backspace);
    screen.key(KeyCode::Enter);
    screen.assert_shows("University ·farmer ·craftsman [trader*]");
    screen.assert_hides("Filter");
}

#[test]
fn digits_go_to_an_option() {
    let mut screen = against_bot(SMALL);
    screen.keys("1");
    screen.assert_shows("►  1  ");
    screen.keys("2");
    screen.assert_shows("► 12  ");
    screen.keys("3");
    screen.assert_shows("►  3  ");
    screen.key(KeyCode::End);
    screen.assert_shows("► 19  Confirm the plan");
    screen.key(KeyCode::PageUp);
    screen.assert_hides("► 19");
}

#[test]
fn pop_ups_explain() {
    let mut screen = against_bot(LARGE);
    screen.keys("?");
    for expected in
        ["Explanation", "Option 1: Place a farmer", "Notation: farmer*>village.0", "OR-8"]
    {
        screen.assert_shows(expected);
    }
    screen.key(KeyCode::Esc);
    screen.assert_hides("Notation");
    screen.keys("ror-8.4");
    screen.key(KeyCode::Enter);
    screen.assert_shows("OR-8.4  Matching");
    screen.key(KeyCode::Esc);
    screen.keys("s");
    screen.assert_shows("OR-18.3");
    screen.key(KeyCode::Esc);
    screen.keys("h");
    screen.assert_shows("Hint of the strongest bot");
    screen.assert_shows("continuations looked at.");
    screen.key(KeyCode::Esc);
    screen.keys("k");
    screen.assert_shows("takes back your last step");
}

#[test]
fn a_hint_changes_nothing_of_the_game() {
    let after = |hint: bool| {
        let mut screen = Screen::new(
            orleans(&[Player::Human, Player::Bot(BotSpec::Busy)], Tongue::English),
            LARGE,
        );
        for step in 0..40 {
            if hint && step % 10 == 0 {
                screen.keys("hs");
                screen.key(KeyCode::Esc);
                screen.key(KeyCode::Esc);
                screen.keys("s");
                screen.key(KeyCode::Esc);
            }
            screen.key(KeyCode::End);
            screen.key(KeyCode::Enter);
        }
        screen.shown()
    };
    assert_eq!(after(true), after(false));
}

#[test]
fn quitting_asks_first_and_so_does_ctrl_c() {
    let mut screen = against_bot(SMALL);
    screen.keys("q");
    screen.assert_shows("Leave the game?");
    screen.keys("n");
    screen.assert_hides("Leave the game?");
    assert!(!screen.app.is_done());
    screen.keys("qy");
    assert!(screen.app.is_done());
    let mut screen = against_bot(SMALL);
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    screen.app.key(interrupt);
    assert!(!screen.app.is_done());
    screen.assert_shows("Leave the game?");
    screen.keys("w");
    screen.assert_shows("In which file?");
    screen.app.key(interrupt);
    screen.app.key(interrupt);
    assert!(screen.app.is_done(), "whoever insists is let go");
}

#[test]
fn a_curtain_hides_one_plan_from_the_next_person() {
    let mut screen = Screen::new(orleans(&[Player::Human; 2], Tongue::English), LARGE);
    screen.assert_shows("Green is next.");
    screen.assert_hides("Tracks");
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Enter);
    screen.assert_shows("Green places a farmer (starter) in the Village.");
    screen.key(KeyCode::End);
    screen.key(KeyCode::Enter);
    screen.assert_shows("Yellow is next.");
    screen.assert_hides("Green places");
    screen.keys("?hsrku");
    screen.assert_hides("Green places");
    screen.key(KeyCode::Enter);
    screen.assert_shows("Yellow (you)");
    screen.assert_hides("Green places");
    screen.assert_hides("[farmer*]");
}

#[test]
fn a_window_may_have_any_size() {
    let mut screen = against_bot((20, 5));
    screen.assert_shows("This window is too");
    for width in [1, 59, 60, 79, 110, 200] {
        for height in [1, 15, 16, 31, 32, 70] {
            let mut screen = against_bot((width, height));
            for _ in 0..4 {
                screen.shown();
                screen.key(KeyCode::Tab);
                screen.key(KeyCode::PageDown);
                screen.keys("?");
                screen.key(KeyCode::Down);
                screen.shown();
                screen.key(KeyCode::Esc);
            }
        }
    }
}

#[test]
fn a_finished_game_is_saved_and_proves_itself() {
    let file = std::env::temp_dir().join(format!("guildhall-screen-{}.replay", std::process::id()));
    let mut screen = against_bot(SMALL);
    while !screen.app.is_over() {
        screen.key(KeyCode::Enter);
    }
    screen.key(KeyCode::Esc);
    screen.keys(&format!("w{}", file.display()));
    screen.key(KeyCode::Enter);
    screen.assert_shows("The replay is saved in");
    let text = std::fs::read_to_string(&file).expect("the replay was written");
    std::fs::remove_file(&file).expect("the replay can be removed");
    let replay = kernel::replay::Replay::parse(&text).expect("a replay");
    replay.verify(shelf::find("orleans").unwrap().title).expect("every line is legal");
}

#[test]
fn a_running_game_is_saved_and_can_go_on() {
    let file = std::env::temp_dir().join(format!("guildhall-screen-{}.game", std::process::id()));
    let mut screen = against_bot(LARGE);
    screen.key(KeyCode::Enter);
    screen.keys(&format!("w{}", file.display()));
    screen.key(KeyCode::Enter);
    screen.assert_shows("guildhall play --resume");
    let text = std::fs::read_to_string(&file).expect("the game was written");
    std::fs::remove_file(&file).expect("it can be removed");
    let saved = terminal::Saved::read(&text).expect("a game");
    let mut spec = orleans(&saved.seats, Tongue::English);
    spec.begun = Some(saved.table);
    Screen::new(spec, LARGE).assert_shows("[farmer*]");
}
