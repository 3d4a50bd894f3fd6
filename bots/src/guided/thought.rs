//! What a search found out.

use kernel::MAX_SEATS;

use super::worth::Outlook;

/// What a search found out about one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// Every legal option, in index order.
    pub weighed: Vec<Weighed<A>>,
    /// The place of the one that is taken.
    pub best: usize,
    /// Who stands how: what was judged and what was found, together.
    pub outlook: Outlook,
}

/// What was found out about one option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The option.
    pub action: A,
    /// The logarithm of how likely it looked at a glance.
    pub logit: f32,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth to the thinker, on the whole; 0 if it was never tried.
    pub worth: f32,
    /// How much it deserves to be taken, as a share of all options: the policy, improved.
    pub deserved: f32,
    /// Who stands how after it, on the whole; nothing if it was never tried.
    pub outlook: Outlook,
}

/// A sum of outlooks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    count: u32,
    points: [f64; MAX_SEATS],
    shares: [f64; MAX_SEATS],
}

impl Sum {
    pub(super) fn add(&mut self, outlook: &Outlook) {
        self.count += 1;
        let add = |sums: &mut [f64; MAX_SEATS], more: &[f32; MAX_SEATS]| {
            sums.iter_mut().zip(more).for_each(|(sum, one)| *sum += f64::from(*one));
        };
        add(&mut self.points, &outlook.points);
        add(&mut self.shares, &outlook.shares);
    }

    pub(super) fn join(&mut self, other: &Sum) {
        self.count += other.count;
        for seat in 0..MAX_SEATS {
            self.points[seat] += other.points[seat];
            self.shares[seat] += other.shares[seat];
        }
    }

    pub(super) fn mean(&self) -> Outlook {
        let mean =
            |sums: &[f64; MAX_SEATS]| sums.map(|sum| (sum / f64::from(self.count.max(1))) as f32);
        Outlook { points: mean(&self.points), shares: mean(&self.shares) }
    }
}
