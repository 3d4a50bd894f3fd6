//! Looking back on a recorded game: what could be expected when, what cost most, what was luck.
//!
//! Every decision of the list is thought about anew, from what its seat knew then; what the best
//! move promises is what could be expected. What chance did is measured against what else could
//! have come. The moves that cost most are thought about again and longer before they are named.
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
pub(crate) mod reading;
mod report;
pub(crate) mod share;
mod values;
pub(crate) mod why;

use chances::{chances, victory};
pub use coach::{growth, second_thought};
use history::{History, Run};
use loss::{CANDIDATES, Decided, TOLD, candidates, dearest, decided, recheck};
use reading::{Points, Purpose, Reader, outlook, scores};
pub use report::{Analysis, AnalysisSpec, Fortune, Loss, Moment};
use share::share;
use values::Readings;
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
    let runs = history.runs();
    let own = TOLD * usize::from(history.last().players());
    let all = deciders.len() + runs.len() + CANDIDATES + 2 * own;
    let mut done = 0;
    let net = net_of::<G>(None).ok();
    let budget = spec.budget_for(replay, net.is_some());
    let reader = Reader { budget, seed: spec.seed, net: net.as_ref() };
    let study = Study { reader, threads: spec.threads, history: &history };
    let (decided, lucks) = study.read(&deciders, &runs, || {
        done += 1;
        watch(done, all);
    });
    let mistakes = study.mistakes(&decided, || {
        done += 1;
        watch(done, all);
    });
    watch(all, all);
    Ok(study.report(&decided, lucks, mistakes))
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
}

/// What came of a piece of the work.
enum Read {
    Decided(Decided),
    Luck(Points),
}

impl<G: Judge> Study<'_, G> {
    /// Reads every decision and every run of chance.
    fn read(
        &self,
        deciders: &[(usize, Seat)],
        runs: &[Run],
        done: impl FnMut(),
    ) -> (Vec<Decided>, Vec<(Run, Points)>) {
        let work = |number: usize| match deciders.get(number) {
            Some(&(line, seat)) => Read::Decided(decided(self.reader, self.history, line, seat)),
            None => {
                let run = runs[number - deciders.len()];
                Read::Luck(luck::luck(self.reader, self.history, run))
            }
        };
        let mut decisions = Vec::new();
        let mut lucks = Vec::new();
        for read in share(self.threads, deciders.len() + runs.len(), work, done) {
            match read {
                Read::Decided(decided) => decisions.push(decided),
                Read::Luck(points) => lucks.push(points),
            }
        }
        (decisions, runs.iter().copied().zip(lucks).collect())
    }

    /// The moves that cost each seat most, rechecked and explained.
    fn mistakes(&self, decided: &[Decided], mut done: impl FnMut()) -> Vec<Loss> {
        let dear = candidates(decided);
        let look = |number: usize| recheck(self.reader, self.history, dear[number]);
        let found = share(self.threads, dear.len(), look, &mut done);
        let losses = dearest(found.into_iter().flatten().collect());
        let explain = |number: usize| explained(self.reader, self.history, &losses[number]);
        share(self.threads, losses.len(), explain, done)
    }

    fn report(
        &self,
        decided: &[Decided],
        lucks: Vec<(Run, Points)>,
        mistakes: Vec<Loss>,
    ) -> Analysis {
        let readings = Readings { decided, runs: &lucks, last: self.last() };
        let values = readings.values(self.history);
        let luck = sums(&lucks, self.history.last().players().into());
        let change = |seat: usize| readings.last[seat] - values[0][seat];
        let choices = (0..luck.len()).map(|seat| change(seat) - luck[seat]).collect::<Points>();
        let fortunes = luck::fortunes(self.history, &lucks);
        Analysis {
            luck_share: luck::share(&luck, &choices),
            kindest: fortunes.last().filter(|one| one.points > 0.0).cloned(),
            cruelest: fortunes.first().filter(|one| one.points < 0.0).cloned(),
            moments: self.moments(values),
            losses: mistakes.iter().take(TOLD).cloned().collect(),
            mistakes,
            luck,
            choices,
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
fn sums(lucks: &[(Run, Points)], seats: usize) -> Points {
    (0..seats).map(|seat| lucks.iter().map(|(_, luck)| luck[seat]).sum()).collect()
}
