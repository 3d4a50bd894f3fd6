//! Scores are the sum of their lines.

use super::law::{Law, Verdict};
use crate::Game;

/// Every seat has a score, it is the sum of its lines, and the ranking names every seat once.
pub(super) fn scores<G: Game>(game: &G) -> Verdict {
    let sheet = game.score();
    let players = usize::from(game.players());
    Law::ScoreSum.holds(sheet.seats.len() == players, || {
        format!("{} scores for {players} seats", sheet.seats.len())
    })?;
    for (seat, score) in sheet.seats.iter().enumerate() {
        let sum: i32 = score.lines.iter().map(|line| line.points).sum();
        Law::ScoreSum.holds(score.total == sum, || {
            format!("seat {seat} has {} points, its lines add up to {sum}", score.total)
        })?;
    }
    let mut ranked = sheet.ranking().concat();
    ranked.sort_unstable();
    Law::ScoreSum.holds(ranked.iter().copied().eq(crate::Seat::all(game.players())), || {
        format!("the ranking names {ranked:?}")
    })?;
    Law::ScoreSum.holds(sheet.won.is_none() || players == 1, || {
        "a goal is met or missed, but this is no solo game".to_owned()
    })
}
