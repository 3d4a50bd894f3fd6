//! Drawings of a game over its rounds: the field, its axes, and lines that are named at their ends.

use draw::axis::Axis;
use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};

use super::look::Look;
use super::say_with;

/// The width of every drawing, and the edges of its field.
pub const WIDTH: f64 = 600.0;
pub const LEFT: f64 = 42.0;
pub const RIGHT: f64 = 496.0;
/// The room for the axis below the field.
const FOOT: f64 = 24.0;
/// How many rounds an axis names, at most.
const ROUNDS_MAX: usize = 9;
/// How far names at the ends of two lines stay apart.
const APART: f64 = 17.0;
/// How many letters of a name stand beside a line.
const LETTERS_MAX: usize = 10;

/// The field of a drawing: from places on the axis of rounds, and values, to points.
pub struct Field {
    /// The height of the drawing.
    pub height: f64,
    /// The upper edge of the field.
    pub top: f64,
    /// The last place on the axis of rounds; the first is 0.
    pub end: f64,
    /// The axis of values.
    pub values: Axis,
}

/// The end of a round on the axis.
pub struct Tick {
    /// Its place.
    pub place: f64,
    /// The round.
    pub round: u32,
    /// The line of the list after which it had ended.
    pub at: usize,
}

/// One seat's line.
pub struct Line {
    /// Whose it is.
    pub seat: Seat,
    /// Places and values, in order.
    pub spots: Vec<(f64, f64)>,
    /// How many spots lie between two that are marked.
    pub marked: usize,
}

impl Field {
    /// A field that all lines fit into, its edges on levels of the axis.
    pub fn around(height: f64, top: f64, end: f64, lines: &[Line]) -> Field {
        let values = lines.iter().flat_map(|line| line.spots.iter().map(|(_, value)| *value));
        Field { height, top, end, values: Axis::around(values) }
    }

    /// The lower edge.
    pub fn bottom(&self) -> f64 {
        self.height - FOOT
    }

    pub fn x(&self, place: f64) -> f64 {
        tenth(LEFT + (RIGHT - LEFT) * place / self.end.max(1.0))
    }

    pub fn y(&self, value: f64) -> f64 {
        tenth(self.bottom() - (self.bottom() - self.top) * self.values.share(value))
    }

    /// The levels of the values, each with its number.
    pub fn levels(&self) -> Markup {
        html! {
            @for value in self.values.levels() {
                path class="ax" d={ "M" (LEFT) " " (self.y(value)) "H" (RIGHT) } {}
                text class="axt" x=(LEFT - 6.0) y=(tenth(self.y(value) + 4.0)) text-anchor="end" {
                    (whole(value))
                }
            }
        }
    }

    /// The rounds below the field, each with the way to its end.
    pub fn rounds(&self, look: &Look<'_>, ticks: &[Tick]) -> Markup {
        let every = ticks.len().div_ceil(ROUNDS_MAX).max(1);
        let last = ticks.len().saturating_sub(1);
        // The last one is always named, and no other too near to it.
        let named = |n: usize| n == last || (n.is_multiple_of(every) && n + every <= last);
        html! {
            @for (_, tick) in ticks.iter().enumerate().filter(|(n, _)| named(*n)) {
                @let round = say_with(&look.speaker, "round", &[("n", Arg::Number(tick.round.into()))]);
                a href={ "/t/" (look.id) "?at=" (tick.at) } aria-label=(round) {
                    text class="axt" x=(self.x(tick.place)) y=(self.height - 6.0) text-anchor="middle" {
                        (tick.round)
                    }
                }
            }
        }
    }
}

/// Every line, with the name and the last value of its seat at its end.
pub fn lines(look: &Look<'_>, field: &Field, lines: &[Line]) -> Markup {
    let last = |line: &Line| line.spots.last().map_or(0.0, |(_, value)| *value);
    let ends: Vec<f64> = lines.iter().map(|line| field.y(last(line))).collect();
    let ends = apart(&ends, APART, field.bottom());
    html! {
        @for (line, end) in lines.iter().zip(ends) {
            (drawn(look, field, line))
            (name(look, line.seat, end, &whole(last(line))))
        }
    }
}

fn drawn(look: &Look<'_>, field: &Field, line: &Line) -> Markup {
    let color = look.drawing.color(line.seat);
    let path = path(line.spots.iter().map(|(place, value)| (field.x(*place), field.y(*value))));
    let last = line.spots.len().saturating_sub(1);
    let marks = line
        .spots
        .iter()
        .enumerate()
        .filter(|(n, _)| *n == last || (*n > 0 && n % line.marked == 0));
    html! {
        g class={ "P-" (color) } {
            path class="ln-case" d=(path) {}
            path class="ln" d=(path) {}
            @for (n, (place, value)) in marks {
                @let (id, size) = if n == last { ("seal", 16.0) } else { ("mark", 9.0) };
                use href={ "#" (id) "-" (color) } x=(tenth(field.x(*place) - size / 2.0))
                    y=(tenth(field.y(*value) - size / 2.0)) width=(size) height=(size) {}
            }
        }
    }
}

/// A seat's name and a number, right of the field.
pub fn name(look: &Look<'_>, seat: Seat, y: f64, number: &str) -> Markup {
    html! {
        text class="lb" x=(RIGHT + 13.0) y=(tenth(y + 4.0)) {
            tspan class="who" { (short(&look.speaker.name(seat))) " " } (number)
        }
    }
}

/// A path through points.
pub fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let step = |(n, (x, y))| format!("{}{x} {y}", if n == 0 { 'M' } else { 'L' });
    points.enumerate().map(step).collect()
}

/// The same places, none nearer to another than `gap`, none beyond `limit`.
pub fn apart(places: &[f64], gap: f64, limit: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
    let mut moved = places.to_vec();
    for pair in order.windows(2) {
        moved[pair[1]] = moved[pair[1]].max(moved[pair[0]] + gap);
    }
    let mut limit = limit;
    for place in order.into_iter().rev() {
        moved[place] = moved[place].min(limit);
        limit = moved[place] - gap;
    }
    moved
}

/// A name that fits beside a line.
pub fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS_MAX {
        return name.to_owned();
    }
    let head: String = name.chars().take(LETTERS_MAX - 1).collect();
    format!("{}…", head.trim_end())
}

/// A place with one digit after the point.
pub fn tenth(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}

/// A whole number with a true minus.
pub fn whole(value: f64) -> String {
    let value = value.round();
    if value < 0.0 { format!("−{}", -value) } else { value.abs().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_apart_and_inside() {
        assert_eq!(apart(&[10.0, 50.0], 17.0, 90.0), [10.0, 50.0]);
        assert_eq!(apart(&[20.0, 10.0, 12.0], 17.0, 90.0), [44.0, 10.0, 27.0]);
        assert_eq!(apart(&[89.0, 88.0, 90.0], 17.0, 90.0), [73.0, 56.0, 90.0]);
    }

    #[test]
    fn more_is_higher_and_the_ends_are_levels() {
        let line = Line { seat: Seat(0), spots: vec![(0.0, -3.0), (1.0, 41.5)], marked: 1 };
        let field = Field::around(300.0, 20.0, 4.0, &[line]);
        assert_eq!((field.y(-10.0), field.y(50.0)), (field.bottom(), 20.0));
        assert!(field.y(-3.0) > field.y(41.5));
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Jeanne"), "Jeanne");
        assert_eq!(short("Wilhelmina of Orange"), "Wilhelmin…");
    }
}
