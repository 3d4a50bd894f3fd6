//! The box: component files, read once and shared.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex};

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use crate::chance::hex;

mod ledger;
mod reader;
mod trial;

pub use ledger::{Entry, ledger};
pub use reader::Reader;
pub use trial::Trial;

/// The contents of a game's `components.toml`.
pub trait Components: Sized + Send + Sync + 'static {
    /// The options whose defaults the file holds.
    type Options;
    /// Every file this game ever came with, the current one first, so that a corrected entry
    /// orphans no old game.
    const SHIPPED: &'static [&'static str];

    /// Reads and validates a component file.
    ///
    /// # Errors
    /// Names the line and the reason.
    fn read(text: &str) -> Result<Self, DataError>;
    /// The defaults of the game's options.
    fn defaults(&self) -> Self::Options;
}

/// A component set that every state of its games points to.
///
/// Sets are leaked once per content: a process holds few, and a counted pointer would make
/// every clone of every playout touch shared memory. Two are equal if their contents are.
pub struct Parts<C: 'static>(&'static Loaded<C>);

struct Loaded<C> {
    hash: String,
    text: String,
    content: C,
}

impl<C: Components> Parts<C> {
    /// The set that the game comes with.
    ///
    /// # Panics
    /// If the embedded file is broken, which the game's tests rule out.
    pub fn standard() -> Parts<C> {
        // Every new game asks for it, and even to know the file again it would have to be parsed.
        let mut shipped = STANDARD.lock().expect("an embedded file is whole");
        let set = shipped.entry(TypeId::of::<C>()).or_insert_with(|| {
            Parts::<C>::load(C::SHIPPED[0])
                .unwrap_or_else(|error| panic!("embedded components: {error}"))
                .leaked()
        });
        Parts::from_leaked(*set).expect("the key holds the type")
    }

    /// The set in `text`, read once and kept.
    ///
    /// # Errors
    /// As [`Components::read`].
    pub fn load(text: &str) -> Result<Parts<C>, DataError> {
        let hash = content_hash(text)?;
        let mut known = KNOWN.lock().expect("no reader of components panics");
        let key = (TypeId::of::<C>(), hash.clone());
        if let Some(set) = known.get(&key) {
            return Ok(Parts(set.downcast_ref().expect("the key holds the type")));
        }
        let loaded = Loaded { content: C::read(text)?, hash, text: text.to_owned() };
        let set: &'static Loaded<C> = Box::leak(Box::new(loaded));
        known.insert(key, set);
        Ok(Parts(set))
    }

    /// The set with this hash, if it was shipped or has been loaded.
    pub fn find(hash: &str) -> Option<Parts<C>> {
        let key = (TypeId::of::<C>(), hash.to_owned());
        let loaded = KNOWN.lock().expect("no reader of components panics").get(&key).copied();
        match loaded {
            Some(set) => set.downcast_ref().map(Parts),
            None => C::SHIPPED
                .iter()
                .filter_map(|text| Parts::<C>::load(text).ok())
                .find(|set| set.hash() == hash),
        }
    }
}

impl<C> Parts<C> {
    /// The hash that replays and snapshots name the set by.
    pub fn hash(&self) -> &'static str {
        &self.0.hash
    }

    /// What is in the set, for as long as the process lives.
    #[inline]
    pub fn content(self) -> &'static C {
        &self.0.content
    }

    /// The text it was read from.
    pub fn text(&self) -> &'static str {
        &self.0.text
    }
}

/// For the erased form.
impl<C: Send + Sync> Parts<C> {
    pub(crate) fn leaked(self) -> AnySet {
        self.0
    }

    pub(crate) fn from_leaked(set: AnySet) -> Option<Parts<C>> {
        set.downcast_ref().map(Parts)
    }
}

type AnySet = &'static (dyn Any + Send + Sync);

static KNOWN: LazyLock<Mutex<HashMap<(TypeId, String), AnySet>>> = LazyLock::new(Mutex::default);

/// The sets that the games come with, of those that were asked for.
static STANDARD: LazyLock<Mutex<HashMap<TypeId, AnySet>>> = LazyLock::new(Mutex::default);

/// A hash of what a component file says; comments and layout do not count.
fn content_hash(text: &str) -> Result<String, DataError> {
    let table: toml::Table = parse(text)?;
    let canonical = serde_json::to_vec(&table).expect("a table has a JSON form");
    Ok(hex(&Sha256::digest(canonical)[..16]))
}

impl<C> Clone for Parts<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Parts<C> {}

impl<C> Deref for Parts<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

impl<C> PartialEq for Parts<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl<C> Eq for Parts<C> {}

/// States of one search share their set, so it adds nothing to their hashes.
impl<C> Hash for Parts<C> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<C> fmt::Debug for Parts<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Parts({})", self.0.hash)
    }
}

/// A component file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The line, counted from 1; 0 if the whole file is meant.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl DataError {
    /// What is wrong at a byte of `text`.
    pub fn at(text: &str, byte: usize, why: impl Into<String>) -> DataError {
        let line =
            1 + text.as_bytes()[..byte.min(text.len())].iter().filter(|&&b| b == b'\n').count();
        DataError { line, why: why.into() }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.why),
            line => write!(f, "line {line}: {}", self.why),
        }
    }
}

impl std::error::Error for DataError {}

/// Reads TOML; an error names the line.
///
/// # Errors
/// If the text is no TOML or does not fit `T`.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| {
        let why = error.message().lines().collect::<Vec<_>>().join("; ");
        match error.span() {
            Some(span) => DataError::at(text, span.start, why),
            None => DataError { line: 0, why },
        }
    })
}
