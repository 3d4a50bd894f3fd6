//! How far a visitor has come in the lessons: kept in his browser, in one cookie.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use lessons::Lesson;

use crate::visitor::{cookies, kept};

/// The name of the cookie.
const COOKIE: &str = "learned";

/// More than every lesson there is; what is longer was not written here.
const LONGEST: usize = 3500;

/// How far a visitor has come: `tiletum.dice:done_orleans.bag:0-0-1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    entries: Vec<(String, Place)>,
    /// Whether the browser kept something that could not be read.
    pub lost: bool,
}

/// How far somebody is in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// He has come to its end.
    Done,
    /// These choices led him where he is.
    At(Vec<u8>),
}

impl Learned {
    /// Reads what the browser kept; what cannot be read is nothing.
    pub fn read(text: &str) -> Learned {
        let entries: Option<Vec<_>> = match text {
            "" => Some(Vec::new()),
            _ if text.len() > LONGEST => None,
            _ => text.split('_').map(entry).collect(),
        };
        let lost = entries.is_none();
        Learned { entries: entries.unwrap_or_default(), lost }
    }

    /// Where the visitor is in a lesson.
    pub fn place(&self, game: &str, lesson: &Lesson) -> Option<&Place> {
        let name = name(game, lesson);
        self.entries.iter().find(|(known, _)| *known == name).map(|(_, place)| place)
    }

    /// Whether the visitor has finished a lesson.
    pub fn is_done(&self, game: &str, lesson: &Lesson) -> bool {
        self.place(game, lesson) == Some(&Place::Done)
    }

    /// How many lessons of a game are finished, and how many there are.
    pub fn count(&self, game: &str) -> (usize, usize) {
        let done = lessons::lessons(game).filter(|lesson| self.is_done(game, lesson)).count();
        (done, lessons::lessons(game).count())
    }

    /// Remembers a place. A finished lesson stays finished, however often it is opened again.
    pub fn keep(&mut self, game: &str, lesson: &Lesson, place: Place) {
        if self.is_done(game, lesson) {
            return;
        }
        let name = name(game, lesson);
        self.entries.retain(|(known, _)| *known != name);
        self.entries.push((name, place));
    }

    /// The cookie that keeps it.
    pub fn cookie(&self) -> HeaderValue {
        let entries = self.entries.iter().map(|(name, place)| format!("{name}:{}", place.text()));
        kept(COOKIE, &entries.collect::<Vec<_>>().join("_"))
    }
}

fn name(game: &str, lesson: &Lesson) -> String {
    format!("{game}.{}", lesson.key)
}

fn entry(text: &str) -> Option<(String, Place)> {
    let (name, place) = text.split_once(':')?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
    (!name.is_empty() && name.chars().all(plain)).then_some(())?;
    Some((name.to_owned(), Place::read(place)?))
}

impl Place {
    /// Reads a place: `done`, or the choices that led to it.
    pub fn read(text: &str) -> Option<Place> {
        match text {
            "done" => Some(Place::Done),
            _ => choices(text).map(Place::At),
        }
    }

    fn text(&self) -> String {
        match self {
            Place::Done => "done".to_owned(),
            Place::At(choices) => written(choices),
        }
    }
}

/// Choices as an address has them: `0-0-1`.
pub fn written(choices: &[u8]) -> String {
    choices.iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}

/// The choices of an address.
pub fn choices(text: &str) -> Option<Vec<u8>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split('-').map(|choice| choice.parse().ok()).collect()
}

impl<S: Send + Sync> FromRequestParts<S> for Learned {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Learned, Infallible> {
        let kept = cookies(&parts.headers).find(|(name, _)| *name == COOKIE);
        Ok(Learned::read(kept.map_or("", |(_, text)| text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let learned = Learned::read("tiletum.dice:done_orleans.first-turn:0-0-1_newdale.map:");
        assert!(!learned.lost);
        assert_eq!(learned.entries[0].1, Place::Done);
        assert_eq!(learned.entries[1].1, Place::At(vec![0, 0, 1]));
        assert_eq!(learned.entries[2].1, Place::At(vec![]));
        let cookie = learned.cookie();
        let text = cookie.to_str().expect("plain letters");
        assert!(
            text.starts_with("learned=tiletum.dice:done_orleans.first-turn:0-0-1_newdale.map:;")
        );
    }

    #[test]
    fn what_cannot_be_read_starts_anew_and_says_so() {
        for broken in ["tiletum", "tiletum.dice:300", "tiletum.dice:x", "a b:done", ":done"] {
            let learned = Learned::read(broken);
            assert!(learned.lost && learned.entries.is_empty(), "{broken}");
        }
        assert!(Learned::read(&"a.b:0_".repeat(2000)).lost);
        assert!(!Learned::read("").lost);
    }
}
