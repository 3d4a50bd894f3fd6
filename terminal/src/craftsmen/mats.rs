//! What belongs to the players.

use kernel::{Seat, Viewer};
use lang::Arg;

use super::scene::Scene;
use super::view::Board;
use super::{capital, cards, reminder, street};
use crate::text::own_last;

/// Every player's belongings in full, the viewer's own last.
pub(super) fn all(scene: &Scene<'_>, viewer: Viewer) -> Vec<String> {
    own_last(scene.view.seats.len(), viewer, |seat| in_full(scene, seat, viewer))
}

/// The others in short, then the own street and what is asked about.
pub(super) fn glance(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let mut lines = own_last(scene.view.seats.len(), viewer, |other| match other == seat {
        true => in_full(scene, seat, viewer),
        false => in_short(scene, other, viewer),
    });
    if let Some(own) = scene.view.seats.get(seat.index()) {
        lines.push(String::new());
        lines.extend(reminder::beyond_street(scene, own));
    }
    lines
}

/// Everything of one player.
pub(super) fn in_full(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    lines.extend(street::draw(scene, board));
    lines.extend(capital::hand(scene, board));
    lines.extend(hand(scene, board));
    lines
}

fn in_short(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = summary(scene, seat, viewer);
    lines.extend(street::in_short(scene, board));
    lines.extend(capital::hand(scene, board));
    let mut known: Vec<String> = board.hand.iter().map(|card| scene.card(card)).collect();
    known.extend(hidden(scene, board));
    lines.extend(scene.page.line(&scene.page.plural("piece.building_card"), &known, ", "));
    lines
}

/// Name, points, pieces and tokens.
fn summary(scene: &Scene<'_>, seat: Seat, viewer: Viewer) -> Vec<String> {
    let board = &scene.view.seats[seat.index()];
    let you = match viewer.is(seat) {
        true => format!(" ({})", scene.page.text("you", &[])),
        false => String::new(),
    };
    let mut items = vec![format!("{}{you}", scene.marks.name(seat.index())), scene.vp(board.vp)];
    items.extend(pieces(scene, board));
    items.extend(tokens(scene, board));
    let passed = board.passed && scene.view.phase == "helpers";
    items.extend(passed.then(|| scene.page.text("board-passed", &[])));
    let mut lines = scene.page.items("", &items, " · ");
    if !board.bonus.is_empty() {
        let bonus: Vec<String> = board.bonus.iter().map(|good| scene.bonus(good)).collect();
        lines.extend(scene.page.line(&scene.page.plural("piece.bonus_token"), &bonus, ", "));
    }
    lines
}

/// Helpers at home, cubes in supply and on the fair.
pub(super) fn pieces(scene: &Scene<'_>, board: &Board) -> [String; 3] {
    let constants = &scene.parts.constants;
    let helpers = format!("{}/{}", board.helpers, constants.helpers_per_player);
    [
        scene.counted("piece.helper", helpers),
        scene.page.number("board-supply", board.supply),
        scene.filled("piece.fair", board.fair, constants.fair_limit_per_player),
    ]
}

/// Privilege and work tokens.
pub(super) fn tokens(scene: &Scene<'_>, board: &Board) -> [String; 2] {
    let constants = &scene.parts.constants;
    let of = |term: &str, count: i64, limit: i64| scene.counted(term, format!("{count}/{limit}"));
    [
        of("piece.privilege_token", board.privilege_tokens, constants.privilege_token_limit),
        of("piece.work_token", board.work_tokens, constants.work_token_limit),
    ]
}

/// The building cards in hand; of others, those that the viewer knows and how many he does not.
pub(super) fn hand(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    let unknown: Vec<String> = hidden(scene, board).into_iter().collect();
    if board.hand.is_empty() {
        return scene.page.line(&scene.page.plural("piece.building_card"), &unknown, ", ");
    }
    let mut head = vec![scene.page.plural("piece.building_card")];
    head.extend(unknown);
    let mut lines = scene.page.items("", &head, ": ");
    lines.extend(cards::to_build(scene, &board.hand));
    lines
}

/// How many cards of a hand the viewer does not know.
fn hidden(scene: &Scene<'_>, board: &Board) -> Option<String> {
    let hidden = &board.hidden;
    let parts = [
        ("board-hidden-basic", hidden.basic),
        ("board-hidden-house", hidden.house),
        ("board-hidden-plain", hidden.plain),
    ];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(id, count)| scene.page.number(id, count)).collect();
    let args = [("cards", Arg::Text(&parts.join(", ")))];
    (!parts.is_empty()).then(|| scene.page.text("board-hidden", &args))
}
