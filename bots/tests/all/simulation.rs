//! Simulations and measurements of a small game.

use std::io;
use std::time::Duration;

use bots::bench::{BenchReport, BenchSpec};
use bots::sim::{Played, SimReport, SimSpec};
use bots::{Abilities, BotSpec};
use kernel::{Title, TitleOf};

use crate::threshing::{ROUNDS, Threshing};

const GAME: TitleOf<Threshing> = TitleOf::NEW;

fn spec(bots: &str, players: u8, threads: usize) -> SimSpec {
    SimSpec {
        games: 203,
        players,
        bots: BotSpec::list(bots).expect("the bots exist"),
        seed: 7,
        threads,
        options: vec![],
        parts: GAME.standard(),
        check: false,
    }
}

fn run(spec: &SimSpec) -> (SimReport, Vec<Played>) {
    let mut games = Vec::new();
    let report = GAME.sim(spec, &mut |played| {
        games.push(played.clone());
        Ok(())
    });
    (report.expect("the table is known"), games)
}

#[test]
fn any_number_of_threads_gives_the_same_result() {
    let (alone, games) = run(&spec("greedy,busy,random", 4, 1));
    assert!(games.iter().map(|played| played.number).eq(0..203));
    for threads in [2, 5] {
        let (report, same) = run(&spec("greedy,busy,random", 4, threads));
        assert_eq!(games, same);
        assert_eq!(alone.seats, report.seats);
        assert_eq!(alone.bots, report.bots);
        assert_eq!(alone.decisions, report.decisions);
    }
}

#[test]
fn trying_the_laws_changes_no_game() {
    let plain = spec("busy,greedy", 3, 2);
    let (report, games) = run(&plain);
    let (checked, same) = run(&SimSpec { check: true, ..plain });
    assert_eq!(games, same);
    let tally = checked.tally.as_ref().expect("the laws were tried");
    assert_eq!((tally.games, tally.decisions), (203, report.decisions));
    let json = serde_json::to_value(&checked).expect("a report has a JSON form");
    assert_eq!(json["tally"]["asks"]["work"], report.decisions);
    assert_eq!(json["tally"]["chances"]["card"], 203 * 3 * u64::from(ROUNDS));
}

#[test]
fn stronger_bots_score_more() {
    let (report, _) = run(&spec("random,busy,greedy", 3, 2));
    assert!(report.bots.is_sorted_by(|a, b| a.mean < b.mean), "{:?}", report.bots);
}

#[test]
fn the_last_bot_is_repeated_and_the_shares_add_up() {
    let (report, _) = run(&spec("busy,random", 4, 2));
    let bots: Vec<String> = report.seats.iter().map(|seat| seat.bot.to_string()).collect();
    assert_eq!(bots, ["busy", "random", "random", "random"]);
    assert_eq!(report.bots[1].seats_played, 3 * 203);
    let won: f64 = report.seats.iter().map(|seat| seat.win_share).sum();
    assert!((won - 1.0).abs() < 1e-9);
}

#[test]
fn the_report_has_the_fields_of_the_contract() {
    let (report, _) = run(&spec("random", 2, 1));
    let json = serde_json::to_value(&report).expect("a report has a JSON form");
    let keys = |value: &serde_json::Value| -> Vec<String> {
        value.as_object().expect("an object").keys().cloned().collect()
    };
    let mut expected = [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "threads",
        "games_per_second",
        "decisions_per_second",
        "seats",
        "bots",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&json), expected);
    assert_eq!(keys(&json["seats"][0]), ["bot", "max", "mean", "min", "sd", "seat", "win_share"]);
    assert_eq!(keys(&json["bots"][0]), ["bot", "mean", "seats_played", "win_share"]);
}

#[test]
fn bots_that_do_not_fit_are_refused() {
    let error =
        |bots, players| GAME.sim(&spec(bots, players, 1), &mut |_| Ok(())).unwrap_err().to_string();
    assert_eq!(error("busy,busy,busy", 2), "3 bots do not fit 2 seats\nhint: name at most 2");
    assert_eq!(error("busy", 9), "TH-1: 1 to 4 players");
}

#[test]
fn a_watcher_that_fails_stops_the_games() {
    let full = |_: &Played| Err(io::Error::other("disk full"));
    let error = GAME.sim(&spec("random", 2, 2), &mut { full }).unwrap_err();
    assert_eq!(error.to_string(), "disk full");
}

#[test]
fn a_bench_measures_something() {
    let spec = BenchSpec {
        players: 3,
        options: vec![],
        parts: GAME.standard(),
        time: Duration::from_millis(5),
        allocations: || 0,
    };
    let row = GAME.bench(&spec).expect("the table is known");
    assert!(row.games_per_second > 0.0 && row.decisions_per_second > row.games_per_second);
    assert_eq!(row.state_bytes, size_of::<Threshing>());
    let json = serde_json::to_value(BenchReport::new(vec![row])).expect("it has a JSON form");
    assert_eq!(json["threads"], 1);
    assert_eq!(json["games"][0]["allocations_per_decision"], 0.0);
}
