//! Seats, keys and words that are somebody else's.

use std::collections::BTreeSet;
use std::thread;

use serde_json::json;
use store::GrantKind;
use web::Limits;

use crate::client::Client;
use crate::hall::{Hall, act, open, options, revision, two};

/// How many try at once.
const MANY: usize = 12;

/// A token of one's own seat.
fn token(client: &mut Client, table: &str, seat: u8) -> Option<String> {
    let page = client.post(&format!("/t/{table}/seat"), &format!("seat={seat}&do=token"));
    (page.status == 200).then(|| shown(&page.body))
}

/// The secret that a page shows once.
fn shown(page: &str) -> String {
    let start = page.find("class=\"secret\">").expect("a secret is shown") + 15;
    let text = &page[start..];
    let text = &text[..text.find('<').expect("it ends")];
    text.rsplit('/').next().expect("it has a last part").to_owned()
}

fn program(hall: &Hall, token: &str) -> Client {
    hall.client().with("authorization", format!("Bearer {token}"))
}

#[test]
fn a_seat_that_the_table_does_not_have_is_no_seat() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let now = revision(&mut giulia, &table);
    for ghost in [2, 8, 9, 10, 17, 255] {
        let at = |path: &str| format!("/t/{table}/{path}");
        for wish in ["token", "link", "away", "back", "bot", "open", "take", "revoke"] {
            let answer = ania.post(&at("seat"), &format!("seat={ghost}&do={wish}"));
            assert_eq!(answer.status, 404, "{ghost} {wish}: {}", answer.body);
        }
        let forms = [
            ("act", act(ghost, "confirm", now, "x")),
            ("undo", json!({"seat": ghost, "revision": now})),
            ("undo", json!({"seat": ghost, "revision": now, "ask": true})),
            ("consent", json!({"seat": ghost, "yes": true})),
            ("chat", json!({"seat": ghost, "text": "boo"})),
            ("mute", json!({"seat": ghost, "yes": true})),
        ];
        for (path, form) in forms {
            assert_eq!(ania.post_json(&at(path), &form).status, 404, "{ghost} {path}");
        }
        let page = ania.get(&format!("/t/{table}?as={ghost}"));
        assert_eq!(page.body, ania.get(&format!("/t/{table}")).body, "{ghost}");
    }
    let grants = hall.wait(hall.store.grants(&table)).expect("the store answers");
    let places: BTreeSet<&str> = grants.iter().map(|grant| grant.place.as_str()).collect();
    assert_eq!(places, BTreeSet::from(["host", "seat 0", "seat 1"]), "nothing else was granted");
}

/// Everything that a key of seat 1 could be used for is refused.
fn is_dead(hall: &Hall, table: &str, token: &str) -> bool {
    let mut thief = program(hall, token);
    let status = thief.get(&format!("/api/tables/{table}/status")).status;
    let form = json!({"action": "confirm", "revision": 1});
    let apply = thief.post_json(&format!("/api/tables/{table}/apply"), &form).status;
    let more = thief.post(&format!("/t/{table}/seat"), "seat=1&do=token").status;
    (status, apply, more) == (403, 403, 403)
}

/// Has keys to seat 1 made until that is refused; also while the seat has as many as it may.
fn mint_on(client: &mut Client, table: &str) -> Vec<String> {
    let mut minted = Vec::new();
    loop {
        let page = client.post(&format!("/t/{table}/seat"), "seat=1&do=token");
        match page.status {
            200 => minted.push(shown(&page.body)),
            409 => {}
            _ => return minted,
        }
    }
}

