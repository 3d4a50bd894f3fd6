//! Games looked back upon.

use kernel::replay::Replay;
use serde_json::json;

use crate::{TempFile, printed, printed_json, refused, replay};

/// How many lines the analyzed games have: enough for decisions and chance, few enough that it
/// takes no time.
const LINES: usize = 12;

/// The end of a whole game, or its beginning.
fn part(end: bool) -> String {
    let mut whole = Replay::parse(&replay()).expect("it was just written");
    let title = shelf::find("orleans").expect("it is on the shelf").title;
    if end {
        let before = whole.lines.len() - LINES;
        let game = whole.play(title, before).expect("it was just played");
        whole.state = Some(game.state());
        whole.lines.drain(..before);
    } else {
        whole.lines.truncate(160);
        whole.end = None;
    }
    whole.to_string()
}

#[test]
fn analyse_tells_the_course_the_losses_the_luck_and_the_score() {
    let file = TempFile::new("analysed", &part(true));
    let text = printed(&["analyse", file.path(), "--budget", "16it"]);
    for told in ["Orléans · 2 players", "wins.", "Expected points", "Turning points", "Luck"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    let scores =
        &Replay::parse(&part(true)).expect("it can be read").end.expect("it is over").scores;
    let last = text.lines().last().expect("there is text");
    assert!(last.trim().starts_with("total"), "{text}");
    assert!(scores.iter().all(|score| last.contains(&score.to_string())), "{text}");
    assert!(!text.contains("page "), "a text is missing: {text}");
    let polish = printed(&["analyse", file.path(), "--budget", "16it", "--lang", "pl"]);
    assert!(polish.contains("Spodziewane punkty"), "{polish}");
}

#[test]
fn analyse_gives_json_and_is_the_same_on_any_number_of_threads() {
    let file = TempFile::new("analysed-json", &part(true));
    let told = |threads: &str| {
        printed_json(&["analyze", file.path(), "--json", "--budget", "16it", "--threads", threads])
    };
    let report = told("1");
    assert_eq!(report, told("2"));
    assert_eq!((&report["game"], &report["players"]), (&json!("orleans"), &json!(2)));
    assert_eq!((&report["budget"], &report["seed"]), (&json!("16it"), &json!(1)));
    assert_eq!(report["moments"].as_array().expect("a moment a line").len(), LINES + 1);
    assert_eq!(report["luck"].as_array().expect("one entry a seat").len(), 2);
}

#[test]
fn analyse_says_why_another_move_was_better() {
    let file = TempFile::new("analysed-why", &part(false));
    let args = ["analyse", file.path(), "--budget", "16it"];
    let told = |more: &[&str]| printed(&[&args[..], more].concat());
    let (text, page) = (told(&[]), told(&["--html"]));
    for (lang, text) in [("en", &text), ("pl", &told(&["--lang", "pl"]))] {
        let report = printed_json(&[&args[..], &["--json", "--lang", lang]].concat());
        let losses = report["losses"].as_array().expect("a list of losses");
        assert!(!losses.is_empty(), "a busy player is not the best one: {report}");
        for loss in losses {
            let why = loss["why"].as_str().expect("a reason");
            assert!(why.ends_with('.') && !why.contains("why"), "{why}");
            assert!(text.contains(why), "{why}: {text}");
            let gained = loss["gains"].as_array().expect("lines of the score").iter();
            let points = gained.map(|line| line["points"].as_i64().expect("whole points"));
            for points in points.filter(|points| *points > 0) {
                assert!(why.contains(&format!("+{points}")), "{why} of {loss}");
            }
            assert!(lang != "en" || page.contains(why), "{why}: {page}");
        }
    }
}

#[test]
fn analyse_makes_a_page_complete_in_one_file() {
    let file = TempFile::new("analysed-html", &part(true));
    let page = printed(&["analyse", file.path(), "--html", "--budget", "16it"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"), "{page}");
    assert_eq!(page.matches("<polyline").count(), 4, "{page}");
    assert!(!page.contains("http") && !page.contains("<script"), "{page}");
}

#[test]
fn analyse_takes_a_game_that_is_not_over() {
    let file = TempFile::new("analysed-early", &part(false));
    let text = printed(&["analyse", file.path(), "--budget", "16it"]);
    assert!(text.contains("Expected points") && !text.contains("wins."), "{text}");
}

#[test]
fn analyse_names_what_is_wrong_with_a_file() {
    let error = refused(&["analyse", "/no/such/file"], 1);
    assert!(error.contains("/no/such/file"), "{error}");
    let file = TempFile::new("analysed-not", "hello\n");
    let error = refused(&["analyse", file.path()], 1);
    assert!(error.contains("this is no replay"), "{error}");
    let file = TempFile::new("analysed-illegal", &part(false).replacen("\n0  ", "\n0  x", 1));
    let error = refused(&["analyse", file.path()], 1);
    assert!(error.contains("line ") && error.contains("no action is written"), "{error}");
    let error = refused(&["analyse", file.path(), "--budget", "soon"], 2);
    assert!(error.contains("400it"), "{error}");
    refused(&["analyse", file.path(), "--threads", "0"], 2);
    refused(&["analyse", file.path(), "--html", "--json"], 2);
}
