//! Analyses of finished games: one at a time, each game once, the newest kept.
//!
//! An analysis takes as much of the machine as a table of strong bots, for about ten seconds. So only
//! one runs, few wait, and whoever asks for a game again gets what is there.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::analysis::Analysis;
use tokio::sync::{Semaphore, watch};

use crate::thinking::apart;

/// How many analyses are kept; beyond that the oldest is made again when it is asked for.
const KEPT_MAX: usize = 64;
/// How many games of those who sat at their tables may wait for the one that is analyzed.
const WAITING_MAX: usize = 8;
/// How long an analysis may take before it is given up: many times what a slow machine needs.
const PATIENCE: Duration = Duration::from_secs(20 * 60);

/// How far the analysis of a game has come.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Another game is analyzed first.
    Waits,
    /// So many of so many parts are done.
    Runs(usize, usize),
    /// Here it is.
    Done(Arc<Analysis>),
    /// It panicked, took too long, or the game cannot be played again.
    Failed,
}

impl Stage {
    /// Whether nothing more will come.
    pub fn is_last(&self) -> bool {
        matches!(self, Stage::Done(_) | Stage::Failed)
    }
}

/// What makes an analysis; it tells how many of how many parts are done.
pub trait Work: FnOnce(&mut dyn FnMut(usize, usize)) -> Option<Analysis> + Send + 'static {}

impl<F: FnOnce(&mut dyn FnMut(usize, usize)) -> Option<Analysis> + Send + 'static> Work for F {}

/// The analyses of a server.
pub struct Analyses {
    /// By table, the oldest first.
    jobs: Mutex<VecDeque<(String, watch::Receiver<Stage>)>>,
    /// Whoever holds it computes.
    turn: Arc<Semaphore>,
}

/// Why an analysis does not begin: others come first.
#[derive(Debug, PartialEq, Eq)]
pub struct Busy;

impl Analyses {
    /// None yet.
    pub fn new() -> Analyses {
        Analyses { jobs: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }

    /// How far a table's analysis has come, and whatever follows; `None` if nobody has asked.
    pub fn of(&self, id: &str) -> Option<watch::Receiver<Stage>> {
        find(&self.jobs(), id).map(|(_, stage)| stage.clone())
    }

    /// Begins the analysis of a table by this work, unless there is one. Those who did not sit
    /// there may begin one only while no other game is analyzed. Needs a running tokio.
    ///
    /// # Errors
    /// If others come first.
    pub fn begin(&self, id: &str, sat: bool, work: impl Work) -> Result<(), Busy> {
        let mut jobs = self.jobs();
        if find(&jobs, id).is_some_and(|(_, stage)| !matches!(*stage.borrow(), Stage::Failed)) {
            return Ok(());
        }
        let ahead = jobs.iter().filter(|(_, stage)| !stage.borrow().is_last()).count();
        if ahead > if sat { WAITING_MAX } else { 0 } {
            return Err(Busy);
        }
        jobs.retain(|(known, _)| known != id);
        while jobs.len() >= KEPT_MAX {
            // Those that still run are few and young: the oldest has long come to its end.
            jobs.pop_front();
        }
        let (stage, stages) = watch::channel(Stage::Waits);
        jobs.push_back((id.to_owned(), stages));
        tokio::spawn(run(Arc::clone(&self.turn), work, stage));
        Ok(())
    }

    fn jobs(&self) -> MutexGuard<'_, VecDeque<(String, watch::Receiver<Stage>)>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn find<'a, T>(jobs: &'a VecDeque<(String, T)>, id: &str) -> Option<&'a (String, T)> {
    jobs.iter().find(|(known, _)| known == id)
}

/// Waits for its turn and works. The turn stays with the thread, so that work which never ends
/// keeps its place and no second one runs beside it.
async fn run(turn: Arc<Semaphore>, work: impl Work, stage: watch::Sender<Stage>) {
    let turn = turn.acquire_owned().await.expect("it is never closed");
    let stage = Arc::new(stage);
    let told = Arc::clone(&stage);
    let work = move || {
        let _turn = turn;
        work(&mut |done, all| tell(&told, Stage::Runs(done, all)))
    };
    let done = apart(PATIENCE, work).await.flatten();
    tell(&stage, done.map_or(Stage::Failed, |analysis| Stage::Done(Arc::new(analysis))));
}

/// Tells how far it has come; nothing follows the last word.
fn tell(stage: &watch::Sender<Stage>, now: Stage) {
    stage.send_if_modified(|before| {
        let goes_on = !before.is_last();
        if goes_on {
            *before = now;
        }
        goes_on
    });
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Work that ends when its sender is dropped.
    fn held() -> (mpsc::Sender<()>, impl Work) {
        let (hold, held) = mpsc::channel::<()>();
        let work = move |watch: &mut dyn FnMut(usize, usize)| {
            watch(1, 2);
            let _ = held.recv();
            Some(nothing())
        };
        (hold, work)
    }

    fn nothing() -> Analysis {
        Analysis {
            moments: Vec::new(),
            losses: Vec::new(),
            mistakes: Vec::new(),
            luck: Vec::new(),
            luck_error: Vec::new(),
            choices: Vec::new(),
            luck_share: 0.0,
            luck_range: (0.0, 0.0),
            kindest: None,
            cruelest: None,
        }
    }

    async fn comes(analyses: &Analyses, id: &str, wanted: fn(&Stage) -> bool) {
        let mut stage = analyses.of(id).expect("it was begun");
        let came = tokio::time::timeout(Duration::from_secs(20), stage.wait_for(wanted)).await;
        came.expect("it comes in time").expect("it is told");
    }

    #[tokio::test]
    async fn one_runs_and_few_wait() {
        let analyses = Analyses::new();
        let (hold, work) = held();
        analyses.begin("A", false, work).expect("nobody is before a stranger");
        comes(&analyses, "A", |stage| matches!(stage, Stage::Runs(1, 2))).await;
        assert_eq!(analyses.begin("A", false, |_: &mut _| panic!("not twice")), Ok(()));
        assert_eq!(analyses.begin("B", false, |_: &mut _| None), Err(Busy), "a stranger waits");
        for n in 0..WAITING_MAX {
            assert_eq!(analyses.begin(&format!("C{n}"), true, |_: &mut _| Some(nothing())), Ok(()));
        }
        assert_eq!(analyses.begin("D", true, |_: &mut _| None), Err(Busy), "too many wait");
        comes(&analyses, "C0", |stage| matches!(stage, Stage::Waits)).await;
        drop(hold);
        for id in ["A", "C0", "C7"] {
            comes(&analyses, id, |stage| matches!(stage, Stage::Done(_))).await;
        }
    }

    #[tokio::test]
    async fn what_failed_may_be_tried_again() {
        let analyses = Analyses::new();
        let _ = analyses.begin("A", true, |_: &mut _| panic!("a rule that fails"));
        comes(&analyses, "A", |stage| matches!(stage, Stage::Failed)).await;
        assert_eq!(analyses.begin("A", true, |_: &mut _| Some(nothing())), Ok(()));
        comes(&analyses, "A", |stage| matches!(stage, Stage::Done(_))).await;
    }

    #[tokio::test]
    async fn the_oldest_is_forgotten() {
        let analyses = Analyses::new();
        for n in 0..=KEPT_MAX {
            let id = n.to_string();
            assert_eq!(analyses.begin(&id, true, |_: &mut _| Some(nothing())), Ok(()));
            comes(&analyses, &id, Stage::is_last).await;
        }
        assert!(analyses.of("0").is_none() && analyses.of("1").is_some());
    }
}
