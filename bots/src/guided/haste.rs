//! How players err: not by absurd moves, but by taking what looks nearly as good.

use kernel::chance::{Fast, below};

use super::thought::Weighed;

/// How a player errs who does not think for long. Of the options that look sensible it takes one
/// by how good each looks, and does not look closely; what nobody in their senses would do it does
/// not do either.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Haste {
    /// How far apart options must lie to be told apart: with 1 they are taken as often as they
    /// deserve, with more nearly alike, with less the best nearly always.
    pub blur: f32,
    /// An option must deserve this part of what the best one does to be sensible.
    pub sense: f32,
}

impl Haste {
    /// The place of the option that is taken.
    pub(super) fn taken<A>(&self, weighed: &[Weighed<A>], rng: &mut Fast) -> usize {
        let most = weighed.iter().map(|one| one.deserved).fold(0.0, f32::max);
        let weight = |one: &Weighed<A>| match one.deserved >= self.sense * most {
            true => (one.deserved / most).powf(1.0 / self.blur),
            false => 0.0,
        };
        let sum: f32 = weighed.iter().map(weight).sum();
        let mut ticket = below(rng, 1 << 24) as f32 / (1 << 24) as f32 * sum;
        for (at, one) in weighed.iter().enumerate() {
            ticket -= weight(one);
            if ticket < 0.0 {
                return at;
            }
        }
        weighed.iter().position(|one| one.deserved == most).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guided::Outlook;

    fn options(deserved: &[f32]) -> Vec<Weighed<()>> {
        let option = |&deserved: &f32| Weighed {
            action: (),
            logit: 0.0,
            visits: 0,
            worth: 0.0,
            deserved,
            outlook: Outlook::default(),
        };
        deserved.iter().map(option).collect()
    }

    fn counts(haste: Haste) -> [u32; 3] {
        let (options, mut rng, mut counts) = (options(&[0.6, 0.35, 0.05]), Fast::new(1, 1), [0; 3]);
        (0..1000).for_each(|_| counts[haste.taken(&options, &mut rng)] += 1);
        counts
    }

    #[test]
    fn what_is_nearly_as_good_is_taken_at_times_and_what_is_absurd_never() {
        let [best, good, absurd] = counts(Haste { blur: 1.0, sense: 0.1 });
        assert!(best > good && good > 250 && absurd == 0, "{best} {good} {absurd}");
    }

    #[test]
    fn the_more_blurred_the_more_alike() {
        let sharp = counts(Haste { blur: 0.2, sense: 0.0 });
        let blurred = counts(Haste { blur: 5.0, sense: 0.0 });
        assert!(sharp[0] > 900 && blurred[0] < 450 && blurred[2] > 200, "{sharp:?} {blurred:?}");
    }
}
