//! A browser without a screen: one key, plain HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::Value;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(90);

/// A browser: it keeps its cookies.
#[derive(Clone, Default)]
pub struct Client {
    pub addr: Option<SocketAddr>,
    pub cookies: Vec<(String, String)>,
    /// Headers that every request carries.
    pub headers: Vec<(&'static str, String)>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    /// The table that a redirect leads to.
    pub fn table(&self) -> String {
        let to = self.header("location").unwrap_or_else(|| panic!("no redirect: {self:?}"));
        to.trim_start_matches("/t/").to_owned()
    }
}

impl Client {
    pub fn at(addr: SocketAddr) -> Client {
        Client { addr: Some(addr), ..Client::default() }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Client {
        self.headers.retain(|(known, _)| *known != name);
        self.headers.push((name, value.into()));
        self
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, form: &str) -> Answer {
        self.send("POST", path, "application/x-www-form-urlencoded", form)
    }

    /// Sends JSON as the page's script does.
    pub fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        let mut script = self.clone().with("accept", "application/json");
        script.send("POST", path, "application/json", &body.to_string())
    }

    pub fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Answer {
        let stream = self.request(method, path, kind, body);
        let mut reader = BufReader::new(stream);
        let (status, headers) = head(&mut reader);
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).expect("the server closes the connection");
        let answer = Answer { status, headers, body: String::from_utf8_lossy(&bytes).into_owned() };
        self.keep_cookies(&answer);
        answer
    }

    /// Opens the event stream of a table.
    pub fn stream(&self, path: &str) -> Events {
        let mut reader = BufReader::new(self.request("GET", path, "", ""));
        assert_eq!(head(&mut reader).0, 200, "the stream opens");
        Events { reader, raw: String::new() }
    }

    /// Opens something that goes on: its headers, and what follows them.
    pub fn follow(&self, path: &str) -> (Vec<(String, String)>, BufReader<TcpStream>) {
        let mut reader = BufReader::new(self.request("GET", path, "", ""));
        let (_, headers) = head(&mut reader);
        (headers, reader)
    }

    /// Asks for something and does not wait for it.
    pub fn begin(&self, path: &str) -> TcpStream {
        self.request("GET", path, "", "")
    }

    fn request(&self, method: &str, path: &str, kind: &str, body: &str) -> TcpStream {
        let addr = self.addr.expect("the client knows the server");
        let mut stream = TcpStream::connect(addr).expect("the server listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
        let mut headers = vec![("connection", "close".to_owned())];
        headers.extend(self.headers.iter().cloned());
        let has =
            |headers: &[(&str, String)], name| headers.iter().any(|(known, _)| *known == name);
        if !has(&headers, "host") {
            headers.push(("host", addr.to_string()));
        }
        if method != "GET" && !has(&headers, "origin") && !has(&headers, "authorization") {
            headers.push(("origin", format!("http://{addr}")));
        }
        if !self.cookies.is_empty() {
            let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
            headers.push(("cookie", pairs.collect::<Vec<_>>().join("; ")));
        }
        if method != "GET" {
            headers.push(("content-type", kind.to_owned()));
            headers.push(("content-length", body.len().to_string()));
        }
        let lines: String =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let text = format!("{method} {path} HTTP/1.1\r\n{lines}\r\n{body}");
        // A server that refuses early may not read all of it.
        let _ = stream.write_all(text.as_bytes());
        stream
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for (_, line) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let pair = line.split(';').next().expect("a cookie is a pair");
            let (name, value) = pair.split_once('=').expect("a cookie is a pair");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

fn head(reader: &mut impl BufRead) -> (u16, Vec<(String, String)>) {
    let mut line = String::new();
    reader.read_line(&mut line).expect("the server answers");
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("headers end with an empty line");
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_lowercase(), value.to_owned())),
            None => return (status, headers),
        }
    }
}

/// An open event stream; every byte that came is kept.
pub struct Events {
    reader: BufReader<TcpStream>,
    pub raw: String,
}

impl Events {
    /// The next event's data.
    pub fn next(&mut self) -> String {
        self.until(|_| true)
    }

    /// The data of the next event that is `wanted`.
    pub fn until(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        let mut data = String::new();
        while start.elapsed() < PATIENCE {
            let line = self.line();
            if let Some(part) = line.strip_prefix("data: ") {
                data.push_str(part);
            } else if line.trim().is_empty() && !data.is_empty() {
                if wanted(&data) {
                    return data;
                }
                data.clear();
            }
        }
        panic!("no such event came");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        let count = self.reader.read_line(&mut line).expect("the stream goes on");
        assert!(count > 0, "the stream has ended");
        self.raw.push_str(&line);
        line
    }
}
