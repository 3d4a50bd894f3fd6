//! Estimates are fitted on a small game whose weights in force are wrong.

use bots::tune::{TuneSpec, Tuned};
use bots::{Bot, Busy, playout, tune};
use kernel::chance::Fast;
use kernel::{Estimate, Game, Judge, Seat, Title, TitleOf};
use orleans::Orleans;

use crate::threshing::Threshing;

fn tuned(trust: f64, threads: usize) -> Tuned {
    let spec = TuneSpec {
        games: 20,
        rounds: 1,
        horizon: 1.0,
        trust: vec![trust],
        hasty: true,
        deals: 10,
        seed: 1,
        threads,
        parts: TitleOf::<Threshing>::NEW.standard(),
        from: None,
    };
    tune::<Threshing>(&spec, |_| {}).expect("the table is known")
}

/// The end of a game shows what points are good for; and whoever knows wins.
#[test]
fn wrong_weights_are_put_right() {
    let tuned = tuned(0.4, 1);
    assert!(tuned.is_better(), "{:?}", tuned.proof);
    let worth = |points| tuned.estimate.points(&[points, 0.0], 0.5);
    assert!(worth(5.0) > worth(0.0), "{:?}", tuned.estimate);
}

/// Without trust the weights stay as they were, and what is no better than they are is not kept.
#[test]
fn what_does_not_win_is_not_kept() {
    let tuned = tuned(1e-9, 1);
    assert!(tuned.proof.is_none() && !tuned.is_better(), "{:?}", tuned.proof);
    assert_eq!(&tuned.estimate, Threshing::weights());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(tuned(0.4, 1).estimate, tuned(0.4, 3).estimate);
}

/// By hand, every term of Orléans counts as it is.
#[test]
fn the_estimate_by_hand_is_the_sum_of_its_terms() {
    let file = include_str!("../../../games/orleans/data/estimate-by-hand.toml");
    let by_hand = Estimate::load(file, Orleans::FEATURES);
    let title = TitleOf::<Orleans>::NEW;
    let game = title.start(title.standard(), &[], 3).expect("three players may play");
    let mut game = *game.as_any().downcast_ref::<Orleans>().expect("it is Orléans");
    let mut busy = Busy::default();
    playout(&mut game, &mut Vec::new(), &mut Fast::new(1, 0), |game, seat, legal, rng| {
        let mut terms = vec![0.0; Orleans::FEATURES.len()];
        game.features(seat, &mut terms);
        let (sum, points) = (terms.iter().sum::<f32>(), by_hand.foretell(game, seat));
        assert!((sum - points).abs() < 1e-3, "{sum} {points}");
        busy.pick(game, seat, legal, rng)
    });
    for (seat, score) in Seat::all(3).zip(game.score().seats) {
        assert_eq!(game.estimate(seat), score.total as f32, "at the end the points are known");
    }
}
