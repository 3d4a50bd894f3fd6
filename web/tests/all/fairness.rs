//! Nobody's thinking, waiting or silence keeps others from playing.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;
use web::Limits;

use crate::client::Client;
use crate::hall::{Hall, act, form, open, options, revision, two};

/// What a person waits for a move at most, in a debug build beside whatever else this machine does: a
/// tenth of what he would wait for one of those who think.
const SOON: Duration = Duration::from_secs(60);

/// Tables at which a bot thinks for ten minutes a move.
fn thinkers(hall: &Hall, tables: usize) {
    let mut host = hall.client();
    for _ in 0..tables {
        let form = form(["bot", "person"]).replace("bot0=busy", "bot0=mcts:600000ms");
        let table = host.post("/tables", &form).table();
        assert_eq!(host.get(&format!("/t/{table}")).status, 200, "it wakes the bot");
    }
}

fn plays(player: &mut Client, table: &str) -> Duration {
    let start = Instant::now();
    let now = revision(player, table);
    let first = options(&player.get(&format!("/t/{table}")).body).remove(0);
    let done = player.post_json(&format!("/t/{table}/act"), &act(0, &first, now, "move"));
    assert_eq!(done.status, 200, "{}", done.body);
    start.elapsed()
}

#[test]
fn people_move_while_bots_and_hints_think() {
    let hall = Hall::with_patient_bots();
    let (table, mut ania, giulia) = two(&hall);
    thinkers(&hall, 40);
    let hints: Vec<_> = (0..20).map(|_| giulia.begin(&format!("/t/{table}/hint?as=1"))).collect();
    let took = plays(&mut ania, &table);
    assert!(took < SOON, "{took:?}");
    let lobby = Instant::now();
    assert_eq!(hall.client().get("/").status, 200);
    assert!(lobby.elapsed() < SOON, "{:?}", lobby.elapsed());
    drop(hints);
}

/// After a second the table says why its bots do not move, and a watched table comes before those
/// that nobody watches.
#[test]
fn bots_that_wait_for_others_say_so() {
    let hall = Hall::with_patient_bots();
    let mut ania = hall.client();
    thinkers(&hall, 3);
    let form = form(["person", "bot"]).replace("bot1=busy", "bot1=mcts:600000ms");
    let table = ania.post("/tables", &form).table();
    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    stream.until(|data| data.contains("The bots of other tables think first."));
}

#[test]
fn the_lobby_is_paged() {
    let hall = Hall::open();
    let mut host = hall.client();
    let tables: Vec<String> = (0..23).map(|_| open(&mut host, ["person", "bot"])).collect();
    let first = hall.client().get("/").body;
    let second = hall.client().get("/?page=2").body;
    let shows = |page: &str, table: &String| page.contains(&format!("\"/t/{table}\""));
    assert_eq!(tables.iter().filter(|table| shows(&first, table)).count(), 20);
    assert_eq!(tables.iter().filter(|table| shows(&second, table)).count(), 3);
    assert!(first.contains("/?page=2") && second.contains("/?page=1"));
    assert!(tables[20..].iter().all(|table| shows(&first, table)), "the newest first");
    assert_eq!(host.post(&format!("/t/{}/delete", tables[22]), "").status, 303);
    assert!(!shows(&hall.client().get("/").body, &tables[22]));
    let other = hall.beside();
    assert!(shows(&other.client().get("/").body, &tables[21]), "a second server lists them too");
}

/// A server with few places and little patience.
fn narrow() -> Hall {
    let patience = Duration::from_secs(1);
    Hall::with(Limits { connections: 16, patience, ..Limits::default() })
}

/// A connection that sends this and then nothing.
fn stalled(hall: &Hall, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(hall.addr).expect("the server listens");
    stream.set_read_timeout(Some(SOON)).expect("a timeout can be set");
    // A server that needs the place may have closed it.
    let _ = stream.write_all(text.as_bytes());
    stream
}

