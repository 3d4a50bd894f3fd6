//! The follower tracks with their supplies (OR-11).

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::components::Bonus;
use orleans::model::pieces::{CitizenSpace, Follower};

use super::development::citizen_on;
use super::seen::Seen;
use super::token::{neutral, technology, value, ware};
use crate::acts::cover;
use crate::piece::{self, color};

/// The order of the main board, top to bottom.
const ROWS: [Follower; 6] = [
    Follower::Farmer,
    Follower::Boatman,
    Follower::Craftsman,
    Follower::Trader,
    Follower::Scholar,
    Follower::Knight,
];

/// All tracks; the monks, who have none, stand beside the heading.
pub(crate) fn tracks(seen: &Seen<'_>) -> Markup {
    let name = seen.plural("follower.follower");
    html! {
        section class="tracks panel" id="tracks" aria-label=(seen.text("board-tracks", &[])) {
            h2 {
                (name)
                (supply(seen, Follower::Monk))
                small { (seen.text("draw-tracks-note", &[])) " " (piece::cite("orleans", "OR-11.1")) }
            }
            @for kind in ROWS { (track(seen, kind)) }
        }
    }
}

fn track(seen: &Seen<'_>, kind: Follower) -> Markup {
    let last = seen.parts.last_space[kind.index()];
    let id = format!("track-{kind}");
    html! {
        div class={ "track" @if last > 5 { " nine" } } id=(id) {
            (supply(seen, kind))
            ol { @for space in 0..=last { (cell(seen, kind, space)) } }
        }
    }
}

/// How many followers of a kind can still be recruited; the Village may ask for one.
fn supply(seen: &Seen<'_>, kind: Follower) -> Markup {
    let n = seen.view.supply[kind];
    let name = seen.said(&format!("supply {kind} {n}"), || {
        let args = [("follower", Arg::Word(kind.word())), ("n", Arg::Number(n.into()))];
        seen.speaker.text("draw-supply", &args)
    });
    html! {
        span class={ "src" @if n == 0 { " nil" } } title=(name) data-about=(kind.word()) {
            (neutral(seen, kind, "tok")) b { (n) }
            (cover(seen.choice(&name, |action| action == Action::Recruit(kind)), "tight"))
        }
    }
}

fn cell(seen: &Seen<'_>, kind: Follower, space: u8) -> Markup {
    let here: Vec<Seat> = seen
        .seats()
        .filter(|seat| seen.seat(*seat).plain.tracks.array()[kind.index()] == space)
        .collect();
    let again = |action| here.contains(&seen.front()) && action == Action::Bonus(kind);
    html! {
        li {
            (bonus(seen, kind, space))
            @if !here.is_empty() { (markers(seen, kind, &here)) }
            (cover(seen.choice(&seen.word(kind.word()), again), "tight"))
        }
    }
}

/// What arriving on a space brings.
fn bonus(seen: &Seen<'_>, kind: Follower, space: u8) -> Markup {
    html! {
        @if kind == Follower::Knight {
            @let draws = seen.parts.draws[usize::from(space)];
            span title=(seen.count("board-draws", draws)) { (draws) }
        }
        @match seen.parts.bonus(kind, space) {
            Bonus::None => {}
            Bonus::Good(good) => (ware(seen, good.into(), "good")),
            Bonus::Coins(n) => (value("coin", "", n, &seen.count("board-coins", n))),
            Bonus::Technology => (technology(seen, "ic")),
            Bonus::Tile { both } => (stack(seen, both)),
            Bonus::Development(n) => (value("dpn", "dpv", n, &seen.count("board-points", n))),
            Bonus::Citizen => @if let Some(space) = CitizenSpace::of_track(kind) {
                (citizen_on(seen, space))
            },
        }
    }
}

fn stack(seen: &Seen<'_>, both: bool) -> Markup {
    let (symbol, stacks) = if both { ("tile-2", "I/II") } else { ("tile-1", "I") };
    let name = seen.text("board-place-tile", &[("stacks", Arg::Text(stacks))]);
    piece::named(symbol, "stackno", &name)
}

/// Markers stand beside the bonus, in pairs.
fn markers(seen: &Seen<'_>, kind: Follower, here: &[Seat]) -> Markup {
    let crowd = match here.len() {
        1 => "who",
        2 => "who two",
        _ => "who many",
    };
    html! {
        span class=(crowd) {
            @for seat in here {
                @let id = format!("at-{kind}-{}", color(*seat));
                @let class = if seen.touched(&id) { " touched" } else { "" };
                svg class={ "P-" (color(*seat)) (class) } id=(id) role="img"
                    aria-label=(seen.speaker.name(*seat)) {
                    title { (seen.speaker.name(*seat)) }
                    use href={ "#mark-" (color(*seat)) } {}
                }
            }
        }
    }
}
