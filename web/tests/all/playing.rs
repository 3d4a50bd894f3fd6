//! From the lobby to the table: acting, following, undoing.

use serde_json::json;

use crate::client::Client;
use crate::hall::{Hall, act, attribute, form, open, options, revision, two};

/// A placement that every player can plan in round 1, and where it shows.
const PLAN: &str = "farmer*>village.0";

#[test]
fn from_the_lobby_to_a_decision_that_the_stream_shows() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let lobby = ania.get("/?game=orleans");
    assert_eq!(lobby.status, 200);
    assert!(lobby.body.contains("Start Orléans") && lobby.body.contains("Grandmaster"));
    assert!(!lobby.body.contains("greedy"), "people choose by level");
    let table = open(&mut ania, ["person", "bot"]);

    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    let first = stream.next();
    assert!(options(&first).contains(&PLAN.to_owned()), "{:?}", options(&first));
    let now = attribute(&first, "data-revision").parse().unwrap();
    let done = ania.post_json(&format!("/t/{table}/act"), &act(0, PLAN, now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    let shown = stream.until(|data| !options(data).contains(&PLAN.to_owned()));
    let seen: u64 = attribute(&shown, "data-revision").parse().unwrap();
    assert_eq!(done.json()["revision"], seen);
    assert!(ania.get("/").body.contains("your turn"));
}

#[test]
fn the_lobby_opens_on_the_game_that_was_played_last() {
    let hall = Hall::open();
    let mut ania = hall.client();
    assert!(ania.get("/").body.contains("Start Orléans"));
    ania.post("/tables", "game=tiletum&kind0=person&kind1=bot&bot1=busy");
    assert!(ania.get("/").body.contains("Start Tiletum"));
    assert_eq!(ania.get("/rules").header("location"), Some("/rules/tiletum"));
    assert!(ania.get("/?game=newdale").body.contains("Start Newdale"));
}

/// While a bot thinks, everybody reads which one, and for whom.
#[test]
fn the_prompt_says_that_a_bot_is_thinking() {
    let hall = Hall::with_slow_bots();
    let mut ania = hall.client();
    let form = form(["bot", "person"]).replace("bot0=busy", "bot0=grandmaster");
    let table = ania.post("/tables", &format!("{form}&option.sequential_planning=true")).table();
    let page = ania.get(&format!("/t/{table}")).body;
    assert!(page.contains("<p>Ania (Grandmaster) is thinking.</p>"), "{page}");
}

#[test]
fn a_form_without_script_does_the_same() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let table = open(&mut ania, ["person", "bot"]);
    let now = revision(&mut ania, &table);
    let form = format!("seat=0&revision={now}&action=confirm");
    let done = ania.post(&format!("/t/{table}/act"), &form);
    assert_eq!((done.status, done.table()), (303, table));
}

#[test]
fn the_same_order_twice_is_harmless() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let order = act(0, PLAN, now, "once");
    let path = format!("/t/{table}/act");
    let first = ania.post_json(&path, &order);
    let again = ania.post_json(&path, &order);
    assert_eq!((first.status, again.status), (200, 200));
    assert_eq!(first.json(), again.json());
    assert_eq!(hall.wait(hall.store.newest(&table)).unwrap(), 3, "opened, sat down, one line");
}

#[test]
fn a_decision_for_the_past_is_refused() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let path = format!("/t/{table}/act");
    assert_eq!(ania.post_json(&path, &act(0, PLAN, now, "a")).status, 200);
    let late = ania.post_json(&path, &act(0, "boatman*>village.1", now, "b"));
    assert_eq!(late.status, 409, "{}", late.body);
    assert_eq!(late.json()["error"]["code"], "stale");
    assert_eq!(late.json()["error"]["revision"], now + 1);
}

#[test]
fn planning_of_others_makes_nobody_late() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let now = revision(&mut ania, &table);
    let hers = revision(&mut giulia, &table);
    let path = format!("/t/{table}/act");
    assert_eq!(giulia.post_json(&path, &act(1, "confirm", hers, "c")).status, 200);
    let done = ania.post_json(&path, &act(0, PLAN, now, "a"));
    assert_eq!(done.status, 200, "her answer shows, but asks nothing else: {}", done.body);
}

