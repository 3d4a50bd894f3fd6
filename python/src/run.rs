//! Bots that play by the thousand.

use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

use bots::BotSpec;
use bots::sim::SimError;
use kernel::Seat;
use learn::{Keep, Record, RecordSpec};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Entry;

use crate::convert::{options, parts};
use crate::errors::{Raise, guarded, wrong_value};
use crate::open::{entry, seats};

/// Lets bots play many games; gives one row per seat and game as a dict of columns.
///
/// `bots` are names in seat order with commas between them, the last one repeated. The same seed
/// gives the same games as ``guildhall sim``, whatever the number of threads; `first` is the
/// number of the first one, so that a long run can be made in parts.
///
/// >>> rows = guildhall.simulate("orleans", games=2, players=2, bots="busy,random", seed=1)
/// >>> list(rows)
/// ['game', 'seat', 'bot', 'score', 'rank', 'win_share', 'decisions']
/// >>> rows["seat"].tolist()
/// [0, 1, 0, 1]
#[pyfunction]
#[pyo3(signature = (
    game, games=1000, players=None, bots="random", seed=1, *,
    first=0, threads=1, options=None, components=None
))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    games: u64,
    players: Option<i64>,
    bots: &str,
    seed: u64,
    first: u64,
    threads: u64,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    if threads == 0 {
        return Err(wrong_value("no thread, no game\nhint: give threads at least 1"));
    }
    let entry = entry(game)?;
    let spec = RecordSpec {
        games: first..first.saturating_add(games),
        players: seats(entry, players)?,
        bots: BotSpec::list(bots).map_err(Raise::from)?,
        seed,
        options: self::options(options)?,
        parts: parts(entry.title, components)?,
        keep: Keep::Nothing,
    };
    let records = guarded(py, || shared(entry, &spec, threads))?.map_err(Raise::from)?;
    seat_columns(py, &spec, &records)
}

/// Lets every thread play a part of the games.
fn shared(entry: &Entry, spec: &RecordSpec, threads: u64) -> Result<Vec<Record>, SimError> {
    let Range { start, end } = spec.games;
    let each = (end - start).div_ceil(threads).max(1);
    let part = |from: u64| RecordSpec { games: from..end.min(from + each), ..spec.clone() };
    let parts: Vec<RecordSpec> = (start..end).step_by(each as usize).map(part).collect();
    thread::scope(|scope| {
        let play = |part| scope.spawn(move || recorded(entry, part));
        let playing: Vec<_> = parts.iter().map(play).collect();
        let mut all = Vec::new();
        for part in playing {
            all.extend(part.join().unwrap_or_else(|panic| resume_unwind(panic))?);
        }
        Ok(all)
    })
}

fn recorded(entry: &Entry, spec: &RecordSpec) -> Result<Vec<Record>, SimError> {
    let mut records = Vec::new();
    entry.study.record(spec, &mut |record| records.push(record))?;
    Ok(records)
}

fn seat_columns<'py>(
    py: Python<'py>,
    spec: &RecordSpec,
    records: &[Record],
) -> PyResult<Bound<'py, PyDict>> {
    let rows = || {
        records
            .iter()
            .flat_map(|one| (0u8..).zip(&one.results).map(move |(seat, end)| (one, seat, end)))
    };
    let bot = |seat: u8| spec.bots[usize::from(seat).min(spec.bots.len() - 1)].to_string();
    let lines = |one: &Record, seat| i64::from(one.lines.of(Seat(seat)));
    let columns = PyDict::new(py);
    columns.set_item("game", column(py, rows().map(|(one, ..)| one.game as i64)))?;
    columns.set_item("seat", column(py, rows().map(|(_, seat, _)| i64::from(seat))))?;
    columns.set_item("bot", rows().map(|(_, seat, _)| bot(seat)).collect::<Vec<_>>())?;
    columns.set_item("score", column(py, rows().map(|(.., end)| i64::from(end.score))))?;
    columns.set_item("rank", column(py, rows().map(|(.., end)| i64::from(end.rank))))?;
    columns.set_item("win_share", column(py, rows().map(|(.., end)| end.win_share)))?;
    columns.set_item("decisions", column(py, rows().map(|(one, seat, _)| lines(one, seat))))?;
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
#[pyo3(signature = (
    game, games=1, players=None, bots="random", seed=1, *,
    first=0, observations=true, options=None, components=None
))]
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
        keep: if observations { Keep::Observations } else { Keep::Choices },
    };
    let records = guarded(py, || recorded(entry, &spec))?.map_err(Raise::from)?;
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
