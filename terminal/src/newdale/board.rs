//! The table: chapter, event, labor market, action board, map, pool.

use lang::Arg;

use super::scene::Scene;
use super::{map, sea};
use crate::text::{pad, widest};

/// The board from top to bottom.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = round(scene);
    lines.extend(map::draw(scene));
    lines
}

/// What a new round brings: the event, the labor market, the action board, the pool.
pub(super) fn round(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = chapter(scene);
    lines.extend(order(scene));
    lines.extend(event(scene));
    lines.extend(to_come(scene));
    lines.extend(market(scene));
    lines.push(String::new());
    lines.extend(actions(scene));
    lines.extend(sea::draw(scene));
    lines.push(String::new());
    lines.extend(pool(scene));
    lines
}

/// The chapter and what it asks.
fn chapter(scene: &Scene<'_>) -> Vec<String> {
    let id = &scene.view.options.chapter;
    let title = format!("chapter.{id}");
    let args = [("number", Arg::Text(&roman(id))), ("title", Arg::Word(&title))];
    let mut lines = scene.page.wrap("", &scene.page.text("board-chapter", &args));
    lines.extend(goal(scene));
    lines
}

/// `IIIa`: the number of a chapter as people write it.
fn roman(id: &str) -> String {
    let number: String = id.trim_end_matches(['a', 'b']).to_uppercase();
    let branch = if id.ends_with('b') { "b" } else { "a" };
    if id.ends_with(['a', 'b']) { number + branch } else { number }
}

/// The goal of the chapter, and the side mission if it is on the table.
pub(super) fn goal(scene: &Scene<'_>) -> Vec<String> {
    let Some(chapter) = scene.chapter() else { return Vec::new() };
    let goods: Vec<String> = chapter.goal_goods.iter().map(|good| scene.good(good)).collect();
    let goods = goods.join(", ");
    let (goal, solo) = (&chapter.goal, &chapter.solo);
    let text = if scene.view.players == 1 {
        let numbers = [
            ("coins", solo.coins),
            ("vp", solo.min_vp),
            ("fists", solo.min_fists),
            ("ship", ship_to_win(scene)),
        ];
        numbered(scene, "board-goal-solo", &goods, &numbers)
    } else {
        let numbers = [
            ("low", goal.coins_a),
            ("low_vp", goal.vp_a),
            ("high", goal.coins_b),
            ("high_vp", goal.vp_b),
        ];
        numbered(scene, "board-goal", &goods, &numbers)
    };
    let mut lines = scene.page.wrap("", &text);
    lines.extend(side_mission(scene));
    lines
}

/// ND-11.5 — The space that the ship must reach to win alone; 0 where there is none.
fn ship_to_win(scene: &Scene<'_>) -> i64 {
    match (scene.has("sailors"), scene.has("ships")) {
        (true, _) => scene.parts.ship_track_viii.spaces - 1,
        (false, true) => scene.parts.ship_track_vii.solo_min_space,
        (false, false) => 0,
    }
}

