//! A disk that fails: whatever write, sync, truncation or deletion of an evening fails, nothing
//! that was acknowledged is lost and nothing is served that was not written.
//!
//! The same evening is played again and again; in the n-th one the n-th call fails, in every
//! manner, for every n that the evening has.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use faults::{Fault, Manner};
use store::{Grant, GrantKind, NewTable, Store, StoreError};

const MANNERS: [Manner; 3] = [Manner::Once, Manner::Torn, Manner::Gone];
/// The tables of the evening.
const TABLES: [&str; 3] = ["a", "b", "c"];
/// How many rows each gets.
const ROWS: u64 = 6;

/// What a client of the store knows of an evening.
#[derive(Default)]
struct Memory {
    /// Rows that were acknowledged, by table.
    acknowledged: BTreeMap<&'static str, u64>,
    /// Tables that were asked to be deleted, and whether that was acknowledged.
    deleted: BTreeMap<&'static str, bool>,
    /// Whether the link was spent; nothing if nobody can know.
    spent: Option<bool>,
    /// Whether the guest's seat was acknowledged.
    seated: bool,
    /// How many requests were answered, and how many were not.
    answers: u64,
    errors: u64,
}

/// The row of a table with this number.
fn body(table: &str, seq: u64) -> String {
    format!("{table} {seq} {}", "x".repeat(300))
}

impl Memory {
    fn count<T>(&mut self, answer: Result<T, StoreError>) -> Option<T> {
        match answer {
            Ok(answer) => {
                self.answers += 1;
                Some(answer)
            }
            Err(StoreError::Conflict { .. } | StoreError::Unknown { .. }) => None,
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable { .. }), "{error}");
                self.errors += 1;
                None
            }
        }
    }

    /// Appends the next row, as a table does that looks at the store again when it is not sure.
    async fn append(&mut self, store: &Arc<dyn Store>, table: &'static str, grants: &[Grant]) {
        let Some(newest) = self.count(store.newest(table).await) else { return };
        let known = self.acknowledged.get(table).copied().unwrap_or_default();
        assert!(newest >= known && newest <= known + 1, "{table}: {newest} rows, {known} known");
        self.acknowledged.insert(table, newest);
        let row = [body(table, newest + 1)];
        if let Some(newest) = self.count(store.append_granting(table, newest, &row, grants).await) {
            self.acknowledged.insert(table, newest);
            self.seated |= !grants.is_empty();
        }
        self.look(store, table).await;
    }

    /// Whatever is served is what was written.
    async fn look(&mut self, store: &Arc<dyn Store>, table: &'static str) {
        let Some(rows) = self.count(store.read(table, 0).await) else { return };
        let known = self.acknowledged.get(table).copied().unwrap_or_default();
        assert!(rows.len() as u64 >= known, "{table}: an acknowledged row is not served");
        for (row, seq) in rows.iter().zip(1..) {
            assert_eq!((row.seq, &row.body), (seq, &body(table, seq)), "{table}");
        }
    }
}

/// An evening at the store; it goes on whatever fails.
async fn evening(store: &Arc<dyn Store>, memory: &mut Memory) {
    for table in TABLES {
        let snapshot = Some("{}".to_owned());
        let new = NewTable { snapshot, ..NewTable::new(table, "orleans", table) };
        if memory.count(store.open(&new, &[body(table, 1)]).await).is_some() {
            memory.acknowledged.insert(table, 1);
        }
    }
    let link = Grant::new("link", "a", "seat 1", 0, GrantKind::Link);
    let linked = memory.count(store.grant(&link).await).is_some();
    for seq in 2..=ROWS {
        for table in TABLES {
            let seat = Grant::new("guest", table, "seat 0", 1, GrantKind::Key);
            let sits = seq == 3 && table == "b";
            memory.append(store, table, if sits { std::slice::from_ref(&seat) } else { &[] }).await;
        }
        if seq == 4 {
            memory.spent = match store.spend("link", "browser").await {
                Ok(got) => Some(!got.is_empty()).filter(|spent| *spent || linked),
                Err(_) => None,
            };
            let saved = store.save_snapshot("a", seq, &"{}".repeat(900)).await;
            memory.count(saved);
            memory.count(store.settle().await);
        }
    }
    let gone = memory.count(store.delete("c").await).is_some();
    memory.deleted.insert("c", gone);
    memory.count(store.settle().await);
}

