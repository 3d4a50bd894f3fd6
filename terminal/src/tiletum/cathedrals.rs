//! The cathedrals: what they cost, what they bring, who has pillars there.

use lang::Arg;

use super::parts::{Cathedral, Cost};
use super::scene::Scene;
use super::view::City;
use crate::text::{pad, widest};

/// The width of the pillar spaces.
const SPACES: usize = 8;

/// A row for each cathedral.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut head = vec![scene.page.plural("board.cathedral")];
    head.extend(scene.page.legend("board-cathedrals-legend"));
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &head, "   "));
    let names = scene.parts.cathedral.iter().map(|cathedral| scene.town(&cathedral.city));
    let widest = widest(names);
    for cathedral in &scene.parts.cathedral {
        let head = format!("  {}  ", pad(&scene.town(&cathedral.city), widest));
        let row: Vec<String> = row(scene, cathedral).iter().map(|cell| pad(cell, SPACES)).collect();
        lines.extend(scene.page.items(&head, &row, "   "));
    }
    lines
}

/// The cathedral of a city, if there is one.
pub(super) fn at(scene: &Scene<'_>, city: &str) -> Option<String> {
    let cathedral = scene.parts.cathedral.iter().find(|cathedral| cathedral.city == city)?;
    Some(format!("† {}", row(scene, cathedral).join(": ")))
}

/// `|G □ □`, `stone 3 → 4 VP + 5 (3, 1)`.
fn row(scene: &Scene<'_>, cathedral: &Cathedral) -> Vec<String> {
    let Some(city) = scene.view.map.get(&cathedral.city) else { return Vec::new() };
    let Some(cost) = cost(scene, city) else { return vec![scene.page.nothing()] };
    if !cost.available {
        return vec![scene.page.word("piece.cost_none")];
    }
    let args = [("n", Arg::Number(cost.stone)), ("vp", Arg::Number(cost.vp))];
    let price = scene.page.text("board-cost", &args);
    vec![pillars(scene, cathedral, city), format!("{price} {}", tiles(city))]
}

fn cost<'a>(scene: &Scene<'a>, city: &City) -> Option<&'a Cost> {
    let id = city.cost.as_ref()?;
    scene.parts.building_cost_tile.iter().find(|cost| cost.id == *id)
}

/// Who has a pillar there, and the free spaces.
fn pillars(scene: &Scene<'_>, cathedral: &Cathedral, city: &City) -> String {
    let taken = city.pillars.iter().map(|seat| format!("|{}", scene.marks.row([*seat])));
    let free = cathedral.pillar_slots.saturating_sub(city.pillars.len());
    let free = std::iter::repeat_n("□".to_owned(), free);
    taken.chain(free).collect::<Vec<_>>().join(" ")
}

/// `+ 5 (3, 1)`: the tile on top, and those below it.
fn tiles(city: &City) -> String {
    let Some((top, below)) = city.tiles.split_first() else { return String::new() };
    let below: Vec<String> = below.iter().map(ToString::to_string).collect();
    if below.is_empty() { format!("+ {top}") } else { format!("+ {top} ({})", below.join(", ")) }
}
