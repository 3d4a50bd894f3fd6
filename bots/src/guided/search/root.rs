//! The decision itself: which option the next walk takes, and what is told in the end.

use kernel::Judge;
use kernel::chance::{Fast, below};

use super::{ROOT, Search};
use crate::guided::guide::Method;
use crate::guided::halving::Next;
use crate::guided::leaf::Reply;
use crate::guided::select::{first_best, lift, puct, shares};
use crate::guided::thought::{Sum, Thought, Weighed};
use crate::guided::tree::{Kind, NOWHERE};
use crate::guided::worth::Outlook;

/// How uneven luck at the root is.
const STIR: f32 = 2.0;

impl<G: Judge> Search<G> {
    /// What came of it.
    ///
    /// # Panics
    /// If the decision itself was not judged.
    pub fn thought(&mut self) -> Thought<G::Action> {
        let worth = self.tree.node(ROOT).worth;
        lift(self.tree.arms(ROOT), worth, &self.guide, &mut self.lifted);
        let best = self.best();
        shares(&mut self.lifted);
        let arms = self.tree.arms(ROOT).iter().zip(&self.sums).zip(&self.lifted);
        let weighed = arms.map(|((arm, sum), deserved)| Weighed {
            action: arm.action,
            logit: arm.logit,
            visits: arm.visits,
            worth: arm.mean(),
            deserved: *deserved,
            outlook: sum.mean(),
        });
        Thought { weighed: weighed.collect(), best, outlook: self.outlook() }
    }

    /// Adds what another search found about the same decision, so that [`thought`](Self::thought)
    /// tells what both did.
    pub(crate) fn join(&mut self, other: &Search<G>) {
        for at in 0..self.sums.len() {
            let (visits, worth) = {
                let arm = &other.tree.arms(ROOT)[at];
                (arm.visits, arm.worth)
            };
            let arm = self.tree.arm_mut(at as u32);
            arm.visits += visits;
            arm.worth += worth;
            self.sums[at].join(&other.sums[at]);
        }
    }

    /// Who stands how: what was judged counts as one walk.
    pub(super) fn outlook(&self) -> Outlook {
        let mut all = Sum::default();
        all.add(&self.judged);
        self.sums.iter().for_each(|sum| all.join(sum));
        all.mean()
    }

    /// The option that is taken, once the likelihoods are lifted: of those tried most often the
    /// one with the best prospects.
    pub(super) fn best(&self) -> usize {
        let arms = self.tree.arms(ROOT);
        let most = arms.iter().map(|arm| arm.visits).max().unwrap_or(0);
        let fair = match self.guide.method {
            Method::Gumbel => most.saturating_sub(1),
            Method::Puct => most,
        };
        let score = |at: usize| match arms[at].visits >= fair {
            true => self.lifted[at] + self.errors[at],
            false => f32::NEG_INFINITY,
        };
        first_best((0..arms.len()).map(score))
    }

    /// Mostly small, at times large (Gumbel's distribution): who adds it to the logarithms of
    /// weights and takes the largest chooses by the weights.
    pub(super) fn draw_errors(&mut self, options: usize, rng: &mut Fast) {
        self.errors.clear();
        let noise = self.guide.noise;
        let error = |_| if noise == 0.0 { 0.0 } else { noise * gumbel(rng) };
        self.errors.extend((0..options).map(error));
    }

    pub(super) fn open_root(&mut self, reply: &Reply<'_>) {
        self.judged = Outlook::of(reply, self.seat, self.players);
        let worth = self.worth(&self.judged);
        self.tree.judge(ROOT, worth[self.seat.index()]);
        self.tree.open(ROOT, Kind::Open(self.seat), &self.legal, reply.logits);
        if self.guide.method == Method::Puct && self.guide.root_noise > 0.0 {
            self.stir();
        }
        let options = self.legal.len();
        self.sums.clear();
        self.sums.resize(options, Sum::default());
        self.children.clear();
        self.children.resize(options * self.worlds.len(), NOWHERE);
        self.consider(options);
    }

    /// The likeliest options, errors included, share the walks.
    pub(super) fn consider(&mut self, options: usize) {
        let half = self.share.walks().map_or(usize::MAX, |walks| (walks / 2).max(1) as usize);
        let considered = self.guide.considered.min(half).max(2);
        let arms = self.tree.arms(ROOT);
        let score = |at: &usize| arms[*at].logit + self.errors[*at];
        let mut order: Vec<usize> = (0..options).collect();
        order.sort_by(|a, b| score(b).total_cmp(&score(a)));
        self.halving.begin(order.into_iter().take(considered), self.share);
    }

    /// Replaces a part of the policy at the root by luck.
    pub(super) fn stir(&mut self) {
        let part = self.guide.root_noise;
        let mut rng = Fast::new(self.luck, u64::MAX);
        let mut noise: Vec<f32> = self.legal.iter().map(|_| gumbel(&mut rng) * STIR).collect();
        shares(&mut noise);
        for (at, noise) in (0..).zip(noise) {
            let arm = self.tree.arm_mut(at);
            arm.logit = ((1.0 - part) * arm.logit.exp() + part * noise).ln();
        }
    }

    /// The option of the root that the next walk takes.
    pub(super) fn next_option(&mut self) -> Option<usize> {
        loop {
            match self.halving.next() {
                Next::End => return None,
                Next::Compare => {
                    let worth = self.tree.node(ROOT).worth;
                    lift(self.tree.arms(ROOT), worth, &self.guide, &mut self.lifted);
                    let (lifted, errors) = (&self.lifted, &self.errors);
                    self.halving.halve(|option| lifted[option] + errors[option]);
                }
                Next::Walk(_) if self.guide.method == Method::Puct => {
                    let worth = self.tree.node(ROOT).worth;
                    return Some(puct(self.tree.arms(ROOT), worth, self.guide.exploration));
                }
                Next::Walk(option) => return Some(option),
            }
        }
    }
}

/// A draw from Gumbel's distribution.
fn gumbel(rng: &mut Fast) -> f32 {
    let share = (f64::from(below(rng, 1 << 24)) + 0.5) / f64::from(1 << 24);
    -(-share.ln()).ln() as f32
}
