//! The storehouse and the contract spaces of a board (TI-7.4, TI-8).

use std::sync::Arc;

use kernel::Seat;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::board::Store;
use tiletum::model::effect::Face;
use tiletum::model::tiles::Tile;

use super::face::{Card, card};
use super::seen::Seen;
use super::tile::{Place, all_signs, id, kind_class, name, tip};
use crate::piece;

/// Storehouse and contract spaces of a seat.
pub(crate) fn holds(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let stored = facts.storehouse.values().flatten().count();
    let fulfilled = facts.contracts.values().flatten().count();
    html! {
        div class="hold" {
            h2 class="cap" {
                (capitalized(&seen.word("board.storehouse")))
                small { (of(seen, stored, facts.storehouse.len())) " " (piece::cite("tiletum", "TI-8.1")) }
            }
            ol class="store4" id="storehouse" {
                @for (number, tile) in &facts.storehouse { li { (stored_tile(seen, seat, *number, *tile)) } }
            }
            h2 class="cap" {
                (seen.text("draw-contracts", &[]))
                small { (of(seen, fulfilled, facts.contracts.len())) " " (piece::cite("tiletum", "TI-7.4")) }
            }
            ol class="cspaces" {
                @for (number, tile) in &facts.contracts { (contract_space(seen, seat, *number, *tile)) }
            }
        }
    }
}

fn of(seen: &Seen<'_>, n: usize, max: usize) -> Arc<str> {
    seen.text("draw-of", &[("n", Arg::Number(n as i64)), ("max", Arg::Number(max as i64))])
}

/// Whether an action uses up, places or fulfills what lies on a space.
pub(crate) fn uses(action: Action, store: Store) -> bool {
    match action {
        Action::Lodge(from, _)
        | Action::Fulfil(from)
        | Action::Crest(from, _)
        | Action::Helper(from) => from == store,
        _ => false,
    }
}

fn stored_tile(seen: &Seen<'_>, seat: Seat, number: u8, tile: Option<Tile>) -> Markup {
    let Some(tile) = tile else {
        return html! { span class="void" { (seen.text("draw-free", &[])) } };
    };
    let store = Store(number - 1);
    let choice = seen.choice(&name(seen, tile), |action| seen.owns(seat) && uses(action, store));
    let quiet = !seen.may(|action| matches!(action, Action::Lodge(from, _) if from == store));
    let head = head(seen, tile);
    card(seen, Card { tile, place: Place::Store(seat, number), head: &head, choice, quiet })
}

/// The kind of a tile; a character is called by what it makes stronger.
fn head(seen: &Seen<'_>, tile: Tile) -> Arc<str> {
    match seen.parts.face(tile) {
        Face::Character { kind, .. } => seen.text(&format!("draw-kind-{kind}"), &[]),
        face => seen.word(&format!("piece.{}", kind_class(face))),
    }
}

/// A contract space: fulfilled, or with its pillar and points.
fn contract_space(seen: &Seen<'_>, seat: Seat, number: u8, tile: Option<Tile>) -> Markup {
    let space = seen.parts.contract_spaces[usize::from(number) - 1];
    let color = piece::color(seat);
    html! {
        @match tile {
            Some(tile) => li class="full" id={ "cs" (number) } title=(tip(seen, tile)) data-about=(tile.word()) {
                span class="mid glides" id=(id(seen, Place::Fulfilled(seat, number))) {
                    (all_signs(seen, tile))
                }
                b { (points(seen, tile)) "+" (space.vp) }
            },
            None => li id={ "cs" (number) } title=(seen.count("draw-contract-space", space.vp)) {
                @if space.pillar {
                    svg class={ "glides P-" (color) } id={ "pillar-" (color) "-space-" (number) } aria-hidden="true" {
                        use href="#pillar-piece" {}
                    }
                }
                b { (space.vp) }
            },
        }
    }
}

fn points(seen: &Seen<'_>, tile: Tile) -> u8 {
    match seen.parts.face(tile) {
        Face::Contract(contract) => contract.vp,
        _ => 0,
    }
}
