//! The other players: who, what they own, where their markers stand.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::model::cards::Card;
use newdale::model::pieces::Good;
use newdale::model::spaces::Space;
use newdale::model::state::Phase;
use newdale::model::tokens::Token;

use super::marker::{self, ghost, marker};
use super::seen::{Seen, color};
use super::{areas, card, figure, goal, mine};
use crate::piece::{self, quantity};

/// Everybody whose board does not lie in front, in the order of the table.
pub(crate) fn seats(seen: &Seen<'_>) -> Markup {
    let first = seen.front().left(seen.table().players);
    let others = first.round(seen.table().players).filter(|seat| *seat != seen.front());
    html! {
        section class="seats" id="seats" aria-label=(seen.text("draw-others", &[])) {
            @for seat in others { (panel(seen, seat)) }
        }
    }
}

fn panel(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        details class={ "seat panel P-" (color(seat)) } id={ "seat-" (color(seat)) } data-mat=(seat) {
            summary {
                span class="l1" {
                    (piece::seal(color(seat)))
                    strong { (seen.speaker.name(seat)) }
                    span class="kind" data-seat=(seat) {}
                    @if seen.table().start == Some(seat) {
                        (piece::named("bag", "turn", &seen.word("term.start_player")))
                    }
                    (status(seen, seat))
                }
                (first_line(seen, seat))
                (second_line(seen, seat))
            }
            (whole_board(seen, seat))
        }
    }
}

/// Whether a seat acts now, or has yet to answer.
fn status(seen: &Seen<'_>, seat: Seat) -> Markup {
    let table = seen.table();
    let together = table.seats.iter().any(|facts| facts.asked.is_some());
    let planning = table.phase == Phase::Planning;
    let (class, text) = match (together, seen.seat(seat).asked.is_some()) {
        (true, true) if planning => ("now thinks", "draw-still-planning"),
        (true, true) => ("now thinks", "draw-thinks"),
        (true, false) if planning => ("now", "draw-committed"),
        (true, false) => ("now", "draw-ready"),
        _ if table.turn == Some(seat) => ("now thinks", "draw-acts"),
        _ => return html! {},
    };
    html! { span class=(class) { (seen.text(text, &[])) } }
}

/// Coins, cards, houses, fists and the goal; reach and compensation; markers.
fn first_line(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let house = piece::symbol(&format!("nd-house-{}", color(seat)), &format!("P-{}", color(seat)));
    let back = html! { svg class="res" viewBox="0 0 24 30" aria-hidden="true" { use href="#nd-card-back" {} } };
    let text = |id: &str| seen.text(id, &[]);
    html! {
        span class="l2" {
            span class="grp" {
                (quantity(piece::symbol("coin", ""), seen.worth(seat, |_| true), &text("draw-coins-held")))
                (quantity(back, facts.cards, &text("draw-cards-held")))
                (quantity(house, facts.supply, &text("draw-houses-left")))
                (quantity(piece::symbol("nd-fist", ""), facts.fists, &seen.plural("term.fist")))
                (quantity(piece::symbol("nd-goal", ""), goal::worth(seen, seat), &text("draw-goal-goods")))
            }
            span class="grp" {
                (quantity(piece::symbol("nd-reach", ""), facts.range, &seen.word("piece.range")))
                (quantity(piece::symbol("nd-cover", ""), facts.compensation, &seen.word("piece.compensation")))
            }
            span class="grp mks" { (markers(seen, seat)) }
        }
    }
}

/// The markers of a seat: at home, on an area of its own, or as an outline.
fn markers(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        @for number in (1..=4).filter(|number| marker::is_owned(seen, seat, *number)) {
            @match seen.seat(seat).plan.get(&number).copied().flatten() {
                Some(Space::Board(_)) => (ghost(seen, seat, number, "")),
                Some(Space::Area(area, mode)) => {
                    span class="at" title=(seen.word(mode.word())) { (marker(seen, seat, number)) small { (area.number()) } }
                }
                None => (marker(seen, seat, number)),
            }
        }
    }
}

/// Goods, special buildings, private figures, then the tokens.
fn second_line(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let kinds = Token::ALL.iter().filter(|token| facts.tokens.contains(token));
    html! {
        span class="l3" {
            @for (good, n) in goods(seen, seat) {
                (quantity(piece::symbol(&figure::symbol(good), ""), n, &seen.word(good.word())))
            }
            @for one in &facts.specials {
                (piece::named(&card::symbol(one.kind()), "ill", &card::name(seen, *one)))
            }
            @if !facts.crew.is_empty() {
                (quantity(piece::symbol("nd-sailor", "ill"), facts.crew.len() as i64, &seen.plural("sailor.sailor")))
            }
            span class="rt" {
                @if let Some(who) = facts.character {
                    (piece::named("nd-person", "ill", &mine::name(seen, who)))
                }
                @for token in kinds { (mine::face(seen, *token)) }
            }
        }
    }
}

/// The goods that a seat has, or can make.
fn goods(seen: &Seen<'_>, seat: Seat) -> Vec<(Good, u8)> {
    let made = areas::cards(seen, seat);
    let makes = |good: Good| {
        let plants = made.iter().flatten().filter_map(|card| seen.parts.card(*card).plant);
        plants.filter_map(|plant| plant.good).any(|made| made == good)
    };
    let all = Good::ALL.iter().copied().map(|good| (good, seen.stock(seat, good)));
    all.filter(|(good, n)| *n > 0 || makes(*good)).collect()
}

/// Everything that lies in front of a player, in words.
fn whole_board(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let crew = facts.crew.iter().map(|sailor| seen.word(sailor.word()));
    let tokens = facts.tokens.iter().map(|token| seen.word(token.word()));
    let character = facts.character.map(|who| seen.word(who.word()));
    let specials = facts.specials.iter().copied();
    html! {
        dl class="whole" {
            @for (number, id) in &facts.areas {
                @if let Some(id) = id {
                    dt { (seen.count("draw-area", *number)) }
                    dd { (building(seen, id)) }
                }
            }
            dt class="fresh" { (seen.text("draw-beside", &[])) }
            dd class="across" { (listed(specials.map(|one| card::name(seen, one)).chain(crew))) }
            dt { (seen.text("draw-tokens", &[])) }
            dd class="across" { (listed(tokens.chain(character))) }
            @if !facts.known.is_empty() {
                dt { (seen.text("draw-known", &[])) }
                dd class="across" { (listed(facts.known.iter().map(|one| card::name(seen, *one)))) }
            }
        }
    }
}

/// What stands on an area.
fn building(seen: &Seen<'_>, id: &str) -> String {
    let word = match Card::from_id(id) {
        Some(card) => card.word().to_owned(),
        None if id == newdale::model::facts::COAL_MINE => format!("building.{id}"),
        None => format!("sailor.{id}"),
    };
    capitalized(&seen.word(&word))
}

fn listed(names: impl Iterator<Item = Arc<str>>) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}
