//! The main board: tracks, deeds, map, markets and stacks.

use std::collections::BTreeMap;

use lang::words::capitalized;
use lang::{Arg, Speaker};

use super::parts::{Bonus, Deed, Parts};
use super::view::{Mat, View};
use crate::text::{pad, wrap, wrap_items};

/// The width of the names in front of each line.
const HEAD: usize = 14;

/// The citizens of the Development track from left to right, as the view names them.
const CITIZENS: [&str; 3] = ["development_first", "development_second", "development_third"];

/// The board from top to bottom.
pub(super) fn draw(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = round(parts, view, speaker);
    lines.extend(deeds(parts, view, speaker));
    lines.extend(map(parts, view, speaker));
    lines.extend(stocks(parts, view, speaker));
    lines
}

/// What a new round brings and how far everybody has come.
pub(super) fn round(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = event(view, speaker);
    lines.extend(tracks(parts, view, speaker));
    lines.extend(development(parts, view, speaker));
    lines
}

/// The event of the round with what it does, and the tiles to come.
fn event(view: &View, speaker: &Speaker) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(event) = &view.event {
        let term = format!("event.{event}");
        let head = speaker.text("board-now", &[("event", Arg::Word(&term))]);
        let about = speaker.about(&term).map_or_else(String::new, |about| about.text);
        lines.extend(wrap(&format!("{head}. "), &about));
    }
    if !view.hourglass.is_empty() {
        let left = counted(speaker, "event", &tally(&view.hourglass));
        lines.extend(wrap_items(
            &format!("{}: ", speaker.text("board-hourglass", &[])),
            &left,
            ", ",
        ));
    }
    if let Some(start) = view.start {
        let args = [("who", Arg::Seat(kernel::Seat(start)))];
        lines.push(speaker.text("board-start-player", &args));
    }
    lines
}

