//! Helpers, cubes, tokens and what they will count.

use craftsmen::Action;
use craftsmen::model::pieces::Token;
use kernel::Seat;
use maud::{Markup, html};

use super::bonus;
use super::pieces::chip;
use super::seen::{Seen, color};
use crate::acts::cover;
use crate::piece;

/// The stock of a seat.
pub(crate) fn stock(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let numbers = &seen.parts.numbers;
    let player = |symbol: &str| {
        piece::symbol(&format!("{symbol}-{}", color(seat)), &format!("P-{}", color(seat)))
    };
    html! {
        div class="st" {
            h2 class="cap" {
                (seen.text("draw-stock", &[])) small { (seen.count("draw-vp", facts.vp)) }
            }
            ul class="mine2" {
                (line(seen, player("helper"), "piece.helper", facts.helpers, numbers.helpers_per_player))
                (line(seen, player("cube"), "piece.cube", facts.supply, numbers.cubes_per_player))
                @for token in [Token::Privilege, Token::Work] { (tokens(seen, seat, token)) }
                (won(seen, seat))
                (used(seen, seat))
            }
        }
    }
}

fn line(seen: &Seen<'_>, icon: Markup, term: &str, n: u8, all: u8) -> Markup {
    html! {
        li title=(seen.tip(term)) data-about=(term) {
            (icon) b { (n) } small { (seen.count("draw-of", all)) }
        }
    }
}

/// Tokens; a click on a work token works (CR-7.8).
fn tokens(seen: &Seen<'_>, seat: Seat, token: Token) -> Markup {
    let facts = seen.seat(seat);
    let (n, term) = match token {
        Token::Privilege => (facts.privilege_tokens, "piece.privilege_token"),
        Token::Work => (facts.work_tokens, "piece.work_token"),
    };
    let works = |action| action == Action::Work && token == Token::Work && seen.owns(seat);
    html! {
        li title=(seen.tip(term)) data-about=(term) {
            (piece::symbol(&format!("tk-{token}"), "")) b { (n) }
            small { (seen.count("draw-of", seen.parts.token_limit(token))) }
            (cover(seen.offer("draw-work", &[], works), "tight"))
        }
    }
}

fn won(seen: &Seen<'_>, seat: Seat) -> Markup {
    let goods = seen.seat(seat).bonus;
    let points: i64 = goods.iter().map(|good| i64::from(bonus::points(seen, good))).sum();
    html! {
        li class="wide" title=(seen.tip("piece.bonus_token")) data-about="piece.bonus_token" {
            @for good in goods.iter() { (chip(seen, good)) }
            b { (seen.count("draw-bonus-vp", points)) }
            small { (piece::cite("craftsmen", "CR-17.1")) }
        }
    }
}

/// Privileges that the discs of a seat used this season (CR-14.1).
fn used(seen: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        li class="wide used0" title=(seen.tip("piece.privilege")) data-about="piece.privilege" {
            (piece::symbol("f-star", "")) b { (seen.count("draw-privileges", uses(seen, seat) as i64)) }
            small { (piece::cite("craftsmen", "CR-14.1")) }
        }
    }
}

/// How many privileges a seat used this season.
pub(crate) fn uses(seen: &Seen<'_>, seat: Seat) -> usize {
    seen.view.privileged.values().flatten().filter(|owner| **owner == seat).count()
}
