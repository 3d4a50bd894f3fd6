//! Estimates are fitted on a small game whose weights in force are wrong.

use bots::tune;
use bots::tune::{TuneSpec, Tuned};
use kernel::{Judge, Title, TitleOf};

use crate::threshing::Threshing;

fn tuned(horizon: f32, threads: usize) -> Tuned {
    let parts = TitleOf::<Threshing>::NEW.standard();
    let spec = TuneSpec { games: 40, rounds: 2, deals: 20, horizon, seed: 1, threads, parts };
    tune::<Threshing>(&spec, |_| {}).expect("the table is known")
}

/// A game and its end show what points are good for; and whoever knows wins.
#[test]
fn wrong_weights_are_put_right() {
    let tuned = tuned(1.0, 1);
    assert!(tuned.is_better(), "{:?}", tuned.proof);
    let worth = |points| tuned.estimate.points(&[points, 0.0], 0.5);
    assert!(worth(5.0) > worth(0.0), "{:?}", tuned.estimate);
}

/// Judged at once by the weights in force, no way is better than they say; what is no better than
/// they are is not kept.
#[test]
fn what_does_not_win_is_not_kept() {
    let tuned = tuned(0.0, 1);
    assert!(tuned.proof.is_none() && !tuned.is_better(), "{:?}", tuned.proof);
    assert_eq!(&tuned.estimate, Threshing::weights());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(tuned(1.0, 1).estimate, tuned(1.0, 3).estimate);
}
