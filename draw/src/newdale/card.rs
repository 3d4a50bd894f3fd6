//! Building cards: what they cost, need, make and do.

use std::sync::Arc;

use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::model::cards::{Card, Kind};
use newdale::model::components::{Chain, Plant};
use newdale::model::pieces::{Color, Good};

use super::figure::{figure, good, needs, resource};
use super::seen::Seen;
use crate::acts::{Choice, cover};
use crate::hyphens::hyphenated;
use crate::piece;

/// The drawing of a building.
pub(crate) fn symbol(kind: Kind) -> String {
    match kind {
        Kind::Scriptorium => "b-scriptorium".to_owned(),
        kind => format!("nd-b-{kind}"),
    }
}

/// The color of a card that has one: Post Offices and Vineyards.
pub(crate) fn hue(card: Card) -> Option<Color> {
    let colored = matches!(card.kind(), Kind::PostOffice | Kind::Vineyard);
    let last = card.id().rsplit('_').next().filter(|_| colored)?;
    Color::from_id(last)
}

/// The name as in a heading.
pub(crate) fn name(seen: &Seen<'_>, card: Card) -> Arc<str> {
    seen.said(&format!("card {}", card.kind()), || capitalized(&seen.word(card.word())))
}

/// What a special building does, in a few words.
pub(crate) fn does(seen: &Seen<'_>, card: Card) -> Arc<str> {
    seen.text(&format!("draw-does-{}", card.kind()), &[])
}

/// Name, cost and points of a card, and what it does.
pub(crate) fn tip(seen: &Seen<'_>, card: Card) -> Arc<str> {
    let face = seen.parts.card(card);
    seen.said(&format!("card tip {card}"), || {
        let args = [
            ("what", Arg::Text(&seen.tip(card.word()))),
            ("cost", Arg::Number(face.cost.into())),
            ("vp", Arg::Number(face.vp.into())),
            ("resource", Arg::Word(face.resource.word())),
        ];
        seen.speaker.text("draw-card-tip", &args)
    })
}

/// A number of coins on a coin.
pub(crate) fn coins(n: u8) -> Markup {
    html! { span class="ci" { (piece::symbol("nd-coin", "")) b { (n) } } }
}

/// What a chain takes and makes.
pub(crate) fn chain(seen: &Seen<'_>, plant: &Plant) -> Markup {
    let Some(made) = plant.good else { return html! {} };
    html! {
        @match plant.chain {
            Chain::None => {}
            Chain::Cards(wanted) => { (resource(seen, wanted)) em { "→" } },
            Chain::Good(wanted) => { (good(seen, wanted)) em { "→" } },
            Chain::Grapes => { (good(seen, Good::grapes(Color::Yellow))) em { "→" } },
            Chain::Pair(a, b) => { (good(seen, a)) "+" (good(seen, b)) em { "→" } },
        }
        (good(seen, made))
    }
}

/// What a card lies as: its id is the same in hand, pool and on the board.
pub(crate) fn id(card: Card, copy: u8) -> String {
    format!("card-{card}-{copy}")
}

/// A whole card, as in a hand.
pub(crate) fn face(seen: &Seen<'_>, card: Card, id: &str, choice: Option<Choice>) -> Markup {
    let facts = seen.parts.card(card);
    html! {
        article class="hc glides" id=(id) title=(tip(seen, card)) data-about=(card.word()) {
            header { (coins(facts.cost)) (discount(seen, card)) }
            h4 { (hyphenated(&name(seen, card))) }
            (piece::symbol(&symbol(card.kind()), "ill"))
            @match &facts.plant {
                Some(plant) => {
                    div class="needs" { (needs(seen, &plant.needs)) }
                    div class="mkg" { (chain(seen, plant)) (worth(seen, plant)) }
                }
                None => p class="txt" { (hued(seen, card)) (does(seen, card)) },
            }
            footer { (resource(seen, facts.resource)) span { (seen.count("draw-vp", facts.vp)) } }
            (cover(choice, "whole"))
        }
    }
}

/// What one good of a building is worth.
fn worth(seen: &Seen<'_>, plant: &Plant) -> Markup {
    html! { @if let Some(made) = plant.good { (seen.parts.prices[made.index()]) } }
}

/// The color of a card, if it has one.
pub(crate) fn hued(seen: &Seen<'_>, card: Card) -> Markup {
    html! { @if let Some(color) = hue(card) { (figure(seen, color.into())) " " } }
}

/// The landscape in which a card is cheaper (ND-5.3).
fn discount(seen: &Seen<'_>, card: Card) -> Markup {
    html! {
        @if let Some(land) = seen.parts.card(card).discount {
            span class="off" title=(seen.word(land.word())) {
                "−3" (piece::named(&format!("nd-land-{land}"), "", &seen.word(land.word())))
            }
        }
    }
}

/// Cards of one kind in one line, as in the pool.
pub(crate) fn line(seen: &Seen<'_>, card: Card, n: u8, id: &str, choice: Option<Choice>) -> Markup {
    let facts = seen.parts.card(card);
    html! {
        li class="pc glides" id=(id) title=(tip(seen, card)) data-about=(card.word()) {
            (coins(facts.cost))
            b { (hyphenated(&name(seen, card))) }
            @if n > 1 { small { "×" (n) } }
            @if let Some(land) = facts.discount {
                (piece::named(&format!("nd-land-{land}"), "off", &seen.word(land.word())))
            }
            span class="nd2" {
                @match &facts.plant {
                    Some(plant) => {
                        span class="ov" { (needs(seen, &plant.needs)) }
                        @if let Some(made) = plant.good { (good(seen, made)) }
                    }
                    None => { (hued(seen, card)) (piece::symbol(&symbol(card.kind()), "ill")) },
                }
            }
            (cover(choice, "tight"))
        }
    }
}
