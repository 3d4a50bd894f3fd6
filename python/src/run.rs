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

use crate::convert::{generator, options, parts};
use crate::errors::{Raise, bad_argument, guarded, within};
use crate::open::{entry, seats};
use crate::vector::THREADS_MAX;

/// The highest number of a game, so that their sums fit.
const NUMBERS_MAX: i64 = 1 << 40;

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
    games: i64,
    players: Option<i64>,
    bots: &str,
    #[pyo3(from_py_with = generator)] seed: u64,
    first: i64,
    threads: i64,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let threads = within("threads", threads, 1..=THREADS_MAX)? as u64;
    let entry = entry(game)?;
    let spec = RecordSpec {
        games: numbers(first, games)?,
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
    let lines = |one: &Record, seat| i64::from(one.lines.of(Seat(seat)));
    let columns = PyDict::new(py);
    columns.set_item("game", column(py, rows().map(|(one, ..)| one.game as i64)))?;
    columns.set_item("seat", column(py, rows().map(|(_, seat, _)| i64::from(seat))))?;
    columns.set_item("bot", named(spec, rows().map(|(_, seat, _)| Seat(seat))))?;
    columns.set_item("score", column(py, rows().map(|(.., end)| i64::from(end.score))))?;
    columns.set_item("rank", column(py, rows().map(|(.., end)| i64::from(end.rank))))?;
    columns.set_item("win_share", column(py, rows().map(|(.., end)| end.win_share)))?;
    columns.set_item("decisions", column(py, rows().map(|(one, seat, _)| lines(one, seat))))?;
    Ok(columns)
}

/// The names of the bots of these seats.
fn named(spec: &RecordSpec, seats: impl Iterator<Item = Seat>) -> Vec<String> {
    let names: Vec<String> =
        Seat::all(spec.players).map(|seat| spec.bot(seat).to_string()).collect();
    seats.map(|seat| names[seat.index().min(names.len() - 1)].clone()).collect()
}

fn column<T: numpy::Element>(
    py: Python<'_>,
    values: impl Iterator<Item = T>,
) -> Bound<'_, PyArray1<T>> {
    PyArray1::from_vec(py, values.collect())
}

/// Lets bots play and gives every choice they made as a dict of columns: one row a decision with
/// more than one option. ``score``, ``rank`` and ``win_share`` are how the game ended for the seat.
///
/// What the bot thought of each option stands in ``legal``, ``policy``, ``visits`` and ``expected``
/// (the points it expected, NaN where it had no idea): those of row i are at
/// ``legal_indptr[i]`` to ``legal_indptr[i + 1]``. What the seat knew is the array ``observation``;
/// with ``observations="sparse"`` it comes without its zeros as ``indptr``, ``indices``, ``values``,
/// and with ``False`` not at all. ``guildhall.data`` makes batches of it.
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
    first=0, threads=1, observations=Known::Dense, options=None, components=None
), text_signature = "(game, games=1, players=None, bots='random', seed=1, *, first=0, threads=1, \
observations=True, options=None, components=None)")]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn decisions<'py>(
    py: Python<'py>,
    game: &str,
    games: i64,
    players: Option<i64>,
    bots: &str,
    #[pyo3(from_py_with = generator)] seed: u64,
    first: i64,
    threads: i64,
    #[pyo3(from_py_with = Known::read)] observations: Known,
    options: Option<&Bound<'_, PyDict>>,
    components: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let threads = within("threads", threads, 1..=THREADS_MAX)? as u64;
    let (entry, known) = (entry(game)?, observations);
    let spec = RecordSpec {
        games: numbers(first, games)?,
        players: seats(entry, players)?,
        bots: BotSpec::list(bots).map_err(Raise::from)?,
        seed,
        options: self::options(options)?,
        parts: parts(entry.title, components)?,
        keep: if known != Known::Nothing { Keep::Observations } else { Keep::Choices },
    };
    let records = guarded(py, || shared(entry, &spec, threads))?.map_err(Raise::from)?;
    let columns = choice_columns(py, &spec, &records)?;
    option_columns(&columns, &records)?;
    match known {
        Known::Nothing => {}
        Known::Dense => {
            columns.set_item("observation", dense(py, &records, entry.info().observation)?)?;
        }
        Known::Sparse => known_columns(&columns, &records)?,
    }
    Ok(columns)
}

