//! The sheet that the map is drawn on: coordinates of towns, bends of edges.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::names::Name;
use orleans::model::map::{Edge, Town};
use serde::Deserialize;

/// A point of the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// A town on the sheet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Spot {
    x: f32,
    y: f32,
    /// Where its name stands.
    pub(crate) label: Label,
}

/// Where the name of a town stands, from the town.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Label {
    pub(crate) dx: f32,
    pub(crate) dy: f32,
    pub(crate) anchor: String,
}

#[derive(Deserialize)]
struct Sheet {
    sheet: Size,
    towns: BTreeMap<String, Spot>,
    bends: BTreeMap<String, f32>,
}

/// The size of the sheet.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Size {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
    toml::from_str(include_str!("../../assets/orleans-map.toml")).expect("the sheet can be read")
});

/// The size of the sheet.
pub(crate) fn size() -> Size {
    SHEET.sheet
}

/// A town on the sheet.
pub(crate) fn spot(town: Town) -> &'static Spot {
    SHEET.towns.get(town.id()).expect("every town is on the sheet")
}

impl Spot {
    /// Where it lies.
    pub(crate) fn at(&self) -> Point {
        Point { x: self.x, y: self.y }
    }
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

/// A road or waterway: a quadratic curve between its towns.
pub(crate) struct Curve {
    a: Point,
    middle: Point,
    b: Point,
}

impl Curve {
    /// The curve of an edge. The control point lies 1.6 × bend beside the middle.
    pub(crate) fn of(edge: Edge) -> Curve {
        let (a, b) = edge.ends();
        let (a, b) = (spot(a).at(), spot(b).at());
        let bend = SHEET.bends.get(&format!("{edge}-{}", edge.way())).copied().unwrap_or(0.0);
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

    /// Where its goods lie, if it has so many spaces.
    pub(crate) fn spaces(&self, spaces: u8) -> Vec<Point> {
        let at: &[f32] = match spaces {
            0 => &[],
            1 => &[0.5],
            _ => &[0.37, 0.63],
        };
        at.iter().map(|t| self.at(*t)).collect()
    }
}

/// A coordinate with at most one decimal.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_town_and_bend_is_of_the_map() {
        assert_eq!(SHEET.towns.len(), Town::ALL.len());
        let edges: Vec<String> = Edge::all().map(|edge| format!("{edge}-{}", edge.way())).collect();
        for bend in SHEET.bends.keys() {
            assert!(edges.contains(bend), "no edge is called {bend}");
        }
    }

    #[test]
    fn a_positive_bend_leads_to_the_right_of_the_way() {
        let edge = Edge::find("chartres-le_mans", None).unwrap();
        assert_eq!(Curve::of(edge).path(), "M232 30Q134.2 35.4 46 78");
    }
}
