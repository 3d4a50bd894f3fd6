//! What comes of each option, before it is taken.
//!
//! Each one is tried in two states that the seat cannot tell from the true one, and what both
//! agree on is said: so nothing is told that the seat does not know.

use kernel::chance::Fast;
use kernel::{Actor, AnyAction, AnyGame, ScoreSheet, Seat, Viewer};
use lang::words::capitalized;

use super::chart::whole;
use super::look::Look;

/// The states that are tried.
const SAMPLES: u64 = 2;
/// So many things that happen are told; the first only repeats what was chosen.
const HAPPENINGS: std::ops::Range<usize> = 1..3;

/// What comes of every legal action, in their order; empty where nothing is certain.
pub fn all(look: &Look<'_>, seat: Seat) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let sampled = |seed| look.room.table().game().determinize(viewer, &mut Fast::new(seed, 0));
    let states: Vec<Box<dyn AnyGame>> = (0..SAMPLES).map(sampled).collect();
    let sheets: Vec<ScoreSheet> = states.iter().map(|state| state.score()).collect();
    look.legal.iter().map(|option| of(look, seat, option, &states, &sheets)).collect()
}

fn of(
    look: &Look<'_>,
    seat: Seat,
    option: &AnyAction,
    states: &[Box<dyn AnyGame>],
    before: &[ScoreSheet],
) -> String {
    let tried = states.iter().zip(before);
    let mut told = tried.map(|(state, before)| consequences(look, seat, option, &**state, before));
    let first = told.next().unwrap_or_default();
    let others: Vec<Vec<String>> = told.collect();
    let sure = first.into_iter().filter(|one| others.iter().all(|other| other.contains(one)));
    sure.collect::<Vec<_>>().join(" · ")
}

/// What an option changes in one state: lines of the score, then what happens.
fn consequences(
    look: &Look<'_>,
    seat: Seat,
    option: &AnyAction,
    state: &dyn AnyGame,
    before: &ScoreSheet,
) -> Vec<String> {
    let mut state = state.boxed();
    let Ok(told) = state.play(Actor::Seat(seat), &option.notation) else { return Vec::new() };
    let mut all = gains(look, seat, before, &state.score());
    let heard = told.iter().filter(|told| told.to.includes(Viewer::Seat(seat)));
    let heard = heard.map(|told| look.speaker.event(&told.saying()));
    all.extend(heard.take(HAPPENINGS.end).skip(HAPPENINGS.start));
    all
}

/// The lines of the score that change, by how much.
fn gains(look: &Look<'_>, seat: Seat, before: &ScoreSheet, after: &ScoreSheet) -> Vec<String> {
    let (before, after) = (&before.seats[seat.index()], &after.seats[seat.index()]);
    let points = |label: &str| {
        before.lines.iter().find(|line| line.label == label).map_or(0, |line| line.points)
    };
    let changed = after.lines.iter().filter(|line| line.points != points(line.label));
    changed
        .map(|line| {
            let name = capitalized(&look.speaker.score_line(line.label));
            format!("{name} {}", signed(line.points - points(line.label)))
        })
        .collect()
}

fn signed(points: i32) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", whole(points.into()))
}
