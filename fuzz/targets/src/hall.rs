//! What browsers send: forms, JSON and cookies, through every layer of the server but the socket.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use bots::analysis::AnalysisSpec;
use tokio::runtime::Runtime;
use tower::ServiceExt;
use web::{App, BotPace, Clock, Config, Limits};

/// Where forms are sent; `{}` is the table.
const POSTS: [&str; 16] = [
    "/tables",
    "/settings",
    "/t/{}/act",
    "/t/{}/undo",
    "/t/{}/consent",
    "/t/{}/chat",
    "/t/{}/seat",
    "/t/{}/mute",
    "/t/{}/rematch",
    "/t/{}/branch",
    "/t/{}/analysis",
    "/t/{}/key/x",
    "/api/tables/{}/apply",
    "/t/{}/hint",
    "/t/%00/act",
    "/t/../../x",
];
/// What cookies are shown to; `{}` is the table.
const GETS: [&str; 6] =
    ["/", "/t/{}", "/t/{}/seats", "/t/{}/score", "/api/tables/{}/status", "/help"];

/// A server without a socket, and a table at which somebody sits.
struct Hall {
    runtime: Runtime,
    router: Router,
    table: String,
    cookie: HeaderValue,
}

/// A body of a request: the first byte says where it goes and whether it is JSON.
///
/// # Panics
/// If a server has nothing better to say than that it failed.
pub fn forms(data: &[u8]) {
    let Some((first, body)) = data.split_first() else { return };
    let kind =
        if first & 1 == 0 { "application/x-www-form-urlencoded" } else { "application/json" };
    let hall = hall().lock().unwrap_or_else(PoisonError::into_inner);
    let path = POSTS[usize::from(first >> 1) % POSTS.len()].replace("{}", &hall.table);
    let request = hall.request("POST", &path).header(CONTENT_TYPE, kind);
    let request = request.header(COOKIE, &hall.cookie).body(Body::from(body.to_vec()));
    let status = hall.send(request.expect("the path is plain")).0;
    assert!(!is_failure(status), "{path}: {status}");
}

/// A `Cookie` header; the first byte says what is asked for.
///
/// # Panics
/// If a server has nothing better to say than that it failed.
pub fn cookies(data: &[u8]) {
    let Some((first, cookie)) = data.split_first() else { return };
    let Ok(cookie) = HeaderValue::from_bytes(cookie) else { return };
    let hall = hall().lock().unwrap_or_else(PoisonError::into_inner);
    let path = GETS[usize::from(*first) % GETS.len()].replace("{}", &hall.table);
    let request = hall.request("GET", &path).header(COOKIE, cookie).body(Body::empty());
    let status = hall.send(request.expect("the path is plain")).0;
    assert!(!is_failure(status), "{path}: {status}");
}

/// A refusal names its reason; 500 is none, and the store is always there.
fn is_failure(status: StatusCode) -> bool {
    status == StatusCode::INTERNAL_SERVER_ERROR || status == StatusCode::BAD_GATEWAY
}

fn hall() -> &'static Mutex<Hall> {
    static HALL: OnceLock<Mutex<Hall>> = OnceLock::new();
    HALL.get_or_init(|| Mutex::new(Hall::open()))
}

impl Hall {
    fn open() -> Hall {
        let runtime = Runtime::new().expect("tokio starts");
        let router = runtime.block_on(router());
        let mut hall =
            Hall { runtime, router, table: String::new(), cookie: HeaderValue::from_static("") };
        let form = "game=orleans&kind0=person&name0=Ada&kind1=person&name1=Bo";
        let request = hall.request("POST", "/tables");
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let opened = hall.send(request.body(Body::from(form)).expect("a form")).1;
        let text = |name| opened.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        hall.table = text(LOCATION).unwrap_or_default().trim_start_matches("/t/").to_owned();
        let key = text(SET_COOKIE).and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        hall.cookie = HeaderValue::from_str(key).expect("a cookie is plain");
        assert!(!hall.table.is_empty(), "a table was opened: {opened:?}");
        hall
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let builder = Request::builder().method(method).uri(path);
        builder.header(HOST, "127.0.0.1").header(ORIGIN, "http://127.0.0.1")
    }

    fn send(&self, request: Request<Body>) -> (StatusCode, HeaderMap) {
        let answered = self.runtime.block_on(self.router.clone().oneshot(request));
        let answer = answered.unwrap_or_else(|never| match never {});
        (answer.status(), answer.headers().clone())
    }
}

/// Tables in memory; not more than a few, however many are asked for.
async fn router() -> Router {
    let store = store::connect("sqlite::memory:").await.expect("memory is always there");
    let (clock, hand) = Clock::by_hand();
    std::mem::forget(hand);
    let limits = Limits { loopback: true, tables: 16, burst: u32::MAX, ..Limits::default() };
    let config = Config {
        store: Arc::clone(&store),
        addr: SocketAddr::from(([127, 0, 0, 1], 80)),
        lan: None,
        public_url: None,
        trusted_proxies: Vec::new(),
        bots: BotPace::AT_ONCE,
        clock,
        webhooks: Vec::new(),
        analysis: AnalysisSpec { budget: None, seed: 0, threads: 1 },
        boxes: Vec::new(),
        limits,
    };
    App::new(config).router()
}