#[test]
fn no_key_survives_a_kick() {
    let hall = Hall::open();
    for kick in ["seat=1&do=open", "seat=1&do=bot", "seat=1&do=link"] {
        let (table, mut ania, giulia) = two(&hall);
        let minters: Vec<_> = (0..4)
            .map(|_| {
                let (mut giulia, table) = (giulia.clone(), table.clone());
                thread::spawn(move || mint_on(&mut giulia, &table))
            })
            .collect();
        let seat = format!("/t/{table}/seat");
        assert_eq!(ania.post(&seat, kick).status / 100, if kick.ends_with("link") { 2 } else { 3 });
        let minted: Vec<String> =
            minters.into_iter().flat_map(|minter| minter.join().expect("it ends")).collect();
        for token in &minted {
            assert!(is_dead(&hall, &table, token), "{kick}: one of {} lives", minted.len());
        }
        let mut giulia = giulia;
        let form = act(1, "confirm", 1, "x");
        assert_eq!(giulia.post_json(&format!("/t/{table}/act"), &form).status, 403, "{kick}");
        if kick.ends_with("open") {
            let mut next = hall.client();
            assert_eq!(next.post(&seat, "seat=1&do=take&name=Cy").status, 303);
            assert_eq!(next.post(&seat, "seat=1&do=token").status, 200, "the seat is his");
            assert!(minted.iter().all(|token| is_dead(&hall, &table, token)), "nor later");
        }
    }
}

/// What a crowd is answered that sends the same form at once, each from a browser of its own.
fn crowd(hall: &Hall, path: &str, form: &str) -> Vec<(u16, Client)> {
    let one = |_| {
        let (mut client, path, form) = (hall.client(), path.to_owned(), form.to_owned());
        thread::spawn(move || (client.post(&path, &form).status, client))
    };
    let all: Vec<_> = (0..MANY).map(one).collect();
    all.into_iter().map(|one| one.join().expect("it ends")).collect()
}

#[test]
fn a_link_that_many_open_at_once_opens_once() {
    let hall = Hall::open();
    for _ in 0..4 {
        let (table, mut ania, _) = two(&hall);
        let link = shown(&ania.post(&format!("/t/{table}/seat"), "seat=1&do=link").body);
        let opened = crowd(&hall, &format!("/t/{table}/key/{link}"), "");
        let inside = opened.into_iter().filter_map(|(status, mut client)| {
            let inside = !options(&client.get(&format!("/t/{table}")).body).is_empty();
            assert_eq!(inside, status == 303, "who is let in sits there");
            inside.then_some(())
        });
        assert_eq!(inside.count(), 1);
    }
}

#[test]
fn an_open_seat_that_many_take_at_once_is_taken_once_and_never_lost() {
    let hall = Hall::open();
    for _ in 0..4 {
        let mut ania = hall.client();
        let table = open(&mut ania, ["person", "open"]);
        let taken = crowd(&hall, &format!("/t/{table}/seat"), "seat=1&do=take&name=Cy");
        let mut winners = 0;
        for (status, mut client) in taken {
            assert!(status == 303 || status == 409, "{status}");
            let inside = !options(&client.get(&format!("/t/{table}")).body).is_empty();
            assert_eq!(inside, status == 303, "who is told so sits there");
            winners += usize::from(inside);
        }
        assert_eq!(winners, 1);
    }
}

#[test]
fn the_owner_sees_his_keys_and_takes_them_away() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let seat = format!("/t/{table}/seat");
    let token = token(&mut giulia, &table, 1).expect("it is her seat");
    assert_eq!(program(&hall, &token).get(&format!("/api/tables/{table}/status")).status, 200);
    let menu = giulia.get(&format!("/t/{table}/seats")).body;
    assert!(menu.contains("this browser") && menu.contains("a program's token"), "{menu}");
    let grants = hall.wait(hall.store.grants(&table)).expect("the store answers");
    let hers = grants.iter().find(|grant| grant.kind == GrantKind::Token).expect("it was granted");
    assert!(menu.contains(&hers.hash) && !menu.contains(&token), "the hash, never the token");
    assert!(!ania.get(&format!("/t/{table}/seats")).body.contains(&hers.hash), "it is hers alone");

    let form = format!("seat=1&do=revoke&key={}", hers.hash);
    assert_eq!(ania.post(&seat, &form).status, 403, "not even the host");
    assert_eq!(program(&hall, &token).post(&seat, &form).status, 403, "nor a program");
    assert_eq!(giulia.post(&seat, &form).status, 303);
    assert!(is_dead(&hall, &table, &token));
    assert!(!options(&giulia.get(&format!("/t/{table}")).body).is_empty(), "she still sits there");
    let many = (0..40).map_while(|_| self::token(&mut giulia, &table, 1)).count();
    assert!(many < 40, "a seat has no end of keys");
}