#[test]
fn undo_takes_back_and_says_why_not() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let (path, undo) = (format!("/t/{table}/act"), format!("/t/{table}/undo"));
    let now = revision(&mut ania, &table);
    ania.post_json(&path, &act(0, PLAN, now, "a"));
    let form = |id: &str, revision: u64| json!({"seat": 0, "id": id, "revision": revision});
    let now = revision(&mut ania, &table);
    assert_eq!(ania.post_json(&undo, &form("u", now)).status, 200);
    assert_eq!(ania.post_json(&undo, &form("u", now)).status, 200, "once more is the same");
    let twice = ania.post_json(&undo, &form("other", now));
    assert_eq!((twice.status, twice.json()["error"]["code"].as_str()), (409, Some("stale")));
    assert!(options(&ania.get(&format!("/t/{table}")).body).contains(&PLAN.to_owned()));

    let now = revision(&mut ania, &table);
    ania.post_json(&path, &act(0, "confirm", now, "b"));
    let now = revision(&mut ania, &table);
    let why = ania.post_json(&undo, &form("v", now));
    assert_eq!((why.status, why.json()["error"]["code"].as_str()), (422, Some("undo")));
    assert!(why.json()["error"]["message"].as_str().unwrap().contains("the answer stands"));

    let asked = ania.post_json(&undo, &json!({"seat": 0, "revision": now, "ask": true}));
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(giulia.get(&format!("/t/{table}")).body.contains("Ania asks to take back a step."));
    let yes = giulia.post_json(&format!("/t/{table}/consent"), &json!({"seat": 1, "yes": true}));
    assert_eq!(yes.status, 200, "{}", yes.body);
    assert!(!options(&ania.get(&format!("/t/{table}")).body).is_empty(), "she plans again");
}

#[test]
fn a_restart_loses_nothing() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    ania.post_json(&format!("/t/{table}/act"), &act(0, PLAN, now, "a"));
    let before = ania.get(&format!("/t/{table}")).body;
    let hall = hall.restart();
    ania.addr = Some(hall.addr);
    let after = ania.get(&format!("/t/{table}"));
    assert_eq!(after.body, before);
    let again = ania.post_json(&format!("/t/{table}/act"), &act(0, PLAN, now, "a"));
    assert_eq!(again.status, 200, "the same order is known after a restart: {}", again.body);
}

#[test]
fn chat_is_heard_and_survives_undo() {
    let hall = Hall::open();
    let (table, mut ania, giulia) = two(&hall);
    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    let said =
        ania.post_json(&format!("/t/{table}/chat"), &json!({"seat": 0, "text": "salut <b>"}));
    assert_eq!(said.status, 200);
    let shown = stream.until(|data| data.contains("salut"));
    assert!(shown.contains("salut &lt;b&gt;"), "what people write is text");
}

/// Lets everybody play this and that, and counts the only choices: how many pages say that they are
/// played by themselves, of how many.
fn only_choices(players: &mut [Client], table: &str) -> (usize, usize) {
    const BY_HAND: [&str; 3] = ["pass", "confirm", "commit"];
    let (mut told, mut all) = (0, 0);
    for number in 0..240 {
        let seat = number % players.len();
        let page = players[seat].get(&format!("/t/{table}")).body;
        let (options, says) = (options(&page), page.contains("id=\"forced\""));
        let Some(chosen) = options.get(number * 7 % options.len().max(1)) else { continue };
        if options.len() == 1 && !BY_HAND.contains(&chosen.as_str()) {
            (told, all) = (told + usize::from(says), all + 1);
        } else {
            assert!(!says, "{options:?}");
        }
        let now = attribute(&page, "data-revision").parse().unwrap();
        let move_ = act(seat as u8, chosen, now, &number.to_string());
        assert_eq!(players[seat].post_json(&format!("/t/{table}/act"), &move_).status, 200);
    }
    (told, all)
}

#[test]
fn the_only_choice_plays_itself_where_nobody_can_learn_from_it() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let seats = "game=tiletum&kind0=person&kind1=none&kind2=none&kind3=none";
    let table = ania.post("/tables", seats).table();
    let (told, all) = only_choices(&mut [ania], &table);
    assert!(all > 0 && told == all, "{told} of {all}");

    let mut ania = hall.client();
    let table = ania.post("/tables", &seats.replace("kind1=none", "kind1=open")).table();
    let mut giulia = hall.client();
    giulia.post(&format!("/t/{table}/seat"), "seat=1&do=take&name=Giulia");
    let (told, all) = only_choices(&mut [ania, giulia], &table);
    assert!(all > 0 && told == 0, "{told} of {all}");
}
