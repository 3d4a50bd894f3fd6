//! Puzzles are found where there are any, the same for any number of threads.

use bots::puzzles::{Found, PuzzleSpec};
use bots::{Abilities, BotSpec, Budget};
use kernel::{Title, TitleOf};

use crate::threshing::Threshing;

fn found(threads: usize, margin: f64) -> Vec<Found> {
    let title = TitleOf::<Threshing>::NEW;
    let spec = PuzzleSpec {
        players: 2,
        options: Vec::new(),
        parts: title.standard(),
        bot: BotSpec::Greedy,
        games: 2,
        seed: 3,
        threads,
        budget: Budget::Iterations(100),
        margin: Some(margin),
        until: None,
    };
    let mut games = 0;
    let found = title.puzzles(&spec, &mut || games += 1).expect("two may play");
    assert_eq!(games, 2, "every game is told of");
    found
}

/// Three hands in the barn pay five, and nothing else does: that is the best turn.
#[test]
fn a_turn_whose_moves_belong_together_is_found() {
    let all = found(1, 0.5);
    let turn = all.iter().find(|one| one.solution.len() > 1).expect("the barn is a puzzle");
    assert!(turn.solution.iter().all(|action| action == "barn"), "{turn:?}");
    assert!(turn.margin >= 0.5 && turn.clearness >= 1.0 && turn.instead != "barn", "{turn:?}");
    assert!(all.iter().all(|one| one.options >= 3));
}

#[test]
fn threads_change_nothing_and_a_larger_margin_finds_less() {
    let one = found(1, 0.5);
    assert_eq!(one, found(3, 0.5));
    assert!(found(2, 50.0).is_empty(), "nothing is that clear");
}
