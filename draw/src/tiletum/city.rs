//! A city: house spaces, church and pillars, cost and stack of its cathedral, bonus tile, fair.

use std::sync::Arc;

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::effect::SpaceBonus;
use tiletum::model::facts::CityFacts;
use tiletum::model::map::{Cathedral, HouseSpace, Node, each_space};
use tiletum::model::pieces::Cost;
use tiletum::model::tiles::Tile;

use super::chip::{self, chip};
use super::map::rect;
use super::seen::Seen;
use super::sheet::{Side, half, spot};
use super::tile::Place;
use crate::acts::Choice;
use crate::piece::{self, letter};
use crate::sheet::{Label, Point, short};

/// What may be done at a place: walk there, build, take its tile, give to its cathedral.
pub(crate) fn choice(seen: &Seen<'_>, node: Node) -> Option<Choice> {
    seen.choice(&seen.word(node.word()), |action| is_at(seen, action, node))
}

/// Whether giving to the cathedral is all that may be done: a task, never what is asked.
pub(crate) fn is_quiet(seen: &Seen<'_>, node: Node) -> bool {
    let loud = |action| is_at(seen, action, node) && !matches!(action, Action::Cathedral(_));
    !seen.may(loud)
}

fn is_at(seen: &Seen<'_>, action: Action, node: Node) -> bool {
    match action {
        Action::Walk(_, to) => to == node,
        Action::House(space) => space.city() == node,
        Action::Pillar(cathedral) | Action::Cathedral(cathedral) => cathedral.city() == node,
        Action::Pick(who) => seen.stands(seen.front(), who) == node,
        _ => false,
    }
}

/// Everything in a city, around its middle.
pub(crate) fn city(seen: &Seen<'_>, node: Node) -> Markup {
    let facts = &seen.table().map[&node];
    let width = 2.0 * half(facts.houses.len());
    let middle = Point { x: 0.0, y: 0.0 };
    html! {
        @if choice(seen, node).is_some() && !is_quiet(seen, node) {
            (rect("hit", middle, width + 20.0, 44.0, 8.0))
            (rect("r1", middle, width + 14.0, 33.0, 11.0))
            (rect("r2", middle, width + 6.0, 25.0, 7.0))
        }
        (rect("m-plate", middle, width, 19.0, 4.0))
        @for (at, (space, owner)) in spaces(seen, node).into_iter().enumerate() {
            @let x = 15.0 * (at as f32 - (facts.houses.len() as f32 - 1.0) / 2.0);
            (house_space(seen, space, owner, x))
        }
        @if let Some(cathedral) = node.cathedral() { (church(seen, cathedral, facts)) }
        @if let Some(tile) = facts.tile { (bonus(seen, node, tile, width / 2.0)) }
        (name(seen, node))
    }
}

/// The house spaces in use, each with its owner.
fn spaces(seen: &Seen<'_>, node: Node) -> Vec<(HouseSpace, Option<Seat>)> {
    let seats = seen.table().players.max(2);
    let open = each_space(seen.parts.table(seats).spaces & node.spaces());
    open.zip(seen.table().map[&node].houses.iter().copied()).collect()
}

fn house_space(seen: &Seen<'_>, space: HouseSpace, owner: Option<Seat>, x: f32) -> Markup {
    match owner {
        Some(seat) => house(seen, seat, space.city(), x),
        None => free_space(seen, space, x),
    }
}

fn house(seen: &Seen<'_>, seat: Seat, node: Node, x: f32) -> Markup {
    let (id, color) = (format!("house-{}-{node}", piece::color(seat)), piece::color(seat));
    html! {
        g class={ "piece P-" (color) } id=(id) transform={ "translate(" (short(x)) " 0)" } {
            @if seen.touched(&id) { circle class="m-last" r="11" {} }
            use href="#house" x="-9" y="-9.5" width="18" height="18" {}
            text class="m-pt" y="5.6" { (letter(color)) }
            title { (owned(seen, "piece.house", seat, node)) }
        }
    }
}

/// Whose piece stands where.
fn owned(seen: &Seen<'_>, piece: &str, seat: Seat, node: Node) -> Arc<str> {
    let who = seen.who(seat);
    let args =
        [("piece", Arg::Word(piece)), ("who", Arg::Text(&who)), ("town", Arg::Word(node.word()))];
    seen.text("draw-stands", &args)
}

