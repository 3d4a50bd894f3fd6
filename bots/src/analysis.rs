//! Looking back on a recorded game: what could be expected when, what cost most, what was luck.

use kernel::replay::{Replay, ReplayError};
use kernel::{Judge, Seat};

mod chances;
mod history;
mod report;

use chances::{chances, victory};
use history::History;
pub use report::{Analysis, AnalysisSpec, Fortune, Loss, Moment};

/// Analyzes a recorded game, finished or not. `watch` hears on the caller's thread how much of
/// the work is done: so many of so many parts.
///
/// # Errors
/// If the game cannot be started, or a line is not legal.
pub fn analyze<G: Judge>(
    _spec: &AnalysisSpec,
    replay: &Replay,
    mut watch: impl FnMut(usize, usize),
) -> Result<Analysis, ReplayError> {
    let history = History::<G>::of(replay)?;
    let players = history.last().players();
    let estimates = |game: &G| Seat::all(players).map(|seat| game.estimate(seat).into()).collect();
    let points: Vec<Vec<f64>> = history.states.iter().map(estimates).collect();
    watch(1, 1);
    let none = vec![0.0; players.into()];
    Ok(Analysis {
        moments: moments(&history, points),
        losses: Vec::new(),
        luck: none.clone(),
        choices: none,
        luck_share: 0.0,
        kindest: None,
        cruelest: None,
    })
}

/// The moments with these points.
fn moments<G: Judge>(history: &History<G>, points: Vec<Vec<f64>>) -> Vec<Moment> {
    let moment = |(lines, (game, points)): (usize, (&G, Vec<f64>))| Moment {
        lines,
        round: game.progress().round,
        chances: victory(game).unwrap_or_else(|| chances(&points, history.left(lines))),
        points,
    };
    history.states.iter().zip(points).enumerate().map(moment).collect()
}
