//! Puzzles at the table: pages that work without any script.

use lessons::puzzle::{Kind, Level, Puzzle, day, of_day, puzzles};

use crate::client::Client;
use crate::hall::Hall;

const GAMES: [&str; 4] = ["craftsmen", "newdale", "orleans", "tiletum"];

fn today(game: &str) -> &'static Puzzle {
    of_day(game, day(std::time::SystemTime::now())).expect("the game has puzzles")
}

fn path(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", puzzle.game, puzzle.key)
}

/// The address at which a move is tried.
fn trying(puzzle: &Puzzle, at: &str, action: &str) -> String {
    let action =
        action.replace('+', "%2B").replace(' ', "+").replace('>', "%3E").replace('*', "%2A");
    format!("{}?at={at}&action={action}", path(puzzle))
}

/// Makes the moves of the solution one after the other; gives the last page.
fn solve(visitor: &mut Client, puzzle: &Puzzle) -> String {
    let mut at = String::new();
    for (place, action) in puzzle.moves().enumerate() {
        let answer = visitor.get(&trying(puzzle, &at, action));
        assert_eq!(answer.status, 303, "{} {action}: {}", puzzle.key, answer.body);
        at = if place == 0 { "0".to_owned() } else { format!("{at}-{place}") };
        assert_eq!(answer.header("location"), Some(format!("{}?at={at}", path(puzzle)).as_str()));
    }
    visitor.get(&format!("{}?at={at}", path(puzzle))).body
}

#[test]
fn todays_puzzle_is_solved_by_plain_pages_and_the_browser_remembers() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    let puzzle = today("tiletum");
    assert!(visitor.get("/?game=tiletum").body.contains("href=\"/puzzles/tiletum\""));
    let list = visitor.get("/puzzles/tiletum").body;
    assert!(list.contains(&format!("id=\"today\" href=\"{}\"", path(puzzle))), "{list}");
    assert!(list.contains("Solved: 0 of ") && !list.contains("in a row"), "{list}");
    let hard = puzzles("tiletum").filter(|one| one.level == Level::Hard).count();
    assert_eq!(list.matches("<small>hard</small>").count(), hard, "each says how hard it is");

    let asked = visitor.get(&path(puzzle)).body;
    assert!(asked.contains("id=\"lesson\"") && !asked.contains("data-wants"), "it tells nothing");
    assert!(!asked.contains("some-spoken") && asked.contains("id=\"puzzle-answer\""));
    let wrong = visitor.get(&trying(puzzle, "", &puzzle.instead.1)).body;
    assert!(wrong.contains("class=\"answer\"") && wrong.contains("Try again!"), "{wrong}");
    let refused = visitor.get(&trying(puzzle, "", "fly away")).body;
    assert!(refused.contains("class=\"answer\"") && !refused.contains("Try again!"), "{refused}");

    let right = solve(&mut visitor, puzzle);
    assert!(right.contains("That is it!") && right.contains("id=\"puzzle-next\""), "{right}");
    let list = visitor.get("/puzzles/tiletum").body;
    assert!(list.contains("Solved: 1 of ") && list.contains("1 day in a row"), "{list}");
    assert!(list.contains("Come back tomorrow!"), "{list}");
}

#[test]
fn whoever_looks_at_the_answer_sees_it_lit_and_has_not_solved_it() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    let puzzle = today("orleans");
    let shown = visitor.get(&format!("{}?answer=yes", path(puzzle))).body;
    assert!(shown.contains("The answer: ") && shown.contains("id=\"puzzle-again\""), "{shown}");
    assert!(solve(&mut visitor, puzzle).contains("That is it!"));
    assert!(visitor.get("/puzzles/orleans").body.contains("Solved: 0 of "));
}

#[test]
fn what_cannot_be_read_starts_anew_and_says_so() {
    let hall = Hall::open();
    let mut visitor = hall.client();
    visitor.cookies.push(("puzzled".to_owned(), "three".to_owned()));
    assert!(visitor.get("/puzzles/newdale").body.contains("could not be read"));
    assert!(!visitor.get("/puzzles/newdale").body.contains("could not be read"));
    let puzzle = today("newdale");
    let stray = visitor.get(&format!("{}?at=7-7", path(puzzle))).body;
    assert!(stray.contains("It begins anew"), "{stray}");
    for nowhere in ["/puzzles/chess", "/puzzles/newdale/nothing", "/puzzles/newdale/nothing/play"] {
        let answer = if nowhere.ends_with("play") {
            visitor.post(nowhere, "at=")
        } else {
            visitor.get(nowhere)
        };
        assert_eq!(answer.status, 404, "{nowhere}");
    }
}

/// Before the answer and after it a real table goes on, on the seat that was asked.
#[test]
fn a_table_goes_on_from_a_puzzle() {
    let hall = Hall::open();
    for game in GAMES {
        let Some(puzzle) = puzzles(game).find(|one| one.kind == Kind::Decision) else { continue };
        for at in ["", "0"] {
            let mut visitor = hall.client();
            let opened = visitor.post(&format!("{}/play", path(puzzle)), &format!("at={at}"));
            assert_eq!(opened.status, 303, "{game}: {}", opened.body);
            let page = visitor.get(&format!("/t/{}", opened.table())).body;
            assert!(page.contains(&format!("data-seat=\"{}\"", puzzle.seat)), "{game}: {page}");
        }
    }
}

/// The first puzzle of every kind is asked, answered and solved in every language; that every puzzle
/// holds is tried where they are made.
#[test]
fn puzzles_of_every_kind_are_told_in_every_language() {
    let hall = Hall::open();
    for tongue in ["en", "pl", "it"] {
        let mut visitor = hall.client();
        visitor.post("/settings", &format!("lang={tongue}"));
        for (game, kind) in GAMES.into_iter().flat_map(|game| Kind::ALL.map(|kind| (game, kind))) {
            let Some(puzzle) = puzzles(game).find(|one| one.kind == kind) else { continue };
            let all: Vec<String> = (0..puzzle.solution.len()).map(|n| n.to_string()).collect();
            for query in [String::new(), "?answer=yes".to_owned(), format!("?at={}", all.join("-"))]
            {
                let page = visitor.get(&format!("{}{query}", path(puzzle)));
                assert_eq!(page.status, 200, "{tongue} {}", path(puzzle));
                assert!(!page.body.contains("page-p") && !page.body.contains("class=\"answer\""));
            }
        }
    }
}
