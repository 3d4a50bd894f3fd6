//! The threads of a simulation.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use kernel::Judge;
use kernel::conformance::{Breach, Tally};

use super::played::Player;
use super::{Played, SimError, SimSpec};
use crate::BotSpec;

/// How many games a thread takes at a time: enough that handing out work costs nothing, few
/// enough that the last thread is not waited for.
const SHIFT: u64 = 8;

/// Threads that share the games of a simulation.
pub(super) struct Crew<'a, G> {
    pub(super) start: &'a G,
    pub(super) bots: &'a [BotSpec],
    pub(super) spec: &'a SimSpec,
}

/// The number of a game and how it went.
type Told = (u64, Result<Played, Breach>);

impl<G: Judge> Crew<'_, G> {
    /// Plays all games; `hear` is told of them in order. Gives what trying the laws counted.
    pub(super) fn play(
        &self,
        hear: impl FnMut(&Played) -> io::Result<()>,
    ) -> Result<Option<Tally>, SimError> {
        let taken = AtomicU64::new(0);
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            let start = || {
                let (sender, taken) = (sender.clone(), &taken);
                scope.spawn(move || self.work(taken, &sender))
            };
            let workers: Vec<_> = (0..self.spec.threads.max(1)).map(|_| start()).collect();
            drop(sender);
            in_order(receiver, hear)?;
            let mut all = Tally::default();
            for worker in workers {
                all.merge(&worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            Ok(self.spec.check.then_some(all))
        })
    }

    /// Plays shift after shift until no game is left or nobody listens any more.
    fn work(&self, taken: &AtomicU64, sender: &Sender<Vec<Told>>) -> Tally {
        let mut player = Player::new(self.start, self.spec, self.bots);
        while let Some(shift) = self.next_shift(taken) {
            let games = shift.map(|number| (number, player.play(number))).collect();
            if sender.send(games).is_err() {
                break;
            }
        }
        player.tally
    }

    fn next_shift(&self, taken: &AtomicU64) -> Option<Range<u64>> {
        let first = taken.fetch_add(SHIFT, Ordering::Relaxed);
        (first < self.spec.games).then(|| first..self.spec.games.min(first + SHIFT))
    }
}

/// Tells of the games in the order of their numbers, whatever order they come in. After a
/// failure no more are waited for: the channel is closed, and the crew stops.
fn in_order(
    games: Receiver<Vec<Told>>,
    mut hear: impl FnMut(&Played) -> io::Result<()>,
) -> Result<(), SimError> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for shift in games {
        early.extend(shift);
        while let Some(played) = early.remove(&next) {
            let played = played.map_err(|breach| SimError::Breach { game: next, breach })?;
            hear(&played).map_err(SimError::Watch)?;
            next += 1;
        }
    }
    Ok(())
}
