//! How likely each seat wins.

use kernel::{Game, Seat, Turn};

/// So many points ahead make a victory three times as likely as a defeat when the game begins.
const LEAD: f64 = 16.0;
/// So little of the game is always taken to be left until it is over: the last moves still count.
const LEFT_MIN: f64 = 0.005;

/// The chance of each seat to win, from the points that each may expect and how much of the game
/// is left. What may still happen grows like a random walk, with the root of the way.
///
/// Between two seats it is a logistic curve of the lead.
pub(super) fn chances(points: &[f64], left: f64) -> Vec<f64> {
    let scale = LEAD / 3f64.ln() * left.max(LEFT_MIN).sqrt();
    let best = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = points.iter().map(|one| ((one - best) / scale).exp()).collect();
    let sum: f64 = odds.iter().sum();
    odds.into_iter().map(|one| one / sum).collect()
}

/// The victory of a finished game, in equal parts if it is shared; `None` before its end.
pub(super) fn victory<G: Game>(game: &G) -> Option<Vec<f64>> {
    (game.turn() == Turn::Over).then(|| {
        let score = game.score();
        if let Some(won) = score.won {
            return vec![f64::from(u8::from(won)); game.players().into()];
        }
        let ranking = score.ranking();
        let winners = ranking.first().expect("somebody sits at the table");
        let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Seat::all(game.players()).map(share).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_counts_more_towards_the_end() {
        let at_start = chances(&[16.0, 0.0], 1.0);
        assert!((at_start[0] - 0.75).abs() < 1e-9, "{at_start:?}");
        let at_end = chances(&[16.0, 0.0], 0.01);
        assert!(at_end[0] > 0.999, "{at_end:?}");
    }

    #[test]
    fn chances_add_up_to_one_and_equals_have_equal_ones() {
        let chances = chances(&[30.0, 20.0, 30.0, -4.0], 0.4);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(chances[0], chances[2]);
        assert!(chances[1] > chances[3]);
    }
}
