//! The event of the round, the labor market and the bag (ND-1.5, ND-3.4).

use std::sync::Arc;

use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::components::Extra;
use newdale::model::events::EventCard;
use newdale::model::pieces::{Color, Figure};

use super::figure::figure;
use super::seen::{Seen, color};
use crate::acts::{Choice, cover};
use crate::piece;

/// So many figures stand one by one, more are counted.
const IN_A_ROW: u8 = 4;

/// Event and labor market.
pub(crate) fn market(seen: &Seen<'_>) -> Markup {
    html! {
        section class="market panel" id="market" aria-label=(seen.text("draw-market", &[])) {
            h2 {
                @match seen.table().event {
                    Some(event) => (heading(seen, event)),
                    None => span class="ev" { (seen.text("draw-no-event", &[])) },
                }
                small { (seen.word("piece.labour_market")) " " (piece::cite("newdale", "ND-1.5")) }
            }
            p { @if let Some(event) = seen.table().event { (effect(seen, event)) } }
            ul class="hues" {
                @for figure in figures(seen) { (hue(seen, figure)) }
            }
            p class="mk-legend" {
                i {} (seen.text("draw-printed", &[]))
                i class={ "own P-" (color(seen.front())) } {}
                (seen.text("draw-private", &[]))
                (bag(seen))
            }
        }
    }
}

fn heading(seen: &Seen<'_>, event: EventCard) -> Markup {
    html! {
        span class="evno" { (event.number()) }
        span class="ev" id={ "event-" (event) } data-about=(event.word()) {
            (capitalized(&seen.word(event.word())))
        }
    }
}

/// What an event does.
fn effect(seen: &Seen<'_>, event: EventCard) -> Arc<str> {
    let text = || seen.speaker.about(event.word()).map(|about| about.text).unwrap_or_default();
    seen.said(&format!("effect {event}"), text)
}

/// The figures that can be in the market of this chapter.
fn figures(seen: &Seen<'_>) -> impl Iterator<Item = Figure> {
    let hooded = seen.has(Extra::Hooded);
    Figure::ALL.iter().copied().filter(move |figure| hooded || *figure != Figure::Hooded)
}

/// The figures of one kind: printed on the event card, drawn, private.
struct Crowd {
    printed: u8,
    drawn: u8,
    own: u8,
}

impl Crowd {
    fn of(seen: &Seen<'_>, figure: Figure) -> Crowd {
        let table = seen.table();
        let facts = seen.seat(seen.front());
        let drawn = table.market[&figure];
        let Some(color) = Color::from_id(figure.id()) else {
            return Crowd { printed: 0, drawn, own: facts.rabbit[&figure] };
        };
        let printed = table.event.map_or(0, |event| seen.parts.event(event).printed[color.index()]);
        let own = facts.labor[&color].saturating_sub(printed + drawn);
        Crowd { printed, drawn, own }
    }

    fn total(&self) -> u8 {
        self.printed + self.drawn + self.own
    }
}

fn hue(seen: &Seen<'_>, figure: Figure) -> Markup {
    let crowd = Crowd::of(seen, figure);
    let name = seen.word(figure.word());
    let jail = seen.choice(&name, |action| action == Action::Jail(figure));
    let rabbit = seen.choice(&name, |action| action == Action::JailRabbit(figure));
    let brief = crowd.total() > IN_A_ROW;
    let own = format!("own P-{}", color(seen.front()));
    html! {
        li id={ "hue-" (figure) } class=[(crowd.total() == 0).then_some("nil")] title=(name) {
            (row(seen, figure, crowd.printed, brief, "pr", None))
            (row(seen, figure, crowd.drawn, brief, "dr", jail))
            (row(seen, figure, crowd.own, brief, &own, rabbit))
            span class="tot" { (crowd.total()) span class="sr" { " " (name) } }
        }
    }
}

/// Figures of one kind and origin; the first of them may be taken.
fn row(
    seen: &Seen<'_>,
    kind: Figure,
    n: u8,
    brief: bool,
    class: &str,
    mut choice: Option<Choice>,
) -> Markup {
    let shown = if brief { n.min(1) } else { n };
    html! {
        @for _ in 0..shown {
            span class=(class) { (figure(seen, kind)) (cover(choice.take(), "tight")) }
        }
        @if shown < n { small { "×" (n) } }
    }
}

/// What is left in the bag.
fn bag(seen: &Seen<'_>) -> Markup {
    let bag = &seen.table().bag;
    let total: u8 = bag.values().sum();
    html! {
        span class="bagn" id="labor-bag" title=(seen.word("piece.bag")) data-about="piece.bag" {
            (piece::symbol("bag", "")) (total)
            @for kind in figures(seen) {
                span class="bf" { (figure(seen, kind)) (bag[&kind]) (cover(from_bag(seen, kind), "tight")) }
            }
        }
    }
}

/// Onyx takes an assistant out of the bag (ND-7.8).
fn from_bag(seen: &Seen<'_>, figure: Figure) -> Option<Choice> {
    let wanted = Color::from_id(figure.id())?;
    seen.choice(&seen.word(figure.word()), |action| action == Action::TakeColor(wanted))
}
