//! What belongs to the players.

use kernel::{Seat, Viewer};
use lang::Arg;

use super::areas;
use super::scene::Scene;
use super::view::Board;
use crate::text::own_last;

/// Every player board in full, the viewer's own last.
pub(super) fn all(scene: &Scene<'_>, viewer: Viewer) -> Vec<String> {
    own_last(scene.view.seats.len(), viewer, |seat| in_full(scene, seat, viewer))
}

/// The others in short, then the own board.
pub(super) fn glance(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    own_last(scene.view.seats.len(), viewer, |other| match other == seat {
        true => in_full(scene, seat, viewer),
        false => in_short(scene, other, viewer),
    })
}

/// One player board.
pub(super) fn in_full(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    lines.extend(areas::goods(scene, board));
    lines.extend(plan(scene, board));
    lines.extend(owned(scene, board));
    lines.extend(areas::draw(scene, board));
    lines.extend(hand(scene, board));
    lines
}

fn in_short(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    lines.extend(areas::goods(scene, board));
    let buildings: Vec<String> = board.areas.values().flatten().cloned().collect();
    let buildings = scene.tallied(&buildings, |id| scene.card(id));
    lines.extend(scene.page.line(&scene.page.plural("building.production"), &buildings, ", "));
    lines.extend(plan(scene, board));
    lines.extend(owned(scene, board));
    lines
}

/// Name, points, houses, cards, fists, range and compensation.
fn summary(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let board = &scene.view.seats[seat.index()];
    let you = match viewer.is(seat) {
        true => format!(" ({})", scene.page.text("you", &[])),
        false => String::new(),
    };
    let mut items = vec![format!("{}{you}", scene.marks.name(seat.index())), scene.vp(board.track)];
    items.extend([
        scene.page.number("board-cards", board.cards),
        scene.page.number("board-fists", board.fists),
        scene.page.number("board-houses", board.supply),
        scene.page.number("board-range", board.range),
        scene.page.number("board-compensation", board.compensation),
    ]);
    scene.page.items("", &items, " · ")
}

/// The markers and where they stand.
fn plan(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let marker = |marker: &u8| match board.plan.get(marker).and_then(Option::as_ref) {
        Some(space) => format!("{marker} {}", scene.space(space)),
        None => marker.to_string(),
    };
    let mut items: Vec<String> = board.markers.iter().map(marker).collect();
    let bought = |marker: &u8| scene.page.number("board-next-round", (*marker).into());
    items.extend(board.bought.iter().map(bought));
    scene.page.line(&scene.page.plural("piece.marker"), &items, ", ")
}

/// Special buildings, crew, tokens, character and figures; what is not there is left out.
fn owned(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let mut lines = Vec::new();
    let specials = scene.tallied(&board.specials, |id| scene.card(id));
    lines.extend(some(scene, &scene.page.plural("building.special"), &specials));
    let crew = scene.tallied(&board.crew, |id| scene.page.word(&format!("sailor.{id}")));
    lines.extend(some(scene, &scene.page.plural("sailor.sailor"), &crew));
    let tokens = scene.tallied(&board.tokens, |id| scene.token(id));
    lines.extend(some(scene, &scene.page.plural("bonus_token.bonus_token"), &tokens));
    lines.extend(character(scene, board));
    lines.extend(mission(scene, board));
    for (term, figures) in [("character.p02", &board.rabbit), ("building.prison", &board.prison)] {
        lines.extend(some(scene, &scene.page.word(term), &scene.figures(figures)));
    }
    let onyx: Vec<String> =
        board.onyx.iter().map(|color| scene.page.word(&format!("colour.{color}"))).collect();
    lines.extend(some(scene, &scene.page.word("character.p04"), &onyx));
    lines
}

fn some(scene: &Scene<'_>, name: &str, items: &[String]) -> Vec<String> {
    if items.is_empty() { Vec::new() } else { scene.page.line(name, items, "; ") }
}

fn character(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let Some(id) = &board.character else { return Vec::new() };
    let term = format!("character.{id}");
    scene.page.wrap(&format!("{}: ", scene.page.word(&term)), &scene.about(&term))
}

fn mission(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let Some(symbol) = &board.mission else { return Vec::new() };
    let symbol = format!("mission.{symbol}");
    scene.page.wrap("", &scene.page.text("board-mission", &[("symbol", Arg::Word(&symbol))]))
}

/// The hand with the faces of its cards; of others, what everybody has seen.
pub(super) fn hand(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let cards = board.hand.as_ref().unwrap_or(&board.known);
    if cards.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![scene.page.title("piece.hand")];
    lines.extend(scene.cards(cards));
    lines
}
