//! The other players: who, what they own, what stands on their places.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::facts::{Occupant, Standing};
use orleans::model::pieces::Ware;
use orleans::model::places::Place;

use super::places::is_ready;
use super::seen::Seen;
use super::stock::draws;
use super::token::{heap, technology, token, vacant};
use crate::acts::cover;
use crate::piece::{self, color, quantity};

/// Everybody but the viewer, in the order of the table.
pub(crate) fn seats(seen: &Seen<'_>) -> Markup {
    let first = seen.view.viewer.map_or(Seat(0), |me| me.left(seen.view.players));
    let others = first.round(seen.view.players).filter(|seat| !seen.owns(*seat));
    html! {
        section class="seats" id="seats" aria-label=(seen.text("draw-others", &[])) {
            @for seat in others { (seat_panel(seen, seat)) }
        }
    }
}

fn seat_panel(seen: &Seen<'_>, seat: Seat) -> Markup {
    let name = seen.speaker.name(seat);
    html! {
        details class={ "seat panel P-" (color(seat)) } id={ "seat-" (color(seat)) } data-mat=(seat) {
            summary {
                span class="l1" {
                    span class="dm" {
                        (piece::seal(color(seat)))
                        (cover(seen.choice(&name, |action| action == Action::Court(seat)), "round"))
                    }
                    strong { (name) }
                    span class="kind" data-seat=(seat) {}
                    (status(seen, seat))
                }
                (owns(seen, seat))
                (stands(seen, seat))
            }
            (whole_mat(seen, seat))
        }
    }
}

/// What the table knows of somebody's turn.
fn status(seen: &Seen<'_>, seat: Seat) -> Markup {
    let thinks = seen.view.waiting.contains(&seat);
    let start = seen.view.start == Some(seat);
    html! {
        @if start { span class="now" { (seen.word("term.start_player")) } }
        @if seen.seat(seat).plain.passed {
            span class="now" { (seen.text("board-passed", &[])) }
        } @else if thinks {
            span class="now thinks" { (seen.text("board-thinking", &[])) }
        }
    }
}

/// Coins, stations, citizens, level, technology, draws; then the goods.
fn owns(seen: &Seen<'_>, seat: Seat) -> Markup {
    let plain = &seen.seat(seat).plain;
    let player = format!("P-{}", color(seat));
    let icon = |symbol: &str| piece::symbol(symbol, &player);
    let n = |text: &str, n: i64| seen.count(text, n);
    let built = plain.stations.len();
    html! {
        span class="l2" {
            span class="grp" {
                (quantity(icon("coin"), plain.coins, &n("draw-coins", plain.coins.into())))
                (quantity(icon("station"), built, &n("draw-stations-built", built.into())))
                (quantity(icon("citizen"), plain.citizens, &n("draw-citizens", plain.citizens.into())))
                (quantity(icon("star"), plain.level, &n("draw-level", plain.level.into())))
                (quantity(icon("t-tech"), plain.technology, &n("draw-technology", plain.technology.into())))
                (quantity(icon("t-knight"), draws(seen, plain), &n("draw-draws", draws(seen, plain).into())))
                (quantity(icon("bag"), plain.bag.total(), &seen.word("piece.bag")))
            }
            span class="grp" {
                @for one in Ware::ALL.iter().filter(|one| **one != Ware::Bread || plain.goods[**one] > 0) {
                    (quantity(piece::symbol(&format!("good-{one}"), ""), plain.goods[*one], &seen.word(one.word())))
                }
            }
        }
    }
}

/// The places on which somebody stands; those that are activated are ticked.
fn stands(seen: &Seen<'_>, seat: Seat) -> Markup {
    let places = &seen.seat(seat).places;
    let manned = places.iter().filter(|(_, standing)| standing.iter().any(is_token));
    html! {
        span class="l3" {
            @for (place, standing) in manned {
                span class={ "pl" @if is_ready(seen, *place, standing) { " ready" } } {
                    (seen.word(place.word())) (standing_on(seen, seat, *place, standing))
                }
            }
        }
    }
}

fn is_token(occupant: &Option<Occupant>) -> bool {
    matches!(occupant, Some(Occupant::Token(_)))
}

fn standing_on(seen: &Seen<'_>, seat: Seat, place: Place, standing: &Standing) -> Markup {
    html! {
        @for (number, occupant) in standing.iter().enumerate() {
            @match occupant {
                Some(Occupant::Token(one)) => (token(seen, seat, *one, "tok", None)),
                Some(Occupant::Technology) => (technology(seen, "tok")),
                None => (vacant(seen, wants(seen, place, number), "slot tok")),
            }
        }
    }
}

fn wants(seen: &Seen<'_>, place: Place, number: usize) -> Option<orleans::model::pieces::Follower> {
    place.slot(number as u8).and_then(|slot| seen.parts.wants(slot))
}

/// Everything that lies in front of a player.
fn whole_mat(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    html! {
        dl class="whole" {
            dt { (seen.word("piece.market")) }
            dd { (heap(seen, seat, facts.plain.market)) (heap(seen, seat, facts.plain.drawn)) }
            dt { (capitalized(&seen.word("piece.bag"))) }
            dd { (heap(seen, seat, facts.plain.bag)) }
            @for (place, standing) in &facts.places {
                dt title=(seen.tip(place.word())) data-about=(place.word())
                    class=[place.is_tile().then_some("tile-name")] { (seen.word(place.word())) }
                dd { (standing_on(seen, seat, *place, standing)) }
            }
            dt class="fresh" { (seen.plural("piece.trading_station")) }
            dd class="across" { (stations(seen, seat)) }
        }
    }
}

fn stations(seen: &Seen<'_>, seat: Seat) -> String {
    let plain = &seen.seat(seat).plain;
    let towns: Vec<Arc<str>> = plain.stations.iter().map(|town| seen.word(town.word())).collect();
    let left = seen.text(
        "board-stations",
        &[
            ("built", Arg::Number(plain.stations.len().into())),
            ("left", Arg::Number(plain.stock.into())),
        ],
    );
    if towns.is_empty() { left.to_string() } else { format!("{} ({left})", towns.join(", ")) }
}
