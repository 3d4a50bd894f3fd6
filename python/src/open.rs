//! The ways to a game: a new one, a state, a replay.

use kernel::Actor;
use kernel::chance::{Dealer, Seed};
use kernel::replay::Replay;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use shelf::Entry;
use table::{Dealing, Table, fresh_seed};

use crate::convert::{options, parts, to_json, to_python};
use crate::errors::{Raise, bad_argument, guarded};
use crate::forms;
use crate::future::Future;
use crate::game::Game;

/// A new game.
///
/// `players` is the most that the game knows unless given. The same `seed`, an ``int`` or a
/// ``str``, deals the same game; without one the operating system's is taken. `options` are the
/// variants of :func:`info`; `components` is the text of a corrected component file. With
/// ``chance="manual"`` nothing is dealt: the game waits, see :meth:`Game.odds`.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> game.players, game.round, game.phase
/// (2, 1, 'planning')
/// >>> guildhall.make("orlens")
/// Traceback (most recent call last):
/// guildhall.errors.UnknownGame: unknown game `orlens`
/// hint: did you mean `orleans`?
#[pyfunction]
#[pyo3(signature = (game, players=None, seed=None, options=None, *, components=None, chance="seeded"))]
pub(crate) fn make(
    game: &str,
    players: Option<i64>,
    seed: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
    chance: &str,
) -> PyResult<Game> {
    let entry = entry(game)?;
    let title = entry.title;
    let started =
        title.start(parts(title, components)?, &self::options(options)?, seats(entry, players)?);
    let started = started.map_err(Raise::from)?;
    Ok(Game::new(Table::new(title, started, dealing(chance, seed)?)))
}

/// A game that goes on from :attr:`Game.state`; every invariant is checked first. What chance will
/// bring is drawn anew, or with `future`, which is :attr:`Game.future`, is what it would have been.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> guildhall.load(game.state).view(0) == game.view(0)
/// True
#[pyfunction]
#[pyo3(signature = (state, seed=None, *, components=None, chance="seeded", future=None))]
pub(crate) fn load(
    state: &Bound<'_, PyDict>,
    seed: Option<&Bound<'_, PyAny>>,
    components: Option<&str>,
    chance: &str,
    future: Option<&str>,
) -> PyResult<Game> {
    let state = to_json(state)?;
    let title = entry(text(&state, "game")?)?.title;
    let parts = match components {
        Some(_) => parts(title, components)?,
        None => {
            let hash = text(&state, "components")?;
            title.find_components(hash).ok_or_else(|| {
                let why = format!("component set {hash} is not at hand\nhint: give `components`");
                Raise::new("BadState", why)
            })?
        }
    };
    let game = title.load(parts, state).map_err(Raise::from)?;
    let dealing = match future {
        Some(future) => Dealing::Seeded(Future::read(future)?.dealer(0)?),
        None => dealing(chance, seed)?,
    };
    Ok(Game::new(Table::load(title, game, dealing)))
}

/// The game at the end of a replay's text. What chance will bring is drawn anew, or with `future`,
/// which is :attr:`Game.future`, is what it would have been.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> guildhall.replay(game.replay).state == game.state
/// True
#[pyfunction]
#[pyo3(signature = (text, seed=None, *, chance="seeded", future=None))]
pub(crate) fn replay(
    text: &str,
    seed: Option<&Bound<'_, PyAny>>,
    chance: &str,
    future: Option<&str>,
) -> PyResult<Game> {
    let replay = Replay::parse(text).map_err(Raise::from)?;
    let title = entry(&replay.game)?.title;
    let dealing = match future {
        Some(future) => Dealing::Seeded(Future::read(future)?.dealer(outcomes(&replay))?),
        None => dealing(chance, seed)?,
    };
    let table = Table::from_replay(title, &replay, dealing);
    Ok(Game::new(table.map_err(Raise::from)?))
}

/// The game that was pickled: its list, its future, and its component set if it is not one that
/// ships.
#[pyfunction]
#[pyo3(name = "_resume_game")]
pub(crate) fn resume_game(
    text: &str,
    future: Option<&str>,
    components: Option<&str>,
) -> PyResult<Game> {
    if let Some(components) = components {
        let game = Replay::parse(text).map_err(Raise::from)?.game;
        entry(&game)?.title.components(components).map_err(Raise::from)?;
    }
    replay(text, None, if future.is_some() { "seeded" } else { "manual" }, future)
}

/// How many outcomes of chance are on a list.
fn outcomes(replay: &Replay) -> u64 {
    replay.lines.iter().filter(|line| line.actor == Actor::Chance).count() as u64
}

/// Plays a replay's text again and checks whatever it claims: every move, the score, the hash
/// and the deal.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> guildhall.verify(game.replay)["moves"]
/// 0
#[pyfunction]
pub(crate) fn verify(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    let replay = Replay::parse(text).map_err(Raise::from)?;
    let title = entry(&replay.game)?.title;
    let verified = guarded(py, || replay.verify(title))?.map_err(Raise::from)?;
    to_python(py, &forms::verified(&verified))
}

/// The game with this key.
pub(crate) fn entry(key: &str) -> PyResult<&'static Entry> {
    Ok(shelf::find(key).map_err(Raise::from)?)
}

/// How many sit at the table; the most if nothing is said.
pub(crate) fn seats(entry: &Entry, players: Option<i64>) -> PyResult<u8> {
    let (fewest, most) = entry.info().players;
    let Some(players) = players else { return Ok(most) };
    u8::try_from(players).map_err(|_| {
        let key = entry.key();
        let why = format!("{players} players\nhint: {key} takes {fewest} to {most}");
        Raise::new("BadTable", why).into()
    })
}

/// The seed that a number or a text stands for; one of the operating system's for none.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    match given {
        Some(given) => Ok(Seed::from_text(&given.str()?.to_cow()?)),
        None => Ok(fresh_seed()),
    }
}

fn dealing(chance: &str, given: Option<&Bound<'_, PyAny>>) -> PyResult<Dealing> {
    match chance {
        "seeded" => Ok(Dealing::Seeded(Dealer::new(seed(given)?))),
        "manual" => Ok(Dealing::Manual),
        _ => Err(bad_argument(format!("unknown chance `{chance}`\nhint: it is seeded or manual"))),
    }
}

fn text<'a>(state: &'a Value, field: &str) -> Result<&'a str, Raise> {
    state[field].as_str().ok_or_else(|| {
        Raise::new("BadState", format!("`{field}`: is missing\nhint: give Game.state as it was"))
    })
}
