//! A place: its name, its slots with whoever stands there, what it does (OR-8, OR-10, OR-15).

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::action::{Loss, Stand};
use orleans::model::effect::Effect;
use orleans::model::facts::{Occupant, Standing};
use orleans::model::pieces::Token;
use orleans::model::places::{Place, Slot};

use super::mat::Numbers;
use super::seen::Seen;
use super::token::{technology, token, vacant};
use crate::acts::cover;
use crate::piece::{self, color};

/// A place of the seat whose mat lies in front.
pub(crate) fn place(seen: &Seen<'_>, seat: Seat, place: Place, numbers: &mut Numbers) -> Markup {
    let id = format!("place-{place}");
    let standing = &seen.seat(seat).places[&place];
    html! {
        article class={ "place" (state(seen, seat, place)) } id=(id) title=(seen.tip(place.word()))
            data-about=(place.word()) {
            h4 {
                (seen.word(place.word()))
                @if is_ready(seen, place, standing) {
                    (piece::named("i-check", "tick", &seen.word("term.activated")))
                }
            }
            (piece::symbol(&format!("b-{place}"), "ill"))
            (cover(chosen_whole(seen, place), "whole"))
            (inside(seen, seat, place, numbers))
            @match idle(seen, seat, place) {
                Some(why) => p class="does warn" { (seen.text(why, &[])) },
                None => p class="does" { (does(seen, place)) },
            }
        }
    }
}

