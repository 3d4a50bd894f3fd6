//! The mat that lies in front: places, tiles, Market, bag, stock.

use std::collections::BTreeMap;

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::action::{Loss, Stand};
use orleans::model::pieces::{Token, Tokens};
use orleans::model::places::Place;

use super::places::{place, waiting};
use super::seen::{Seen, plain};
use super::stock;
use super::token::{heap, name, token};
use crate::acts::cover;
use crate::piece::{self, color};

/// Numbers the tokens of a mat: those of one kind are interchangeable, a starter is unique.
#[derive(Default)]
pub(crate) struct Numbers(BTreeMap<Token, u8>);

impl Numbers {
    /// The id of the next token of this kind: `yellow-trader-2`, `yellow-farmer-s`.
    pub(crate) fn id(&mut self, owner: Seat, token: Token) -> String {
        if token.is_starter() {
            return format!("{}-{}-s", color(owner), plain(token));
        }
        let number = self.0.entry(token).or_default();
        *number += 1;
        format!("{}-{}-{number}", color(owner), plain(token))
    }
}

/// The mat of the viewer; an onlooker sees that of whoever decides.
pub(crate) fn mat(seen: &Seen<'_>) -> Markup {
    let seat = seen.front();
    let mut numbers = Numbers::default();
    html! {
        section class={ "mat panel P-" (color(seat)) } id="mat" aria-label=(seen.word("piece.player_board")) {
            (market(seen, seat, &mut numbers))
            (board(seen, seat, &mut numbers))
            (tiles(seen, seat, &mut numbers))
            (stock::stock(seen, seat))
        }
    }
}

/// The ten places of the player board.
fn board(seen: &Seen<'_>, seat: Seat, numbers: &mut Numbers) -> Markup {
    let whose = if seen.owns(seat) { "draw-your-places" } else { "draw-places-of" };
    html! {
        div class="own" {
            h2 class="cap" {
                (piece::symbol(&format!("seal-{}", color(seat)), &format!("mark P-{}", color(seat))))
                (seen.text(whose, &[("who", Arg::Seat(seat))]))
                small { (seen.text("draw-places-note", &[])) " " (piece::cite("orleans", "OR-8.7")) }
            }
            div class="places" {
                @for one in Place::BOARD { (place(seen, seat, *one, numbers)) }
            }
        }
    }
}

/// The place tiles of a player. The more there are, the less each of them shows.
fn tiles(seen: &Seen<'_>, seat: Seat, numbers: &mut Numbers) -> Markup {
    let owned: Vec<Place> =
        seen.seat(seat).places.keys().copied().filter(|place| place.is_tile()).collect();
    let crowd = match owned.len() {
        0..=4 => "",
        5..=6 => " many",
        _ => " crowd",
    };
    html! {
        div class={ "tiles" (crowd) } {
            h2 class="cap" {
                (seen.text("draw-tiles", &[]))
                small { (owned.len()) }
            }
            div class="places" {
                @for one in &owned { (place(seen, seat, *one, numbers)) }
                @if owned.len() < 4 { p class="place vacant" { (seen.text("draw-next-tile", &[])) } }
            }
        }
    }
}

/// The Market, whoever was just drawn, and the bag.
fn market(seen: &Seen<'_>, seat: Seat, numbers: &mut Numbers) -> Markup {
    let mat = &seen.seat(seat).plain;
    let spaces = u32::from(seen.parts.market_spaces);
    let free = spaces.saturating_sub(mat.market.total() + mat.drawn.total());
    html! {
        div class="hand-col" {
            h2 class="cap" {
                (seen.word("piece.market"))
                small { (seen.text("draw-of", &[
                    ("n", Arg::Number(mat.market.total().into())),
                    ("max", Arg::Number(spaces.into())),
                ])) }
            }
            ol class="hand" id="market" {
                @for (space, one) in mat.market.pieces().enumerate() {
                    (follower(seen, seat, one, space, numbers))
                }
                (drawn(seen, seat, mat.drawn, numbers))
                @for _ in 0..free { li {} }
            }
            (bag(seen, seat))
        }
    }
}

/// A follower on the Market.
fn follower(
    seen: &Seen<'_>,
    seat: Seat,
    one: Token,
    space: usize,
    numbers: &mut Numbers,
) -> Markup {
    html! {
        li class="full" data-at={ "market." (space) } {
            (token(seen, seat, one, "tok", Some(&numbers.id(seat, one))))
            (cover(waiting(seen, seat, one, Stand::Market), "round"))
        }
    }
}

/// Followers that were drawn and lie nowhere yet.
fn drawn(seen: &Seen<'_>, seat: Seat, tokens: Tokens, numbers: &mut Numbers) -> Markup {
    let goes = |one: Token| {
        move |action: Action| match action {
            Action::Allocate(token) | Action::Keep { token, .. } => token == one,
            _ => false,
        }
    };
    html! {
        @for one in tokens.pieces() {
            li class="full drawn" title=(seen.text("board-drawn", &[])) {
                (token(seen, seat, one, "tok", Some(&numbers.id(seat, one))))
                @if seen.owns(seat) { (cover(seen.choice(&name(seen, one), goes(one)), "round")) }
            }
        }
    }
}

/// The bag and what is in it; under torture somebody may be drawn from it.
fn bag(seen: &Seen<'_>, seat: Seat) -> Markup {
    let bag = seen.seat(seat).plain.bag;
    let name = seen.word("piece.bag");
    let lost = |action| seen.owns(seat) && action == Action::Lose(Loss::Follower);
    html! {
        div class="mybag" id="own-bag" title=(name) {
            (piece::symbol("bag", "ic")) b { (bag.total()) }
            span class="in" { (heap(seen, seat, bag)) }
            (cover(seen.choice(&name, lost), "tight"))
        }
    }
}
