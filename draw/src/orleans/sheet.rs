//! The sheet that the map is drawn on: coordinates of towns, bends of edges.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::names::Name;
use orleans::model::map::{Edge, Town};
use serde::Deserialize;

use crate::sheet::{Curve, Label, Point};

/// A town on the sheet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Spot {
    x: f32,
    y: f32,
    /// Where its name stands.
    pub(crate) label: Label,
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

/// The curve of an edge.
pub(crate) fn curve(edge: Edge) -> Curve {
    let (a, b) = edge.ends();
    let bend = SHEET.bends.get(&format!("{edge}-{}", edge.way())).copied().unwrap_or(0.0);
    Curve::between(spot(a).at(), spot(b).at(), bend)
}

/// Where the goods of an edge lie, if it has so many spaces.
pub(crate) fn spaces(edge: Edge, spaces: u8) -> Vec<Point> {
    let at: &[f32] = match spaces {
        0 => &[],
        1 => &[0.5],
        _ => &[0.37, 0.63],
    };
    at.iter().map(|t| curve(edge).at(*t)).collect()
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
        assert_eq!(curve(edge).path(), "M232 30Q134.2 35.4 46 78");
    }
}
