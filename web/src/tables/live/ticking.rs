//! The clock of a live table: time passes for those who are asked, and a bot stands in for
//! whoever has none left.

use std::sync::Arc;
use std::time::Duration;

use kernel::Seat;
use table::{Command, Order, Room, Who};

use super::Task;
use crate::clock::Clock;
use crate::tables::STAND_IN;

/// A snapshot knows what was used up to this share of a move; that much may come back when the
/// server is killed.
const SHARE: u32 = 20;
/// Yet it is not written more often than this.
const SAVE_AT_MOST: Duration = Duration::from_secs(5);

/// How long to wait when a bot could not stand in.
const BREATH: Duration = Duration::from_secs(1);

/// Waits until the clock shows this; forever, if nobody's runs.
pub(super) async fn out(clock: Clock, due: Option<Duration>) {
    match due {
        Some(due) => clock.until(due).await,
        None => std::future::pending().await,
    }
}

impl Task {
    /// When the next clock runs out.
    pub(super) fn due(&self) -> Option<Duration> {
        let left = self.room.clocks().map(|(_, left)| left).min()?;
        Some(self.ticked + left)
    }

    /// Lets the time pass that has passed. Nobody is told: pages count by themselves.
    pub(super) fn tick(&mut self) {
        let now = self.shared.clock.now();
        let passed = now.saturating_sub(self.ticked);
        // Less than a millisecond is left for the next time.
        if passed.as_millis() == 0 {
            return;
        }
        self.ticked = now;
        if self.room.clocks().next().is_none() {
            return;
        }
        let mut room = Room::clone(&self.room);
        room.pass(passed);
        self.unsaved += passed;
        self.room = Arc::new(room);
        let shown = self.shown();
        self.show.send_if_modified(|last| {
            *last = Arc::new(shown);
            false
        });
    }

    /// Whether a snapshot must be told how much time was used.
    pub(super) fn is_late(&self) -> bool {
        let pace = self.room.pace();
        pace.is_some_and(|pace| self.unsaved >= (pace / SHARE).max(SAVE_AT_MOST))
    }

    /// Lets bots stand in for those whose time is up. Says whether the table goes on.
    pub(super) async fn time_is_up(&mut self) -> bool {
        self.tick();
        let late: Vec<Seat> =
            self.room.clocks().filter(|(_, left)| left.is_zero()).map(|(seat, _)| seat).collect();
        let mut going = true;
        for seat in late {
            let what = Command::TimeUp { seat, bot: STAND_IN.to_string() };
            let done = self.carry_out(Order { who: Who::host(), id: None, what }, None).await;
            if done.is_err() {
                // The store will be there again; the clock does not run away.
                tokio::time::sleep(BREATH).await;
            }
            going &= self.goes_on(&done);
        }
        going
    }
}
