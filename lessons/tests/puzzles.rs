//! Every puzzle that ships, by the rules as they are, in every language; and files with mistakes.

use std::collections::BTreeSet;

use kernel::rulings::Failure;
use kernel::{Actor, Title};
use lang::{Speaker, Tongue};
use lessons::puzzle::{Kind, Level, Puzzle, Tried, after, files, of_day, puzzles};

fn title(game: &str) -> &'static dyn Title {
    shelf::find(game).expect("puzzles lie beside a game").title
}

fn told(failures: &[Failure]) -> String {
    failures.iter().map(|failure| format!("\n{failure}")).collect()
}

/// Its position is reached, its solution is played and put into words in every language, every
/// other move is answered and changes nothing, and the board of the answer is drawn.
fn all_hold(game: &str) {
    let speaker = Speaker::new(Tongue::English, title(game).info(), &[]).seating(2);
    for puzzle in puzzles(game) {
        let faults = [puzzle.check(title(game)), puzzle.check_shown(title(game))].concat();
        assert!(faults.is_empty(), "{}", told(&faults));
        let mut trial = puzzle.at(title(game), &[]).expect("it was checked");
        let first: Vec<String> = puzzle.moves().take(1).map(str::to_owned).collect();
        assert!(trial.areas(&first, &speaker).is_some(), "{game} {} is drawn", puzzle.key);
        while let Some(&(place, _)) = trial.left().first() {
            let wanted: BTreeSet<&str> = trial.left().iter().map(|(_, action)| *action).collect();
            let legal = trial.game().notations(Actor::Seat(puzzle.seat));
            for action in legal.iter().filter(|action| !wanted.contains(action.as_str())) {
                assert_eq!(trial.reply(action), Tried::Other, "{game} {}", puzzle.key);
            }
            trial.go_on(place).unwrap_or_else(|stray| panic!("{game} {}: {stray}", puzzle.key));
        }
        assert!(trial.is_solved() && trial.legal().is_empty());
    }
}

#[test]
fn every_puzzle_of_craftsmen_holds() {
    all_hold("craftsmen");
}

#[test]
fn every_puzzle_of_newdale_holds() {
    all_hold("newdale");
}

#[test]
fn every_puzzle_of_orleans_holds() {
    all_hold("orleans");
}

#[test]
fn every_puzzle_of_tiletum_holds() {
    all_hold("tiletum");
}

#[test]
fn every_file_is_read_written_back_and_lies_beside_its_game() {
    let mut names = BTreeSet::new();
    for (game, file, text) in files() {
        let puzzle = Puzzle::parse(file, text).unwrap_or_else(|faults| panic!("{}", told(&faults)));
        assert_eq!(puzzle.game, *game, "{file}");
        assert_eq!(puzzle.to_string(), *text, "{game} {file}");
        assert!(names.insert((*game, puzzle.key)), "{game} {file}");
    }
}

#[test]
fn every_day_of_a_round_has_another_puzzle() {
    for entry in shelf::games() {
        let count = puzzles(entry.key()).count() as u64;
        let keys = (0..count).filter_map(|day| of_day(entry.key(), 700 * count + day));
        let days: Vec<&str> = keys.map(|puzzle| puzzle.key.as_str()).collect();
        assert_eq!(days.iter().collect::<BTreeSet<_>>().len(), count as usize);
        let next = of_day(entry.key(), 0).and_then(after).map(|puzzle| puzzle.key.as_str());
        assert_eq!(next, days.get(1).copied(), "the next puzzle is tomorrow's");
    }
}

/// How many puzzles of a game ship at least: a good month of days.
const ENOUGH: usize = 40;

/// There are puzzles of every kind, easy ones and hard ones.
#[test]
fn every_game_has_enough_puzzles_of_all_three_kinds() {
    for game in shelf::games().iter().map(|entry| entry.key()) {
        let count = |kind| puzzles(game).filter(|one| one.kind == kind).count();
        let kinds = Kind::ALL.map(count);
        assert!(kinds.iter().sum::<usize>() >= ENOUGH, "{game}: {kinds:?}");
        assert!(kinds.iter().all(|count| *count > 0), "{game}: {kinds:?}");
        let levels: BTreeSet<&str> = puzzles(game).map(|one| one.level.name()).collect();
        assert_eq!(levels.len(), Level::ALL.len(), "{game}: only {levels:?}");
    }
}

