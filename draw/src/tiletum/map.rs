//! The map of Europe: land and sea, roads, cities, merchants and architects.

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::map::Node;
use tiletum::model::pieces::Meeple;

use super::seen::Seen;
use super::sheet::{self, Size, spot};
use super::{chip, city};
use crate::acts::Choice;
use crate::piece::{self, letter};
use crate::sheet::{Point, short};

/// Hills and woods, then waves: they mean nothing and fill what would be empty.
const RELIEF: &str = include_str!("../../assets/tiletum-relief.txt");

/// The area of the map.
pub(crate) fn map(seen: &Seen<'_>) -> Markup {
    let name = seen.text("draw-map", &[]);
    html! { section class="map panel" id="map" aria-label=(name) { (sheet(seen)) } }
}

/// The drawing itself. What may be chosen comes last, so that nothing covers its rings.
pub(crate) fn sheet(seen: &Seen<'_>) -> Markup {
    let Size { x, y, width, height } = sheet::size();
    let open = |node: &&Node| city::choice(seen, **node).is_some();
    let (open, closed): (Vec<&Node>, Vec<&Node>) = Node::ALL.iter().partition(open);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            preserveAspectRatio="xMidYMid meet" role="group"
            aria-label=(seen.text("draw-map", &[])) {
            (ground())
            (ways(seen))
            @for node in closed { (place(seen, *node)) }
            @for node in open { (place(seen, *node)) }
            (walkers(seen))
        }
    }
}

fn ground() -> Markup {
    let mut relief = RELIEF.lines();
    let (hills, waves) = (relief.next().unwrap_or_default(), relief.next().unwrap_or_default());
    html! {
        rect class="m-sea" x="-600" y="-400" width="1780" height="1180" {}
        defs { path id="coast" d=(sheet::land()) {} }
        g class="m-coast" {
            @for class in ["c3", "c2", "c1"] { use class=(class) href="#coast" {} }
        }
        path class="m-rel" d=(hills) {}
        path class="m-rel wave" d=(waves) {}
        g class="m-rose" transform="translate(552 30)" {
            path class="m-rel" d="M0-15L3-3 15 0 3 3 0 15-3 3-15 0-3-3z" {}
            path class="m-town-in" d="M0-15L3-3H-3z" {}
        }
    }
}

/// The roads, and below them the halo of those that lead to a choice.
fn ways(seen: &Seen<'_>) -> Markup {
    let open: Vec<String> = sheet::curves()
        .filter(|(a, b, _)| leads(seen, *a, *b) || leads(seen, *b, *a))
        .map(|(_, _, curve)| curve.path())
        .collect();
    let roads: Vec<String> = sheet::curves().map(|(_, _, curve)| curve.path()).collect();
    let roads = roads.join(" ");
    html! {
        @for path in &open { path class="m-halo thin" d=(path) {} }
        path class="m-road-bed" d=(roads) {}
        path class="m-road" d=(roads) {}
        @for path in &open { path class="m-may" d=(path) {} }
    }
}

/// Whether somebody of the viewer's who stands at `from` may walk to `to`.
fn leads(seen: &Seen<'_>, from: Node, to: Node) -> bool {
    seen.may(|action| match action {
        Action::Walk(who, node) => node == to && seen.stands(seen.front(), who) == from,
        _ => false,
    })
}

/// A city or a road field, as something to click if there is something to do.
fn place(seen: &Seen<'_>, node: Node) -> Markup {
    let (id, at) = (format!("city-{node}"), spot(node).at());
    let inside = html! {
        g class="cl" {
            @if node.is_city() { (city::city(seen, node)) } @else { (field(seen, node)) }
        }
    };
    html! {
        @match city::choice(seen, node) {
            Some(Choice { acts, label }) => {
                g class={ "m-opt" @if city::is_quiet(seen, node) { " quiet" } } id=(id)
                    transform=(at.translate()) role="button" tabindex="0" data-acts=(acts)
                    aria-label=(label) { (inside) }
            }
            None => g id=(id) transform=(at.translate()) { (inside) },
        }
    }
}

/// A road field: a stop on the way.
fn field(seen: &Seen<'_>, node: Node) -> Markup {
    html! {
        @if city::choice(seen, node).is_some() {
            circle class="hit" r="22" {}
            circle class="r1" r="14" {}
            circle class="r2" r="10" {}
        }
        circle class="m-town" r="5.5" { title { (seen.word(node.word())) } }
        circle class="m-town-in" r="1.8" {}
    }
}

/// Merchants and architects.
fn walkers(seen: &Seen<'_>) -> Markup {
    html! {
        @for who in [Meeple::Merchant, Meeple::Architect] {
            @for seat in seen.owners() { (walker(seen, seat, who)) }
        }
    }
}

/// A piece glides from place to place; where it stands there is inside it, so that a phone can
/// enlarge both about the place.
fn walker(seen: &Seen<'_>, seat: Seat, who: Meeple) -> Markup {
    let node = seen.stands(seat, who);
    let (id, color) = (format!("{who}-{}", piece::color(seat)), piece::color(seat));
    let owner = seen.who(seat);
    let name = seen.text(
        "draw-stands",
        &[
            ("piece", Arg::Word(who.word())),
            ("who", Arg::Text(&owner)),
            ("town", Arg::Word(node.word())),
        ],
    );
    html! {
        g class={ "piece P-" (color) } id=(id) transform=(spot(node).at().translate()) {
            g class="cl" {
                g transform=(stand(seen, seat, who).translate()) {
                    @if seen.touched(&id) { circle class="m-last" r="12" {} }
                    use href={ "#" (who) } x="-10.5" y="-11" width="21" height="21" {}
                    text class="m-pt" y="7.2" { (letter(color)) }
                    title { (name) }
                }
            }
        }
    }
}

/// Where a merchant or architect stands, from the place: merchants before architects.
fn stand(seen: &Seen<'_>, seat: Seat, who: Meeple) -> Point {
    let node = seen.stands(seat, who);
    let spot = spot(node);
    let side = spot.stand(who);
    let everybody = [Meeple::Merchant, Meeple::Architect]
        .into_iter()
        .flat_map(|who| seen.owners().map(move |seat| (seat, who)));
    let here: Vec<(Seat, Meeple)> = everybody
        .filter(|(seat, who)| seen.stands(*seat, *who) == node && spot.stand(*who) == side)
        .collect();
    let number = here.iter().position(|one| *one == (seat, who)).unwrap_or(0);
    sheet::stand(spot, side, beyond(seen, node, side), number, here.len())
}

/// How far the plate and a tile reach on a side.
fn beyond(seen: &Seen<'_>, node: Node, side: sheet::Side) -> f32 {
    let facts = seen.table().map.get(&node);
    let plate = sheet::half(facts.map_or(0, |facts| facts.houses.len()));
    let tile = facts.and_then(|facts| facts.tile).filter(|_| spot(node).tile == Some(side));
    plate + tile.map_or(0.0, |tile| chip::width(seen, tile, chip::SMALL) + 3.0)
}

/// A plain rectangle around a point.
pub(crate) fn rect(class: &str, center: Point, width: f32, height: f32, round: f32) -> Markup {
    html! {
        rect class=(class) x=(short(center.x - width / 2.0)) y=(short(center.y - height / 2.0))
            width=(short(width)) height=(short(height)) rx=(short(round)) {}
    }
}
