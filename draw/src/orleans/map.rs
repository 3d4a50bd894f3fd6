//! The map: towns, roads and waterways, goods, stations, merchants.

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::action::Loss;
use orleans::model::map::{Edge, Town, Way};
use orleans::model::pieces::Good;
use orleans::model::question::Question;

use super::seen::Seen;
use super::{sheet, towns};
use crate::piece::{color, letter};
use crate::sheet::{Point, short};
use crate::spot::{Spot, spot};

/// Hills and woods: they mean nothing and fill what would be empty.
const RELIEF: &str = include_str!("../../assets/orleans-relief.txt");

/// The area of the map.
pub(crate) fn map(seen: &Seen<'_>) -> Markup {
    html! {
        section class="map panel" id="map" aria-label=(seen.text("board-map", &[])) { (sheet(seen)) }
    }
}

/// The drawing itself.
pub(crate) fn sheet(seen: &Seen<'_>) -> Markup {
    let sheet::Size { width, height } = sheet::size();
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
            preserveAspectRatio="xMidYMid meet" role="group"
            aria-label=(seen.text("board-map", &[])) {
            rect class="m-land" x="-600" y="-400" width="1720" height="1180" {}
            path class="m-rel" d=(RELIEF.trim()) {}
            (compass()) (legend(seen))
            (ways(seen))
            (goods(seen))
            (towns::towns(seen))
            (merchants(seen))
        }
    }
}

/// Roads below waterways, and below both the halo of what may be traveled.
fn ways(seen: &Seen<'_>) -> Markup {
    let open: Vec<String> =
        open_ways(seen).into_iter().map(|edge| sheet::curve(edge).path()).collect();
    let paths = |way: Way| {
        let of = Edge::all().filter(move |edge| edge.way() == way);
        of.map(|edge| sheet::curve(edge).path()).collect::<Vec<_>>().join(" ")
    };
    let (roads, waters) = (paths(Way::Road), paths(Way::Water));
    html! {
        @for path in &open { path class="m-halo" d=(path) {} }
        path class="m-road-bed" d=(roads) {}
        path class="m-road" d=(roads) {}
        path class="m-bank" d=(waters) {}
        path class="m-water" d=(waters) {}
        @for path in &open { path class="m-may" d=(path) {} }
    }
}

/// The edges that a merchant may take now.
fn open_ways(seen: &Seen<'_>) -> Vec<Edge> {
    let from = |seat: Seat| seen.seat(seat).plain.merchant;
    let leads = |edge: &Edge| match seen.view.question {
        Question::Go(way) => {
            let town = from(seen.front());
            edge.way() == way && seen.may(|action| joins(*edge, town, action))
        }
        Question::CourtGo(owner) => {
            let town = from(owner);
            seen.may(|action| {
                matches!(action, Action::GoBy(to, way)
                if town.edge_to(to, way) == Some(*edge))
            })
        }
        Question::Take(taken) => edge.0 == taken && seen.may(|act| matches!(act, Action::Take(_))),
        _ => false,
    };
    Edge::all().filter(leads).collect()
}

fn joins(edge: Edge, town: Town, action: Action) -> bool {
    let Action::Go(to) = action else { return false };
    town.edge_to(to, edge.way()) == Some(edge)
}

/// The goods on every edge, and its empty spaces.
fn goods(seen: &Seen<'_>) -> Markup {
    let in_use = &seen.parts.table(seen.view.players).in_use;
    html! {
        @for edge in Edge::all() {
            @let goods = seen.view.map.0.get(&edge.key()).map_or(&[][..], Vec::as_slice);
            @for (space, at) in sheet::spaces(edge, in_use[edge.index()]).into_iter().enumerate() {
                @match goods.get(space) {
                    Some(good) => (good_on(seen, edge, space, *good, at)),
                    None => circle class="m-empty" cx=(short(at.x)) cy=(short(at.y)) r="4.2" {},
                }
            }
        }
    }
}

