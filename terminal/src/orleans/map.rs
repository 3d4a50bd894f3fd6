//! The map: a line for each town.

use lang::Speaker;
use lang::words::capitalized;

use super::parts::Parts;
use super::view::{Mat, View};
use crate::marks::Marks;
use crate::text::{Page, pad};

/// Every town with its merchants and stations, and the ways that leave it with their goods.
pub(super) fn draw(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let whose = Marks::of(speaker, view.seats.len() as u8).legend().join(", ");
    let head = [speaker.text("board-map", &[]), speaker.text("board-legend", &[]), whose];
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
    let marks = Marks::of(speaker, view.seats.len() as u8);
    let of = |sign: &str, has: &dyn Fn(&Mat) -> bool| -> String {
        let owners = view.seats.iter().enumerate().filter(|(_, mat)| has(mat));
        let owners = marks.row(owners.map(|(seat, _)| seat));
        if owners.is_empty() { owners } else { format!(" {sign}{owners}") }
    };
    let merchants = of("@", &|mat| mat.merchant == town);
    merchants + &of("#", &|mat| mat.stations.iter().any(|built| built == town))
}
