//! The towns of the map with their names and stations.

use kernel::Seat;
use kernel::names::Name;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::map::Town;

use super::map::station;
use super::seen::Seen;
use super::sheet::spot;
use crate::acts::Choice;
use crate::sheet::{Label, Point, short};

/// Every town; those that may be traveled to come last, so that nothing covers their rings.
pub(crate) fn towns(seen: &Seen<'_>) -> Markup {
    let choice = |town: Town| seen.choice(&seen.word(town.word()), move |act| goes_to(act, town));
    let (open, closed): (Vec<Town>, Vec<Town>) =
        Town::ALL.iter().partition(|town| choice(**town).is_some());
    html! {
        @for town in closed { g id={ "town-" (town) } { (inside(seen, town)) } }
        @for town in open {
            @if let Some(Choice { acts, label }) = choice(town) {
                g class="m-opt" id={ "town-" (town) } role="button" tabindex="0" data-acts=(acts)
                    aria-label=(label) {
                    (rings(spot(town).at())) (inside(seen, town))
                }
            }
        }
    }
}

fn goes_to(action: Action, town: Town) -> bool {
    matches!(action, Action::Go(to) | Action::GoBy(to, _) if to == town)
}

fn rings(at: Point) -> Markup {
    let (x, y) = (short(at.x), short(at.y));
    html! {
        circle class="hit" cx=(x) cy=(y) r="26" {}
        circle class="r1" cx=(x) cy=(y) r="16" {}
        circle class="r2" cx=(x) cy=(y) r="12" {}
    }
}

/// What stands in a town, and its name.
fn inside(seen: &Seen<'_>, town: Town) -> Markup {
    let built: Vec<Seat> =
        seen.seats().filter(|seat| seen.seat(*seat).plain.stations.contains(town)).collect();
    let shared = town == seen.parts.shared_town;
    let at = spot(town).at();
    html! {
        @match &built[..] {
            _ if shared => { (castle(at)) (row(seen, town, &built)) }
            [] => { (dot(at)) }
            [one] => { (station(seen, *one, town, at, 21.0)) }
            several => { (row(seen, town, several)) }
        }
        (name(seen, town, shared))
    }
}

/// Several stations stand side by side below the town.
fn row(seen: &Seen<'_>, town: Town, built: &[Seat]) -> Markup {
    let at = spot(town).at();
    let left = -7.5 * (built.len() as f32 - 1.0);
    html! {
        @for (number, seat) in built.iter().enumerate() {
            (station(seen, *seat, town, at.by(left + 15.0 * number as f32, 19.0), 16.0))
        }
    }
}

fn dot(at: Point) -> Markup {
    html! {
        circle class="m-town" cx=(short(at.x)) cy=(short(at.y)) r="6.5" {}
        circle class="m-town-in" cx=(short(at.x)) cy=(short(at.y)) r="2.2" {}
    }
}

fn castle(at: Point) -> Markup {
    html! {
        g transform=(at.translate()) {
            path class="m-town" d="M-12 9v-15h4v3h4v-3h8v3h4v-3h4v15z" {}
            path class="m-town-in" d="M-2.5 9v-5a2.5 2.5 0 0 1 5 0v5z" {}
        }
    }
}

/// The name of a town; the two longest break after a hyphen.
fn name(seen: &Seen<'_>, town: Town, big: bool) -> Markup {
    let Label { dx, dy, anchor } = &spot(town).label;
    let at = spot(town).at().by(*dx, *dy);
    let (x, y) = (short(at.x), short(at.y));
    let name = seen.word(town.word());
    html! {
        @match broken(&name) {
            Some((first, second)) => {
                text class="m-name" text-anchor=(anchor) {
                    tspan x=(x) y=(y) { (first) }
                    tspan x=(x) dy="1.05em" { (second) }
                }
            }
            None => {
                text class={ "m-name" @if big { " big" } } x=(x) y=(y) text-anchor=(anchor) { (name) }
            }
        }
    }
}

/// A long name in two halves.
fn broken(name: &str) -> Option<(&str, &str)> {
    const LONGEST: usize = 15;
    if name.chars().count() <= LONGEST {
        return None;
    }
    let middle = name.len() / 2;
    let near = |at: &usize| at.abs_diff(middle);
    let hyphen = name.match_indices('-').map(|(at, _)| at + 1).min_by_key(near)?;
    Some(name.split_at(hyphen))
}

/// Where the n-th of so many merchants stands in a town: on the side that its name leaves free.
pub(crate) fn stand(town: Town, number: usize, of: usize) -> Point {
    const APART: f32 = 13.0;
    let spot = spot(town);
    let away = |side: f32| side * (15.0 + APART * number as f32);
    let centered = APART * (number as f32 - (of as f32 - 1.0) / 2.0);
    let at = spot.at();
    match spot.label.anchor.as_str() {
        "middle" if spot.label.dy > 0.0 => at.by(centered, -14.0),
        "middle" => at.by(centered, 19.0),
        "end" => at.by(away(1.0), 4.0),
        _ => at.by(away(-1.0), 4.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_longest_names_break() {
        assert_eq!(broken("Argenton-sur-Creuse"), Some(("Argenton-", "sur-Creuse")));
        assert_eq!(broken("Saint-Amand-Montrond"), Some(("Saint-Amand-", "Montrond")));
        assert_eq!(broken("Châtellerault"), None);
        let long = Town::ALL.iter().filter(|town| town.id().len() > 15);
        assert_eq!(long.count(), 2);
    }
}
