//! Backup and restore.

use std::fs;
use std::sync::Arc;

use store::{
    Grant, GrantKind, Row, Snapshot, State, Store, StoreError, TableInfo, backup, restore,
};

use super::{open, texts};
use crate::ground::Ground;

/// Everything of a store that a restored one must have too.
#[derive(Debug, PartialEq)]
struct Everything {
    tables: Vec<TableInfo>,
    contents: Vec<(Vec<Row>, Option<Snapshot>, Vec<Grant>)>,
    components: Option<String>,
}

async fn everything(store: &Arc<dyn Store>) -> Everything {
    let tables = store.tables().await.expect("it can be read");
    let mut contents = Vec::new();
    for table in &tables {
        let rows = store.read(&table.id, 0).await.expect("it can be read");
        let snapshot = store.snapshot(&table.id).await.expect("it can be read");
        contents.push((rows, snapshot, store.grants(&table.id).await.expect("it can be read")));
    }
    let components = store.components("4f1d").await.expect("it can be read");
    Everything { tables, contents, components }
}

async fn furnish(store: &Arc<dyn Store>) {
    store.keep_components("4f1d", "orleans", "coins = 64\n# \"żółw\"").await.expect("kept");
    for id in ["a", "l'été:\n☀", "empty"] {
        open(store, id, &["opened", "żółw\n\"quoted\"", ""]).await;
        let grant = Grant::new(format!("hash of {id}"), id, "seat 1", 7, GrantKind::Token);
        store.grant(&grant).await.expect("it is there");
    }
    store.save_snapshot("a", 2, "{\"a\":1}").await.expect("it is kept");
    store.set_summary("a", State::Finished, "{}").await.expect("it is there");
    open(store, "bare", &[]).await;
}

pub async fn a_restored_store_is_equal(ground: &Ground) {
    let (store, file, place) = (ground.store().await, ground.file("backup"), ground.another());
    furnish(&store).await;
    let grant = Grant::new("last", "bare", "host", 0, GrantKind::Key);
    store.grant(&grant).await.expect("it is there");
    backup(&ground.url, &file).await.expect("it can be read while in use");
    restore(&file, &place.url).await.expect("the place is empty");
    let restored = place.store().await;
    assert_eq!(everything(&restored).await, everything(&store).await);
    assert_eq!(restored.append("a", 3, &texts(&["on"])).await, Ok(4));
    let again = backup(&ground.url, &file).await;
    assert!(again.expect_err("it is there").to_string().contains("exists already"));
}

pub async fn a_store_can_move_to_the_other_kind(ground: &Ground) {
    let Some(server) = Ground::postgres() else { return };
    let place = if ground.server().is_some() { Ground::sqlite() } else { server };
    let (store, file) = (ground.store().await, ground.file("backup"));
    furnish(&store).await;
    backup(&ground.url, &file).await.expect("it can be read");
    restore(&file, &place.url).await.expect("the place is empty");
    assert_eq!(everything(&place.store().await).await, everything(&store).await);
    let back = ground.file("and back");
    backup(&place.url, &back).await.expect("it can be read");
    assert_eq!(fs::read(back).expect("written"), fs::read(file).expect("written"));
}

pub async fn only_an_empty_store_is_filled(ground: &Ground) {
    let (store, file, place) = (ground.store().await, ground.file("backup"), ground.another());
    furnish(&store).await;
    backup(&ground.url, &file).await.expect("it can be read");
    let other = place.store().await;
    open(&other, "mine", &["opened"]).await;
    let before = everything(&other).await;
    let refused = restore(&file, &place.url).await.expect_err("it holds a table");
    assert!(refused.to_string().contains("is not empty"), "{refused}");
    assert_eq!(everything(&other).await, before);
}

pub async fn a_damaged_backup_is_refused(ground: &Ground) {
    let (store, file, place) = (ground.store().await, ground.file("backup"), ground.another());
    furnish(&store).await;
    backup(&ground.url, &file).await.expect("it can be read");
    let whole = fs::read_to_string(&file).expect("it was written");
    let lines: Vec<&str> = whole.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let middle = &whole[..whole.len() / 3];
    let changed = whole.replacen("opened", "forged", 1);
    for damaged in [&cut, middle, &changed, "", "guildhall-backup 2\n", "guildhall-backup 3\n{}"] {
        let bad = ground.file("bad");
        fs::write(&bad, damaged).expect("it can be written");
        let refused = restore(&bad, &place.url).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    }
    let missing = restore(&ground.file("missing"), &place.url).await;
    assert!(matches!(missing, Err(StoreError::Unavailable { .. })), "{missing:?}");
    restore(&file, &place.url).await.expect("the place is still empty");
}

pub async fn a_backup_is_of_one_moment(ground: &Ground) {
    let (store, place) = (ground.store().await, ground.another());
    for id in ["a", "b"] {
        open(&store, id, &[]).await;
    }
    let writer = tokio::spawn(async move {
        for after in 0..300 {
            for id in ["a", "b"] {
                store.append(id, after, &texts(&["x"])).await.expect("nobody else appends");
            }
        }
    });
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    backup(&ground.url, &ground.file("backup")).await.expect("it can be read while in use");
    writer.await.expect("it does not panic");
    restore(&ground.file("backup"), &place.url).await.expect("the place is empty");
    let restored = place.store().await;
    let (a, b) =
        (restored.newest("a").await.expect("there"), restored.newest("b").await.expect("there"));
    assert!(a == b || a == b + 1, "{a} {b}: `a` goes first");
    for (id, newest) in [("a", a), ("b", b)] {
        assert_eq!(restored.read(id, 0).await.expect("there").len() as u64, newest);
    }
}
