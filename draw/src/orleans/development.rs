//! The Development track (OR-12).

use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::action::Loss;
use orleans::model::pieces::CitizenSpace;

use super::seen::Seen;
use super::token::value;
use crate::acts::cover;
use crate::piece::{self, color};

/// The track with its stars, coins, citizens and markers.
pub(crate) fn track(seen: &Seen<'_>) -> Markup {
    let name = seen.word("track.development");
    html! {
        section class="dev panel" id="dev" aria-label=(name) {
            h2 {
                (seen.text("draw-development", &[]))
                small { (piece::cite("orleans", "OR-12.4")) }
            }
            ol class="steps" {
                @for space in 0..=seen.parts.development.last { (step(seen, space)) }
            }
        }
    }
}

fn step(seen: &Seen<'_>, space: u8) -> Markup {
    let level = seen.parts.level(space);
    let here: Vec<Seat> =
        seen.seats().filter(|seat| seen.seat(*seat).plain.development == space).collect();
    let crowd = match here.len() {
        0 | 1 => "who",
        2 => "who two",
        _ => "who many",
    };
    html! {
        li class=[shade(level)] {
            span class="has" { (treasure(seen, space, level)) }
            @if !here.is_empty() {
                span class=(crowd) { @for seat in here { (marker(seen, seat)) } }
            }
            i { (space) }
        }
    }
}

/// Levels alternate, so that the eye finds where one ends.
fn shade(level: u8) -> Option<&'static str> {
    (level.is_multiple_of(2)).then_some("lv")
}

/// What a space brings: a new level, coins, a citizen.
fn treasure(seen: &Seen<'_>, space: u8, level: u8) -> Markup {
    let development = &seen.parts.development;
    let new_level = space == 0 || seen.parts.level(space - 1) != level;
    let coins = development.coins[usize::from(space)];
    let citizen = development.citizens.iter().position(|at| *at == space);
    html! {
        @if new_level {
            span class="lvl" title=(seen.count("board-level", level)) {
                (piece::symbol("star", "")) b { (level) }
            }
        }
        @if coins > 0 { (value("coin", "", coins, &seen.count("board-coins", coins))) }
        @if let Some(number) = citizen {
            (citizen_on(seen, CitizenSpace::of_development(number)))
        }
    }
}

/// A citizen that waits, or its shadow.
pub(crate) fn citizen_on(seen: &Seen<'_>, space: CitizenSpace) -> Markup {
    let waits = seen.view.citizens.contains(space);
    let name =
        if waits { seen.word("piece.citizen") } else { seen.text("draw-citizen-taken", &[]) };
    piece::named("citizen", if waits { "cit-waits" } else { "gone" }, &name)
}

/// A player's marker; under torture its owner may move it back.
fn marker(seen: &Seen<'_>, seat: Seat) -> Markup {
    let id = format!("dev-{}", color(seat));
    let at = seen.seat(seat).plain.development;
    let name = seen.text(
        "draw-marker-development",
        &[("who", Arg::Seat(seat)), ("n", Arg::Number(at.into()))],
    );
    let lost = |action| seen.owns(seat) && action == Action::Lose(Loss::Development);
    html! {
        span class={ "dm" @if seen.touched(&id) { " touched" } } {
            svg class={ "seal P-" (color(seat)) } id=(id) role="img" aria-label=(name) {
                title { (name) } use href={ "#seal-" (color(seat)) } {}
            }
            (cover(seen.choice(&name, lost), "round"))
        }
    }
}
