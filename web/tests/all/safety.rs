//! Foreign pages, foreign names, keys, limits.

use serde_json::json;
use web::Limits;

use crate::hall::{Hall, act, form, open, options, revision, two};

#[test]
fn a_foreign_page_changes_nothing() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let order = act(0, "confirm", now, "x");
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let mut foreign = ania.clone().with("origin", origin);
        let refused = foreign.post_json(&format!("/t/{table}/act"), &order);
        assert_eq!(refused.status, 403, "{origin}: {}", refused.body);
    }
    assert_eq!(
        ania.clone()
            .with("origin", "https://evil.example")
            .post("/tables", &form(["person", "bot"]))
            .status,
        403
    );
    assert_eq!(revision(&mut ania, &table), now);
}

#[test]
fn a_foreign_name_is_not_answered() {
    let hall = Hall::open();
    assert_eq!(hall.client().with("host", "evil.example").get("/").status, 421);
    assert_eq!(hall.client().with("host", "localhost").get("/").status, 200);
}

#[test]
fn every_answer_carries_the_headers_of_safety() {
    let hall = Hall::open();
    for path in ["/", "/nowhere", "/t/ZZZZZZ", "/api"] {
        let answer = hall.client().get(path);
        let policy = answer.header("content-security-policy").expect("a policy").to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(answer.header("referrer-policy").is_some());
        assert!(!answer.body.contains(" style=") && !answer.body.contains("<script>"), "{path}");
        assert!(!answer.body.contains("https://"), "{path} asks nobody else");
    }
}

#[test]
fn the_key_is_a_cookie_that_scripts_cannot_read() {
    let hall = Hall::open();
    let answer = hall.client().post("/tables", &form(["person", "bot"]));
    let cookie = answer.header("set-cookie").expect("a key");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let key = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(key.len(), 64, "256 bits");
    let stored = std::fs::read(hall.file()).expect("the store is a file");
    assert!(!stored.windows(64).any(|bytes| bytes == key.as_bytes()), "only its hash is stored");
}

#[test]
fn a_private_link_moves_a_seat_once() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    // The host reissues Giulia's key: the old one opens nothing any more.
    let page = ania.post(&format!("/t/{table}/seat"), "seat=1&do=link");
    assert_eq!(page.status, 200, "{}", page.body);
    let start = page.body.find("/key/").expect("the link is shown") + 5;
    let token = &page.body[start..start + 64];
    assert!(options(&giulia.get(&format!("/t/{table}")).body).is_empty());
    let now = revision(&mut ania, &table);
    let stale = giulia.post_json(&format!("/t/{table}/act"), &act(1, "confirm", now, "x"));
    assert_eq!(stale.status, 403);
    assert!(ania.get(&format!("/t/{table}")).body.contains("Giulia gets a new key"));

    let mut phone = hall.client();
    let link = format!("/t/{table}/key/{token}");
    assert_eq!(phone.get(&link).status, 200, "looking does not use it up");
    assert_eq!(phone.post(&link, "").status, 303);
    assert!(!options(&phone.get(&format!("/t/{table}")).body).is_empty());
    assert_eq!(hall.client().post(&link, "").status, 403, "once");
    assert_eq!(hall.client().get(&format!("/t/{table}/key/{}", "0".repeat(64))).status, 403);
}

#[test]
fn only_the_owner_or_the_host_gets_a_key() {
    let hall = Hall::open();
    let (table, _, mut giulia) = two(&hall);
    assert_eq!(giulia.post(&format!("/t/{table}/seat"), "seat=0&do=link").status, 403);
    assert_eq!(hall.client().post(&format!("/t/{table}/seat"), "seat=0&do=token").status, 403);
    assert_eq!(giulia.post(&format!("/t/{table}/seat"), "seat=0&do=bot").status, 403);
}

#[test]
fn too_many_requests_are_refused() {
    let limits = Limits { rate: 1, burst: 5, loopback: true, ..Limits::default() };
    let hall = Hall::with(limits);
    let statuses: Vec<u16> = (0..8).map(|_| hall.client().get("/help").status).collect();
    assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
}

#[test]
fn huge_headers_are_refused() {
    let hall = Hall::open();
    let answer = hall.client().with("x-long", "a".repeat(200_000)).get("/");
    assert!(matches!(answer.status, 431 | 400), "{}", answer.status);
    let mut host = hall.client();
    let table = open(&mut host, ["person", "bot"]);
    let order = json!({"seat": 0, "action": "confirm", "revision": 1, "id": "z".repeat(9000)});
    let status = host.post_json(&format!("/t/{table}/act"), &order).status;
    assert!(matches!(status, 400 | 409 | 413 | 422), "{status}");
}