/// A free space with what it gives.
fn free_space(seen: &Seen<'_>, space: HouseSpace, x: f32) -> Markup {
    let may = seen.may(|action| action == Action::House(space));
    let bonus = seen.parts.bonus_of(space);
    let gives = match bonus {
        SpaceBonus::None => seen.text("draw-no-bonus", &[]),
        SpaceBonus::Vp(n) => seen.count("draw-vp", n),
        SpaceBonus::BuildingTrigger => seen.word("board.building_trigger"),
    };
    let n = ("n", Arg::Number(space.number().into()));
    let title = seen.text("draw-free-space", &[n, ("gives", Arg::Text(&gives))]);
    html! {
        g class={ "m-slot" @if may { " may-slot" } } id={ "slot-" (space) }
            transform={ "translate(" (short(x)) " 0)" } {
            use href="#slot-house" x="-8" y="-8" width="16" height="16" {}
            @match bonus {
                SpaceBonus::None => {}
                SpaceBonus::Vp(n) => text class="m-sv" y="4.9" { (n) },
                SpaceBonus::BuildingTrigger => {
                    use class="m-trig" href="#ti-spark" x="-5" y="-3.6" width="10" height="10" {}
                }
            }
            title { (title) }
        }
    }
}

/// The church, its pillars and free pillar spaces, what it costs and gives.
fn church(seen: &Seen<'_>, cathedral: Cathedral, facts: &CityFacts) -> Markup {
    let spot = spot(cathedral.city());
    let (Some(center), Some(cost_at)) = (spot.church, spot.cost) else { return html! {} };
    let cost = facts.cost.flatten();
    if cost == Some(Cost::NotBuilt) {
        return not_built(seen, center);
    }
    let pillars = facts.pillars.as_deref().unwrap_or_default();
    let spaces = usize::from(seen.parts.cathedral(cathedral).pillars);
    let left = center.x - (18.0 + 10.0 * spaces as f32) / 2.0;
    let gives = seen.may(|action| action == Action::Cathedral(cathedral));
    let builds = seen.may(|action| action == Action::Pillar(cathedral));
    html! {
        @if gives {
            (rect("hit", center, 60.0, 22.0, 8.0))
            (rect("r3", center, 24.0 + 10.0 * spaces as f32, 21.0, 6.0))
        }
        use class="m-church" href="#cathedral" x=(short(left)) y=(short(center.y - 9.0)) width="18"
            height="18" {}
        @for space in 0..spaces {
            @let at = Point { x: left + 23.5 + 10.0 * space as f32, y: center.y };
            @match pillars.get(space) {
                Some(seat) => (pillar(seen, *seat, cathedral, at)),
                None => use class={ "m-ps" @if builds { " may-slot" } } href="#slot-pillar"
                    x=(short(at.x - 7.0)) y=(short(at.y - 7.0)) width="14" height="14" {},
            }
        }
        @if let Some(cost) = cost { (plaque(seen, cathedral, cost, facts, cost_at)) }
    }
}

fn not_built(seen: &Seen<'_>, center: Point) -> Markup {
    html! {
        g class="m-church off" {
            use href="#cathedral-none" x=(short(center.x - 9.0)) y=(short(center.y - 9.0)) width="18"
                height="18" {}
            title { (seen.tip("piece.cost_none")) }
        }
    }
}

fn pillar(seen: &Seen<'_>, seat: Seat, cathedral: Cathedral, at: Point) -> Markup {
    let color = piece::color(seat);
    let id = format!("pillar-{color}-{cathedral}");
    html! {
        g class={ "piece plr P-" (color) } id=(id) transform=(at.translate()) {
            @if seen.touched(&id) { circle class="m-last" r="9" {} }
            use href="#pillar-piece" x="-7" y="-7" width="14" height="14" {}
            use class="pm" href={ "#mark-" (color) } x="-3.2" y="-3.2" width="6.4" height="6.4" {}
            title { (owned(seen, "piece.pillar", seat, cathedral.city())) }
        }
    }
}

