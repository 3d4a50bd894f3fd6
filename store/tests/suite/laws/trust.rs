//! Links that open once, rows that cannot be changed unseen, stores of the first version.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use store::{Grant, GrantKind, NewTable, StoreError, check, check_file, restore};

use super::{bodies, open, texts};
use crate::ground::Ground;

/// How many open a link at once.
const MANY: usize = 24;

pub async fn a_link_is_spent_once(ground: &Ground) {
    let nodes = [ground.store().await, ground.store().await];
    open(&nodes[0], "t", &[]).await;
    for round in 0..6 {
        let link = format!("link {round}");
        for place in ["seat 0", "seat 1"] {
            let grant = Grant::new(&link, "t", place, 3, GrantKind::Link);
            nodes[0].grant(&grant).await.expect("the table is there");
        }
        let openings = (0..MANY).map(|number| {
            let (store, link) = (Arc::clone(&nodes[number % 2]), link.clone());
            tokio::spawn(async move { store.spend(&link, &format!("{link} by {number}")).await })
        });
        let mut winners = 0;
        for opening in openings.collect::<Vec<_>>() {
            let got = opening.await.expect("it does not panic").expect("the store answers");
            assert!(got.is_empty() || got.len() == 2, "all or nothing");
            winners += usize::from(!got.is_empty());
        }
        assert_eq!(winners, 1, "round {round}");
        let all = nodes[0].grants("t").await.expect("it can be read");
        let holders: BTreeSet<&str> = all.iter().map(|grant| grant.hash.as_str()).collect();
        assert_eq!(holders.len(), round + 1, "one browser a link");
        assert!(all.iter().all(|grant| grant.kind == GrantKind::Key && grant.generation == 3));
    }
    let token = Grant::new("token", "t", "seat 0", 3, GrantKind::Token);
    nodes[0].grant(&token).await.expect("the table is there");
    assert_eq!(nodes[0].spend("token", "thief").await, Ok(vec![]), "a token is no link");
}

pub async fn rows_and_their_grants_come_together(ground: &Ground) {
    let nodes = [ground.store().await, ground.store().await];
    for round in 0..6 {
        let table = format!("t{round}");
        open(&nodes[0], &table, &["opened"]).await;
        let taking = (0..MANY).map(|number| {
            let (store, table) = (Arc::clone(&nodes[number % 2]), table.clone());
            let hash = format!("{table} {number}");
            let grant = Grant::new(&hash, &table, "seat 0", 1, GrantKind::Key);
            tokio::spawn(async move {
                (
                    store.append_granting(&table, 1, std::slice::from_ref(&hash), &[grant]).await,
                    hash,
                )
            })
        });
        let mut winner = None;
        for taker in taking.collect::<Vec<_>>() {
            match taker.await.expect("it does not panic") {
                (Ok(2), hash) => assert!(winner.replace(hash).is_none(), "one takes the seat"),
                (lost, _) => assert!(matches!(lost, Err(StoreError::Conflict { .. })), "{lost:?}"),
            }
        }
        let winner = winner.expect("somebody was first");
        let holders = nodes[1].grants(&table).await.expect("it can be read");
        assert_eq!(holders.iter().map(|grant| &grant.hash).collect::<Vec<_>>(), [&winner]);
        assert_eq!(bodies(&nodes[1], &table).await, ["opened".to_owned(), winner]);
    }
}

pub async fn a_table_is_opened_with_its_snapshot(ground: &Ground) {
    let store = ground.store().await;
    let table = NewTable { snapshot: Some("{}".to_owned()), ..NewTable::new("t", "orleans", "t") };
    store.open(&table, &texts(&["opened", "dealt"])).await.expect("the id is new");
    let kept = store.snapshot("t").await.expect("it can be read").expect("it was kept");
    assert_eq!((kept.seq, kept.body.as_str()), (2, "{}"));
}

fn hex(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

pub async fn every_row_is_chained_to_the_one_before(ground: &Ground) {
    let store = ground.store().await;
    let id = "l'été:\n☀";
    open(&store, id, &["opened", "żółw"]).await;
    store.append(id, 2, &texts(&["x", "", "☀"])).await.expect("it goes on");
    store.append(id, 5, &texts(&["y"])).await.expect("it goes on");
    let mut before = String::new();
    for row in store.read(id, 0).await.expect("it is there") {
        before = hex(&format!("{before}{}{}:{}:{}", hex(id), row.seq, row.at, row.body));
        assert_eq!(row.hash, before, "row {}", row.seq);
    }
}

/// Changes the store behind its back.
fn forge(ground: &Ground, statement: &str) {
    match ground.server() {
        Some(server) => {
            let database = ground.database();
            server.sql(database, &format!("SET search_path TO guildhall; {statement}"));
        }
        None => {
            let db = rusqlite::Connection::open(ground.file("tables.db")).expect("it is there");
            db.execute_batch(statement).expect("it can be written");
        }
    }
}

pub async fn a_check_finds_what_was_changed(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "other", &["opened"]).await;
    open(&store, "t", &["opened", "a", "b", "c"]).await;
    let whole = check(&ground.url).await.expect("it is as it was written");
    assert_eq!((whole.tables, whole.rows), (2, 5));
    let forgeries = [
        ("UPDATE log SET body = 'z' WHERE table_id = 't' AND seq = 2", "row 2 is not the one"),
        ("UPDATE log SET at = at + 1 WHERE table_id = 't' AND seq = 4", "row 4 is not the one"),
        ("UPDATE log SET body = 'd' WHERE table_id = 't' AND seq = 1", "row 1 is not the one"),
        ("DELETE FROM log WHERE table_id = 't' AND seq = 3", "row 3 is missing"),
        ("DELETE FROM log WHERE table_id = 't' AND seq = 4", "it ends with row 3, not 4"),
        ("UPDATE tables SET newest = 3 WHERE id = 't'", "it ends with row 4, not 3"),
    ];
    for (statement, found) in forgeries {
        let copy = ground.another();
        let file = ground.file(&found.replace(' ', "-"));
        store::backup(&ground.url, &file).await.expect("it can be read");
        restore(&file, &copy.url).await.expect("the place is empty");
        forge(&copy, statement);
        let refused = check(&copy.url).await.expect_err(statement).to_string();
        assert!(refused.starts_with("table `t` is damaged: "), "{refused}");
        assert!(refused.contains(found), "{statement}: {refused}");
        fs::remove_file(&file).expect("it was written");
    }
}

