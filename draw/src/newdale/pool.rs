//! The pool: cards that everybody may build (ND-1.9).

use maud::{Markup, html};
use newdale::Action;
use newdale::model::cards::{Card, Kind};
use newdale::model::pile::each;

use super::seen::Seen;
use super::{areas, beside, card};
use crate::acts::Choice;
use crate::piece;

/// The pool.
pub(crate) fn pool(seen: &Seen<'_>) -> Markup {
    let pool = &seen.table().pool;
    html! {
        section class="pool panel" id="pool" aria-label=(seen.word("piece.pool")) {
            h2 {
                (seen.text("draw-pool", &[]))
                small { (seen.text("draw-pool-note", &[])) " " (piece::cite("newdale", "ND-1.9")) }
            }
            @if pool.is_empty() {
                p class="none" { (seen.text("draw-pool-empty", &[])) }
            } @else {
                ul class=[(pool.kinds().count_ones() > 6).then_some("many")] {
                    @for one in each(pool.kinds()) {
                        @let id = card::id(one, built(seen, one) + 1);
                        (card::line(seen, one, pool.count(one), &id, choice(seen, one)))
                    }
                }
            }
        }
    }
}

/// Cards with the number of the copy, counted from 1.
pub(crate) fn copies(cards: impl Iterator<Item = Card>) -> Vec<(Card, u8)> {
    let mut numbered: Vec<(Card, u8)> = Vec::new();
    for card in cards {
        let copy = numbered.iter().filter(|(other, _)| *other == card).count() as u8 + 1;
        numbered.push((card, copy));
    }
    numbered
}

/// How many copies of a card lie on the board in front.
pub(crate) fn built(seen: &Seen<'_>, card: Card) -> u8 {
    let seat = seen.front();
    let built = areas::cards(seen, seat).into_iter().flatten().chain(beside::cards(seen, seat));
    built.filter(|other| *other == card).count() as u8
}

/// What may be done with a card of the pool: build it, or Aaron takes it (ND-7.9).
fn choice(seen: &Seen<'_>, card: Card) -> Option<Choice> {
    seen.choice(&card::name(seen, card), |action| match action {
        Action::BuildPool(chosen) => chosen == card,
        Action::TakeVineyard(color) => {
            card.kind() == Kind::Vineyard && card::hue(card) == Some(color)
        }
        _ => false,
    })
}
