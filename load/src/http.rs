//! A client with one connection that it keeps.

use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderMap, HeaderName};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a client asks for.
#[derive(Clone, Debug)]
pub struct Ask {
    method: Method,
    path: String,
    body: Option<Value>,
    headers: Vec<(HeaderName, String)>,
}

impl Ask {
    /// Asks for a page or a resource.
    pub fn get(path: impl Into<String>) -> Ask {
        Ask { method: Method::GET, path: path.into(), body: None, headers: Vec::new() }
    }

    /// Sends JSON.
    pub fn post(path: impl Into<String>, body: Value) -> Ask {
        let ask = Ask { method: Method::POST, body: Some(body), ..Ask::get(path) };
        ask.with(CONTENT_TYPE, "application/json")
    }

    /// With a header.
    pub fn with(mut self, name: HeaderName, value: impl Into<String>) -> Ask {
        self.headers.push((name, value.into()));
        self
    }

    /// With the token of a seat.
    pub fn by(self, token: &str) -> Ask {
        self.with(AUTHORIZATION, format!("Bearer {token}"))
    }

    fn request(&self, addr: SocketAddr) -> Request<Full<Bytes>> {
        let plain = Request::builder()
            .method(self.method.clone())
            .uri(&self.path)
            .header(HOST, addr.to_string());
        let headers = self.headers.iter();
        let request = headers.fold(plain, |request, (name, value)| request.header(name, value));
        let body = self.body.as_ref().map(Value::to_string).unwrap_or_default();
        request.body(Full::from(body)).expect("paths and headers are plain text")
    }
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How it went.
    pub status: StatusCode,
    /// What it said about it.
    pub headers: HeaderMap,
    /// What it sent.
    pub body: Bytes,
    /// From sending to the last byte, as the client sees it.
    pub took: Duration,
}

impl Answer {
    /// From request read to answer ready, as the server says.
    pub fn served(&self) -> Option<Duration> {
        served(&self.headers)
    }

    /// The answer as JSON.
    ///
    /// # Errors
    /// If the server refused, or sent something else.
    pub fn json(&self) -> Result<Value, Lost> {
        if !self.status.is_success() {
            return Err(Lost::refused(self));
        }
        serde_json::from_slice(&self.body).map_err(|error| Lost::new("an answer", error))
    }
}

/// Why there is no answer, or none of use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost(String);

impl Lost {
    /// Something failed while `what` was wanted.
    pub fn new(what: &str, error: impl fmt::Display) -> Lost {
        Lost(format!("{what}: {error}"))
    }

    /// The server answered, but not as it should.
    pub fn refused(answer: &Answer) -> Lost {
        let body = String::from_utf8_lossy(&answer.body);
        let said: String = body.chars().take(200).collect();
        Lost(format!("the server answered {}: {said}", answer.status))
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Lost {}

/// A client of one server. It connects when it must and keeps its connection.
pub struct Client {
    addr: SocketAddr,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Client {
    /// A client that has not yet connected.
    pub fn new(addr: SocketAddr) -> Client {
        Client { addr, connection: None }
    }

    /// The server's address.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Asks once. What is lost is not sent again: whoever asks must say whether it may be.
    ///
    /// # Errors
    /// If the connection breaks before the whole answer is there.
    pub async fn ask(&mut self, ask: &Ask) -> Result<Answer, Lost> {
        let answer = tokio::time::timeout(PATIENCE, self.exchange(ask)).await;
        let answer = answer.unwrap_or_else(|late| Err(Lost::new(&ask.path, late)));
        if answer.is_err() {
            self.connection = None;
        }
        answer
    }

    /// Asks, and gives the answer before its body has come.
    ///
    /// # Errors
    /// If the connection breaks before the head of the answer is there.
    pub async fn begin(&mut self, ask: &Ask) -> Result<Response<Incoming>, Lost> {
        let lost = |error: &dyn fmt::Display| Lost::new(&ask.path, error);
        let connection = match self.connection.take() {
            Some(open) if !open.is_closed() => self.connection.insert(open),
            _ => self.connection.insert(connect(self.addr).await.map_err(|e| lost(&e))?),
        };
        connection.ready().await.map_err(|error| lost(&error))?;
        connection.send_request(ask.request(self.addr)).await.map_err(|error| lost(&error))
    }

    async fn exchange(&mut self, ask: &Ask) -> Result<Answer, Lost> {
        let begun = Instant::now();
        let response = self.begin(ask).await?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(|error| Lost::new(&ask.path, error))?.to_bytes();
        let took = begun.elapsed();
        Ok(Answer { status: head.status, headers: head.headers, body, took })
    }
}

/// A new connection; its other half works until either side closes it.
async fn connect(addr: SocketAddr) -> Result<SendRequest<Full<Bytes>>, Lost> {
    let stream = TcpStream::connect(addr).await.map_err(|error| Lost::new("connecting", error))?;
    stream.set_nodelay(true).map_err(|error| Lost::new("connecting", error))?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|error| Lost::new("connecting", error))?;
    tokio::spawn(connection);
    Ok(sender)
}

/// What `Server-Timing: app;dur=1.25` says, in milliseconds.
fn served(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get("server-timing")?.to_str().ok()?;
    let (_, millis) = text.split_once("app;dur=")?;
    let millis: f64 = millis.split([',', ';']).next()?.trim().parse().ok()?;
    Duration::try_from_secs_f64(millis / 1000.0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_says_how_long_it_took() {
        let with = |text: &'static str| {
            HeaderMap::from_iter([(
                "server-timing".parse().expect("a name"),
                text.parse().expect("a value"),
            )])
        };
        assert_eq!(served(&with("app;dur=1.25")), Some(Duration::from_micros(1250)));
        assert_eq!(served(&with("db;dur=3, app;dur=2")), Some(Duration::from_millis(2)));
        assert_eq!(served(&with("app;dur=-1")), None);
        assert_eq!(served(&HeaderMap::new()), None);
    }
}
