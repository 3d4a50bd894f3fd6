//! The cards that lie face up, and the decks.

use std::sync::Arc;

use craftsmen::Action;
use craftsmen::model::capital::Capital;
use craftsmen::model::cards::Card;
use craftsmen::model::pieces::{Class, Space, Take};
use craftsmen::model::view::SeenDeck;
use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use super::card::{Lying, card};
use super::money::capital;
use super::seen::Seen;
use crate::acts::{Choice, cover};
use crate::piece;

/// Cards of a class that lie face up (CR-2.8).
const FACE_UP: usize = 2;

/// Capital and building cards to be had.
pub(crate) fn market(seen: &Seen<'_>) -> Markup {
    html! {
        section class="market panel" id="map" aria-label=(seen.text("draw-market", &[])) {
            h2 {
                (seen.text("draw-market", &[]))
                small { (seen.text("draw-market-note", &[])) " " (piece::cite("craftsmen", "CR-10.1")) }
            }
            div class="mks" {
                (money(seen))
                @for class in Class::ALL { (class_of(seen, *class, &seen.view.decks[class])) }
            }
        }
    }
}

fn money(seen: &Seen<'_>) -> Markup {
    html! {
        div class="mk capm" id="face-capital" {
            h3 { (seen.text("draw-money", &[])) }
            div class="pair" {
                @for space in Space::ALL { (face_up(seen, *space, seen.view.face_up[space])) }
            }
            ul class="piles" {
                li title=(seen.tip("piece.deck")) {
                    (piece::symbol("deck", "")) b { (seen.view.capital_deck_count) }
                    small { (seen.word("piece.deck")) }
                    (cover(seen.choice("", |action| action == Action::Take(Take::Deck)), "tight"))
                }
                li title=(discarded(seen)) {
                    (piece::symbol("pile", "")) b { (seen.view.capital_pile.total()) }
                    small { (seen.text("draw-discards", &[])) }
                }
            }
        }
    }
}

fn face_up(seen: &Seen<'_>, space: Space, face: Option<Capital>) -> Markup {
    let alone = match space {
        Space::A => Take::A,
        Space::B => Take::B,
    };
    let taken =
        |action| matches!(action, Action::Take(take) if take == alone || take == Take::Both);
    let choice = seen.choice(&seen.word("piece.capital_card"), taken);
    let id = format!("space-{space}");
    html! {
        span class={ "cspace" @if seen.touched(&id) { " touched" } } id=(id) {
            @if let Some(face) = face { (capital(seen, face, None, "", choice)) }
        }
    }
}

/// What lies on the discard pile: everybody may look.
fn discarded(seen: &Seen<'_>) -> String {
    let face = |(face, n): (Capital, u8)| {
        format!("{n} × {} {}", seen.word(face.color().word()), face.value())
    };
    let faces: Vec<String> = seen.view.capital_pile.iter().map(face).collect();
    format!("{}: {}", capitalized(&seen.word("piece.discard_pile")), faces.join(", "))
}

fn class_of(seen: &Seen<'_>, class: Class, deck: &SeenDeck) -> Markup {
    let cards: Vec<Card> = deck.face_up.iter().collect();
    let (cost, price) = (seen.parts.build_cost[class.index()], seen.parts.price[class.index()]);
    let args = [("price", Arg::Number(price.into())), ("cost", Arg::Number(cost.into()))];
    html! {
        div class="mk" id={ "face-" (class) } {
            h3 title=(seen.tip(class.word())) data-about=(class.word()) {
                (seen.text(&format!("draw-class-{class}"), &[]))
                span class="dkn" title=(known(seen, deck)) {
                    (piece::symbol("deck", "")) b { (deck.count) }
                    (cover(peek(seen, class), "tight"))
                }
            }
            div class="pair" {
                @for one in &cards { (lot(seen, *one)) }
                @for _ in cards.len()..FACE_UP { span class="bcard xs void" {} }
            }
            p class="pc" { (seen.text("draw-costs", &args)) }
        }
    }
}

/// CR-10.1, CR-10.2 — A card may be bought or put up for auction.
fn lot(seen: &Seen<'_>, one: Card) -> Markup {
    let choice = seen.choice(
        &seen.name(one),
        |action| matches!(action, Action::Buy(card) | Action::Auction(card) if card == one),
    );
    let hammered = seen.view.auction.as_ref().is_some_and(|auction| auction.card == one);
    let class = if hammered { "xs hammered" } else { "xs" };
    card(seen, one, Lying { class, choice, ..Lying::default() })
}

fn peek(seen: &Seen<'_>, class: Class) -> Option<Choice> {
    seen.offer("draw-peek", &[("class", Arg::Word(class.word()))], |action| {
        action == Action::Peek(class)
    })
}

/// How many cards a deck has, and which of them the viewer knows.
fn known(seen: &Seen<'_>, deck: &SeenDeck) -> String {
    let names = |cards: &mut dyn Iterator<Item = Card>| -> String {
        cards.map(|card| seen.name(card).to_string()).collect::<Vec<_>>().join(", ")
    };
    let top = names(&mut deck.top.iter().flatten().copied().chain(deck.top_among.iter()));
    let under = names(&mut deck.under.iter().flatten().copied().chain(deck.under_among.iter()));
    let part = |id: &str, cards: &str| -> Option<Arc<str>> {
        (!cards.is_empty()).then(|| seen.text(id, &[("cards", Arg::Text(cards))]))
    };
    let parts = [
        Some(seen.count("draw-deck", deck.count)),
        part("draw-known-top", &top),
        part("draw-known-under", &under),
    ];
    parts.into_iter().flatten().map(|part| part.to_string()).collect::<Vec<_>>().join(" ")
}
