//! The action board: shared spaces, the markers on them, the markers for sale (ND-4).

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::options::Planning;
use newdale::model::spaces::{Shared, Space};
use newdale::model::state::Phase;

use super::marker::{self, ghost, marker};
use super::seen::Seen;
use crate::acts::cover;
use crate::piece;

/// The markers that are for sale.
const FOR_SALE: [u8; 2] = [3, 4];

/// The action board.
pub(crate) fn board(seen: &Seen<'_>) -> Markup {
    let spaces = Shared::ALL.iter().filter(|space| **space != Shared::SetSail || seen.has_coast());
    html! {
        section class="board panel" id="board" aria-label=(seen.word("piece.action_board")) {
            h2 { (seen.text("draw-actions", &[])) small { (note(seen)) } }
            ol { @for space in spaces { li { (space_of(seen, *space)) } } }
        }
    }
}

/// What the board waits for.
fn note(seen: &Seen<'_>) -> Markup {
    let table = seen.table();
    let secret = table.options.planning == Planning::Secret && table.phase == Phase::Planning;
    html! {
        @match table.marker.filter(|_| table.phase == Phase::Actions) {
            Some(number) => { (seen.count("draw-acting", number)) " " (piece::cite("newdale", "ND-3.5")) },
            None if secret => { (seen.text("draw-secret", &[])) " " (piece::cite("newdale", "ND-12.6")) },
            None => (piece::cite("newdale", "ND-3.3")),
        }
    }
}

fn space_of(seen: &Seen<'_>, shared: Shared) -> Markup {
    let space = Space::Board(shared);
    let name = seen.text(&format!("draw-space-{shared}"), &[]);
    let choice = seen.choice(&name, |action| matches!(action, Action::Plan(_, to) if to == space));
    let coming = planned_next(seen).filter(|_| choice.is_some());
    html! {
        div class="act" id={ "space-" (shared) } title=(seen.tip(shared.word())) data-about=(shared.word()) {
            (piece::symbol(&format!("nd-a-{shared}"), ""))
            h3 { (name) }
            p { (does(seen, shared)) }
            span class="mks" {
                @for (seat, number) in marker::on(seen, space) { (marker(seen, seat, number)) }
                @if let Some(number) = coming { (ghost(seen, seen.front(), number, "next")) }
            }
            @if shared == Shared::Development { (for_sale(seen)) }
            (cover(choice, "tight"))
        }
    }
}

/// The marker that is placed next.
pub(crate) fn planned_next(seen: &Seen<'_>) -> Option<u8> {
    (1..=4).find(|number| seen.may(|action| matches!(action, Action::Plan(n, _) if n == *number)))
}

/// What a space does, in a few words.
fn does(seen: &Seen<'_>, shared: Shared) -> Arc<str> {
    let actions = &seen.parts.actions;
    let number = |n: u8| Arg::Number(n.into());
    match shared {
        Shared::Build => seen.text("draw-act-build", &[]),
        Shared::Unlock => {
            let args = [("cost", number(actions.unlock_cost)), ("vp", number(actions.unlock_vp))];
            seen.text("draw-act-unlock", &args)
        }
        Shared::Cards => seen.count("draw-act-cards", actions.draw),
        Shared::BlackMarket => {
            let args =
                [("cards", number(actions.market_cards)), ("coal", number(actions.market_coal))];
            seen.text("draw-act-black-market", &args)
        }
        Shared::Development => seen.text("draw-act-development", &[]),
        Shared::SetSail => {
            let args = [("cost", number(actions.sail_cost)), ("n", number(actions.sail_most))];
            seen.text("draw-act-set-sail", &args)
        }
    }
}

/// Markers 3 and 4 with their prices; they wait for whoever has not bought them (ND-4.5).
fn for_sale(seen: &Seen<'_>) -> Markup {
    html! {
        div class="wait" {
            @for (at, number) in FOR_SALE.into_iter().enumerate() {
                span {
                    (price(seen, at, number))
                    @for seat in seen.players().filter(|seat| !marker::is_owned(seen, *seat, number)) {
                        (waiting(seen, seat, number))
                    }
                }
            }
        }
    }
}

fn price(seen: &Seen<'_>, at: usize, number: u8) -> Arc<str> {
    let (cost, vp) = (seen.parts.actions.develop_cost[at], seen.parts.actions.develop_vp[at]);
    let args = [
        ("n", Arg::Number(number.into())),
        ("cost", Arg::Number(cost.into())),
        ("vp", Arg::Number(vp.into())),
    ];
    seen.text(if vp > 0 { "draw-sale-vp" } else { "draw-sale" }, &args)
}

fn waiting(seen: &Seen<'_>, seat: Seat, number: u8) -> Markup {
    let name =
        seen.text("draw-marker", &[("n", Arg::Number(number.into())), ("who", Arg::Seat(seat))]);
    let choice = seen.choice(&name, |action| seen.owns(seat) && action == Action::Develop(number));
    html! { span class="dm" { (marker(seen, seat, number)) (cover(choice, "round")) } }
}
