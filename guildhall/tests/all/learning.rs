//! Rules and lessons in the terminal.

use crate::{TempFile, guildhall, guildhall_with, printed, printed_json, refused};

#[test]
fn the_rulebook_is_printed_in_the_chosen_language() {
    let english = printed(&["rules", "Orleans"]);
    let polish = printed(&["rules", "ORLÉANS", "--lang", "pl"]);
    assert!(english.starts_with("Orléans\n") && english.contains("[OR-1.1"), "{english}");
    assert_ne!(english, polish);
    assert!(english.lines().all(|line| line.chars().count() <= 88), "lines are wrapped");
    assert!(printed(&["rules", "orleans", "--exact"]).contains("**OR-8.4**"));
}

#[test]
fn a_rule_is_found_however_its_id_is_written() {
    let told = printed(&["rules", "tiletum", "TI-5.7", "--lang", "it"]);
    assert!(told.starts_with("TI-5.7  ("), "{told}");
    assert!(told.contains("guildhall rules tiletum TI-5.7 --exact"), "{told}");
    for typed in ["5.7", "ti-5.7", "ti5.7"] {
        assert_eq!(printed(&["rules", "tiletum", typed, "--lang", "it"]), told, "{typed}");
    }
    let exact = printed(&["rules", "tiletum", "5.7", "--exact"]);
    assert!(exact.contains("blue iron, pink food"), "{exact}");
    let chapter = printed(&["rules", "tiletum", "TI-5", "--exact"]);
    assert!(
        chapter.contains("TI-5.1") && chapter.contains("TI-5.8") && !chapter.contains("TI-6.1 ")
    );
    assert!(printed(&["rules", "tiletum", "card"]).contains("architect"));
    assert!(refused(&["rules", "tiletum", "TI-5.77"], 2).contains("did you mean `TI-5.7`?"));
}

#[test]
fn a_rule_as_json_has_its_exact_words_and_what_is_told_of_it() {
    let rule = printed_json(&["rules", "tiletum", "5.7", "--json", "--lang", "pl"]);
    assert_eq!(rule["id"], "TI-5.7");
    assert!(rule["text"].as_str().is_some_and(|text| text.contains("pink food")));
    assert!(rule["told"].as_array().is_some_and(|told| !told.is_empty()));
}

#[test]
fn a_lesson_is_played_line_by_line() {
    let list = printed(&["learn", "tiletum", "--lang", "pl"]);
    assert!(list.starts_with(" 1  dice") && list.contains("Twoja pierwsza tura"), "{list}");
    let lines =
        "\n\n\ndie pink 1\ndie pink 2\n\nb\n\n\nmerchant to koeln\nhouse koeln.1\nend\n\n\n";
    let output = guildhall_with(&["learn", "tiletum", "1"], lines);
    let text = String::from_utf8(output.stdout).expect("it prints text");
    assert!(output.status.success() && text.contains("one food and six action points"), "{text}");
    assert!(text.trim_end().ends_with("This lesson is over."), "{text}");
    let left = guildhall_with(&["learn", "tiletum", "dice"], "q\n");
    assert!(left.status.success());
    assert!(guildhall(&["learn", "tiletum", "dice"]).status.success(), "the input may end");
    assert!(refused(&["learn", "tiletum", "dize"], 2).contains("did you mean `dice`?"));
}

#[test]
fn check_names_file_line_and_mistake_of_a_lesson() {
    let broken = TempFile::new("02-dice.lesson", "TI-5.3  A die.\ngiven players=2\nsya welcome\n");
    let output = guildhall(&["check", broken.path()]);
    let text = String::from_utf8(output.stdout).expect("it prints text");
    assert!(text.contains(":3: `sya welcome`: no line begins like this"), "{text}");
    assert!(text.contains("not all hold"), "{text}");
}

#[test]
fn a_puzzle_is_asked_solved_and_answered_line_by_line() {
    let puzzle = lessons::puzzle::puzzles("tiletum").next().expect("puzzles ship");
    let list = printed(&["puzzles", "tiletum", "--play", "list", "--lang", "pl"]);
    assert!(list.contains(&puzzle.key) && list.contains("Jedna decyzja"), "{list}");
    let moves: Vec<&str> = puzzle.moves().collect();
    let lines = format!("{}\n{}\n", puzzle.instead.1, moves.join("\n"));
    let output = guildhall_with(&["puzzles", "tiletum", "--play", &puzzle.key], &lines);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.contains("Try again!"), "{text}");
    assert!(text.contains("That is it!") && text.contains("points better"), "{text}");
    let shown = guildhall_with(&["puzzles", "tiletum", "--play"], "a\n");
    assert!(String::from_utf8_lossy(&shown.stdout).contains("The answer: "));
    let wrong = format!("{}x", puzzle.key);
    let refusal = refused(&["puzzles", "tiletum", "--play", &wrong], 2);
    assert!(refusal.contains(&format!("did you mean `{}`?", puzzle.key)), "{refusal}");
}

#[test]
fn check_names_file_line_and_mistake_of_a_puzzle() {
    let text = "puzzle tiletum decision easy\nseat 0\nmargin soon\nsetup players=2\n";
    let broken = TempFile::new("soon.puzzle", text);
    let output = guildhall(&["check", broken.path()]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!output.status.success());
    assert!(text.contains("soon.puzzle:3: `margin soon`: `soon` is no such number"), "{text}");
    let (game, file, text) = lessons::puzzle::files()[0];
    let whole = TempFile::new(file, text);
    assert!(printed(&["check", whole.path()]).contains("all hold"), "{game} {file}");
}

/// Puzzles are sought without a word in a pipe, and beside it how far the positions came.
#[test]
fn puzzles_are_sought_in_games_of_bots() {
    let few = ["--games", "1", "--bot", "random", "--budget", "2it", "--keep", "0"];
    let found = guildhall(&[&["puzzles", "newdale"], &few[..]].concat());
    assert!(found.status.success() && found.stdout.is_empty());
    let tally = String::from_utf8_lossy(&found.stderr).into_owned();
    assert!(tally.starts_with("1 games, ") && tally.lines().count() == 1, "{tally}");
    assert!(refused(&["puzzles", "newdale", "--budget", "long"], 2).contains("400it or 50ms"));
    assert!(
        refused(&["puzzles", "newdale", "--bot", "gredy"], 2).contains("did you mean `greedy`?")
    );
}