/// Whether the other side has closed it, within the time that tests wait.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    !matches!(stream.read_to_end(&mut rest), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let hall = narrow();
    let (table, _, _) = two(&hall);
    let post = format!(
        "POST /t/{table}/act HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\n\
         content-type: application/json\r\ncontent-length: 90\r\n\r\n{{",
        hall.addr
    );
    let mut body = stalled(&hall, &post);
    let mut answer = [0; 12];
    body.read_exact(&mut answer).expect("it is answered");
    assert_eq!(&answer, b"HTTP/1.1 408");
    assert!(is_closed(&mut body));
    assert!(is_closed(&mut stalled(&hall, "GET / HTTP/1.1\r\nhost: ")), "nor is a head");
}

/// Ten times as many as there are places stand in the doors, in three ways, and come again.
#[test]
fn doors_held_open_do_not_lock_people_out() {
    let hall = narrow();
    let (table, mut ania, giulia) = two(&hall);
    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    stream.next();
    let watch = format!("GET /t/{table}/stream HTTP/1.1\r\nhost: {}\r\n\r\n", hall.addr);
    let post = format!("POST /tables HTTP/1.1\r\nhost: {}\r\ncontent-length: 9\r\n\r\n", hall.addr);
    let ways = ["GET / HT", &post, &watch];
    let held: Vec<TcpStream> = (0..160).map(|n| stalled(&hall, ways[n % 3])).collect();
    let took = plays(&mut ania, &table);
    assert!(took < SOON, "{took:?}");
    ania.post_json(&format!("/t/{table}/chat"), &json!({"seat": 0, "text": "still here"}));
    stream.until(|data| data.contains("still here"));
    drop(held);
}

#[test]
fn a_table_has_so_many_watchers_and_the_rest_come_back_later() {
    let hall = Hall::with(Limits { onlookers: 2, ..Limits::default() });
    let (table, _, giulia) = two(&hall);
    let path = format!("/t/{table}/stream");
    let mut watching = [hall.client().stream(&path), hall.client().stream(&path)];
    watching.iter_mut().for_each(|stream| drop(stream.next()));
    let mut crowded = String::new();
    let (_, mut rest) = hall.client().follow(&path);
    rest.read_to_string(&mut crowded).expect("the stream ends by itself");
    assert!(crowded.contains("retry: 20000") && !crowded.contains("event: table"), "{crowded}");
    giulia.stream(&path).next();
}

#[test]
fn an_address_opens_so_many_tables() {
    let limits = Limits { tables: 3, loopback: true, ..Limits::default() };
    let hall = Hall::with(limits);
    let mut host = hall.client();
    let opened: Vec<u16> =
        (0..5).map(|_| host.post("/tables", &form(["person", "bot"])).status).collect();
    assert_eq!(opened, [303, 303, 303, 429, 429]);
}

/// A server that is told to stop gives up its bots: the next one moves them at once, and need not
/// wait for the lease of the one before.
#[test]
fn after_a_restart_bots_move_at_once() {
    let hall = Hall::open();
    let mut ania = hall.client();
    let form = form(["person", "bot"]).replace("bot1=busy", "bot1=greedy");
    let table = ania.post("/tables", &form).table();
    let now = revision(&mut ania, &table);
    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    let done = ania.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
    stream.until(|data| data.contains("round 2"));
    let hall = hall.stop();
    let free = hall.wait(hall.store.lease(&table, "another", 0));
    assert_eq!(free, Ok(true), "nobody waits for a server that has stopped");
    let hall = hall.restart();
    let mut ania = Client { addr: Some(hall.addr), ..ania };
    let mut stream = ania.stream(&format!("/t/{table}/stream"));
    for step in 0..200 {
        let page = ania.get(&format!("/t/{table}")).body;
        if page.contains("round 3") {
            break;
        }
        if let Some(first) = options(&page).first() {
            let now = revision(&mut ania, &table);
            ania.post_json(&format!("/t/{table}/act"), &act(0, first, now, &format!("s{step}")));
        } else {
            stream.next();
        }
    }
    assert!(ania.get(&format!("/t/{table}")).body.contains("round 3"));
}
