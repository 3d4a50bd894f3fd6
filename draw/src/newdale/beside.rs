//! What lies beside the board: special buildings, crew, locks, what is left, markers.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::cards::{Card, Kind};
use newdale::model::pieces::{Block, Color, Good, Sailor};

use super::areas::pile;
use super::card::{self, hue};
use super::figure::figure;
use super::marker::{self, ghost, marker};
use super::seen::{Seen, color};
use super::{goal, pool, strip};
use crate::acts::cover;
use crate::piece::{self, quantity};

/// So many buildings have room for their names.
const WITH_NAMES: usize = 2;

/// Beside the board of a seat.
pub(crate) fn beside(seen: &Seen<'_>, seat: Seat) -> Markup {
    let worth = seen.worth(seat, |_| true);
    html! {
        div {
            h2 class="cap" {
                (seen.text("draw-beside", &[]))
                small { (seen.count("draw-worth", worth)) }
            }
            div class="beside" {
                (extras(seen, seat))
                ul class="locks" { @for block in Block::ALL { (lock(seen, seat, *block)) } }
                (tally(seen, seat))
                (markers(seen, seat))
            }
        }
    }
}

/// The special buildings of a seat.
pub(crate) fn cards(seen: &Seen<'_>, seat: Seat) -> impl Iterator<Item = Card> {
    seen.seat(seat).specials.iter().copied()
}

/// Special buildings and sailors. The more there are, the less each of them shows.
fn extras(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let all = facts.specials.len() + facts.crew.len();
    let crowd = match all {
        0..=WITH_NAMES => "extras",
        3..=8 => "extras many",
        _ => "extras many crowd",
    };
    html! {
        div class=(crowd) {
            @if all == 0 { p class="none" { (seen.text("draw-no-specials", &[])) } }
            @for (one, copy) in pool::copies(cards(seen, seat)) { (special(seen, seat, one, copy)) }
            @for (at, sailor) in facts.crew.iter().enumerate() { (crew(seen, seat, *sailor, at)) }
        }
    }
}

fn special(seen: &Seen<'_>, seat: Seat, one: Card, copy: u8) -> Markup {
    let name = card::name(seen, one);
    let choice = seen.choice(&name, |action| {
        seen.owns(seat) && one.kind() == Kind::CoalTrader && action == Action::Trade
    });
    html! {
        article class="xb glides" id=(card::id(one, copy)) title=(card::tip(seen, one)) data-about=(one.word()) {
            h4 { (name) }
            (piece::symbol(&card::symbol(one.kind()), "ill"))
            span { (held(seen, seat, one, copy == 1)) }
            (cover(choice, "whole"))
        }
    }
}

/// What lies on a special building.
fn held(seen: &Seen<'_>, seat: Seat, one: Card, first: bool) -> Markup {
    let fists = seen.parts.card(one).fists;
    html! {
        @match (one.kind(), hue(one)) {
            (Kind::Cornfield, _) => (pile(seen, seat, Good::Corn, first)),
            (Kind::Vineyard, Some(color)) => (pile(seen, seat, Good::grapes(color), first)),
            (Kind::PostOffice, Some(color)) => (private(seen, seat, color)),
            (Kind::Prison, _) if first => (prisoners(seen, seat)),
            _ if fists > 0 => (quantity(piece::symbol("nd-fist", ""), fists, &seen.plural("term.fist"))),
            _ => small { (card::does(seen, one)) },
        }
    }
}

fn private(seen: &Seen<'_>, seat: Seat, hue: Color) -> Markup {
    html! { span class={ "own P-" (color(seat)) } { (figure(seen, hue.into())) } }
}