fn good_on(seen: &Seen<'_>, edge: Edge, space: usize, good: Good, at: Point) -> Markup {
    let id = format!("good-{edge}-{}{space}", &edge.way().id()[..1]);
    let name = seen.word(good.word());
    let taken = matches!(seen.view.question, Question::Take(number) if number == edge.0);
    let choice = taken.then(|| seen.choice(&name, |act| act == Action::Take(Some(good)))).flatten();
    let (a, b) = edge.ends();
    let title = seen.said(&format!("{id} {good}"), || {
        seen.speaker.text(
            "draw-good-on-way",
            &[
                ("good", Arg::Word(good.word())),
                ("way", Arg::Word(edge.way().word())),
                ("a", Arg::Word(a.word())),
                ("b", Arg::Word(b.word())),
            ],
        )
    });
    let body = html! {
        use href={ "#good-" (good) } x="-8.5" y="-8.5" width="17" height="17" {}
        title { (title) }
    };
    spot(seen, Spot { id, class: "", at, choice, about: Some(good.word()), body })
}

/// The merchants, beside the town they stand in.
fn merchants(seen: &Seen<'_>) -> Markup {
    html! {
        @for seat in seen.seats() {
            @let town = seen.seat(seat).plain.merchant;
            @let here: Vec<Seat> = seen.seats()
                .filter(|other| seen.seat(*other).plain.merchant == town).collect();
            @let number = here.iter().position(|other| *other == seat).unwrap_or(0);
            (merchant(seen, seat, towns::stand(town, number, here.len())))
        }
    }
}

fn merchant(seen: &Seen<'_>, seat: Seat, at: Point) -> Markup {
    let id = format!("merchant-{}", color(seat));
    let town = seen.seat(seat).plain.merchant;
    let name =
        seen.text("draw-merchant", &[("who", Arg::Seat(seat)), ("town", Arg::Word(town.word()))]);
    let choice = seen.choice(&name, |action| action == Action::Court(seat));
    let body = html! {
        use href="#merchant" x="-11.5" y="-14.5" width="23" height="23" {}
        text class="m-pt" y="5.2" { (letter(color(seat))) }
        title { (name) }
    };
    let class = &format!("P-{}", color(seat));
    spot(seen, Spot { id, class, at, choice, about: None, body })
}

/// A trading station; under torture it may be given up.
pub(crate) fn station(seen: &Seen<'_>, seat: Seat, town: Town, at: Point, size: f32) -> Markup {
    let id = format!("station-{}-{town}", color(seat));
    let name =
        seen.text("draw-station", &[("who", Arg::Seat(seat)), ("town", Arg::Word(town.word()))]);
    let mine = seen.owns(seat);
    let lost = |action| mine && action == Action::Lose(Loss::Station(town));
    let body = html! {
        use href="#station" x=(short(-size / 2.0)) y=(short(-size * 0.62)) width=(size) height=(size) {}
        text class="m-pt" y=(short(size * 0.3)) { (letter(color(seat))) }
        title { (name) }
    };
    let class = &format!("P-{}", color(seat));
    let choice = seen.choice(&name, lost);
    spot(seen, Spot { id, class, at, choice, about: None, body })
}

fn compass() -> Markup {
    html! {
        g transform="translate(486 34)" {
            path class="m-rel" d="M0-15L3-3 15 0 3 3 0 15-3 3-15 0-3-3z" {}
            path class="m-town-in" d="M0-15L3-3H-3z" {}
        }
    }
}

fn legend(seen: &Seen<'_>) -> Markup {
    html! {
        g class="m-key" transform="translate(340 12)" {
            path class="m-road" d="M0 0h20" {}
            text class="m-legend" x="24" y="4" { (seen.word("map.road")) }
            path class="m-bank" d="M70 0h16" {}
            path class="m-water" d="M70 0h16" {}
            text class="m-legend" x="92" y="4" { (seen.word("map.water")) }
        }
    }
}
