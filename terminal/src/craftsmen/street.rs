//! The street of a player: a row of buildings with cubes on their icons.

use super::cards;
use super::scene::Scene;
use super::view::Board;
use crate::text::{pad, widest};

/// A row for each building, from left to right.
pub(super) fn draw(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut head = vec![scene.page.title("piece.street")];
    head.extend(scene.page.legend("board-street-legend"));
    let mut lines = scene.page.items("", &head, "   ");
    let column = scene.column(widest(board.row.iter().map(|card| scene.card(card))));
    for (number, card) in board.row.iter().enumerate() {
        let items = [pad(&scene.card(card), column), work(scene, board, card)];
        lines.extend(scene.page.items(&format!(" {:>2} ", number + 1), &items, "  "));
    }
    lines
}

/// The street in one line: `sawmill (violet/green), mill (green/violet) ■`.
pub(super) fn in_short(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let item = |card: &String| {
        let icons = icons(scene, board, card);
        let signs: String = icons.iter().map(|(_, filled)| sign(*filled)).collect();
        format!("{} {signs}", scene.card(card)).trim_end().to_owned()
    };
    let items: Vec<String> = board.row.iter().map(item).collect();
    scene.page.line(&scene.page.title("piece.street"), &items, ", ")
}

/// The free icons that take a good; a cube of the fair fits any that takes a raw material.
pub(super) fn icons_for(scene: &Scene<'_>, board: &Board, good: Option<&str>) -> Vec<String> {
    let fits = |input: &str| good.map_or_else(|| scene.parts.is_raw(input), |good| good == input);
    let free = |card: &String| {
        let icons = icons(scene, board, card).into_iter();
        let free = icons.filter(|(input, filled)| !filled && fits(input)).map(|(input, _)| input);
        let name = scene.card(card);
        free.map(|input| format!("{name}: {} □", scene.good(&input))).collect::<Vec<_>>()
    };
    board.row.iter().flat_map(free).collect()
}

/// What a building makes, if a cube lies on every icon that it has.
pub(super) fn ready<'a>(scene: &Scene<'a>, board: &Board, card: &str) -> Option<&'a str> {
    let icons = icons(scene, board, card);
    let filled = !icons.is_empty() && icons.iter().all(|(_, filled)| *filled);
    scene.parts.building(card).filter(|_| filled).map(|building| building.output.as_str())
}

/// `grain ■ + barrel □ → beer, 3 VP`: what a building needs and has.
fn work(scene: &Scene<'_>, board: &Board, card: &str) -> String {
    let icon = |(good, filled): (String, bool)| format!("{} {}", scene.good(&good), sign(filled));
    let icons: Vec<String> = icons(scene, board, card).into_iter().map(icon).collect();
    format!("{}{}", icons.join(" + "), cards::output(scene, card, !icons.is_empty()))
}

/// The input icons of a building, and whether a cube lies there.
fn icons(scene: &Scene<'_>, board: &Board, card: &str) -> Vec<(String, bool)> {
    let inputs = scene.parts.building(card).map_or(&[][..], |building| &building.inputs);
    inputs.iter().map(|good| (good.clone(), board.has_filled(card, good))).collect()
}

fn sign(filled: bool) -> &'static str {
    if filled { "■" } else { "□" }
}