pub async fn a_check_finds_a_changed_backup(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened", "a", "b"]).await;
    let file = ground.file("backup");
    store::backup(&ground.url, &file).await.expect("it can be read");
    assert_eq!(check_file(&file).map(|whole| (whole.tables, whole.rows)), Ok((1, 3)));
    // Somebody who knows of the last line seals what he has forged.
    let text = fs::read_to_string(&file).expect("it was written");
    let forged = text.replacen("\"body\":\"a\"", "\"body\":\"z\"", 1);
    let lines: Vec<&str> = forged.lines().collect();
    let (_, lines) = lines.split_last().expect("it has lines");
    let body: String = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(&file, format!("{body}{{\"sha256\":\"{}\"}}\n", hex(&body))).expect("written");
    let refused = check_file(&file).expect_err("a row was changed").to_string();
    assert!(refused.contains("row 2 is not the one that was written"), "{refused}");
    let refused = restore(&file, &ground.another().url).await;
    assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
}

/// What a store of the first version held of grants.
const OLD_GRANTS: [(&str, &str); 4] = [
    ("aa", r#"{"seats":[0,1],"host":true,"once":false}"#),
    ("bb", r#"{"seats":[1],"host":false,"once":true}"#),
    ("cc", r#"{"seats":[],"host":true,"once":false}"#),
    ("dd", "of something else"),
];

/// The same today.
fn new_grants() -> Vec<Grant> {
    let grant = |hash, place, kind| Grant::new(hash, "t", place, 0, kind);
    vec![
        grant("aa", "host", GrantKind::Key),
        grant("aa", "seat 0", GrantKind::Key),
        grant("aa", "seat 1", GrantKind::Key),
        grant("bb", "seat 1", GrantKind::Link),
        grant("cc", "host", GrantKind::Key),
    ]
}

pub async fn a_store_of_the_first_version_is_brought_up_to_date(ground: &Ground) {
    let store = ground.store().await;
    open(&store, "t", &["opened", "a", "b"]).await;
    open(&store, "u", &["opened"]).await;
    let before = store.read("t", 0).await.expect("it is there");
    drop(store);
    let (collate, text) = match ground.server() {
        Some(_) => ("COLLATE \"C\"", "text"),
        None => ("", "TEXT"),
    };
    let functions = match ground.server() {
        Some(_) => {
            "DROP AGGREGATE chained(text, text, bigint, bigint, text);
            DROP FUNCTION link_on; DROP FUNCTION link;"
        }
        None => "",
    };
    let grants: String = OLD_GRANTS
        .iter()
        .map(|(hash, body)| format!("INSERT INTO grants VALUES ('{hash}', 't', '{body}');"))
        .collect();
    forge(
        ground,
        &format!(
            "{functions} ALTER TABLE log DROP COLUMN hash; DROP TABLE grants;
            CREATE TABLE grants (
                hash {text} {collate} PRIMARY KEY,
                table_id {text} {collate} NOT NULL REFERENCES tables ON DELETE CASCADE,
                body {text} NOT NULL
            );
            CREATE INDEX grants_by_table ON grants (table_id);
            {grants} UPDATE schema_version SET version = 1;"
        ),
    );
    let store = ground.store().await;
    assert_eq!(store.read("t", 0).await, Ok(before), "the same chain as if it had always been");
    let grants = store.grants("t").await.expect("it can be read");
    assert_eq!(grants, new_grants());
    assert_eq!(check(&ground.url).await.map(|whole| whole.rows), Ok(4));
}

pub async fn a_backup_of_the_first_format_is_restored(ground: &Ground) {
    let table = r#"{"table":{"id":"t","game":"orleans","name":"n","created":1,"updated":2,"newest":1,"state":"running","summary":""}}"#;
    let row = r#"{"row":{"table":"t","seq":1,"at":1,"body":"opened"}}"#;
    let grants = OLD_GRANTS.map(|(hash, body)| {
        serde_json::json!({"grant": {"hash": hash, "table": "t", "body": body}}).to_string()
    });
    let lines = ["guildhall-backup 1", table, row].into_iter().map(str::to_owned).chain(grants);
    let body: String = lines.map(|line| format!("{line}\n")).collect();
    let file = ground.file("old");
    fs::write(&file, format!("{body}{{\"sha256\":\"{}\"}}\n", hex(&body))).expect("written");
    restore(&file, &ground.url).await.expect("the place is empty");
    let store = ground.store().await;
    let grants = store.grants("t").await.expect("it can be read").into_iter();
    let grants: Vec<Grant> = grants.map(|grant| Grant { made: 0, ..grant }).collect();
    assert_eq!(grants, new_grants());
    store.append("t", 1, &texts(&["on"])).await.expect("it goes on");
    assert_eq!(check(&ground.url).await.map(|whole| whole.rows), Ok(2));
}
