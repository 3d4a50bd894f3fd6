//! The time by which the clocks of the tables run.
//!
//! It stands still while the server is down, or asleep: what a seat has used is kept with its
//! table, and nobody looks at the calendar.

use std::time::{Duration, Instant};

use tokio::sync::watch;

/// The time by which the clocks of the tables run.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System(Instant),
    Hand(watch::Receiver<Duration>),
}

impl Clock {
    /// The machine's own.
    pub fn system() -> Clock {
        Clock(Source::System(Instant::now()))
    }

    /// One that moves only by hand.
    pub fn by_hand() -> (Clock, Hand) {
        let (hand, shown) = watch::channel(Duration::ZERO);
        (Clock(Source::Hand(shown)), Hand(hand))
    }

    /// How long it has run.
    pub(crate) fn now(&self) -> Duration {
        match &self.0 {
            Source::System(start) => start.elapsed(),
            Source::Hand(shown) => *shown.borrow(),
        }
    }

    /// Waits until it shows this; forever, if its hand is gone before.
    pub(crate) async fn until(&self, moment: Duration) {
        match &self.0 {
            Source::System(start) => {
                let left = moment.saturating_sub(start.elapsed());
                tokio::time::sleep(left).await;
            }
            Source::Hand(shown) => {
                let mut shown = shown.clone();
                if shown.wait_for(|now| *now >= moment).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

/// What moves a clock by hand.
#[derive(Debug)]
pub struct Hand(watch::Sender<Duration>);

impl Hand {
    /// Moves it on.
    pub fn forward(&self, by: Duration) {
        self.0.send_modify(|now| *now += by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hand_wakes_those_who_wait() {
        let (clock, hand) = Clock::by_hand();
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(Duration::from_secs(60)).await }
        });
        hand.forward(Duration::from_secs(59));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        hand.forward(Duration::from_secs(1));
        waiting.await.expect("it has waited long enough");
        assert_eq!(clock.now(), Duration::from_secs(60));
    }
}
