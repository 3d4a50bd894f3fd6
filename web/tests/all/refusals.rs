//! What is refused, with which status, in which language; and that nothing changes.

use serde_json::json;

use crate::hall::{Hall, act, form, open, revision, two};

#[test]
fn the_rules_refuse_with_their_number() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let path = format!("/t/{table}/act");
    let refused = ania.post_json(&path, &act(0, "farmer*>ship.1", now, "a"));
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert_eq!(refused.json()["error"]["rule"], "OR-8.4");
    let unknown = ania.post_json(&path, &act(0, "dance", now, "b"));
    assert_eq!(unknown.status, 422);
    assert_eq!(revision(&mut ania, &table), now, "nothing has changed");
}

#[test]
fn a_seat_of_somebody_else_is_refused() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let now = revision(&mut giulia, &table);
    let path = format!("/t/{table}/act");
    for client in [&mut ania, &mut hall.client()] {
        let refused = client.post_json(&path, &act(1, "confirm", now, "x"));
        assert_eq!(refused.status, 403, "{}", refused.body);
    }
    assert_eq!(ania.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=X").status, 409);
    assert_eq!(giulia.post(&format!("/t/{table}/close"), "").status, 403, "she is no host");
}

#[test]
fn what_is_not_there_is_not_found() {
    let hall = Hall::open();
    let mut client = hall.client();
    for path in ["/t/ZZZZZZ", "/t/ZZZZZZ/stream", "/j/ZZZZZZ", "/nowhere", "/rules/chess"] {
        assert_eq!(client.get(path).status, 404, "{path}");
    }
    assert_eq!(client.post_json("/t/ZZZZZZ/act", &act(0, "confirm", 1, "a")).status, 404);
    assert_eq!(client.get("/api/tables/ZZZZZZ/view").json()["error"]["code"], "table");
}

#[test]
fn what_cannot_be_read_is_refused() {
    let hall = Hall::open();
    let mut client = hall.client();
    let table = open(&mut client, ["person", "bot"]);
    let path = format!("/t/{table}/act");
    let broken = client.send("POST", &path, "application/json", "{\"seat\":");
    assert_eq!(broken.status, 400);
    assert_eq!(client.post_json(&path, &json!({"seat": "red"})).status, 400);
    assert_eq!(client.post("/tables", "game=chess").status, 400);
    assert_eq!(client.post("/tables", &form(["dragon", "bot"])).status, 400);
    let file = form(["person", "bot"]) + "&bot1=net:/etc/passwd.safetensors";
    assert_eq!(client.post("/tables", &file).status, 400, "files of the machine are not opened");
    let alone = client.post("/tables", &form(["person", "none"]));
    assert_eq!(alone.status, 422, "one alone cannot play: {}", alone.body);
    let large = "x".repeat(20_000);
    assert_eq!(client.post_json(&path, &json!({ "text": large })).status, 413);
    let long = json!({"seat": 0, "text": "y".repeat(600)});
    assert_eq!(client.post_json(&format!("/t/{table}/chat"), &long).status, 422);
    assert_eq!(client.send("DELETE", &format!("/t/{table}"), "", "").status, 405);
}

#[test]
fn errors_speak_the_language_of_the_visitor() {
    let hall = Hall::open();
    let said = |tongue: &str| {
        let mut client = hall.client().with("accept-language", tongue);
        (client.get("/t/ZZZZZZ").body, client.get("/api/tables/ZZZZZZ/view").json())
    };
    let (page, json) = said("pl-PL,pl;q=0.9");
    assert!(page.contains("Nie ma takiego stołu.") && page.contains("lang=\"pl\""));
    assert_eq!(json["error"]["message"], "Nie ma takiego stołu.");
    let (page, json) = said("it");
    assert!(page.contains("Questo tavolo non esiste."));
    assert_eq!(json["error"]["message"], "Questo tavolo non esiste.");
}
