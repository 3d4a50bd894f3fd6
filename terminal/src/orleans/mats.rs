//! What belongs to the players.

use kernel::{Seat, Viewer};
use lang::{Arg, Speaker};

use super::map::around;
use super::names::{counted, named};
use super::parts::{Parts, Place};
use super::view::{Mat, View};
use crate::marks::tally;
use crate::text::{Page, own_last, pad, width};

/// The width of the names in front of each line, on a page and on a narrow one.
const HEAD: (usize, usize) = (22, 18);
/// A page below this width is narrow.
const NARROW: usize = 60;

/// Every mat in full, the viewer's own last.
pub(super) fn all(parts: &Parts, view: &View, page: &Page<'_>, viewer: Viewer) -> Vec<String> {
    own_last(view.seats.len(), viewer, |seat| {
        let mat = &view.seats[seat.index()];
        let summary = summary(parts, view, page.speaker, seat, viewer);
        let mut lines = page.items("", &summary, " · ");
        lines.extend(followers(parts, view, page, mat));
        lines.extend(places(parts, mat, page, place_explained));
        lines
    })
}

/// One mat: whose it is, what lies there, and the places.
pub(super) fn one(
    parts: &Parts,
    view: &View,
    page: &Page<'_>,
    seat: Seat,
    viewer: Viewer,
) -> Vec<String> {
    let Some(mat) = view.seats.get(seat.index()) else { return Vec::new() };
    let mut items = summary(parts, view, page.speaker, seat, viewer).into_iter();
    let mut lines: Vec<String> = items.next().into_iter().collect();
    lines.extend(page.items("", &items.collect::<Vec<_>>(), " · "));
    lines.extend(tokens(page, "", "piece.market", &mat.market));
    lines.extend(tokens(page, "", "piece.bag", &mat.bag));
    lines.extend(places(parts, mat, page, place_line));
    lines.extend(around(parts, view, page, &mat.merchant));
    lines
}

/// The others in short, then the own mat.
pub(super) fn glance(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let mut lines = vec![String::new()];
    for other in Seat::all(view.seats.len() as u8).filter(|other| *other != seat) {
        lines.extend(page.items("", &summary(parts, view, page.speaker, other, viewer), " · "));
        lines.extend(occupied(parts, &view.seats[other.index()], page));
    }
    lines.push(String::new());
    lines.extend(page.items("", &summary(parts, view, page.speaker, seat, viewer), " · "));
    lines.extend(followers(parts, view, page, &view.seats[seat.index()]));
    lines.extend(places(parts, &view.seats[seat.index()], page, place_line));
    lines
}

/// The followers that wait for work and those that have some; while places are used, the means.
pub(super) fn reminder(parts: &Parts, view: &View, page: &Page<'_>, seat: Seat) -> Vec<String> {
    let Some(mat) = view.seats.get(seat.index()) else { return Vec::new() };
    if view.phase == "actions" || view.phase == "event" {
        let mut lines = vec![resources(parts, mat, page.speaker)];
        lines.extend(around(parts, view, page, &mat.merchant));
        return lines;
    }
    let mut lines = occupied(parts, mat, page);
    if !mat.drawn.is_empty() {
        let drawn = counted(page.speaker, "follower", &tally(&mat.drawn));
        let head = format!("  {}: ", page.speaker.text("board-drawn", &[]));
        lines.extend(page.items(&head, &drawn, ", "));
    }
    lines
}

/// Coins and goods in one line.
fn resources(parts: &Parts, mat: &Mat, speaker: &Speaker) -> String {
    let coins = speaker.text("board-coins", &[("n", Arg::Number(mat.coins))]);
    format!("{coins} · {}: {}", speaker.text("board-goods", &[]), goods(parts, mat, speaker))
}

/// The followers outside the places, and where the merchant can go.
fn followers(parts: &Parts, view: &View, page: &Page<'_>, mat: &Mat) -> Vec<String> {
    let mut lines = tokens(page, "", "piece.market", &mat.market);
    lines.extend(tokens(page, "", "piece.bag", &mat.bag));
    lines.extend(around(parts, view, page, &mat.merchant));
    lines
}

