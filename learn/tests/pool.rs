//! Guided searches side by side: the same games whatever the threads, and rows that fit.

use bots::guided::{Guide, Method, Views};
use learn::pool::{Harvest, Leaves};
use learn::{PoolError, PoolSpec, TableSpec};

use crate::run::entry;

fn spec(guide: Guide, players: &[u8]) -> PoolSpec {
    let table = |&players: &u8| TableSpec { players, ..TableSpec::default() };
    PoolSpec {
        games: 5,
        tables: players.iter().map(table).collect(),
        parts: entry("tiletum").title.standard(),
        guide,
        sims: 6,
        full: 0.5,
        quick_sims: 0,
        opening: 10,
        temperature: 1.0,
        bystanders: true,
        threads: 1,
        seed: 7,
    }
}

/// A judge without any insight, but not the same everywhere.
fn judge(leaves: &Leaves, seats: usize) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
    let logits = leaves.legal.iter().map(|action| (action % 7) as f32 / 7.0).collect();
    let sums = leaves
        .indptr
        .windows(2)
        .map(|row| leaves.values[row[0] as usize..row[1] as usize].iter().sum::<f32>());
    let points = sums.flat_map(|sum| (0..seats).map(move |seat| sum / (1 + seat) as f32)).collect();
    let shares = vec![1.0 / seats as f32; leaves.seats.len() * seats];
    (logits, points, shares)
}

fn run(game: &str, spec: &PoolSpec, steps: usize) -> (Vec<Leaves>, Harvest) {
    let mut pool = entry(game).study.pool(spec).expect("the tables are known");
    let mut seen = Vec::new();
    for _ in 0..steps {
        let leaves = pool.leaves().clone();
        let (logits, points, shares) = judge(&leaves, pool.seats());
        pool.answer(&logits, &points, &shares).expect("they fit");
        seen.push(leaves);
    }
    (seen, pool.finished())
}

#[test]
fn the_games_do_not_depend_on_threads() {
    let one = spec(Guide::LEARN, &[1, 2, 3, 4]);
    let three = PoolSpec { threads: 3, ..one.clone() };
    assert_eq!(run("tiletum", &one, 600), run("tiletum", &three, 600));
    let other = PoolSpec { seed: 8, ..one.clone() };
    assert_ne!(run("tiletum", &one, 3), run("tiletum", &other, 3));
}

#[test]
fn every_game_waits_with_one_leaf() {
    let guide = Guide { method: Method::Puct, views: Views::Asked, worlds: 2, ..Guide::LEARN };
    let parts = entry("orleans").title.standard();
    let (seen, _) = run("orleans", &PoolSpec { parts, ..spec(guide, &[2, 4]) }, 200);
    for leaves in seen {
        assert_eq!((leaves.seats.len(), leaves.indptr.len(), leaves.legal_indptr.len()), (5, 6, 6));
        assert_eq!(leaves.players, [2, 4, 2, 4, 2]);
        assert!(leaves.legal_indptr.windows(2).all(|row| row[1] > row[0] + 1));
    }
}

/// With views of their own, seats look ahead to positions where they are not asked.
#[test]
fn leaves_without_options_are_seen_from_the_own_view() {
    let (seen, _) = run("tiletum", &spec(Guide::LEARN, &[2]), 400);
    let without = |leaves: &Leaves| leaves.legal_indptr.windows(2).filter(|r| r[0] == r[1]).count();
    assert!(seen.iter().map(without).sum::<usize>() > 0);
}

#[test]
fn rows_of_finished_games_fit_together() {
    let quick = PoolSpec { sims: 2, games: 8, threads: 2, ..spec(Guide::LEARN, &[2, 3]) };
    let mut pool = entry("tiletum").study.pool(&quick).expect("the tables are known");
    let mut harvest = Harvest::default();
    for _ in 0..3000 {
        let (logits, points, shares) = judge(pool.leaves(), 4);
        pool.answer(&logits, &points, &shares).expect("they fit");
        harvest = pool.finished();
        if !harvest.is_empty() {
            break;
        }
    }
    let rows = harvest.len();
    assert!(rows > 50, "a game was played to its end");
    for (len, what) in [
        (harvest.indptr.len() - 1, "observations"),
        (harvest.legal_indptr.len() - 1, "options"),
        (harvest.action.len(), "actions"),
        (harvest.points.len() / 4, "points"),
        (harvest.root_shares.len() / 4, "root shares"),
    ] {
        assert_eq!(len, rows, "{what}");
    }
    assert_eq!(harvest.visits.len(), harvest.legal.len());
    for row in 0..rows {
        check(&harvest, row);
    }
}

fn check(harvest: &Harvest, row: usize) {
    let options = harvest.legal_indptr[row] as usize..harvest.legal_indptr[row + 1] as usize;
    let players = harvest.players[row] as usize;
    let shares = &harvest.shares[4 * row..4 * row + 4];
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
    assert!(shares[players..].iter().all(|share| *share == 0.0));
    if harvest.action[row] < 0 {
        return assert!(options.is_empty(), "a bystander has none");
    }
    assert!(harvest.legal[options.clone()].contains(&harvest.action[row]));
    let policy: f32 = harvest.policy[options.clone()].iter().sum();
    assert!((policy - 1.0).abs() < 1e-4, "{policy}");
    let visits: i32 = harvest.visits[options].iter().sum();
    assert_eq!(visits, if harvest.full[row] { 2 } else { 0 });
}

#[test]
fn answers_that_do_not_fit_are_refused() {
    let mut pool = entry("tiletum").study.pool(&spec(Guide::LEARN, &[2])).expect("a table");
    let before = pool.leaves().clone();
    let (logits, points, shares) = judge(&before, 4);
    let error = pool.answer(&logits[1..], &points, &shares).unwrap_err();
    assert!(matches!(error, PoolError::Length { what: "logits", .. }), "{error}");
    let error = pool.answer(&logits, &[f32::NAN; 20], &shares).unwrap_err();
    assert_eq!(error, PoolError::NotFinite { what: "points" });
    assert_eq!(*pool.leaves(), before, "nothing has changed");
}
