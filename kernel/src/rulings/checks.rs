//! What a line of an example asks of the game.

use serde_json::Value;

use super::path::find;
use super::table::Table;
use super::value::{agrees, show};
use super::{Pair, Waits, with_hint};
use crate::{Actor, Seat, Turn};

/// What a line got wrong: the part of it that is meant, and why.
pub(super) struct Fault {
    pub what: String,
    pub why: String,
}

/// The line holds, or these parts of it do not.
pub(super) type Verdict = Result<(), Vec<Fault>>;

/// Exactly these are legal.
pub(super) fn options(table: &Table, actor: Actor, expected: &[String]) -> Result<(), String> {
    if let Actor::Seat(seat) = actor {
        table.has(seat)?;
    }
    compare_lists(expected.to_vec(), table.game.notations(actor))
}

/// Exactly these outcomes, with these weights.
pub(super) fn odds(table: &Table, expected: &[(String, u32)]) -> Result<(), String> {
    let written = |(outcome, weight): &(String, u32)| format!("{outcome}:{weight}");
    let found = table.game.odds();
    compare_lists(expected.iter().map(written).collect(), found.iter().map(written).collect())
}

/// Exactly the same entries, in any order.
fn compare_lists(mut expected: Vec<String>, mut found: Vec<String>) -> Result<(), String> {
    expected.sort();
    found.sort();
    if expected == found {
        return Ok(());
    }
    let list = |entries: Vec<&String>| match entries.is_empty() {
        true => "none".to_owned(),
        false => entries.into_iter().map(String::as_str).collect::<Vec<_>>().join(" | "),
    };
    let missing = list(expected.iter().filter(|entry| !found.contains(entry)).collect());
    let surplus = list(found.iter().filter(|entry| !expected.contains(entry)).collect());
    Err(format!(
        "expected but not found: {missing}; found but not expected: {surplus}; found in all: {}",
        list(found.iter().collect())
    ))
}

/// The game waits for exactly these.
pub(super) fn asked(table: &Table, expected: &Waits) -> Result<(), String> {
    let question = |seat: Seat| {
        let decision = table.game.decision(seat);
        (seat, decision.map_or_else(|| "?".to_owned(), |decision| decision.ask.to_owned()))
    };
    let found = match table.game.turn() {
        Turn::Chance => Waits::Chance,
        Turn::Over => Waits::Over,
        turn => Waits::Seats(turn.seats().iter().map(question).collect()),
    };
    if found == *expected {
        return Ok(());
    }
    if let Waits::Seats(seats) = expected {
        for (_, ask) in seats {
            known("question", ask, table.game.info().asks)?;
        }
    }
    Err(format!("expected {}, found {}", show_waits(expected), show_waits(&found)))
}

fn show_waits(waits: &Waits) -> String {
    match waits {
        Waits::Seats(seats) => {
            let pair = |(seat, ask): &(Seat, String)| format!("{seat}={ask}");
            seats.iter().map(pair).collect::<Vec<_>>().join(" ")
        }
        Waits::Chance => "* (chance)".to_owned(),
        Waits::Over => "- (the game is over)".to_owned(),
    }
}

/// Every path holds its value; a path that is not there is a fault too.
pub(super) fn values_hold(
    what: &str,
    values: &[Pair],
    root: &Value,
    place: impl Fn(&str) -> String,
) -> Verdict {
    let wrong = |pair: &Pair| match find(root, &place(&pair.path)) {
        Ok(found) if agrees(&pair.value, &found) => None,
        Ok(found) => Some(format!("expected {}, found {}", pair.value, show(&found))),
        Err(why) => Some(why),
    };
    let faults = values
        .iter()
        .filter_map(|pair| wrong(pair).map(|why| fault(format!("{what} {}", pair.path), why)));
    all_of(faults.collect())
}

/// Every line of the score has these points.
pub(super) fn score(what: &str, table: &Table, seat: Seat, lines: &[(String, i32)]) -> Verdict {
    table.has(seat).map_err(one(what.to_owned()))?;
    let sheet = table.game.score();
    let score = &sheet.seats[seat.index()];
    let labels: Vec<&str> = score.lines.iter().map(|line| line.label).chain(["total"]).collect();
    let found = |label: &str| match label {
        "total" => score.total,
        _ => score.lines.iter().filter(|line| line.label == label).map(|line| line.points).sum(),
    };
    let wrong = |(label, points): &(String, i32)| {
        known("line of the score", label, &labels).err().or_else(|| {
            let found = found(label);
            (found != *points).then(|| format!("expected {points}, found {found}"))
        })
    };
    let faults = lines
        .iter()
        .filter_map(|line| wrong(line).map(|why| fault(format!("{what} {}", line.0), why)));
    all_of(faults.collect())
}

/// The seats stand in this order.
pub(super) fn ranking(table: &Table, expected: &[Vec<Seat>]) -> Result<(), String> {
    let found = table.game.score().ranking();
    if found == expected {
        return Ok(());
    }
    let show = |ranking: &[Vec<Seat>]| {
        let equals =
            |seats: &Vec<Seat>| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(",");
        ranking.iter().map(equals).collect::<Vec<_>>().join(" > ")
    };
    Err(format!("expected {}, found {}", show(expected), show(&found)))
}

/// The name is one of those known.
pub(super) fn known(kind: &str, name: &str, names: &[&str]) -> Result<(), String> {
    if names.contains(&name) {
        return Ok(());
    }
    Err(with_hint(format!("there is no {kind} `{name}`"), name, names.iter().copied()))
}

/// A part of a line, and what is wrong with it.
pub(super) fn fault(what: impl Into<String>, why: impl Into<String>) -> Fault {
    Fault { what: what.into(), why: why.into() }
}

/// The only fault of a line.
pub(super) fn one(what: String) -> impl FnOnce(String) -> Vec<Fault> {
    move |why| vec![fault(what, why)]
}

fn all_of(faults: Vec<Fault>) -> Verdict {
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