/// The places of a player, each drawn by `draw`.
fn places(
    parts: &Parts,
    mat: &Mat,
    page: &Page<'_>,
    draw: impl Fn(&Page<'_>, &str, &Place, &[Option<String>]) -> Vec<String>,
) -> Vec<String> {
    let owned = |(term, place): (String, &Place)| {
        let slots = mat.slots(&place.id)?;
        Some(draw(page, &term, place, &slots))
    };
    parts.places().filter_map(owned).flatten().collect()
}

/// Name, coins, goods, level, stations, citizens and tiles in hand.
fn summary(
    parts: &Parts,
    view: &View,
    speaker: &Speaker,
    seat: Seat,
    viewer: Viewer,
) -> Vec<String> {
    let mat = &view.seats[seat.index()];
    let number = |id: &str, n: i64| speaker.text(id, &[("n", Arg::Number(n))]);
    let you =
        if viewer.is(seat) { format!(" ({})", speaker.text("you", &[])) } else { String::new() };
    let built =
        [("built", Arg::Number(mat.stations.len() as i64)), ("left", Arg::Number(mat.stock))];
    let mut items = vec![
        format!("{}{you}", speaker.name(seat)),
        number("board-coins", mat.coins),
        format!("{}: {}", speaker.text("board-goods", &[]), goods(parts, mat, speaker)),
        number("board-level", mat.level),
        speaker.text("board-stations", &built),
        number("board-citizens", mat.citizens),
    ];
    if mat.technology > 0 {
        items.push(number("board-tech-held", mat.technology));
    }
    if mat.passed {
        items.push(speaker.text("board-passed", &[]));
    } else if mat.asked.is_some() && !viewer.is(seat) {
        items.push(speaker.text("board-thinking", &[]));
    }
    items
}

fn goods(parts: &Parts, mat: &Mat, speaker: &Speaker) -> String {
    let ids = parts.goods.iter().map(|good| good.id.as_str()).chain(["bread"]);
    let owned = |id: &str| {
        let count = mat.goods.get(id).copied().filter(|count| *count > 0)?;
        Some(format!("{} {count}", speaker.word(&format!("good.{id}"))))
    };
    let owned: Vec<String> = ids.filter_map(owned).collect();
    if owned.is_empty() { speaker.text("board-nothing", &[]) } else { owned.join(", ") }
}

/// A multiset of followers after its name.
fn tokens(page: &Page<'_>, indent: &str, term: &str, tokens: &[String]) -> Vec<String> {
    let name = lang::words::capitalized(&page.speaker.word(term));
    let head = format!("{indent}{name} ({}): ", tokens.len());
    page.items(&head, &counted(page.speaker, "follower", &tally(tokens)), ", ")
}

/// A place and its slots — `[knight]` is filled, `·boatman` is free; a full one stands out.
fn place_line(page: &Page<'_>, term: &str, place: &Place, slots: &[Option<String>]) -> Vec<String> {
    let full = !slots.is_empty() && slots.iter().all(Option::is_some);
    let mark = if full { "►" } else { " " };
    let head = if page.width < NARROW { HEAD.1 } else { HEAD.0 };
    let name = pad(&page.speaker.word(term), head);
    page.items(&format!("{mark} {name} "), &slot_texts(page.speaker, place, slots), " ")
}

/// The same with what the place does.
fn place_explained(
    page: &Page<'_>,
    term: &str,
    place: &Place,
    slots: &[Option<String>],
) -> Vec<String> {
    let mut lines = place_line(page, term, place, slots);
    let last = lines.pop().unwrap_or_default();
    let about = page.speaker.about(term).map_or_else(String::new, |about| about.text);
    let gap = 60usize.saturating_sub(width(&last)).max(2);
    lines.extend(page.wrap(&format!("{last}{}", " ".repeat(gap)), &about));
    lines
}

fn slot_texts(speaker: &Speaker, place: &Place, slots: &[Option<String>]) -> Vec<String> {
    let text = |(number, slot): (usize, &Option<String>)| match slot {
        Some(token) if token == "tech" => format!("[{}]", speaker.text("board-technology", &[])),
        Some(token) => format!("[{}]", named(speaker, "follower", token)),
        None => {
            let wanted = place.slots.get(number).map_or("any", String::as_str);
            match wanted {
                "any" => format!("·{}", speaker.text("board-anyone", &[])),
                _ => format!("·{}", speaker.word(&format!("follower.{wanted}"))),
            }
        }
    };
    slots.iter().enumerate().map(text).collect()
}

/// The places of another player on which somebody stands, and the tiles.
fn occupied(parts: &Parts, mat: &Mat, page: &Page<'_>) -> Vec<String> {
    let mut items = Vec::new();
    for (term, place) in parts.places() {
        let Some(slots) = mat.slots(&place.id) else { continue };
        let tile = term.starts_with("tile.");
        if tile || slots.iter().any(Option::is_some) {
            let slots = slot_texts(page.speaker, place, &slots).join(" ");
            items.push(format!("{} {slots}", page.speaker.word(&term)).trim_end().to_owned());
        }
    }
    let mut lines = tokens(page, "  ", "piece.market", &mat.market);
    if !items.is_empty() {
        lines.extend(page.items("  ", &items, "; "));
    }
    lines
}
