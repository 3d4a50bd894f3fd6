//! The swap law for everything that can be fetched: two servers with tables that differ only in
//! secrets answer every request alike, byte by byte.

use std::collections::BTreeSet;

use kernel::chance::{Fast, Seed, below};
use kernel::{Actor, AnyGame, Seat, Turn, Viewer};
use serde_json::json;
use store::NewTable;
use table::{Chair, Room, Setting, Sitter};

use crate::client::{Answer, Client};
use crate::hall::{Hall, act, revision};

const TABLE: &str = "TWINS2";
/// A moment with secrets is looked for in so many moves.
const MOVES: usize = 400;

/// Every route that can be fetched, as the sources have them, and an address of each.
const ROUTES: &str =
    concat!(include_str!("../../src/routes.rs"), include_str!("../../src/routes/api.rs"));

/// Addresses for a route: the first line that is heard of, the last, and one beyond.
fn addresses(route: &str) -> Vec<String> {
    let filled = route.replace("{table}", TABLE).replace("{game}", "orleans");
    match route {
        "/t/{table}/why/{line}" => {
            (0..12).map(|line| filled.replace("{line}", &line.to_string())).collect()
        }
        "/t/{table}" => vec![filled.clone(), filled + "?at=3"],
        "/" => ["/", "/?page=2", "/?game=newdale"].map(str::to_owned).into(),
        "/api/tables/{table}/events" => vec![filled.clone(), filled + "?after=2"],
        _ => {
            let filled = filled.replace("{token}", &"0".repeat(64)).replace("{id}", "OR-8.1");
            let filled = filled.replace("{term}", "place.ship").replace("{seat}", "1");
            vec![filled.replace("{hash}", "0").replace("{name}", "table.js")]
        }
    }
}

/// The routes that answer GET, streams apart.
fn fetched() -> Vec<String> {
    let routes = ROUTES.split(".route(\"").skip(1);
    let gets = routes.filter_map(|route| {
        let (path, handler) = route.split_once("\", ")?;
        handler.starts_with("get(").then_some(path)
    });
    let gets: BTreeSet<&str> = gets.filter(|path| !path.ends_with("/stream")).collect();
    assert!(gets.len() > 25, "{gets:?}");
    gets.into_iter().flat_map(addresses).collect()
}

/// What an answer tells: everything but when and how fast.
fn told(answer: Answer) -> (u16, Vec<(String, String)>, String) {
    let mut headers = answer.headers;
    headers.retain(|(name, _)| !["date", "server-timing", "set-cookie"].contains(&name.as_str()));
    (answer.status, headers, without_keys(&answer.body))
}

/// A page without the names of the visitor's own keys, which are drawn by chance.
fn without_keys(body: &str) -> String {
    const KEY: &str = "name=\"key\" value=\"";
    let mut parts = body.split(KEY);
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
    rest.fold(first, |page, rest| page + KEY + rest)
}

/// Two servers with a table each, and whoever looks at both in the same way.
struct Twins {
    halls: [Hall; 2],
}

impl Twins {
    fn open(games: [Box<dyn AnyGame>; 2]) -> Twins {
        let halls = games.map(|game| {
            let hall = Hall::known_as("http://twins.example");
            put(&hall, TABLE, Some(game));
            hall
        });
        Twins { halls }
    }

    /// Does the same at both.
    fn both<T>(&self, mut work: impl FnMut(&Hall) -> T) -> [T; 2] {
        [work(&self.halls[0]), work(&self.halls[1])]
    }

    /// Fetches everything as these clients and compares.
    fn compare(&self, clients: [Client; 2], what: &str) {
        let [mut one, mut two] = clients;
        for path in fetched() {
            if path.ends_with("/hint") && !one.cookies.is_empty() {
                // It thinks by chance; its own swap is tried where the chance can be chosen.
                continue;
            }
            let (left, right) = (told(one.get(&path)), told(two.get(&path)));
            assert!(left == right, "{what}, {path}:\n{}", difference(&left.2, &right.2));
        }
        let path = format!("/t/{TABLE}/stream");
        let [left, right] = [&one, &two].map(|client| {
            let mut stream = client.stream(&path);
            stream.next();
            stream.raw
        });
        assert_eq!(left, right, "{what}, stream");
    }
}

fn difference(one: &str, two: &str) -> String {
    let common = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[common.saturating_sub(80)..text.len().min(common + 80)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}…\n…{}…", around(one), around(two))
}

/// A table of two that is dealt from a known seed, or goes on from here, and whose seats wait for
/// people.
fn put(hall: &Hall, id: &str, from: Option<Box<dyn AnyGame>>) {
    let game = from.as_ref().map_or("orleans", |from| from.info().key);
    let title = shelf::find(game).expect("it is on the shelf").title;
    let players = from.as_ref().map_or(2, |from| from.players());
    let chair =
        |_| Chair { name: String::new(), sitter: Sitter::Open, stand_in: None, agrees: false };
    let chairs = (0..players).map(chair).collect();
    let seed = Some(Seed::from_text("twins"));
    let setting = Setting { from, seed, ..Setting::new(title, chairs) };
    let opened = Room::open(setting).expect("the rules know such a table");
    let row = serde_json::to_string(&opened).expect("a record has a JSON form");
    let parts = title.standard();
    hall.wait(async {
        hall.store.keep_components(parts.hash, game, parts.text).await?;
        hall.store.open(&NewTable::new(id, game, "Twins"), &[row]).await
    })
    .expect("the store takes it");
}

