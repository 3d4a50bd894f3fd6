//! What chance gave and took.
//!
//! A run of outcomes is compared with other runs that could have come instead, all read in the
//! same way: so a reading that errs by the same amount everywhere makes no luck. Runs whose luck is
//! least sure are read again and again, as long as the budget lasts.

use kernel::{Actor, Judge, Seat, Silent, Turn};

use super::history::{History, Run};
use super::reading::{Points, Purpose, Reader, outlook};
use super::report::Fortune;
use super::share::share;
use super::tally::{Tally, error, is_clear};

/// How long a single reading is, in budgets of a decision: many brief ones tell more of chance
/// than few long ones.
const SHARE: f64 = 0.25;
/// How much of all readings goes to luck, in budgets for every decision of the game.
const BUDGETS: f64 = 0.75;
/// The fewest and the most pairs of readings for a run at first: what came, and something else.
const FIRST: (usize, usize) = (4, 24);
/// The rest is spent in so many rounds, each on this part of the runs, the least sure ones.
const ROUNDS: usize = 3;
const PART: usize = 3;
/// The generators of other outcomes are numbered from here.
const OTHERS: usize = 128;

/// A run of chance with what is known of the luck in it.
#[derive(Clone, Debug)]
pub(super) struct Fate {
    /// The run.
    pub(super) run: Run,
    /// By seat: the points after what came.
    came: Vec<Tally>,
    /// By seat: the points after what could have come.
    others: Vec<Tally>,
    /// How many pairs of readings there are.
    read: usize,
}

/// A pair of readings: after what came, and after what could have come.
type Pair = (Points, Points);

impl Fate {
    fn new(run: Run, seats: usize) -> Fate {
        let nothing = vec![Tally::default(); seats];
        Fate { run, came: nothing.clone(), others: nothing, read: 0 }
    }

    /// By seat: the points that the run gave or took.
    pub(super) fn luck(&self) -> Points {
        self.came.iter().zip(&self.others).map(|(came, other)| came.mean() - other.mean()).collect()
    }

    /// By seat: the variance of that, among runs that vary like this.
    fn variances(&self, usual: Usual) -> impl Iterator<Item = f64> {
        let variance = move |(came, other): (&Tally, &Tally)| {
            came.variance_among(usual.came) + other.variance_among(usual.others)
        };
        self.came.iter().zip(&self.others).map(variance)
    }

    fn doubt(&self, usual: Usual) -> f64 {
        self.variances(usual).sum()
    }

    fn add(&mut self, (came, other): Pair) {
        self.came.iter_mut().zip(came).for_each(|(tally, points)| tally.add(points));
        self.others.iter_mut().zip(other).for_each(|(tally, points)| tally.add(points));
        self.read += 1;
    }
}

/// How much single readings vary, on the average of all runs and seats.
#[derive(Clone, Copy, Debug)]
struct Usual {
    /// After what came: by what a reading errs.
    came: f64,
    /// After what could have come: also by what chance brings.
    others: f64,
}

impl Usual {
    fn of(fates: &[Fate]) -> Usual {
        let mean = |tallies: &dyn Fn(&Fate) -> &[Tally]| {
            let mut singles = Tally::default();
            fates.iter().flat_map(tallies).for_each(|tally| singles.add(tally.single()));
            singles.mean()
        };
        Usual { came: mean(&|fate| &fate.came), others: mean(&|fate| &fate.others) }
    }
}

/// How the readings are shared out among runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The pairs of readings that every run gets first.
    first: usize,
    /// The pairs that each of the least sure ones gets in a round.
    again: usize,
}

impl Plan {
    /// The plan for so many runs in a game of so many decisions.
    pub(super) fn of(reader: Reader<'_>, decisions: usize, runs: usize) -> Plan {
        let pairs = BUDGETS * decisions as f64 / (2.0 * reader.price(SHARE) * runs.max(1) as f64);
        let first = ((pairs / 2.0) as usize).clamp(FIRST.0, FIRST.1);
        let left = (pairs - first as f64).max(0.0);
        Plan { first, again: (left * PART as f64 / ROUNDS as f64) as usize }
    }

    /// How many parts the work has.
    pub(super) fn parts(self, runs: usize) -> usize {
        runs + if self.again > 0 { ROUNDS * runs.div_ceil(PART) } else { 0 }
    }
}

/// Reads every run of a game, and those that are least sure again.
pub(super) fn fates<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    threads: usize,
    plan: Plan,
    mut done: impl FnMut(),
) -> Vec<Fate> {
    let seats = history.last().players().into();
    let mut fates: Vec<Fate> =
        history.runs().into_iter().map(|run| Fate::new(run, seats)).collect();
    let all: Vec<usize> = (0..fates.len()).collect();
    read(reader, history, threads, &mut fates, &all, plan.first, &mut done);
    if plan.again > 0 {
        for _ in 0..ROUNDS {
            let doubtful = doubtful(&fates);
            read(reader, history, threads, &mut fates, &doubtful, plan.again, &mut done);
        }
    }
    fates
}

