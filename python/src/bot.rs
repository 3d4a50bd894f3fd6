//! A player that is a program.

use std::collections::HashMap;
use std::sync::Mutex;

use bots::{AnyBot, BotSpec, Choice};
use kernel::chance::Fast;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::generator;
use crate::errors::{Raise, guarded};
use crate::game::Game;

/// A player that is a program, by its level: ``apprentice``, ``journeyman``, ``master``,
/// ``grandmaster``; or by its kind: ``random``, ``busy``, ``greedy``, ``mcts:1000it``, ``net`` (one glance of the
/// game's net), ``net:400it``, ``net:FILE.safetensors:200ms``.
///
/// It answers for whatever game it is asked about and knows no more than its seat does. The same
/// `seed` gives the same answers to the same questions.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> guildhall.Bot("greedy", seed=1).choose(game) in game.legal()
/// True
#[pyclass(module = "guildhall._engine", frozen)]
pub(crate) struct Bot {
    spec: BotSpec,
    mind: Mutex<Mind>,
}

/// What it remembers, one bot a game.
struct Mind {
    bots: HashMap<&'static str, Box<dyn AnyBot>>,
    rng: Fast,
}

impl Bot {
    fn think(&self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<Choice<String>> {
        let seat = game.asked(seat)?;
        if !game.game().turn().seats().contains(seat) {
            let why = format!("seat {seat} is not asked\nhint: to_act lists who is");
            return Err(Raise::new("UnknownSeat", why).into());
        }
        let key = game.game().info().key;
        let abilities = shelf::find(key).map_err(Raise::from)?.abilities;
        abilities.check(self.spec).map_err(Raise::from)?;
        guarded(py, || {
            let mut mind = self.mind.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let Mind { bots, rng } = &mut *mind;
            let bot = bots.entry(key).or_insert_with(|| abilities.bot(self.spec));
            bot.choose(game.game(), seat, rng)
        })
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = None))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        let spec = name.parse().map_err(|error: bots::BotError| Raise::from(error))?;
        let rng = Fast::new(seed.map_or(Ok(0), generator)?, 0);
        Ok(Bot { spec, mind: Mutex::new(Mind { bots: HashMap::new(), rng }) })
    }

    /// The name, with its budget.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The action it would play for a seat; it is not applied.
    #[pyo3(signature = (game, seat = None))]
    fn choose(&self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<String> {
        Ok(self.think(py, game, seat)?.action)
    }

    /// What it thinks of, best first: for each action the points that it expects (`value`; of
    /// every seat: `points`), how many continuations it looked at (`visits`), and for the best
    /// few the moves that it expects, written as in a replay (`line`). Empty for a bot that does
    /// not think.
    #[pyo3(signature = (game, seat = None))]
    fn consider<'py>(
        &self,
        py: Python<'py>,
        game: &Game,
        seat: Option<i64>,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let choice = self.think(py, game, seat)?;
        choice
            .looked_into()
            .map(|one| {
                let form = PyDict::new(py);
                form.set_item("line", one.written_line())?;
                form.set_item("action", one.action)?;
                form.set_item("value", one.value)?;
                form.set_item("visits", one.visits)?;
                form.set_item("points", one.points)?;
                Ok(form)
            })
            .collect()
    }

    fn __repr__(&self) -> String {
        format!("<guildhall.Bot {}>", self.spec)
    }
}
