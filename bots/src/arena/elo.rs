//! Ratings that explain who came in ahead of whom.

/// Rounds of fitting; the ratings of a ladder settle long before.
const ROUNDS: usize = 2000;
/// A draw with each other bot that was met, so that a bot that always wins has a rating at all.
const PRIOR: f64 = 0.5;

/// Elo ratings by the model of Bradley and Terry; the first bot has 0. `ahead[a][b]` are the games
/// in which `a` was ahead of `b`, draws counted half. Bots that nobody's games connect with the
/// first one cannot be compared with it: what they get says nothing.
pub fn ratings(ahead: &[Vec<f64>]) -> Vec<f64> {
    let met = |a: usize, b: usize| a != b && ahead[a][b] + ahead[b][a] > 0.0;
    let won = |a: usize, b: usize| if met(a, b) { ahead[a][b] + PRIOR } else { 0.0 };
    let bots = ahead.len();
    let mut strength = vec![1.0; bots];
    for _ in 0..ROUNDS {
        for a in 0..bots {
            let wins: f64 = (0..bots).map(|b| won(a, b)).sum();
            let games = |b: usize| (won(a, b) + won(b, a)) / (strength[a] + strength[b]);
            let expected: f64 = (0..bots).map(games).sum();
            if expected > 0.0 {
                strength[a] = wins / expected;
            }
        }
        let first = strength[0];
        strength.iter_mut().for_each(|one| *one /= first);
    }
    strength.iter().map(|one| 400.0 * one.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_times_as_many_wins_are_400_points() {
        let ratings = ratings(&[vec![0.0, 1_000.0], vec![10_000.0, 0.0]]);
        assert_eq!(ratings[0], 0.0);
        assert!((ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn strength_is_handed_on() {
        let ahead = [vec![0.0, 10.0, 0.0], vec![30.0, 0.0, 10.0], vec![0.0, 30.0, 0.0]];
        let ratings = ratings(&ahead);
        assert!(ratings[2] > 1.9 * ratings[1] && ratings[1] > 150.0, "{ratings:?}");
    }

    #[test]
    fn whoever_always_wins_has_a_rating() {
        assert!(ratings(&[vec![0.0, 0.0], vec![20.0, 0.0]])[1].is_finite());
    }
}