/// A row for each track: the supply, and for each player the space and what the next one brings.
fn tracks(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let width = (crate::text::WIDTH - HEAD - 9) / view.seats.len().max(1);
    let mut head = pad(&speaker.text("board-tracks", &[]), HEAD);
    head += &pad(&speaker.text("board-in-supply", &[]), 9);
    for seat in kernel::Seat::all(view.seats.len() as u8) {
        head += &pad(&speaker.name(seat), width);
    }
    let mut lines = vec![String::new(), head.trim_end().to_owned()];
    for follower in &parts.followers {
        let supply = view.supply.get(&follower.id).copied().unwrap_or_default();
        let name = speaker.word(&format!("follower.{}", follower.id));
        let mut line = pad(&name, HEAD) + &pad(&format!("{supply:>3}"), 9);
        for mat in &view.seats {
            line += &pad(&track_cell(parts, view, speaker, &follower.id, mat), width);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
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
fn development(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let name = |seat: u8| speaker.name(kernel::Seat(seat));
    let level = |mat: &Mat| speaker.text("board-level", &[("n", Arg::Number(mat.level))]);
    let stands = |(seat, mat): (usize, &Mat)| {
        format!("{} {} ({})", name(seat as u8), mat.development, level(mat))
    };
    let head = capitalized(&speaker.word("track.development"));
    let markers: Vec<String> = view.seats.iter().enumerate().map(stands).collect();
    let mut lines = vec![String::new()];
    lines.extend(wrap_items(&format!("{head}: "), &markers, ", "));
    lines.extend(wrap_items("  ", &milestones(parts, view, speaker), " · "));
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

/// Each deed with its reward, its citizen and the followers it still wants.
fn deeds(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let head =
        format!("{}   + {}", speaker.word("piece.deeds_board"), speaker.word("piece.citizen"));
    let mut lines = vec![String::new(), head];
    for deed in &parts.deeds {
        let name = speaker.word(&format!("deed.{}", deed.id));
        let citizen = if view.citizens.contains(&deed.id) { "+" } else { " " };
        let reward = pad(&reward(speaker, deed), 15);
        let head = format!("  {} {reward} {citizen} ", pad(&name, 36));
        lines.extend(wrap_items(&head, &free_slots(view, speaker, deed), ", "));
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

/// Every town with its merchants and stations, and the ways that leave it with their goods.
fn map(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let head =
        [speaker.text("board-map", &[]), speaker.text("board-legend", &[]), legend(view, speaker)];
    let mut lines = vec![String::new()];
    lines.extend(wrap_items("", &head, "   "));
    for town in &parts.map.towns {
        let name = speaker.word(&format!("town.{}", town.id));
        let head = format!("  {} ", pad(&format!("{name}{}", pieces(view, speaker, &town.id)), 22));
        lines.extend(wrap_items(&head, &ways(parts, view, speaker, &town.id), "  "));
    }
    lines
}

/// Where a merchant is and where it can go.
pub(super) fn around(parts: &Parts, view: &View, speaker: &Speaker, town: &str) -> Vec<String> {
    let merchant = capitalized(&speaker.word("piece.merchant"));
    let name = speaker.word(&format!("town.{town}"));
    wrap_items(&format!("{merchant}: {name}  "), &ways(parts, view, speaker, town), "  ")
}

/// `~Blois: wine`, roads first.
fn ways(parts: &Parts, view: &View, speaker: &Speaker, town: &str) -> Vec<String> {
    let mut ways: Vec<String> = Vec::new();
    for kind in ["road", "water"] {
        for edge in parts.map.edges.iter().filter(|edge| edge.kind == kind) {
            let Some(end) = edge.other_end(town) else { continue };
            let goods = edge.keys().iter().find_map(|key| view.map.get(key));
            let goods: Vec<String> = goods
                .into_iter()
                .flatten()
                .map(|good| speaker.word(&format!("good.{good}")))
                .collect();
            let mark = if kind == "road" { "-" } else { "~" };
            let name = speaker.word(&format!("town.{end}"));
            let colon = if goods.is_empty() { "" } else { ": " };
            ways.push(format!("{mark}{name}{colon}{}", goods.join(", ")));
        }
    }
    ways
}

/// ` @GB #Y`: whose merchants and stations are in a town.
fn pieces(view: &View, speaker: &Speaker, town: &str) -> String {
    let letters = letters(speaker, view.seats.len() as u8);
    let of = |has: &dyn Fn(&Mat) -> bool| -> String {
        view.seats.iter().zip(&letters).filter(|(mat, _)| has(mat)).map(|(_, c)| *c).collect()
    };
    let merchants = of(&|mat| mat.merchant == town);
    let stations = of(&|mat| mat.stations.iter().any(|built| built == town));
    let mut text = String::new();
    if !merchants.is_empty() {
        text += &format!(" @{merchants}");
    }
    if !stations.is_empty() {
        text += &format!(" #{stations}");
    }
    text
}

/// A letter for each player: the first of the name if these differ and are plain, else a number.
fn letters(speaker: &Speaker, players: u8) -> Vec<char> {
    let names = kernel::Seat::all(players).map(|seat| speaker.name(seat));
    let initials: Vec<char> = names.filter_map(|name| name.chars().next()).collect();
    let plain = initials.iter().filter(|letter| letter.is_ascii_alphabetic());
    let distinct: std::collections::BTreeSet<_> = plain.collect();
    if distinct.len() == usize::from(players) { initials } else { ('1'..='9').collect() }
}

/// Which letter is whose.
fn legend(view: &View, speaker: &Speaker) -> String {
    let players = view.seats.len() as u8;
    let names = kernel::Seat::all(players).map(|seat| speaker.name(seat));
    let pairs = letters(speaker, players).into_iter().zip(names);
    pairs.map(|(letter, name)| format!("{letter} {name}")).collect::<Vec<_>>().join(", ")
}

/// The goods market, the bank and the stacks.
fn stocks(parts: &Parts, view: &View, speaker: &Speaker) -> Vec<String> {
    let goods: Vec<String> = parts
        .goods
        .iter()
        .map(|good| {
            let count = view.goods_market.get(&good.id).copied().unwrap_or_default();
            format!("{} {count}", speaker.word(&format!("good.{}", good.id)))
        })
        .collect();
    let head = |term: &str| format!("{}: ", capitalized(&speaker.word(term)));
    let mut lines = vec![String::new()];
    lines.extend(wrap_items(&head("piece.goods_market"), &goods, ", "));
    let others = [
        format!("{}{}", head("piece.bank"), view.bank),
        format!("{}: {}", capitalized(&speaker.plural("piece.technology")), view.technology_stack),
    ];
    lines.extend(wrap_items("", &others, "   "));
    for (term, stack) in [("piece.stack_I", &view.stack_i), ("piece.stack_II", &view.stack_ii)] {
        let tiles: Vec<String> =
            stack.iter().map(|tile| speaker.word(&format!("tile.{tile}"))).collect();
        lines.extend(wrap_items(&head(term), &tiles, ", "));
    }
    lines
}

/// How often each name occurs, in the order of their first appearance.
pub(super) fn tally(names: &[String]) -> Vec<(&str, usize)> {
    let mut tally: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match tally.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => tally.push((name, 1)),
        }
    }
    tally
}

/// `knight 2`, for terms of one group.
pub(super) fn counted(speaker: &Speaker, group: &str, tally: &[(&str, usize)]) -> Vec<String> {
    let item = |&(name, count): &(&str, usize)| match count {
        1 => named(speaker, group, name),
        _ => format!("{} {count}", named(speaker, group, name)),
    };
    tally.iter().filter(|(_, count)| *count > 0).map(item).collect()
}

/// The name of a piece; a starter's star stays.
pub(super) fn named(speaker: &Speaker, group: &str, name: &str) -> String {
    match name.strip_suffix('*') {
        Some(kind) => speaker.word(&format!("{group}.{kind}")) + "*",
        None => speaker.word(&format!("{group}.{name}")),
    }
}
