//! The threads of a simulation.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use kernel::Judge;

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

impl<G: Judge> Crew<'_, G> {
    /// Plays all games; `hear` is told of them in order.
    pub(super) fn play(&self, hear: impl FnMut(&Played) -> io::Result<()>) -> Result<(), SimError> {
        let taken = AtomicU64::new(0);
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..self.spec.threads.max(1) {
                let (sender, taken) = (sender.clone(), &taken);
                scope.spawn(move || self.work(taken, &sender));
            }
            drop(sender);
            in_order(receiver, hear).map_err(SimError::Watch)
        })
    }

    /// Plays shift after shift until no game is left or nobody listens any more.
    fn work(&self, taken: &AtomicU64, sender: &Sender<Vec<Played>>) {
        let mut player = Player::new(self.start, self.spec.seed, self.bots);
        while let Some(shift) = self.next_shift(taken) {
            let games = shift.map(|number| player.play(number)).collect();
            if sender.send(games).is_err() {
                return;
            }
        }
    }

    fn next_shift(&self, taken: &AtomicU64) -> Option<Range<u64>> {
        let first = taken.fetch_add(SHIFT, Ordering::Relaxed);
        (first < self.spec.games).then(|| first..self.spec.games.min(first + SHIFT))
    }
}

/// Tells of the games in the order of their numbers, whatever order they come in. The games of
/// a failed telling are not waited for: its end closes the channel.
fn in_order(
    games: Receiver<Vec<Played>>,
    mut hear: impl FnMut(&Played) -> io::Result<()>,
) -> io::Result<()> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for shift in games {
        early.extend(shift.into_iter().map(|played| (played.number, played)));
        while let Some(played) = early.remove(&next) {
            hear(&played)?;
            next += 1;
        }
    }
    Ok(())
}
