//! The strip over the map: ships, sailors, the side mission, characters on offer.

use std::sync::Arc;

use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::components::Extra;
use newdale::model::pieces::{Color, Sailor, SideMission};

use super::card::coins;
use super::figure::figure;
use super::seen::Seen;
use super::{mine, track};
use crate::acts::cover;
use crate::piece;

/// What some chapters and moments add; nothing where there is nothing of it.
pub(crate) fn strip(seen: &Seen<'_>) -> Markup {
    let table = seen.table();
    let ships = seen.has(Extra::Ships) || seen.has(Extra::Sailors);
    if !ships && table.side_mission.is_none() && table.offer.is_empty() {
        return html! {};
    }
    html! {
        section class="dev strip panel" id="strip" aria-label=(seen.text("draw-strip", &[])) {
            @if ships { (track::track(seen)) }
            @if seen.has(Extra::Sailors) { (sailors(seen)) }
            @if let Some(mission) = table.side_mission { (side_mission(seen, mission)) }
            @if !table.offer.is_empty() { (offer(seen)) }
        }
    }
}

/// The characters that may be chosen (ND-2.14).
fn offer(seen: &Seen<'_>) -> Markup {
    html! {
        h2 { (seen.plural("character.character")) small { (piece::cite("newdale", "ND-2.14")) } }
        ul class="offer" {
            @for who in seen.table().offer.iter() {
                @let name = mine::name(seen, who);
                li id={ "character-" (who) } title=(seen.tip(who.word())) data-about=(who.word()) {
                    (piece::symbol("nd-person", "ill")) b { (name) }
                    (cover(seen.choice(&name, |action| action == Action::Choose(who)), "tight"))
                }
            }
        }
    }
}

/// The side mission: one of two goods for points (ND-9.4).
fn side_mission(seen: &Seen<'_>, mission: SideMission) -> Markup {
    let face = &seen.parts.side_missions[mission.index()];
    html! {
        div class="sidem" id="side-mission" title=(seen.tip(mission.word())) data-about=(mission.word()) {
            (piece::symbol("nd-mission", "i"))
            b { (capitalized(&seen.word(mission.word()))) }
            @for (at, (wanted, n)) in face.options.iter().enumerate() {
                @if at > 0 { span { (seen.text("draw-or", &[])) } }
                (piece::quantity(piece::symbol(&format!("nd-good-{wanted}"), "good"), *n, &seen.word(wanted.word())))
            }
            span { "→ " (seen.count("draw-vp", face.vp)) }
        }
    }
}

/// The color of a Cabin Boy.
pub(crate) fn hue(sailor: Sailor) -> Option<Color> {
    Color::ALL.iter().copied().find(|color| Sailor::cabin_boy(*color) == sailor)
}

/// What a sailor is good at.
fn symbol(sailor: Sailor) -> &'static str {
    match sailor {
        Sailor::Cook => "nd-cook",
        Sailor::WatchOfficer => "nd-captain",
        _ => "nd-sailor",
    }
}

/// The sailors for hire (ND-10.13).
fn sailors(seen: &Seen<'_>) -> Markup {
    html! {
        ul class="sailors" aria-label=(seen.plural("sailor.sailor")) {
            @for sailor in Sailor::ALL { (for_hire(seen, *sailor)) }
        }
    }
}

fn for_hire(seen: &Seen<'_>, sailor: Sailor) -> Markup {
    let left = seen.table().sailors.iter().filter(|other| **other == sailor).count();
    let face = seen.parts.sailor(sailor);
    let name = capitalized(&seen.word(sailor.word()));
    let choice = seen.choice(&name, |action| action == Action::Hire(sailor));
    html! {
        li id={ "sailor-" (sailor) } class=[(left == 0).then_some("nil")] title=(hire_tip(seen, sailor))
            data-about=(sailor.word()) {
            (coins(face.cost))
            @match hue(sailor) {
                Some(color) => (figure(seen, color.into())),
                None => { (piece::symbol(symbol(sailor), "ill")) span class="name" { (name) } },
            }
            @if left != 1 { small { "×" (left) } }
            (cover(choice, "tight"))
        }
    }
}

fn hire_tip(seen: &Seen<'_>, sailor: Sailor) -> Arc<str> {
    let face = seen.parts.sailor(sailor);
    let args = [
        ("what", Arg::Text(&seen.tip(sailor.word()))),
        ("cost", Arg::Number(face.cost.into())),
        ("vp", Arg::Number(face.vp.into())),
        ("ship", Arg::Number(face.ship.into())),
    ];
    seen.text("draw-hire", &args)
}
