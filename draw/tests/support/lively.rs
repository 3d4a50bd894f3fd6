//! A player under whom a table comes to life.

use kernel::chance::{Fast, below};
use kernel::names::Name;
use kernel::{Actor, AnyGame, Seat, Title, TitleOf, Viewer};
use orleans::Orleans;
use orleans::model::places::Place;
use serde_json::Value;

/// A player that fills places one by one and uses them, so that the table comes to life.
pub fn choose(game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> String {
    let legal = game.notations(Actor::Seat(seat));
    let mat = &game.view(Viewer::Seat(seat))["seats"][seat.index()];
    let round = game.progress().round as usize;
    let goal = GOALS[(round + 3 * seat.index()) % GOALS.len()];
    let mut best = (0, 0);
    for (at, notation) in legal.iter().enumerate() {
        best = best.max((1000 * zeal(notation, mat, goal) + below(rng, 900), at));
    }
    legal[best.1].clone()
}

/// What a lively player is after, round by round.
const GOALS: [&str; 8] =
    ["castle", "village", "ship", "university", "guildhall", "village", "wagon", "monastery"];

/// Tiles that ask something of their own.
pub const ODD: [&str; 10] = [
    "gunpowder_tower",
    "court",
    "hiding_place",
    "bakery",
    "goldsmith",
    "pharmacy",
    "sacristy",
    "theatre",
    "barracks",
    "bathhouse",
];

/// How much a lively player likes an action.
fn zeal(notation: &str, mat: &Value, goal: &str) -> u32 {
    if let Some((_, to)) = notation.split_once('>') {
        let place = to.split('.').next().unwrap_or(to);
        let slots = mat[place].as_array().map_or(&[][..], Vec::as_slice);
        let filled = slots.iter().filter(|slot| !slot.is_null()).count();
        let left = slots.len().saturating_sub(filled);
        return match place {
            "town_hall" => 0,
            _ if place == goal => 15,
            "court" => 16,
            "hiding_place" => 17,
            _ if ODD.contains(&place) => 12,
            _ if left <= 2 => 8 - left as u32,
            _ => 4,
        };
    }
    let mut words = notation.split(' ');
    match (words.next(), words.next()) {
        (Some("use" | "tile" | "take" | "go" | "recruit"), Some(what)) if what != "none" => 20,
        (Some("draw"), Some(n)) => n.parse().unwrap_or(0),
        (Some("lose"), Some("place" | "good")) => 1,
        (Some("retrieve"), Some(slot)) if ODD.iter().any(|tile| slot.starts_with(tile)) => 0,
        (Some("retrieve"), _) => 2,
        (Some("confirm" | "pass" | "done" | "next"), _) => 1,
        _ => 3,
    }
}

/// The same position with more tiles in front of a seat, as far as they lie in the stacks.
pub fn with_tiles(game: &dyn AnyGame, seat: Seat, tiles: &[&str]) -> Box<dyn AnyGame> {
    let mut state = game.state();
    for stack in ["stack_i", "stack_ii"] {
        let mut left = Vec::new();
        for tile in state[stack].as_array().expect("a stack is a list").clone() {
            match tile.as_str().filter(|id| tiles.contains(id)) {
                Some(id) => state["seats"][seat.index()][id] = empty(id),
                None => left.push(tile),
            }
        }
        state[stack] = left.into();
    }
    let title = TitleOf::<Orleans>::NEW;
    title.load(game.parts(), state).expect("a position with more tiles")
}

/// A tile on which nobody stands.
fn empty(id: &str) -> Value {
    let slots = Place::from_id(id).map_or(0, Place::slot_count);
    vec![Value::Null; slots.into()].into()
}
