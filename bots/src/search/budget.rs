//! How long a bot may think about one decision.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::{Stop, Thinking};

/// How long a bot may think about one decision.
///
/// Only iterations give the same game on every machine.
///
/// ```
/// use bots::Budget;
///
/// assert_eq!("1000it".parse(), Ok(Budget::Iterations(1000)));
/// assert_eq!("200ms".parse::<Budget>().unwrap().to_string(), "200ms");
/// assert!("soon".parse::<Budget>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many rounds of thinking: `1000it`.
    Iterations(u32),
    /// So much time: `200ms`.
    Time(Duration),
}

/// The clock is looked at once in so many rounds, and these are played in any case.
const GLANCE: u32 = 4;
/// The part of a budget after which an option can be obvious.
const SOON: u32 = 8;
/// An obvious option was tried so many times as often as any other.
const OBVIOUS: u32 = 12;

/// What one thread may spend of a budget.
#[derive(Clone, Debug)]
pub(super) struct Share {
    /// At most so many rounds; `None` while only the clock counts.
    rounds: Option<u32>,
    /// Not longer than this.
    until: Option<Instant>,
    /// Nor after this was said.
    stop: Option<Stop>,
    /// Whether less will do.
    thinking: Thinking,
}

impl Budget {
    /// The share of one of several threads that begin now, and stop at the limit in any case.
    pub(super) fn share(self, threads: usize, limit: Option<Duration>) -> Share {
        let now = Instant::now();
        let limit = limit.map(|limit| now + limit);
        let (stop, thinking) = (Stop::heard(), Thinking::Early);
        match self {
            Budget::Iterations(all) => {
                Share { rounds: Some(all.div_ceil(threads as u32)), until: limit, stop, thinking }
            }
            Budget::Time(time) => {
                let end = now + time;
                let until = Some(limit.map_or(end, |limit| limit.min(end)));
                Share { rounds: None, until, stop, thinking }
            }
        }
    }
}

impl Share {
    /// The same share, spent like this.
    pub(super) fn thinking(self, thinking: Thinking) -> Share {
        Share { thinking, ..self }
    }

    /// The same share where nothing is remembered of the decision: the first round only looks at
    /// it and tries no option, so whoever wants the whole gets one more.
    pub(super) fn with_a_first_look(self) -> Share {
        match self.thinking {
            Thinking::Whole => Share { rounds: self.rounds.map(|all| all + 1), ..self },
            Thinking::Early => self,
        }
    }

    /// How many rounds are spared by so many earlier ones: never all of them.
    pub(super) fn known(&self, before: u32) -> u32 {
        self.rounds.map_or(0, |all| before.min(all / 4 * 3))
    }

    /// Whether nothing is left after `done` rounds.
    pub(super) fn is_spent(&self, done: u32, now: impl Fn() -> Instant) -> bool {
        self.rounds.is_some_and(|all| done >= all)
            || done > 0
                && done.is_multiple_of(GLANCE)
                && (self.is_stopped() || self.until.is_some_and(|until| now() >= until))
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(Stop::is_said)
    }

    /// Whether an option that was tried `first` times is sure to be chosen before one that was
    /// tried `second` times.
    pub(super) fn is_clear(&self, first: u32, second: u32, done: u32) -> bool {
        let (Some(all), Thinking::Early) = (self.rounds, self.thinking) else { return false };
        let obvious = done > all / SOON && first > OBVIOUS * (second + 1);
        obvious || first - second > all.saturating_sub(done)
    }
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|n| *n > 0).ok_or(());
        if let Some(digits) = text.strip_suffix("it") {
            number(digits).map(Budget::Iterations)
        } else if let Some(digits) = text.strip_suffix("ms") {
            number(digits).map(|n| Budget::Time(Duration::from_millis(n.into())))
        } else {
            Err(())
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}it"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_shared_and_spent() {
        let share = Budget::Iterations(100).share(2, None);
        assert!(!share.is_spent(49, Instant::now) && share.is_spent(50, Instant::now));
        assert_eq!((share.known(10), share.known(1000)), (10, 36));
    }

    #[test]
    fn the_limit_ends_any_budget() {
        for budget in [Budget::Iterations(u32::MAX), Budget::Time(Duration::from_secs(60))] {
            let share = budget.share(1, Some(Duration::ZERO));
            assert!(!share.is_spent(0, Instant::now), "{budget}");
            assert!(share.is_spent(GLANCE, Instant::now), "{budget}");
        }
        assert!(!Budget::Time(Duration::from_secs(60)).share(1, None).is_spent(0, Instant::now));
    }

    #[test]
    fn a_word_ends_any_budget() {
        let stop = Stop::default();
        let share = stop.over(|| Budget::Iterations(u32::MAX).share(2, None));
        assert!(!share.is_spent(GLANCE, Instant::now));
        stop.say();
        assert!(!share.is_spent(0, Instant::now), "whoever is asked answers with something");
        assert!(share.is_spent(GLANCE, Instant::now));
    }

    #[test]
    fn a_choice_is_clear_when_it_cannot_change_or_is_obvious() {
        let share = Budget::Iterations(800).share(1, None);
        assert!(share.is_clear(300, 100, 700) && !share.is_clear(200, 100, 700));
        assert!(share.is_clear(110, 5, 120) && !share.is_clear(90, 0, 95));
    }
}
