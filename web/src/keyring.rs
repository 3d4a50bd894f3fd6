//! The keys in a browser: one cookie a table, one key a seat that was taken there.
//!
//! Whoever takes a seat gets a key that was made for it a moment ago. A cookie that somebody else
//! has put into the browser is read like any other, but nothing is ever granted to the key in it.

use axum::http::HeaderMap;

use crate::secret;
use crate::visitor::{cookies, expired, kept};

/// How the cookies with the keys of a table are named: this, then the table's id.
const TABLE: &str = "guildhall-";
/// The cookie that held one key for all tables; it still opens what it opened.
const ALL: &str = "guildhall";
/// The length of a key in hexadecimal digits.
const DIGITS: usize = 64;
/// How many keys a browser keeps for one table: enough for every seat at one screen, and the
/// host's.
const KEYS_MAX: usize = 12;
/// Of how many tables a browser keeps the keys.
const TABLES_MAX: usize = 60;

/// The keys that came with a request.
#[derive(Clone, Debug, Default)]
pub struct Keyring {
    /// Oldest first, as browsers send them.
    tables: Vec<(String, Vec<String>)>,
    all: Option<String>,
}

impl Keyring {
    /// Reads the cookies of a request.
    pub fn of(headers: &HeaderMap) -> Keyring {
        let mut ring = Keyring::default();
        for (name, value) in cookies(headers) {
            if name == ALL && is_key(value) {
                ring.all.get_or_insert_with(|| value.to_owned());
            } else if let Some(table) = name.strip_prefix(TABLE) {
                let keys = value.split('.').filter(|key| is_key(key)).take(KEYS_MAX);
                ring.tables.push((table.to_owned(), keys.map(str::to_owned).collect()));
            }
        }
        ring
    }

    /// What the grants of these keys for a table are stored under.
    pub fn hashes(&self, table: &str) -> Vec<String> {
        let keys = self.keys(table).iter().chain(&self.all);
        keys.map(|key| grant_of(key, table)).collect()
    }

    /// A new key for a table: what its grants are stored under, and the cookies that keep it.
    pub fn add(&self, table: &str) -> (String, Vec<axum::http::HeaderValue>) {
        let key = secret::token();
        let before = self.keys(table);
        let before = &before[before.len().saturating_sub(KEYS_MAX - 1)..];
        let keys: Vec<&str> = before.iter().map(String::as_str).chain([key.as_str()]).collect();
        let cookie = kept(&format!("{TABLE}{}", name_of(table)), &keys.join("."));
        let surplus = self.tables.len().saturating_sub(TABLES_MAX);
        let old = self.tables.iter().take(surplus).filter(|(name, _)| *name != name_of(table));
        let gone = old.filter_map(|(name, _)| expired(&format!("{TABLE}{name}")));
        (grant_of(&key, table), std::iter::once(cookie).chain(gone).collect())
    }

    fn keys(&self, table: &str) -> &[String] {
        let name = name_of(table);
        let found = self.tables.iter().find(|(known, _)| *known == name);
        found.map_or(&[], |(_, keys)| keys)
    }
}

/// The hash that a browser's grant for a table is stored under: one key, another hash at every
/// table.
fn grant_of(key: &str, table: &str) -> String {
    secret::hash(&format!("{key}:{table}"))
}

/// A table's id as the name of a cookie can hold it.
fn name_of(table: &str) -> String {
    if table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return table.to_owned();
    }
    format!("x{}", kernel::chance::hex(table.as_bytes()))
}

fn is_key(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;
    use axum::http::{HeaderMap, HeaderValue};

    use super::*;

    fn with(cookies: &str) -> Keyring {
        Keyring::of(&HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookies).unwrap())]))
    }

    #[test]
    fn what_is_granted_is_never_granted_to_a_key_that_came_with_the_request() {
        let planted = "ab".repeat(32);
        let ring = with(&format!("guildhall={planted}; guildhall-T={planted}.{planted}; a=b"));
        let (hash, cookies) = ring.add("T");
        assert!(!ring.hashes("T").contains(&hash), "nobody knew the key before");
        let cookie = cookies[0].to_str().unwrap();
        assert!(cookie.starts_with(&format!("guildhall-T={planted}.{planted}.")), "{cookie}");
        assert_eq!(with("guildhall-T=short").hashes("T"), Vec::<String>::new());
    }

    #[test]
    fn a_browser_keeps_the_keys_of_the_newest_tables() {
        let many = (0..70).map(|number| format!("guildhall-T{number}={}", "0".repeat(64)));
        let ring = with(&many.collect::<Vec<_>>().join("; "));
        let (_, cookies) = ring.add("NEW");
        assert_eq!(cookies.len(), 11, "the new one, and ten that are forgotten");
        assert!(cookies[1].to_str().unwrap().starts_with("guildhall-T0=; Path=/; Max-Age=0"));
    }
}
