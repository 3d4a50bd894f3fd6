//! Cardinal Titus, who plays against one person (TI-16).

use maud::{Markup, html};
use tiletum::model::facts::TitusFacts;

use super::seats::{small_dice, status};
use super::seen::{Seen, TITUS};
use super::tile;
use crate::piece::{self, quantity};

/// What Titus has, his card and what is left of his deck.
pub(crate) fn panel(seen: &Seen<'_>, facts: &TitusFacts) -> Markup {
    let color = piece::color(TITUS);
    html! {
        details class={ "seat panel titus P-" (color) } id={ "seat-" (color) } open {
            summary {
                span class="l1" {
                    (piece::seal(color))
                    strong { (seen.who(TITUS)) }
                    span class="apm" { (seen.count("draw-vp", facts.score)) }
                    (status(seen, TITUS))
                }
                (card(seen, facts))
                (owns(seen, facts))
            }
            (score(seen, facts))
        }
    }
}

/// The last card, and how many are still to come.
fn card(seen: &Seen<'_>, facts: &TitusFacts) -> Markup {
    html! {
        span class="l2" {
            span class="grp" {
                @match facts.card {
                    Some(card) => b title=(seen.tip(card.word())) data-about=(card.word()) {
                        (seen.word(card.word()))
                    },
                    None => span { (seen.text("draw-no-card", &[])) },
                }
                small title=(deck(seen, facts)) { (seen.count("draw-deck", facts.deck.len() as i64)) }
            }
            (small_dice(seen, TITUS))
        }
    }
}

fn deck(seen: &Seen<'_>, facts: &TitusFacts) -> String {
    let cards: Vec<String> =
        facts.deck.iter().map(|card| seen.word(card.word()).to_string()).collect();
    cards.join(", ")
}

fn owns(seen: &Seen<'_>, facts: &TitusFacts) -> Markup {
    let (houses, pillars) = seen.built(TITUS);
    let player = format!("P-{}", piece::color(TITUS));
    html! {
        span class="l2" {
            span class="grp" {
                (quantity(piece::symbol("house", &player), houses as i64, &seen.plural("piece.house")))
                (quantity(piece::symbol("pillar-piece", &player), pillars as i64, &seen.plural("piece.pillar")))
                (quantity(piece::symbol("ti-cathedral", "ic"), facts.cathedrals.len() as i64,
                    &seen.plural("piece.cathedral_tile")))
            }
            span class="grp store" {
                @for crest in &facts.crests {
                    (piece::named(&tile::crest(*crest), "", &seen.word(crest.word())))
                }
            }
        }
    }
}

/// What his points are for.
fn score(seen: &Seen<'_>, facts: &TitusFacts) -> Markup {
    html! {
        dl class="whole" {
            @for (line, points) in &facts.lines {
                dt { (seen.speaker.score_line(line)) }
                dd { (points) }
            }
        }
    }
}
