//! A webhook is told whose turn it is, and nothing waits for it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::hall::{Hall, act, revision, two};

const PATIENCE: Duration = Duration::from_secs(90);

/// A target that refuses the first message once and hands on those that it takes.
fn target() -> (String, Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = format!("http://{}/turn", listener.local_addr().expect("it has an address"));
    let (heard, hears) = channel();
    thread::spawn(move || {
        for (number, stream) in listener.incoming().enumerate() {
            let Ok(mut stream) = stream else { return };
            let message = message(&stream);
            let answer = if number == 0 { "500 Not Yet" } else { "204 No Content" };
            let _ = write!(stream, "HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n");
            if number > 0 && heard.send(message).is_err() {
                return;
            }
        }
    });
    (address, hears)
}

fn message(stream: &TcpStream) -> Value {
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("headers are lines");
        if let Some(size) = line.to_lowercase().strip_prefix("content-length: ") {
            length = size.trim().parse().expect("a length is a number");
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("the body follows");
    serde_json::from_slice(&body).expect("it is JSON")
}

#[test]
fn a_webhook_hears_whose_turn_it_is_and_no_secret() {
    let (address, hears) = target();
    let hall = Hall::telling(address.parse().expect("it is one"));
    let (table, mut ania, mut giulia) = two(&hall);
    let told = hears.recv_timeout(PATIENCE).expect("the first try fails, the second does not");
    assert_eq!(told["who"], "Ania");
    assert_eq!(told["table"], table);
    assert_eq!(told["link"], format!("http://{}/t/{table}", hall.addr));
    let mut keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
    keys.sort();
    assert_eq!(keys, ["event", "game", "link", "name", "seat", "table", "who"]);

    for (client, seat) in [(&mut ania, 0), (&mut giulia, 1)] {
        let now = revision(client, &table);
        let path = format!("/t/{table}/act");
        let done = client.post_json(&path, &act(seat, "confirm", now, "a"));
        assert_eq!(done.status, 200, "{}", done.body);
    }
    let next = hears.recv_timeout(PATIENCE).expect("a turn has come");
    assert_eq!(next["event"], "turn");
}

#[test]
fn a_target_that_is_not_there_stops_nobody() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = format!("http://{}/", closed.local_addr().expect("it has an address"));
    drop(closed);
    let hall = Hall::telling(address.parse().expect("it is one"));
    let (table, mut ania, _) = two(&hall);
    let now = revision(&mut ania, &table);
    let done = ania.post_json(&format!("/t/{table}/act"), &act(0, "confirm", now, "a"));
    assert_eq!(done.status, 200, "{}", done.body);
}
