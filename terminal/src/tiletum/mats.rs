//! What belongs to the players.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use lang::Arg;

use super::scene::Scene;
use super::view::Board;
use super::{buildings, map, titus};
use crate::text::own_last;

/// Every player board in full, the viewer's own last.
pub(super) fn all(scene: &Scene<'_>, viewer: Viewer) -> Vec<String> {
    let mut lines = titus::draw(scene);
    lines.extend(own_last(scene.view.seats.len(), viewer, |seat| in_full(scene, seat, viewer)));
    lines
}

/// One player board; with it, in the solo game, what Titus has.
pub(super) fn one(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let mut lines = in_full(scene, seat, viewer);
    lines.extend(titus::draw(scene));
    lines
}

/// The others in short, then the own board.
pub(super) fn glance(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let mut lines = titus::draw(scene);
    let boards = own_last(scene.view.seats.len(), viewer, |other| match other == seat {
        true => in_full(scene, seat, viewer),
        false => in_short(scene, other, viewer),
    });
    lines.extend(boards);
    lines
}

fn in_full(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    lines.extend(map::around(scene, "merchant", &board.merchant));
    lines.extend(map::around(scene, "architect", &board.architect));
    lines.extend(storehouse(scene, board));
    lines.extend(contracts(scene, board));
    lines.extend(scene.cathedral_tiles(&board.cathedrals));
    lines.extend(buildings::draw(scene, board));
    lines
}

fn in_short(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    let meeples = [("piece.merchant", &board.merchant), ("piece.architect", &board.architect)];
    let meeples =
        meeples.map(|(piece, node)| format!("{}: {}", scene.page.title(piece), scene.town(node)));
    lines.extend(scene.page.items("  ", &meeples, "   "));
    let tiles: Vec<String> = board.storehouse.values().flatten().map(|id| scene.tile(id)).collect();
    lines.extend(scene.page.line(
        &format!("  {}", scene.page.title("board.storehouse")),
        &tiles,
        ", ",
    ));
    let begun = buildings::begun(scene, board);
    lines.extend(scene.page.line(
        &format!("  {}", scene.page.plural("board.building")),
        &begun,
        "; ",
    ));
    lines
}

/// Name, points, goods, pieces, dice and bonus points.
fn summary(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let board = &scene.view.seats[seat.index()];
    let you = match viewer.is(seat) {
        true => format!(" ({})", scene.page.text("you", &[])),
        false => String::new(),
    };
    let name = format!("{}{you}", scene.marks.name(seat.index()));
    let points = scene.page.number("board-vp", board.score);
    let mut lines = scene.page.items("", &[name, points, goods(scene, board)], " · ");
    let mut items = scene.pieces(seat.index(), board.houses, board.pillars).to_vec();
    let dice: Vec<String> = board.dice.iter().flatten().map(|die| scene.die(die)).collect();
    let dice = scene.page.listed(&dice);
    items.push(scene.page.text("board-dice", &[("dice", Arg::Text(&dice))]));
    items.extend(markers(scene, board));
    lines.extend(scene.page.items("", &items, " · "));
    lines
}

/// `gold 3, food 1`.
pub(super) fn goods(scene: &Scene<'_>, board: &Board) -> String {
    let owned = |good: &String| {
        let count = board.goods.get(good).copied().filter(|count| *count > 0)?;
        Some(format!("{} {count}", scene.page.word(&format!("good.{good}"))))
    };
    let owned: Vec<String> = scene.parts.goods.kinds.iter().filter_map(owned).collect();
    scene.page.listed(&owned)
}

/// The bonus points that completed buildings give.
fn markers(scene: &Scene<'_>, board: &Board) -> Option<String> {
    let earned = board.markers.iter().filter(|(_, ap)| **ap > 0);
    let earned: Vec<String> = earned
        .map(|(action, ap)| format!("{} +{ap}", scene.page.word(&format!("action.{action}"))))
        .collect();
    (!earned.is_empty()).then(|| earned.join(", "))
}

/// `1 helper: 4 gold · 2 –`.
pub(super) fn storehouse(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let item = |(space, tile): (&u8, &Option<String>)| {
        format!("[{space} {}]", scene.tile_or_none(tile.as_ref()))
    };
    let items: Vec<String> = board.storehouse.iter().map(item).collect();
    scene.page.line(&scene.page.title("board.storehouse"), &items, " ")
}

/// The contracts fulfilled, and what the next space brings.
fn contracts(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let fulfilled: Vec<&String> = board.contracts.values().flatten().collect();
    let mut items: Vec<String> = fulfilled.iter().map(|id| scene.face(id)).collect();
    if let Some(space) = scene.parts.contract_space.get(fulfilled.len()) {
        let id = if space.pillar { "board-next-space-pillar" } else { "board-next-space" };
        items.push(scene.page.number(id, space.vp));
    }
    let count = format!("{}/{}", fulfilled.len(), board.contracts.len());
    scene.page.line(&format!("{} {count}", scene.page.plural("piece.contract")), &items, "; ")
}

impl Scene<'_> {
    /// Houses and pillars in supply and on the map.
    pub(super) fn pieces(&self, seat: usize, houses: i64, pillars: i64) -> [String; 2] {
        let (houses_there, pillars_there) = self.view.on_map(seat);
        let text = |id: &str, supply: i64, map: i64| {
            self.page.text(id, &[("supply", Arg::Number(supply)), ("map", Arg::Number(map))])
        };
        [text("board-houses", houses, houses_there), text("board-pillars", pillars, pillars_there)]
    }

    /// The cathedral tiles that somebody holds.
    pub(super) fn cathedral_tiles(&self, tiles: &BTreeMap<String, i64>) -> Vec<String> {
        let tile = |(city, points): (&String, &i64)| {
            format!("{} ({})", self.town(city), self.page.number("board-vp", *points))
        };
        let tiles: Vec<String> = tiles.iter().map(tile).collect();
        self.page.line(&self.page.plural("piece.cathedral_tile"), &tiles, ", ")
    }
}
