//! How sure a number is that was found by sampling.

/// What is told may be wrong by so many standard errors: in one case of twenty by more.
const TOLD: f64 = 2.0;

/// A number that was sampled some times.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// One more sample.
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The average; 0 of nothing.
    pub(super) fn mean(self) -> f64 {
        if self.count == 0.0 { 0.0 } else { self.sum / self.count }
    }

    /// The variance of a single sample; 0 where there are too few to tell.
    pub(super) fn single(self) -> f64 {
        let about_mean = self.squares - self.sum * self.mean();
        if self.count < 2.0 { 0.0 } else { about_mean.max(0.0) / (self.count - 1.0) }
    }

    /// The variance of the average.
    pub(super) fn variance(self) -> f64 {
        self.single() / self.count.max(1.0)
    }

    /// The variance of the average, where samples of the same kind vary so much elsewhere: a few
    /// that happen to be alike are no proof.
    pub(super) fn variance_among(self, elsewhere: f64) -> f64 {
        const TRUST: f64 = 4.0;
        let free = (self.count - 1.0).max(0.0);
        let single = (free * self.single() + TRUST * elsewhere) / (free + TRUST);
        single / self.count.max(1.0)
    }
}

/// The error that is told of a number with this variance.
pub(super) fn error(variance: f64) -> f64 {
    TOLD * variance.sqrt()
}

/// Whether a number is more than another one in spite of their errors.
pub(super) fn is_clear((more, its): (f64, f64), (less, other): (f64, f64)) -> bool {
    more - less > its.hypot(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_shrinks_with_the_root_of_the_samples() {
        let of = |samples: &[f64]| {
            let mut tally = Tally::default();
            samples.iter().for_each(|one| tally.add(*one));
            tally
        };
        assert_eq!((of(&[]).mean(), of(&[]).variance()), (0.0, 0.0));
        let few = of(&[1.0, 3.0]);
        assert_eq!((few.mean(), few.single(), few.variance()), (2.0, 2.0, 1.0));
        let many = of(&[1.0, 3.0, 1.0, 3.0, 1.0, 3.0, 1.0, 3.0]);
        assert!(error(many.variance()) < 0.6 * error(few.variance()));
        let alike = of(&[1.0, 1.0, 1.0]);
        assert_eq!((alike.variance(), alike.variance_among(9.0)), (0.0, 2.0));
    }

    #[test]
    fn what_lies_within_the_errors_is_not_clear() {
        assert!(is_clear((8.0, 3.0), (2.0, 4.0)));
        assert!(!is_clear((8.0, 3.0), (3.0, 4.0)));
    }
}
