//! The interface for programs: a token sits at a table.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{Hall, open, two};

/// How long a whole game may take.
const PATIENCE: Duration = Duration::from_secs(300);

fn token(hall: &Hall, host: &mut Client, table: &str) -> Client {
    let page = host.post(&format!("/t/{table}/seat"), "seat=0&do=token");
    let start = page.body.find("class=\"secret\">").expect("the token is shown") + 15;
    let token = page.body[start..start + 64].to_owned();
    hall.client().with("authorization", format!("Bearer {token}"))
}

#[test]
fn a_program_plays_a_whole_game() {
    let hall = Hall::open();
    let mut host = hall.client();
    let table = open(&mut host, ["person", "bot"]);
    let mut program = token(&hall, &mut host, &table);
    let path = |name: &str| format!("/api/tables/{table}/{name}");
    let mut heard = 0;
    let start = Instant::now();
    let mut number = 0;
    while program.get(&path("status")).json()["over"] == false && start.elapsed() < PATIENCE {
        let legal = program.get(&path("legal")).json();
        let options = legal.as_array().expect("a list");
        if options.is_empty() {
            std::thread::sleep(Duration::from_millis(2));
            continue;
        }
        number += 1;
        let action = &options[number * 7 % options.len()]["action"];
        let revision = &program.get(&path("status")).json()["revision"];
        let order = json!({"action": action, "revision": revision, "id": format!("n{number}")});
        let done = program.post_json(&path("apply"), &order);
        assert_eq!(done.status, 200, "{}", done.body);
        heard += done.json()["events"].as_array().expect("events").len();
    }
    assert!(heard > 0);
    assert_eq!(program.get(&path("status")).json()["over"], true, "the game comes to its end");
    let score = program.get(&path("score")).json();
    assert_eq!(score["seats"].as_array().map(Vec::len), Some(2));
    assert!(score["ranking"].is_array());
    after_the_game(&mut host, &table);
}

/// The pages of a finished game.
fn after_the_game(host: &mut Client, table: &str) {
    let result = host.get(&format!("/t/{table}")).body;
    for part in ["Final score", "Points round by round", "The shuffle is the one promised"] {
        assert!(result.contains(part), "{part}");
    }
    let replay = host.get(&format!("/t/{table}/replay"));
    assert!(replay.body.starts_with("guildhall-replay 1\n"), "{}", replay.body);
    assert!(host.get(&format!("/t/{table}/verify")).body.contains("moves are legal"));
    for at in [0, 40, 99_999] {
        let moment = host.get(&format!("/t/{table}?at={at}"));
        assert_eq!(moment.status, 200);
        assert!(moment.body.contains("id=\"map\"") && !moment.body.contains("data-acts"));
    }
    assert!(host.get("/").body.contains("look again"));
}

#[test]
fn tokens_open_one_seat_and_can_be_revoked() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let mut program = token(&hall, &mut ania, &table);
    let path = |name: &str| format!("/api/tables/{table}/{name}");
    assert_eq!(program.get(&path("view")).json()["viewer"], 0);
    assert_eq!(giulia.get(&path("view")).json()["viewer"], 1, "a browser's key opens it too");
    assert_eq!(hall.client().get(&path("view")).json()["viewer"], Value::Null);
    assert_eq!(hall.client().get(&path("legal")).status, 403);
    let mut wrong = hall.client().with("authorization", format!("Bearer {}", "1".repeat(64)));
    assert_eq!(wrong.get(&path("view")).status, 403);

    let other = open(&mut hall.client(), ["person", "bot"]);
    assert_eq!(program.get(&format!("/api/tables/{other}/view")).status, 403);
}

#[test]
fn the_interface_describes_itself() {
    let hall = Hall::open();
    assert!(hall.client().get("/api").body.contains("/api/tables/{table}/apply"));
    let described = hall.client().get("/api/openapi.json").json();
    assert_eq!(described["openapi"], "3.1.0");
    assert!(described["paths"]["/api/tables/{table}/legal"]["get"].is_object());
}
