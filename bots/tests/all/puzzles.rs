//! Puzzles are found where there are any, the same for any number of threads.

use std::time::Instant;

use bots::puzzles::{PuzzleSpec, Sought};
use bots::{Abilities, BotSpec, Budget};
use kernel::{Title, TitleOf};

use crate::threshing::Threshing;

fn sought(threads: usize, margin: f64, until: Option<Instant>) -> Sought {
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
        until,
    };
    let mut games = 0;
    let sought = title.puzzles(&spec, &mut || games += 1).expect("two may play");
    assert_eq!(games, 2, "every game is told of");
    sought
}

/// Three hands in the barn pay five, and nothing else does: that is the best turn.
#[test]
fn a_turn_whose_moves_belong_together_is_found() {
    let all = sought(1, 0.5, None).found;
    let turn = all.iter().find(|one| one.solution.len() > 1).expect("the barn is a puzzle");
    assert!(turn.solution.iter().all(|action| action == "barn"), "{turn:?}");
    assert!(turn.margin >= 0.5 && turn.clearness >= 1.0 && turn.instead != "barn", "{turn:?}");
    assert!(all.iter().all(|one| one.options >= 3));
}

#[test]
fn threads_change_nothing_and_a_larger_margin_finds_less() {
    let one = sought(1, 0.5, None);
    assert_eq!(one, sought(3, 0.5, None));
    assert!(sought(2, 50.0, None).found.is_empty(), "nothing is that clear");
}

/// Whatever is looked at comes so far and no farther, and is counted there.
#[test]
fn a_tally_says_where_positions_were_given_up() {
    let Sought { found, tally } = sought(1, 0.5, None);
    let stages = [tally.positions, tally.clear, tally.hidden, tally.stable, tally.best];
    assert_eq!(tally.games, 2);
    assert!(stages.is_sorted_by(|more, less| more >= less), "{tally}");
    assert!(tally.best >= found.len() as u64 && !found.is_empty(), "{tally}");
    let positive =
        |gains: &[kernel::ScoreLine]| gains.iter().map(|line| line.points).sum::<i32>() > 0;
    assert!(found.iter().all(|one| positive(&one.gains)), "every one is explained: {found:?}");
}

#[test]
fn nothing_is_looked_at_after_the_time() {
    assert_eq!(sought(1, 0.5, Some(Instant::now())), Sought::default());
}
