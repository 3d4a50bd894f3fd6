//! Curves over the moments of a game, drawn as SVG.

use draw::axis::Axis;
use maud::{Markup, html};

/// Width and height of a plot.
const SIZE: (f64, f64) = (640.0, 240.0);
/// The edges of its field: left, right, top, bottom.
const FIELD: (f64, f64, f64, f64) = (40.0, 620.0, 10.0, 214.0);

/// Curves that share a field.
pub(super) struct Plot<'a> {
    /// What it shows, for those who do not see it.
    pub(super) title: &'a str,
    /// The values of each curve, moment by moment.
    pub(super) curves: Vec<Vec<f64>>,
    /// The moments that are named below: where, and how.
    pub(super) ticks: Vec<(usize, String)>,
    /// The moments that are marked, by number.
    pub(super) marks: Vec<usize>,
    /// The axis of values.
    pub(super) values: Axis,
    /// A value as it is written beside its level.
    pub(super) write: &'a dyn Fn(f64) -> String,
}

impl Plot<'_> {
    pub(super) fn draw(&self) -> Markup {
        let (left, right, top, bottom) = FIELD;
        html! {
            svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(self.title) {
                @for value in self.values.levels() {
                    line.grid x1=(left) x2=(right) y1=(self.y(value)) y2=(self.y(value)) {}
                    text x=(left - 6.0) y=(self.y(value) + 4.0) text-anchor="end" { ((self.write)(value)) }
                }
                @for (at, name) in &self.ticks {
                    text x=(self.x(*at)) y=(bottom + 20.0) text-anchor="middle" { (name) }
                }
                @for (number, at) in (1..).zip(&self.marks) {
                    line.mark x1=(self.x(*at)) x2=(self.x(*at)) y1=(top) y2=(bottom) {}
                    text.mark-name x=(self.x(*at) + 4.0) y=(top + 10.0) { (number) }
                }
                @for (number, curve) in self.curves.iter().enumerate() {
                    polyline class={ "curve c" (number) } points=(self.points(curve)) {}
                }
            }
        }
    }

    fn points(&self, curve: &[f64]) -> String {
        let point = |(at, value): (usize, &f64)| format!("{},{}", self.x(at), self.y(*value));
        curve.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    }

    fn x(&self, at: usize) -> f64 {
        let last = self.curves.first().map_or(1, |curve| curve.len().max(2) - 1);
        tenth(FIELD.0 + (FIELD.1 - FIELD.0) * at as f64 / last as f64)
    }

    fn y(&self, value: f64) -> f64 {
        tenth(FIELD.3 - (FIELD.3 - FIELD.2) * self.values.share(value))
    }
}

/// Rounded: a drawing needs no more.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
