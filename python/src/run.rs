//! Bots that play by the thousand.

use bots::BotSpec;
use bots::sim::{Played, SimSpec};
use learn::{Record, RecordSpec};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::{options, parts};
use crate::errors::{Raise, guarded, wrong_value};
use crate::open::{entry, seats};

/// Lets bots play many games; gives one row per seat and game as a dict of columns.
///
/// `bots` are names in seat order with commas between them, the last one repeated. The same seed
/// gives the same games as ``guildhall sim``, whatever the number of threads.
///
/// >>> rows = guildhall.simulate("orleans", games=2, players=2, bots="busy,random", seed=1)
/// >>> list(rows)
/// ['game', 'seat', 'bot', 'score', 'rank', 'win_share', 'decisions']
/// >>> rows["seat"].tolist()
/// [0, 1, 0, 1]
#[pyfunction]
#[pyo3(signature = (game, games=1000, players=None, bots="random", seed=1, *, threads=1, options=None, components=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    games: u64,
    players: Option<i64>,
    bots: &str,
    seed: u64,
    threads: usize,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    if threads == 0 {
        return Err(wrong_value("no thread, no game\nhint: give threads at least 1"));
    }
    let entry = entry(game)?;
    let spec = SimSpec {
        games,
        players: seats(entry, players)?,
        bots: BotSpec::list(bots).map_err(Raise::from)?,
        seed,
        threads,
        options: self::options(options)?,
        parts: parts(entry.title, components)?,
        check: false,
    };
    let mut played = Vec::new();
    let watch = &mut |one: &Played| {
        played.push(one.clone());
        Ok(())
    };
    guarded(py, || entry.abilities.sim(&spec, watch))?.map_err(Raise::from)?;
    seat_columns(py, &played)
}

fn seat_columns<'py>(py: Python<'py>, played: &[Played]) -> PyResult<Bound<'py, PyDict>> {
    let rows = || {
        played.iter().flat_map(|one| {
            (0i64..).zip(&one.seats).map(|(seat, row)| ((one.number as i64, seat), row))
        })
    };
    let columns = PyDict::new(py);
    columns.set_item("game", column(py, rows().map(|((game, _), _)| game)))?;
    columns.set_item("seat", column(py, rows().map(|((_, seat), _)| seat)))?;
    columns.set_item("bot", rows().map(|(_, row)| row.bot.to_string()).collect::<Vec<_>>())?;
    columns.set_item("score", column(py, rows().map(|(_, row)| i64::from(row.score))))?;
    columns.set_item("rank", column(py, rows().map(|(_, row)| i64::from(row.rank))))?;
    columns.set_item("win_share", column(py, rows().map(|(_, row)| row.win_share())))?;
    columns.set_item("decisions", column(py, rows().map(|(_, row)| i64::from(row.decisions))))?;
    Ok(columns)
}

fn column<T: numpy::Element>(
    py: Python<'_>,
    values: impl Iterator<Item = T>,
) -> Bound<'_, PyArray1<T>> {
    PyArray1::from_vec(py, values.collect())
}

/// Lets bots play and gives every choice they made as a dict of columns: one row a decision with
/// more than one option. What the seat knew is the array ``observation``, left out with
/// ``observations=False``; ``score``, ``rank`` and ``win_share`` are how the game ended for it.
///
/// The games are those of :func:`simulate` with the same seed; `first` is the number of the first
/// one, so that a long run can be made in parts.
///
/// >>> rows = guildhall.decisions("orleans", games=1, players=2, seed=1)
/// >>> rows["observation"].shape[1] == guildhall.info("orleans")["observation"]
/// True
#[pyfunction]
#[pyo3(signature = (game, games=1, players=None, bots="random", seed=1, *, first=0, observations=true, options=None, components=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn decisions<'py>(
    py: Python<'py>,
    game: &str,
    games: u64,
    players: Option<i64>,
    bots: &str,
    seed: u64,
    first: u64,
    observations: bool,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let entry = entry(game)?;
    let spec = RecordSpec {
        games: first..first.saturating_add(games),
        players: seats(entry, players)?,
        bots: BotSpec::list(bots).map_err(Raise::from)?,
        seed,
        options: self::options(options)?,
        parts: parts(entry.title, components)?,
        observations,
    };
    let mut records = Vec::new();
    guarded(py, || entry.study.record(&spec, &mut |record| records.push(record)))?
        .map_err(Raise::from)?;
    let columns = choice_columns(py, &records)?;
    if observations {
        columns.set_item("observation", known(py, &records, entry.info().observation)?)?;
    }
    Ok(columns)
}

/// What the seats knew, one row a choice.
fn known<'py>(
    py: Python<'py>,
    records: &[Record],
    width: usize,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    let rows = records.iter().map(|one| one.choices.len()).sum();
    let numbers = records.iter().flat_map(|one| one.observations.iter().copied());
    column(py, numbers).reshape([rows, width])
}

fn choice_columns<'py>(py: Python<'py>, records: &[Record]) -> PyResult<Bound<'py, PyDict>> {
    let rows = || {
        records
            .iter()
            .flat_map(|one| (0i64..).zip(&one.choices).map(move |(at, choice)| (one, at, choice)))
    };
    let ends = || rows().map(|(one, _, choice)| one.results[choice.seat.index()]);
    let columns = PyDict::new(py);
    columns.set_item("game", column(py, rows().map(|(one, ..)| one.game as i64)))?;
    columns.set_item("step", column(py, rows().map(|(_, at, _)| at)))?;
    columns.set_item("seat", column(py, rows().map(|(.., choice)| i64::from(choice.seat.0))))?;
    columns.set_item("round", column(py, rows().map(|(.., choice)| i64::from(choice.round))))?;
    columns.set_item("ask", rows().map(|(.., choice)| choice.ask).collect::<Vec<_>>())?;
    columns
        .set_item("options", column(py, rows().map(|(.., choice)| i64::from(choice.options))))?;
    columns.set_item("action", column(py, rows().map(|(.., choice)| i64::from(choice.action))))?;
    columns.set_item("kind", rows().map(|(.., choice)| choice.kind).collect::<Vec<_>>())?;
    columns.set_item("notation", rows().map(|(.., c)| c.notation.as_str()).collect::<Vec<_>>())?;
    columns.set_item("score", column(py, ends().map(|end| i64::from(end.score))))?;
    columns.set_item("rank", column(py, ends().map(|end| i64::from(end.rank))))?;
    columns.set_item("win_share", column(py, ends().map(|end| end.win_share)))?;
    Ok(columns)
}
