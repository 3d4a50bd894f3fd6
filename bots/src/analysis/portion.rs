//! The part of luck in what came between the seats, and how sure that is.

use kernel::chance::{Fast, below};

/// How often the share is looked at with numbers as wrong as they may be.
const DRAWS: usize = 400;
/// This part of them is left out at either end.
const ENDS: usize = 20;
/// How finely the die is divided that numbers go wrong by.
const FINE: u32 = 1 << 20;

/// What luck and choices gave or took, by seat, with what they may be wrong by.
pub(super) struct Given<'a> {
    /// The points that chance gave or took.
    pub(super) luck: &'a [f64],
    /// The variances of that.
    pub(super) doubts: &'a [f64],
    /// The points that came together.
    pub(super) change: &'a [f64],
    /// The variance of what was expected at the start.
    pub(super) start: f64,
}

impl Given<'_> {
    /// The share of luck.
    pub(super) fn share(&self) -> f64 {
        share(self.luck, &less(self.change, self.luck))
    }

    /// Where the share lies in nine cases of ten.
    pub(super) fn range(&self, rng: &mut Fast) -> (f64, f64) {
        let mut shares: Vec<f64> = (0..DRAWS).map(|_| self.perhaps(rng)).collect();
        shares.sort_by(f64::total_cmp);
        (shares[ENDS], shares[DRAWS - 1 - ENDS])
    }

    /// The share with numbers that are as wrong as they may be.
    fn perhaps(&self, rng: &mut Fast) -> f64 {
        let mut wrong = |value: f64, variance: f64| value + variance.sqrt() * normal(rng);
        let luck: Vec<f64> =
            self.luck.iter().zip(self.doubts).map(|(luck, doubt)| wrong(*luck, *doubt)).collect();
        let change: Vec<f64> = self.change.iter().map(|one| wrong(*one, self.start)).collect();
        share(&luck, &less(&change, &luck))
    }
}

fn less(all: &[f64], part: &[f64]) -> Vec<f64> {
    all.iter().zip(part).map(|(all, part)| all - part).collect()
}

/// A number of mean 0 and variance 1, nearly normal: twelve throws, added.
fn normal(rng: &mut Fast) -> f64 {
    let throw = |_| f64::from(below(rng, FINE)) / f64::from(FINE);
    (0..12).map(throw).sum::<f64>() - 6.0
}

/// The part of luck in what came between the seats: what happens to all of them alike sets
/// nobody apart. Whoever plays alone is set apart from what was expected at the start.
fn share(luck: &[f64], choices: &[f64]) -> f64 {
    let size = |all: &[f64]| {
        let common = if all.len() > 1 { all.iter().sum::<f64>() / all.len() as f64 } else { 0.0 };
        all.iter().map(|points| (points - common).abs()).sum::<f64>()
    };
    let all = size(luck) + size(choices);
    if all == 0.0 { 0.0 } else { size(luck) / all }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_luck_lies_between_nothing_and_everything() {
        assert_eq!(share(&[0.0, 0.0], &[0.0, 0.0]), 0.0);
        assert_eq!(share(&[2.0, -2.0], &[0.0, 0.0]), 1.0);
        assert_eq!(share(&[2.0, -2.0], &[-6.0, 6.0]), 0.25);
        assert_eq!(share(&[12.0, 8.0], &[44.0, 56.0]), 0.25);
        assert_eq!(share(&[2.0], &[-6.0]), 0.25);
    }

    #[test]
    fn what_is_sure_has_no_range_and_what_is_not_has_a_wide_one() {
        let range = |doubt: f64| {
            let luck = [4.0, -4.0];
            let given =
                Given { luck: &luck, doubts: &[doubt; 2], change: &[16.0, -16.0], start: 0.0 };
            given.range(&mut Fast::new(1, 0))
        };
        assert_eq!(range(0.0), (0.25, 0.25));
        let (low, high) = range(9.0);
        assert!(low < 0.15 && high > 0.4 && high - low < 0.6, "{low} {high}");
    }
}