/// The runs that are least sure.
fn doubtful(fates: &[Fate]) -> Vec<usize> {
    let usual = Usual::of(fates);
    let doubt = |n: &usize| fates[*n].doubt(usual);
    let mut order: Vec<usize> = (0..fates.len()).collect();
    order.sort_by(|a, b| doubt(b).total_cmp(&doubt(a)));
    order.truncate(fates.len().div_ceil(PART));
    order
}

fn read<G: Judge>(
    reader: Reader<'_>,
    history: &History<G>,
    threads: usize,
    fates: &mut [Fate],
    chosen: &[usize],
    pairs: usize,
    done: impl FnMut(),
) {
    let work = |number: usize| {
        let fate = &fates[chosen[number]];
        let numbers = fate.read..(fate.read + pairs).min(OTHERS);
        numbers.map(|number| pair(reader, history, fate.run, number)).collect::<Vec<Pair>>()
    };
    let found = share(threads, chosen.len(), work, done);
    for (fate, pairs) in chosen.iter().zip(found) {
        pairs.into_iter().for_each(|pair| fates[*fate].add(pair));
    }
}

fn pair<G: Judge>(reader: Reader<'_>, history: &History<G>, run: Run, number: usize) -> Pair {
    let mut rng = reader.rng(run.first, Purpose::Chance, number);
    let came = outlook(reader, &history.states[run.end], SHARE, &mut rng);
    let mut rng = reader.rng(run.first, Purpose::Chance, OTHERS + number);
    let mut game = history.states[run.first].clone();
    while game.turn() == Turn::Chance {
        let outcome = game.deal(&mut rng);
        game.apply(Actor::Chance, outcome, &mut Silent);
    }
    (came, outlook(reader, &game, SHARE, &mut rng))
}

/// By seat: the variance of what all runs gave or took together.
pub(super) fn doubts(fates: &[Fate], seats: usize) -> Points {
    let usual = Usual::of(fates);
    let mut sums = vec![0.0; seats];
    for fate in fates {
        sums.iter_mut().zip(fate.variances(usual)).for_each(|(sum, one)| *sum += one);
    }
    sums
}

/// The variance of a reading as long as that of a decision, on the average of all runs and seats.
pub(super) fn reading(fates: &[Fate]) -> f64 {
    Usual::of(fates).came * SHARE
}

/// What every run did to every seat, least first.
fn fortunes<G: Judge>(history: &History<G>, fates: &[Fate]) -> Vec<Fortune> {
    let usual = Usual::of(fates);
    let of = |fate: &Fate| {
        let Run { first, end } = fate.run;
        let round = history.states[end].progress().round;
        let seats = Seat::all(fate.came.len() as u8).zip(fate.luck()).zip(fate.variances(usual));
        let fortune = |((seat, points), variance)| Fortune {
            line: first,
            lines: end - first,
            round,
            seat,
            points,
            error: error(variance),
        };
        seats.map(fortune).collect::<Vec<_>>()
    };
    let mut all: Vec<Fortune> = fates.iter().flat_map(of).collect();
    all.sort_by(|a, b| a.points.total_cmp(&b.points));
    all
}

/// The cruelest and the kindest stroke of luck, where it is clear that they were.
pub(super) fn extremes<G: Judge>(
    history: &History<G>,
    fates: &[Fate],
) -> (Option<Fortune>, Option<Fortune>) {
    let mut all = fortunes(history, fates);
    let cruelest = clearest(&all, -1.0);
    all.reverse();
    (cruelest, clearest(&all, 1.0))
}

/// The first one, if it is clearly more than nothing and than the next.
fn clearest(sorted: &[Fortune], sign: f64) -> Option<Fortune> {
    let size = |one: &Fortune| (sign * one.points, one.error);
    let first = sorted.first().filter(|first| is_clear(size(first), (0.0, 0.0)))?;
    let next = sorted.get(1).map_or((0.0, 0.0), size);
    is_clear(size(first), next).then(|| first.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fortune(points: f64, error: f64) -> Fortune {
        Fortune { line: 0, lines: 1, round: 1, seat: Seat(0), points, error }
    }

    #[test]
    fn a_stroke_of_luck_is_told_where_it_is_clear() {
        let clear = [fortune(9.0, 2.0), fortune(4.0, 2.0)];
        assert_eq!(clearest(&clear, 1.0), Some(fortune(9.0, 2.0)));
        assert_eq!(clearest(&clear[1..], -1.0), None, "it was kind");
        assert_eq!(clearest(&[fortune(5.0, 2.0), fortune(4.0, 2.0)], 1.0), None, "which of both?");
        assert_eq!(clearest(&[fortune(-5.0, 6.0)], -1.0), None, "perhaps there was none");
        assert_eq!(clearest(&[], 1.0), None);
    }
}
