//! Whole games of Orléans by people who type their lines ahead.

use bots::BotSpec;
use lang::Tongue;
use terminal::Player;

use crate::common::{AGAINST_BOT, BUSY, orleans, screen};
use crate::whole::{assert_typed_to_its_end, game_over, typed_at_random};

#[test]
fn the_first_option_all_the_way_ends_in_a_score() {
    for tongue in Tongue::ALL {
        let shown = screen(orleans(&AGAINST_BOT, tongue), &"1\n".repeat(4000));
        let over = game_over(&orleans(&AGAINST_BOT, tongue));
        assert!(shown.contains(&over), "{tongue}: the game ends");
        assert!(shown.contains("OR-18.3"), "{tongue}: the score has its rules");
    }
}

#[test]
fn random_numbers_play_too_and_no_line_is_too_wide() {
    let typed = typed_at_random(7, 12, 40_000);
    for tongue in Tongue::ALL {
        let mut spec = orleans(&[Player::Human, BUSY, BUSY, BUSY], tongue);
        spec.options.push(("promo_tiles".to_owned(), "true".to_owned()));
        assert_typed_to_its_end(spec, &typed, "OR-18.5");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), "b\nm\n");
    assert!(shown.contains("3: citizen · 4: level 2"), "the board shows its citizens: {shown}");
    assert!(shown.ends_with("The input has ended; the game stops here.\nGoodbye.\n"), "{shown}");
}

#[test]
fn whoever_types_is_asked_before_a_game_is_lost() {
    let typed = |lines: &str| {
        let mut spec = orleans(&AGAINST_BOT, Tongue::English);
        spec.echo = false;
        screen(spec, lines)
    };
    let question = "Leave the game? Unless it is saved it is lost. [y leave  n stay  w save] ";
    let stayed = typed("q\nn\nu\nq\ny\nu\n");
    assert_eq!(stayed.matches(question).count(), 2, "{stayed}");
    assert_eq!(stayed.matches("there is nothing to take back").count(), 1, "{stayed}");
    assert!(stayed.ends_with(&format!("{question}Goodbye.\n")), "{stayed}");
    assert!(typed("q\nq\n").ends_with(&format!("{question}Goodbye.\n")), "he insists");
    assert!(typed("q\nw\n").contains("hint: save FILE"), "nothing is lost");
    assert!(!screen(orleans(&AGAINST_BOT, Tongue::English), "q\n").contains(question));
}

#[test]
fn lines_are_as_wide_as_the_terminal() {
    let mut spec = orleans(&AGAINST_BOT, Tongue::English);
    spec.width = 80;
    let shown = screen(spec, "1\nr OR-8.4\nl\n? 1\ns\nb\nm\nq\n");
    let wide: Vec<&str> = shown.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}

#[test]
fn commands_answer() {
    let typed = "?\n? 1\nh\nr or-8.4\nr OR-99\nsave\nu\n999\nconfrim\ns\nl\nq\n";
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), typed);
    for expected in [
        "plays that option",
        " points\n",
        "Option 1: ",
        "Notation: ",
        "OR-8.4  Matching: a slot of type T",
        "unknown rule `OR-99`",
        "hint: save FILE",
        "there is nothing to take back",
        "there is no option 999",
        "hint: did you mean `confirm`?",
        "coins",
        "Goodbye.",
    ] {
        assert!(shown.contains(expected), "`{expected}` is missing in\n{shown}");
    }
}

#[test]
fn a_placement_is_taken_back() {
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), "farmer*>village.0\nu\nq\n");
    assert!(shown.contains("Green places a farmer (starter) in the Village."), "{shown}");
    assert!(shown.contains("Taken back."), "{shown}");
}

#[test]
fn a_turn_is_taken_back_whole_and_brought_back_step_by_step() {
    let typed = "redo\nfarmer*>village.0\n1\nreset\nu\nredo\nredo\nredo\nq\n";
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), typed);
    assert_eq!(shown.matches("Taken back.").count(), 1, "{shown}");
    assert_eq!(shown.matches("Brought back.").count(), 2, "{shown}");
    assert_eq!(shown.matches("there is nothing to bring back").count(), 2, "{shown}");
    let (_, after) = shown.rsplit_once("> reset").expect("it was typed");
    assert!(after.contains("Green places a farmer (starter) in the Village."), "{after}");
}

#[test]
fn a_curtain_hides_one_plan_from_the_next_person() {
    let typed = "\nfarmer*>village.0\nconfirm\n\n";
    let shown = screen(orleans(&[Player::Human, Player::Human], Tongue::English), typed);
    let (first, second) = shown.split_once("Yellow is next.").expect("a curtain falls");
    assert!(first.contains("Green places a farmer (starter) in the Village."), "{first}");
    assert!(!second.contains("Green places"), "{second}");
    assert!(second.contains("Yellow> "), "{second}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let bots = [Player::Bot(BotSpec::Random); 3];
    let shown = screen(orleans(&bots, Tongue::Italian), "");
    assert!(shown.contains("La partita è finita."), "{shown}");
}

#[test]
fn a_finished_game_is_saved_and_proves_itself() {
    let file = std::env::temp_dir().join(format!("guildhall-{}.replay", std::process::id()));
    let typed = "1\n".repeat(4000);
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), &typed);
    let lines = shown.matches("Green> ").count();
    let typed = format!("{}save {}\nq\n", "1\n".repeat(lines), file.display());
    let shown = screen(orleans(&AGAINST_BOT, Tongue::English), &typed);
    assert!(shown.contains("The replay is saved in"), "{shown}");
    let text = std::fs::read_to_string(&file).expect("the replay was written");
    std::fs::remove_file(&file).expect("the replay can be removed");
    let replay = kernel::replay::Replay::parse(&text).expect("a replay");
    replay.verify(shelf::find("orleans").unwrap().title).expect("every line is legal");
}

#[test]
fn a_game_that_was_saved_goes_on_as_if_it_had_not_been_left() {
    let file = std::env::temp_dir().join(format!("guildhall-{}.game", std::process::id()));
    let whole = screen(orleans(&AGAINST_BOT, Tongue::English), &"1\n".repeat(60));
    let typed = format!("{}save {}\nq\n", "1\n".repeat(30), file.display());
    let begun = screen(orleans(&AGAINST_BOT, Tongue::English), &typed);
    assert!(begun.contains("guildhall play --resume"), "{begun}");
    let text = std::fs::read_to_string(&file).expect("the game was written");
    std::fs::remove_file(&file).expect("it can be removed");
    let saved = terminal::Saved::read(&text).expect("a game");
    assert_eq!(saved.seats, AGAINST_BOT);
    let mut spec = orleans(&saved.seats, Tongue::English);
    spec.begun = Some(saved.table);
    let rest = screen(spec, "l 5\nq\n");
    let last = |shown: &str| {
        let mut told = shown.lines().filter(|line| line.starts_with("· "));
        told.next_back().map(str::to_owned)
    };
    assert!(last(&begun).is_some_and(|line| rest.contains(&line)), "{rest}");
    assert!(last(&rest).is_some_and(|line| whole.contains(&line)), "{rest}");
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let refused = |text: &str| terminal::Saved::read(text).err().expect("it is refused");
    assert_eq!(refused(""), "this is no game that was laid aside");
    assert_eq!(refused("guildhall-game 1\n"), "`seats` is missing");
    assert_eq!(refused("guildhall-game 1\nseats human\nseed 1\n"), "its seed is none");
    assert!(refused("guildhall-game 1\nseats hal\n").starts_with("unknown player `hal`"));
}
