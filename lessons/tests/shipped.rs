//! Every lesson that ships, by the rules as they are, in every language.

use std::collections::BTreeSet;

use kernel::rulings::Failure;
use kernel::{Actor, Title};
use lessons::{Lesson, Reply, files, lessons};

fn title(game: &str) -> &'static dyn Title {
    shelf::find(game).expect("lessons lie beside a game").title
}

/// Every lesson with the key of its game.
fn all() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    let keys = shelf::games().iter().map(|entry| entry.key());
    keys.flat_map(|key| lessons(key).map(move |lesson| (key, lesson)))
}

fn told(failures: &[Failure]) -> String {
    failures.iter().map(|failure| format!("\n{failure}")).collect()
}

#[test]
fn every_lesson_holds_on_every_way_through_it() {
    for (game, file, text) in files() {
        let lesson = Lesson::parse(file, text);
        let lesson = lesson.unwrap_or_else(|faults| panic!("{game}: {}", told(&faults)));
        let faults = lesson.check(title(game));
        assert!(faults.is_empty(), "{game}: {}", told(&faults));
    }
}

/// Every part that is lit is on the table, and every sentence is said in every language and short
/// enough for a phone.
#[test]
fn everything_that_a_lesson_shows_and_says_is_there() {
    for (game, lesson) in all() {
        let faults = lesson.check_shown(title(game));
        assert!(faults.is_empty(), "{game}: {}", told(&faults));
    }
}

#[test]
fn lessons_have_names_of_their_own() {
    let names: BTreeSet<(&str, String)> = files()
        .iter()
        .filter_map(|(game, file, text)| Some((*game, Lesson::parse(file, text).ok()?.key)))
        .collect();
    assert_eq!(names.len(), files().len());
}

/// The person's way, by the moves themselves: each wanted move is right, each other one is
/// answered, and nothing is played before it is right.
#[test]
fn other_moves_are_answered_and_change_nothing() {
    for (game, lesson) in all() {
        let mut moment = lesson.at(title(game), &[]).expect("a lesson begins");
        while let Some(beat) = moment.beat() {
            let before = moment.game().state();
            for action in moment.game().notations(Actor::Seat(lesson.learner)) {
                let wanted = beat.wants.contains(&action);
                let right = matches!(moment.reply(&action), Reply::Right(_));
                assert_eq!(right, wanted, "{game} {}: {action}", lesson.key);
            }
            assert_eq!(moment.game().state(), before);
            moment.go_on(0).unwrap_or_else(|stray| panic!("{game} {}: {stray}", lesson.key));
        }
    }
}

/// Every question that a person has met after all lessons of a game.
fn met(game: &str) -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    for lesson in lessons(game) {
        let walked = lesson.walk(title(game), |moment| {
            if moment.waits_for_move() {
                met.extend(moment.game().decision(lesson.learner).map(|asked| asked.ask));
            }
        });
        walked.expect("a lesson holds");
    }
    met
}

/// Whoever follows only the lessons has made every kind of decision of Tiletum himself.
#[test]
fn the_lessons_of_tiletum_ask_every_question_of_the_game() {
    let met = met("tiletum");
    let asks = title("tiletum").info().asks;
    let missing: Vec<_> = asks.iter().filter(|ask| !met.contains(**ask)).collect();
    assert!(missing.is_empty(), "no lesson asks {missing:?}");
}

#[test]
fn every_game_has_six_to_ten_lessons() {
    for entry in shelf::games() {
        let count = lessons(entry.key()).count();
        assert!((6..=10).contains(&count), "{}: {count} lessons", entry.key());
    }
}
