//! The levels of an axis of values: round numbers that all values lie between.

/// An axis of values. Both its ends are levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// The lowest level.
    pub low: f64,
    /// The highest level.
    pub high: f64,
    /// How far two levels lie apart: 1, 2 or 5 times a power of ten.
    pub step: f64,
}

impl Axis {
    /// How many levels there are at most, not counting the one that a value between two of them
    /// may add.
    const LEVELS_MAX: f64 = 7.0;

    /// An axis that all values fit into; from 0 to 1 if there is none.
    pub fn around(values: impl Iterator<Item = f64>) -> Axis {
        let widen = |(low, high): (f64, f64), value: f64| (low.min(value), high.max(value));
        let (low, high) = values.fold((f64::MAX, f64::MIN), widen);
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        let step = step(high - low);
        let low = (low / step).floor() * step;
        Axis { low, high: ((high / step).ceil() * step).max(low + step), step }
    }

    /// The levels, the lowest first.
    pub fn levels(self) -> impl Iterator<Item = f64> {
        let Axis { low, high, step } = self;
        let count = ((high - low) / step).round() as usize;
        (0..=count).map(move |n| low + n as f64 * step)
    }

    /// Where a value lies: 0 at the lowest level, 1 at the highest.
    pub fn share(self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low)
    }
}

/// The distance of two levels over such a span; points are whole, so 1 at least.
fn step(span: f64) -> f64 {
    let steps = (0..).flat_map(|power| [1.0, 2.0, 5.0].map(|step| step * 10f64.powi(power)));
    let mut fitting = steps.filter(|step| span / step <= Axis::LEVELS_MAX - 1.0);
    fitting.next().expect("a step is as large as need be")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(values: &[f64]) -> Axis {
        Axis::around(values.iter().copied())
    }

    #[test]
    fn levels_are_round_numbers_around_every_value() {
        assert_eq!(around(&[-3.0, 41.5]), Axis { low: -10.0, high: 50.0, step: 10.0 });
        assert_eq!(around(&[7.0, 62.0]), Axis { low: 0.0, high: 70.0, step: 10.0 });
        let axis = around(&[93.0, 128.0, 101.0, 97.0]);
        assert_eq!(axis.levels().collect::<Vec<_>>(), [90.0, 100.0, 110.0, 120.0, 130.0]);
    }

    #[test]
    fn an_axis_is_never_empty() {
        assert_eq!(around(&[7.0]), Axis { low: 7.0, high: 8.0, step: 1.0 });
        assert_eq!(around(&[]), Axis { low: 0.0, high: 1.0, step: 1.0 });
    }

    #[test]
    fn values_lie_between_its_ends() {
        let axis = around(&[90.0, 130.0]);
        assert_eq!([90.0, 100.0, 130.0].map(|value| axis.share(value)), [0.0, 0.25, 1.0]);
    }
}
