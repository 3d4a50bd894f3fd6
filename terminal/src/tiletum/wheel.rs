//! The action wheel.

use lang::Arg;

use super::scene::Scene;
use super::view::Field;
use crate::marks::tally;
use crate::text::{pad, widest};

/// The width of the dice.
const DICE: usize = 28;

/// The wheel with its legend.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut head = vec![scene.page.title("die.wheel")];
    head.extend(legend(scene));
    let mut lines = vec![String::new()];
    lines.extend(scene.page.items("", &head, "   "));
    lines.extend(rows(scene));
    lines
}

/// A row for each value: its points, its action, its dice and the tile that lies there.
pub(super) fn rows(scene: &Scene<'_>) -> Vec<String> {
    let values = &scene.parts.wheel.segments_clockwise;
    let actions = widest(values.iter().map(|value| action(scene, *value)));
    let points = widest(values.iter().map(|value| points(scene, *value)));
    let head = |value: u8| {
        let points = pad(&self::points(scene, value), points);
        format!("  {value}  {points}  {}  ", pad(&action(scene, value), actions))
    };
    values
        .iter()
        .flat_map(|value| scene.page.items(&head(*value), &there(scene, *value), "  "))
        .collect()
}

/// The row of one value.
pub(super) fn row(scene: &Scene<'_>, value: u8) -> Vec<String> {
    let head = format!("  {value}  {}  {}  ", points(scene, value), action(scene, value));
    scene.page.items(&head, &there(scene, value), "  ")
}

/// Which good each color brings.
pub(super) fn legend(scene: &Scene<'_>) -> Vec<String> {
    let mut items = Vec::new();
    for good in &scene.parts.goods.kinds {
        let colors = scene.parts.dice.colours.iter().filter(|(_, brings)| *brings == good);
        items.extend(colors.map(|(color, _)| {
            let (color, good) = (format!("die.{color}"), format!("good.{good}"));
            format!("{}: {}", scene.page.word(&color), scene.page.word(&good))
        }));
    }
    items
}

/// The action of a value.
fn action(scene: &Scene<'_>, value: u8) -> String {
    let action = field(scene, value).and_then(|field| field.action.as_deref());
    action.map_or_else(String::new, |action| scene.page.word(&format!("action.{action}")))
}

/// The dice and the tile of a value.
fn there(scene: &Scene<'_>, value: u8) -> Vec<String> {
    let tile = field(scene, value).and_then(|field| field.tile.as_ref());
    let tile = tile.map(|tile| format!("[{}]", scene.bonus_tile(tile)));
    let dice = scene.page.listed(&dice(scene, value));
    let dice = if tile.is_some() && scene.is_wide() { pad(&dice, DICE) } else { dice };
    [dice].into_iter().chain(tile).collect()
}

/// The action field that faces a value: field 1 the wheel's, the others the following ones.
fn field<'a>(scene: &Scene<'a>, value: u8) -> Option<&'a Field> {
    let segments = scene.parts.wheel.segments_clockwise.len() as u8;
    let further = (value + segments).checked_sub(scene.view.wheel?)? % segments;
    scene.view.fields.get(&(further + 1))
}

/// `6 AP`, or `6+2 AP` with the viewer's own marker.
fn points(scene: &Scene<'_>, value: u8) -> String {
    let action = field(scene, value).and_then(|field| field.action.as_deref());
    let points = scene.parts.points(value);
    let board = scene.view.viewer.and_then(|seat| scene.view.seats.get(usize::from(seat)));
    let bonus = board.zip(action).and_then(|(board, action)| board.markers.get(action));
    match bonus.copied().unwrap_or_default() {
        0 => scene.page.number("board-ap", points),
        bonus => {
            let args = [("n", Arg::Number(points)), ("bonus", Arg::Number(bonus))];
            scene.page.text("board-ap-bonus", &args)
        }
    }
}

/// The dice of a value by color: `blue`, `2× pink`.
fn dice(scene: &Scene<'_>, value: u8) -> Vec<String> {
    let value = value.to_string();
    let colors: Vec<String> =
        scene.view.dice.iter().filter_map(|die| die.strip_suffix(&value)).map(Into::into).collect();
    let item = |(color, count): (&str, usize)| {
        let name = scene.page.word(&format!("die.{color}"));
        if count == 1 { name } else { format!("{count}× {name}") }
    };
    tally(&colors).into_iter().map(item).collect()
}
