//! Building cards: their faces, the decks and those to choose from.

use std::collections::BTreeMap;

use lang::Arg;

use super::scene::Scene;
use super::view::Deck;
use crate::text::{pad, widest};

/// The classes that have a deck.
const CLASSES: [&str; 3] = ["basic", "extended", "advanced"];

/// The face-up cards of the three classes, with what they cost and what is known of the decks.
pub(super) fn market(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = scene.heading(scene.page.plural("piece.building_card"), "board-cards-legend");
    for class in CLASSES {
        if let Some(deck) = scene.view.decks.get(class) {
            lines.extend(scene.page.items("", &class_line(scene, class, deck), " · "));
            lines.extend(list(scene, &deck.face_up));
            lines.extend(known(scene, "board-deck-top", &deck.top, &deck.top_among));
            lines.extend(known(scene, "board-deck-under", &deck.under, &deck.under_among));
        }
    }
    lines
}

/// The class, its costs, and how many cards its deck has.
fn class_line(scene: &Scene<'_>, class: &str, deck: &Deck) -> Vec<String> {
    let constants = &scene.parts.constants;
    let number = |id: &str, of: &BTreeMap<String, i64>| {
        scene.page.number(id, of.get(class).copied().unwrap_or_default())
    };
    let mut items = vec![
        scene.page.plural(&format!("class.{class}")),
        number("board-price", &constants.purchase_price),
        number("board-cost", &constants.build_cost),
        number("board-mayor-cards", &constants.mayor_cards),
        format!("{} {}", scene.page.word("piece.deck"), deck.count),
    ];
    items.extend((deck.house > 0).then(|| scene.page.number("board-houses-on-top", deck.house)));
    items
}

/// Cards with known places, the unknown ones as `?`, and those that lie among them.
fn known(scene: &Scene<'_>, id: &str, places: &[Option<String>], among: &[String]) -> Vec<String> {
    if places.is_empty() {
        return Vec::new();
    }
    let place = |card: &Option<String>| {
        card.as_ref().map_or_else(|| "?".to_owned(), |card| scene.card(card))
    };
    let mut items: Vec<String> = places.iter().map(place).collect();
    if !among.is_empty() {
        let cards: Vec<String> = among.iter().map(|card| scene.card(card)).collect();
        let args = [("cards", Arg::Text(&cards.join(", ")))];
        items.push(format!("({})", scene.page.text("board-among", &args)));
    }
    scene.page.line(&format!("  {}", scene.page.text(id, &[])), &items, " ")
}

/// A row for each card: house, name with colors, what it makes of what.
pub(super) fn list(scene: &Scene<'_>, cards: &[String]) -> Vec<String> {
    let column = scene.column(widest(cards.iter().map(|card| scene.card(card))));
    let row = |card: &String| {
        let house = scene.parts.card(card).is_some_and(|card| card.house);
        let head = if house { "  ⌂ " } else { "  · " };
        let items = [pad(&scene.card(card), column), recipe(scene, card)];
        scene.page.items(head, &items, "  ")
    };
    cards.iter().flat_map(row).collect()
}

/// The same with what it costs to build them.
pub(super) fn to_build(scene: &Scene<'_>, cards: &[String]) -> Vec<String> {
    let column = scene.column(widest(cards.iter().map(|card| scene.card(card))));
    let recipes = scene.column(widest(cards.iter().map(|card| recipe(scene, card))));
    let row = |card: &String| {
        let class = scene.parts.card(card).map(|card| card.class.as_str()).unwrap_or_default();
        let cost = scene.parts.constants.build_cost.get(class).copied().unwrap_or_default();
        let cost = scene.page.number("board-cost", cost);
        let items = [pad(&scene.card(card), column), pad(&recipe(scene, card), recipes), cost];
        scene.page.items("  · ", &items, "  ")
    };
    cards.iter().flat_map(row).collect()
}

/// `grain → flour, 1 VP`: what a card needs and makes.
pub(super) fn recipe(scene: &Scene<'_>, card: &str) -> String {
    let inputs = scene.parts.building(card).map_or(&[][..], |building| &building.inputs);
    let inputs: Vec<String> = inputs.iter().map(|good| scene.good(good)).collect();
    format!("{}{}", inputs.join(" + "), output(scene, card, !inputs.is_empty()))
}

/// `→ flour, 1 VP`: what a card makes.
pub(super) fn output(scene: &Scene<'_>, card: &str, spaced: bool) -> String {
    let Some(building) = scene.parts.building(card) else { return String::new() };
    let arrow = if spaced { " →" } else { "→" };
    let good = scene.good(&building.output);
    match building.vp {
        0 => format!("{arrow} {good}"),
        vp => format!("{arrow} {good}, {}", scene.vp(vp)),
    }
}

/// The sawmills that may be had in exchange.
pub(super) fn sawmills(scene: &Scene<'_>) -> Vec<String> {
    let left: Vec<String> = scene.view.sawmills.iter().map(|card| scene.card(card)).collect();
    scene.page.line(&scene.page.text("board-sawmills", &[]), &left, ", ")
}
