//! How likely each seat wins.

use std::f64::consts::PI;

use kernel::{Game, Seat, Turn};

/// So little of the game is always taken to be left until it is over: on the last lines the
/// readings err by more than what may still happen, by about a seventh of the whole deviation.
const LEFT_MIN: f64 = 0.02;

/// The chance of each seat to win, from the points that each may expect and how much of the game
/// is left. `spread` is the standard deviation of the lead at the end of a whole game, see
/// [`Judge::SPREAD`](kernel::Judge::SPREAD); what may still happen grows like a random walk, with
/// the root of the way.
///
/// Between two seats it is the logistic curve of that deviation over the lead.
pub(super) fn chances(points: &[f64], spread: f32, left: f64) -> Vec<f64> {
    let deviation = f64::from(spread) * left.max(LEFT_MIN).sqrt();
    let scale = deviation * 3f64.sqrt() / PI;
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
        let ahead = |left| chances(&[16.0, 0.0], 16.0, left)[0];
        assert!((ahead(1.0) - 0.860).abs() < 1e-3, "one deviation ahead: {}", ahead(1.0));
        assert!((ahead(0.25) - 0.974).abs() < 1e-3, "two: {}", ahead(0.25));
        assert!(ahead(0.02) > 0.999);
    }

    #[test]
    fn a_lead_counts_less_where_equals_end_further_apart() {
        let ahead = |spread| chances(&[16.0, 0.0], spread, 0.5)[0];
        assert!(ahead(10.5) > 0.98 && ahead(62.0) < 0.7, "{} {}", ahead(10.5), ahead(62.0));
    }

    #[test]
    fn nobody_is_sure_before_the_end() {
        let nearly_over = chances(&[1.0, 0.0], 33.0, 0.001);
        assert!(nearly_over[0] < 0.6, "a point is within what is misread: {nearly_over:?}");
        assert_eq!(nearly_over, chances(&[1.0, 0.0], 33.0, 0.0));
    }

    #[test]
    fn chances_add_up_to_one_and_equals_have_equal_ones() {
        let chances = chances(&[30.0, 20.0, 30.0, -4.0], 25.0, 0.4);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(chances[0], chances[2]);
        assert!(chances[1] > chances[3]);
    }
}
