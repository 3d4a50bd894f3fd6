//! Bots against each other in a small game.

use bots::arena::{ArenaSpec, PaceSpec};
use bots::{BotSpec, arena};
use kernel::{Title, TitleOf};

use crate::threshing::Threshing;

fn spec(bots: &str, players: u8, games: u64) -> ArenaSpec {
    ArenaSpec {
        bots: BotSpec::list(bots).expect("the bots exist"),
        players,
        games,
        all: false,
        seed: 1,
        threads: 2,
        options: vec![],
        parts: TitleOf::<Threshing>::NEW.standard(),
    }
}

#[test]
fn it_stops_when_the_result_is_clear() {
    let report = arena::<Threshing>(&spec("random,greedy", 2, 4000), |_| {}).expect("known");
    assert!(report.games < 400, "{}", report.games);
    let pair = &report.pairs[0];
    assert!(pair.ci95.1 < 0.5 && pair.mean_margin < 0.0, "{pair:?}");
    assert!(report.results[1].elo > report.results[0].elo);
}

#[test]
fn equals_play_all_games_and_stay_equal() {
    let report = arena::<Threshing>(&spec("random,random", 4, 400), |_| {}).expect("known");
    assert_eq!(report.games, 400);
    let pair = &report.pairs[0];
    assert!(pair.ci95.0 < 0.5 && pair.ci95.1 > 0.5, "{pair:?}");
    let shares: f64 = report.results.iter().map(|bot| bot.win_share).sum();
    assert!((shares - 0.5).abs() < 1e-9, "each has two of four seats: {shares}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads| {
        let spec = ArenaSpec { threads, ..spec("busy,greedy,random", 3, 90) };
        let mut games = Vec::new();
        let report = arena::<Threshing>(&spec, |played| games.push(played.clone())).expect("known");
        (games, serde_json::to_string(&report).expect("a report has a JSON form"))
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn one_bot_is_no_contest() {
    let error = arena::<Threshing>(&spec("random", 2, 10), |_| {}).expect_err("one bot");
    assert_eq!(error.to_string(), "1 bot does not make a contest\nhint: name 2");
}

/// Times belong to the machine; that they are taken of as many decisions as asked for does not.
#[test]
fn the_time_of_decisions_is_taken() {
    let parts = TitleOf::<Threshing>::NEW.standard();
    let spec = PaceSpec { players: 3, decisions: 20, seed: 1, parts };
    let thinker = "mcts:50it".parse().expect("it is a bot");
    let pace = arena::pace::<Threshing>(&spec, thinker).expect("the table is known");
    assert_eq!(pace.decisions, 20);
    assert!(pace.longest >= pace.mean && !pace.mean.is_zero(), "{pace:?}");
    let spec = PaceSpec { decisions: 2, ..spec };
    let rates = arena::iterations::<Threshing>(&spec, &[1, 2]).expect("the table is known");
    assert!(rates.len() == 2 && rates.iter().all(|rate| *rate > 100.0), "{rates:?}");
}