#[test]
fn a_key_that_was_put_into_the_browser_opens_nothing_new() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "open"]);
    let planted = "5a".repeat(32);
    let thief = |name: String| Client { cookies: vec![(name, planted.clone())], ..hall.client() };
    for name in ["guildhall".to_owned(), format!("guildhall-{table}")] {
        let mut giulia = thief(name.clone());
        assert_eq!(giulia.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=G").status, 303);
        assert!(!options(&giulia.get(&format!("/t/{table}")).body).is_empty(), "she sits there");
        let page = thief(name).get(&format!("/t/{table}")).body;
        assert!(options(&page).is_empty(), "whoever knows the planted key does not");
        assert_eq!(ania.post(&format!("/t/{table}/seat"), "seat=1&do=open").status, 303);
    }
}

#[test]
fn an_onlooker_cannot_write_what_the_table_says() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let mut liar = hall.client();
    liar.cookies.push(("name".to_owned(), "486f7374".to_owned()));
    let text = "Giulia gets a new key; the old one no longer opens the seat.";
    assert_eq!(liar.post_json(&format!("/t/{table}/chat"), &json!({"text": text})).status, 200);
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("<b>Host</b> (Onlooker) Giulia gets a new key"), "{page}");
    assert!(!page.contains("<li class=\"notice\">"), "nothing was announced");
    ania.post(&format!("/t/{table}/seat"), "seat=1&do=link");
    assert!(ania.get(&format!("/t/{table}")).body.contains("<li class=\"notice\">"));
}

#[test]
fn cookies_behind_tls_are_secure() {
    let hall = Hall::behind("https://play.example", Vec::new(), Limits::default());
    let form = crate::hall::form(["person", "bot"]);
    let with = |host: &str, origin: &str| {
        hall.client().with("host", host).with("origin", origin).post("/tables", &form)
    };
    let cookies = |answer: &crate::client::Answer| -> Vec<String> {
        let all = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
        all.map(|(_, value)| value.clone()).collect()
    };
    let outside = cookies(&with("play.example", "https://play.example"));
    assert!(
        outside.len() >= 2 && outside.iter().all(|one| one.ends_with("; Secure")),
        "{outside:?}"
    );
    let inside = cookies(&with(&hall.addr.to_string(), &format!("http://{}", hall.addr)));
    assert!(!inside.is_empty() && inside.iter().all(|one| !one.contains("Secure")), "{inside:?}");
}

#[test]
fn whoever_comes_through_a_trusted_proxy_is_limited_by_his_own_address() {
    let limits = Limits { rate: 1, burst: 5, ..Limits::default() };
    let local = vec!["127.0.0.1".parse().expect("an address")];
    let hall = Hall::behind("https://play.example", local, limits);
    let asks = |from: &str| hall.client().with("x-forwarded-for", from).get("/help").status;
    let statuses: Vec<u16> = (0..8).map(|_| asks("10.0.0.7")).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 3, "{statuses:?}");
    assert_eq!(asks("10.0.0.8"), 200, "others are not");
    assert_eq!(asks("10.0.0.8, 10.0.0.7"), 429, "what the client made up does not help him");
    let alone = Hall::with(limits);
    let made_up: Vec<u16> = (0..8)
        .map(|number| {
            let from = format!("10.0.0.{number}");
            alone.client().with("x-forwarded-for", from).get("/help").status
        })
        .collect();
    assert!(made_up.iter().all(|status| *status == 200), "no proxy is trusted by itself");
}