/// Somebody who takes a seat.
fn sits(hall: &Hall, id: &str, seat: u8) -> Client {
    let mut client = hall.client();
    let taken = client.post(&format!("/t/{id}/seat"), &format!("seat={seat}&do=take&name=Ada"));
    assert_eq!(taken.status, 303, "{taken:?}");
    client
}

/// Moments of a game at which something is hidden from `viewer`: each with a twin that hides
/// something else.
fn moments(game: &str, viewer: Viewer) -> Vec<[Box<dyn AnyGame>; 2]> {
    let title = shelf::find(game).expect("it is on the shelf").title;
    let mut now = title.start(title.standard(), &[], 2).expect("two can play");
    let (mut dice, mut found) = (Fast::new(5, 0), Vec::new());
    for number in 0..MOVES {
        let twin = now.determinize(viewer, &mut dice);
        if number % 40 == 39 && twin.state() != now.state() {
            assert_eq!(twin.view(viewer), now.view(viewer));
            found.push([now.clone(), twin]);
        }
        let turn = now.turn();
        let actor = match turn.actor() {
            _ if turn == Turn::Over => break,
            Some(actor) => actor,
            None => break,
        };
        let mut options = match actor {
            Actor::Chance => now.odds().into_iter().map(|(notation, _)| notation).collect(),
            Actor::Seat(_) => now.notations(actor),
        };
        let pick = options.swap_remove(below(&mut dice, options.len() as u32) as usize);
        now.play(actor, &pick).expect("it was listed");
    }
    let step = found.len().div_ceil(2).max(1);
    found.into_iter().step_by(step).collect()
}

#[test]
fn a_stranger_fetches_the_same_of_tables_that_differ_in_secrets() {
    let mut tried = 0;
    for entry in shelf::games() {
        for games in moments(entry.key(), Viewer::Onlooker) {
            tried += 1;
            let twins = Twins::open(games);
            let clients = twins.both(|hall| {
                let mut stranger = hall.client();
                let said = json!({"name": "Cy", "text": "good evening"});
                assert_eq!(stranger.post_json(&format!("/t/{TABLE}/chat"), &said).status, 200);
                stranger
            });
            twins.compare(clients, entry.key());
        }
    }
    assert!(tried >= 3, "{tried} moments had a secret");
}

#[test]
fn a_rival_fetches_the_same_of_tables_that_differ_in_what_others_hide() {
    let mut tried = 0;
    for entry in shelf::games() {
        for games in moments(entry.key(), Viewer::Seat(Seat(1))).into_iter().take(1) {
            tried += 1;
            let twins = Twins::open(games);
            let clients = twins.both(|hall| sits(hall, TABLE, 1));
            twins.compare(clients, entry.key());
        }
    }
    assert!(tried >= 2, "{tried} moments had a secret");
}

/// At one server somebody plans in secret and takes it back, at the other he only looks. The order
/// of the lobby is that of the last public events, before and after a restart.
#[test]
fn secret_placements_and_undos_leave_no_trace() {
    let halls = [Hall::open(), Hall::open()];
    let mut players = halls.each_ref().map(|hall| {
        put(hall, TABLE, None);
        put(hall, "OTHER2", None);
        let ada = sits(hall, TABLE, 0);
        sits(hall, TABLE, 1);
        sits(hall, "OTHER2", 0);
        ada
    });
    let order = |hall: &Hall| {
        let page = hall.client().get("/").body;
        [TABLE, "OTHER2"].map(|id| page.find(&format!("/t/{id}")).expect("it is listed"))
    };
    for hall in &halls {
        let [one, other] = order(hall);
        assert!(other < one, "something public happened there last");
    }
    let mut now = revision(&mut players[0], TABLE);
    for (number, plan) in ["farmer*>village.0", "boatman*>village.1"].into_iter().enumerate() {
        let order = act(0, plan, now, &format!("plan {number}"));
        let done = players[0].post_json(&format!("/t/{TABLE}/act"), &order);
        assert_eq!(done.status, 200, "{}", done.body);
        now = done.json()["revision"].as_u64().expect("a revision");
    }
    let undone =
        players[0].post_json(&format!("/t/{TABLE}/undo"), &json!({"seat": 0, "revision": now}));
    assert_eq!(undone.status, 200, "{}", undone.body);
    let twins = Twins { halls };
    twins.compare(twins.both(Hall::client), "after a plan and an undo");
    let twins = Twins { halls: twins.halls.map(|hall| hall.stop().restart()) };
    twins.compare(twins.both(Hall::client), "after a restart");
    for hall in &twins.halls {
        let [one, other] = order(hall);
        assert!(other < one, "nothing public has happened since");
    }
}
