//! Many games, stepped together.

use std::str::FromStr;

use bots::BotSpec;
use learn::{AnyVector, Reward, TableSpec, VectorSpec};
use numpy::{PyArray1, PyReadonlyArray1, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use shelf::Entry;

use crate::buffers::Buffers;
use crate::convert::{generator, parts};
use crate::errors::{Raise, guarded, wrong_value};
use crate::open::{entry, seats};

/// Many games of one kind, stepped together; `guildhall.VectorEnv` is its face.
#[pyclass(module = "guildhall._engine")]
pub(crate) struct Vector {
    vector: Box<dyn AnyVector>,
    buffers: Option<Buffers>,
    begun: bool,
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, games, tables, *, threads=1, rewards=vec!["win".to_owned()], auto_reset=true, skip_forced=false, components=None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        game: &str,
        games: usize,
        tables: Vec<(Option<i64>, Option<Bound<'_, PyDict>>)>,
        threads: usize,
        rewards: Vec<String>,
        auto_reset: bool,
        skip_forced: bool,
        components: Option<&str>,
    ) -> PyResult<Vector> {
        if games == 0 || threads == 0 || tables.is_empty() || rewards.is_empty() {
            return Err(wrong_value("games, threads, tables and rewards are at least 1"));
        }
        let entry = entry(game)?;
        let spec = VectorSpec {
            games,
            tables: tables.iter().map(|asked| table(entry, asked)).collect::<PyResult<_>>()?,
            parts: parts(entry.title, components)?,
            threads,
            rewards: rewards.iter().map(|name| reward(name)).collect::<PyResult<_>>()?,
            auto_reset,
            skip_forced,
        };
        let vector = entry.study.vector(&spec).map_err(Raise::from)?;
        Ok(Vector { vector, buffers: None, begun: false })
    }

    /// How many seats each game has.
    #[getter]
    fn seats(&self) -> Vec<u32> {
        self.vector.seats().into_iter().map(u32::from).collect()
    }

    /// How long the rows of the buffers are: players, actions, observation.
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        let shape = self.vector.shape();
        (shape.players, shape.actions, shape.observation)
    }

    /// Takes the numpy arrays that are written in place: ``to_move``, ``counts``, ``legal``,
    /// ``rewards``, ``dones`` and, if wanted, ``masks``, ``observations``, and ``starts``,
    /// ``indices`` and ``values`` together.
    fn bind(&mut self, buffers: &Bound<'_, PyDict>) -> PyResult<()> {
        let (games, shape) = (self.vector.games(), self.vector.shape());
        self.buffers = Some(Buffers::read(buffers, games, shape)?);
        self.begun = false;
        Ok(())
    }

    /// Begins every game anew.
    fn reset(&mut self, py: Python<'_>, seed: &Bound<'_, PyAny>) -> PyResult<()> {
        let seed = generator(seed)?;
        let Vector { vector, buffers, .. } = self;
        bound(buffers)?.lend(py, |rows| guarded(py, || vector.reset(seed, rows)))?;
        self.begun = true;
        Ok(())
    }

    /// Plays one action in every game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if !self.begun {
            return Err(Raise::new("GameOver", "no game has begun\nhint: call reset first").into());
        }
        let actions = numbers(actions)?;
        let Vector { vector, buffers, .. } = self;
        let buffers = bound(buffers)?;
        let stepped = buffers.lend(py, |rows| guarded(py, || vector.step(&actions, rows)))?;
        Ok(stepped.map_err(|error| Raise::step(&error))?)
    }

    /// What `bot` would choose in every game.
    fn advise<'py>(
        &self,
        py: Python<'py>,
        bot: &str,
        seed: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let bot = BotSpec::from_str(bot).map_err(Raise::from)?;
        let seed = generator(seed)?;
        let mut actions = vec![-1; self.vector.games()];
        guarded(py, || self.vector.advise(bot, seed, &mut actions))?.map_err(Raise::from)?;
        Ok(PyArray1::from_vec(py, actions))
    }
}

fn table(
    entry: &Entry,
    (players, options): &(Option<i64>, Option<Bound<'_, PyDict>>),
) -> PyResult<TableSpec> {
    Ok(TableSpec {
        players: seats(entry, *players)?,
        options: crate::convert::options(options.as_ref())?,
    })
}

fn reward(name: &str) -> PyResult<Reward> {
    name.parse::<Reward>().map_err(wrong_value)
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
