//! Turn order, king track, corruption and fairs.

use std::iter::repeat_n;

use lang::Arg;

use super::parts::Fair as FairTile;
use super::scene::Scene;
use super::view::Fair;
use crate::text::{pad, widest};

/// Where the round stands: pass, order, king track and corruption.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = order(scene);
    lines.extend(king(scene));
    lines.extend(corruption(scene));
    lines
}

/// Who plays when; whose turn it is stands out.
fn order(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let name = |seat: &usize| {
        let sign = if view.turn == Some(*seat) { "►" } else { "" };
        format!("{sign}{}", scene.marks.name(*seat))
    };
    let names: Vec<String> = view.order.iter().map(name).collect();
    let mut items =
        vec![format!("{}: {}", scene.page.title("term.turn_order"), scene.page.listed(&names))];
    if view.pass > 0 {
        let turns = scene.parts.meta.turns_per_player_per_round;
        let args = [("n", Arg::Number(view.pass.into())), ("of", Arg::Number(turns.into()))];
        items.push(scene.page.text("board-pass", &args));
    }
    scene.page.items("", &items, "   ")
}

/// The discs, the leader first, and what the leader gets.
pub(super) fn king(scene: &Scene<'_>) -> Vec<String> {
    let disc = |(seat, space)| format!("{} {space}", scene.marks.name(seat));
    let discs: Vec<String> = scene.view.ranking().map(disc).collect();
    let prize = match &scene.view.king_tile {
        Some(tile) => scene.tile(tile),
        None => scene.page.number("board-vp", scene.parts.king_track.last_round_leader_vp),
    };
    let prize = scene.page.text("board-leader", &[("prize", Arg::Text(&prize))]);
    let discs = format!("{}: {}", scene.page.text("board-king", &[]), scene.page.listed(&discs));
    scene.page.items("", &[discs, prize], "   ")
}

/// The tokens turned up, how many will be, and what they can be.
fn corruption(scene: &Scene<'_>) -> Vec<String> {
    let tokens = &scene.view.corruption;
    let up: Vec<String> = tokens.up.iter().map(|value| loss(*value)).collect();
    let down = tokens.down.iter().flat_map(|(value, count)| repeat_n(loss(*value), *count));
    let down: Vec<String> = down.collect();
    let left = scene.parts.corruption.tokens_per_round.saturating_sub(tokens.up.len());
    let args = [
        ("up", Arg::Text(&scene.page.listed(&up))),
        ("left", Arg::Number(left as i64)),
        ("down", Arg::Text(&down.join(", "))),
    ];
    scene.page.wrap("", &scene.page.text("board-corruption", &args))
}

/// What a token costs everybody.
fn loss(value: u8) -> String {
    if value == 0 { "0".to_owned() } else { format!("-{value}") }
}

/// A row for each round: city, points, what counts, and who takes part as things stand.
pub(super) fn fairs(scene: &Scene<'_>) -> Vec<String> {
    let items = [scene.page.text("board-fairs", &[]), scene.page.text("board-fairs-legend", &[])];
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &items, "   "));
    let rows = scene.view.fairs.iter().filter_map(|(round, fair)| fair_row(scene, *round, fair));
    let rows: Vec<[String; 3]> = rows.collect();
    let cities = widest(rows.iter().map(|[city, ..]| city));
    let points = widest(rows.iter().map(|[_, points, _]| points)) * usize::from(scene.is_wide());
    for [city, points_for, who] in &rows {
        let head = format!("{}  ", pad(city, cities));
        let items = [pad(points_for, points), who.clone()];
        lines.extend(scene.page.items(&head, &items, "  "));
    }
    lines
}

/// `► 2  Troyes`, `7 VP  each crest`, `(Green)`; nothing before the fair is known.
fn fair_row(scene: &Scene<'_>, round: u8, fair: &Fair) -> Option<[String; 3]> {
    let (city, id) = (fair.city.as_ref()?, fair.tile.as_ref()?);
    let sign = if round == scene.view.round { "►" } else { " " };
    let tile = scene.parts.fair_tile.iter().find(|tile| tile.id == *id)?;
    let what =
        format!("{}  {}", points(scene, round, tile), scene.page.word(&format!("fair.{id}")));
    let who = match is_over(scene, round) {
        true => scene.page.text("board-fair-over", &[]),
        false => format!("({})", scene.page.listed(&guests(scene, city))),
    };
    Some([format!("{sign} {round}  {}", scene.town(city)), what, who])
}

/// The value of a fair: the tile's number and the board's.
fn points(scene: &Scene<'_>, round: u8, tile: &FairTile) -> String {
    let by_round = &scene.parts.fair_board_values.by_round;
    let printed = by_round.get(usize::from(round) - 1).copied().unwrap_or_default();
    let id = if tile.mode == "king_track" { "board-vp-plus" } else { "board-vp" };
    scene.page.number(id, tile.value + printed)
}

fn is_over(scene: &Scene<'_>, round: u8) -> bool {
    let now = scene.view.round;
    let scored = ["cleanup", "over"].contains(&scene.view.phase.as_str());
    round < now || round == now && scored
}

/// Who takes part as things stand: a house or the merchant is in the city. Titus always does.
fn guests(scene: &Scene<'_>, city: &str) -> Vec<String> {
    let houses = scene.view.map.get(city).map_or(&[][..], |city| &city.houses);
    let titus = scene.view.titus.is_some().then_some(scene.view.seats.len());
    let here = |(seat, merchant, _): &(usize, &str, &str)| {
        *merchant == city || houses.contains(&Some(*seat)) || Some(*seat) == titus
    };
    let guests = scene.view.meeples().filter(here);
    guests.map(|(seat, ..)| scene.marks.name(seat).to_owned()).collect()
}
