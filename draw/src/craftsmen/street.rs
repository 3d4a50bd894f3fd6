//! A street of two-colored buildings, from left to right (CR-9.3).

use craftsmen::Action;
use craftsmen::model::cards::Card;
use craftsmen::model::pieces::{Color, Phase, Side};
use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};

use super::card::{Lying, card};
use super::seen::{Seen, color};
use crate::acts::cover;
use crate::piece;

/// The street of a seat.
pub(crate) fn street(seen: &Seen<'_>, seat: Seat) -> Markup {
    let row = &seen.seat(seat).row;
    let heading = match seen.owns(seat) {
        true => seen.text("draw-your-street", &[]),
        false => seen.text("draw-street-of", &[("who", Arg::Seat(seat))]),
    };
    html! {
        div class="strt" {
            h2 class="cap" title=(seen.tip("piece.street")) data-about="piece.street" {
                (piece::mark(color(seat))) (heading)
                (halves(seen, row))
                small { (sets_note(seen, row)) " " (piece::cite("craftsmen", "CR-16.4")) }
            }
            div class="lane" {
                (end(seen, seat, Side::Left))
                div class={ "street " (size(row.len())) } {
                    @for one in row { (card(seen, *one, Lying { owner: Some(seat), ..Lying::default() })) }
                }
                (end(seen, seat, Side::Right))
                @if seen.view.phase == Phase::Setup { (sawmills(seen)) }
            }
        }
    }
}

/// CR-9.3 — An end of the street, where a card of the hand may be built.
fn end(seen: &Seen<'_>, seat: Seat, at: Side) -> Markup {
    let name = seen.text(&format!("draw-end-{at}"), &[]);
    let builds = |action| matches!(action, Action::Build { side, .. } if side == at);
    let choice = seen.choice(&name, |action| seen.owns(seat) && builds(action));
    html! {
        @if choice.is_some() { div class={ "end " (at) } { (cover(choice, "aim")) } }
    }
}

/// How small the cards of a long street are.
fn size(cards: usize) -> &'static str {
    match cards {
        0..=9 => "",
        10..=12 => "long",
        _ => "longest",
    }
}

/// CR-2.14 — The sawmills in the box, for which the own one may be exchanged.
fn sawmills(seen: &Seen<'_>) -> Markup {
    html! {
        div class="box" title=(seen.text("draw-sawmills", &[])) {
            @for one in &seen.view.sawmills {
                @let choice = seen.choice(&seen.name(*one), |action| action == Action::Swap(*one));
                (card(seen, *one, Lying { class: "xs", choice, ..Lying::default() }))
            }
        }
    }
}

/// How many halves of a color the street has.
fn count(seen: &Seen<'_>, row: &[Card], color: Color) -> usize {
    let of = |card: &Card| {
        let face = seen.parts.face(*card);
        usize::from(face.top == color) + usize::from(face.bottom == color)
    };
    row.iter().map(of).sum()
}

fn halves(seen: &Seen<'_>, row: &[Card]) -> Markup {
    html! {
        span class="halves" {
            @for color in Color::ALL {
                span class="hv" title=(seen.word(color.word())) {
                    i class={ "tin-" (color) } {} (count(seen, row, *color))
                }
            }
        }
    }
}

/// CR-16.4 — What the complete sets of colors will give.
fn sets_note(seen: &Seen<'_>, row: &[Card]) -> String {
    let counts = Color::ALL.iter().map(|color| count(seen, row, *color));
    let sets = counts.min().unwrap_or(0) as i64;
    let points = sets * i64::from(seen.parts.numbers.vp_per_colour_set);
    let args = [("n", Arg::Number(sets)), ("points", Arg::Number(points))];
    seen.text("draw-sets", &args).to_string()
}
