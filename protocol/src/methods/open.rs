//! What `new`, `load` and `replay_load` share: the box, the dealer, the language, the answer.

use kernel::chance::{Dealer, Seed};
use kernel::{AnyParts, Title};
use lang::{Speaker, Tongue};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Dealing, Table, fresh_seed};

use crate::forms;
use crate::request::SeedText;
use crate::{Error, Session};

/// The parameters that every way of opening a table takes.
#[derive(Deserialize)]
pub(super) struct Setting {
    seed: Option<SeedText>,
    components: Option<String>,
    lang: Option<String>,
    #[serde(default)]
    dealer: DealerKind,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum DealerKind {
    #[default]
    Seeded,
    Manual,
}

impl Setting {
    /// The seed that was named.
    pub(super) fn seed(&self) -> Option<Seed> {
        self.seed.as_ref().map(|seed| Seed::from_text(&seed.text()))
    }

    /// A new game deals from a seed that the caller names, unless the caller deals himself.
    pub(super) fn names_its_seed(&self) -> Result<(), Error> {
        match (self.dealer, &self.seed) {
            (DealerKind::Seeded, None) => Err(Error::params("missing field `seed`")),
            _ => Ok(()),
        }
    }

    /// The dealer that was asked for. Without a seed it takes one of its own.
    pub(super) fn dealing(&self, seed: Option<Seed>) -> Dealing {
        match self.dealer {
            DealerKind::Seeded => Dealing::Seeded(Dealer::new(seed.unwrap_or_else(fresh_seed))),
            DealerKind::Manual => Dealing::Manual,
        }
    }

    /// The box: the file that was named, or the one that the game comes with.
    pub(super) fn parts(&self, title: &dyn Title) -> Result<AnyParts, Error> {
        let Some(path) = &self.components else { return Ok(title.standard()) };
        let text = std::fs::read_to_string(path)
            .map_err(|error| Error::params(format!("`components`: {path}: {error}")))?;
        title.components(&text).map_err(|error| Error::invalid(format!("{path}: {error}")))
    }

    /// Opens the table and answers `{table, seed_hash, …status}`.
    pub(super) fn open(&self, session: &mut Session, table: Table) -> Result<Value, Error> {
        let tongue = match &self.lang {
            Some(name) => name
                .parse()
                .map_err(|error: lang::UnknownTongue| Error::params(error.to_string()))?,
            None => Tongue::default(),
        };
        let seed_hash = table.seed().map(Seed::commitment);
        let game = table.game();
        let speaker = Speaker::new(tongue, game.info(), &[]).seating(game.players());
        let (id, seated) = session.open(table, speaker);
        let mut answer = forms::status(seated);
        answer.insert("table".to_owned(), json!(id));
        answer.insert("seed_hash".to_owned(), json!(seed_hash));
        Ok(Value::Object(answer))
    }
}

/// The game with this key.
pub(super) fn entry(key: &str) -> Result<&'static shelf::Entry, Error> {
    shelf::find(key).map_err(|error| Error::params(error.to_string()))
}
