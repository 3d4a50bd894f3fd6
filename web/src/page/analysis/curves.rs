//! What could be expected when: points as lines, the chance to win as areas one upon the other.

use bots::analysis::Moment;
use draw::axis::Axis;
use kernel::{ScoreSheet, Seat};
use lang::Arg;
use maud::{Markup, html};

use super::course::Course;
use crate::page::chart::{self, Field, LEFT, Line, RIGHT, WIDTH, apart, path, tenth};
use crate::page::look::Look;
use crate::page::number::{decimal, percents};
use crate::page::{say, say_with};

/// The heights of the two drawings, and of the one if there is only one.
const POINTS: f64 = 306.0;
const CHANCES: f64 = 226.0;
const ALONE: f64 = 560.0;
/// The room for the numbers of turning points above the lines.
const HEAD: f64 = 34.0;
/// How far these numbers stay apart.
const APART: f64 = 20.0;
/// An area is signed where it is at least this high.
const SEAL: f64 = 20.0;

/// The axis of chances.
const CHANCE: Axis = Axis { low: 0.0, high: 1.0, step: 0.5 };

/// The panel with both drawings and their numbers.
pub fn panel(look: &Look<'_>, course: &Course<'_>, sheet: &ScoreSheet, turns: &[f64]) -> Markup {
    let alone = is_solo(sheet);
    let words = &look.speaker;
    html! {
        section class={ "curves panel" @if alone { " alone" } } {
            h2 { (say(words, "expected-points")) small { (say(words, "expected-points-how")) } }
            (points(look, course, sheet, turns))
            @if !alone {
                h2 { (say(words, "winning-chance")) small { (say(words, "winning-chance-how")) } }
                (chances(look, course, sheet, turns))
            }
            details class="numbers" {
                summary { (say(words, "numbers")) }
                (numbers(look, course, sheet))
            }
        }
    }
}

/// Whether there is nobody to win against.
pub fn is_solo(sheet: &ScoreSheet) -> bool {
    sheet.won.is_some() || sheet.seats.len() < 2
}

fn points(look: &Look<'_>, course: &Course<'_>, sheet: &ScoreSheet, turns: &[f64]) -> Markup {
    let lines: Vec<Line> = seats(sheet).rev().map(|seat| course.points(seat)).collect();
    let height = if is_solo(sheet) { ALONE } else { POINTS };
    let field = Field::around(height, HEAD, course.end(), &lines);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="group"
            aria-label=(say(&look.speaker, "expected-points")) {
            (field.levels())
            (field.rounds(look, course.ticks()))
            (verticals(&field, turns, HEAD - 8.0))
            (chart::lines(look, &field, &lines))
            (badges(&field, turns))
        }
    }
}

/// Dashed lines where a turning point lies.
fn verticals(field: &Field, turns: &[f64], top: f64) -> Markup {
    html! {
        @for turn in turns {
            path class="tp" d={ "M" (field.x(*turn)) " " (top) "V" (field.bottom()) } {}
        }
    }
}

/// The numbers of the turning points, which lead to their cards.
fn badges(field: &Field, turns: &[f64]) -> Markup {
    let places: Vec<f64> = turns.iter().map(|turn| field.x(*turn)).collect();
    html! {
        @for (n, x) in (1..).zip(apart(&places, APART, RIGHT)) {
            a href={ "#turn-" (n) } {
                circle class="tpn" cx=(x) cy="17" r="9" {}
                text class="tpt" x=(x) y="21" { (n) }
            }
        }
    }
}

/// Areas of the chances, the winner's at the bottom.
fn chances(look: &Look<'_>, course: &Course<'_>, sheet: &ScoreSheet, turns: &[f64]) -> Markup {
    let (top, end) = (16.0, course.end());
    let field = Field { height: CHANCES, top, end, values: CHANCE };
    let areas = areas(course, sheet);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (CHANCES) } role="group"
            aria-label=(say(&look.speaker, "winning-chance")) {
            @for area in &areas { (drawn(look, &field, area)) }
            @for value in [0.0, 0.25, 0.5, 0.75, 1.0] {
                path class="ax" d={ "M" (LEFT - 3.0) " " (field.y(value)) "h3" } {}
            }
            @for value in field.values.levels() {
                text class="axt" x=(LEFT - 6.0) y=(tenth(field.y(value) + 4.0)) text-anchor="end" {
                    (percents(value))
                }
            }
            (verticals(&field, turns, field.top))
            (field.rounds(look, course.ticks()))
            @for area in &areas { (winner(look, &field, area)) }
        }
    }
}

