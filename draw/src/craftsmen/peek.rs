//! The cards that somebody looks at (CR-10.9).

use craftsmen::Action;
use craftsmen::model::cards::Card;
use craftsmen::model::facts::PeekFacts;
use lang::Arg;
use maud::{Markup, html};

use super::auction::fold;
use super::card::{Lying, card};
use super::seen::Seen;
use crate::piece;

/// What is looked at, over the ships; it folds away.
pub(crate) fn peek(seen: &Seen<'_>) -> Markup {
    let Some(facts) = &seen.view.peek else { return html! {} };
    let name = seen.text(&format!("draw-class-{}", facts.class), &[]);
    let class = [("class", Arg::Text(&name))];
    html! {
        section class="auction peek" id="peek" aria-label=(seen.word("action.peek")) {
            header {
                (piece::icon("eye"))
                h2 { (seen.text("draw-looking", &class)) }
                span class="rg" { (seen.count("draw-in-hand", facts.count)) " " (piece::cite("craftsmen", "CR-10.9")) }
                (fold(seen))
            }
            (cards(seen, facts))
        }
    }
}

fn cards(seen: &Seen<'_>, facts: &PeekFacts) -> Markup {
    html! {
        div class="looked" {
            @for one in &facts.cards { (offered(seen, *one)) }
            @for _ in facts.cards.len()..facts.count.into() { span class="bcard back" {} }
        }
    }
}

fn offered(seen: &Seen<'_>, one: Card) -> Markup {
    let choice = seen.choice(
        &seen.name(one),
        |action| matches!(action, Action::Show(card) | Action::Next(card) if card == one),
    );
    card(seen, one, Lying { choice, ..Lying::default() })
}
