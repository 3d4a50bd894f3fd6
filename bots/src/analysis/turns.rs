//! The turning points: moves that cost most, thought about again and longer before anybody is told.
//!
//! A move and the better one are compared sample by sample, with the same luck, so that it is known
//! how sure the difference is. Those that are not told apart are looked at again. Told is what is
//! sure, and the list ends where what follows is most clearly cheaper.

use kernel::{Actor, Judge, Seat};

use super::chances::chances;
use super::history::History;
use super::loss::Decided;
use super::reading::{Prospect, Purpose, Reader, sampled};
use super::report::Loss;
use super::share::share;
use super::tally::{Tally, error, is_clear};

/// How many are told of every seat.
pub(super) const OWN: usize = 3;
/// How many are told of the game, at most.
const TOLD: usize = 5;
/// How long the second look is, in budgets of a decision.
const RECHECK: f64 = 3.0;
/// How long each sample of it is.
const SAMPLE: f64 = 0.5;
/// How many samples are compared first, and in each of so many further looks.
const FIRST: usize = 4;
const AGAIN: usize = 8;
pub(super) const LOOKS: usize = 2;
/// How many of the dearest are looked at again, if they are not told apart.
pub(super) const DEAREST: usize = 8;
/// Less than this is not told: no search is that exact.
const POINTS_MIN: f64 = 0.5;

/// A better move beside the one that was played.
#[derive(Clone, Debug)]
pub(super) struct Turn<A> {
    line: usize,
    seat: Seat,
    better: A,
    /// What comes after the better one and after the played one, all samples added.
    with: Prospect,
    without: Prospect,
    /// How many points the better one is worth more.
    more: Tally,
    samples: usize,
}

impl<A> Turn<A> {
    /// The points that the better move was worth more, and by how much that may be wrong.
    fn points(&self) -> (f64, f64) {
        (self.more.mean(), error(self.more.variance()))
    }

    /// As many points as it may have been.
    fn most(&self) -> f64 {
        let (points, error) = self.points();
        points + error
    }
}

/// Thinks about a decision again, longer: `None` if what was played is best then.
pub(super) fn second_look<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    decided: &Decided,
) -> Option<Turn<G::Action>> {
    let Decided { line, seat, .. } = *decided;
    let (game, (actor, played)) = (&history.states[line], history.lines[line]);
    debug_assert_eq!(actor, Actor::Seat(seat));
    let mut rng = reader.rng(line, Purpose::Recheck, 0);
    let better = reader.think(game, seat, RECHECK, &mut rng).action;
    let nothing = Prospect::nothing(game.players());
    let (with, without) = (nothing.clone(), nothing);
    let turn = Turn { line, seat, better, with, without, more: Tally::default(), samples: 0 };
    (better != played).then(|| compared(reader, history, &turn, FIRST))
}

/// The same with so many samples more.
fn compared<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    turn: &Turn<G::Action>,
    samples: usize,
) -> Turn<G::Action> {
    let mut turn = turn.clone();
    let (game, seat, line) = (&history.states[turn.line], turn.seat, turn.line);
    let after = |action, number| {
        let rng = reader.rng(line, Purpose::Compare, number);
        sampled(reader, game, seat, action, SAMPLE, rng)
    };
    for number in turn.samples..turn.samples + samples {
        let (with, without) = (after(turn.better, number), after(history.lines[line].1, number));
        turn.more.add(with.points[seat.index()] - without.points[seat.index()]);
        turn.with.add(&with);
        turn.without.add(&without);
    }
    turn.samples += samples;
    turn
}

/// Looks at the turning points again that are not told apart; dearest first.
pub(super) fn told_apart<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    threads: usize,
    mut turns: Vec<Turn<G::Action>>,
    mut done: impl FnMut(),
) -> Vec<Turn<G::Action>> {
    for _ in 0..LOOKS {
        let unclear = unclear(&mut turns);
        let look = |number: usize| compared(reader, history, &turns[unclear[number]], AGAIN);
        let found = share(threads, unclear.len(), look, &mut done);
        for (number, turn) in unclear.into_iter().zip(found) {
            turns[number] = turn;
        }
    }
    turns.sort_by(|a, b| b.points().0.total_cmp(&a.points().0).then(a.line.cmp(&b.line)));
    turns
}

