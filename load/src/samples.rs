//! Times, and how they are spread.

use std::time::Duration;

use serde::Serialize;

/// Times that were measured.
#[derive(Clone, Debug, Default)]
pub struct Samples(Vec<Duration>);

impl Samples {
    /// Adds one.
    pub fn add(&mut self, took: Duration) {
        self.0.push(took);
    }

    /// Adds those of another.
    pub fn merge(&mut self, other: Samples) {
        self.0.extend(other.0);
    }

    /// How they are spread.
    pub fn spread(&self) -> Spread {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = |share: f64| rank(&sorted, share);
        Spread { count: sorted.len(), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1.0) }
    }
}

/// How times are spread, in milliseconds; all zero where nothing was measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// How many there are.
    pub count: usize,
    /// Half took at most so long.
    pub p50: f64,
    /// 95 of 100 took at most so long.
    pub p95: f64,
    /// 99 of 100 took at most so long.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

/// The smallest sample that `share` of all do not exceed, in milliseconds.
fn rank(sorted: &[Duration], share: f64) -> f64 {
    let place = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(place.max(1) - 1).map_or(0.0, |took| took.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_a_sample() {
        let mut samples = Samples::default();
        (1..=200).rev().for_each(|millis| samples.add(Duration::from_millis(millis)));
        let spread = samples.spread();
        assert_eq!((spread.p50, spread.p95, spread.p99), (100.0, 190.0, 198.0));
        assert_eq!((spread.max, spread.count), (200.0, 200));
        assert_eq!(Samples::default().spread(), Spread::default());
    }
}
