//! Who asks: the key in the browser, the language, the theme, the name.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use lang::{Speaker, Tongue};
use shelf::Entry;

use crate::doors::{Place, Rank};
use crate::keyring::Keyring;
use crate::secret;

const LANG: &str = "lang";
const THEME: &str = "theme";
const NAME: &str = "name";
const GAME: &str = "game";
/// How long a browser keeps them: a year.
const AGE: u32 = 365 * 24 * 60 * 60;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    keys: Keyring,
    bearer: Option<String>,
    /// The language.
    pub tongue: Tongue,
    /// `light` or `dark`; none for what the system prefers.
    pub theme: Option<&'static str>,
    /// The name that was last given at a table.
    pub name: String,
    /// The game that was played last; none if there was no game yet.
    pub game: Option<&'static Entry>,
    /// The address of the client.
    pub peer: IpAddr,
    /// Whether the answer is for a program, not for a person's page.
    pub wants_json: bool,
    /// Whether the script asks for a part of a page.
    pub wants_part: bool,
    /// The place of his connection.
    place: Option<Arc<Place>>,
}

impl Visitor {
    /// Reads the headers of a request.
    pub fn of(parts: &Parts) -> Visitor {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<SocketAddr>().map(SocketAddr::ip);
        let accepts = |kind: &str| text(headers.get(ACCEPT)).contains(kind);
        Visitor {
            keys: Keyring::of(headers),
            bearer: bearer(headers),
            tongue: tongue(headers),
            theme: cookie(headers, THEME).and_then(theme),
            name: cookie(headers, NAME).map(decoded).unwrap_or_default(),
            game: cookie(headers, GAME).and_then(|key| shelf::find(key).ok()),
            peer: peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            wants_json: parts.uri.path().starts_with("/api") || accepts("application/json"),
            wants_part: headers.contains_key("x-part"),
            place: parts.extensions.get().cloned(),
        }
    }

    /// The visitor has shown the key of a seat: his connection keeps its place.
    pub fn sits(&self) {
        if let Some(place) = &self.place {
            place.rise(Rank::Seated);
        }
    }

    /// Somebody who speaks the visitor's language about no game in particular.
    pub fn speaker(&self) -> Speaker {
        Speaker::new(self.tongue, shelf::first().info(), &[])
    }

    /// The game to begin with: the one that was played last.
    pub fn first_game(&self) -> &'static Entry {
        self.game.unwrap_or_else(shelf::first)
    }

    /// The hashes that this visitor's grants for a table are stored under.
    pub fn hashes(&self, table: &str) -> Vec<String> {
        match &self.bearer {
            Some(token) => vec![secret::hash(token)],
            None => self.keys.hashes(table),
        }
    }

    /// What something new at a table is granted to: the hash of a key that was just made, and
    /// the cookies that keep it. A program keeps its token.
    pub fn new_key(&self, table: &str) -> (String, Vec<HeaderValue>) {
        match &self.bearer {
            Some(token) => (secret::hash(token), Vec::new()),
            None => self.keys.add(table),
        }
    }

    /// Whether the request carries a token of its own, as no browser does by itself.
    pub fn has_token(&self) -> bool {
        self.bearer.is_some()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(parts))
    }
}

/// The cookie that keeps a language.
pub fn lang_cookie(tongue: Tongue) -> HeaderValue {
    kept(LANG, tongue.code())
}

/// The cookie that keeps a theme.
pub fn theme_cookie(name: &str) -> HeaderValue {
    kept(THEME, theme(name).unwrap_or("system"))
}

/// The cookie that keeps the key of the game that was played last.
pub fn game_cookie(key: &str) -> HeaderValue {
    kept(GAME, key)
}

/// The cookie that keeps a name.
pub fn name_cookie(name: &str) -> HeaderValue {
    kept(NAME, &encoded(name))
}

/// A cookie that no script can read.
pub fn kept(name: &str, value: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).expect("names and values are plain letters and digits")
}

/// Has the browser forget a cookie.
pub fn expired(name: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")).ok()
}

fn theme(name: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|known| *known == name)
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    text(headers.get(AUTHORIZATION)).strip_prefix("Bearer ").map(|token| token.trim().to_owned())
}

/// The language that was chosen here, else the first that the browser asks for and that there is.
fn tongue(headers: &HeaderMap) -> Tongue {
    let chosen = cookie(headers, LANG).and_then(|code| code.parse().ok());
    let asked = text(headers.get(ACCEPT_LANGUAGE));
    let first = || asked.split(',').find_map(|range| range.split(';').next()?.parse().ok());
    chosen.or_else(first).unwrap_or_default()
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    cookies(headers).find(|(key, _)| *key == name).map(|pair| pair.1)
}

/// Every cookie of a request.
pub fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let all = headers.get_all(COOKIE).iter().flat_map(|line| text(Some(line)).split(';'));
    all.filter_map(|pair| pair.trim().split_once('='))
}

fn text(value: Option<&HeaderValue>) -> &str {
    value.and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Bytes as hexadecimal digits: a cookie holds no space and no accent.
fn encoded(name: &str) -> String {
    kernel::chance::hex(name.as_bytes())
}

fn decoded(digits: &str) -> String {
    let pairs = digits.as_bytes().chunks_exact(2);
    let bytes: Option<Vec<u8>> =
        pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect();
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| {
                (axum::http::HeaderName::from_static(name), HeaderValue::from_str(value).unwrap())
            })
            .collect()
    }

    #[test]
    fn the_chosen_language_goes_before_the_asked_one() {
        assert_eq!(tongue(&headers(&[("accept-language", "de, it-IT;q=0.8")])), Tongue::Italian);
        let both = [("accept-language", "it"), ("cookie", "a=b; lang=pl")];
        assert_eq!(tongue(&headers(&both)), Tongue::Polish);
        assert_eq!(tongue(&headers(&[])), Tongue::English);
    }

    #[test]
    fn names_survive_a_cookie() {
        assert_eq!(decoded(&encoded("Łucja Ó.")), "Łucja Ó.");
        assert_eq!(decoded("zz"), "");
    }
}