/// Stone to pay, points for it, and the stack of cathedral tiles: its top, one edge for each.
fn plaque(
    seen: &Seen<'_>,
    cathedral: Cathedral,
    cost: Cost,
    facts: &CityFacts,
    at: Point,
) -> Markup {
    let price = seen.parts.cost(cost);
    let tiles = facts.tiles.as_deref().unwrap_or_default();
    html! {
        g class="plq" transform=(at.by(-22.5, -7.5).translate()) data-about="board.cathedral" {
            path class="pq-s" d="M3 0h10v15H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" {}
            path class="pq-v" d="M13 0h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H13z" {}
            text class="pq-st" x="6.6" y="11.5" { (price.stone) }
            text class="pq-t" x="19.4" y="11.5" { (price.vp) }
            @for edge in (0..tiles.len()).rev() {
                rect class="pq-k" x=(28 + 2 * edge) y="0" width="14" height="15" rx="2" {}
            }
            @if let Some(top) = tiles.first() { text class="pq-t b" x="35" y="11.5" { (top) } }
            title { (cathedral_tip(seen, cathedral, cost, tiles)) }
        }
    }
}

/// What a cathedral takes and gives.
pub(crate) fn cathedral_tip(
    seen: &Seen<'_>,
    cathedral: Cathedral,
    cost: Cost,
    tiles: &[u8],
) -> Arc<str> {
    let price = seen.parts.cost(cost);
    let stack: Vec<String> = tiles.iter().map(u8::to_string).collect();
    seen.text(
        "draw-cathedral",
        &[
            ("town", Arg::Word(cathedral.word())),
            ("stone", Arg::Number(price.stone.into())),
            ("vp", Arg::Number(price.vp.into())),
            ("stack", Arg::Text(&stack.join(", "))),
        ],
    )
}

/// The bonus tile beside the plate.
fn bonus(seen: &Seen<'_>, node: Node, tile: Tile, half: f32) -> Markup {
    let wide = chip::width(seen, tile, chip::SMALL) / 2.0;
    let under_cost = spot(node).cost.is_some_and(|at| at.x == 0.0);
    let below = if under_cost { 37.0 } else { 19.0 };
    let above = if spot(node).church.is_some() { -49.0 } else { -19.0 };
    let at = match spot(node).tile {
        Some(Side::Left) => Point { x: -half - wide - 3.0, y: 0.0 },
        Some(Side::Below) | None => Point { x: 0.0, y: below },
        Some(Side::Above) => Point { x: 0.0, y: above },
        Some(Side::Right) => Point { x: half + wide + 3.0, y: 0.0 },
    };
    chip(seen, tile, Place::City(node), at, chip::SMALL, None)
}

/// The name of the city, and beside it the numeral of its fair.
fn name(seen: &Seen<'_>, node: Node) -> Markup {
    let Some(Label { dx, dy, anchor }) = &spot(node).label else { return html! {} };
    let name = seen.word(node.word());
    let big = node == seen.parts.start.city;
    html! {
        text class={ "m-name" @if big { " big" } } x=(short(*dx)) y=(short(*dy))
            text-anchor=(anchor) { (name) }
        @if let Some(round) = round_of(seen, node) {
            @let width = 5.9 * name.chars().count() as f32;
            @let x = match anchor.as_str() {
                "middle" => dx + width / 2.0 + 14.0,
                "end" => dx - width - 14.0,
                _ => dx + width + 14.0,
            };
            (fair(seen, round, Point { x, y: dy - 4.0 }))
        }
    }
}

fn round_of(seen: &Seen<'_>, node: Node) -> Option<u8> {
    let fairs = seen.table().fairs.iter();
    fairs.filter(|(_, fair)| fair.city == Some(node)).map(|(round, _)| *round).next()
}

fn fair(seen: &Seen<'_>, round: u8, at: Point) -> Markup {
    let now = seen.table().round;
    let class = match round.cmp(&now) {
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "",
    };
    let numeral = super::fairs::NUMERALS[usize::from(round) - 1];
    let width = 10.0 + 3.5 * numeral.len() as f32;
    html! {
        g class={ "m-fair " (class) } transform=(at.translate()) {
            (rect("m-fp", Point { x: 0.0, y: 0.0 }, width, 14.0, 7.0))
            text y="3.9" { (numeral) }
            title { (seen.count("draw-fair-of", round)) }
        }
    }
}