/// A text with goods and numbers.
fn numbered(scene: &Scene<'_>, id: &str, goods: &str, numbers: &[(&str, i64)]) -> String {
    let numbers = numbers.iter().map(|(name, number)| (*name, Arg::Number(*number)));
    let args: Vec<(&str, Arg<'_>)> = numbers.chain([("goods", Arg::Text(goods))]).collect();
    scene.page.text(id, &args)
}

fn side_mission(scene: &Scene<'_>) -> Vec<String> {
    let Some(id) = &scene.view.side_mission else { return Vec::new() };
    let mission = scene.parts.side_mission.iter().find(|mission| mission.id == *id);
    let Some(mission) = mission else { return Vec::new() };
    let wanted =
        |wanted: &super::parts::Wanted| format!("{} {}", scene.good(&wanted.good), wanted.amount);
    let options: Vec<String> = mission.options.iter().map(wanted).collect();
    let name = scene.page.word(&format!("mission.{id}"));
    let text = format!("{name} ({} → {})", options.join(" / "), scene.vp(mission.vp));
    scene.page.line(&scene.page.title("mission.side_mission"), &[text], ", ")
}

/// Who plays when, from the start player on; whose turn it is stands out.
fn order(scene: &Scene<'_>) -> Vec<String> {
    let players = scene.view.seats.len();
    let (Some(start), true) = (scene.view.start, players > 1) else { return Vec::new() };
    let name = |seat: usize| {
        let sign = if scene.view.turn == Some(seat) { "►" } else { "" };
        format!("{sign}{}", scene.marks.name(seat))
    };
    let names: Vec<String> = (0..players).map(|offset| name((start + offset) % players)).collect();
    scene.page.line(&scene.page.text("board-order", &[]), &names, ", ")
}

/// The event of the round and what it does.
pub(super) fn event(scene: &Scene<'_>) -> Vec<String> {
    let Some(id) = &scene.view.event else { return Vec::new() };
    let term = format!("event.{id}");
    let text = format!("{}. {}", scene.page.word(&term), scene.about(&term));
    scene.page.wrap(&format!("{}: ", scene.page.title("event.event")), &text)
}

/// What the event pile still holds, as far as it is known.
fn to_come(scene: &Scene<'_>) -> Vec<String> {
    let pile = &scene.view.events;
    let name = |id: &String| scene.page.word(&format!("event.{id}"));
    let mut items: Vec<String> = pile.first.iter().map(name).collect();
    if pile.later_left > 0 {
        let later: Vec<String> = pile.later.iter().map(name).collect();
        let later = later.join(", ");
        let args = [("n", Arg::Number(pile.later_left)), ("events", Arg::Text(&later))];
        items.push(scene.page.text("board-later-events", &args));
    }
    items.extend(pile.special.iter().chain(&pile.last).map(name));
    scene.page.line(&scene.page.text("board-events", &[]), &items, "; ")
}

/// The assistants of the round, those of one's own among them, and what the bag still holds.
pub(super) fn market(scene: &Scene<'_>) -> Vec<String> {
    let board = scene.view.viewer.and_then(|seat| scene.view.seats.get(seat));
    let mut labor = match board {
        Some(board) => board.labor.clone(),
        None => public(scene),
    };
    let hooded = scene.view.market.get("hooded").copied().unwrap_or_default();
    labor.insert("hooded".to_owned(), hooded);
    let market = scene.page.listed(&scene.figures(&labor));
    let market = format!("{}: {market}", scene.page.title("piece.labour_market"));
    let bag = scene.page.listed(&scene.figures(&scene.view.bag));
    let bag = format!("{}: {bag}", scene.page.title("piece.bag"));
    scene.page.items("", &[market, bag], "   ")
}

/// The labor market of everybody: the assistants of the event and the figures drawn.
fn public(scene: &Scene<'_>) -> super::view::Counts {
    let event = scene.parts.event.iter().find(|event| scene.view.event.as_ref() == Some(&event.id));
    let mut figures = event.map(|event| event.printed.clone()).unwrap_or_default();
    for (figure, count) in &scene.view.market {
        *figures.entry(figure.clone()).or_default() += count;
    }
    figures
}

/// The action board: what each space does, and whose markers stand there.
pub(super) fn actions(scene: &Scene<'_>) -> Vec<String> {
    let spaces = || {
        let all = scene.parts.action_space.iter().map(|space| space.id.as_str());
        all.filter(|id| *id != "set_sail" || scene.has("ships") && !scene.has("sailors"))
    };
    let names = widest(spaces().map(|id| scene.space(id))) * usize::from(scene.is_wide());
    let mut lines = vec![scene.page.title("piece.action_board")];
    for id in spaces() {
        let head = format!("  {}  ", pad(&scene.space(id), names));
        let mut items = vec![scene.about(&format!("action.{id}"))];
        items.extend(markers(scene, id));
        lines.extend(scene.page.items(&head, &items, "  "));
    }
    lines
}

/// `1 @B`, `2 @GO`: the markers on a space by their numbers.
fn markers(scene: &Scene<'_>, space: &str) -> Vec<String> {
    let here = |marker: u8| {
        let boards = scene.view.seats.iter().enumerate();
        let on = boards
            .filter(|(_, board)| board.plan.get(&marker).and_then(Option::as_deref) == Some(space));
        scene.marks.row(on.map(|(seat, _)| seat))
    };
    let row =
        |marker: u8| Some(here(marker)).filter(|who| !who.is_empty()).map(|who| (marker, who));
    (1..=4).filter_map(row).map(|(marker, who)| format!("{marker} @{who}")).collect()
}

/// The pool with the faces of its cards, and how many cards are left to draw.
pub(super) fn pool(scene: &Scene<'_>) -> Vec<String> {
    let piles =
        [("deck", scene.view.draw_count), ("discard_pile", scene.view.discard.len() as i64)];
    let piles = piles.map(|(pile, n)| format!("{} {n}", scene.page.word(&format!("piece.{pile}"))));
    let mut head = vec![scene.page.title("piece.pool")];
    if scene.view.pool.is_empty() {
        head[0] = format!("{}: {}", head[0], scene.page.nothing());
    }
    head.extend(piles);
    let mut lines = scene.page.items("", &head, " · ");
    lines.extend(scene.cards(&scene.view.pool));
    lines
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn chapters_have_roman_numbers() {
        assert_eq!(["i", "iiia", "ivb", "viii"].map(roman), ["I", "IIIa", "IVb", "VIII"]);
    }
}
