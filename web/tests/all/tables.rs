//! Seats that change hands, and tables that end.

use serde_json::json;
use web::Limits;

use crate::hall::{Hall, act, form, open, options, revision, two};
use crate::postgres::Server;

#[test]
fn a_bot_stands_in_and_gives_the_seat_back() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let seat = format!("/t/{table}/seat");
    let now = revision(&mut ania, &table);
    assert_eq!(giulia.post(&seat, "seat=1&do=away&bot=busy").status, 303);
    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    let done = ania.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    stream.until(|data| data.contains("round 2"));
    assert_eq!(giulia.post(&seat, "seat=1&do=back").status, 303);
}

/// In the middle of a round a bot of a chosen level takes over, another one for it, and the person
/// is back on the seat as it stands.
#[test]
fn the_leaving_player_and_the_host_choose_the_level() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let (seat, menu) = (format!("/t/{table}/seat"), format!("/t/{table}/seats"));
    let act_at = format!("/t/{table}/act");
    let now = revision(&mut giulia, &table);
    let planned = giulia.post_json(&act_at, &act(1, "farmer*>village.0", now, "a"));
    assert_eq!(planned.status, 200, "{}", planned.body);
    assert!(giulia.get(&menu).body.contains("<option value=\"master\" selected"));

    assert_eq!(giulia.post(&seat, "seat=1&do=away&bot=apprentice").status, 303);
    assert!(ania.get(&menu).body.contains("away, a bot plays (Apprentice)"));
    assert_eq!(ania.post(&seat, "seat=1&do=away&bot=busy").status, 303, "the host may too");
    assert!(giulia.get(&menu).body.contains("away, a bot plays (busy)"));
    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    let now = revision(&mut ania, &table);
    assert_eq!(ania.post_json(&act_at, &act(0, "confirm", now, "b")).status, 200);
    stream.until(|data| data.contains("round 2"));

    assert_eq!(giulia.post(&seat, "seat=1&do=back").status, 303);
    stream.until(|data| !data.contains("A bot plays for you."));
    assert!(ania.get(&menu).body.contains("<span>person</span>"));
    let page = format!("/t/{table}");
    for step in 0..40 {
        let mine = options(&ania.get(&page).body);
        let Some(first) = mine.first() else { break };
        let now = revision(&mut ania, &table);
        ania.post_json(&act_at, &act(0, first, now, &format!("on {step}")));
    }
    assert!(!options(&giulia.get(&page).body).is_empty(), "nobody decides for her any more");
    assert_eq!(ania.post(&seat, "seat=1&do=away&bot=hal").status, 400, "no such bot");
    assert_eq!(giulia.post(&seat, "seat=0&do=away&bot=master").status, 403, "not her seat");
    assert_eq!(ania.post(&seat, "seat=1&do=bot&bot=journeyman").status, 303);
    assert!(ania.get(&menu).body.contains("<span>bot (Journeyman)</span>"));
}

/// Bots that no lobby offers any more play on, under a name of their own in every language.
#[test]
fn bots_of_old_tables_have_names() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let names = [("random", "rolls dice"), ("greedy", "avido"), ("mcts:20it", "myśliciel")];
    for ((bot, name), lang) in names.into_iter().zip(["en", "it", "pl"]) {
        let form = form(["person", "bot"]).replace("bot1=busy", &format!("bot1={bot}"));
        let table = ania.post("/tables", &form).table();
        ania.post("/settings", &format!("lang={lang}"));
        let menu = ania.get(&format!("/t/{table}/seats")).body;
        assert!(menu.contains(&format!("bot ({name})")), "{menu}");
    }
}

#[test]
fn the_short_link_leads_to_an_open_seat() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "open"]);
    let mut marek = hall.client();
    let page = marek.get(&format!("/j/{}", table.to_lowercase()));
    assert!(page.status == 200 && page.body.contains("Sit here"));
    marek.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Łucja");
    assert!(ania.get(&format!("/t/{table}")).body.contains("Łucja"));
    assert_eq!(hall.client().get(&format!("/j/{table}")).status, 303, "full: only watched");
}

#[test]
fn the_code_in_the_lobby_leads_to_the_table_that_waits() {
    let hall = Hall::known_as("http://hall.example");
    let mut ania = hall.client();
    assert!(ania.get("/").body.contains("data-copy=\"http://hall.example\""));
    let table = open(&mut ania, ["person", "open"]);
    let waiting = format!("data-copy=\"http://hall.example/j/{table}\"");
    assert!(ania.get("/").body.contains(&waiting));
    hall.client().post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Marek");
    assert!(!ania.get("/").body.contains(&waiting), "nobody is waited for any more");
}

#[test]
fn it_is_said_how_much_of_a_box_is_reconstructed() {
    let hall = Hall::open();
    for (game, made) in [("craftsmen", "111 are"), ("newdale", "151 are"), ("orleans", "7 are")] {
        for page in [format!("/?game={game}"), format!("/rules/{game}")] {
            let body = hall.client().get(&page).body;
            assert!(body.contains(&format!("{made} reconstructed")), "{page}: {body}");
        }
    }
}

