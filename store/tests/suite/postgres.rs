//! What is true of PostgreSQL alone: nodes that share a server.

use std::sync::Arc;
use std::time::Duration;

use store::{Change, Store, StoreError};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::ground::Ground;
use crate::laws::{bodies, open, texts};

/// How long anything may take on a busy machine, of which a frozen server would take more.
const PATIENCE: Duration = Duration::from_secs(90);

/// Ends every connection to a database but the one that says so.
const CUT_OFF: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

async fn told(changes: &mut Receiver<Change>) -> (String, u64) {
    let change = timeout(PATIENCE, changes.recv()).await;
    let change = change.expect("it is told in time").expect("nobody lags");
    (change.table, change.newest)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_hears_of_every_change() {
    let Some(ground) = Ground::postgres() else { return };
    let (here, there) = (ground.store().await, ground.store().await);
    let mut changes = there.changes();
    open(&here, "t", &["opened"]).await;
    assert_eq!(told(&mut changes).await, ("t".to_owned(), 1));
    here.append("t", 1, &texts(&["x"])).await.expect("it goes on");
    assert_eq!(told(&mut changes).await, ("t".to_owned(), 2));
    assert_eq!(there.append("t", 2, &texts(&["y"])).await, Ok(3));
    assert_eq!(told(&mut changes).await, ("t".to_owned(), 3));
    here.delete("t").await.expect("it is there");
    assert_eq!(told(&mut changes).await, ("t".to_owned(), 0));
}

/// As it looks when a node died and the server's clock was set back by an hour.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_clock_is_set_back_freezes_no_table() {
    let Some(ground) = Ground::postgres() else { return };
    let server = ground.server().expect("it is on one");
    let database = ground.database();
    let store = ground.store().await;
    open(&store, "t", &["opened"]).await;
    assert_eq!(store.lease("t", "dead", 6000).await, Ok(true));
    assert_eq!(store.lease("t", "alive", 6000).await, Ok(false));
    server.sql(database, "UPDATE guildhall.leases SET until = until + 3600000");
    assert_eq!(store.lease("t", "alive", 6000).await, Ok(true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_cut_off_catches_up() {
    let Some(ground) = Ground::postgres() else { return };
    let server = ground.server().expect("it is on one");
    let database = ground.database();
    let (here, there) = (ground.store().await, ground.store().await);
    let mut changes = there.changes();
    for id in ["kept", "gone"] {
        open(&here, id, &["opened"]).await;
        assert_eq!(told(&mut changes).await, (id.to_owned(), 1));
    }
    // Without a notification, as if it had been lost: only reading again can find it.
    server.sql(
        database,
        "UPDATE guildhall.tables SET newest = 2 WHERE id = 'kept';
        INSERT INTO guildhall.log SELECT 'kept', 2, 0, 'x',
            guildhall.link(hash, 'kept', 2, 0, 'x') FROM guildhall.log
            WHERE table_id = 'kept' AND seq = 1;
        DELETE FROM guildhall.tables WHERE id = 'gone'",
    );
    server.sql(database, CUT_OFF);
    let mut heard = [told(&mut changes).await, told(&mut changes).await];
    heard.sort();
    assert_eq!(heard, [("gone".to_owned(), 0), ("kept".to_owned(), 2)]);
    assert_eq!(persist(&there, "kept", 2).await, 3);
    assert_eq!(bodies(&here, "kept").await, ["opened", "x", "y"]);
    assert_eq!(told(&mut changes).await, ("kept".to_owned(), 3));
}

/// Appends to a table of which only this caller writes, until the store is back.
async fn persist(store: &Arc<dyn Store>, table: &str, after: u64) -> u64 {
    for _ in 0..900 {
        if let Ok(newest) = store.append(table, after, &texts(&["y"])).await {
            return newest;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the store does not come back");
}

/// Passes everything on to a server until it is frozen; then it keeps every connection open and
/// says nothing.
struct Line {
    port: u16,
    frozen: tokio::sync::watch::Sender<bool>,
}

impl Line {
    async fn to(port: u16) -> Line {
        let (frozen, sign) = tokio::sync::watch::channel(false);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let own = listener.local_addr().expect("it has an address").port();
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let mut sign = sign.clone();
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(("127.0.0.1", port)).await else {
                        return;
                    };
                    let frozen = async { sign.wait_for(|frozen| *frozen).await.is_ok() };
                    let is_frozen = tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut here, &mut there) => false,
                        is_frozen = frozen => is_frozen,
                    };
                    if is_frozen {
                        std::future::pending::<()>().await;
                    }
                });
            }
        });
        Line { port: own, frozen }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_server_is_told_within_seconds_and_comes_back() {
    let Some(ground) = Ground::postgres() else { return };
    let (server, _) = ground.url.rsplit_once('/').expect("it names a database");
    let port = server.rsplit_once(':').expect("it names a port").1.parse().expect("a number");
    let line = Line::to(port).await;
    let url = format!("postgres://guildhall@127.0.0.1:{}/{}", line.port, ground.database());
    let store = store::connect(&url).await.expect("the line is open");
    open(&store, "t", &["opened"]).await;
    line.frozen.send_replace(true);
    // More at once than there are connections, so that some wait for one.
    let asking = (0..20).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            match number % 2 {
                0 => store.newest("t").await.map(drop),
                _ => store.append("t", 1, &texts(&["x"])).await.map(drop),
            }
        })
    });
    for asked in asking.collect::<Vec<_>>() {
        let answer = timeout(PATIENCE, asked).await.expect("it is told in time");
        let answer = answer.expect("it does not panic");
        assert!(matches!(answer, Err(StoreError::Unavailable { .. })), "{answer:?}");
    }
    assert_eq!(ground.store().await.newest("t").await, Ok(1), "the others are served");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_may_start_together() {
    let Some(ground) = Ground::postgres() else { return };
    let starting = (0..6).map(|_| {
        let url = ground.url.clone();
        tokio::spawn(async move { store::connect(&url).await.map(drop) })
    });
    for node in starting.collect::<Vec<_>>() {
        assert_eq!(node.await.expect("it does not panic"), Ok(()));
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_without_its_password() {
    let url = "postgres://me:secret@127.0.0.1:1/games";
    let error = store::connect(url).await.err().expect("nobody listens there").to_string();
    assert!(error.starts_with("postgres://127.0.0.1:1/games: "), "{error}");
    assert!(error.contains("check that the server runs"), "{error}");
    assert!(!error.contains("secret"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_schema_is_left_alone() {
    let Some(ground) = Ground::postgres() else { return };
    drop(ground.store().await);
    let database = ground.database();
    let server = ground.server().expect("it is on one");
    server.sql(database, "UPDATE guildhall.schema_version SET version = 99");
    let error = store::connect(&ground.url).await.err().expect("it is refused").to_string();
    assert!(error.contains("schema version 99 is newer than 2"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_do_not_wait_for_each_other_in_a_ring() {
    let Some(ground) = Ground::postgres() else { return };
    let tables: Vec<String> = (0..12).map(|number| format!("t{number}")).collect();
    let nodes = [ground.store().await, ground.store().await];
    for table in &tables {
        open(&nodes[0], table, &[]).await;
    }
    let racing = (0..24).map(|racer| {
        let store = Arc::clone(&nodes[racer % 2]);
        let mut tables = tables.clone();
        tables.rotate_left(racer / 2);
        tokio::spawn(race(store, if racer % 2 == 0 { tables } else { reversed(tables) }))
    });
    let mut won = 0;
    for racer in racing.collect::<Vec<_>>() {
        won += racer.await.expect("no racer panics");
    }
    let mut rows = 0;
    for table in &tables {
        rows += bodies(&nodes[0], table).await.len();
    }
    assert_eq!(rows, won);
}

fn reversed(mut tables: Vec<String>) -> Vec<String> {
    tables.reverse();
    tables
}

/// Appends to each table in turn, a few times over; how often it was the first.
async fn race(store: Arc<dyn Store>, tables: Vec<String>) -> usize {
    let mut won = 0;
    for table in std::iter::repeat_n(&tables, 4).flatten() {
        let newest = store.newest(table).await.expect("it is there");
        match store.append(table, newest, &texts(&["x"])).await {
            Ok(_) => won += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict { .. }), "{error}"),
        }
    }
    won
}