/// One area upon the other.
fn areas(course: &Course<'_>, sheet: &ScoreSheet) -> Vec<Area> {
    let spots = course.spots();
    let mut floor: Vec<(f64, f64)> = spots.iter().map(|(place, _)| (*place, 0.0)).collect();
    let mut areas = Vec::new();
    for seat in seats(sheet) {
        let share = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or(0.0);
        let lift = |((place, low), (_, moment)): (&(f64, f64), &(f64, &Moment))| {
            (*place, low + share(moment))
        };
        let roof: Vec<(f64, f64)> = floor.iter().zip(&spots).map(lift).collect();
        areas.push(Area { seat, floor, roof: roof.clone() });
        floor = roof;
    }
    areas
}

/// A seat's share of the chances.
struct Area {
    seat: Seat,
    floor: Vec<(f64, f64)>,
    roof: Vec<(f64, f64)>,
}

impl Area {
    /// Its height at its last spot, and the middle of it.
    fn last(&self) -> Option<(f64, f64)> {
        let (floor, roof) = (self.floor.last()?.1, self.roof.last()?.1);
        Some((roof - floor, f64::midpoint(roof, floor)))
    }
}

fn drawn(look: &Look<'_>, field: &Field, area: &Area) -> Markup {
    let color = look.drawing.color(area.seat);
    let point = |(place, value): &(f64, f64)| (field.x(*place), field.y(*value));
    let around = area.roof.iter().chain(area.floor.iter().rev()).map(point);
    let path = format!("{}z", path(around));
    html! {
        g class={ "P-" (color) } {
            path class="ar" d=(path) {}
            path d=(path) fill={ "url(#" (draw::piece::hatch(color)) ")" } {}
            @if let Some((x, y)) = widest(field, area) {
                use href={ "#seal-" (color) } x=(tenth(x - 9.0)) y=(tenth(y - 9.0)) width="18" height="18" {}
            }
        }
    }
}

/// Where an area has most room for a seal, if it has any: between its neighbors too.
fn widest(field: &Field, area: &Area) -> Option<(f64, f64)> {
    let level = |spots: &[(f64, f64)], n: usize| field.y(spots[n].1);
    let span = |n: usize| {
        let (from, to) = (n - 1, n + 1);
        let floor = (from..=to).map(|n| level(&area.floor, n)).fold(f64::MAX, f64::min);
        let roof = (from..=to).map(|n| level(&area.roof, n)).fold(f64::MIN, f64::max);
        (floor - roof, f64::midpoint(floor, roof))
    };
    let inner = 1..area.roof.len().saturating_sub(1);
    let best = inner.max_by(|a, b| span(*a).0.total_cmp(&span(*b).0))?;
    let (room, middle) = span(best);
    (room >= SEAL).then(|| (field.x(area.roof[best].0), middle))
}

/// The name of somebody who wins, right of his area.
fn winner(look: &Look<'_>, field: &Field, area: &Area) -> Markup {
    let won = area.last().filter(|(share, _)| percents(*share) > 0);
    html! {
        @if let Some((share, middle)) = won {
            (chart::name(look, area.seat, field.y(middle), &percent(look, share)))
        }
    }
}

/// What is drawn, in numbers: a row a round, with the way to its end.
fn numbers(look: &Look<'_>, course: &Course<'_>, sheet: &ScoreSheet) -> Markup {
    let seats: Vec<Seat> = Seat::all(sheet.seats.len() as u8).collect();
    html! {
        table class="sc rounds" {
            thead {
                tr {
                    th scope="col" {}
                    @for seat in &seats { th scope="col" { (look.seal(*seat)) (look.speaker.name(*seat)) } }
                }
            }
            tbody {
                @for (tick, moment) in course.rounds_end() {
                    tr {
                        th scope="row" {
                            a href={ "/t/" (look.id) "?at=" (tick.at) } { (round(look, tick.round)) }
                        }
                        @for (points, chance) in moment.points.iter().zip(&moment.chances) {
                            td {
                                (decimal(&look.speaker, *points))
                                @if !is_solo(sheet) { small { (percent(look, *chance)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn round(look: &Look<'_>, round: u32) -> String {
    match round {
        0 => say(&look.speaker, "set-up"),
        n => say_with(&look.speaker, "round", &[("n", Arg::Number(n.into()))]),
    }
}

fn percent(look: &Look<'_>, share: f64) -> String {
    say_with(&look.speaker, "percent", &[("n", Arg::Number(percents(share)))])
}

/// The seats from the winner on.
fn seats(sheet: &ScoreSheet) -> impl DoubleEndedIterator<Item = Seat> {
    sheet.ranking().into_iter().flatten().collect::<Vec<_>>().into_iter()
}
