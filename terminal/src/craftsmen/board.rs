//! The main board.

use lang::Arg;

use super::parts::BonusToken;
use super::scene::Scene;
use super::{capital, cards, guilds, trade, under_way};

/// The board from top to bottom.
pub(super) fn draw(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = round(scene);
    lines.extend(trade::draw(scene));
    lines.extend(tokens(scene));
    lines
}

/// What a new season brings: the calendar, the guilds and the cards.
pub(super) fn round(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = calendar(scene);
    lines.extend(order(scene));
    lines.extend(under_way::auction(scene));
    lines.extend(guilds::draw(scene));
    lines.push(String::new());
    lines.extend(capital::market(scene));
    lines.extend(cards::market(scene));
    lines
}

/// Year and season, and what the year brings.
fn calendar(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let season = format!("time.{}", view.season);
    let args = [
        ("n", Arg::Number(view.year.into())),
        ("of", Arg::Number(scene.parts.constants.years)),
        ("season", Arg::Word(&season)),
    ];
    let mut items = vec![scene.page.text("board-date", &args)];
    let table = scene.parts.table(view.players);
    if let Some(year) = scene.parts.year(view.year) {
        items.push(scene.page.number("board-work-points", year.work_points));
        let fee = match table.is_some_and(|table| table.cover_fee_paid_by_player) {
            true => scene.page.number("board-fee", year.cover_fee_vp),
            false => scene.page.text("board-fee-two", &[]),
        };
        items.push(fee);
    }
    scene.page.items("", &items, " · ")
}

/// Who plays when, whose turn it is, and who has claimed a place for the next season.
pub(super) fn order(scene: &Scene<'_>) -> Vec<String> {
    let view = scene.view;
    let name = |seat: &usize| {
        let sign = if view.turn == Some(*seat) { "►" } else { "" };
        format!("{sign}{}", scene.marks.name(*seat))
    };
    let names: Vec<String> = view.order.iter().map(name).collect();
    let order = scene.page.text("board-order", &[]);
    let mut items = vec![format!("{order}: {}", scene.page.listed(&names))];
    items.extend(order_track(scene));
    scene.page.items("", &items, "   ")
}

/// `Order-change track: 1 Red, 2 –, 3 –`; two players have none.
pub(super) fn order_track(scene: &Scene<'_>) -> Option<String> {
    scene.parts.table(scene.view.players).filter(|table| table.order_change_action)?;
    let space = |space: usize| {
        let seat = scene.view.order_track.get(space);
        let who = seat.map_or_else(|| scene.page.nothing(), |s| scene.marks.name(*s).to_owned());
        format!("{} {who}", space + 1)
    };
    let spaces: Vec<String> = (0..scene.parts.constants.order_change_spaces).map(space).collect();
    Some(format!("{}: {}", scene.page.title("track.order_change"), spaces.join(", ")))
}

/// The pool, the bonus tokens that are left with what wins them, and the sawmills in the box.
fn tokens(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(pool(scene));
    let left = scene.parts.bonus_token.iter();
    let left = left.filter(|token| scene.view.bonus_tokens.contains(&token.good));
    let item = |token: &BonusToken| {
        let line = token.line.iter().map(|id| scene.page.word(&format!("building.{id}")));
        let line: Vec<String> = line.collect();
        format!("{}: {}", scene.bonus(&token.good), line.join(", "))
    };
    let left: Vec<String> = left.map(item).collect();
    lines.extend(scene.page.line(&scene.page.plural("piece.bonus_token"), &left, "; "));
    if scene.view.phase == "setup" {
        lines.extend(cards::sawmills(scene));
    }
    lines
}

/// `Pool: privilege tokens 6, work tokens 6`.
pub(super) fn pool(scene: &Scene<'_>) -> Vec<String> {
    let count = |token: &str| scene.view.pool.get(token).copied().unwrap_or_default();
    let items = [
        scene.counted("piece.privilege_token", count("privilege")),
        scene.counted("piece.work_token", count("work")),
    ];
    scene.page.line(&scene.page.title("piece.pool"), &items, ", ")
}
