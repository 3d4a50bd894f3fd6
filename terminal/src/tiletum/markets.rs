//! Both markets, the stacks and the bag.

use super::scene::Scene;
use super::view::Places;
use crate::marks::tally;

/// The markets and what is left to come.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(contracts(scene));
    lines.push(String::new());
    lines.extend(characters(scene));
    lines.push(String::new());
    lines.extend(stacks(scene));
    lines
}

/// The contract market, each space with its cost.
pub(super) fn contracts(scene: &Scene<'_>) -> Vec<String> {
    let costs = &scene.parts.contract_market.ap_cost_left_to_right;
    let cost = |space: u8| {
        let cost = costs.get(usize::from(space) - 1).copied().unwrap_or_default();
        scene.page.number("board-ap", cost)
    };
    let tile = |tile: Option<&String>| scene.tile_or_none(tile);
    spaces(scene, "board.contract_market", &scene.view.contract_market, cost, tile)
}

/// The character market.
pub(super) fn characters(scene: &Scene<'_>) -> Vec<String> {
    let face = |tile: Option<&String>| match tile {
        Some(tile) => scene.face(tile),
        None => scene.page.nothing(),
    };
    let cost = |_| scene.page.number("board-ap", scene.parts.character_market.take_ap);
    spaces(scene, "board.character_market", &scene.view.character_market, cost, face)
}

/// A market: a row for each space with its number, its cost and its tile.
fn spaces(
    scene: &Scene<'_>,
    term: &str,
    market: &Places,
    cost: impl Fn(u8) -> String,
    tile: impl Fn(Option<&String>) -> String,
) -> Vec<String> {
    let row = |(&space, there): (&u8, &Option<String>)| {
        let head = format!("  {space}  {}  ", cost(space));
        scene.page.wrap(&head, &tile(there.as_ref()))
    };
    let mut lines = vec![scene.page.title(term)];
    lines.extend(market.iter().flat_map(row));
    lines
}

/// What lies in the stacks, by kind, and the dice in the bag.
fn stacks(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let of = |id: &String| scene.parts.other_tile(id).map(|tile| tile.kind.clone());
    let kind = |id: &String| Some(scene.parts.character(id)?.kind.clone());
    let bonus = by_kind(scene, "piece.", view.bonus_stack.iter().filter_map(of));
    let contracts = by_kind(scene, "piece.", view.contract_stack.iter().filter_map(of));
    let characters =
        by_kind(scene, "character.kind_", view.character_stack.iter().filter_map(kind));
    let dice = view.bag.iter().filter(|(_, count)| **count > 0);
    let dice =
        dice.map(|(color, count)| format!("{count}× {}", scene.page.word(&format!("die.{color}"))));
    let mut lines = vec![scene.page.plural("board.stack")];
    for (term, items) in [
        ("piece.bonus_tile", bonus),
        ("piece.contract", contracts),
        ("piece.character", characters),
    ] {
        lines.extend(scene.page.line(&format!("  {}", scene.page.plural(term)), &items, ", "));
    }
    let bag = format!("  {}", scene.page.title("piece.bag"));
    lines.extend(scene.page.line(&bag, &dice.collect::<Vec<_>>(), ", "));
    lines
}

/// `12× helper`, for each kind.
fn by_kind(scene: &Scene<'_>, group: &str, kinds: impl Iterator<Item = String>) -> Vec<String> {
    let mut kinds: Vec<String> = kinds.collect();
    kinds.sort();
    let item = |(kind, count): (&str, usize)| {
        format!("{count}× {}", scene.page.word(&format!("{group}{kind}")))
    };
    tally(&kinds).into_iter().map(item).collect()
}
