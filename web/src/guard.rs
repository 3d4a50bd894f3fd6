//! What every request must pass: the host, the origin, the rate; and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::fault::Fault;
use crate::proxy::client;
use crate::visitor::Visitor;

/// Own files alone, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Lets a request through, or says why not; then adds the headers of safety.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    behind_proxies(&app, &mut parts);
    let secure = is_behind_tls(&parts.headers, app.config().public_url.as_deref());
    let visitor = Visitor::of(&parts);
    let passed = pass(&app, &parts.method, &parts.headers, &visitor);
    let mut response = match passed {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(fault) => fault.answer(&visitor),
    };
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().entry(HeaderName::from_static(name)).or_insert(value);
    }
    if secure {
        secure_cookies(response.headers_mut());
    }
    response
}

/// Whoever looks at the address of a request sees the client's, not that of a trusted proxy.
fn behind_proxies(app: &App, parts: &mut Parts) {
    if let Some(peer) = parts.extensions.get::<SocketAddr>().copied() {
        let ip = client(peer.ip(), &parts.headers, &app.config().trusted_proxies);
        parts.extensions.insert(SocketAddr::new(ip, peer.port()));
    }
}

/// Whether the browser reached us by TLS: it asked for the address that we were told is so.
fn is_behind_tls(headers: &HeaderMap, public: Option<&str>) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    public.is_some_and(|url| url.starts_with("https://") && authority(url) == host)
}

/// What came by TLS never goes back without.
fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let text = [cookie.as_bytes(), b"; Secure"].concat();
        headers.append(SET_COOKIE, HeaderValue::from_bytes(&text).unwrap_or(cookie));
    }
}

fn pass(app: &App, method: &Method, headers: &HeaderMap, visitor: &Visitor) -> Result<(), Fault> {
    if !app.rate().takes(visitor.peer, Instant::now()) {
        return Err(Fault::too_many());
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let public = app.config().public_url.as_deref();
    if !is_our_host(host, public) {
        return Err(Fault::other_host());
    }
    let reads = matches!(*method, Method::GET | Method::HEAD);
    if reads || is_our_origin(headers, host, public, visitor.has_token()) {
        return Ok(());
    }
    Err(Fault::foreign())
}

/// An address or this machine's own name cannot be bent by a foreign name server; any other name
/// must be the one that the server was told.
fn is_our_host(host: &str, public: Option<&str>) -> bool {
    let name = host_name(host);
    name == "localhost"
        || name.parse::<IpAddr>().is_ok()
        || public.is_some_and(|url| host_name(authority(url)) == name)
}

/// Whoever changes something must come from our own pages. Programs with a token send no origin.
fn is_our_origin(headers: &HeaderMap, host: &str, public: Option<&str>, token: bool) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        return token || site == Some("same-origin");
    };
    let origin = origin.to_str().unwrap_or_default();
    let from = authority(origin);
    !from.is_empty() && (from == host || public.is_some_and(|url| authority(url) == from))
}

/// What stands between `://` and the next slash.
fn authority(url: &str) -> &str {
    url.split_once("://").map_or("", |(_, rest)| rest.split('/').next().unwrap_or_default())
}

/// A host without its port.
fn host_name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_must_be_known_and_addresses_may_be_any() {
        assert!(is_our_host("127.0.0.1:8017", None));
        assert!(is_our_host("[::1]:8017", None));
        assert!(is_our_host("localhost", None));
        assert!(is_our_host("192.168.1.23:8017", None));
        assert!(!is_our_host("evil.example:8017", None));
        assert!(!is_our_host("", None));
        assert!(is_our_host("play.example", Some("https://play.example/")));
    }

    #[test]
    fn only_our_pages_change_something() {
        let with = |origin: &'static str| {
            HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static(origin))])
        };
        let ours = |headers: &HeaderMap, token| is_our_origin(headers, "127.0.0.1:1", None, token);
        assert!(ours(&with("http://127.0.0.1:1"), false));
        assert!(!ours(&with("http://127.0.0.1:2"), false));
        assert!(!ours(&with("https://evil.example"), true));
        assert!(!ours(&with("null"), false));
        assert!(!ours(&HeaderMap::new(), false));
        assert!(ours(&HeaderMap::new(), true));
    }
}
