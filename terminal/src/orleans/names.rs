//! Pieces by their names.

use std::collections::BTreeSet;

use kernel::Seat;
use lang::Speaker;

/// How often each name occurs, in the order of their first appearance.
pub(super) fn tally(names: &[String]) -> Vec<(&str, usize)> {
    let mut tally: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match tally.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => tally.push((name, 1)),
        }
    }
    tally
}

/// `knight 2`, for terms of one group.
pub(super) fn counted(speaker: &Speaker, group: &str, tally: &[(&str, usize)]) -> Vec<String> {
    let item = |&(name, count): &(&str, usize)| match count {
        1 => named(speaker, group, name),
        _ => format!("{} {count}", named(speaker, group, name)),
    };
    tally.iter().filter(|(_, count)| *count > 0).map(item).collect()
}

/// The name of a piece; a starter's star stays.
pub(super) fn named(speaker: &Speaker, group: &str, name: &str) -> String {
    match name.strip_suffix('*') {
        Some(kind) => speaker.word(&format!("{group}.{kind}")) + "*",
        None => speaker.word(&format!("{group}.{name}")),
    }
}

/// How each player is marked on the board: by the first letter of the name if these differ and
/// are plain (Z and Ż look alike), else by the first two or three, else by a number.
pub(super) fn marks(speaker: &Speaker, players: u8) -> Vec<String> {
    let names: Vec<String> = Seat::all(players).map(|seat| speaker.name(seat)).collect();
    let starts = |letters| -> Vec<String> {
        names.iter().map(|name| name.chars().take(letters).collect()).collect()
    };
    let found = (1..=3).map(starts).find(|marks| {
        let clear = |mark: &String| mark.is_ascii() || mark.chars().count() > 1;
        marks.iter().all(clear) && marks.iter().collect::<BTreeSet<_>>().len() == marks.len()
    });
    found.unwrap_or_else(|| (1..=players).map(|number| number.to_string()).collect())
}

/// Several marks in a row: `GB`, `Zi,Żó`.
pub(super) fn joined(marks: &[&str]) -> String {
    let single = marks.iter().all(|mark| mark.chars().count() == 1);
    marks.join(if single { "" } else { "," })
}

/// Which mark is whose.
pub(super) fn legend(speaker: &Speaker, players: u8) -> Vec<String> {
    let names = Seat::all(players).map(|seat| speaker.name(seat));
    let pairs = marks(speaker, players).into_iter().zip(names);
    pairs.map(|(mark, name)| format!("{mark} {name}")).collect()
}
