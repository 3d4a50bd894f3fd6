//! `replay_load` — the table at the end of a replay.

use kernel::chance::Seed;
use kernel::replay::Replay;
use serde::Deserialize;
use serde_json::Value;
use table::Table;

use super::open::{Setting, entry};
use crate::request::Params;
use crate::{Error, Session};

#[derive(Deserialize)]
struct ReplayLoad {
    text: String,
}

/// Without a seed of the caller the dealer goes on with the one that the file reveals.
pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let ReplayLoad { text } = params.read()?;
    let setting: Setting = params.read()?;
    let replay = Replay::parse(&text)?;
    let title = entry(&replay.game).map_err(|error| Error::invalid(error.message))?.title;
    // Whatever has been loaded is found by the hash that the file names.
    setting.parts(title)?;
    let revealed = replay.end.as_ref().and_then(|end| Seed::from_hex(end.seed.as_deref()?));
    let dealing = setting.dealing(setting.seed().or(revealed));
    let table = Table::from_replay(title, &replay, dealing)?;
    setting.open(session, table)
}
