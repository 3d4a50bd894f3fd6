//! Simultaneous decisions commute.

use super::alike;
use super::law::{Broken, Law, Verdict};
use super::siblings::heard;
use crate::chance::{Fast, below, choose};
use crate::{Actor, Event, Game, Seat, Told, Turn, Viewer};

/// Tries a line of two seats that decide together in both orders.
///
/// Any two orders of a step are a chain of such swaps, so this law is all of them.
pub(super) fn commutes<G: Game>(game: &G, dice: &mut Fast) -> Verdict {
    let Turn::Together(seats) = game.turn() else { return Ok(()) };
    if seats.len() < 2 {
        return Ok(());
    }
    let seats: Vec<Seat> = seats.iter().collect();
    let first = below(dice, seats.len() as u32) as usize;
    let step = 1 + below(dice, seats.len() as u32 - 1) as usize;
    let one = answer(game, seats[first], dice)?;
    let two = answer(game, seats[(first + step) % seats.len()], dice)?;
    swap(game, one, two)
}

/// A seat and its line.
type Answer<G> = (Actor, <G as Game>::Action);
/// A position and what was told on the way to it.
type Played<G> = (G, Vec<Told<<G as Game>::Event>>);

fn answer<G: Game>(game: &G, seat: Seat, dice: &mut Fast) -> Result<Answer<G>, Broken> {
    let mut legal = Vec::new();
    game.legal(Actor::Seat(seat), &mut legal);
    Law::Ends.holds(!legal.is_empty(), || format!("{seat} is waited for without an option"))?;
    Ok((Actor::Seat(seat), choose(dice, &legal)))
}

fn swap<G: Game>(game: &G, one: Answer<G>, two: Answer<G>) -> Verdict {
    let order = |first: Answer<G>, second: Answer<G>| {
        format!("{} `{}`, then {} `{}`", first.0, first.1, second.0, second.1)
    };
    let (there, told) = both(game, one, two)?;
    let (back, told_back) = both(game, two, one)?;
    Law::Commutes.holds(alike(&there, &back), || {
        format!("{} leads elsewhere than the other way round", order(one, two))
    })?;
    for viewer in Viewer::all(game.players()) {
        Law::Commutes.holds(record(&told, viewer)? == record(&told_back, viewer)?, || {
            format!("{} tells {viewer:?} other things than the other way round", order(one, two))
        })?;
    }
    Ok(())
}

/// Plays both lines; neither may take the other's option away.
fn both<G: Game>(game: &G, one: Answer<G>, two: Answer<G>) -> Result<Played<G>, Broken> {
    let mut game = game.clone();
    let mut told = Vec::new();
    for (actor, action) in [one, two] {
        let more = game.play(actor, action).map_err(|refused| {
            let what = format!("{} `{}` makes {actor} `{action}` illegal", one.0, one.1);
            Law::Commutes.broken(format!("{what}: {refused}"))
        })?;
        told.extend(more);
    }
    Ok((game, told))
}

/// What a viewer was told, whatever the order.
fn record<E: Event>(told: &[Told<E>], viewer: Viewer) -> Result<Vec<String>, Broken> {
    let json = |event: &E| serde_json::to_string(event);
    let lines: Result<Vec<String>, _> = heard(told, viewer).into_iter().map(json).collect();
    let mut lines = lines.map_err(|error| Law::Json.broken(format!("an event: {error}")))?;
    lines.sort_unstable();
    Ok(lines)
}
