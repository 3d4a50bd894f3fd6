//! Guided searches side by side, whose leaves are judged in Python.

use bots::guided::Guide;
use learn::pool::{Harvest, Leaves};
use learn::{AnyPool, PoolSpec, TableSpec};
use numpy::{IntoPyArray, PyArray1, PyArrayMethods, PyReadonlyArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use shelf::Entry;

use crate::convert::{generator, options, parts};
use crate::errors::{Raise, bad_argument, guarded, in_use, within};
use crate::open::{entry, seats};
use crate::vector::{GAMES_MAX, THREADS_MAX};

/// The most walks before a decision, and options that are considered: far more than anybody waits
/// for.
const WALKS_MAX: i64 = 1 << 24;
/// The most states that a decision is walked from.
const WORLDS_MAX: i64 = 1 << 10;

/// Games that a guided search plays with itself, many side by side; you judge the positions.
///
/// In each game the search thinks about the present decision and waits for a position to be
/// judged: there are always as many leaves as `games`. :meth:`leaves` shows them all, you judge
/// them in one batch, :meth:`answer` takes the judgements and lets the walks go on in Rust, on
/// `threads` that live as long as the pool, while Python does something else: with two pools the
/// net and the walks work at the same time. :meth:`finished` gives the decisions of games that
/// ended. Decisions with one option are not asked. Everything depends on the `seed` and on the
/// answers, not on the `threads`.
///
/// `players` is a number, a list of them, or all that the game knows; `options` is a dict or a
/// list of them; games are played at all these tables in turn, or at those of `tables`, a list of
/// ``(players, options)``.
///
/// Before a decision there are `sims` walks; with `full` below 1 only that part of the decisions
/// gets them, the others `quick_sims` (0 is one glance). `method` is ``"gumbel"`` (sequential
/// halving of the `considered` likeliest options; `noise` is the size of the Gumbel errors on
/// them) or ``"puct"`` (`exploration`; `root_noise` is the part of the policy at the root that is
/// luck). A difference in worth counts `sharpness` × (`trust` + most visits) against logits, that
/// of an option which was walked v times v / (v + `caution`) of it.
/// `points` is how much of the worth is the lead, in spreads of the game; the rest is the share of
/// the victory. `worlds` states that the seat cannot tell apart are walked from. With
/// ``views="own"`` who stands how is judged from the view of the thinker, also where another seat
/// is asked: such a leaf has no legal options; with ``"asked"`` from the view of the seat that is
/// asked. The first `opening` decisions of a game are drawn from the improved policy at
/// `temperature`, later ones are the search's choice. `bystanders` adds to every decision the view
/// of another seat.
///
/// >>> pool = guildhall.SearchPool("tiletum", games=4, players=2, sims=8, seed=1)
/// >>> leaves = pool.leaves()
/// >>> n, most = len(leaves["seats"]), pool.seats
/// >>> even = np.full((n, most), 1 / most, np.float32)
/// >>> pool.answer(np.zeros(len(leaves["legal"]), np.float32), 100 * even, even)
/// >>> len(pool.finished()["action"])
/// 0
#[pyclass(module = "guildhall._engine")]
pub(crate) struct SearchPool {
    pool: Box<dyn AnyPool>,
}

#[pymethods]
impl SearchPool {
    #[new]
    #[pyo3(signature = (
        game, games = 1024, players = None, options = None, *, tables = None, sims = 64,
        full = 1.0, quick_sims = 0, threads = 1, seed = None, method = "gumbel", worlds = 1,
        considered = 16, noise = 1.0, trust = 50.0, sharpness = None, caution = None,
        exploration = 0.3,
        root_noise = 0.25, points = 0.5, views = "own", opening = 0, temperature = 1.0,
        bystanders = false, components = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: i64,
        players: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyAny>>,
        tables: Option<&Bound<'_, PyList>>,
        sims: i64,
        full: f32,
        quick_sims: i64,
        threads: i64,
        seed: Option<&Bound<'_, PyAny>>,
        method: &str,
        worlds: i64,
        considered: i64,
        noise: f32,
        trust: f32,
        sharpness: Option<f32>,
        caution: Option<f32>,
        exploration: f32,
        root_noise: f32,
        points: f32,
        views: &str,
        opening: i64,
        temperature: f32,
        bystanders: bool,
        components: Option<&str>,
    ) -> PyResult<SearchPool> {
        let walks = |name, number| within(name, number, 0..=WALKS_MAX).map(|all| all as u32);
        let entry = entry(game)?;
        let guide = Guide {
            method: method.parse().map_err(|why: String| bad_argument(why))?,
            worlds: within("worlds", worlds, 1..=WORLDS_MAX)?,
            considered: within("considered", considered, 1..=WALKS_MAX)?,
            noise,
            trust,
            sharpness: sharpness.unwrap_or(Guide::LEARN.sharpness),
            caution: caution.unwrap_or(Guide::LEARN.caution),
            exploration,
            root_noise,
            points,
            views: views.parse().map_err(|why: String| bad_argument(why))?,
        };
        let spec = PoolSpec {
            games: within("games", games, 1..=GAMES_MAX)?,
            tables: match tables {
                Some(tables) => given(entry, tables)?,
                None => crossed(entry, players, options)?,
            },
            parts: parts(entry.title, components)?,
            guide,
            sims: walks("sims", sims)?,
            full,
            quick_sims: walks("quick_sims", quick_sims)?,
            opening: walks("opening", opening)?,
            temperature,
            bystanders,
            threads: within("threads", threads, 1..=THREADS_MAX)?,
            seed: seed.map_or(Ok(0), generator)?,
        };
        let pool = guarded(py, || entry.study.pool(&spec))?.map_err(Raise::from)?;
        Ok(SearchPool { pool })
    }

    /// How many games there are, and so leaves.
    #[getter]
    fn games(&self) -> usize {
        self.pool.games()
    }

    /// The most seats of a table: how long rows of points and shares are.
    #[getter]
    fn seats(&self) -> usize {
        self.pool.seats()
    }

    /// The positions that wait to be judged, one a game, as arrays: observations as sparse rows
    /// (``indptr``, ``indices``, ``values``), legal options alike (``legal_indptr``, ``legal``),
    /// ``seats`` whose view each is, and how many ``players``.
    fn leaves<'py>(slf: &Bound<'py, SearchPool>) -> PyResult<Bound<'py, PyDict>> {
        let (py, mut held) = (slf.py(), slf.try_borrow_mut().map_err(in_use)?);
        let SearchPool { pool } = &mut *held;
        let leaves = guarded(py, || pool.leaves().clone())?;
        shown(py, leaves)
    }

    /// Takes the judgements of the leaves, in their order: `logits`, one for each of ``legal``;
    /// `points`, the expected final points, and `shares` of the victory, each of shape
    /// (games, seats), from the observer clockwise; places of seats that are not taken count
    /// for nothing. The walks go on; the call returns at once.
    fn answer(
        slf: &Bound<'_, SearchPool>,
        logits: PyReadonlyArrayDyn<'_, f32>,
        points: PyReadonlyArrayDyn<'_, f32>,
        shares: PyReadonlyArrayDyn<'_, f32>,
    ) -> PyResult<()> {
        let flat = |array: &PyReadonlyArrayDyn<'_, f32>| array.as_array().iter().copied().collect();
        let numbers: [Vec<f32>; 3] = [flat(&logits), flat(&points), flat(&shares)];
        let mut held = slf.try_borrow_mut().map_err(in_use)?;
        let SearchPool { pool } = &mut *held;
        let taken = guarded(slf.py(), || pool.answer(&numbers[0], &numbers[1], &numbers[2]))?;
        taken.map_err(|error| Raise::new("BadBuffer", error.to_string()).into())
    }

    /// The decisions of all games that ended since this was asked last, as arrays with one row a
    /// decision: ``game``, ``table``, ``players``, ``seat``, ``step``, ``action``, ``full``;
    /// observations (``indptr``, ``indices``, ``values``); legal options (``legal_indptr``,
    /// ``legal``) with ``visits`` and the improved ``policy``; ``root_points`` and
    /// ``root_shares`` as the search saw it, ``points`` and ``shares`` as it came, of shape
    /// (rows, seats), from the seat that decided clockwise. In the view of a bystander
    /// ``action`` is -1 and there are no options.
    fn finished<'py>(slf: &Bound<'py, SearchPool>) -> PyResult<Bound<'py, PyDict>> {
        let (py, mut held) = (slf.py(), slf.try_borrow_mut().map_err(in_use)?);
        let SearchPool { pool } = &mut *held;
        let (harvest, seats) = guarded(py, || (pool.finished(), pool.seats()))?;
        reaped(py, harvest, seats)
    }

    fn __repr__(&self) -> String {
        format!("<guildhall.SearchPool of {} games>", self.pool.games())
    }
}

