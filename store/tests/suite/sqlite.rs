//! What is true of SQLite alone.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::ground::Ground;
use crate::laws::{bodies, open, texts};

async fn refusal(ground: &Ground) -> String {
    store::connect(&ground.url).await.err().expect("it is refused").to_string()
}

#[tokio::test]
async fn only_the_owner_can_read_the_file() {
    let ground = Ground::sqlite();
    let store = ground.store().await;
    open(&store, "t", &["opened"]).await;
    store::backup(&ground.url, &ground.file("backup")).await.expect("it can be read");
    for name in ["tables.db", "tables.db-wal", "tables.db-shm", "backup"] {
        let mode = fs::metadata(ground.file(name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_file_of_something_else_is_left_alone() {
    let ground = Ground::sqlite();
    let path = ground.file("tables.db");
    fs::write(&path, "a letter, and by no means a database of any kind").expect("it is written");
    assert!(refusal(&ground).await.contains("is no SQLite file"), "{}", refusal(&ground).await);
    fs::remove_file(&path).expect("it is there");

    let other = rusqlite::Connection::open(&path).expect("it can be made");
    other.execute_batch("CREATE TABLE recipes (name TEXT)").expect("it can be written");
    assert!(refusal(&ground).await.contains("is a database of something else"));
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_left_alone() {
    let ground = Ground::sqlite();
    drop(ground.store().await);
    let db = rusqlite::Connection::open(ground.file("tables.db")).expect("it is there");
    db.execute_batch("UPDATE schema_version SET version = 99").expect("it can be written");
    let refused = refusal(&ground).await;
    assert!(refused.contains("schema version 99 is newer than 2"), "{refused}");
    let backup = store::backup(&ground.url, &ground.file("backup")).await;
    assert!(backup.expect_err("it is refused").to_string().contains("99"));
    assert!(!ground.file("backup.part").exists(), "nothing is left behind");
}

#[tokio::test]
async fn a_settled_file_can_be_copied_alone() {
    let ground = Ground::sqlite();
    let store = ground.store().await;
    for id in ["a", "b", "c"] {
        open(&store, id, &["opened"]).await;
        store.append(id, 1, &texts(&["x"])).await.expect("it goes on");
        assert_eq!(store.newest(id).await, Ok(2), "somebody has read");
    }
    store.settle().await.expect("nobody reads now");
    let copy = Ground::sqlite();
    fs::copy(ground.file("tables.db"), copy.file("tables.db")).expect("it can be copied");
    assert_eq!(store::check(&copy.url).await.map(|whole| (whole.tables, whole.rows)), Ok((3, 6)));
    store.append("a", 2, &texts(&["y"])).await.expect("it goes on");
    assert_eq!(bodies(&store, "a").await, ["opened", "x", "y"]);
}

#[tokio::test]
async fn bit_rot_is_found() {
    let ground = Ground::sqlite();
    let store = ground.store().await;
    open(&store, "t", &["opened", "the word that rots"]).await;
    store.settle().await.expect("nobody reads now");
    drop(store);
    let file = ground.file("tables.db");
    let mut bytes = fs::read(&file).expect("it is there");
    let at = bytes.windows(4).position(|word| word == b"word").expect("it is in the file");
    bytes[at] ^= 1;
    fs::write(&file, bytes).expect("it can be written");
    let found = store::check(&ground.url).await.expect_err("one bit is another").to_string();
    assert!(found.contains("row 2 is not the one that was written"), "{found}");
}

#[tokio::test]
async fn a_backup_makes_no_store() {
    let ground = Ground::sqlite();
    let refused = store::backup(&ground.url, &ground.file("backup")).await;
    assert!(refused.expect_err("nothing is there").to_string().contains("check the path"));
    assert!(!ground.file("tables.db").exists());
}

#[tokio::test]
async fn missing_folders_are_made() {
    let ground = Ground::sqlite();
    let path = ground.file("deep/er/tables.db");
    store::connect(&format!("sqlite:{}", path.display())).await.expect("it can be made");
    assert!(path.exists());
}

#[tokio::test]
async fn a_store_in_memory_is_a_store() {
    let store = store::connect("sqlite::memory:").await.expect("it needs nothing");
    open(&store, "t", &["opened"]).await;
    assert_eq!(store.append("t", 1, &texts(&["x"])).await, Ok(2));
    assert_eq!(bodies(&store, "t").await, ["opened", "x"]);
    assert!(store::backup("sqlite::memory:", "unused".as_ref()).await.is_err());
}
