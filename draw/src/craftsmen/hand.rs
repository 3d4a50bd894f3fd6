//! Building cards in hand: one's own, and what is known of others' (CR-3.1).

use std::sync::Arc;

use craftsmen::Action;
use craftsmen::model::cards::Card;
use craftsmen::model::view::Hidden;
use kernel::Seat;
use maud::{Markup, html};

use super::card::{Lying, card};
use super::seen::Seen;

/// The cards that a seat may build.
pub(crate) fn hand(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let hidden = unknown(facts.hidden);
    let n = facts.hand.len() as i64 + i64::from(hidden);
    html! {
        div class="bh" {
            h2 class="cap" title=(seen.tip("piece.building_card")) data-about="piece.building_card" {
                (seen.text("draw-to-build", &[])) small { (seen.count("draw-cards", n)) }
            }
            div class={ "bhand" @if n > 6 { " crowd" } @else if n > 3 { " many" } } {
                @for one in facts.hand.iter() { (in_hand(seen, seat, one)) }
                @for _ in 0..hidden { span class="bcard back" title=(seen.text("draw-hidden", &[])) {} }
            }
        }
    }
}

/// How many cards of a hand the viewer does not know.
pub(crate) fn unknown(hidden: Hidden) -> u8 {
    hidden.basic + hidden.house + hidden.plain
}

/// A card of the hand; a click builds or exchanges it.
fn in_hand(seen: &Seen<'_>, seat: Seat, one: Card) -> Markup {
    let choice = seen.choice(&seen.name(one), |action| {
        seen.owns(seat)
            && matches!(action, Action::Swap(card) | Action::Build { card, .. } if card == one)
    });
    card(seen, one, Lying { note: Some(note(seen, seat, one)), choice, ..Lying::default() })
}

/// What building costs, or whether others know the card.
fn note(seen: &Seen<'_>, seat: Seat, one: Card) -> Arc<str> {
    let is_open = seen.seat(seat).shown.contains(one);
    seen.text(if is_open { "draw-open" } else { "draw-secret" }, &[])
}
