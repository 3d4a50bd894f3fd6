//! The map of Europe: a line for each city.

use super::parts::{City as CityParts, HouseSpace};
use super::scene::Scene;
use super::view::City;
use crate::text::pad;

/// The width of the names.
const NAME: usize = 14;
/// The width of the roads.
const ROADS: usize = 39;

/// Every city with its roads, its house spaces, who stands there and its bonus tile.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &legend(scene), "   "));
    for city in &scene.parts.map.city {
        let head = format!("  {}", pad(&name(scene, &city.id), NAME));
        lines.extend(scene.page.items(&head, &row(scene, city), "  "));
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
    let mut items = vec![scene.title("board.map")];
    items
        .extend(scene.text("board-map-legend", &[]).split("  ").map(|sign| sign.trim().to_owned()));
    items.push(scene.marks.legend().join(", "));
    items
}

/// `Praha †`: a city with a cathedral has a cross.
fn name(scene: &Scene<'_>, city: &str) -> String {
    let cathedral = scene.parts.cathedral.iter().any(|cathedral| cathedral.city == city);
    format!("{}{}", scene.town(city), if cathedral { " †" } else { "" })
}

fn row(scene: &Scene<'_>, city: &CityParts) -> Vec<String> {
    let roads = roads(scene, &city.id);
    let mut items = vec![if scene.is_wide() { pad(&roads, ROADS) } else { roads }];
    items.extend(here(scene, &city.id));
    items
}

/// What is in a city: house spaces, meeples, the fair to come and the bonus tile.
fn here(scene: &Scene<'_>, city: &str) -> Vec<String> {
    let Some(now) = scene.view.map.get(city) else { return Vec::new() };
    let mut items = vec![spaces(scene, city, now)];
    items.extend(Some(standing(scene, city)).filter(|standing| !standing.is_empty()));
    let fairs = scene.view.fairs.iter().filter(|(round, _)| **round >= scene.view.round);
    let fair = fairs.filter(|(_, fair)| fair.city.as_deref() == Some(city));
    items.extend(fair.map(|(round, _)| scene.number("board-fair-here", (*round).into())));
    items.extend(now.tile.as_ref().map(|tile| format!("+ {}", scene.tile(tile))));
    items
}

/// Where a meeple stands, where it can go, and what is there.
pub(super) fn around(scene: &Scene<'_>, piece: &str, node: &str) -> Vec<String> {
    let head = format!("{}: ", scene.title(&format!("piece.{piece}")));
    let mut items = vec![format!("{}  {}", scene.town(node), roads(scene, node))];
    items.extend(here(scene, node));
    scene.page.items(&head, &items, "   ")
}

/// `-Paris =London`: one step to Paris, two over a road field to London.
fn roads(scene: &Scene<'_>, node: &str) -> String {
    let way = |to: &str| match scene.parts.road_field(to).and_then(|field| field.beyond(node)) {
        Some(city) => format!("={}", scene.town(city)),
        None => format!("-{}", scene.town(to)),
    };
    scene.parts.neighbors(node).map(way).collect::<Vec<_>>().join(" ")
}

/// `#G □2 □*`: whose houses stand there, and what the free spaces bring.
fn spaces(scene: &Scene<'_>, city: &str, now: &City) -> String {
    let parts = scene.parts.map.city.iter().find(|parts| parts.id == city);
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
