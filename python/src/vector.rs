//! Many games, stepped together.

use std::str::FromStr;

use bots::BotSpec;
use kernel::chance::Dealer;
use learn::{AnyVector, Position, Reward, TableSpec, VectorSpec, WAIT};
use numpy::{PyArray1, PyReadonlyArray1, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use shelf::Entry;
use table::{Dealing, Table};

use crate::buffers::Buffers;
use crate::convert::{generator, parts};
use crate::errors::{Raise, bad_argument, guarded, in_use, within};
use crate::game::Game;
use crate::open;
use crate::open::{entry, seats};

/// The most games side by side, so that no slip of the keyboard takes all memory.
pub(crate) const GAMES_MAX: i64 = 1 << 20;
/// The most threads: more than any machine has cores for.
pub(crate) const THREADS_MAX: i64 = 1024;

/// Many games of one kind, stepped together; `guildhall.VectorEnv` is its face.
#[pyclass(module = "guildhall._engine")]
pub(crate) struct Vector {
    vector: Box<dyn AnyVector>,
    entry: &'static Entry,
    buffers: Option<Buffers>,
    begun: bool,
}

/// How many sit at a table, what was agreed there, and where its games begin.
type AskedTable<'py> = (Option<i64>, Option<Bound<'py, PyDict>>, Option<Bound<'py, Game>>);

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, games, tables, *, threads=1, rewards=vec!["win".to_owned()], auto_reset=true, skip_forced=false, components=None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        game: &str,
        games: i64,
        tables: Vec<AskedTable<'_>>,
        threads: i64,
        rewards: Vec<String>,
        auto_reset: bool,
        skip_forced: bool,
        components: Option<&str>,
    ) -> PyResult<Vector> {
        if tables.is_empty() || rewards.is_empty() {
            return Err(bad_argument("there is a table and a reward at least"));
        }
        let entry = entry(game)?;
        let spec = VectorSpec {
            games: within("games", games, 1..=GAMES_MAX)?,
            tables: tables.iter().map(|asked| table(entry, asked)).collect::<PyResult<_>>()?,
            parts: parts(entry.title, components)?,
            threads: within("threads", threads, 1..=THREADS_MAX)?,
            rewards: rewards.iter().map(|name| reward(name)).collect::<PyResult<_>>()?,
            auto_reset,
            skip_forced,
        };
        let vector = entry.study.vector(&spec).map_err(Raise::from)?;
        Ok(Vector { vector, entry, buffers: None, begun: false })
    }

    /// How many seats each game has.
    #[getter]
    fn seats(slf: &Bound<'_, Vector>) -> PyResult<Vec<u32>> {
        let held = slf.try_borrow().map_err(in_use)?;
        Ok(held.vector.seats().into_iter().map(u32::from).collect())
    }

    /// How long the rows of the buffers are: players, actions, observation.
    #[getter]
    fn shape(slf: &Bound<'_, Vector>) -> PyResult<(usize, usize, usize)> {
        let shape = slf.try_borrow().map_err(in_use)?.vector.shape();
        Ok((shape.players, shape.actions, shape.observation))
    }

    /// Takes the numpy arrays that are written in place: ``to_move``, ``counts``, ``legal``,
    /// ``rewards``, ``dones`` and, if wanted, ``masks``, ``observations``, ``views``, and
    /// ``starts``, ``indices`` and ``values`` together.
    fn bind(slf: &Bound<'_, Vector>, buffers: &Bound<'_, PyDict>) -> PyResult<()> {
        let mut held = slf.try_borrow_mut().map_err(in_use)?;
        let (games, shape) = (held.vector.games(), held.vector.shape());
        held.buffers = Some(Buffers::read(buffers, games, shape)?);
        held.begun = false;
        Ok(())
    }

    /// Begins every game anew.
    fn reset(slf: &Bound<'_, Vector>, seed: &Bound<'_, PyAny>) -> PyResult<()> {
        let (py, seed) = (slf.py(), generator(seed)?);
        let mut held = slf.try_borrow_mut().map_err(in_use)?;
        let Vector { vector, buffers, .. } = &mut *held;
        bound(buffers)?.lend(py, |rows| guarded(py, || vector.reset(seed, rows)))?;
        held.begun = true;
        Ok(())
    }

    /// Begins those games anew whose flag is set.
    fn begin(slf: &Bound<'_, Vector>, which: PyReadonlyArray1<'_, bool>) -> PyResult<()> {
        let (py, which) = (slf.py(), which.as_array().to_vec());
        let mut held = slf.try_borrow_mut().map_err(in_use)?;
        if which.len() != held.vector.games() {
            let why = format!("{} flags do not fit {} games", which.len(), held.vector.games());
            return Err(Raise::new("BadBuffer", why).into());
        }
        let Vector { vector, buffers, .. } = held.begun()?;
        bound(buffers)?.lend(py, |rows| guarded(py, || vector.begin(&which, rows)))
    }

    /// Plays one action in every game; -2 leaves a game as it is.
    fn step(slf: &Bound<'_, Vector>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let (py, actions) = (slf.py(), numbers(actions)?);
        let mut held = slf.try_borrow_mut().map_err(in_use)?;
        let Vector { vector, buffers, .. } = held.begun()?;
        let stepped =
            bound(buffers)?.lend(py, |rows| guarded(py, || vector.step(&actions, rows)))?;
        Ok(stepped.map_err(|error| Raise::step(&error))?)
    }

    /// What `bot` would choose in every game, or in those whose flag is set; -2 elsewhere.
    #[pyo3(signature = (bot, seed, which=None))]
    fn advise<'py>(
        slf: &Bound<'py, Vector>,
        bot: &str,
        seed: &Bound<'_, PyAny>,
        which: Option<PyReadonlyArray1<'_, bool>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let (py, seed) = (slf.py(), generator(seed)?);
        let bot = BotSpec::from_str(bot).map_err(Raise::from)?;
        let held = slf.try_borrow().map_err(in_use)?;
        let mut actions = vec![-1; held.vector.games()];
        let flags = which.map(|which| which.as_array().to_vec()).unwrap_or_default();
        for (action, asked) in actions.iter_mut().zip(flags) {
            *action = if asked { -1 } else { WAIT };
        }
        let vector = &held.vector;
        guarded(py, || vector.advise(bot, seed, &mut actions))?.map_err(Raise::from)?;
        Ok(PyArray1::from_vec(py, actions))
    }

    /// The position of one game, dealt on from `seed`.
    #[pyo3(signature = (number, seed=None))]
    fn game(
        slf: &Bound<'_, Vector>,
        number: i64,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let held = slf.try_borrow().map_err(in_use)?;
        let position = held.vector.position(held.number(number)?);
        let dealing = Dealing::Seeded(Dealer::new(open::seed(seed)?));
        Ok(Game::new(Table::load(held.entry.title, position, dealing)))
    }

    /// Lays down the position of `game` in one game.
    fn load(slf: &Bound<'_, Vector>, number: i64, game: &Game) -> PyResult<()> {
        let (py, mut held) = (slf.py(), slf.try_borrow_mut().map_err(in_use)?);
        let (number, position) = (held.number(number)?, game.game());
        let Vector { vector, buffers, .. } = held.begun()?;
        let loaded =
            bound(buffers)?.lend(py, |rows| guarded(py, || vector.load(number, position, rows)))?;
        Ok(loaded.map_err(Raise::from)?)
    }

    /// All games as they stand, with their futures, as JSON text.
    fn save(slf: &Bound<'_, Vector>) -> PyResult<String> {
        let held = slf.try_borrow().map_err(in_use)?;
        let vector = &held.vector;
        Ok(guarded(slf.py(), || vector.save())?.to_string())
    }

    /// Goes on from what :meth:`save` gave.
    fn restore(slf: &Bound<'_, Vector>, saved: &str) -> PyResult<()> {
        let (py, mut held) = (slf.py(), slf.try_borrow_mut().map_err(in_use)?);
        let saved: Value = serde_json::from_str(saved)
            .map_err(|error| Raise::new("BadState", format!("this was not saved here: {error}")))?;
        let Vector { vector, buffers, .. } = &mut *held;
        let restored =
            bound(buffers)?.lend(py, |rows| guarded(py, || vector.restore(&saved, rows)))?;
        restored.map_err(Raise::from)?;
        held.begun = true;
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<guildhall.Vector of {} games of {}>", self.vector.games(), self.entry.key())
    }
}

