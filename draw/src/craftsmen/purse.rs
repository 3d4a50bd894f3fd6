//! The purse: capital cards by color, with what each set pays (CR-6.3).

use craftsmen::Action;
use craftsmen::model::capital::{Capital, Hand, of_color, only};
use craftsmen::model::pieces::Color;
use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};

use super::money::capital;
use super::seen::Seen;
use crate::acts::Choice;
use crate::piece;

/// The capital cards of a seat; of others only their number is known.
pub(crate) fn purse(seen: &Seen<'_>, seat: Seat) -> Markup {
    let own = seen.money().filter(|_| seen.owns(seat));
    html! {
        div class="ch" {
            h2 class="cap" title=(seen.tip("piece.capital_card")) data-about="piece.capital_card" {
                (seen.text("draw-money", &[]))
                small { (note(seen, seat, own.as_ref())) " " (piece::cite("craftsmen", "CR-6.5")) }
            }
            @match own {
                Some(hand) => ul class="purse" { @for color in Color::ALL { (set(seen, &hand, *color)) } },
                None => p class="unseen" { (piece::symbol("cardhand", "")) b { (seen.seat(seat).capital_count) } },
            }
        }
    }
}

/// What is laid and due while somebody pays, else what the hand pays.
fn note(seen: &Seen<'_>, seat: Seat, own: Option<&Hand>) -> String {
    let n = Arg::Number(seen.seat(seat).capital_count.into());
    match (&seen.view.payment, own) {
        (Some(payment), _) if seen.view.turn == Some(seat) => {
            let laid = Arg::Number(seen.parts.value(&payment.laid).into());
            let due = Arg::Number(payment.due.into());
            seen.text("draw-laid", &[("laid", laid), ("due", due)])
        }
        (_, Some(hand)) => {
            let power = Arg::Number(seen.parts.value(hand).into());
            seen.text("draw-pays", &[("n", n), ("power", power)])
        }
        (_, None) => seen.text("draw-cards", &[("n", n)]),
    }
    .to_string()
}

/// The cards of one color and their value.
fn set(seen: &Seen<'_>, hand: &Hand, color: Color) -> Markup {
    let (cards, _) = of_color(hand, color);
    let faces = hand.pieces().filter(|face| face.color() == color);
    let value = seen.parts.value(&only(hand, std::iter::once(color).collect()));
    html! {
        @if cards > 0 {
            li class={ "cg" @if cards > 3 { " wide" } } id={ "purse-" (color) } {
                span class="cs" { @for (id, face) in numbered(faces) { (capital(seen, face, Some(&id), "", spend(seen, face))) } }
                span class="sv" {
                    @if cards > 1 { (seen.count("draw-set", cards)) " " }
                    b { (value) }
                }
            }
        }
    }
}

/// Equal cards are interchangeable: they are numbered.
fn numbered(faces: impl Iterator<Item = Capital>) -> Vec<(String, Capital)> {
    let mut last = (None, 0);
    let number = |face: Capital| {
        last = if last.0 == Some(face) { (last.0, last.1 + 1) } else { (Some(face), 1) };
        (format!("cap-{face}-{}", last.1), face)
    };
    faces.map(number).collect()
}

/// CR-6.6, CR-6.7, CR-11.11, CR-16.6 — A card is paid, discarded or invested.
fn spend(seen: &Seen<'_>, face: Capital) -> Option<Choice> {
    seen.choice(&seen.word(face.color().word()), |action| {
        matches!(action, Action::Pay(one) | Action::Discard(one) | Action::Invest(one) if one == face)
    })
}