/// Those that may be dearest, of all and of their seats, but are not clearly more than the next or
/// less than the one before.
fn unclear<A>(turns: &mut [Turn<A>]) -> Vec<usize> {
    turns.sort_by(|a, b| b.most().total_cmp(&a.most()).then(a.line.cmp(&b.line)));
    let own = |n: usize| turns[..n].iter().filter(|one| one.seat == turns[n].seat).count();
    let clear = |more: usize| match (turns.get(more), turns.get(more + 1)) {
        (Some(more), Some(less)) => is_clear(more.points(), less.points()),
        (Some(last), None) => is_clear(last.points(), (POINTS_MIN, 0.0)),
        (None, _) => true,
    };
    let dear = |n: &usize| *n < DEAREST || own(*n) < OWN;
    let unclear = |n: &usize| !clear(*n) || n.checked_sub(1).is_some_and(|before| !clear(before));
    (0..turns.len()).filter(dear).filter(unclear).collect()
}

/// A turning point as it is told; `None` if it is not sure that it cost anything.
pub(super) fn told<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    turn: &Turn<G::Action>,
) -> Option<Loss> {
    let Turn { line, seat, .. } = *turn;
    let (points, error) = turn.points();
    let chance = |after: &Prospect| {
        let after = after.over(turn.samples as f64);
        match reader.net {
            Some(_) => after.share,
            None => chances(&after.points, G::SPREAD, history.left(line))[seat.index()],
        }
    };
    (points - error >= POINTS_MIN).then(|| Loss {
        line,
        round: history.states[line].progress().round,
        seat,
        played: history.lines[line].1.to_string(),
        better: turn.better.to_string(),
        points,
        error,
        chance: chance(&turn.with) - chance(&turn.without),
        gains: Vec::new(),
        then: Vec::new(),
    })
}

/// A single decision looked at as long as those that are told; `None` if it cost nothing for sure.
pub(super) fn recheck<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    decided: &Decided,
) -> Option<Loss> {
    let turn = second_look(reader, history, decided)?;
    told(reader, history, &compared(reader, history, &turn, AGAIN - FIRST))
}

/// How many of these, dearest first, are the turning points of the game: as many as are most
/// clearly dearer than the next.
pub(super) fn cut(losses: &[Loss]) -> usize {
    let size = |n: usize| losses.get(n).map_or((0.0, 0.0), |loss| (loss.points, loss.error));
    let clarity = |count: usize| {
        let ((more, its), (less, other)) = (size(count - 1), size(count));
        (more - less) / its.hypot(other).max(f64::MIN_POSITIVE)
    };
    let counts = 1..=losses.len().min(TOLD);
    counts.max_by(|a, b| clarity(*a).total_cmp(&clarity(*b))).unwrap_or(0)
}

/// Whether each of these, dearest first, is one of the dearest of its seat.
pub(super) fn dearest_of_seats(losses: &[Loss]) -> Vec<bool> {
    let before = |n: usize| losses[..n].iter().filter(|one| one.seat == losses[n].seat).count();
    (0..losses.len()).map(|n| before(n) < OWN).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn losses(all: &[(u8, f64, f64)]) -> Vec<Loss> {
        let loss = |&(seat, points, error): &(u8, f64, f64)| Loss {
            line: 0,
            round: 1,
            seat: Seat(seat),
            played: String::new(),
            better: String::new(),
            points,
            error,
            chance: 0.0,
            gains: Vec::new(),
            then: Vec::new(),
        };
        all.iter().map(loss).collect()
    }

    #[test]
    fn the_list_ends_where_the_next_is_most_clearly_cheaper() {
        assert_eq!(cut(&[]), 0);
        assert_eq!(cut(&losses(&[(0, 9.0, 1.0)])), 1);
        assert_eq!(cut(&losses(&[(0, 26.0, 1.0), (0, 3.6, 1.0), (1, 3.1, 1.0), (1, 2.9, 1.0)])), 1);
        let close = [(0, 9.0, 1.0), (0, 8.6, 1.0), (1, 8.1, 1.0), (1, 2.9, 1.0), (1, 2.5, 1.0)];
        assert_eq!(cut(&losses(&close)), 3);
        let alike = [(0, 9.0, 0.5); 9];
        assert!(cut(&losses(&alike)) <= TOLD);
    }

    #[test]
    fn every_seat_has_its_own() {
        let all =
            losses(&[(0, 9.0, 1.0), (0, 8.0, 1.0), (0, 7.0, 1.0), (0, 6.0, 1.0), (1, 5.0, 1.0)]);
        assert_eq!(dearest_of_seats(&all), [true, true, true, false, true]);
    }
}
