//! The buildings of a player: rooms, roofs and crests.

use std::collections::BTreeMap;

use lang::Arg;

use super::parts::Building;
use super::scene::Scene;
use super::view::Board;

/// The rooms of a building by floor, and its crest.
type Rooms = BTreeMap<String, Option<String>>;

/// The name of a building's crest space.
const CREST: &str = "crest";

/// A line for each building.
pub(super) fn draw(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut head = vec![scene.page.plural("board.building")];
    head.extend(scene.page.legend("board-buildings-legend"));
    let mut lines = scene.page.items("", &head, "   ");
    for building in &scene.parts.building {
        if let Some(rooms) = board.buildings.get(&building.index) {
            lines.extend(row(scene, building, rooms));
        }
    }
    lines
}

/// How far each building is that somebody has begun: `1: 2/3, king kind, crest: lily`.
pub(super) fn begun(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let item = |building: &Building| {
        let rooms = board.buildings.get(&building.index)?;
        let count = characters(rooms).count();
        let count = (count > 0).then(|| format!("{count}/{}", building.rooms));
        let crest = rooms.get(CREST)?.as_ref().map(|crest| scene.tile(crest));
        let facts: Vec<String> = [count, kind(scene, rooms), crest].into_iter().flatten().collect();
        (!facts.is_empty()).then(|| format!("{}: {}", building.index, facts.join(", ")))
    };
    scene.parts.building.iter().filter_map(item).collect()
}

fn row(scene: &Scene<'_>, building: &Building, rooms: &Rooms) -> Vec<String> {
    let filled = characters(rooms).count() == building.rooms;
    let completed = filled && rooms.get(CREST).is_some_and(Option::is_some);
    let sign = if completed { "►" } else { " " };
    let roof = if filled { " " } else { "⌂" };
    let bonus = match building.bonus_ap {
        0 => "  ".to_owned(),
        ap => format!("+{ap}"),
    };
    let floors = floors(scene, building, rooms);
    let mut items: Vec<String> = floors.into_iter().collect();
    items.extend(kind(scene, rooms));
    items.push(crest(scene, building, rooms));
    let head = format!("{sign} {} {roof} {bonus}  ", building.index);
    scene.page.items(&head, &items, "  ")
}

/// `[1 2 gold] [2 –]`: the rooms from floor 1 upward.
fn floors(scene: &Scene<'_>, building: &Building, rooms: &Rooms) -> Option<String> {
    let room = |floor: usize| {
        let tile = rooms.get(&floor.to_string()).and_then(Option::as_ref);
        let bonus = tile.map_or_else(|| scene.page.nothing(), |tile| scene.bonus(tile));
        format!("[{floor} {bonus}]")
    };
    (building.rooms > 0).then(|| (1..=building.rooms).map(room).collect::<Vec<_>>().join(" "))
}

/// The kind that is bound to a building.
fn kind(scene: &Scene<'_>, rooms: &Rooms) -> Option<String> {
    let tile = characters(rooms).next()?;
    let kind = &scene.parts.character(tile)?.kind;
    Some(scene.page.word(&format!("character.kind_{kind}")))
}

/// The characters that live there.
fn characters(rooms: &Rooms) -> impl Iterator<Item = &String> {
    rooms.iter().filter(|(place, _)| *place != CREST).filter_map(|(_, tile)| tile.as_ref())
}

/// The crest, or what it costs and brings to place one.
fn crest(scene: &Scene<'_>, building: &Building, rooms: &Rooms) -> String {
    if let Some(crest) = rooms.get(CREST).and_then(Option::as_ref) {
        return scene.tile(crest);
    }
    let reward = format!("crest_reward.{}", building.index);
    let args = [("n", Arg::Number(building.crest_food_cost)), ("reward", Arg::Word(&reward))];
    scene.page.text("board-crest-space", &args)
}
