//! What was found, as the text of a puzzle.

use bots::puzzles::{Found, PuzzleSpec};
use kernel::rulings::{Line, Outcome, Pair, Step};
use lessons::puzzle::{Kind, Level, Puzzle};

/// A puzzle without a name yet.
pub(super) fn puzzle(game: &str, spec: &PuzzleSpec, found: &Found) -> Puzzle {
    let unread = |text: &String| (0, text.clone());
    Puzzle {
        file: String::new(),
        key: String::new(),
        game: game.to_owned(),
        kind: kind(found),
        level: Level::of(found.at_sight, found.options, found.solution.len(), found.clearness),
        seat: found.seat,
        margin: found.margin,
        options: found.options,
        position: position(spec, found),
        solution: found.solution.iter().map(unread).collect(),
        instead: unread(&found.instead),
        why: (0, found.gains.iter().map(|line| (line.label.to_owned(), line.points)).collect()),
    }
}

fn kind(found: &Found) -> Kind {
    match found.solution.len() {
        _ if found.last_round => Kind::End,
        1 => Kind::Decision,
        _ => Kind::Turn,
    }
}

/// The table and the list that leads to the position.
fn position(spec: &PuzzleSpec, found: &Found) -> Vec<Line> {
    let pair = |path: &str, value: &str| Pair { path: path.to_owned(), value: value.to_owned() };
    let mut table = vec![pair("players", &spec.players.to_string())];
    table.extend(spec.options.iter().map(|(name, value)| pair(name, value)));
    let setup = Step::Setup { table, refused: None };
    let played = found.lines.iter().map(|(actor, action)| Step::Act {
        actor: *actor,
        action: action.clone(),
        outcome: Outcome::Played,
    });
    std::iter::once(setup).chain(played).map(|step| Line { number: 0, step }).collect()
}
