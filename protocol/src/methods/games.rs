//! `games` — what can be played.

use kernel::Title;
use serde_json::{Map, Value, json};

use crate::request::Params;
use crate::{Error, Session};

pub(super) fn call(_: &mut Session, _: Params) -> Result<Value, Error> {
    Ok(shelf::games().iter().map(|entry| game(entry.title)).collect())
}

fn game(title: &'static dyn Title) -> Value {
    let info = title.info();
    json!({
        "game": info.key,
        "title": info.title,
        "players": [info.players.0, info.players.1],
        "options": options(title),
        "actions": info.actions,
    })
}

fn options(title: &'static dyn Title) -> Map<String, Value> {
    let defaults = title.defaults(title.standard());
    let option = |spec: &kernel::options::OptionSpec| {
        let form = json!({
            "type": spec.kind.name(),
            "default": defaults.get(spec.name),
            "values": spec.kind.values(),
        });
        (spec.name.to_owned(), form)
    };
    title.info().options.iter().map(option).collect()
}
