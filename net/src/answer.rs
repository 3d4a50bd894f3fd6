//! What a net is asked, and what it answers.

/// A position as a seat knows it.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The numbers of the observation that are not zero: where they stand, ascending.
    pub inputs: &'a [i32],
    /// These numbers.
    pub values: &'a [f32],
    /// The numbers of the legal actions.
    pub legal: &'a [i32],
    /// How many play.
    pub players: usize,
}

/// What a net thinks of a position. The seats follow one another clockwise from the observer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// How promising each legal action is, as logarithms of weights.
    pub logits: Vec<f32>,
    /// The final points that each seat may expect.
    pub points: Vec<f32>,
    /// The share of the victory that each seat may expect; they add up to 1. A single player's is
    /// the chance to meet the goal.
    pub shares: Vec<f32>,
}

impl Answer {
    /// Turns the numbers behind `shares` into shares.
    pub(crate) fn share_out(&mut self) {
        if let [alone] = self.shares.as_mut_slice() {
            *alone = 1.0 / (1.0 + (-*alone).exp());
        } else {
            softmax(&mut self.shares);
        }
    }

    /// Writes how likely each legal action is: the weights that the logits stand for, as shares.
    pub fn policy(&self, out: &mut Vec<f32>) {
        out.clone_from(&self.logits);
        softmax(out);
    }
}

fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_a_single_player_has_a_chance() {
        let mut answer = Answer { shares: vec![2f32.ln(), 0.0, 0.0], ..Answer::default() };
        answer.share_out();
        assert!((answer.shares[0] - 0.5).abs() < 1e-6 && (answer.shares[2] - 0.25).abs() < 1e-6);
        let mut alone = Answer { shares: vec![3f32.ln()], ..Answer::default() };
        alone.share_out();
        assert!((alone.shares[0] - 0.75).abs() < 1e-6);
    }

    #[test]
    fn large_logits_do_no_harm() {
        let answer = Answer { logits: vec![500.0, 500.0, -500.0], ..Answer::default() };
        let mut policy = Vec::new();
        answer.policy(&mut policy);
        assert_eq!(policy, [0.5, 0.5, 0.0]);
    }
}
