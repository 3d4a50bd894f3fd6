//! Newer rules never freeze a game that is running, whatever was kept of it.

use kernel::chance::Seed;
use kernel::{Actor, Viewer};
use store::{Grant, GrantKind, NewTable};
use table::{Chair, Command, Order, Record, Room, Setting};

use crate::hall::{Hall, act, options, revision};

const TABLE: &str = "OLDER";
const PLANS: [&str; 2] = ["farmer*>village.0", "boatman*>village.1"];

/// A table of two after both plans of seat 0, as records.
fn played() -> (Vec<Record>, Room) {
    let title = shelf::first().title;
    let chairs = vec![Chair::person("Ania"), Chair::person("Marek")];
    let options = vec![("start_seat".to_owned(), "0".to_owned())];
    let seed = Some(Seed::from_text("upgrade"));
    let setting = Setting { options, seed, ..Setting::new(title, chairs) };
    let first = Room::open(setting).expect("two may play");
    let mut room = Room::begin(title, &first).expect("it was just opened");
    let mut records = vec![first];
    let seat = kernel::Seat(0);
    for plan in PLANS {
        let revision = room.revision(Viewer::Seat(seat));
        let what = Command::Act { seat, action: plan.to_owned(), revision };
        let order = Order { who: room.sitter(seat), id: None, what };
        let decided = room.decide(&order).expect("it can be planned");
        decided.iter().for_each(|record| room.fold(record).expect("it was just decided"));
        records.extend(decided);
    }
    (records, room)
}

/// The same as if it had been played by other rules.
fn older(mut record: Record) -> Record {
    if let Record::Opened(opened) = &mut record {
        opened.rules = 0;
    }
    record
}

fn row(record: &Record) -> String {
    serde_json::to_string(record).expect("a record has a JSON form")
}

/// A snapshot of a room as other rules would have written it.
fn snapshot(room: &Room) -> String {
    let mut saved = serde_json::to_value(room.save()).expect("a room has a JSON form");
    saved["rules"] = 0.into();
    saved["state"]["rules"] = 0.into();
    saved["opened"]["rules"] = 0.into();
    saved.to_string()
}

/// A server that finds these rows, and perhaps a snapshot after so many of them.
fn hall(records: Vec<Record>, kept: Option<(u64, String)>) -> (Hall, crate::client::Client) {
    let hall = Hall::open();
    let rows: Vec<String> = records.into_iter().map(older).map(|record| row(&record)).collect();
    let mut ania = hall.client();
    let key = "0a".repeat(32);
    ania.cookies.push(("guildhall".to_owned(), key.clone()));
    let hash = kernel::chance::hex(&sha(&format!("{key}:{TABLE}")));
    hall.wait(async {
        let key = shelf::first().key();
        let parts = shelf::first().title.standard();
        hall.store.keep_components(parts.hash, key, parts.text).await?;
        hall.store.open(&NewTable::new(TABLE, key, "older"), &rows).await?;
        if let Some((seq, body)) = kept {
            hall.store.save_snapshot(TABLE, seq, &body).await?;
        }
        hall.store.grant(&Grant::new(hash, TABLE, "seat 0", 0, GrantKind::Key)).await
    })
    .expect("the store takes it");
    (hall, ania)
}

fn sha(text: &str) -> Vec<u8> {
    use sha2::{Digest, Sha256};
    Sha256::digest(text).to_vec()
}

/// What the table says of its rules, and that it can be played on, also after a restart.
fn plays_on(hall: Hall, mut ania: crate::client::Client, told: &str, next: &str) {
    let path = format!("/t/{TABLE}");
    let page = ania.get(&path);
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(page.body.contains(told), "{told}");
    assert!(options(&page.body).contains(&next.to_owned()), "{next}");
    let now = revision(&mut ania, TABLE);
    let done = ania.post_json(&format!("{path}/act"), &act(0, next, now, "next"));
    assert_eq!(done.status, 200, "{}", done.body);
    let hall = hall.restart();
    ania.addr = Some(hall.addr);
    let page = ania.get(&path);
    assert_eq!(page.status, 200, "{}", page.body);
    assert!(!options(&page.body).contains(&next.to_owned()), "it was played");
    assert_eq!(page.body.matches("newer rules").count(), 1, "it was carried over once");
}

#[test]
fn a_table_that_has_nothing_but_its_rows_plays_on() {
    let (records, _) = played();
    let (hall, ania) = hall(records, None);
    plays_on(hall, ania, "The game goes on by newer rules.", "craftsman*>village.2");
}

#[test]
fn moves_after_the_last_snapshot_are_followed() {
    let (records, _) = played();
    let first = Room::begin(shelf::first().title, &records[0]).expect("it was opened so");
    let kept = Some((1, snapshot(&first)));
    let (hall, ania) = hall(records, kept);
    plays_on(hall, ania, "The game goes on by newer rules.", "craftsman*>village.2");
}

#[test]
fn moves_that_newer_rules_refuse_are_told_and_the_game_goes_on() {
    let (mut records, _) = played();
    let first = Room::begin(shelf::first().title, &records[0]).expect("it was opened so");
    let Record::Line(line) = &mut records[2] else { panic!("it is a line") };
    line.action = "farmer*>nowhere.9".to_owned();
    let (hall, ania) = hall(records, Some((1, snapshot(&first))));
    plays_on(hall, ania, "could not follow the last move", PLANS[1]);
}

#[test]
fn a_crash_between_the_row_and_the_snapshot_changes_nothing() {
    let (mut records, room) = played();
    let title = shelf::first().title;
    let first = Room::begin(title, &records[0]).expect("it was opened so");
    records.push(room.save().carry(title).expect("these rules take it over"));
    let (hall, ania) = hall(records, Some((1, snapshot(&first))));
    plays_on(hall, ania, "The game goes on by newer rules.", "craftsman*>village.2");
    let legal = room.table().game().notations(Actor::Seat(kernel::Seat(0)));
    assert!(legal.contains(&"craftsman*>village.2".to_owned()));
}

#[test]
fn a_look_ahead_changes_nothing() {
    let (records, _) = played();
    let rows = records.len() as u64;
    let (hall, _) = hall(records, None);
    let store = std::sync::Arc::clone(&hall.store);
    let found = hall.wait(web::migrate(store, true)).expect("the store answers");
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].stored, found[0].outcome.clone()), (0, Ok(0)));
    assert_eq!(hall.wait(hall.store.newest(TABLE)), Ok(rows), "nothing was written");
}

/// What an upgrade would cost is told before it is made.
#[test]
fn a_look_ahead_counts_the_moves_that_newer_rules_refuse() {
    let (mut records, _) = played();
    let Record::Line(line) = &mut records[2] else { panic!("it is a line") };
    line.action = "farmer*>nowhere.9".to_owned();
    let (hall, mut ania) = hall(records, None);
    let look = |dry_run| {
        let store = std::sync::Arc::clone(&hall.store);
        hall.wait(web::migrate(store, dry_run)).expect("the store answers")[0].outcome.clone()
    };
    assert_eq!(look(true), Ok(1));
    assert_eq!(look(true), Ok(1), "looking changes nothing");
    assert_eq!(look(false), Ok(1));
    assert_eq!(look(true), Ok(0), "it was carried over");
    let page = ania.get(&format!("/t/{TABLE}"));
    assert!(page.body.contains("could not follow the last move"), "{}", page.body);
}
