//! Looking back on a recorded game: what could be expected when, what cost most, what was luck.
//!
//! Every decision of the list is thought about anew, from what its seat knew then; what the best
//! move promises is what could be expected. What chance did is measured against what else could
//! have come. Whatever is told is told with its error: what is not sure is thought about again and
//! longer, and if it is not sure then, it is not told.
//!
//! Each piece of the work stands alone and has its own generator, so the threads that share it
//! change nothing.

use kernel::replay::{Replay, ReplayError};
use kernel::{Judge, Seat};

use crate::nets::net_of;

mod chances;
mod coach;
pub(crate) mod history;
mod loss;
mod luck;
mod portion;
pub(crate) mod reading;
mod report;
pub(crate) mod share;
mod tally;
mod turns;
mod values;
mod views;
pub(crate) mod why;

use chances::{chances, victory};
pub use coach::{growth, prospects, second_thought};
use history::History;
use loss::{CANDIDATES, Decided, candidates, decided};
use luck::{Fate, Plan, fates};
use portion::Given;
use reading::{Points, Purpose, Reader, outlook, scores};
pub use report::{Analysis, AnalysisSpec, Fortune, Loss, Moment};
use share::share;
use tally::error;
use turns::{DEAREST, LOOKS, OWN, cut, dearest_of_seats, second_look, told, told_apart};
use values::Readings;
pub(crate) use views::shares;
use why::explained;

/// Analyzes a recorded game, finished or not. `watch` hears on the caller's thread how much of
/// the work is done: so many of so many parts.
///
/// # Errors
/// If the game cannot be started, or a line is not legal.
pub fn analyze<G: Judge>(
    spec: &AnalysisSpec,
    replay: &Replay,
    mut watch: impl FnMut(usize, usize),
) -> Result<Analysis, ReplayError> {
    let history = History::<G>::of(replay)?;
    let deciders = deciders(&history);
    let net = net_of::<G>(None).ok();
    let budget = spec.budget_for(replay, net.is_some());
    let reader = Reader { budget, seed: spec.seed, net: net.as_ref() };
    let plan = Plan::of(reader, deciders.len(), history.runs().len());
    let study = Study { reader, threads: spec.threads, history: &history, plan };
    let all = study.parts(deciders.len());
    let mut done = 0;
    let mut one_more = || {
        done += 1;
        watch(done.min(all), all);
    };
    let decided = study.decisions(&deciders, &mut one_more);
    let fates = fates(reader, &history, spec.threads, plan, &mut one_more);
    let losses = study.losses(&decided, &mut one_more);
    watch(all, all);
    Ok(study.report(&decided, &fates, losses))
}

/// The lines on which somebody had a choice, and who.
fn deciders<G: Judge>(history: &History<G>) -> Vec<(usize, Seat)> {
    let decider = |line| history.decider(line).map(|seat| (line, seat));
    (0..history.lines.len()).filter_map(decider).collect()
}

/// A game under study.
struct Study<'a, G: Judge> {
    reader: Reader<'a>,
    threads: usize,
    history: &'a History<G>,
    plan: Plan,
}

impl<G: Judge> Study<'_, G> {
    /// How many parts the work has, at most, with so many decisions.
    fn parts(&self, decisions: usize) -> usize {
        let own = OWN * usize::from(self.history.last().players());
        let luck = self.plan.parts(self.history.runs().len());
        decisions + luck + CANDIDATES + LOOKS * (DEAREST + own) + 2 * own
    }

    /// Reads every decision.
    fn decisions(&self, deciders: &[(usize, Seat)], done: impl FnMut()) -> Vec<Decided> {
        let work = |number: usize| {
            let (line, seat) = deciders[number];
            decided(self.reader, self.history, line, seat)
        };
        share(self.threads, deciders.len(), work, done)
    }

    /// The moves that cost most for sure, of the game and of each seat, explained.
    fn losses(&self, decided: &[Decided], mut done: impl FnMut()) -> Vec<Loss> {
        let (reader, history, threads) = (self.reader, self.history, self.threads);
        let dear = candidates(decided);
        let look = |number: usize| second_look(reader, history, dear[number]);
        let turns = share(threads, dear.len(), look, &mut done).into_iter().flatten().collect();
        let turns = told_apart(reader, history, threads, turns, &mut done);
        let all: Vec<Loss> = turns.iter().filter_map(|turn| told(reader, history, turn)).collect();
        let told = cut(&all);
        let own = dearest_of_seats(&all);
        let kept: Vec<&Loss> =
            (0..all.len()).filter(|n| *n < told || own[*n]).map(|n| &all[n]).collect();
        let explain = |number: usize| explained(reader, history, kept[number]);
        share(threads, kept.len(), explain, done)
    }

    fn report(&self, decided: &[Decided], fates: &[Fate], all: Vec<Loss>) -> Analysis {
        let runs: Vec<_> = fates.iter().map(|fate| (fate.run, fate.luck())).collect();
        let readings = Readings { decided, runs: &runs, last: self.last() };
        let values = readings.values(self.history);
        let seats = self.history.last().players().into();
        let luck = sums(fates, seats);
        let doubts = luck::doubts(fates, seats);
        let change: Points = (0..seats).map(|seat| readings.last[seat] - values[0][seat]).collect();
        let given =
            Given { luck: &luck, doubts: &doubts, change: &change, start: luck::reading(fates) };
        let (cruelest, kindest) = luck::extremes(self.history, fates);
        let own = dearest_of_seats(&all);
        Analysis {
            luck_share: given.share(),
            luck_range: given.range(&mut self.reader.rng(0, Purpose::Doubt, 0)),
            luck_error: doubts.iter().map(|doubt| error(*doubt)).collect(),
            choices: change.iter().zip(&luck).map(|(all, luck)| all - luck).collect(),
            kindest,
            cruelest,
            moments: self.moments(values),
            losses: all.iter().take(cut(&all)).cloned().collect(),
            mistakes: all
                .iter()
                .zip(own)
                .filter(|(_, own)| *own)
                .map(|(one, _)| one.clone())
                .collect(),
            luck,
        }
    }

    /// The points after the last line: the true ones if the game is over.
    fn last(&self) -> Points {
        let (reader, last) = (self.reader, self.history.last());
        if self.history.is_over() {
            return scores(last);
        }
        let mut rng = reader.rng(self.history.lines.len(), Purpose::Decide, 0);
        outlook(reader, last, 1.0, &mut rng)
    }

    /// The moments with these points.
    fn moments(&self, values: Vec<Points>) -> Vec<Moment> {
        let moment = |(lines, (game, points)): (usize, (&G, Points))| Moment {
            lines,
            round: game.progress().round,
            chances: victory(game)
                .or_else(|| self.reader.shares(game))
                .unwrap_or_else(|| chances(&points, G::SPREAD, self.history.left(lines))),
            points,
        };
        self.history.states.iter().zip(values).enumerate().map(moment).collect()
    }
}

/// By seat: what all runs gave or took together.
fn sums(fates: &[Fate], seats: usize) -> Points {
    let lucks: Vec<Points> = fates.iter().map(Fate::luck).collect();
    (0..seats).map(|seat| lucks.iter().map(|luck| luck[seat]).sum()).collect()
}
