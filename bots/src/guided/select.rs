//! Which option a walk takes, by what is known of each.

use super::guide::Guide;
use super::tree::{Arm, log_sum};

/// Writes for each option the logarithm of how likely it is, lifted by what it proved to be worth.
/// What was not tried counts as worth what the others are on the whole, and what was tried seldom
/// as worth nearly that: few walks are mostly luck. `judged` is what the position was judged to be
/// worth.
pub(super) fn lift<A>(arms: &[Arm<A>], judged: f32, guide: &Guide, out: &mut Vec<f32>) {
    let most = arms.iter().map(|arm| arm.visits).max().unwrap_or(0);
    let scale = guide.sharpness * (guide.trust + most as f32);
    let usual = usual(arms, judged);
    let better = |arm: &Arm<A>| match arm.visits {
        0 => 0.0,
        visits => (arm.mean() - usual) * visits as f32 / (visits as f32 + guide.caution),
    };
    out.clear();
    out.extend(arms.iter().map(|arm| arm.logit + scale * better(arm)));
}

/// What the options are worth on the whole: what was judged, and what was found, by how likely
/// each is.
fn usual<A>(arms: &[Arm<A>], judged: f32) -> f32 {
    let (mut visits, mut weights, mut sum) = (0, 0.0, 0.0);
    for arm in arms.iter().filter(|arm| arm.visits > 0) {
        let weight = arm.logit.exp();
        visits += arm.visits;
        weights += weight;
        sum += weight * arm.mean();
    }
    if visits == 0 || weights == 0.0 {
        return judged;
    }
    (judged + visits as f32 * sum / weights) / (1 + visits) as f32
}

/// Turns logarithms of weights into shares.
pub(super) fn shares(logits: &mut [f32]) {
    let sum = log_sum(logits);
    logits.iter_mut().for_each(|logit| *logit = (*logit - sum).exp());
}

/// The option that was taken too seldom for what it deserves.
pub(super) fn most_wanted<A>(arms: &[Arm<A>], deserved: &[f32]) -> usize {
    let visits: u32 = arms.iter().map(|arm| arm.visits).sum();
    let lack =
        |(arm, deserved): (&Arm<A>, &f32)| deserved - arm.visits as f32 / (visits + 1) as f32;
    first_best(arms.iter().zip(deserved).map(lack))
}

/// The option that promises most, or was tried too seldom for how likely it is.
pub(super) fn puct<A>(arms: &[Arm<A>], judged: f32, exploration: f32) -> usize {
    let visits: u32 = arms.iter().map(|arm| arm.visits).sum();
    let curiosity = exploration * (visits.max(1) as f32).sqrt();
    let usual = usual(arms, judged);
    let score = |arm: &Arm<A>| {
        let worth = if arm.visits > 0 { arm.mean() } else { usual };
        worth + curiosity * arm.logit.exp() / (arm.visits + 1) as f32
    };
    first_best(arms.iter().map(score))
}

/// The first of those with the largest number.
pub(super) fn first_best(numbers: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (at, number) in numbers.enumerate() {
        if number > best.1 {
            best = (at, number);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arm(likely: f32, visits: u32, mean: f32) -> Arm<()> {
        let worth = mean * visits as f32;
        Arm { action: (), logit: likely.ln(), visits, worth, child: 0 }
    }

    #[test]
    fn what_is_worth_more_is_lifted_and_the_rest_keeps_its_order() {
        let arms = [arm(0.5, 4, -0.2), arm(0.25, 4, 0.4), arm(0.15, 0, 0.0), arm(0.1, 0, 0.0)];
        let mut lifted = Vec::new();
        lift(&arms, 0.0, &Guide::PLAY, &mut lifted);
        assert!(lifted[1] > lifted[0] && lifted[1] > arms[1].logit, "{lifted:?}");
        let gap = |at: usize, than: usize| lifted[at] - lifted[than];
        assert!((gap(2, 3) - (arms[2].logit - arms[3].logit)).abs() < 1e-5, "{lifted:?}");
        shares(&mut lifted);
        assert!((lifted.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn few_walks_are_believed_little() {
        let arms = [arm(0.4, 2, 0.5), arm(0.4, 64, 0.5), arm(0.2, 64, -0.5)];
        let lifted = |caution| {
            let mut lifted = Vec::new();
            lift(&arms, 0.0, &Guide { caution, ..Guide::PLAY }, &mut lifted);
            lifted
        };
        let (bold, careful) = (lifted(0.0), lifted(16.0));
        assert!((bold[0] - bold[1]).abs() < 1e-5, "who believes everything: {bold:?}");
        assert!(careful[0] < careful[1] - 1.0, "two walks count less: {careful:?}");
        assert!(careful[0] > careful[2], "but they count: {careful:?}");
    }

    #[test]
    fn visits_follow_what_is_deserved() {
        let mut arms = [arm(0.5, 0, 0.0), arm(0.3, 0, 0.0), arm(0.2, 0, 0.0)];
        for _ in 0..100 {
            let at = most_wanted(&arms, &[0.5, 0.3, 0.2]);
            arms[at].visits += 1;
        }
        assert_eq!(arms.map(|arm| arm.visits), [50, 30, 20]);
    }

    #[test]
    fn puct_tries_the_likely_and_stays_with_the_good() {
        let fresh = [arm(0.2, 0, 0.0), arm(0.8, 0, 0.0)];
        assert_eq!(puct(&fresh, 0.0, 1.25), 1);
        let tried = [arm(0.2, 10, 0.5), arm(0.8, 10, -0.5)];
        assert_eq!(puct(&tried, 0.0, 1.25), 0);
    }
}
