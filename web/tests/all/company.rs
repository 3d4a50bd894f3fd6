//! What the host may do, and what a browser is not sent twice.

use std::io::BufRead;

use serde_json::json;

use crate::hall::{Hall, two};

#[test]
fn the_host_takes_the_word_from_a_chatter() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let (mute, chat) = (format!("/t/{table}/mute"), format!("/t/{table}/chat"));
    assert_eq!(giulia.post(&mute, "seat=0&yes=true").status, 403, "she is not the host");
    assert!(ania.get(&format!("/t/{table}/seats")).body.contains("Take the word"));
    assert_eq!(ania.post(&mute, "seat=1&yes=true").status, 303);
    let said = giulia.post_json(&chat, &json!({"seat": 1, "text": "psst"}));
    assert_eq!((said.status, said.json()["error"]["code"].as_str()), (403, Some("muted")));
    assert!(giulia.get(&format!("/t/{table}")).body.contains("taken the word from you"));
    let mut onlooker = hall.client();
    assert_eq!(onlooker.post_json(&chat, &json!({"text": "hear me"})).status, 200);
    assert_eq!(ania.post(&mute, "yes=true").status, 303);
    assert_eq!(onlooker.post_json(&chat, &json!({"text": "and now?"})).status, 403);
    assert_eq!(ania.post(&mute, "seat=1&yes=false").status, 303);
    assert_eq!(giulia.post_json(&chat, &json!({"seat": 1, "text": "thanks"})).status, 200);
}

#[test]
fn the_host_deletes_a_table_once_it_is_confirmed() {
    let hall = Hall::open();
    let (table, mut ania, mut giulia) = two(&hall);
    let path = format!("/t/{table}/delete");
    assert_eq!(giulia.get(&path).status, 403);
    assert_eq!(giulia.post(&path, "").status, 403);
    let asked = ania.get(&path);
    assert!(asked.status == 200 && asked.body.contains("gone for good"), "{}", asked.body);
    assert_eq!(ania.get(&format!("/t/{table}")).status, 200, "asking deletes nothing");

    let mut stream = giulia.stream(&format!("/t/{table}/stream"));
    stream.next();
    let done = ania.post(&path, "");
    assert_eq!((done.status, done.header("location")), (303, Some("/")));
    assert_eq!(stream.next().trim(), "gone");
    assert!(stream.raw.contains("event: gone"));
    for path in ["", "/stream", "/seats", "/why/0"] {
        assert_eq!(ania.get(&format!("/t/{table}{path}")).status, 404, "{path}");
    }
    assert!(!ania.get("/").body.contains(&format!("/t/{table}\"")));
    assert!(hall.wait(hall.store.grants(&table)).unwrap_or_default().is_empty());
}

#[test]
fn a_page_that_is_the_newest_is_not_sent_again() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let page = ania.get(&format!("/t/{table}")).body;
    let seen = page.split("id=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let seen = seen.expect("the page has a mark");
    let chat = format!("/t/{table}/chat");
    let mut stream = ania.stream(&format!("/t/{table}/stream?seen={seen}"));
    ania.post_json(&chat, &json!({"seat": 0, "text": "well?"}));
    assert!(stream.next().contains("well?"), "the first event is news");
    let last = stream.raw.lines().find_map(|line| line.strip_prefix("id: ")).expect("a mark");

    let back = ania.clone().with("last-event-id", last);
    let mut stream = back.stream(&format!("/t/{table}/stream?seen={seen}"));
    ania.post_json(&chat, &json!({"seat": 0, "text": "again"}));
    assert!(stream.next().contains("again"), "a browser that comes back gets what is new");
    let mut late = ania.stream(&format!("/t/{table}/stream?seen={seen}"));
    assert!(late.next().contains("again"), "an old mark gets everything");
}

#[test]
fn a_compressed_stream_holds_nothing_back() {
    let hall = Hall::open();
    let (table, mut ania, _) = two(&hall);
    let path = format!("/t/{table}/stream");
    let plain = ania.stream(&path).next().len();
    let (headers, mut stream) = ania.clone().with("accept-encoding", "gzip, br").follow(&path);
    assert!(headers.contains(&("content-encoding".to_owned(), "gzip".to_owned())), "{headers:?}");
    let first = view(&mut stream);
    assert!(first * 3 < plain, "{first} bytes stand for {plain}");
    ania.post_json(&format!("/t/{table}/chat"), &json!({"seat": 0, "text": "there?"}));
    // The next view does not wait for more.
    view(&mut stream);
}

/// How many bytes the next view takes on a stream: the first chunk that is no mere greeting.
fn view(stream: &mut impl BufRead) -> usize {
    const GREETING: usize = 1000;
    let mut chunks = std::iter::repeat_with(|| chunk(stream));
    chunks.find(|size| *size > GREETING).expect("chunks do not end")
}

fn chunk(stream: &mut impl BufRead) -> usize {
    let mut line = String::new();
    stream.read_line(&mut line).expect("a chunk comes");
    let size = usize::from_str_radix(line.trim_end(), 16).expect("it begins with its size");
    let mut content = vec![0; size + 2];
    stream.read_exact(&mut content).expect("as much as was said");
    size
}
