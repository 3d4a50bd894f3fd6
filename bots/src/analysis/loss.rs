//! What moves cost against the best ones.
//!
//! Every decision is looked at once, and most turn out to be good or nearly so. The dearest ones
//! are thought about again and longer, before anybody is told.

use kernel::chance::Fast;
use kernel::{Actor, Judge, Seat};

use super::chances::chances;
use super::history::History;
use super::reading::{Points, Prospect, Purpose, Reader, best_points, prospect};
use super::report::Loss;
use crate::{Choice, Considered};

/// A move counts as tried if it had this part of all tries, and no fewer than so many.
const TRIED: (f64, u64) = (0.05, 10);
/// How often and how long a move is looked at that the search hardly tried.
const GLANCE: (usize, f64) = (2, 0.25);
/// How often and how long the moves of the second look are.
const COMPARE: (usize, f64) = (8, 0.5);
/// How long the second look is, in budgets of a decision.
const RECHECK: f64 = 4.0;
/// How many moves are looked at again, and besides the dearest of every seat.
pub(super) const CANDIDATES: usize = 10;
/// How many are told of the game, and of every seat.
pub(super) const TOLD: usize = 3;
/// Less than this is not told: no search is that exact.
const POINTS_MIN: f64 = 0.5;

/// A decision as it was found.
#[derive(Clone, Debug)]
pub(super) struct Decided {
    /// The line of the list.
    pub(super) line: usize,
    /// Who decided.
    pub(super) seat: Seat,
    /// The points to be expected before it.
    pub(super) points: Points,
    /// The points that it seems to have cost.
    cost: f64,
}

impl Decided {
    /// A decision of which nothing is known yet.
    pub(super) fn new(line: usize, seat: Seat) -> Decided {
        Decided { line, seat, points: Points::new(), cost: 0.0 }
    }
}

/// Looks at the decision on a line of the list.
pub(super) fn decided<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    line: usize,
    seat: Seat,
) -> Decided {
    let game = &history.states[line];
    let choice = reader.think(game, seat, 1.0, &mut reader.rng(line, Purpose::Decide, 0));
    let points = best_points(game, &choice);
    let cost = first_cost(reader, history, line, seat, &choice);
    Decided { line, seat, points, cost }
}

/// What the played move seems to have cost.
fn first_cost<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    line: usize,
    seat: Seat,
    choice: &Choice<G::Action>,
) -> f64 {
    let (game, played) = (&history.states[line], history.lines[line].1);
    let Some(best) = choice.considered.first().filter(|best| best.action != played) else {
        return 0.0;
    };
    let tries: u64 = choice.considered.iter().map(|one| one.visits).sum();
    let enough = ((tries as f64 * TRIED.0) as u64).max(TRIED.1);
    let tried = |one: &&Considered<G::Action>| one.action == played && one.visits >= enough;
    match choice.considered.iter().find(tried) {
        Some(tried) => best.value - tried.value,
        None => {
            let samples = || samples(reader, line, Purpose::Glance, GLANCE.0);
            let own = |action| {
                let after = prospect(reader, game, seat, action, GLANCE.1, samples());
                after.points[seat.index()]
            };
            own(best.action) - own(played)
        }
    }
}

/// The same samples for every move that is compared.
fn samples(
    reader: Reader<'_>,
    line: usize,
    purpose: Purpose,
    count: usize,
) -> impl Iterator<Item = Fast> {
    (0..count).map(move |number| reader.rng(line, purpose, number))
}

/// The decisions that seem to have cost most, of all and of every seat, dearest first.
pub(super) fn candidates(decided: &[Decided]) -> Vec<&Decided> {
    let mut dear: Vec<&Decided> = decided.iter().filter(|one| one.cost > 0.0).collect();
    dear.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.line.cmp(&b.line)));
    let mut kept: Vec<&Decided> = Vec::new();
    for one in dear {
        let own = kept.iter().filter(|other| other.seat == one.seat).count();
        if kept.len() < CANDIDATES || own < TOLD {
            kept.push(one);
        }
    }
    kept
}

/// Thinks about a decision again, longer, and compares what was played with what is best then.
/// `None` if that is the same, or hardly better.
pub(super) fn recheck<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    decided: &Decided,
) -> Option<Loss> {
    let Decided { line, seat, .. } = *decided;
    let (game, played) = (&history.states[line], history.lines[line].1);
    debug_assert_eq!(history.lines[line].0, Actor::Seat(seat));
    let mut rng = reader.rng(line, Purpose::Recheck, 0);
    let better = reader.think(game, seat, RECHECK, &mut rng).action;
    if better == played {
        return None;
    }
    let samples = || samples(reader, line, Purpose::Compare, COMPARE.0);
    let with = prospect(reader, game, seat, better, COMPARE.1, samples());
    let without = prospect(reader, game, seat, played, COMPARE.1, samples());
    let points = with.points[seat.index()] - without.points[seat.index()];
    let chance = |after: &Prospect| match reader.net {
        Some(_) => after.share,
        None => chances(&after.points, G::SPREAD, history.left(line))[seat.index()],
    };
    (points >= POINTS_MIN).then(|| Loss {
        line,
        round: game.progress().round,
        seat,
        played: played.to_string(),
        better: better.to_string(),
        points,
        chance: chance(&with) - chance(&without),
        gains: Vec::new(),
        then: Vec::new(),
    })
}

/// The dearest moves of every seat, dearest first; those of the whole game come first among them.
pub(super) fn dearest(mut losses: Vec<Loss>) -> Vec<Loss> {
    losses.sort_by(|a, b| b.points.total_cmp(&a.points).then(a.line.cmp(&b.line)));
    let mut kept: Vec<Loss> = Vec::new();
    for loss in losses {
        if kept.iter().filter(|other| other.seat == loss.seat).count() < TOLD {
            kept.push(loss);
        }
    }
    kept
}
