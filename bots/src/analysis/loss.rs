//! What moves seem to have cost against the best ones, at a first look at every decision. Most turn
//! out to be good or nearly so.

use kernel::chance::Fast;
use kernel::{Judge, Seat};

use super::history::History;
use super::reading::{Points, Purpose, Reader, best_points, prospect};
use super::turns::OWN;
use crate::{Choice, Considered};

/// A move counts as tried if it had this part of all tries, and no fewer than so many.
const TRIED: (f64, u64) = (0.05, 10);
/// How often and how long a move is looked at that the search hardly tried.
const GLANCE: (usize, f64) = (2, 0.25);
/// How many moves are looked at again, and besides the dearest of every seat.
pub(super) const CANDIDATES: usize = 28;

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
        if kept.len() < CANDIDATES || own < OWN {
            kept.push(one);
        }
    }
    kept
}
