//! `load` — goes on from a state's JSON.

use serde::Deserialize;
use serde_json::Value;
use table::Table;

use super::open::{Setting, entry};
use crate::request::Params;
use crate::{Error, Session};

#[derive(Deserialize)]
struct Load {
    game: String,
    state: Value,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let Load { game, state } = params.read()?;
    let setting: Setting = params.read()?;
    let title = entry(&game)?.title;
    let game = title.load(setting.parts(title)?, state)?;
    let table = Table::load(title, game, setting.dealing(setting.seed()));
    setting.open(session, table)
}
