//! Tells somebody else that it is a person's turn: a small POST to an address that the host named
//! on the command line. Nothing waits for it, and no secret is in it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{Request, Uri};
use hyper_util::rt::TokioIo;
use kernel::{Seat, SeatSet};
use serde_json::json;
use table::{Room, Sitter};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// How many messages may wait for a target; beyond that they are dropped.
const QUEUE: usize = 256;
/// How long a target may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before each further try.
const TRIES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(10)];

/// An address that is told when it is somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    host: String,
    port: u16,
    path: String,
}

/// Why a text is no address of a webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookError(String);

impl fmt::Display for WebhookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no address such as http://127.0.0.1:8080/turn", self.0)?;
        if self.0.starts_with("https://") {
            f.write_str("; https is not spoken here, so send it to a relay on this network")?;
        }
        Ok(())
    }
}

impl std::error::Error for WebhookError {}

impl FromStr for Webhook {
    type Err = WebhookError;

    fn from_str(text: &str) -> Result<Webhook, WebhookError> {
        let error = || WebhookError(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| error())?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority = authority.ok_or_else(error)?;
        if uri.scheme_str() != Some("http") || authority.host().is_empty() {
            return Err(error());
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Webhook {
            host: authority.host().to_owned(),
            port: authority.port_u16().unwrap_or(80),
            path: path.to_owned(),
        })
    }
}

impl fmt::Display for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}:{}{}", self.host, self.port, self.path)
    }
}

impl Webhook {
    /// Sends one message; any answer of success will do.
    async fn post(&self, message: &str) -> Result<(), String> {
        let name = self.host.trim_start_matches('[').trim_end_matches(']');
        let stream = TcpStream::connect((name, self.port)).await.map_err(told)?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(told)?;
        let request = Request::post(&self.path)
            .header(HOST, format!("{}:{}", self.host, self.port))
            .header(CONTENT_TYPE, "application/json")
            .body(Body::from(message.to_owned()))
            .map_err(told)?;
        let answer = async {
            let answer = sender.send_request(request).await.map_err(told)?;
            let status = answer.status();
            if status.is_success() { Ok(()) } else { Err(format!("it answered {status}")) }
        };
        tokio::select! {
            answer = answer => answer,
            _ = connection => Err("it closed the connection".to_owned()),
        }
    }

    /// Sends a message, a few times if need be; says so if it could not.
    async fn deliver(&self, message: &str) {
        let mut why = self.once(message).await;
        for wait in TRIES {
            if why.is_ok() {
                return;
            }
            tokio::time::sleep(wait).await;
            why = self.once(message).await;
        }
        if let Err(why) = why {
            eprintln!("warning: webhook {self}: {why}");
        }
    }

    async fn once(&self, message: &str) -> Result<(), String> {
        let sent = tokio::time::timeout(PATIENCE, self.post(message)).await;
        sent.unwrap_or_else(|_| Err("no answer in time".to_owned()))
    }
}

fn told(error: impl fmt::Display) -> String {
    error.to_string()
}

/// The webhooks of a server, each with a queue of its own.
pub(crate) struct Hooks {
    link: String,
    queues: Vec<mpsc::Sender<Arc<str>>>,
}

impl Hooks {
    /// No webhook.
    pub(crate) fn none() -> Hooks {
        Hooks { link: String::new(), queues: Vec::new() }
    }

    /// One task a target. Needs a running tokio.
    pub(crate) fn new(targets: &[Webhook], link: String) -> Hooks {
        Hooks { link, queues: targets.iter().cloned().map(worker).collect() }
    }

    /// Tells whose turn it has become: persons who were not asked before.
    pub(crate) fn turn(&self, id: &str, room: &Room, before: SeatSet) {
        if self.queues.is_empty() {
            return;
        }
        for seat in room.asked().iter().filter(|seat| !before.contains(*seat)) {
            let chair = &room.chairs()[seat.index()];
            if chair.sitter == Sitter::Person && chair.stand_in.is_none() {
                self.send(&self.message(id, room, seat));
            }
        }
    }

    fn message(&self, id: &str, room: &Room, seat: Seat) -> Arc<str> {
        let message = json!({
            "event": "turn",
            "game": room.table().title().info().key,
            "table": id,
            "name": room.name(),
            "seat": seat,
            "who": room.chairs()[seat.index()].name,
            "link": format!("{}/t/{id}", self.link),
        });
        message.to_string().into()
    }

    /// A queue that is full has a target that does not answer: what is new is dropped.
    fn send(&self, message: &Arc<str>) {
        for queue in &self.queues {
            let _ = queue.try_send(Arc::clone(message));
        }
    }
}

fn worker(target: Webhook) -> mpsc::Sender<Arc<str>> {
    let (queue, mut waiting) = mpsc::channel::<Arc<str>>(QUEUE);
    tokio::spawn(async move {
        while let Some(message) = waiting.recv().await {
            target.deliver(&message).await;
        }
    });
    queue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_plain_http() {
        let hook: Webhook = "http://hooks.local:8080/turn?to=me".parse().expect("it is one");
        assert_eq!(hook.to_string(), "http://hooks.local:8080/turn?to=me");
        assert_eq!("http://[::1]".parse::<Webhook>().map(|hook| hook.port), Ok(80));
        for no in ["", "hooks.local", "ftp://a/b", "http://", "http://me:word@a/", "/turn"] {
            assert!(no.parse::<Webhook>().is_err(), "{no}");
        }
        let error = "https://a.example/".parse::<Webhook>().expect_err("it is not spoken");
        assert!(error.to_string().contains("relay"));
    }
}
