//! How sure a share is.

use serde::Serialize;

/// The mean of observations, and how much they vary.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

/// The lowest and the highest value that the truth may well have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

/// So many standard errors around a mean hold the truth 95 times out of 100.
const Z: f64 = 1.959_964;
/// The chance that a sequential test ever says what is not so.
const ALPHA: f64 = 0.05;
/// The number of observations at which the sequential test is sharpest.
const SHARPEST: f64 = 60.0;

impl Mean {
    /// Notes one more.
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        let count = self.count.max(1.0);
        ((self.squares / count - self.mean() * self.mean()).max(0.0) / count).sqrt()
    }

    /// The 95 % interval of a share (Wilson's), with as many independent games as would vary as
    /// much as the observations do.
    pub(crate) fn interval(&self) -> Interval {
        let (share, n) = (self.mean(), self.effective());
        if n == 0.0 {
            return Interval(0.0, 1.0);
        }
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = Z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
        Interval((middle - spread).max(0.0), (middle + spread).min(1.0))
    }

    /// How many independent wins and losses vary as much as the mean does; never fewer than the
    /// observations, never more than four times as many.
    fn effective(&self) -> f64 {
        let share = self.mean();
        let variance = (self.squares / self.count.max(1.0) - share * share).max(0.0);
        let single = share * (1.0 - share);
        if single == 0.0 {
            return self.count;
        }
        self.count * (single / variance).clamp(1.0, 4.0)
    }

    /// Whether the truth is surely above or below one half, however often one has looked: outside
    /// a confidence sequence of Robbins' kind for values between 0 and 1.
    pub(crate) fn is_clear(&self) -> bool {
        let n = self.count;
        if n == 0.0 {
            return false;
        }
        let scale = 1.0 / SHARPEST;
        let grown = n * scale + 1.0;
        let spread = (0.5 * grown / (n * n * scale) * (grown.sqrt() / ALPHA).ln()).sqrt();
        (self.mean() - 0.5).abs() > spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::chance::{Fast, below};

    fn tossed(share: u32, count: u32, stream: u64) -> Mean {
        let mut rng = Fast::new(1, stream);
        let mut mean = Mean::default();
        (0..count).for_each(|_| mean.add(f64::from(u8::from(below(&mut rng, 100) < share))));
        mean
    }

    #[test]
    fn the_interval_holds_the_truth_about_95_times_out_of_100() {
        let holds = |stream| {
            let Interval(low, high) = tossed(80, 200, stream).interval();
            (low..=high).contains(&0.8)
        };
        let held = (0..1000).filter(|&stream| holds(stream)).count();
        assert!((925..=975).contains(&held), "{held}");
    }

    #[test]
    fn a_sure_share_is_not_surer_than_its_games() {
        let Interval(low, high) = tossed(100, 20, 0).interval();
        assert!(low > 0.8 && low < 0.96 && high == 1.0, "{low} {high}");
    }

    #[test]
    fn equals_are_hardly_ever_told_apart_however_often_one_looks() {
        let misled = |stream| {
            let mut rng = Fast::new(2, stream);
            let mut mean = Mean::default();
            (0..500).any(|_| {
                mean.add(f64::from(below(&mut rng, 2)));
                mean.is_clear()
            })
        };
        let wrong = (0..400).filter(|&stream| misled(stream)).count();
        assert!(wrong <= 20, "{wrong}");
    }

    #[test]
    fn a_clear_difference_is_seen_soon() {
        assert!(tossed(90, 40, 3).is_clear());
    }
}