/// The tables of a list of pairs.
fn given(entry: &Entry, tables: &Bound<'_, PyList>) -> PyResult<Vec<TableSpec>> {
    let table = |pair: Bound<'_, PyAny>| {
        let (players, given): (i64, Option<Bound<'_, PyDict>>) = pair.extract()?;
        let players = seats(entry, Some(players))?;
        Ok(TableSpec { players, options: options(given.as_ref())?, position: None })
    };
    let tables = tables.iter().map(table).collect::<PyResult<Vec<_>>>()?;
    match tables.is_empty() {
        true => Err(bad_argument("there must be a table at least")),
        false => Ok(tables),
    }
}

/// All player counts with all options.
fn crossed(
    entry: &Entry,
    players: Option<&Bound<'_, PyAny>>,
    given: Option<&Bound<'_, PyAny>>,
) -> PyResult<Vec<TableSpec>> {
    let counts: Vec<i64> = match players {
        None => (entry.info().players.0..=entry.info().players.1).map(i64::from).collect(),
        Some(players) => players.extract().or_else(|_| Ok::<_, PyErr>(vec![players.extract()?]))?,
    };
    let variants: Vec<Vec<(String, String)>> = match given {
        None => vec![Vec::new()],
        Some(one) => match one.cast::<PyDict>() {
            Ok(dict) => vec![options(Some(dict))?],
            Err(_) => {
                let all: Vec<Bound<'_, PyDict>> = one.extract()?;
                all.iter().map(|dict| options(Some(dict))).collect::<PyResult<_>>()?
            }
        },
    };
    if counts.is_empty() || variants.is_empty() {
        return Err(bad_argument("there must be a table at least"));
    }
    let mut tables = Vec::new();
    for count in counts {
        let players = seats(entry, Some(count))?;
        let table =
            |options: &Vec<_>| TableSpec { players, options: options.clone(), position: None };
        tables.extend(variants.iter().map(table));
    }
    Ok(tables)
}