/// The numbers of some games.
fn numbers(first: i64, games: i64) -> PyResult<Range<u64>> {
    let first = within("first", first, 0..=NUMBERS_MAX)? as u64;
    Ok(first..first + within("games", games, 0..=NUMBERS_MAX)? as u64)
}

/// How what the seats knew is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    Nothing,
    Dense,
    Sparse,
}

impl Known {
    fn read(given: &Bound<'_, PyAny>) -> PyResult<Known> {
        match (given.extract::<bool>(), given.extract::<&str>()) {
            (Ok(false), _) => Ok(Known::Nothing),
            (Ok(true), _) => Ok(Known::Dense),
            (_, Ok("sparse")) => Ok(Known::Sparse),
            _ => Err(bad_argument("`observations` is True, False or \"sparse\"")),
        }
    }
}

/// What the seats knew, one row a choice.
fn dense<'py>(
    py: Python<'py>,
    records: &[Record],
    width: usize,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    let rows: usize = records.iter().map(|one| one.choices.len()).sum();
    let (mut all, mut row) = (vec![0.0; rows * width], 0);
    for record in records {
        let mut at = 0;
        for choice in &record.choices {
            for _ in 0..choice.known {
                all[row * width + record.known.indices[at] as usize] = record.known.values[at];
                at += 1;
            }
            row += 1;
        }
    }
    PyArray1::from_vec(py, all).reshape([rows, width])
}

/// What the seats knew without its zeros.
fn known_columns(columns: &Bound<'_, PyDict>, records: &[Record]) -> PyResult<()> {
    let py = columns.py();
    let choices = records.iter().flat_map(|one| &one.choices);
    let indices = records.iter().flat_map(|one| one.known.indices.iter().copied());
    let values = records.iter().flat_map(|one| one.known.values.iter().copied());
    columns.set_item("indptr", starts(py, choices.map(|choice| choice.known)))?;
    columns.set_item("indices", column(py, indices))?;
    columns.set_item("values", column(py, values))
}

/// What was thought of every option.
fn option_columns(columns: &Bound<'_, PyDict>, records: &[Record]) -> PyResult<()> {
    let py = columns.py();
    let choices = records.iter().flat_map(|one| &one.choices);
    let options = || records.iter().flat_map(|one| &one.weighed);
    let expected = options().map(|one| one.expected.unwrap_or(f32::NAN));
    columns.set_item("legal_indptr", starts(py, choices.map(|choice| choice.options)))?;
    columns.set_item("legal", column(py, options().map(|one| one.action as i32)))?;
    columns.set_item("policy", column(py, options().map(|one| one.policy)))?;
    columns.set_item("visits", column(py, options().map(|one| one.visits as i32)))?;
    columns.set_item("expected", column(py, expected))
}

/// Where the parts of these lengths begin, and where the last one ends.
fn starts(py: Python<'_>, lengths: impl Iterator<Item = u32>) -> Bound<'_, PyArray1<i64>> {
    let sums = lengths.scan(0, |sum, length| {
        *sum += i64::from(length);
        Some(*sum)
    });
    column(py, std::iter::once(0).chain(sums))
}

fn choice_columns<'py>(
    py: Python<'py>,
    spec: &RecordSpec,
    records: &[Record],
) -> PyResult<Bound<'py, PyDict>> {
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
    columns.set_item("bot", named(spec, rows().map(|(.., choice)| choice.seat)))?;
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
