//! The sheet that a map is drawn on: points and curves.

use serde::Deserialize;

/// A point of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    /// The point so far away.
    pub(crate) fn by(self, dx: f32, dy: f32) -> Point {
        Point { x: self.x + dx, y: self.y + dy }
    }

    /// The attribute that puts a piece there.
    pub(crate) fn translate(self) -> String {
        format!("translate({} {})", short(self.x), short(self.y))
    }
}

/// Where the name of a town stands, from the town.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Label {
    pub(crate) dx: f32,
    pub(crate) dy: f32,
    pub(crate) anchor: String,
}

/// A way between two towns: a quadratic curve.
pub(crate) struct Curve {
    a: Point,
    middle: Point,
    b: Point,
}

impl Curve {
    /// The curve between two points. The control point lies 1.6 × bend beside the middle, to the
    /// right of the way.
    pub(crate) fn between(a: Point, b: Point, bend: f32) -> Curve {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let off = 1.6 * bend / dx.hypot(dy);
        let middle = Point { x: (a.x + b.x) / 2.0 - dy * off, y: (a.y + b.y) / 2.0 + dx * off };
        Curve { a, middle, b }
    }

    /// The attribute `d` of its path.
    pub(crate) fn path(&self) -> String {
        let Curve { a, middle, b } = self;
        let [ax, ay, mx, my, bx, by] = [a.x, a.y, middle.x, middle.y, b.x, b.y].map(short);
        format!("M{ax} {ay}Q{mx} {my} {bx} {by}")
    }

    /// The point at `t` of the way.
    pub(crate) fn at(&self, t: f32) -> Point {
        let mix = |a: f32, m: f32, b: f32| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * (1.0 - t) * t * m + t * t * b
        };
        Point {
            x: mix(self.a.x, self.middle.x, self.b.x),
            y: mix(self.a.y, self.middle.y, self.b.y),
        }
    }
}

/// A coordinate with at most one decimal.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}
