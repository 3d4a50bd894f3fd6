//! The map of the chapter: fields, roads, bridges, towns and houses.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::pieces::Site;
use newdale::model::towns::Town;

use super::seen::{Seen, color};
use super::sheet::{self, Sheet, Size, ends};
use super::{fields, towns};
use crate::spot::{Spot, spot};

/// The area of the map.
pub(crate) fn map(seen: &Seen<'_>) -> Markup {
    html! { section class="map panel" id="map" aria-label=(title(seen)) { (sheet(seen)) } }
}

fn title(seen: &Seen<'_>) -> Arc<str> {
    let board = seen.chapter().board.id().to_uppercase();
    seen.text("draw-map", &[("map", Arg::Text(&board))])
}

/// The drawing itself. What may be chosen comes last, so that nothing covers its rings.
pub(crate) fn sheet(seen: &Seen<'_>) -> Markup {
    let Size { width, height } = sheet::size();
    let drawn = sheet::sheet(seen.chapter().board);
    let open = |town: &(usize, Town)| towns::choice(seen, town.1).is_some();
    let (open, closed): (Vec<_>, Vec<_>) = seen.towns().partition(open);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
            preserveAspectRatio="xMidYMid meet" role="group" aria-label=(title(seen)) {
            rect class="m-land" x="-600" y="-400" width="1744" height="1230" {}
            (ground(seen, drawn))
            (roads(drawn))
            (bridges(seen, drawn))
            @for number in seen.table().fields.keys() { (fields::field(seen, drawn, *number)) }
            @for (number, town) in closed { (towns::town(seen, drawn, number, town)) }
            @for (number, town) in open { (towns::town(seen, drawn, number, town)) }
        }
    }
}

/// The tint of the fields, then what only fills what would be empty.
fn ground(seen: &Seen<'_>, sheet: &Sheet) -> Markup {
    html! {
        @for number in seen.table().fields.keys() {
            path class="m-face" d=(sheet.outline(sheet.field(*number))) {}
        }
        @if !sheet.brooks.is_empty() { path class="m-brook" d=(sheet.brooks) {} }
        path class="m-rel" d=(sheet.relief) {}
    }
}

/// Roads are dashed; one that counts two steps is a double line.
fn roads(sheet: &Sheet) -> Markup {
    let paths = |heavy: bool| -> String {
        sheet.roads().filter(|road| road.heavy == heavy).map(|road| road.curve.path()).collect()
    };
    let (plain, heavy) = (paths(false), paths(true));
    html! {
        path class="m-road-bed" d=(plain) {}
        path class="m-road" d=(plain) {}
        @if !heavy.is_empty() {
            path class="m-heavy" d=(heavy) {}
            path class="m-heavy-in" d=(heavy) {}
        }
    }
}

/// Bridge sites and the bridges that stand (ND-10.7).
fn bridges(seen: &Seen<'_>, sheet: &Sheet) -> Markup {
    html! {
        @for (site, owner) in &seen.table().bridges { (bridge(seen, sheet, *site, *owner)) }
    }
}

fn bridge(seen: &Seen<'_>, sheet: &Sheet, site: Site, owner: Option<Seat>) -> Markup {
    let (a, b) = ends(site.id());
    let way = sheet.straight(a, b);
    let between = [("a", Arg::Text(&seen.town_name(a))), ("b", Arg::Text(&seen.town_name(b)))];
    let name = seen.text("draw-site", &between);
    let (id, class) = match owner {
        Some(seat) => (format!("bridge-{}", color(seat)), format!("P-{}", color(seat))),
        None => (format!("site-{}", site.id().replace('/', "-")), "free".to_owned()),
    };
    let choice = seen.choice(&name, |action| action == Action::Bridge(site));
    let body = html! {
        @match owner {
            Some(_) => use href="#nd-bridge" x="-10" y="-10" width="20" height="20" {},
            None => path class="m-site" d="M-4-6v12M4-6v12" {},
        }
        title { (name) }
    };
    html! {
        path class={ "m-span" @if owner.is_some() { " up" } } d=(way.path()) {}
        (spot(seen, Spot { id, class: &class, at: way.at(0.5), choice, about: Some("piece.bridge"), body }))
    }
}