/// Why a place could do nothing now (OR-10.8): a town has one station, Orléans one of each player.
fn idle(seen: &Seen<'_>, seat: Seat, place: Place) -> Option<&'static str> {
    if place != Place::Guildhall {
        return None;
    }
    let own = &seen.seat(seat).plain;
    let stands = |other: Seat| seen.seat(other).plain.stations.contains(own.merchant);
    let taken = match own.merchant == seen.parts.shared_town {
        true => stands(seat),
        false => seen.seats().any(stands),
    };
    match (own.stock, taken) {
        (0, _) => Some("draw-idle-no-station"),
        (_, true) => Some("draw-idle-station-stands"),
        _ => None,
    }
}

/// Whether it is activated, in use, or was touched by the last move.
fn state(seen: &Seen<'_>, seat: Seat, place: Place) -> String {
    let mut class = String::new();
    if is_ready(seen, place, &seen.seat(seat).places[&place]) {
        class.push_str(" ready");
    }
    if seen.view.using == Some(place) && seen.view.turn == Some(seat) {
        class.push_str(" using");
    }
    if seen.touched(&format!("place-{}-{place}", color(seat))) {
        class.push_str(" touched");
    }
    class
}

/// OR-8.7 — A place is activated when every slot is filled, a few when one is.
pub(crate) fn is_ready(seen: &Seen<'_>, place: Place, standing: &Standing) -> bool {
    let filled = standing.iter().flatten().count();
    if place.slot_count() == 0 {
        return place == Place::Theatre && filled > 0;
    }
    filled == standing.len() || seen.parts.partly.contains(place) && filled > 0
}

/// What may be done with the place as a whole.
fn chosen_whole(seen: &Seen<'_>, place: Place) -> Option<crate::acts::Choice> {
    let about = |action: Action| match action {
        Action::Use(used) => used == place,
        Action::Lose(Loss::Place(lost)) => lost == place,
        Action::PlaceTheatre { .. } => place == Place::Theatre,
        _ => false,
    };
    seen.choice(&seen.word(place.word()), about)
}

/// The slots, or whoever stands about where there are none.
fn inside(seen: &Seen<'_>, seat: Seat, place: Place, numbers: &mut Numbers) -> Markup {
    let standing = &seen.seat(seat).places[&place];
    html! {
        ul class="slots" {
            @match seen.parts.effect(place) {
                Effect::Tower => (tower(seen, seat, standing, numbers)),
                Effect::CoinsByFollowers { .. } if place.slot_count() == 0 => {
                    (theatre(seen, seat, standing, numbers))
                }
                _ if standing.is_empty() => li class="always" { (seen.text("draw-always-on", &[])) },
                _ => @for (number, occupant) in standing.iter().enumerate() {
                    (slot(seen, seat, place, number as u8, *occupant, numbers))
                },
            }
        }
    }
}

fn slot(
    seen: &Seen<'_>,
    seat: Seat,
    place: Place,
    number: u8,
    occupant: Option<Occupant>,
    numbers: &mut Numbers,
) -> Markup {
    let slot = place.slot(number).expect("what stands on a place stands on its slots");
    let choice = seen.owns(seat).then(|| chosen_slot(seen, slot)).flatten();
    html! {
        li data-at=(slot) {
            @match occupant {
                None => (vacant(seen, seen.parts.wants(slot), "slot")),
                Some(Occupant::Technology) => (technology(seen, "slot")),
                Some(Occupant::Token(one)) => {
                    (token(seen, seat, one, "slot", Some(&numbers.id(seat, one))))
                }
            }
            (cover(choice, "round"))
        }
    }
}

/// Who may stand on a slot, or leave it.
fn chosen_slot(seen: &Seen<'_>, slot: Slot) -> Option<crate::acts::Choice> {
    let holds_tile = || {
        let standing = &seen.seat(seen.front()).places[&slot.place()];
        standing[usize::from(slot.number())] == Some(Occupant::Technology)
    };
    let about = |action: Action| match action {
        Action::Place { slot: to, .. } => to == slot,
        Action::PlaceTechnology(to) | Action::Retrieve(to) => to == slot,
        Action::Lose(Loss::TechnologyOn(place)) => place == slot.place() && holds_tile(),
        _ => false,
    };
    seen.choice(&seen.word(slot.place().word()), about)
}

/// OR-15.11 — The spaces of the Gunpowder Tower.
fn tower(seen: &Seen<'_>, seat: Seat, standing: &Standing, numbers: &mut Numbers) -> Markup {
    let spaces = usize::from(seen.parts.tower_spaces).max(standing.len());
    html! {
        @for space in 0..spaces {
            @match standing.get(space).copied().flatten() {
                Some(Occupant::Token(one)) => {
                    li data-at={ "gunpowder_tower." (space) } {
                        (token(seen, seat, one, "slot", Some(&numbers.id(seat, one))))
                        (cover(waiting(seen, seat, one, Stand::Tower), "round"))
                    }
                }
                _ => li {
                    (vacant(seen, None, "slot"))
                    (cover(seen.choice(&seen.word(Place::GunpowderTower.word()),
                        |action| matches!(action, Action::Allocate(_))), "round"))
                },
            }
        }
    }
}

/// Where a follower that waits may go.
pub(crate) fn waiting(
    seen: &Seen<'_>,
    seat: Seat,
    one: Token,
    stand: Stand,
) -> Option<crate::acts::Choice> {
    let goes = |action: Action| match action {
        Action::Place { token, from, .. } | Action::PlaceTheatre { token, from } => {
            token == one && from == stand
        }
        _ => false,
    };
    let name = super::token::name(seen, one);
    seen.owns(seat).then(|| seen.choice(&name, goes)).flatten()
}

/// OR-22.6 — Whoever is in the Theatre.
fn theatre(seen: &Seen<'_>, seat: Seat, standing: &Standing, numbers: &mut Numbers) -> Markup {
    html! {
        @if standing.is_empty() { li { (vacant(seen, None, "slot")) } }
        @for (number, occupant) in standing.iter().flatten().enumerate() {
            @if let Occupant::Token(one) = *occupant {
                li class="stage" data-at={ "theatre." (number) } {
                    (token(seen, seat, one, "slot", Some(&numbers.id(seat, one))))
                    (cover(seen.choice(&super::token::name(seen, one),
                        |action| seen.owns(seat) && action == Action::RetrieveTheatre(one)), "round"))
                }
            }
        }
    }
}

/// A tile as it is printed: name, slots, drawing, what it does.
pub(crate) fn face(seen: &Seen<'_>, place: Place) -> Markup {
    let slots = (0..place.slot_count()).filter_map(|number| place.slot(number));
    html! {
        h4 { (seen.word(place.word())) }
        (piece::symbol(&format!("b-{place}"), "ill"))
        ul class="slots" {
            @for slot in slots { li { (vacant(seen, seen.parts.wants(slot), "slot")) } }
        }
        p class="does" { (does(seen, place)) }
    }
}

/// Four words of what a place does.
fn does(seen: &Seen<'_>, place: Place) -> Arc<str> {
    seen.text(&format!("draw-does-{}", place.id()), &[])
}
