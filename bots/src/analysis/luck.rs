//! What chance gave and took.
//!
//! A run of outcomes is compared with other runs that could have come instead, all read in the
//! same way: so a reading that errs by the same amount everywhere makes no luck.

use kernel::{Actor, Judge, Seat, Silent, Turn};

use super::history::{History, Run};
use super::reading::{Points, Purpose, Reader, outlook};
use super::report::Fortune;

/// How many other runs are looked at.
const OTHERS: usize = 4;
/// How often the run itself is read, so that one odd reading does not count as luck.
const READINGS: usize = 2;
/// How long each is thought about, in budgets of a decision.
const SHARE: f64 = 0.5;

/// By seat: the points that a run of chance gave or took.
pub(super) fn luck<G: Judge>(reader: Reader<'_>, history: &History<G>, run: Run) -> Points {
    let rng = |number| reader.rng(run.first, Purpose::Chance, number);
    let came = (0..READINGS).map(|n| outlook(reader, &history.states[run.end], SHARE, &mut rng(n)));
    let others = (READINGS..READINGS + OTHERS).map(|n| {
        let mut rng = rng(n);
        let mut game = history.states[run.first].clone();
        while game.turn() == Turn::Chance {
            let outcome = game.deal(&mut rng);
            game.apply(Actor::Chance, outcome, &mut Silent);
        }
        outlook(reader, &game, SHARE, &mut rng)
    });
    let (came, others) = (mean(came), mean(others));
    came.iter().zip(others).map(|(came, other)| came - other).collect()
}

fn mean(all: impl Iterator<Item = Points>) -> Points {
    let all: Vec<Points> = all.collect();
    let seats = all.first().map_or(0, Vec::len);
    let sum = |seat: usize| all.iter().map(|points| points[seat]).sum::<f64>();
    (0..seats).map(|seat| sum(seat) / all.len() as f64).collect()
}

/// The part of luck in what came between the seats: what happens to all of them alike sets
/// nobody apart. Whoever plays alone is set apart from what was expected at the start.
pub(super) fn share(luck: &[f64], choices: &[f64]) -> f64 {
    let size = |all: &[f64]| {
        let common = if all.len() > 1 { all.iter().sum::<f64>() / all.len() as f64 } else { 0.0 };
        all.iter().map(|points| (points - common).abs()).sum::<f64>()
    };
    let all = size(luck) + size(choices);
    if all == 0.0 { 0.0 } else { size(luck) / all }
}

/// What every run did to every seat, least first.
pub(super) fn fortunes<G: Judge>(history: &History<G>, runs: &[(Run, Points)]) -> Vec<Fortune> {
    let of = |(run, luck): &(Run, Points)| {
        let Run { first, end } = *run;
        let round = history.states[end].progress().round;
        let lines = end - first;
        let fortune = move |(seat, points)| Fortune { line: first, lines, round, seat, points };
        Seat::all(luck.len() as u8).zip(luck.clone()).map(fortune)
    };
    let mut all: Vec<Fortune> = runs.iter().flat_map(of).collect();
    all.sort_by(|a, b| a.points.total_cmp(&b.points));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_luck_lies_between_nothing_and_everything() {
        assert_eq!(share(&[0.0, 0.0], &[0.0, 0.0]), 0.0);
        assert_eq!(share(&[2.0, -2.0], &[0.0, 0.0]), 1.0);
        assert_eq!(share(&[2.0, -2.0], &[-6.0, 6.0]), 0.25);
        assert_eq!(share(&[12.0, 8.0], &[44.0, 56.0]), 0.25);
        assert_eq!(share(&[2.0], &[-6.0]), 0.25);
    }
}
