//! Whose request it is that a proxy passes on.
//!
//! What `Forwarded` and `X-Forwarded-For` say is believed only of the proxies that the server was
//! told of at its start. Each proxy adds whom it heard from at the end, so the last address that is
//! no such proxy is the client; what stands before it the client may have made up.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The client behind the proxies that are trusted; the peer itself where it is none of them.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    if !trusted.contains(&peer) {
        return peer;
    }
    let mut heard: Vec<Option<IpAddr>> = forwarded(headers);
    if heard.is_empty() {
        heard = forwarded_for(headers);
    }
    let client = heard.into_iter().rev().find(|from| from.is_none_or(|ip| !trusted.contains(&ip)));
    // What cannot be read is nobody in particular: it counts as the proxy's own.
    client.flatten().unwrap_or(peer)
}

/// The addresses of `X-Forwarded-For: client, proxy`.
fn forwarded_for(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    words(headers, "x-forwarded-for").map(|word| address(&word)).collect()
}

/// The addresses of `Forwarded: for=client;proto=https, for="[2001:db8::1]:4711"`.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let from = |word: String| {
        let mut pairs = word.split(';').filter_map(|pair| pair.trim().split_once('='));
        let named = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"));
        named.and_then(|(_, value)| address(value))
    };
    words(headers, "forwarded").map(from).collect()
}

fn words<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = String> + 'a {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("unknown"));
    lines.flat_map(|line| line.split(',').map(|word| word.trim().to_owned()))
}

/// An address with or without its port, as proxies write it.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.trim_start_matches('[').split(']').next().unwrap_or_default();
    let ip = text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|one| one.ip()));
    ip.or_else(|| bare.parse().ok())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn seen(name: &'static str, value: &'static str, trusted: &[&str]) -> String {
        let headers = HeaderMap::from_iter([(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        )]);
        let trusted: Vec<IpAddr> = trusted.iter().map(|ip| ip.parse().unwrap()).collect();
        client(IpAddr::from([127, 0, 0, 1]), &headers, &trusted).to_string()
    }

    #[test]
    fn a_header_is_believed_of_a_trusted_proxy_alone() {
        let local = &["127.0.0.1"][..];
        assert_eq!(seen("x-forwarded-for", "10.0.0.7", &[]), "127.0.0.1");
        assert_eq!(seen("x-forwarded-for", "10.0.0.7", local), "10.0.0.7");
        assert_eq!(seen("x-forwarded-for", "1.2.3.4, 10.0.0.7", local), "10.0.0.7", "not made up");
        let two = &["127.0.0.1", "10.0.0.7"][..];
        assert_eq!(seen("x-forwarded-for", "1.2.3.4, 10.0.0.7", two), "1.2.3.4");
        assert_eq!(seen("x-forwarded-for", "10.0.0.7:4711", local), "10.0.0.7");
        assert_eq!(seen("forwarded", "for=10.0.0.9;proto=https", local), "10.0.0.9");
        assert_eq!(
            seen("forwarded", "for=1.1.1.1, For=\"[2001:db8::1]:99\"", local),
            "2001:db8::1"
        );
        for nonsense in ["unknown", "", "for=_hidden", "1.2.3.4, zebra"] {
            assert_eq!(seen("x-forwarded-for", nonsense, local), "127.0.0.1", "{nonsense}");
        }
        assert_eq!(seen("accept", "10.0.0.7", local), "127.0.0.1");
    }
}