/// What a store on a whole disk finds afterwards.
async fn check(url: &str, memory: &Memory, what: &str) {
    let store = store::connect(url).await.unwrap_or_else(|error| panic!("{what}: {error}"));
    for table in TABLES {
        let known = memory.acknowledged.get(table).copied().unwrap_or_default();
        let rows = match store.read(table, 0).await {
            Ok(rows) => rows,
            Err(StoreError::Unknown { .. }) => {
                assert!(
                    known == 0 || memory.deleted.contains_key(table),
                    "{what}: {table} is lost"
                );
                continue;
            }
            Err(error) => panic!("{what}: {error}"),
        };
        assert_ne!(memory.deleted.get(table), Some(&true), "{what}: {table} came back");
        let found = rows.len() as u64;
        assert!(found == known || found == known + 1, "{what}: {table} {found}, {known} known");
        for (row, seq) in rows.iter().zip(1..) {
            assert_eq!((row.seq, &row.body), (seq, &body(table, seq)), "{what}");
        }
    }
    let holds = |hash: &'static str| {
        let store = Arc::clone(&store);
        async move { !store.granted(hash).await.expect("the disk is whole").is_empty() }
    };
    if memory.spent == Some(true) {
        assert!(holds("browser").await && !holds("link").await, "{what}: the link was spent");
    }
    assert!(!(holds("browser").await && holds("link").await), "{what}: it opens once");
    let guest = holds("guest").await;
    let rows = store.newest("b").await.unwrap_or_default();
    assert!(guest || !memory.seated, "{what}: the guest's seat is lost");
    assert!(!guest || rows >= 3, "{what}: a seat without its row");
    drop(store);
    let whole = store::check(url).await;
    assert!(whole.is_ok(), "{what}: {whole:?}");
}

/// A folder in memory where there is one: the disk is not what is tried here.
fn folder() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    place.join(format!("guildhall-faults-{}", std::process::id()))
}

/// One evening; what its client knows, whether anything failed, and how many calls there were.
async fn played(file: &Path, fault: Option<Fault>) -> (Memory, bool, u64) {
    let mut memory = Memory::default();
    faults::arm(fault);
    if let Ok(store) = store::connect(&format!("sqlite:{}", file.display())).await {
        evening(&store, &mut memory).await;
        drop(store);
    }
    let calls = faults::calls();
    (memory, faults::disarm(), calls)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_call_fails_nothing_acknowledged_is_lost_and_nothing_corrupt_is_served() {
    faults::install();
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("it can be made");
    let (mut runs, mut answers, mut errors, mut most) = (0_u64, 0, 0, 0);
    for manner in MANNERS {
        for at in 1.. {
            let file = folder.join(format!("{manner:?}-{at}.db"));
            let (memory, fired, calls) = played(&file, Some(Fault { at, manner })).await;
            let what = format!("call {at} of {calls}, {manner:?}");
            check(&format!("sqlite:{}", file.display()), &memory, &what).await;
            (runs, answers, errors) = (runs + 1, answers + memory.answers, errors + memory.errors);
            most = calls.max(most);
            for part in ["", "-wal", "-shm", "-journal"] {
                let _ = std::fs::remove_file(format!("{}{part}", file.display()));
            }
            if !fired {
                assert_eq!(memory.errors, 0, "without a fault nothing fails");
                break;
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    println!("{runs} evenings of {most} calls: {answers} acknowledged, {errors} refused, 0 lost");
    assert!(runs > 3 * 50, "the evening is long enough: {runs}");
    assert!(errors > runs, "faults are felt: {errors}");
}
