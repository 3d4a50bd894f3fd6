//! The production areas of a player, and what lies on the buildings.

use lang::Arg;

use super::parts::Area;
use super::scene::{COLORS, Scene};
use super::view::Board;
use crate::text::{pad, widest};

/// A row for each area: its building, what it makes, and how lazy and careful change the need.
pub(super) fn draw(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut head = vec![scene.page.plural("piece.production_area")];
    head.extend(scene.page.legend("board-areas-legend"));
    let mut lines = scene.page.items("", &head, "   ");
    for area in &scene.parts.production_area {
        lines.extend(row(scene, board, area));
    }
    lines
}

/// The row of one area.
pub(super) fn one(scene: &Scene<'_>, board: &Board, number: u8) -> Vec<String> {
    let area = scene.parts.production_area.iter().find(|area| area.id == number);
    area.map(|area| row(scene, board, area)).unwrap_or_default()
}

fn row(scene: &Scene<'_>, board: &Board, area: &Area) -> Vec<String> {
    let names = board.areas.values().flatten().map(|id| scene.card(id));
    let names = widest(names) * usize::from(scene.is_wide());
    let building = board.areas.get(&area.id).and_then(Option::as_ref);
    let name = building.map_or_else(|| scene.page.nothing(), |id| scene.card(id));
    let (lazy, careful) = (area.lazy.modifier, area.careful.modifier);
    let head = format!("  {} {lazy}/+{careful}  {}  ", area.id, pad(&name, names));
    let face = building.and_then(|id| scene.parts.card(id));
    let mut items = face.map(|card| scene.work(card)).unwrap_or_default();
    items.extend(marker(scene, board, area.id));
    if items.is_empty() {
        return vec![head.trim_end().to_owned()];
    }
    scene.page.items(&head, &items, " · ")
}

/// The marker that stands on an area.
fn marker(scene: &Scene<'_>, board: &Board, area: u8) -> Option<String> {
    let (marker, mode) = board.plan.iter().find_map(|(marker, space)| {
        let (number, mode) = space.as_ref()?.split_once('.')?;
        (number == area.to_string()).then_some((marker, mode))
    })?;
    let mode = format!("action.{mode}");
    let args = [("marker", Arg::Number((*marker).into())), ("mode", Arg::Word(&mode))];
    Some(scene.page.text("board-marker-here", &args))
}

/// `Goods (17 coins): coal 5, planks 2`.
pub(super) fn goods(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let coins = scene.page.number("board-coins", worth(scene, board));
    let name = format!("{} ({coins})", scene.page.plural("good.good"));
    scene.page.line(&name, &stock(scene, board), ", ")
}

/// The goods that somebody has, grapes by their Vineyard.
fn stock(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let plain = scene.parts.good.iter().filter_map(|good| {
        let count = board.goods.get(&good.id).copied().filter(|count| *count > 0)?;
        Some(format!("{} {count}", scene.good(&good.id)))
    });
    let grapes = COLORS.iter().filter_map(|color| {
        let count = board.grapes.get(*color).copied().filter(|count| *count > 0)?;
        let color = scene.page.word(&format!("colour.{color}"));
        Some(format!("{} ({color}) {count}", scene.good("grapes")))
    });
    plain.chain(grapes).collect()
}

/// What all goods are worth: a grape as much as there are assistants of its color.
fn worth(scene: &Scene<'_>, board: &Board) -> i64 {
    let plain = board.goods.iter().map(|(good, count)| scene.parts.price(good) * count);
    let labor = |color: &String| board.labor.get(color).copied().unwrap_or_default();
    let grapes = board.grapes.iter().map(|(color, count)| labor(color) * count);
    plain.chain(grapes).sum()
}
