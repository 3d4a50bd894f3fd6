//! kill -9: what was acknowledged is there, and nothing else.
//!
//! The test runs its own program once more as a child that appends in a loop and prints each row
//! once it is acknowledged, until it is killed.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use store::Store;

use crate::ground::Ground;
use crate::laws::{bodies, open};

/// Tells the child where to append.
const URL: &str = "GUILDHALL_CRASH_URL";
/// What the child writes before a table and the row it got acknowledged.
const MARK: &str = "acknowledged";
const TABLES: [&str; 4] = ["a", "b", "c", "d"];
const KILLS: usize = 5;
/// How long a child lives at most, in milliseconds, and how long where it never appended before.
const LIFE: u64 = 500;
const LIFE_MOST: u64 = 120_000;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_acknowledged() {
    survive(&Ground::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_what_it_acknowledged() {
    if let Some(ground) = Ground::postgres() {
        survive(&ground).await;
    }
}

async fn survive(ground: &Ground) {
    let store = ground.store().await;
    for table in TABLES {
        open(&store, table, &[]).await;
    }
    drop(store);
    let (mut kills, mut all, mut life) = (0, 0, LIFE);
    // On a busy machine a child does not come to append in so short a life: the next lives longer.
    while kills < KILLS || all == 0 {
        assert!(life < LIFE_MOST, "the child never appends");
        let acknowledged = append_and_kill(&ground.url, life);
        check(&ground.store().await, &acknowledged).await;
        life = if acknowledged.is_empty() { life * 2 } else { LIFE };
        all += acknowledged.len();
        kills += 1;
    }
}

/// The newest row of each table that was acknowledged before the kill.
fn append_and_kill(url: &str, life: u64) -> BTreeMap<String, u64> {
    let program = std::env::current_exe().expect("a test knows its program");
    let mut child = Command::new(program);
    child.args(["--exact", "crash::child", "--nocapture"]).env(URL, url).stdout(Stdio::piped());
    let mut child = child.spawn().expect("the test can be run again");
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let reader = std::thread::spawn(move || acknowledged(output));
    // At any moment: while it starts, while it appends. The hasher is seeded anew each time.
    let millis = 20 + RandomState::new().hash_one(url) % life;
    std::thread::sleep(Duration::from_millis(millis));
    child.kill().expect("it still runs");
    child.wait().expect("it was killed");
    reader.join().expect("it does not panic")
}

fn acknowledged(output: impl BufRead) -> BTreeMap<String, u64> {
    let lines = output.lines().map_while(Result::ok);
    let said = lines.filter_map(|line| {
        let (table, seq) = line.strip_prefix(MARK)?.trim().split_once(' ')?;
        Some((table.to_owned(), seq.parse().ok()?))
    });
    said.collect()
}

/// Every acknowledged row is there; beyond them at most the one whose answer was cut off.
async fn check(store: &Arc<dyn Store>, acknowledged: &BTreeMap<String, u64>) {
    for table in TABLES {
        let rows = bodies(store, table).await;
        let expected: Vec<String> = (1..=rows.len()).map(|seq| format!("{table} {seq}")).collect();
        assert_eq!(rows, expected);
        if let Some(&seq) = acknowledged.get(table) {
            let newest = rows.len() as u64;
            assert!(newest == seq || newest == seq + 1, "{newest} rows, {seq} acknowledged");
        }
    }
}

/// The child; without its variable it has nothing to do.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(url) = std::env::var(URL) else { return };
    let store = store::connect(&url).await.unwrap_or_else(|error| panic!("{error}"));
    let tables = TABLES.map(|table| tokio::spawn(append_for_ever(Arc::clone(&store), table)));
    for table in tables {
        table.await.expect("it is killed first");
    }
}

async fn append_for_ever(store: Arc<dyn Store>, table: &'static str) {
    let mut newest = store.newest(table).await.expect("the table is there");
    loop {
        let row = format!("{table} {}", newest + 1);
        newest = store.append(table, newest, &[row]).await.expect("nobody else appends");
        // In one piece, past the capture of output.
        let line = format!("{MARK} {table} {newest}\n");
        std::io::stdout().write_all(line.as_bytes()).expect("the parent reads");
    }
}
