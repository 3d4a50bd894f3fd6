//! The other players: who, what they own, what is known of their hands, their streets in small.

use craftsmen::model::cards::Card;
use craftsmen::model::pieces::Phase;
use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};

use super::card::describe;
use super::hand::unknown;
use super::pieces::{chip, good};
use super::seen::{Seen, color};
use super::stock::uses;
use crate::piece::{self, quantity};

/// Everybody whose street does not lie in front, in the order of the table.
pub(crate) fn seats(seen: &Seen<'_>) -> Markup {
    let players = seen.view.players;
    let others = seen.front().left(players).round(players).filter(|seat| *seat != seen.front());
    html! {
        section class={ "seats of" (players) } id="seats" aria-label=(seen.text("draw-others", &[])) {
            @for seat in others { (panel(seen, seat)) }
        }
    }
}

fn panel(seen: &Seen<'_>, seat: Seat) -> Markup {
    let color = color(seat);
    html! {
        details class={ "seat panel P-" (color) } id={ "seat-" (color) } data-mat=(seat) {
            summary {
                span class="l1" {
                    (piece::seal(color))
                    strong { (seen.speaker.name(seat)) }
                    span class="kind" data-seat=(seat) {}
                    (status(seen, seat))
                }
                span class="l2" { (stock(seen, seat)) (cards(seen, seat)) }
                ol class="mini" { @for card in &seen.seat(seat).row { (small(seen, seat, *card)) } }
            }
            (whole(seen, seat))
        }
    }
}

fn status(seen: &Seen<'_>, seat: Seat) -> Markup {
    let passed = seen.view.phase == Phase::Helpers && seen.seat(seat).passed;
    let place = seen.view.order.iter().position(|other| *other == seat);
    html! {
        @if seen.view.turn == Some(seat) {
            span class="now thinks" { (seen.text("draw-acts", &[])) }
        } @else if passed {
            span class="now" { (seen.text("draw-passed", &[])) }
        } @else if let Some(place) = place {
            span class="now" { (seen.count("draw-place", place as i64 + 1)) }
        }
    }
}

/// Capital, tokens, privileges used, helpers and cubes.
fn stock(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let player = format!("P-{}", color(seat));
    let own = |symbol: &str| piece::symbol(&format!("{symbol}-{}", color(seat)), &player);
    let (icon, word) = (|id: &str| piece::symbol(id, ""), |term: &str| seen.plural(term));
    html! {
        span class="grp" {
            (quantity(icon("cardhand"), facts.capital_count, &word("piece.capital_card")))
            (quantity(icon("tk-privilege"), facts.privilege_tokens, &word("piece.privilege_token")))
            (quantity(icon("tk-work"), facts.work_tokens, &word("piece.work_token")))
            (quantity(icon("f-star"), uses(seen, seat) as i64, &seen.text("draw-used", &[])))
            (quantity(own("helper"), facts.helpers, &word("piece.helper")))
            (quantity(own("cube"), facts.supply, &word("piece.cube")))
        }
    }
}

/// The building hand: names where they are known.
fn cards(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let hidden = unknown(facts.hidden);
    let n = facts.hand.len() as i64 + i64::from(hidden);
    html! {
        span class="grp hnd" {
            (quantity(piece::symbol("bldhand", ""), n, &seen.plural("piece.building_card")))
            @for card in facts.hand.iter() {
                span class="hc" id={ "card-" (card) } title=(describe(seen, card)) { (good(card.kind().output())) }
            }
            @if hidden > 0 { span class="hc hid" title=(seen.count("draw-hidden-cards", hidden)) { "+" (hidden) } }
        }
    }
}

/// A building in small: two halves, what it makes, a pip for each input.
fn small(seen: &Seen<'_>, seat: Seat, card: Card) -> Markup {
    let face = seen.parts.face(card);
    let id = format!("card-{card}");
    html! {
        li class={ "mc" @if seen.touched(&id) { " touched" } } id=(id) title=(describe(seen, card)) {
            span class={ "h tin-" (face.top) } {}
            span class={ "h tin-" (face.bottom) } {}
            (chip(seen, card.kind().output()))
            span class="ip" {
                @for icon in card.icons() {
                    i class=[seen.is_filled(seat, icon).then_some("on")] {}
                }
            }
        }
    }
}

/// Everything in words: the hand, the street.
fn whole(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    html! {
        dl class="whole" {
            dt { (seen.text("draw-to-build", &[])) }
            dd class="across" { (names(seen, &facts.hand.iter().collect::<Vec<_>>())) }
            dt { (seen.text("draw-street-of", &[("who", Arg::Seat(seat))])) }
            dd class="across" { (names(seen, &facts.row)) }
        }
    }
}

fn names(seen: &Seen<'_>, cards: &[Card]) -> String {
    let names: Vec<_> = cards.iter().map(|card| describe(seen, *card).to_string()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join("; ") }
}
