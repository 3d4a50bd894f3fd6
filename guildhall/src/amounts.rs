//! Amounts of the command line: what each must be, said in words.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use clap::Args;

/// The most threads: more than any machine has cores for.
const THREADS_MAX: usize = 1024;

/// On how many threads something is done.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Threads {
    /// How many threads [default: one a core]
    #[arg(long, allow_negative_numbers = true, value_parser = threads)]
    threads: Option<usize>,
}

impl Threads {
    pub(crate) fn count(self) -> usize {
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.unwrap_or_else(cores)
    }
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=THREADS_MAX).contains(threads));
    threads.ok_or_else(|| format!("it is a whole number, 1 to {THREADS_MAX}"))
}

/// How many: one at least.
pub(crate) fn count(text: &str) -> Result<u64, String> {
    let count = text.parse().ok().filter(|count| *count > 0);
    count.ok_or_else(|| "it is a whole number, 1 or more".to_owned())
}

/// A span of time, in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let span = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    span.ok_or_else(|| "it is a number of seconds, 0 or more".to_owned())
}

/// A part of a whole.
pub(crate) fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "it is a number from 0 to 1".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_within_their_bounds() {
        assert_eq!((count("1"), threads("1024")), (Ok(1), Ok(1024)));
        assert_eq!((part("0.3"), part("1")), (Ok(0.3), Ok(1.0)));
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-5", "soon", "1.5"] {
            assert!(count(wrong).is_err() && threads(wrong).is_err(), "{wrong}");
        }
        assert!(threads("9999").is_err());
        for wrong in ["-1", "soon", "inf", "NaN", "1e30"] {
            assert!(seconds(wrong).is_err() && part(wrong).is_err(), "{wrong}");
        }
    }
}
