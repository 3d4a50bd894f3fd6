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
use super::{Played, SimError};
use crate::BotSpec;

/// How many games a thread takes at a time: enough that handing out work costs nothing, few
/// enough that the last thread is not waited for.
const SHIFT: u64 = 4;

/// Threads that share the games of a simulation.
pub(crate) struct Crew<'a, G> {
    /// The game before its first line.
    pub(crate) start: &'a G,
    /// Who sits where. Each deal is played once by every lineup, one game after the other.
    pub(crate) lineups: &'a [Vec<BotSpec>],
    /// What the games are dealt from.
    pub(crate) seed: u64,
    /// How many threads play.
    pub(crate) threads: usize,
    /// Whether the kernel's laws are tried on the way.
    pub(crate) check: bool,
}

/// The number of a game and how it went.
type Told = (u64, Result<Played, Breach>);

impl<G: Judge> Crew<'_, G> {
    /// Plays the games with these numbers; `hear` is told of them in order. Gives what trying the
    /// laws counted.
    pub(crate) fn play(
        &self,
        games: Range<u64>,
        hear: impl FnMut(&Played) -> io::Result<()>,
    ) -> Result<Option<Tally>, SimError> {
        let work = &Work { taken: AtomicU64::new(games.start), end: games.end };
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            let start = || {
                let sender = sender.clone();
                scope.spawn(move || self.work(work, &sender))
            };
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| start()).collect();
            drop(sender);
            in_order(games.start, receiver, hear)?;
            let mut all = Tally::default();
            for worker in workers {
                all.merge(&worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            Ok(self.check.then_some(all))
        })
    }

    /// Plays shift after shift until no game is left or nobody listens any more.
    fn work(&self, work: &Work, sender: &Sender<Vec<Told>>) -> Tally {
        let mut player = Player::new(self);
        while let Some(shift) = work.next_shift() {
            let games = shift.map(|number| (number, player.play(number))).collect();
            if sender.send(games).is_err() {
                break;
            }
        }
        player.tally
    }
}

/// The games that are still to be handed out.
struct Work {
    taken: AtomicU64,
    end: u64,
}

impl Work {
    fn next_shift(&self) -> Option<Range<u64>> {
        let first = self.taken.fetch_add(SHIFT, Ordering::Relaxed);
        (first < self.end).then(|| first..self.end.min(first + SHIFT))
    }
}

/// Tells of the games in the order of their numbers, whatever order they come in. After a
/// failure no more are waited for: the channel is closed, and the crew stops.
fn in_order(
    first: u64,
    games: Receiver<Vec<Told>>,
    mut hear: impl FnMut(&Played) -> io::Result<()>,
) -> Result<(), SimError> {
    let mut early = BTreeMap::new();
    let mut next = first;
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