/// The explanation is made from the score sheet: the answer brings more than the other move, and
/// what is said begins with the line that it brings it on.
#[test]
fn every_answer_is_explained_by_points_that_it_brings() {
    let mut poor = Vec::new();
    for puzzle in shelf::games().iter().flat_map(|entry| puzzles(entry.key())) {
        let title = title(&puzzle.game);
        let speaker = Speaker::new(Tongue::English, title.info(), &[]).seating(2);
        let reason = puzzle.reason(title, &speaker).expect("it was checked");
        let brought: i32 = puzzle.why.1.iter().map(|(_, points)| points).sum();
        if brought <= 0 || !reason.starts_with("Brings ") {
            poor.push(format!("{} {}: {reason}", puzzle.game, puzzle.key));
        }
    }
    assert!(poor.is_empty(), "{} say nothing for the answer:\n{}", poor.len(), poor.join("\n"));
}

#[test]
fn no_position_is_asked_twice() {
    let mut seen = BTreeSet::new();
    for puzzle in shelf::games().iter().flat_map(|entry| puzzles(entry.key())) {
        let list: String =
            puzzle.position.iter().map(|line| format!("{:?}\n", line.step)).collect();
        let name = format!("{} {}", puzzle.game, puzzle.key);
        assert!(seen.insert((puzzle.game.clone(), list)), "{name} is asked twice");
    }
}

/// A puzzle of Tiletum that is not a good one, but holds.
const SMALL: &str = "\
puzzle tiletum decision easy
seat 0
margin 2.5
options 7

given players=2
# the first turn

solve die pink 2
instead die pink 1
";

fn small(change: impl Fn(&str) -> String) -> Vec<String> {
    let text = change(SMALL);
    let faults = match Puzzle::parse("games/tiletum/puzzles/small.puzzle", &text) {
        Ok(puzzle) => puzzle.check(title("tiletum")),
        Err(faults) => faults,
    };
    faults.iter().map(ToString::to_string).collect()
}

/// A file with a mistake names the line and what is wrong.
#[test]
fn a_mistake_is_named_with_its_line() {
    let cases = [
        (
            "tiletum decision",
            "tiletum decison",
            ":1: `puzzle tiletum decison easy`: `decison` is no such word\nhint: did you mean `decision`?",
        ),
        ("puzzle tiletum decision easy", "seat 0", ":1: `seat 0`: a puzzle opens with its game"),
        ("margin 2.5", "margin much", ":3: `margin much`: `much` is no such number"),
        ("margin 2.5", "margin 0", ":10: `margin`: the solution is not better than other moves"),
        ("given players=2", "given players=9", ":6: `given`: "),
        ("solve die pink 2\n", "", ":9: `solve`: the puzzle has no solution"),
        ("solve die pink 2", "solve fly away", ":9: `fly away`: no action is written"),
        ("instead die pink 1", "instead die pink 2", ":10: `die pink 2`: it is no other move"),
        (
            "instead die pink 1",
            "instead die pink 1\nwhy fame=2",
            ":11: `why`: no line of the score is `fame`",
        ),
        ("options 7", "options 6", ":1: `options 6`: seat 0 has "),
        (
            "solve die",
            "0 die pink 1 refused TI-5.3\nsolve die",
            ":9: `0 die pink 1 refused TI-5.3`: only",
        ),
    ];
    for (text, other, message) in cases {
        let faults = small(|puzzle| puzzle.replacen(text, other, 1));
        let named = |fault: &String| fault.contains(&format!("small.puzzle{message}"));
        assert!(faults.iter().any(named), "{other}: {faults:#?}");
    }
}

/// The moves of a turn may be made in any order that leads to the same position, and in no other.
#[test]
fn a_turn_may_be_played_in_another_order() {
    let all = shelf::games().iter().flat_map(|entry| puzzles(entry.key()));
    let mut swapped = 0;
    for puzzle in all.filter(|puzzle| puzzle.kind != Kind::Decision && puzzle.solution.len() > 1) {
        let start = puzzle.at(title(&puzzle.game), &[]).expect("it was checked");
        for (place, action) in start.left().into_iter().skip(1) {
            if start.reply(action) == Tried::Right(place) {
                let other = puzzle.at(title(&puzzle.game), &[place]).expect("it leads on");
                assert_eq!(other.left().len(), puzzle.solution.len() - 1);
                swapped += 1;
            }
        }
    }
    assert!(swapped > 0, "no turn has two orders");
}
