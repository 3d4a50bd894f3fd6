//! The map of Europe: a line for each city.

use super::cathedrals;
use super::parts::HouseSpace;
use super::scene::Scene;
use super::view::City;
use crate::text::{pad, widest};

/// Every city with its roads, its house spaces, who stands there and its bonus tile.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &legend(scene), "   "));
    let ids = || scene.parts.map.city.iter().map(|city| city.id.as_str());
    let names = widest(ids().map(|city| name(scene, city)));
    let ways = widest(ids().map(|city| roads(scene, city))) * usize::from(scene.is_wide());
    for city in ids() {
        let head = format!("  {}  ", pad(&name(scene, city), names));
        let mut items = vec![pad(&roads(scene, city), ways)];
        items.extend(here(scene, city));
        lines.extend(scene.page.items(&head, &items, "  "));
    }
    for field in &scene.parts.map.road_field {
        let standing = standing(scene, &field.id);
        if !standing.is_empty() {
            lines.push(format!("  {}  {standing}", scene.town(&field.id)));
        }
    }
    lines
}

fn legend(scene: &Scene<'_>) -> Vec<String> {
    let mut items = vec![scene.page.title("board.map")];
    items.extend(scene.page.legend("board-map-legend"));
    items.push(scene.marks.legend().join(", "));
    items
}

/// `Praha †`: a city with a cathedral has a cross.
fn name(scene: &Scene<'_>, city: &str) -> String {
    let cathedral = scene.parts.cathedral.iter().any(|cathedral| cathedral.city == city);
    format!("{}{}", scene.town(city), if cathedral { " †" } else { "" })
}

/// What is in a city: house spaces, meeples, the fair to come and the bonus tile.
fn here(scene: &Scene<'_>, city: &str) -> Vec<String> {
    let Some(now) = scene.view.map.get(city) else { return Vec::new() };
    let mut items = vec![spaces(scene, city, now)];
    items.extend(Some(standing(scene, city)).filter(|standing| !standing.is_empty()));
    let fairs = scene.view.fairs.iter().filter(|(round, _)| **round >= scene.view.round);
    let fair = fairs.filter(|(_, fair)| fair.city.as_deref() == Some(city));
    items.extend(fair.map(|(round, _)| scene.page.number("board-fair-here", (*round).into())));
    items.extend(now.tile.as_ref().map(|tile| format!("[{}]", scene.bonus_tile(tile))));
    items
}

/// Where a meeple stands, where it can go, and what is there.
pub(super) fn around(scene: &Scene<'_>, piece: &str, node: &str) -> Vec<String> {
    let head = format!("{}: ", scene.page.title(&format!("piece.{piece}")));
    let mut items = vec![format!("{}  {}", scene.town(node), roads(scene, node))];
    items.extend(offered(scene, piece, node));
    scene.page.items(&head, &items, "   ")
}

/// The same, and what the next cities have to offer.
pub(super) fn ahead(scene: &Scene<'_>, piece: &str, node: &str) -> Vec<String> {
    let mut lines = around(scene, piece, node);
    for next in scene.parts.neighbors(node) {
        let city = beyond(scene, node, next).unwrap_or(next);
        let head = format!("  {}  ", way(scene, node, next));
        lines.extend(scene.page.items(&head, &offered(scene, piece, city), "  "));
    }
    lines
}

/// What a city has to offer to a meeple: cathedrals are the architect's affair.
fn offered(scene: &Scene<'_>, piece: &str, city: &str) -> Vec<String> {
    let mut items = here(scene, city);
    if piece == "architect" {
        items.extend(cathedrals::at(scene, city));
    }
    items
}

/// The city behind a road field, seen from a node.
fn beyond<'a>(scene: &Scene<'a>, node: &str, next: &str) -> Option<&'a str> {
    scene.parts.road_field(next).and_then(|field| field.beyond(node))
}

/// `-Paris`, one step, or `=London`, two steps over a road field.
fn way(scene: &Scene<'_>, node: &str, next: &str) -> String {
    match beyond(scene, node, next) {
        Some(city) => format!("={}", scene.town(city)),
        None => format!("-{}", scene.town(next)),
    }
}

/// All ways from a node.
fn roads(scene: &Scene<'_>, node: &str) -> String {
    let ways = scene.parts.neighbors(node).map(|next| way(scene, node, next));
    ways.collect::<Vec<_>>().join(" ")
}

/// `#G □2 □*`: whose houses stand there, and what the free spaces bring.
fn spaces(scene: &Scene<'_>, city: &str, now: &City) -> String {
    let parts = scene.parts.map.city.iter().find(|parts| parts.id == city);
    // The solo game is laid out for two.
    let players = scene.view.players.max(2);
    let open = parts.into_iter().flat_map(|parts| &parts.house_slots);
    let open = open.filter(|space| space.min_players <= players);
    let space = |(space, owner): (&HouseSpace, &Option<usize>)| match owner {
        Some(seat) => format!("#{}", scene.marks.row([*seat])),
        None => format!("□{}", bonus(space)),
    };
    open.zip(&now.houses).map(space).collect::<Vec<_>>().join(" ")
}

fn bonus(space: &HouseSpace) -> String {
    match space.bonus.as_str() {
        "building_trigger" => "*".to_owned(),
        _ => space.vp.map_or_else(String::new, |points| points.to_string()),
    }
}

/// `@GB &G`: whose merchants and architects stand there.
fn standing(scene: &Scene<'_>, node: &str) -> String {
    let merchants = scene.view.meeples().filter(|(_, merchant, _)| *merchant == node);
    let architects = scene.view.meeples().filter(|(.., architect)| *architect == node);
    let merchants = scene.marks.row(merchants.map(|(seat, ..)| seat));
    let architects = scene.marks.row(architects.map(|(seat, ..)| seat));
    let signed = [("@", merchants), ("&", architects)];
    let there = signed.into_iter().filter(|(_, who)| !who.is_empty());
    there.map(|(sign, who)| format!("{sign}{who}")).collect::<Vec<_>>().join(" ")
}
