//! The map: a line for each town.

use lang::Speaker;
use lang::words::capitalized;

use super::parts::Parts;
use super::view::{Mat, View};
use crate::text::{Page, pad};

/// Every town with its merchants and stations, and the ways that leave it with their goods.
pub(super) fn draw(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let head =
        [speaker.text("board-map", &[]), speaker.text("board-legend", &[]), legend(view, speaker)];
    let mut lines = vec![String::new()];
    lines.extend(page.items("", &head, "   "));
    for town in &parts.map.towns {
        let name = speaker.word(&format!("town.{}", town.id));
        let head = format!("  {} ", pad(&format!("{name}{}", pieces(view, speaker, &town.id)), 22));
        lines.extend(page.items(&head, &ways(parts, view, speaker, &town.id), "  "));
    }
    lines
}

/// Where a merchant is and where it can go.
pub(super) fn around(parts: &Parts, view: &View, page: &Page<'_>, town: &str) -> Vec<String> {
    let speaker = page.speaker;
    let merchant = capitalized(&speaker.word("piece.merchant"));
    let name = speaker.word(&format!("town.{town}"));
    page.items(&format!("{merchant}: {name}  "), &ways(parts, view, speaker, town), "  ")
}

/// `~Blois: wine`, roads first.
fn ways(parts: &Parts, view: &View, speaker: &Speaker, town: &str) -> Vec<String> {
    let mut ways: Vec<String> = Vec::new();
    for kind in ["road", "water"] {
        for edge in parts.map.edges.iter().filter(|edge| edge.kind == kind) {
            let Some(end) = edge.other_end(town) else { continue };
            let goods = edge.keys().iter().find_map(|key| view.map.get(key));
            let goods: Vec<String> = goods
                .into_iter()
                .flatten()
                .map(|good| speaker.word(&format!("good.{good}")))
                .collect();
            let mark = if kind == "road" { "-" } else { "~" };
            let name = speaker.word(&format!("town.{end}"));
            let colon = if goods.is_empty() { "" } else { ": " };
            ways.push(format!("{mark}{name}{colon}{}", goods.join(", ")));
        }
    }
    ways
}

/// ` @GB #Y`: whose merchants and stations are in a town.
fn pieces(view: &View, speaker: &Speaker, town: &str) -> String {
    let letters = letters(speaker, view.seats.len() as u8);
    let of = |has: &dyn Fn(&Mat) -> bool| -> String {
        view.seats.iter().zip(&letters).filter(|(mat, _)| has(mat)).map(|(_, c)| *c).collect()
    };
    let merchants = of(&|mat| mat.merchant == town);
    let stations = of(&|mat| mat.stations.iter().any(|built| built == town));
    let mut text = String::new();
    if !merchants.is_empty() {
        text += &format!(" @{merchants}");
    }
    if !stations.is_empty() {
        text += &format!(" #{stations}");
    }
    text
}

/// A letter for each player: the first of the name if these differ and are plain, else a number.
fn letters(speaker: &Speaker, players: u8) -> Vec<char> {
    let names = kernel::Seat::all(players).map(|seat| speaker.name(seat));
    let initials: Vec<char> = names.filter_map(|name| name.chars().next()).collect();
    let plain = initials.iter().filter(|letter| letter.is_ascii_alphabetic());
    let distinct: std::collections::BTreeSet<_> = plain.collect();
    if distinct.len() == usize::from(players) { initials } else { ('1'..='9').collect() }
}

/// Which letter is whose.
fn legend(view: &View, speaker: &Speaker) -> String {
    let players = view.seats.len() as u8;
    let names = kernel::Seat::all(players).map(|seat| speaker.name(seat));
    let pairs = letters(speaker, players).into_iter().zip(names);
    pairs.map(|(letter, name)| format!("{letter} {name}")).collect::<Vec<_>>().join(", ")
}
