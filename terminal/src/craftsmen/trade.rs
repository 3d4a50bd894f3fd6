//! Where goods go: the fair, the granary and the ships.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use lang::Arg;

use super::parts::{Column, Row, Ship};
use super::scene::Scene;
use super::view::Board;
use crate::text::{pad, widest, width};

/// The granary, the fair and the ships.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = scene.heading(scene.page.text("board-trade", &[]), "board-trade-legend");
    lines.extend(granary(scene));
    lines.extend(fair(scene));
    lines.extend(ships(scene));
    lines
}

/// `Granary: barrel ■ ■   rope ■ #Y …`.
pub(super) fn granary(scene: &Scene<'_>) -> Vec<String> {
    let columns: Vec<String> =
        scene.parts.granary_column.iter().map(|column| self::column(scene, column)).collect();
    scene.page.line(&scene.page.title("piece.granary"), &columns, "   ")
}

fn column(scene: &Scene<'_>, column: &Column) -> String {
    let cubes = scene.view.granary.get(&column.good).cloned().unwrap_or_default();
    format!("{} {}", scene.good(&column.good), scene.cubes(&cubes, column.slots))
}

/// `Fair: Yellow 2/3, Black 0/3`.
fn fair(scene: &Scene<'_>) -> Vec<String> {
    let limit = scene.parts.constants.fair_limit_per_player;
    let item = |(seat, board): (usize, &Board)| {
        format!("{} {}/{limit}", scene.marks.name(seat), board.fair)
    };
    let cubes: Vec<String> = scene.view.seats.iter().enumerate().map(item).collect();
    scene.page.line(&scene.page.title("piece.fair"), &cubes, ", ")
}

/// The numbers of the ships, as everywhere.
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// The four ships with all their rows, and who has most cubes as things stand.
pub(super) fn ships(scene: &Scene<'_>) -> Vec<String> {
    let rows =
        scene.parts.ship.iter().flat_map(|ship| ship.rows.iter().map(move |row| (ship, row)));
    let column = scene.column(widest(rows.map(|(ship, row)| self::row(scene, ship, row))));
    let line = |ship: &Ship| {
        let numeral = NUMERALS[usize::from(ship.id) - 1];
        let head = format!("{} {numeral}: ", scene.page.title("piece.ship"));
        let items: Vec<String> =
            ship.rows.iter().map(|row| pad(&self::row(scene, ship, row), column)).collect();
        let mut lines = scene.page.items(&head, &items, "  ");
        lines.extend(scene.page.wrap(&" ".repeat(width(&head)), &majority(scene, ship)));
        lines
    };
    scene.parts.ship.iter().flat_map(line).collect()
}

/// `bread 4 #Y □`: a row of a hold.
fn row(scene: &Scene<'_>, ship: &Ship, row: &Row) -> String {
    let cubes: Vec<Option<usize>> =
        hold(scene, ship, &row.good).iter().copied().map(Some).collect();
    let good = scene.good(&row.good);
    format!("{good} {} {}", row.value, scene.cubes(&cubes, row.slots))
}

fn hold<'a>(scene: &Scene<'a>, ship: &Ship, good: &str) -> &'a [usize] {
    let hold = scene.view.ships.get(&ship.id).and_then(|holds| holds.get(good));
    hold.map_or(&[], Vec::as_slice)
}

/// `most cubes: 5 VP Yellow, 3 VP –`: the bonuses and who would get them now.
fn majority(scene: &Scene<'_>, ship: &Ship) -> String {
    let ranking = ranking(scene, ship);
    let place = |(place, points): (usize, &i64)| {
        let seat = ranking.get(place);
        let who = seat.map_or_else(|| scene.page.nothing(), |s| scene.marks.name(*s).to_owned());
        format!("{} {who}", scene.vp(*points))
    };
    let places: Vec<String> = ship.bonuses.iter().enumerate().map(place).collect();
    scene.page.text("board-majority", &[("places", Arg::Text(&places.join(", ")))])
}

/// Who has most cubes; of equals, whose cube lies in the higher row, then further left.
fn ranking(scene: &Scene<'_>, ship: &Ship) -> Vec<usize> {
    let cubes = ship.rows.iter().flat_map(|row| hold(scene, ship, &row.good));
    let mut count: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for (place, seat) in cubes.enumerate() {
        count.entry(*seat).or_insert((0, place)).0 += 1;
    }
    let mut seats: Vec<(usize, (usize, usize))> = count.into_iter().collect();
    seats.sort_by_key(|(_, (cubes, first))| (Reverse(*cubes), *first));
    seats.into_iter().map(|(seat, _)| seat).collect()
}

/// The places outside the street that take a good: a column of the granary, rows of ships.
pub(super) fn places_for(scene: &Scene<'_>, good: &str) -> Vec<String> {
    let columns = scene.parts.granary_column.iter().filter(|column| column.good == good);
    let columns = columns.map(|column| {
        format!("{}: {}", scene.page.word("piece.granary"), self::column(scene, column))
    });
    let mut items: Vec<String> = columns.collect();
    for ship in &scene.parts.ship {
        let rows = ship.rows.iter().filter(|row| row.good == good);
        let name = format!("{} {}", scene.page.word("piece.ship"), ship.id);
        items.extend(rows.map(|row| format!("{name}: {}", self::row(scene, ship, row))));
    }
    items
}

#[cfg(test)]
mod tests {
    use lang::{Speaker, Tongue};
    use serde::Deserialize;
    use serde_json::json;

    use super::super::view::View;
    use super::*;
    use crate::text::Page;

    #[test]
    fn of_equals_the_higher_row_is_ahead() {
        let title = shelf::find("craftsmen").expect("Craftsmen is on the shelf").title;
        let parts = toml::from_str(title.standard().text).expect("the game has read this file");
        let hold = json!({"candles": [1, 0], "tools": [0], "books": [], "clothes": [2, 1]});
        let view = View::deserialize(json!({"ships": {"2": hold}})).expect("a view");
        let speaker = Speaker::new(Tongue::English, title.info(), &[]);
        let page = Page { speaker: &speaker, width: 100 };
        let scene = Scene::new(&parts, &view, &page);
        assert_eq!(ranking(&scene, &scene.parts.ship[1]), [1, 0, 2]);
    }
}
