//! The auction as a dialogue: the card, the bids, who is in, what one can pay, the mayor (CR-10.2).

use craftsmen::Action;
use craftsmen::model::cards::Card;
use craftsmen::model::components::Face;
use craftsmen::model::facts::AuctionFacts;
use kernel::Seat;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use super::bids;
use super::card::{Lying, card};
use super::money::capital;
use super::seen::{Seen, color};
use crate::acts::{Choice, cover};
use crate::piece;

/// The running auction, over the ships; it folds away.
pub(crate) fn auction(seen: &Seen<'_>) -> Markup {
    let Some(facts) = &seen.view.auction else { return html! {} };
    let starter = [("who", Arg::Seat(facts.starter))];
    html! {
        section class="auction" id="auction" aria-label=(seen.word("action.auction")) {
            header {
                (piece::icon("gavel"))
                h2 { (seen.name(facts.card)) }
                span { (seen.text("draw-put-up", &starter)) }
                span class="rg" { (seen.text("draw-any-colors", &[])) " " (piece::cite("craftsmen", "CR-10.4")) }
                (fold(seen))
            }
            div class="inside" {
                div class="lot" { (card(seen, facts.card, Lying { is_copy: true, ..Lying::default() })) }
                div class="bids" { (ladder(seen, facts)) (fit(seen, facts.card)) }
                (raise(seen))
            }
        }
    }
}

/// What folds a dialogue away, to see the ships.
pub(crate) fn fold(seen: &Seen<'_>) -> Markup {
    html! {
        label class="fold" title=(seen.text("draw-fold", &[])) {
            input class="sr" type="checkbox" aria-label=(seen.text("draw-fold", &[]));
            (piece::icon("down"))
        }
    }
}

/// Everybody from the starter on, then the mayor.
fn ladder(seen: &Seen<'_>, facts: &AuctionFacts) -> Markup {
    html! {
        table class="ladder" {
            @for seat in facts.starter.round(seen.view.players) { (bidder(seen, facts, seat)) }
            @if !facts.mayor.is_empty() { (mayor(seen, facts)) }
        }
    }
}

fn bidder(seen: &Seen<'_>, facts: &AuctionFacts, seat: Seat) -> Markup {
    let (class, state) = state(seen, facts, seat);
    html! {
        tr class=(class) {
            th scope="row" { (piece::seal(color(seat))) (seen.speaker.name(seat)) }
            td { @if facts.bidder == Some(seat) { b { (facts.bid) } } }
            td class="s" { (seen.text(state, &[])) }
        }
    }
}

/// How a seat stands in the auction.
fn state(seen: &Seen<'_>, facts: &AuctionFacts, seat: Seat) -> (&'static str, &'static str) {
    if facts.passed.contains(&seat) {
        ("out", "draw-out")
    } else if seen.view.turn == Some(seat) {
        (if seen.owns(seat) { "me" } else { "turn" }, "draw-to-bid")
    } else if facts.bidder == Some(seat) {
        ("hi", "draw-highest")
    } else {
        ("", "draw-still-in")
    }
}

/// CR-10.5 — His cards, and his offer once they are complete.
fn mayor(seen: &Seen<'_>, facts: &AuctionFacts) -> Markup {
    html! {
        tr class="mayor" title=(seen.tip("person.mayor")) data-about="person.mayor" {
            th scope="row" { (capitalized(&seen.word("person.mayor"))) }
            td { @if let Some(offer) = facts.offer { b { (offer) } } }
            td class="s" { @for face in &facts.mayor { (capital(seen, *face, None, "tiny", None)) } }
        }
    }
}

/// CR-9.4 — Whether the card would fit the street of the viewer.
fn fit(seen: &Seen<'_>, card: Card) -> Markup {
    let Some(viewer) = seen.view.viewer else { return html! {} };
    let row = &seen.seat(viewer).row;
    let fits = |end: Option<&Card>| {
        end.is_some_and(|end| matches(seen.parts.face(*end), seen.parts.face(card)))
    };
    let id = match (fits(row.first()), fits(row.last())) {
        (true, true) => "draw-fits-both",
        (true, false) => "draw-fits-left",
        (false, true) => "draw-fits-right",
        (false, false) => "draw-fits-none",
    };
    html! { p class="fit" { (seen.text(id, &[])) " " (piece::cite("craftsmen", "CR-9.4")) } }
}

/// Whether two neighbors share a color at the same level.
fn matches(a: Face, b: Face) -> bool {
    a.top == b.top || a.bottom == b.bottom
}

/// What the viewer can pay, and the bids to choose from, by the fewest cards that pay them.
fn raise(seen: &Seen<'_>) -> Markup {
    let Some(money) = seen.money() else { return html! {} };
    let ladder = bids::ladder(&seen.parts, &money);
    let most = ladder.last().copied().unwrap_or(0);
    html! {
        div class="raise" {
            h3 {
                (seen.count("draw-power", most))
                small { (seen.text("draw-fewest", &[])) " " (piece::cite("craftsmen", "CR-6.4")) }
            }
            ol class="bgs" {
                @for cards in 1..ladder.len() { (group(seen, &ladder, cards)) }
            }
        }
    }
}

/// The bids that need so many cards.
fn group(seen: &Seen<'_>, ladder: &[u8], cards: usize) -> Markup {
    let needs = |n: &u8| bids::fewest(ladder, *n) == Some(cards);
    let numbers = (1..=ladder[cards]).filter(needs);
    let offered: Vec<(u8, Choice)> =
        numbers.filter_map(|n| Some((n, seen.choice("", |one| one == Action::Bid(n))?))).collect();
    html! {
        @if !offered.is_empty() {
            li class="bg" {
                span class="nums" {
                    @for (n, choice) in offered { span class="num" { (n) (cover(Some(choice), "quiet")) } }
                }
                small { (seen.count("draw-cards", cards as i64)) }
            }
        }
    }
}
