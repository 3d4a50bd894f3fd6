//! How long a bot may think about one decision.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

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

impl Budget {
    /// The part of one of several threads.
    pub(super) fn shared(self, threads: usize) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(threads as u32)),
            time @ Budget::Time(_) => time,
        }
    }

    /// How many iterations were spared by so many earlier ones: never all of them.
    pub(super) fn known(self, before: u32) -> u32 {
        match self {
            Budget::Iterations(all) => before.min(all / 4 * 3),
            Budget::Time(_) => 0,
        }
    }

    /// How many iterations are left after `done`, at most; `None` while only the clock counts.
    pub(super) fn left(self, done: u32) -> Option<u32> {
        match self {
            Budget::Iterations(all) => Some(all.saturating_sub(done)),
            Budget::Time(_) => None,
        }
    }

    /// Whether the time is over.
    pub(super) fn is_over(self, start: Instant) -> bool {
        matches!(self, Budget::Time(time) if start.elapsed() >= time)
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
