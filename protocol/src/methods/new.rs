//! `new` — a new game.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::Table;

use super::open::{Setting, entry};
use crate::request::Params;
use crate::{Error, Session};

#[derive(Deserialize)]
struct New {
    game: String,
    players: u8,
    #[serde(default)]
    options: Map<String, Value>,
}

pub(super) fn call(session: &mut Session, params: Params) -> Result<Value, Error> {
    let New { game, players, options } = params.read()?;
    let setting: Setting = params.read()?;
    let title = entry(&game)?.title;
    setting.names_its_seed()?;
    let options: Vec<_> =
        options.iter().map(|(name, value)| (name.clone(), kernel::options::plain(value))).collect();
    let game = title.start(setting.parts(title)?, &options, players)?;
    let table = Table::new(title, game, setting.dealing(setting.seed()));
    setting.open(session, table)
}
