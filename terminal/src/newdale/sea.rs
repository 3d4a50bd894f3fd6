//! Ships and sailors.

use lang::Arg;

use super::scene::Scene;

/// The ships and the sailors to be hired; nothing in chapters without them.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if scene.has("ships") {
        lines.push(String::new());
        lines.extend(ships(scene));
    }
    lines.extend(sailors(scene));
    lines
}

/// Where the ships are, and what the spaces bring.
pub(super) fn ships(scene: &Scene<'_>) -> Vec<String> {
    if !scene.has("ships") {
        return Vec::new();
    }
    let ship = |(seat, space): (usize, i64)| format!("{} {space}", scene.marks.name(seat));
    let seats = scene.view.seats.iter().enumerate();
    let own = seats.filter_map(|(seat, board)| Some((seat, board.ship?)));
    let mut items: Vec<String> = own.map(ship).collect();
    let rival = scene.view.rival.map(|space| format!("{} {space}", scene.page.text("rival", &[])));
    items.extend(rival);
    let mut lines = scene.page.line(&scene.page.plural("piece.ship"), &items, ", ");
    lines.extend(scene.page.wrap("  ", &track(scene)));
    lines
}

/// What the spaces of the track bring.
fn track(scene: &Scene<'_>) -> String {
    let points =
        |points: &[i64]| points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if !scene.has("sailors") {
        let points = points(&scene.parts.ship_track_vii.final_vp);
        return scene.page.text("board-coast", &[("points", Arg::Text(&points))]);
    }
    let sea = &scene.parts.ship_track_viii;
    let bonus = |bonus: &super::parts::SeaBonus| {
        format!("{} {}", bonus.space, scene.page.text(&format!("board-sea-{}", bonus.effect), &[]))
    };
    let bonuses: Vec<String> = sea.space_bonus.iter().map(bonus).collect();
    let args = [
        ("bonuses", Arg::Text(&bonuses.join(", "))),
        ("last", Arg::Number(sea.spaces - 1)),
        ("points", Arg::Text(&points(&sea.arrival_vp))),
    ];
    scene.page.text("board-sea", &args)
}

/// The sailors to be hired; nothing where there are none.
pub(super) fn sailors(scene: &Scene<'_>) -> Vec<String> {
    if scene.view.sailors.is_empty() {
        return Vec::new();
    }
    let name = |id: &str| {
        let name = scene.page.word(&format!("sailor.{id}"));
        let cost = scene.parts.card(id).map_or(0, |card| card.cost);
        let vp = scene.parts.card(id).map_or(0, |card| card.vp);
        let cost = scene.page.number("board-coins", cost);
        format!("{name} ({cost}, {})", scene.vp(vp))
    };
    let items = scene.tallied(&scene.view.sailors, name);
    scene.page.line(&scene.page.plural("sailor.sailor"), &items, ", ")
}