fn shown(py: Python<'_>, leaves: Leaves) -> PyResult<Bound<'_, PyDict>> {
    let form = PyDict::new(py);
    form.set_item("indptr", leaves.indptr.into_pyarray(py))?;
    form.set_item("indices", leaves.indices.into_pyarray(py))?;
    form.set_item("values", leaves.values.into_pyarray(py))?;
    form.set_item("legal_indptr", leaves.legal_indptr.into_pyarray(py))?;
    form.set_item("legal", leaves.legal.into_pyarray(py))?;
    form.set_item("seats", leaves.seats.into_pyarray(py))?;
    form.set_item("players", leaves.players.into_pyarray(py))?;
    Ok(form)
}

fn reaped(py: Python<'_>, all: Harvest, seats: usize) -> PyResult<Bound<'_, PyDict>> {
    let (form, rows) = (PyDict::new(py), all.len());
    let table = |numbers: Vec<f32>| PyArray1::from_vec(py, numbers).reshape([rows, seats]);
    form.set_item("game", all.game.into_pyarray(py))?;
    form.set_item("table", all.table.into_pyarray(py))?;
    form.set_item("players", all.players.into_pyarray(py))?;
    form.set_item("seat", all.seat.into_pyarray(py))?;
    form.set_item("step", all.step.into_pyarray(py))?;
    form.set_item("action", all.action.into_pyarray(py))?;
    form.set_item("full", all.full.into_pyarray(py))?;
    form.set_item("indptr", all.indptr.into_pyarray(py))?;
    form.set_item("indices", all.indices.into_pyarray(py))?;
    form.set_item("values", all.values.into_pyarray(py))?;
    form.set_item("legal_indptr", all.legal_indptr.into_pyarray(py))?;
    form.set_item("legal", all.legal.into_pyarray(py))?;
    form.set_item("visits", all.visits.into_pyarray(py))?;
    form.set_item("policy", all.policy.into_pyarray(py))?;
    form.set_item("root_points", table(all.root_points)?)?;
    form.set_item("root_shares", table(all.root_shares)?)?;
    form.set_item("points", table(all.points)?)?;
    form.set_item("shares", table(all.shares)?)?;
    Ok(form)
}
