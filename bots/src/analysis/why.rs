//! Why a move would have been better than the one that was played.
//!
//! Both are played on to the end of the round, with the same thought and the same luck, a few
//! times; what they leave on the score sheet is compared line by line.

use kernel::chance::Fast;
use kernel::{Action, Judge, ScoreLine, Seat, Viewer};

use super::history::History;
use super::reading::{Purpose, Reader};
use super::report::Loss;
use crate::Busy;
use crate::bot::options;
use crate::reason::{Reason, Until, follow_up, reason};

/// How often each move is played on.
const SAMPLES: usize = 4;
/// How often each is played on to the end of the game, where nobody thinks.
const GAMES: usize = 1000;
/// How long the seat thinks about its further decisions, in budgets of a decision.
const SHARE: f64 = 0.25;

/// A loss with its reason.
pub(super) fn explained<G: Judge>(reader: Reader<'_>, history: &History<G>, loss: &Loss) -> Loss {
    let better = G::Action::parse(&loss.better).expect("it was written by the game itself");
    let fork = Fork { reader, game: &history.states[loss.line], line: loss.line, seat: loss.seat };
    let with = fork.reasons(&[better]);
    let without = fork.reasons(&[history.lines[loss.line].1]);
    let then = follow_up(&with[0].line, loss.seat).map(ToString::to_string).collect();
    Loss { gains: difference(&with, &without), then, ..loss.clone() }
}

/// A decision that could have gone either way.
#[derive(Clone, Copy)]
pub(crate) struct Fork<'a, G: Judge> {
    /// How positions are read.
    pub(crate) reader: Reader<'a>,
    /// The game before it.
    pub(crate) game: &'a G,
    /// The line of the list that it stands on.
    pub(crate) line: usize,
    /// Who decides.
    pub(crate) seat: Seat,
}

impl<G: Judge> Fork<'_, G> {
    /// What some moves of the seat leave on its score sheet by the end of the round, less what
    /// another move does.
    pub(crate) fn gains(&self, moves: &[G::Action], instead: G::Action) -> Vec<ScoreLine> {
        difference(&self.reasons(moves), &self.reasons(&[instead]))
    }

    /// The same by the end of the game, on the average of many in which everybody plays busily.
    pub(crate) fn gains_at_the_end(
        &self,
        moves: &[G::Action],
        instead: G::Action,
    ) -> Vec<ScoreLine> {
        let games = |moves: &[G::Action]| -> Vec<Reason<G::Action>> {
            (0..GAMES).map(|number| self.busy_game(moves, number)).collect()
        };
        difference(&games(moves), &games(&[instead]))
    }

    /// Plays on to the end of the game after some moves; everybody plays as in a walk of a search.
    fn busy_game(&self, moves: &[G::Action], number: usize) -> Reason<G::Action> {
        let stream = |own: usize| Fast::new(self.reader.seed, (number << 2 | own) as u64);
        let (mut luck, mut thoughts) = (stream(0), stream(1));
        let known = self.game.determinize(Viewer::Seat(self.seat), &mut luck);
        let (first, mut rest) = moves.split_first().expect("there is a move to explain");
        let mut busy = Busy::default();
        reason(known, self.seat, *first, Until::Game, &mut luck, |game: &G, mover: Seat| {
            let legal = options(game, mover);
            let next = if mover == self.seat { follow(&mut rest, &legal) } else { None };
            next.or_else(|| Some(busy.draw(game, mover, &legal, &mut thoughts)))
        })
    }

    fn reasons(&self, moves: &[G::Action]) -> Vec<Reason<G::Action>> {
        (0..SAMPLES).map(|number| self.sample(moves, number)).collect()
    }

    /// Plays on after some moves. The seat then decides by thinking, from what it knows; the
    /// others take what looks best at first sight.
    fn sample(&self, moves: &[G::Action], number: usize) -> Reason<G::Action> {
        let Fork { reader, game, line, seat } = *self;
        let mut luck = reader.rng(line, Purpose::Explain, number);
        let mut thoughts = reader.rng(line, Purpose::Explain, SAMPLES + number);
        let known = game.determinize(Viewer::Seat(seat), &mut luck);
        let mut thinker = reader.thinker::<G>(SHARE);
        let (first, mut rest) = moves.split_first().expect("there is a move to explain");
        reason(known, seat, *first, Until::Round, &mut luck, |game: &G, mover: Seat| {
            let legal = (mover == seat).then(|| options(game, seat))?;
            let next = follow(&mut rest, &legal);
            next.or_else(|| Some(thinker.pick(game, seat, &legal, &mut thoughts)))
        })
    }
}

/// The next of the moves that are left, if it is legal now.
fn follow<A: Copy + PartialEq>(rest: &mut &[A], legal: &[A]) -> Option<A> {
    let (next, later) = rest.split_first().filter(|(next, _)| legal.contains(next))?;
    *rest = later;
    Some(*next)
}

/// By line of the score: how many points more there are with it than without it, on the average.
pub(super) fn difference<A>(with: &[Reason<A>], without: &[Reason<A>]) -> Vec<ScoreLine> {
    let mut sums: Vec<ScoreLine> = Vec::new();
    for (reasons, sign) in [(with, 1), (without, -1)] {
        for gain in reasons.iter().flat_map(|reason| &reason.gains) {
            match sums.iter_mut().find(|sum| sum.label == gain.label) {
                Some(sum) => sum.points += sign * gain.points,
                None => sums.push(ScoreLine { points: sign * gain.points, ..*gain }),
            }
        }
    }
    let mean = |sum: ScoreLine| {
        let points = f64::from(sum.points) / with.len() as f64;
        ScoreLine { points: points.round() as i32, ..sum }
    };
    sums.into_iter().map(mean).filter(|line| line.points != 0).collect()
}

#[cfg(test)]
mod tests {
    use kernel::RuleId;

    use super::*;

    fn reason(gains: &[(&'static str, i32)]) -> Reason<u8> {
        let line = |&(label, points): &_| ScoreLine::new(label, points, RuleId("OR-18.3"));
        Reason { line: Vec::new(), gains: gains.iter().map(line).collect() }
    }

    #[test]
    fn what_both_moves_bring_is_no_reason_for_either() {
        let with = [reason(&[("goods", 4), ("bread", 2)]), reason(&[("goods", 6)])];
        let without = [reason(&[("bread", 2), ("coins", 3)]), reason(&[("coins", 1)])];
        let gains: Vec<_> =
            difference(&with, &without).iter().map(|line| (line.label, line.points)).collect();
        assert_eq!(gains, [("goods", 5), ("coins", -2)]);
    }
}