impl Vector {
    /// The games, if they have begun.
    fn begun(&mut self) -> PyResult<&mut Vector> {
        match self.begun {
            true => Ok(self),
            false => {
                let why = "no game has begun\nhint: call reset first";
                Err(Raise::new("GameOver", why).into())
            }
        }
    }

    /// The game with this number.
    fn number(&self, number: i64) -> PyResult<usize> {
        within("number", number, 0..=self.vector.games() as i64 - 1)
    }
}

fn table(entry: &Entry, (players, options, position): &AskedTable<'_>) -> PyResult<TableSpec> {
    let Some(position) = position else {
        return Ok(TableSpec {
            players: seats(entry, *players)?,
            options: crate::convert::options(options.as_ref())?,
            position: None,
        });
    };
    let position = position.try_borrow().map_err(in_use)?.game().boxed();
    if position.info().key != entry.key() {
        let why = format!("a position of {} at tables of {}", position.info().key, entry.key());
        return Err(Raise::new("BadTable", why).into());
    }
    let (players, options) = (position.players(), position.options());
    Ok(TableSpec { players, options, position: Some(Position(position)) })
}

fn reward(name: &str) -> PyResult<Reward> {
    name.parse::<Reward>().map_err(bad_argument)
}

fn bound(buffers: &Option<Buffers>) -> Result<&Buffers, Raise> {
    let why = "no buffers are bound\nhint: call bind first";
    buffers.as_ref().ok_or_else(|| Raise::new("BadBuffer", why))
}

/// The actions, whole numbers in an array.
fn numbers(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(all) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(all.as_array().to_vec());
    }
    if let Ok(all) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
        return Ok(all.as_array().iter().map(|number| i64::from(*number)).collect());
    }
    let found = match actions.cast::<PyUntypedArray>() {
        Ok(array) => format!("{:?} {}", array.shape(), array.dtype()),
        Err(_) => actions.get_type().name()?.to_string(),
    };
    let why = format!("actions are {found}; they must be a one-dimensional int32 or int64 array");
    Err(Raise::new("BadBuffer", why).into())
}
