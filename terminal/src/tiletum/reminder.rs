//! What changes from question to question.

use kernel::Seat;
use lang::Arg;

use super::scene::Scene;
use super::view::{Board, Frame};
use super::{buildings, cathedrals, map, markets, mats, tracks, wheel};

/// The open points and the means, then what the question is about.
pub(super) fn draw(scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let Some(board) = scene.view.seats.get(seat.index()) else { return Vec::new() };
    let mut lines = now(scene);
    let means = [mats::goods(scene, board), pieces(scene, board)];
    lines.extend(scene.page.items("", &means, " · "));
    if question(scene) == "before_die" {
        lines.extend(dice(scene));
    }
    lines.extend(mats::storehouse(scene, board));
    lines.extend(around(scene, board));
    lines
}

/// The dice to choose from.
fn dice(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = wheel::rows(scene);
    lines.extend(scene.page.items("  ", &wheel::legend(scene), "   "));
    lines
}

/// The die, its points, and the open choices above it, the last one last.
fn now(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let mut items: Vec<String> = view.die.iter().map(|die| scene.die(die)).collect();
    items.extend(view.pool.action.as_ref().map(|action| scene.action(action, view.pool.ap)));
    items.extend(view.frames.iter().filter_map(|frame| open(scene, frame)));
    if items.is_empty() { Vec::new() } else { scene.page.items("", &items, " › ") }
}

/// An open choice with what is left of it.
fn open(scene: &Scene<'_>, frame: &Frame) -> Option<String> {
    match frame {
        Frame { ask, ap: Some(ap), .. } if is_action(ask) => Some(scene.action(ask, *ap)),
        Frame { left: Some(left), .. } => Some(scene.page.number("board-goods-left", *left)),
        Frame { merchant: Some(merchant), architect: Some(architect), .. } => {
            let args =
                [("merchant", Arg::Number(*merchant)), ("architect", Arg::Number(*architect))];
            Some(scene.page.text("board-steps-left", &args))
        }
        Frame { building: Some(building), .. } => {
            Some(format!("{} {building}", scene.page.title("board.building")))
        }
        _ => None,
    }
}

fn is_action(ask: &str) -> bool {
    ["architect", "merchant", "character", "contract"].contains(&ask)
}

/// Houses and pillars that can be placed.
fn pieces(scene: &Scene<'_>, board: &Board) -> String {
    let args = [("houses", Arg::Number(board.houses)), ("pillars", Arg::Number(board.pillars))];
    scene.page.text("board-supply", &args)
}

/// What the question is about; nothing once the points are spent and only tasks are left.
fn around(scene: &Scene<'_>, board: &Board) -> Vec<String> {
    match question(scene) {
        asked if is_action(asked) && points(scene) == 0 => Vec::new(),
        "king" => tracks::king(scene),
        "architect" => map::ahead(scene, "architect", &board.architect),
        "merchant" => map::ahead(scene, "merchant", &board.merchant),
        "reward_pillar" => cathedrals::draw(scene),
        "take_tile" | "change_good" | "joker" => field(scene),
        "character" => {
            let mut lines = markets::characters(scene);
            lines.extend(buildings::draw(scene, board));
            lines
        }
        "contract" => markets::contracts(scene),
        "building_trigger" | "building_bonus" => buildings::draw(scene, board),
        "free_steps" | "reward_move" => {
            let mut lines = map::ahead(scene, "merchant", &board.merchant);
            lines.extend(map::ahead(scene, "architect", &board.architect));
            lines
        }
        "before_die" => tracks::draw(scene),
        _ => Vec::new(),
    }
}

/// The points that are left of the pool on top.
fn points(scene: &Scene<'_>) -> i64 {
    let top = scene.view.frames.last();
    top.map_or(scene.view.pool.ap, |frame| frame.ap.unwrap_or_default())
}

/// The segment of the die that was taken.
fn field(scene: &Scene<'_>) -> Vec<String> {
    let value = scene.view.die.as_ref().and_then(|die| die.chars().last()?.to_digit(10));
    value.map_or_else(Vec::new, |value| wheel::row(scene, value as u8))
}

/// What is asked: the choice on top, the action of the die, or the step of the turn.
fn question<'a>(scene: &Scene<'a>) -> &'a str {
    let view = scene.view;
    if view.phase == "king" {
        return "king";
    }
    let step = view.step.as_deref().unwrap_or_default();
    match (view.frames.last(), &view.pool.action) {
        (Some(frame), _) => &frame.ask,
        (None, Some(action)) if step == "main" => action,
        (None, _) => step,
    }
}
