//! The follower tracks and the Development track.

use std::collections::BTreeMap;

use kernel::Seat;
use lang::words::capitalized;
use lang::{Arg, Speaker};

use super::parts::{Bonus, Parts};
use super::view::{Mat, View};
use crate::marks::Marks;
use crate::text::{Page, pad};

/// The width of the names in front of each line.
const HEAD: usize = 14;
/// The width of the supply.
const SUPPLY: usize = 9;
/// The width of the longest cell.
const CELL: usize = 19;

/// The citizens of the Development track from left to right, as the view names them.
const CITIZENS: [&str; 3] = ["development_first", "development_second", "development_third"];

/// The follower tracks: a column for each player, or on a narrow page the players by mark.
pub(super) fn draw(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    if page.width >= HEAD + SUPPLY + CELL * view.seats.len() {
        in_columns(parts, view, page)
    } else {
        by_mark(parts, view, page)
    }
}

/// A row for each track: the supply, and for each player the space and what the next one brings.
fn in_columns(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let mut head = heading(page.speaker);
    for seat in Seat::all(view.seats.len() as u8) {
        head += &pad(&page.speaker.name(seat), CELL);
    }
    let mut lines = vec![String::new(), head.trim_end().to_owned()];
    for follower in &parts.followers {
        let mut line = row_head(view, page.speaker, &follower.id);
        for mat in &view.seats {
            line += &pad(&track_cell(parts, view, page.speaker, &follower.id, mat), CELL);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// The same with players that stand on the same space together: `GB 2/8 → cheese`.
fn by_mark(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let marks = Marks::of(page.speaker, view.seats.len() as u8);
    let mut lines = vec![String::new()];
    lines.extend(page.items(&heading(page.speaker), &marks.legend(), ", "));
    for follower in &parts.followers {
        let mut spaces: Vec<(Vec<usize>, String)> = Vec::new();
        for (seat, mat) in view.seats.iter().enumerate() {
            let cell = track_cell(parts, view, page.speaker, &follower.id, mat);
            match spaces.iter_mut().find(|(_, known)| *known == cell) {
                Some((who, _)) => who.push(seat),
                None => spaces.push((vec![seat], cell)),
            }
        }
        spaces.retain(|(_, cell)| !cell.is_empty());
        let items: Vec<String> =
            spaces.into_iter().map(|(who, cell)| format!("{} {cell}", marks.row(who))).collect();
        lines.extend(page.items(&row_head(view, page.speaker, &follower.id), &items, "   "));
    }
    lines
}

fn heading(speaker: &Speaker) -> String {
    let supply = speaker.text("board-in-supply", &[]);
    pad(&speaker.text("board-tracks", &[]), HEAD) + &pad(&supply, SUPPLY)
}

/// A follower and how many are left.
fn row_head(view: &View, speaker: &Speaker, follower: &str) -> String {
    let supply = view.supply.get(follower).copied().unwrap_or_default();
    let name = speaker.word(&format!("follower.{follower}"));
    pad(&name, HEAD) + &pad(&format!("{supply:>3}"), SUPPLY)
}

/// `2/8 → cheese`: where the marker stands and what the next space brings.
fn track_cell(parts: &Parts, view: &View, speaker: &Speaker, id: &str, mat: &Mat) -> String {
    let Some(track) = parts.tracks.get(id) else { return String::new() };
    let number = |id: &str, n: i64| speaker.text(id, &[("n", Arg::Number(n))]);
    let at = mat.tracks.get(id).copied().unwrap_or_default();
    let last = track.spaces - 1;
    if at >= last {
        return format!("{at}/{last}");
    }
    let bonus = track.bonus.iter().find(|bonus| bonus.space == at + 1);
    let citizen_there = view.citizens.iter().any(|place| place == id);
    let bonus = bonus.and_then(|bonus| bonus_text(speaker, bonus, citizen_there));
    let next = match (track.draw.get(at + 1), bonus) {
        (Some(&draw), Some(_)) => number("board-draws-and-citizen", draw),
        (Some(&draw), None) => number("board-draws", draw),
        (None, Some(bonus)) => bonus,
        (None, None) => speaker.text("board-nothing", &[]),
    };
    format!("{at}/{last} → {next}")
}

/// What a space brings; a citizen only while it is there.
fn bonus_text(speaker: &Speaker, bonus: &Bonus, citizen_there: bool) -> Option<String> {
    let number = |id: &str, n: i64| Some(speaker.text(id, &[("n", Arg::Number(n))]));
    match bonus {
        Bonus { good: Some(good), .. } => Some(speaker.word(&format!("good.{good}"))),
        Bonus { citizen: true, .. } => citizen_there.then(|| speaker.word("piece.citizen")),
        Bonus { technology: 1.., .. } => Some(speaker.text("board-technology", &[])),
        Bonus { development: n @ 1.., .. } => number("board-points", *n),
        Bonus { coins: n @ 1.., .. } => number("board-coins", *n),
        Bonus { stacks, .. } if !stacks.is_empty() => {
            let stacks = stacks.join("/");
            Some(speaker.text("board-place-tile", &[("stacks", Arg::Text(&stacks))]))
        }
        _ => None,
    }
}

/// Where the markers stand, and what lies ahead on the Development track.
pub(super) fn development(parts: &Parts, view: &View, page: &Page<'_>) -> Vec<String> {
    let speaker = page.speaker;
    let name = |seat: u8| speaker.name(Seat(seat));
    let level = |mat: &Mat| speaker.text("board-level", &[("n", Arg::Number(mat.level))]);
    let stands = |(seat, mat): (usize, &Mat)| {
        format!("{} {} ({})", name(seat as u8), mat.development, level(mat))
    };
    let head = capitalized(&speaker.word("track.development"));
    let markers: Vec<String> = view.seats.iter().enumerate().map(stands).collect();
    let mut lines = vec![String::new()];
    lines.extend(page.items(&format!("{head}: "), &markers, ", "));
    lines.extend(page.items("  ", &milestones(parts, view, speaker), " · "));
    lines
}

fn milestones(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let track = &parts.development;
    let mut marks: BTreeMap<i64, String> = BTreeMap::new();
    for star in track.levels.iter().filter(|star| star.space > 0) {
        marks.insert(star.space, speaker.text("board-level", &[("n", Arg::Number(star.level))]));
    }
    for coins in &track.coins {
        marks.insert(coins.space, speaker.text("board-coins", &[("n", Arg::Number(coins.coins))]));
    }
    for (space, citizen) in track.citizens.iter().zip(CITIZENS) {
        if view.citizens.iter().any(|there| there == citizen) {
            marks.insert(*space, speaker.word("piece.citizen"));
        }
    }
    marks.into_iter().map(|(space, mark)| format!("{space}: {mark}")).collect()
}
