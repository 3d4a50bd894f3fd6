//! The log: order, races, durability, changes.

use std::sync::Arc;
use std::time::Duration;

use store::{Change, Store, StoreError};
use tokio::time::timeout;

use super::{bodies, open, texts};
use crate::ground::Ground;

pub async fn rows_are_read_as_they_were_written(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened", "seated"]).await;
    assert_eq!(store.append("t", 2, &texts(&["draw 4"])).await, Ok(3));
    assert_eq!(store.append("t", 3, &texts(&["a", "b"])).await, Ok(5));
    assert_eq!(store.newest("t").await, Ok(5));
    assert_eq!(bodies(&store, "t").await, ["opened", "seated", "draw 4", "a", "b"]);
    let late = store.read("t", 3).await.expect("the table is there");
    assert_eq!(
        late.iter().map(|row| (row.seq, row.body.as_str())).collect::<Vec<_>>(),
        [(4, "a"), (5, "b")]
    );
    assert!(late[0].at > 1_600_000_000_000, "milliseconds since 1970");
    assert_eq!(store.read("t", 5).await, Ok(vec![]));
}

pub async fn rows_go_after_the_newest_only(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened"]).await;
    for after in [0, 2, u64::MAX] {
        let error = StoreError::Conflict { table: "t".to_owned(), after };
        assert_eq!(store.append("t", after, &texts(&["x"])).await, Err(error));
    }
    assert_eq!(bodies(&store, "t").await, ["opened"]);
    open(&store, "empty", &[]).await;
    assert_eq!(store.newest("empty").await, Ok(0));
    assert_eq!(store.append("empty", 0, &texts(&["x"])).await, Ok(1));
    assert_eq!(store.append("empty", 1, &[]).await, Ok(1));
}

pub async fn of_two_who_race_one_wins(ground: &Ground) {
    let (one, two) = (ground.store().await, ground.store().await);
    open(&one, "t", &[]).await;
    for after in 0..30 {
        let (red, blue) = (texts(&["red"]), texts(&["blue"]));
        let (red, blue) = tokio::join!(one.append("t", after, &red), two.append("t", after, &blue));
        let winner = match (&red, &blue) {
            (Ok(_), Err(StoreError::Conflict { .. })) => "red",
            (Err(StoreError::Conflict { .. }), Ok(_)) => "blue",
            _ => panic!("{red:?} {blue:?}"),
        };
        assert_eq!(one.read("t", after).await.expect("it is there")[0].body, winner);
    }
    assert_eq!(one.newest("t").await, Ok(30));
}

pub async fn many_who_race_lose_nothing(ground: &Ground) {
    let stores = [ground.store().await, ground.store().await];
    open(&stores[0], "t", &[]).await;
    let racers = (0..6).map(|racer| {
        let store = Arc::clone(&stores[racer % 2]);
        tokio::spawn(async move {
            for turn in 0..10 {
                insist(&store, &format!("{racer}.{turn}")).await;
            }
        })
    });
    for racer in racers.collect::<Vec<_>>() {
        racer.await.expect("no racer panics");
    }
    let mut rows = bodies(&stores[1], "t").await;
    rows.sort();
    let all = (0..6).flat_map(|racer| (0..10).map(move |turn| format!("{racer}.{turn}")));
    assert_eq!(rows, all.collect::<Vec<_>>());
}

/// Appends a row after whatever is there, as often as it takes.
async fn insist(store: &Arc<dyn Store>, row: &str) {
    loop {
        let newest = store.newest("t").await.expect("it is there");
        match store.append("t", newest, &texts(&[row])).await {
            Ok(_) => return,
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

pub async fn everything_is_there_after_reopening(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened"]).await;
    store.append("t", 1, &texts(&["draw 4"])).await.expect("it goes on");
    store.save_snapshot("t", 2, "{}").await.expect("it is kept");
    let before = (store.read("t", 0).await, store.snapshot("t").await, store.tables().await);
    drop(store);
    let store = ground.store().await;
    let after = (store.read("t", 0).await, store.snapshot("t").await, store.tables().await);
    assert_eq!(before, after);
    assert_eq!(store.append("t", 2, &texts(&["on"])).await, Ok(3));
}

pub async fn changes_are_told(ground: &Ground) {
    let store = ground.store().await;
    let mut changes = store.changes();
    open(&store, "a:b", &["opened"]).await;
    store.append("a:b", 1, &texts(&["x", "y"])).await.expect("it goes on");
    let _ = store.append("a:b", 1, &texts(&["late"])).await.expect_err("a conflict");
    store.delete("a:b").await.expect("it is there");
    for newest in [1, 3, 0] {
        let change = timeout(Duration::from_secs(90), changes.recv()).await;
        let told = Change { table: "a:b".to_owned(), newest };
        assert_eq!(change.expect("it is told in time"), Ok(told));
    }
}

pub async fn a_dropped_caller_leaves_whole_rows(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &[]).await;
    let mut changes = store.changes();
    for micros in 0..40_u64 {
        let newest = store.newest("t").await.expect("it is there");
        let pair = texts(&["left", "right"]);
        let patience = Duration::from_micros(micros * 50);
        let _ = timeout(patience, store.append("t", newest, &pair)).await;
    }
    // Whatever was stored behind a dropped caller is told of all the same.
    insist(&store, "last").await;
    let newest = store.newest("t").await.expect("it is there");
    while changes.recv().await.expect("nobody lags").newest != newest {}
    let rows = bodies(&store, "t").await;
    let (last, pairs) = rows.split_last().expect("there is one");
    assert_eq!(last, "last");
    assert!(pairs.chunks(2).all(|pair| pair == ["left", "right"]), "{pairs:?}");
}
