//! The main board: tracks, deeds, map, markets and stacks.

use lang::words::capitalized;
use lang::{Arg, Speaker};

use super::names::counted;
use super::parts::{Deed, Parts};
use super::view::View;
use super::{map, tracks};
use crate::marks::tally;
use crate::text::{Page, pad};

/// The width from which a deed fits on one line.
const DEED: usize = 90;

/// The board from top to bottom.
pub(super) fn draw(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let mut lines = round(parts, view, page);
    lines.extend(map::draw(parts, view, page));
    lines.extend(deeds(parts, view, page));
    lines.extend(stocks(parts, view, page));
    lines
}

/// What a new round brings and how far everybody has come.
pub(super) fn round(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let mut lines = event(view, page);
    lines.extend(tracks::draw(parts, view, page));
    lines.extend(tracks::development(parts, view, page));
    lines
}

/// The event of the round with what it does, and the tiles to come.
fn event(view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let mut lines = Vec::new();
    if let Some(event) = &view.event {
        let term = format!("event.{event}");
        let head = speaker.text("board-now", &[("event", Arg::Word(&term))]);
        let about = speaker.about(&term).map_or_else(String::new, |about| about.text);
        lines.extend(page.wrap("", &format!("{head}. {about}")));
    }
    if !view.hourglass.is_empty() {
        let left = counted(speaker, "event", &tally(&view.hourglass));
        let head = format!("{}: ", speaker.text("board-hourglass", &[]));
        lines.extend(page.items(&head, &left, ", "));
    }
    if let Some(start) = view.start {
        let args = [("who", Arg::Seat(kernel::Seat(start)))];
        lines.push(speaker.text("board-start-player", &args));
    }
    lines
}

/// Each deed with its reward, its citizen and the followers it still wants.
fn deeds(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let head =
        format!("{}   + {}", speaker.word("piece.deeds_board"), speaker.word("piece.citizen"));
    let mut lines = vec![String::new(), head];
    for deed in &parts.deeds {
        let name = speaker.word(&format!("deed.{}", deed.id));
        let citizen = if view.citizens.contains(&deed.id) { "+" } else { " " };
        let reward = pad(&reward(speaker, deed), 15);
        let mut head = format!("  {} {reward} {citizen} ", pad(&name, 36));
        if page.width < DEED {
            lines.push(format!("{citizen} {} {}", pad(&name, 36), reward.trim_end()));
            head = " ".repeat(6);
        }
        lines.extend(page.items(&head, &free_slots(view, speaker, deed), ", "));
    }
    lines
}

fn reward(speaker: &Speaker, deed: &Deed) -> String {
    let coins = speaker.text("board-coins", &[("n", Arg::Number(deed.coins))]);
    if deed.or_development == 0 {
        return coins;
    }
    let points = [("n", Arg::Number(deed.or_development))];
    format!("{coins}/{}", speaker.text("board-points", &points))
}

fn free_slots(view: &View, speaker: &Speaker, deed: &Deed) -> Vec<String> {
    let mut free = tally(&deed.slots);
    for follower in view.deeds.get(&deed.id).into_iter().flatten() {
        if let Some((_, left)) = free.iter_mut().find(|(wanted, _)| wanted == follower) {
            *left -= 1;
        }
    }
    let free = counted(speaker, "follower", &free);
    if free.is_empty() { vec![speaker.text("board-full", &[])] } else { free }
}

/// The goods market, the bank and the stacks.
fn stocks(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let good = |id: &str| {
        let count = view.goods_market.get(id).copied().unwrap_or_default();
        format!("{} {count}", speaker.word(&format!("good.{id}")))
    };
    let goods: Vec<String> = parts.goods.iter().map(|kind| good(&kind.id)).collect();
    let head = |term: &str| format!("{}: ", capitalized(&speaker.word(term)));
    let mut lines = vec![String::new()];
    lines.extend(page.items(&head("piece.goods_market"), &goods, ", "));
    let others = [
        format!("{}{}", head("piece.bank"), view.bank),
        format!("{}: {}", capitalized(&speaker.plural("piece.technology")), view.technology_stack),
    ];
    lines.extend(page.items("", &others, "   "));
    for (term, stack) in [("piece.stack_I", &view.stack_i), ("piece.stack_II", &view.stack_ii)] {
        let tiles: Vec<String> =
            stack.iter().map(|tile| speaker.word(&format!("tile.{tile}"))).collect();
        lines.extend(page.items(&head(term), &tiles, ", "));
    }
    lines
}