#[test]
fn a_closed_table_takes_no_action() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "bot"]);
    let now = revision(&mut ania, &table);
    assert_eq!(ania.post(&format!("/t/{table}/close"), "").status, 303);
    let late = ania.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!((late.status, late.json()["error"]["code"].as_str()), (409, Some("closed")));
    assert!(options(&ania.get(&format!("/t/{table}")).body).is_empty());
}

#[test]
fn a_hint_is_for_the_seat_that_is_asked() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let hint = ania.clone().with("x-part", "1").get(&format!("/t/{table}/hint?as=0"));
    assert_eq!(hint.status, 200);
    for part in ["data-play=", "class=\"ev\"", "class=\"outlook\""] {
        assert_eq!(hint.body.matches(part).count(), 3, "{part}: {}", hint.body);
    }
    // Every move says why, unless the same was said of one before it.
    let mut moves = hint.body.split("class=\"rank\"").skip(1);
    let why = |one: &str| one.split("class=\"reason\">").nth(1).map(str::to_owned);
    assert!(moves.next().and_then(why).is_some(), "{}", hint.body);
    let told: Vec<&str> = hint.body.split("class=\"reason\">").skip(1).collect();
    let mut reasons: Vec<&str> = told.iter().filter_map(|one| one.split('<').next()).collect();
    reasons.sort_unstable();
    assert!(reasons.windows(2).all(|pair| pair[0] != pair[1]), "{}", hint.body);
    assert_eq!(ania.get(&format!("/t/{table}/hint?as=1")).status, 403);
}

/// Points and reasons are in the visitor's language, and asking changes nothing at the table.
#[test]
fn a_hint_speaks_the_language_of_who_asks() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let before = revision(&mut ania, &table);
    for (code, looked, rival) in [
        ("en", "continuations looked at.", "Rival: "),
        ("pl", "Sprawdzono ", "Rywal: "),
        ("it", "Esaminate ", "Rivale: "),
    ] {
        let mut asks = ania.clone().with("x-part", "1").with("accept-language", code);
        let hint = asks.get(&format!("/t/{table}/hint?as=0")).body;
        assert!(hint.contains(looked) && hint.contains(rival), "{code}: {hint}");
        assert!(!hint.contains("why-") && !hint.contains("page-"), "{code}: {hint}");
        let point = if code == "en" { '.' } else { ',' };
        let expected = hint.split("class=\"ev\">").nth(1).unwrap_or_default();
        assert!(expected.split(' ').next().unwrap_or_default().contains(point), "{code}: {hint}");
    }
    assert_eq!(revision(&mut ania, &table), before);
    let undone =
        ania.post_json(&format!("/t/{table}/undo"), &json!({"seat": 0, "revision": before}));
    assert_eq!(undone.status, 422, "there is nothing to take back: {}", undone.body);
}

#[test]
fn a_second_server_on_the_same_store_sees_every_move() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let other = hall.beside();
    let mut there = ania.clone();
    there.addr = Some(other.addr);
    let now = revision(&mut there, &table);
    let here = ania.post_json(&format!("/t/{table}/act"), &act(0, "farmer*>village.0", now, "a"));
    assert_eq!(here.status, 200, "{}", here.body);
    assert_eq!(revision(&mut there, &table), now + 1);
    let path = format!("/t/{table}/act");
    let done = there.post_json(&path, &act(0, "boatman*>village.1", now + 1, "b"));
    assert_eq!(done.status, 200, "{}", done.body);
    let after = ania.post_json(&path, &act(0, "craftsman*>village.2", now + 2, "c"));
    assert_eq!(after.status, 200, "who was overtaken reads and tries again: {}", after.body);
    let undo = json!({"seat": 0, "revision": revision(&mut ania, &table)});
    assert_eq!(ania.post_json(&format!("/t/{table}/undo"), &undo).status, 200);
}

/// Two nodes with one PostgreSQL server behind them: a stream of the one wakes when somebody moves
/// at the other.
#[test]
fn two_servers_share_a_table_through_postgres() {
    let Some(postgres) = Server::shared() else { return };
    let url = postgres.create_database("two_servers");
    let (hall, other) = (Hall::at(&url, Limits::default()), Hall::at(&url, Limits::default()));
    let (table, mut ania, _) = two(&hall);
    let mut there = ania.clone();
    there.addr = Some(other.addr);
    let now = revision(&mut there, &table);
    let mut stream = there.stream(&format!("/t/{table}/stream"));
    let path = format!("/t/{table}/act");
    let here = ania.post_json(&path, &act(0, "farmer*>village.0", now, "a"));
    assert_eq!(here.status, 200, "{}", here.body);
    stream.until(|data| data.contains(&format!("data-revision=\"{}\"", now + 1)));
    let done = there.post_json(&path, &act(0, "boatman*>village.1", now + 1, "b"));
    assert_eq!(done.status, 200, "{}", done.body);
    assert_eq!(revision(&mut ania, &table), now + 2);
}

/// Nobody is said to think at a seat that waits for whoever is on the way.
#[test]
fn an_open_seat_is_waited_for_and_that_is_said() {
    let hall = Hall::with_slow_bots();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "open"]);
    let now = revision(&mut ania, &table);
    let done = ania.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("An open seat waits three minutes for somebody"), "{page}");
    assert!(!page.contains("is thinking"), "{page}");
}
