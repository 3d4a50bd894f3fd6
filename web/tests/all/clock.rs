//! The clock of a table, moved by hand.

use std::thread;
use std::time::{Duration, Instant};

use table::{Record, Sitter};

use crate::client::Client;
use crate::hall::{Hall, act, attribute, form, revision};

/// How long a server may take to wake its tables.
const PATIENCE: Duration = Duration::from_secs(90);
const SECOND: Duration = Duration::from_secs(1);

/// A table of two with a minute a move.
fn timed(hall: &Hall) -> (String, Client, Client) {
    let mut ania = hall.client();
    let form = format!("{}&pace=60", form(["person", "open"]));
    let table = ania.post("/tables", &form).table();
    let mut giulia = hall.client();
    giulia.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Giulia");
    (table, ania, giulia)
}

fn left(client: &mut Client, table: &str) -> u64 {
    let page = client.get(&format!("/t/{table}")).body;
    attribute(&page, "data-left").parse().expect("seconds are a number")
}

#[test]
fn a_bot_stands_in_when_the_time_is_up_and_gives_the_seat_back() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = timed(&hall);
    assert_eq!(left(&mut ania, &table), 60);
    hall.hand.forward(25 * SECOND);
    assert_eq!(left(&mut ania, &table), 35);
    let now = revision(&mut giulia, &table);
    let done = giulia.post_json(&format!("/t/{table}/act"), &act(1, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    assert_eq!(left(&mut ania, &table), 35, "another's move gives her no time");

    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    stream.next();
    hall.hand.forward(35 * SECOND);
    stream.until(|data| data.contains("round 2"));
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("A bot plays for you.") && page.contains("id=\"back\""), "{page}");
    assert!(ania.get(&format!("/t/{table}/seats")).body.contains("away, a bot plays (Master)"));
    assert_eq!(ania.post(&format!("/t/{table}/seat"), "seat=0&do=back").status, 303);
    assert!(!ania.get(&format!("/t/{table}")).body.contains("A bot plays for you."));
}

#[test]
fn a_clock_stands_still_while_the_server_is_down() {
    let hall = Hall::open();
    let (table, mut ania, _) = timed(&hall);
    hall.hand.forward(20 * SECOND);
    assert_eq!(left(&mut ania, &table), 40);
    let hall = hall.restart();
    ania.addr = Some(hall.addr);
    assert_eq!(left(&mut ania, &table), 40);
    hall.hand.forward(41 * SECOND);
    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    stream.until(|data| data.contains("A bot plays for you."));
}

#[test]
fn a_clock_runs_on_after_a_restart_though_nobody_looks() {
    let hall = Hall::open();
    let (table, ..) = timed(&hall);
    let hall = hall.restart();
    let begun = Instant::now();
    let stands_in = |hall: &Hall| {
        let rows = hall.wait(hall.store.read(&table, 0)).expect("the table is there");
        rows.iter().any(|row| is_away(&row.body))
    };
    while !stands_in(&hall) {
        assert!(begun.elapsed() < PATIENCE, "nobody has woken the table");
        hall.hand.forward(61 * SECOND);
        thread::sleep(Duration::from_millis(10));
    }
}

/// Whether a row lets a bot stand in for a person.
fn is_away(row: &str) -> bool {
    match serde_json::from_str(row) {
        Ok(Record::Seat { chair, .. }) => {
            chair.sitter == Sitter::Person && chair.stand_in.is_some()
        }
        _ => false,
    }
}

#[test]
fn without_a_pace_there_is_no_clock_and_an_unknown_one_is_refused() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = ania.post("/tables", &form(["person", "bot"])).table();
    assert!(!ania.get(&format!("/t/{table}")).body.contains("data-left"));
    let odd = ania.post("/tables", &format!("{}&pace=7", form(["person", "bot"])));
    assert_eq!(odd.status, 400, "{}", odd.body);
}

#[test]
fn a_secret_plan_moves_no_clock() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = timed(&hall);
    hall.hand.forward(20 * SECOND);
    let before = giulia.get(&format!("/t/{table}")).body;
    let now = revision(&mut ania, &table);
    let plan = act(0, "farmer*>village.0", now, "a");
    assert_eq!(ania.post_json(&format!("/t/{table}/act"), &plan).status, 200);
    assert_eq!(giulia.get(&format!("/t/{table}")).body, before, "not a byte has changed");
}
