//! What changes from question to question.

use kernel::Seat;

use super::parts::Field;
use super::scene::Scene;
use super::view::Board;
use super::{areas, board, map, mats, sea};

/// The open work and the means, then what the question is about.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = now(scene, board);
    lines.extend(areas::goods(scene, board));
    lines.extend(around(scene, seat, board));
    lines
}

/// What is open, the last one last, and the points.
fn now(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut items = vec![scene.vp(board.track), scene.page.number("board-cards", board.cards)];
    if let Some(frame) = scene.view.frames.last() {
        let left = match frame.work.as_str() {
            "pay" => frame.left.map(|left| scene.page.number("board-to-pay", left)),
            "cover" => frame.missing.map(|n| scene.page.number("board-missing", n)),
            "market" | "night_watch" | "price" | "cover_cards" => {
                frame.left.map(|left| scene.page.number("board-cards-left", left))
            }
            _ => None,
        };
        items.extend(left);
        let mode = frame.area.zip(frame.mode.as_ref());
        items.extend(mode.map(|(area, mode)| scene.space(&format!("{area}.{mode}"))));
    }
    scene.page.items("", &items, " · ")
}

/// What the question is about.
fn around(scene: &Scene<'_>, seat: Seat, own: &Board) -> Vec<String> {
    match scene.view.question() {
        "plan" => plan(scene, own),
        "build" => {
            let mut lines = mats::hand(scene, own);
            lines.extend(board::pool(scene));
            lines.extend(sea::sailors(scene));
            lines
        }
        "opening" | "hands" | "swap" | "market" | "cover_cards" | "price" | "nate" | "halve"
        | "sell" | "night_watch" => mats::hand(scene, own),
        "town" => map::within_range(scene, seat.index()),
        "bonus" => fields_near(scene, own),
        "produce" | "cover" | "chain" => area(scene, own),
        "run" | "area" => areas::draw(scene, own),
        "sail" | "storm" => sea::ships(scene),
        "goal" | "mission" => board::goal(scene),
        "character" => offer(scene),
        "feast" | "good" => board::event(scene),
        "window" | "special" | "onyx" => board::market(scene),
        _ => Vec::new(),
    }
}

/// Areas, labor market and action board: what a plan is made of.
fn plan(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = board::market(scene);
    lines.extend(areas::draw(scene, own));
    lines
}

/// The area that is activated, and the assistants there are.
fn area(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let mut lines = board::market(scene);
    let area = scene.view.frames.last().and_then(|frame| frame.area);
    lines.extend(area.map(|area| areas::one(scene, own, area)).unwrap_or_default());
    if scene.view.question() == "chain" {
        lines.extend(mats::hand(scene, own));
    }
    lines
}

/// The bonus fields beside one's houses.
fn fields_near(scene: &Scene<'_>, own: &Board) -> Vec<String> {
    let near = |field: &Field| field.towns.iter().any(|town| own.houses.contains(town));
    map::fields(scene, near)
}

/// The characters to choose from.
fn offer(scene: &Scene<'_>) -> Vec<String> {
    let line = |id: &String| {
        let term = format!("character.{id}");
        scene.page.wrap(&format!("{}: ", scene.page.word(&term)), &scene.about(&term))
    };
    scene.view.offer.iter().flat_map(line).collect()
}
