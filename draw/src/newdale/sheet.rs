//! The sheets that the maps are drawn on: where towns and fields lie, how roads run.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::names::Name;
use newdale::model::towns::{Board, Town};
use serde::Deserialize;

use crate::sheet::{Curve, Label, Point};

/// A town on its sheet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Spot {
    x: f32,
    y: f32,
    /// Where its name or number stands.
    pub(crate) label: Label,
    /// Where its secret symbol stands, if it has one.
    pub(crate) secret: Option<Point>,
    /// Where the price of a house stands; above the disc unless it says so.
    tag: Option<Point>,
}

impl Spot {
    /// Where it lies.
    pub(crate) fn at(&self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// Where the price of a house stands: above the disc and above a name there.
    pub(crate) fn tag(&self) -> Point {
        let named = self.label.anchor == "middle" && self.label.dy < 0.0;
        let away = self.tag.unwrap_or(Point { x: 0.0, y: if named { -41.0 } else { -29.0 } });
        self.at().by(away.x, away.y)
    }
}

/// A bonus field on its sheet.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct FieldSpot {
    x: f32,
    y: f32,
    around: Vec<Town>,
}

impl FieldSpot {
    /// Where its tokens lie.
    pub(crate) fn at(&self) -> Point {
        Point { x: self.x, y: self.y }
    }
}

/// One map as it is drawn.
#[derive(Deserialize)]
pub(crate) struct Sheet {
    /// Water that means nothing.
    pub(crate) brooks: String,
    /// Hills, woods and meadows that mean nothing.
    pub(crate) relief: String,
    heavy: Vec<String>,
    towns: BTreeMap<Town, Spot>,
    fields: BTreeMap<String, FieldSpot>,
    roads: BTreeMap<String, f32>,
}

/// How large every sheet is.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Size {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

#[derive(Deserialize)]
struct Sheets {
    sheet: Size,
    maps: BTreeMap<Board, Sheet>,
}

static SHEETS: LazyLock<Sheets> = LazyLock::new(|| {
    toml::from_str(include_str!("../../assets/newdale-map.toml")).expect("the sheets can be read")
});

/// The size of every sheet.
pub(crate) fn size() -> Size {
    SHEETS.sheet
}

/// The sheet of a map.
pub(crate) fn sheet(board: Board) -> &'static Sheet {
    &SHEETS.maps[&board]
}

/// A road of a map.
pub(crate) struct Road {
    pub(crate) curve: Curve,
    /// Whether it counts two steps (ND-10.18).
    pub(crate) heavy: bool,
}

impl Sheet {
    /// A town on the sheet.
    pub(crate) fn spot(&self, town: Town) -> &Spot {
        self.towns.get(&town).expect("every town is on its sheet")
    }

    /// A bonus field on the sheet, counted from 1.
    pub(crate) fn field(&self, number: u8) -> &FieldSpot {
        self.fields.get(&number.to_string()).expect("every field is on its sheet")
    }

    /// All roads.
    pub(crate) fn roads(&self) -> impl Iterator<Item = Road> {
        self.roads.iter().map(|(id, bend)| {
            let (a, b) = ends(id);
            let curve = Curve::between(self.spot(a).at(), self.spot(b).at(), *bend);
            Road { curve, heavy: self.heavy.contains(id) }
        })
    }

    /// The straight way between two towns: a bridge site.
    pub(crate) fn straight(&self, a: Town, b: Town) -> Curve {
        Curve::between(self.spot(a).at(), self.spot(b).at(), 0.0)
    }

    /// The outline of a field: along the roads around it.
    pub(crate) fn outline(&self, field: &FieldSpot) -> String {
        let around = &field.around;
        let next = around.iter().cycle().skip(1);
        let mut path = String::new();
        for (a, b) in around.iter().zip(next) {
            let way = self.way(*a, *b).path();
            match way.split_once('Q').filter(|_| !path.is_empty()) {
                Some((_, rest)) => path.extend(["Q", rest]),
                None => path.push_str(&way),
            }
        }
        path.push('z');
        path
    }

    /// The way from one town to its neighbor.
    fn way(&self, a: Town, b: Town) -> Curve {
        let bend = |a: Town, b: Town| self.roads.get(&format!("{a}/{b}")).copied();
        let bend = bend(a, b).or_else(|| bend(b, a).map(|bend| -bend)).unwrap_or(0.0);
        Curve::between(self.spot(a).at(), self.spot(b).at(), bend)
    }
}

/// The ends of a road or a bridge site, by its id.
pub(crate) fn ends(id: &str) -> (Town, Town) {
    let (a, b) = id.split_once('/').expect("a way has two ends");
    let town = |id: &str| Town::from_id(id).expect("a way ends in towns");
    (town(a), town(b))
}

#[cfg(test)]
mod tests {
    use kernel::Parts;
    use newdale::Components;

    use super::*;

    /// The distance of two towns over roads alone, as far as it matters.
    fn distance(parts: Parts<Components>, board: Board, a: Town, b: Town) -> Option<u8> {
        let number = |town| board.number(town).expect("a town of the map");
        let (a, b) = (number(a), number(b));
        (1..=3).find(|steps| parts.map(board).within(0, a, *steps).has(b))
    }

    #[test]
    fn every_town_and_field_is_on_its_sheet() {
        let parts = Parts::<Components>::standard();
        for board in Board::ALL {
            let (sheet, face) = (sheet(*board), parts.map(*board));
            assert_eq!(sheet.towns.len(), board.towns(), "{board}");
            assert_eq!(sheet.fields.len(), face.fields, "{board}");
            for town in sheet.towns.keys() {
                let number = board.number(*town).expect("a town of the map");
                let symbols = face.symbols.iter().chain([&face.mystic]);
                let secret = symbols.clone().any(|towns| towns.has(number));
                assert_eq!(sheet.spot(*town).secret.is_some(), secret, "{town}");
            }
            for (number, field) in &sheet.fields {
                let bit = number.parse::<u16>().expect("a number") - 1;
                let at = |town: &Town| face.fields_of[board.number(*town).expect("of the map")];
                let around = sheet.towns.keys().filter(|town| at(town) >> bit & 1 != 0);
                assert!(around.clone().all(|town| field.around.contains(town)), "{board} {number}");
            }
        }
    }

    #[test]
    fn roads_are_those_of_the_map() {
        let parts = Parts::<Components>::standard();
        for board in Board::ALL {
            let sheet = sheet(*board);
            for id in sheet.roads.keys() {
                let (a, b) = ends(id);
                let steps = if sheet.heavy.contains(id) { 2 } else { 1 };
                assert_eq!(distance(parts, *board, a, b), Some(steps), "{id}");
            }
            let near = |a: Town| {
                let others = sheet.towns.keys().copied().filter(move |b| a < *b);
                others.filter(move |b| distance(parts, *board, a, *b) == Some(1))
            };
            let plain = sheet.roads.len() - sheet.heavy.len();
            assert_eq!(sheet.towns.keys().flat_map(|a| near(*a)).count(), plain, "{board}");
        }
    }

    #[test]
    fn towns_keep_their_distance() {
        for board in Board::ALL {
            let towns: Vec<Point> = sheet(*board).towns.values().map(Spot::at).collect();
            for (number, a) in towns.iter().enumerate() {
                assert!(a.x > 30.0 && a.x < 520.0 && a.y > 30.0 && a.y < 395.0, "{board} {a:?}");
                for b in &towns[..number] {
                    assert!((a.x - b.x).hypot(a.y - b.y) > 60.0, "{board}: {a:?} {b:?}");
                }
            }
        }
    }
}
