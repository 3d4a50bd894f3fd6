//! Sequential halving: a few options share the walks evenly, then the worse half falls out, until
//! two are left.

use std::time::{Duration, Instant};

use crate::Budget;

/// How the walks of one decision are spent.
#[derive(Debug, Default)]
pub(super) struct Halving {
    /// The options that are still in it, best first when they were last compared.
    pub(super) left: Vec<usize>,
    /// Whose turn it is among them.
    turn: usize,
    /// How many times the worse half falls out, and how many times it did.
    phases: u32,
    phase: u32,
    pub(super) done: u32,
    share: Share,
}

/// What may be spent.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Share {
    walks: Option<u32>,
    from: Option<Instant>,
    time: Option<Duration>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// A walk by this option.
    Walk(usize),
    /// The options are to be compared anew: [`Halving::halve`] wants to know the order.
    Compare,
    /// Nothing: all is spent.
    End,
}

impl Share {
    /// The share of one of several threads that begin now, and stop at the limit in any case.
    pub(super) fn of(budget: Budget, threads: usize, limit: Option<Duration>) -> Share {
        let (walks, time) = match budget {
            Budget::Iterations(all) => (Some(all.div_ceil(threads.max(1) as u32)), None),
            Budget::Time(time) => (None, Some(time)),
        };
        let time = match (time, limit) {
            (Some(time), Some(limit)) => Some(time.min(limit)),
            (time, limit) => time.or(limit),
        };
        Share { walks, time, from: time.map(|_| Instant::now()) }
    }

    /// Whether this part of the share, in `of` equal ones, is spent after `done` walks.
    pub(super) fn is_spent(&self, done: u32, part: u32, of: u32) -> bool {
        let walks = self
            .walks
            .is_some_and(|all| u64::from(done) * u64::from(of) >= u64::from(all) * u64::from(part));
        let clock = self.from.zip(self.time);
        walks || clock.is_some_and(|(from, time)| from.elapsed() * of >= time * part)
    }

    /// The most walks, if they are limited.
    pub(super) fn walks(&self) -> Option<u32> {
        self.walks
    }
}

impl Halving {
    /// Begins with these options.
    pub(super) fn begin(&mut self, options: impl Iterator<Item = usize>, share: Share) {
        self.left.clear();
        self.left.extend(options);
        (self.turn, self.phase, self.done, self.share) = (0, 0, 0, share);
        self.phases = self.left.len().next_power_of_two().trailing_zeros().max(1);
    }

    /// What comes next. All options that are left have had the same number of walks when the
    /// worse half falls out.
    pub(super) fn next(&mut self) -> Next {
        if self.share.is_spent(self.done, 1, 1) || self.left.is_empty() {
            return Next::End;
        }
        if self.turn == 0 && self.done > 0 && self.left.len() > 2 {
            let part = self.phase + 1;
            if self.share.is_spent(self.done, part, self.phases) {
                return Next::Compare;
            }
        }
        let option = self.left[self.turn];
        self.turn = (self.turn + 1) % self.left.len();
        self.done += 1;
        Next::Walk(option)
    }

    /// Keeps the better half.
    pub(super) fn halve(&mut self, mut score: impl FnMut(usize) -> f32) {
        self.left.sort_by(|a, b| score(*b).total_cmp(&score(*a)));
        self.left.truncate(self.left.len().div_ceil(2).max(2));
        self.phase += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visits(options: usize, walks: u32) -> Vec<u32> {
        let mut halving = Halving::default();
        halving.begin(0..options, Share::of(Budget::Iterations(walks), 1, None));
        let mut visits = vec![0; options];
        loop {
            match halving.next() {
                Next::Walk(option) => visits[option] += 1,
                Next::Compare => halving.halve(|option| option as f32),
                Next::End => return visits,
            }
        }
    }

    #[test]
    fn the_better_half_gets_twice_as_much() {
        assert_eq!(visits(4, 16), [2, 2, 6, 6]);
        assert_eq!(visits(8, 48).iter().sum::<u32>(), 48);
        assert_eq!(visits(8, 48)[6..], [14, 14]);
        assert_eq!(visits(16, 64).iter().max(), Some(&15));
    }

    #[test]
    fn every_budget_is_spent_exactly() {
        for options in 1..20 {
            for walks in 1..70 {
                assert_eq!(visits(options, walks).iter().sum::<u32>(), walks);
            }
        }
    }

    #[test]
    fn time_ends_it_too() {
        let mut halving = Halving::default();
        halving.begin(0..4, Share::of(Budget::Time(Duration::ZERO), 1, None));
        assert_eq!(halving.next(), Next::End);
        let share = Share::of(Budget::Iterations(5), 1, Some(Duration::ZERO));
        halving.begin(0..4, share);
        assert_eq!(halving.next(), Next::End);
    }
}