#[test]
fn what_is_sent_twice_is_played_once_however_much_is_said_between() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let form = act(0, "farmer*>village.0", now, "once");
    let path = format!("/t/{table}/act");
    assert_eq!(ania.post_json(&path, &form).status, 200);
    let newest = hall.wait(hall.store.newest(&table)).expect("the store answers");
    let mut onlooker = hall.client();
    for number in 0..260 {
        let chat = json!({"text": "bla", "id": number.to_string()});
        assert_eq!(onlooker.post_json(&format!("/t/{table}/chat"), &chat).status, 200);
    }
    assert_eq!(ania.post_json(&path, &form).status, 200, "the same answer again");
    let rows = hall.wait(hall.store.read(&table, newest)).expect("the store answers");
    assert!(rows.iter().all(|row| row.body.contains("bla")), "nothing was played again");
    let token = token(&mut ania, &table, 0).expect("it is her seat");
    let api = format!("/api/tables/{table}/apply");
    let blind = program(&hall, &token).post_json(&api, &json!({"action": "confirm"}));
    assert_eq!(blind.status, 400, "{}", blind.body);
    assert!(blind.body.contains("revision"), "{}", blind.body);
    let blind = ania.post_json(&format!("/t/{table}/undo"), &json!({"seat": 0}));
    assert_eq!(blind.status, 400, "{}", blind.body);
}

#[test]
fn the_host_cannot_rewind_by_sending_the_others_away() {
    let hall = Hall::with_slow_bots();
    let (table, mut ania, mut giulia) = two(&hall);
    let at = |path: &str| format!("/t/{table}/{path}");
    let now = revision(&mut ania, &table);
    assert_eq!(ania.post_json(&at("act"), &act(0, "confirm", now, "a")).status, 200);
    let now = revision(&mut giulia, &table);
    assert_eq!(giulia.post_json(&at("act"), &act(1, "confirm", now, "b")).status, 200);
    // The round goes on; Ania has seen what was drawn.
    let before = revision(&mut ania, &table);
    assert_eq!(ania.post(&at("seat"), "seat=1&do=away&agrees=true").status, 303);
    let ask = json!({"seat": 0, "revision": before, "ask": true});
    assert_eq!(ania.post_json(&at("undo"), &ask).status, 200, "she may ask");
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("Ania asks to take back a step."), "and waits for Giulia");
    let consent = json!({"seat": 1, "yes": true});
    assert_eq!(ania.post_json(&at("consent"), &consent).status, 403);
    assert_eq!(giulia.post_json(&at("consent"), &consent).status, 200);
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("Taken back once past a draw or another's move"), "{page}");
    assert!(page.contains("Ania took back a move past a draw"), "the table tells");
}

#[test]
fn a_table_has_a_snapshot_from_the_beginning() {
    let hall = Hall::open();
    let table = open(&mut hall.client(), ["person", "person"]);
    let kept = hall.wait(hall.store.snapshot(&table)).expect("the store answers");
    assert_eq!(kept.map(|kept| kept.seq), Some(1));
}

#[test]
fn a_name_that_no_table_can_have_is_of_none() {
    let hall = Hall::open();
    let long = "A".repeat(600);
    for id in ["%00", "A%00B", &long, "%FF%FE"] {
        for path in ["", "/seats", "/stream", "/replay", "/why/0"] {
            let status = hall.client().get(&format!("/t/{id}{path}")).status;
            assert!(matches!(status, 404 | 400), "{id}{path}: {status}");
            assert!(id == "%FF%FE" || status == 404, "{id}{path}: {status}");
        }
        for path in [format!("/j/{id}"), format!("/api/tables/{id}/status")] {
            let status = hall.client().get(&path).status;
            assert!(matches!(status, 404 | 400), "{path}: {status}");
        }
    }
}
