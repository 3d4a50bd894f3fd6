//! The sheet that the map is drawn on: where places lie and what stands beside them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::names::Name;
use serde::Deserialize;
use tiletum::model::map::{Node, roads};
use tiletum::model::pieces::Meeple;

use crate::sheet::{Curve, Label, Point};

/// A place on the sheet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Spot {
    x: f32,
    y: f32,
    /// Where its name stands; a road field shows none.
    pub(crate) label: Option<Label>,
    /// Where its bonus tile lies.
    pub(crate) tile: Option<Side>,
    /// The center of its church and pillar spaces.
    pub(crate) church: Option<Point>,
    /// The center of its cost tile and of the stack beside it.
    pub(crate) cost: Option<Point>,
    merchants: Side,
    architects: Side,
}

/// A side of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    Left,
    Right,
    Above,
    Below,
}

#[derive(Deserialize)]
struct Sheet {
    sheet: Size,
    places: BTreeMap<String, Spot>,
    bends: BTreeMap<String, f32>,
    sea: Sea,
}

#[derive(Deserialize)]
struct Sea {
    land: String,
}

/// The part of the sheet that is shown.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Size {
    pub(crate) x: u32,
    pub(crate) y: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

static SHEET: LazyLock<Sheet> = LazyLock::new(|| {
    toml::from_str(include_str!("../../assets/tiletum-map.toml")).expect("the sheet can be read")
});

/// The size of the sheet.
pub(crate) fn size() -> Size {
    SHEET.sheet
}

/// The outline of the land.
pub(crate) fn land() -> &'static str {
    &SHEET.sea.land
}

/// A place on the sheet.
pub(crate) fn spot(node: Node) -> &'static Spot {
    SHEET.places.get(node.id()).expect("every place is on the sheet")
}

impl Spot {
    /// Where it lies.
    pub(crate) fn at(&self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// The side on which merchants or architects stand.
    pub(crate) fn stand(&self, who: Meeple) -> Side {
        match who {
            Meeple::Merchant => self.merchants,
            Meeple::Architect => self.architects,
        }
    }
}

/// The curve of a road.
pub(crate) fn curve(a: Node, b: Node) -> Curve {
    let bend = SHEET.bends.get(&format!("{a}-{b}")).copied().unwrap_or(0.0);
    Curve::between(spot(a).at(), spot(b).at(), bend)
}

/// The curves of all roads.
pub(crate) fn curves() -> impl Iterator<Item = (Node, Node, Curve)> {
    roads().iter().map(|&(a, b)| (a, b, curve(a, b)))
}

/// Half the width of the plate of a place with so many house spaces.
pub(crate) fn half(spaces: usize) -> f32 {
    match spaces {
        0 => 5.5,
        spaces => 7.5 * spaces as f32 + 2.5,
    }
}

/// Where the n-th of so many pieces stands on a side, from the place: beyond whatever lies there,
/// in a second row at the edge of the sheet.
pub(crate) fn stand(spot: &Spot, side: Side, beyond: f32, number: usize, of: usize) -> Point {
    const EDGE: f32 = 8.0;
    let step = if of > 3 { 10.0 } else { 13.0 };
    let (left, right) = (size().x as f32 + EDGE, (size().x + size().width) as f32 - EDGE);
    let room = match side {
        Side::Left => spot.x - beyond - 10.0 - left,
        Side::Right => right - spot.x - beyond - 10.0,
        Side::Above | Side::Below => right - left,
    };
    let fit = (room.max(0.0) / step) as usize + 1;
    let (row, place) = (number / fit, (number % fit) as f32);
    let centered = step * (number as f32 - (of as f32 - 1.0) / 2.0);
    match side {
        Side::Left => Point { x: -beyond - 10.0 - step * place, y: 16.0 * row as f32 },
        Side::Right => Point { x: beyond + 10.0 + step * place, y: 16.0 * row as f32 },
        Side::Above => Point { x: centered, y: -17.0 },
        Side::Below => Point { x: centered, y: 18.0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_and_bend_is_of_the_map() {
        assert_eq!(SHEET.places.len(), Node::ALL.len());
        let known: Vec<String> = roads().iter().map(|(a, b)| format!("{a}-{b}")).collect();
        for bend in SHEET.bends.keys() {
            assert!(known.contains(bend), "no road is called {bend}");
        }
        for node in Node::CITIES {
            assert!(spot(*node).label.is_some(), "{node} has a name");
            assert_eq!(spot(*node).church.is_some(), node.cathedral().is_some(), "{node}");
            assert_eq!(spot(*node).cost.is_some(), node.cathedral().is_some(), "{node}");
        }
    }

    #[test]
    fn nobody_stands_outside_the_sheet() {
        let Size { x, width, .. } = size();
        for node in Node::ALL {
            for who in Meeple::ALL {
                let spot = spot(*node);
                for number in 0..4 {
                    let at = stand(spot, spot.stand(*who), half(node.space_count()), number, 4);
                    let at = spot.at().by(at.x, at.y);
                    assert!(at.x > x as f32 && at.x < (x + width) as f32, "{node}: {at:?}");
                }
            }
        }
    }
}
