//! The hand that lies in front.

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::cards::Card;

use super::seen::Seen;
use super::{card, pool};
use crate::acts::Choice;

/// So many cards have room for everything on them.
const WHOLE: u8 = 6;
/// So many have room for all but their pictures.
const NARROW: u8 = 9;

/// The hand of a seat; others see only how many cards it has.
pub(crate) fn hand(seen: &Seen<'_>, seat: Seat) -> Markup {
    let facts = seen.seat(seat);
    let class = match facts.cards {
        n if n <= WHOLE => "cards6",
        n if n <= NARROW => "cards6 many",
        _ => "cards6 many crowd",
    };
    html! {
        h2 class="cap" {
            (seen.text("draw-hand", &[])) " " b { (facts.cards) }
            small { (piles(seen)) }
        }
        div class=(class) id="hand" {
            @match &facts.hand {
                Some(hand) => {
                    @for (one, copy) in pool::copies(hand.iter()) {
                        @let number = pool::built(seen, one) + seen.table().pool.count(one) + copy;
                        (card::face(seen, one, &card::id(one, number), choice(seen, seat, one)))
                    }
                }
                None => @for _ in 0..facts.cards {
                    svg class="back" viewBox="0 0 24 30" aria-hidden="true" { use href="#nd-card-back" {} }
                },
            }
        }
    }
}

/// The draw pile and the discards.
fn piles(seen: &Seen<'_>) -> std::sync::Arc<str> {
    let table = seen.table();
    let args = [
        ("draw", Arg::Number(table.draw_count.into())),
        ("discard", Arg::Number(table.discard.len().into())),
    ];
    seen.text("draw-piles", &args)
}

/// What may be done with a hand card.
fn choice(seen: &Seen<'_>, seat: Seat, card: Card) -> Option<Choice> {
    seen.choice(&card::name(seen, card), |action| match action {
        Action::Discard(chosen)
        | Action::Sell(chosen)
        | Action::Build(chosen)
        | Action::Keep(chosen)
        | Action::Feed(chosen) => seen.owns(seat) && chosen == card,
        _ => false,
    })
}