/// Prisoners, who may be released (ND-8.10).
fn prisoners(seen: &Seen<'_>, seat: Seat) -> Markup {
    let prison = &seen.seat(seat).prison;
    html! {
        @if prison.values().all(|n| *n == 0) {
            (quantity(piece::symbol("nd-fist", ""), 1, &seen.plural("term.fist")))
        }
        @for (hue, n) in prison.iter().filter(|(_, n)| **n > 0) {
            @let name = seen.word(hue.word());
            span class="inmate" {
                (figure(seen, (*hue).into()))
                @if *n > 1 { (n) }
                (cover(seen.choice(&name, |act| seen.owns(seat) && act == Action::Release(*hue)), "tight"))
            }
        }
    }
}

fn crew(seen: &Seen<'_>, seat: Seat, sailor: Sailor, at: usize) -> Markup {
    let name: Arc<str> = capitalized(&seen.word(sailor.word())).into();
    let fishes = sailor == Sailor::Navigator;
    let choice = seen.choice(&name, |action| seen.owns(seat) && fishes && action == Action::Fish);
    html! {
        article class="xb" id={ "crew-" (at) } title=(seen.tip(sailor.word())) data-about=(sailor.word()) {
            h4 { (name) }
            (piece::symbol("nd-sailor", "ill"))
            span {
                @match strip::hue(sailor) {
                    Some(color) => (private(seen, seat, color)),
                    None => small { (seen.text(&format!("draw-does-{sailor}"), &[])) },
                }
            }
            (cover(choice, "whole"))
        }
    }
}

/// A block: shut, or open with its new value (ND-4.2).
fn lock(seen: &Seen<'_>, seat: Seat, block: Block) -> Markup {
    let start = &seen.parts.start;
    let facts = seen.seat(seat);
    let (now, then, icon, text) = match block {
        Block::Range => (facts.range, start.range_unlocked, "nd-reach", "draw-range"),
        Block::Compensation => {
            (facts.compensation, start.compensation_unlocked, "nd-cover", "draw-compensation")
        }
    };
    let open = now == then;
    let id = format!("lock-{}-{block}", color(seat));
    let last = if seen.touched(&id) { " touched" } else { "" };
    let name = seen.word(block.word());
    let choice = seen.choice(&name, |action| seen.owns(seat) && concerns(action, block));
    html! {
        li class={ "lock" @if open { " open" } (last) } id=(id) title=(seen.tip(block.word()))
            data-about=(block.word()) {
            (piece::symbol(icon, ""))
            b { (now) }
            span { (seen.text(text, &[])) @if !open { (seen.count("draw-then", then)) } }
            (piece::symbol(if open { "i-check" } else { "nd-i-lock" }, "st"))
            (cover(choice, "tight"))
        }
    }
}

/// Whether an action removes a block, or goes by what it says.
fn concerns(action: Action, block: Block) -> bool {
    match action {
        Action::Unlock(chosen) => chosen == block,
        Action::Cards => block == Block::Compensation,
        _ => false,
    }
}

/// Houses left, fists, goods of the goal.
fn tally(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let house = piece::symbol(&format!("nd-house-{}", color(seat)), &format!("P-{}", color(seat)));
    html! {
        p class="tally" {
            (quantity(house, facts.supply, &seen.text("draw-houses-left", &[])))
            (quantity(piece::symbol("nd-fist", ""), facts.fists, &seen.plural("term.fist")))
            (quantity(piece::symbol("nd-goal", ""), goal::worth(seen, seat), &seen.text("draw-goal-goods", &[])))
            (quantity(piece::symbol("vp", ""), facts.track, &seen.word("piece.score_track")))
        }
    }
}

/// The markers of a seat: those that stand elsewhere are outlines.
fn markers(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        p class="markers" {
            small { (seen.text("draw-markers", &[])) }
            @for number in (1..=4).filter(|number| marker::is_owned(seen, seat, *number)) {
                @if marker::is_placed(seen, seat, number) {
                    (ghost(seen, seat, number, ""))
                } @else {
                    @let fresh = seen.seat(seat).bought.contains(&number);
                    span class={ "dm" @if fresh { " fresh" } } title=[fresh.then(|| seen.text("draw-bought", &[]))] {
                        (marker(seen, seat, number))
                    }
                }
            }
        }
    }
}
