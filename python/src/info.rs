//! The games there are, and what is the same for every table of one.

use kernel::observe::{Section, layout_hash};
use kernel::{GameInfo, Index};
use pyo3::prelude::*;
use serde_json::{Value, json};
use shelf::Entry;

use crate::convert::to_python;
use crate::errors::Raise;

/// The keys of all games.
///
/// >>> "orleans" in guildhall.games()
/// True
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    shelf::games().iter().map(Entry::key).collect()
}

/// What is the same for every table of a game: its title, seats, options with their defaults,
/// and the sizes of its action index, outcome index and observation. `layout` names the parts of
/// the observation; the two hashes are what a net must have been trained for, and `net` is the one
/// that the game comes with, ``None`` without one.
///
/// >>> guildhall.info("orleans")["players"]
/// [2, 4]
#[pyfunction]
pub(crate) fn info(py: Python<'_>, game: &str) -> PyResult<Py<PyAny>> {
    let entry = shelf::find(game).map_err(Raise::from)?;
    to_python(py, &form(entry))
}

/// Every action of a game by its number: its kind and how it is written. With `chance=True` the
/// outcomes of chance, which are numbered apart.
///
/// >>> guildhall.index("orleans")[0]
/// ('remove', 'remove hayrick')
#[pyfunction]
#[pyo3(signature = (game, *, chance = false))]
pub(crate) fn index(game: &str, chance: bool) -> PyResult<Vec<(&'static str, String)>> {
    let entry = shelf::find(game).map_err(Raise::from)?;
    let numbers = if chance { entry.info().outcomes } else { entry.info().actions };
    let number = |n| if chance { Index::Outcome(n) } else { Index::Decision(n) };
    let found = (0..numbers).filter_map(|n| entry.study.action(number(n)));
    Ok(found.map(|(notation, kind)| (kind, notation)).collect())
}

fn form(entry: &Entry) -> Value {
    let GameInfo { key, title, prefix, rules_version, players, .. } = *entry.info();
    let info = entry.info();
    let defaults = entry.title.defaults(entry.title.standard());
    let options = info.options.iter().map(|option| {
        let default = defaults.get(option.name);
        json!({"name": option.name, "default": default, "values": option.kind.values()})
    });
    json!({
        "key": key,
        "title": title,
        "prefix": prefix,
        "rules": rules_version,
        "players": [players.0, players.1],
        "options": options.collect::<Vec<Value>>(),
        "actions": info.actions,
        "outcomes": info.outcomes,
        "observation": info.observation,
        "observation_hash": layout_hash(info),
        "actions_hash": entry.title.action_hash(),
        "net": entry.abilities.net(),
        "layout": info.layout.iter().map(section).collect::<Vec<Value>>(),
        "asks": info.asks,
    })
}

/// A section of an observation: its name, how often it is written, and its parts with their
/// lengths.
fn section(section: &Section) -> Value {
    json!({"name": section.name, "times": section.times, "parts": section.parts})
}
