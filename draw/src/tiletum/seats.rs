//! The other players: who, their buildings in outline, what they own.

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use tiletum::model::board::Building;
use tiletum::model::facts::{CREST, Places};
use tiletum::model::pieces::Good;

use super::buildings::is_filled;
use super::dice::{self, Where};
use super::seen::Seen;
use super::tile::{self, Place, mini};
use super::{titus, wheel};
use crate::piece::{self, quantity};
use crate::sheet::short;

/// Everybody whose board does not lie in front, in the order of the table.
pub(crate) fn seats(seen: &Seen<'_>) -> Markup {
    let first = seen.front().left(seen.table().players);
    let others = first.round(seen.table().players).filter(|seat| *seat != seen.front());
    html! {
        section class="seats" id="seats" aria-label=(seen.text("draw-others", &[])) {
            @for seat in others { (panel(seen, seat)) }
            @if let Some(facts) = &seen.table().titus { (titus::panel(seen, facts)) }
        }
    }
}

fn panel(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        details class={ "seat panel P-" (piece::color(seat)) } id={ "seat-" (piece::color(seat)) } data-mat=(seat) {
            summary {
                span class="l1" {
                    (piece::seal(piece::color(seat)))
                    strong { (seen.speaker.name(seat)) }
                    span class="kind" data-seat=(seat) {}
                    (markers(seen, seat))
                    (status(seen, seat))
                }
                span class="body" {
                    (skyline(seen, seat))
                    (first_line(seen, seat))
                    (second_line(seen, seat))
                }
            }
            (whole_board(seen, seat))
        }
    }
}

/// Bonus points at actions (TI-9.6).
fn markers(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        @for (act, points) in seen.seat(seat).markers.iter().filter(|(_, points)| **points > 0) {
            span class="apm" title=(seen.count("draw-marker", *points)) {
                "+" (points) (wheel::act_icon(seen, *act, ""))
            }
        }
    }
}

/// Whether a seat acts now, or which place it has in the turn order.
pub(crate) fn status(seen: &Seen<'_>, seat: Seat) -> Markup {
    let table = seen.table();
    let place = table.order.iter().position(|other| *other == seat);
    html! {
        @if table.turn == Some(seat) {
            span class="now thinks" { (seen.text("draw-acts", &[])) }
        } @else if let Some(place) = place {
            span class="now" title=(seen.word("term.turn_order")) {
                (seen.count("draw-place", place as i64 + 1))
            }
        }
    }
}

/// The buildings in outline: rooms, roofs with their houses, crests.
fn skyline(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        svg class="sky" viewBox="0 0 110 44" role="img" aria-label=(seen.plural("board.building")) {
            @for (at, building) in Building::ALL.iter().enumerate() {
                (outline(seen, seat, *building, 1.0 + 18.4 * at as f32))
            }
        }
    }
}

fn outline(seen: &Seen<'_>, seat: Seat, building: Building, x: f32) -> Markup {
    let facts = &seen.seat(seat).buildings[&building.number()];
    let rooms = facts.len() - 1;
    let crest = facts.get(CREST).copied().flatten();
    let top = 33.0 - 8.0 * rooms as f32;
    let house = building != Building::B6 && !is_filled(facts);
    html! {
        rect class={ "k-g" @if crest.is_some() { " on" } } x=(short(x)) y="33" width="16" height="10" rx="1" {}
        @if let Some(tiletum::model::effect::Face::Crest(kind)) = crest.map(|tile| seen.parts.face(tile)) {
            use href={ "#" (tile::crest(kind)) } x=(short(x + 3.5)) y="33.5" width="9" height="9" {}
        }
        @for floor in 1..=rooms {
            @let full = facts.get(&floor.to_string()).copied().flatten().is_some();
            rect class={ "k-r" @if full { " on" } } x=(short(x)) y=(short(33.0 - 8.0 * floor as f32))
                width="16" height="8" {}
        }
        path class={ "k-roof" @if house { " on" } }
            d={ "M" (short(x - 1.0)) " " (short(top)) "l9-7 9 7z" } {}
    }
}

/// Goods, then the dice of this round.
fn first_line(seen: &Seen<'_>, seat: Seat) -> Markup {
    let goods = &seen.seat(seat).goods;
    html! {
        span class="l2" {
            span class="grp" {
                @for good in Good::ALL {
                    (quantity(piece::symbol(&tile::good(*good), ""), goods[good], &seen.word(good.word())))
                }
            }
            (small_dice(seen, seat))
        }
    }
}

/// The dice of this round.
pub(crate) fn small_dice(seen: &Seen<'_>, seat: Seat) -> Markup {
    let ids = dice::ids(seen);
    html! {
        span class="grp dd" {
            @for (space, die) in seen.dice(seat).iter().enumerate() {
                @if let Some(die) = die {
                    (dice::die(seen, *die, &ids(Where::Board(seat.0), space), "dmini"))
                }
            }
        }
    }
}

/// Houses, pillars, contracts, cathedrals, then the storehouse.
fn second_line(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let (houses, pillars) = seen.built(seat);
    let contracts = facts.contracts.values().flatten().count();
    let player = format!("P-{}", piece::color(seat));
    let plural = |term: &str| seen.plural(term);
    html! {
        span class="l2" {
            span class="grp" {
                (quantity(piece::symbol("house", &player), houses as i64, &plural("piece.house")))
                (quantity(piece::symbol("pillar-piece", &player), pillars as i64, &plural("piece.pillar")))
                (quantity(piece::symbol("o-contract", "ic"), contracts as i64, &plural("piece.contract")))
                (quantity(piece::symbol("ti-cathedral", "ic"), facts.cathedrals.len() as i64,
                    &plural("piece.cathedral_tile")))
            }
            span class="grp store" role="group" aria-label=(seen.word("board.storehouse")) {
                @for (number, tile) in &facts.storehouse {
                    @match tile {
                        Some(tile) => (mini(seen, *tile, Place::Store(seat, *number))),
                        None => span class="mini void" {},
                    }
                }
            }
        }
    }
}

/// Everything that lies in front of a player, in words.
fn whole_board(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let held: Vec<String> = facts
        .cathedrals
        .iter()
        .map(|(town, vp)| format!("{} {vp}", seen.word(town.word())))
        .collect();
    html! {
        dl class="whole" {
            dt { (capitalized(&seen.word("board.storehouse"))) }
            dd class="across" { (listed(seen, &facts.storehouse)) }
            @for (number, building) in &facts.buildings {
                dt { (seen.count("draw-building", *number)) }
                dd class="across" { (names(seen, building.values().flatten().copied())) }
            }
            dt { (seen.text("draw-contracts", &[])) }
            dd class="across" { (listed(seen, &facts.contracts)) }
            dt { (seen.plural("board.cathedral")) }
            dd class="across" { @if held.is_empty() { "–" } @else { (held.join(", ")) } }
            dt { (seen.text("draw-in-supply", &[])) }
            dd class="across" {
                (seen.text("draw-pieces", &[
                    ("houses", Arg::Number(facts.houses.into())),
                    ("pillars", Arg::Number(facts.pillars.into())),
                ]))
            }
        }
    }
}

fn listed(seen: &Seen<'_>, row: &Places) -> String {
    names(seen, row.values().flatten().copied())
}

fn names(seen: &Seen<'_>, tiles: impl Iterator<Item = tiletum::model::tiles::Tile>) -> String {
    let names: Vec<String> = tiles.map(|one| tile::name(seen, one).to_string()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join("; ") }
}
