//! A game that can be started, whatever its type.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;

use serde_json::{Map, Value, json};

use super::{AnyGame, Erased};
use crate::observe::action_hash;
use crate::options::{OptionError, read};
use crate::{Components, DataError, Game, GameInfo, Given, Invalid, Parts, SetupError};

/// A component set whose type is not known.
#[derive(Clone, Copy)]
pub struct AnyParts {
    /// The hash that replays and snapshots name it by.
    pub hash: &'static str,
    /// The text it was read from.
    pub text: &'static str,
    set: &'static (dyn Any + Send + Sync),
}

impl fmt::Debug for AnyParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyParts({})", self.hash)
    }
}

impl<C: Components> From<Parts<C>> for AnyParts {
    fn from(parts: Parts<C>) -> AnyParts {
        AnyParts { hash: parts.hash(), text: parts.text(), set: parts.leaked() }
    }
}

/// A game that can be started.
pub trait Title: Send + Sync {
    /// What is the same for every table of the game.
    fn info(&self) -> &'static GameInfo;
    /// The hash of its action index: how every decision is written, in order.
    fn action_hash(&self) -> String;
    /// The component set that the game comes with.
    fn standard(&self) -> AnyParts;
    /// The component set in a file's text.
    ///
    /// # Errors
    /// Names the line and the reason.
    fn components(&self, text: &str) -> Result<AnyParts, DataError>;
    /// The set with this hash, if it was shipped or has been loaded.
    fn find_components(&self, hash: &str) -> Option<AnyParts>;
    /// The defaults of the options.
    fn defaults(&self, parts: AnyParts) -> Map<String, Value>;
    /// Starts a game with options given as names and values.
    ///
    /// # Errors
    /// On an option that does not exist, a value it does not take, or a table that the rules do
    /// not know.
    fn start(
        &self,
        parts: AnyParts,
        options: &[(String, String)],
        players: u8,
    ) -> Result<Box<dyn AnyGame>, StartError>;
    /// Goes on from a state's JSON; every invariant is checked first.
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn load(&self, parts: AnyParts, state: Value) -> Result<Box<dyn AnyGame>, Invalid>;
    /// Goes on from a position laid down by hand, see [`Game::arrange`].
    ///
    /// # Errors
    /// Names the field that cannot be.
    fn arrange(
        &self,
        parts: AnyParts,
        state: Value,
        given: &Given,
    ) -> Result<Box<dyn AnyGame>, Invalid>;
}

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// An option or its value does not exist.
    Option(OptionError),
    /// The rules know no such table.
    Setup(SetupError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Option(error) => error.fmt(f),
            StartError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

/// The [`Title`] of a typed game.
pub struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G> TitleOf<G> {
    /// The title.
    pub const NEW: TitleOf<G> = TitleOf(PhantomData);
}

impl<G: Game> TitleOf<G> {
    fn typed(parts: AnyParts) -> Parts<G::Components> {
        Parts::from_leaked(parts.set).expect("the set belongs to the game")
    }

    fn snapshot(&self, parts: AnyParts, state: Value) -> Result<G::Snapshot, Invalid> {
        let Value::Object(mut fields) = state else {
            return Err(Invalid::new("state", "must be an object"));
        };
        expect(&mut fields, "game", &json!(G::INFO.key))?;
        expect(&mut fields, "rules", &json!(G::INFO.rules_version))?;
        expect(&mut fields, "components", &json!(parts.hash))?;
        serde_path_to_error::deserialize(Value::Object(fields))
            .map_err(|error| Invalid::new(error.path().to_string(), error.inner().to_string()))
    }
}

/// Takes out a field that says what the state belongs to; a missing one is taken on trust.
fn expect(fields: &mut Map<String, Value>, name: &str, wanted: &Value) -> Result<(), Invalid> {
    match fields.remove(name) {
        Some(found) if found != *wanted => {
            Err(Invalid::new(name, format!("is {found}; here it must be {wanted}")))
        }
        _ => Ok(()),
    }
}

impl<G: Game> Title for TitleOf<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn action_hash(&self) -> String {
        action_hash::<G::Action>(G::INFO.actions)
    }

    fn standard(&self) -> AnyParts {
        Parts::<G::Components>::standard().into()
    }

    fn components(&self, text: &str) -> Result<AnyParts, DataError> {
        Parts::<G::Components>::load(text).map(AnyParts::from)
    }

    fn find_components(&self, hash: &str) -> Option<AnyParts> {
        Parts::<G::Components>::find(hash).map(AnyParts::from)
    }

    fn defaults(&self, parts: AnyParts) -> Map<String, Value> {
        match serde_json::to_value(Self::typed(parts).defaults()) {
            Ok(Value::Object(fields)) => fields,
            other => panic!("options are a struct of plain fields, not {other:?}"),
        }
    }

    fn start(
        &self,
        parts: AnyParts,
        options: &[(String, String)],
        players: u8,
    ) -> Result<Box<dyn AnyGame>, StartError> {
        let parts = Self::typed(parts);
        let options =
            read(G::INFO.options, &parts.defaults(), options).map_err(StartError::Option)?;
        let game = G::new(parts, &options, players).map_err(StartError::Setup)?;
        Ok(Box::new(Erased(game)))
    }

    fn load(&self, parts: AnyParts, state: Value) -> Result<Box<dyn AnyGame>, Invalid> {
        let game = G::restore(Self::typed(parts), self.snapshot(parts, state)?)?;
        Ok(Box::new(Erased(game)))
    }

    fn arrange(
        &self,
        parts: AnyParts,
        state: Value,
        given: &Given,
    ) -> Result<Box<dyn AnyGame>, Invalid> {
        let game = G::arrange(Self::typed(parts), self.snapshot(parts, state)?, given)?;
        Ok(Box::new(Erased(game)))
    }
}
