//! What belongs to a table: its line in the lobby, snapshot, components, grants, lease.

use std::time::Duration;

use store::{Grant, GrantKind, NewTable, State, StoreError};
use tokio::time::sleep;

use super::{open, texts};
use crate::ground::Ground;

/// Leases in milliseconds: one that outlives the test on any machine, and one that soon lapses.
const LONG: u64 = 3_600_000;
const SHORT: u64 = 50;

pub async fn tables_are_listed_newest_first(ground: &Ground) {
    let store = ground.store().await;
    assert_eq!(store.tables().await, Ok(vec![]));
    for id in ["a", "b", "c"] {
        open(&store, id, &["opened"]).await;
        sleep(Duration::from_millis(3)).await;
    }
    store.append("a", 1, &texts(&["x"])).await.expect("it goes on");
    store.set_summary("b", State::Finished, "{\"winner\":1}").await.expect("it is there");
    let tables = store.tables().await.expect("it is there");
    assert_eq!(tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["a", "c", "b"]);
    assert_eq!((tables[0].newest, tables[0].state), (2, State::Running));
    assert!(tables[0].created < tables[0].updated);
    assert_eq!((tables[2].state, tables[2].summary.as_str()), (State::Finished, "{\"winner\":1}"));
    assert_eq!((tables[2].game.as_str(), tables[2].name.as_str()), ("orleans", "table b"));
    assert_eq!(store.table("b").await.as_ref(), Ok(&tables[2]));
    let again = store.open(&NewTable::new("a", "orleans", "another"), &texts(&["x"])).await;
    assert_eq!(again, Err(StoreError::Taken { table: "a".to_owned() }));
    assert_eq!(store.table("a").await.as_ref(), Ok(&tables[0]));
}

pub async fn the_newest_snapshot_is_kept(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened", "x", "y"]).await;
    assert_eq!(store.snapshot("t").await, Ok(None));
    for (seq, body) in [(2, "two"), (3, "three"), (1, "one")] {
        store.save_snapshot("t", seq, body).await.expect("it is kept or passed over");
    }
    let kept = store.snapshot("t").await.expect("it can be read").expect("it was kept");
    assert_eq!((kept.seq, kept.body.as_str()), (3, "three"));
}

pub async fn component_sets_are_kept(ground: &Ground) {
    let store = ground.store().await;
    assert_eq!(store.components("4f1d").await, Ok(None));
    for text in ["coins = 64", "ignored, since the hash is known"] {
        store.keep_components("4f1d", "orleans", text).await.expect("it is kept");
    }
    assert_eq!(store.components("4f1d").await, Ok(Some("coins = 64".to_owned())));
}

pub async fn grants_open_until_revoked(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &[]).await;
    let grant = |hash: &str, place: &str, generation| {
        Grant::new(hash, "t", place, generation, GrantKind::Key)
    };
    let plain = |grants: Vec<Grant>| -> Vec<Grant> {
        assert!(grants.iter().all(|grant| grant.made > 0), "the store says when");
        grants.into_iter().map(|grant| Grant { made: 0, ..grant }).collect()
    };
    let (host, seat) = (grant("bb", "host", 0), grant("aa", "seat 1", 4));
    assert_eq!(store.granted("aa").await, Ok(vec![]));
    for grant in [&host, &grant("aa", "seat 1", 3), &seat, &grant("aa", "seat 1", 2)] {
        store.grant(grant).await.expect("the table is there");
    }
    let granted = store.granted("aa").await.expect("it can be read");
    assert_eq!(plain(granted), std::slice::from_ref(&seat), "the newest generation counts");
    store.grant(&grant("aa", "seat 0", 0)).await.expect("one more place");
    let all = plain(store.grants("t").await.expect("it can be read"));
    assert_eq!(all, [grant("aa", "seat 0", 0), seat, host.clone()]);
    store.revoke("aa", "t", "seat 0").await.expect("it is revoked");
    store.revoke("aa", "t", "seat 0").await.expect("twice is harmless");
    assert_eq!(store.granted("aa").await.map(|left| left.len()), Ok(1), "one place alone");
    store.revoke("aa", "t", "seat 1").await.expect("it is revoked");
    assert_eq!(store.granted("aa").await, Ok(vec![]));
    assert_eq!(plain(store.grants("t").await.expect("it can be read")), [host]);
}

pub async fn a_lease_lapses(ground: &Ground) {
    let (here, there) = (ground.store().await, ground.store().await);
    open(&here, "t", &[]).await;
    assert_eq!(here.lease("t", "here", LONG).await, Ok(true));
    assert_eq!(there.lease("t", "there", LONG).await, Ok(false));
    assert_eq!(here.lease("t", "here", SHORT).await, Ok(true), "it is renewed, for less");
    sleep(Duration::from_millis(SHORT + 1)).await;
    assert_eq!(there.lease("t", "there", u64::MAX).await, Ok(true), "it has lapsed");
    assert_eq!(here.lease("t", "here", LONG).await, Ok(false));
    assert_eq!(here.lease("t", "here", 0).await, Ok(false));
    assert_eq!(there.lease("t", "there", 0).await, Ok(true), "it is given up");
    assert_eq!(here.lease("t", "here", LONG).await, Ok(true));
}

pub async fn deleting_takes_everything(ground: &Ground) {
    let store = ground.store().await;
    for id in ["t", "other"] {
        open(&store, id, &["opened"]).await;
        store.save_snapshot(id, 1, "{}").await.expect("it is kept");
        let grant = Grant::new(id, id, "host", 0, GrantKind::Key);
        store.grant(&grant).await.expect("the table is there");
        assert_eq!(store.lease(id, "here", 60_000).await, Ok(true));
    }
    store.delete("t").await.expect("it is there");
    assert_eq!(store.granted("t").await, Ok(vec![]));
    assert_eq!(store.snapshot("t").await, Ok(None));
    assert_eq!(store.tables().await.expect("it can be read").len(), 1);
    open(&store, "t", &[]).await;
    assert_eq!(store.read("t", 0).await, Ok(vec![]));
    assert_eq!(store.lease("t", "there", 1).await, Ok(true));
    assert_eq!(store.newest("other").await, Ok(1));
    assert!(!store.granted("other").await.expect("it can be read").is_empty());
}

pub async fn an_unknown_table_is_said_to_be(ground: &Ground) {
    let store = ground.store().await;
    let unknown = StoreError::Unknown { table: "t".to_owned() };
    assert_eq!(unknown.to_string(), "unknown table `t`");
    assert_eq!(store.newest("t").await, Err(unknown.clone()));
    assert_eq!(store.read("t", 0).await, Err(unknown.clone()));
    assert_eq!(store.table("t").await, Err(unknown.clone()));
    assert_eq!(store.append("t", 0, &texts(&["x"])).await, Err(unknown.clone()));
    assert_eq!(store.save_snapshot("t", 1, "{}").await, Err(unknown.clone()));
    assert_eq!(store.set_summary("t", State::Closed, "").await, Err(unknown.clone()));
    assert_eq!(store.delete("t").await, Err(unknown.clone()));
    assert_eq!(store.lease("t", "here", 1).await, Err(unknown.clone()));
    let grant = Grant::new("aa", "t", "host", 0, GrantKind::Key);
    assert_eq!(store.grant(&grant).await, Err(unknown));
    assert_eq!(store.snapshot("t").await, Ok(None));
    assert_eq!(store.grants("t").await, Ok(vec![]));
}
