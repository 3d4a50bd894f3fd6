//! A player that is a program.

use std::collections::HashMap;
use std::ffi::CString;
use std::sync::{Mutex, MutexGuard};

use bots::{Abilities, AnyBot, BotSpec, Choice, Considered, Thinking};
use kernel::Seat;
use kernel::chance::Fast;
use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::generator;
use crate::errors::{Raise, bad_argument, guarded, in_use};
use crate::game::Game;

/// A player that is a program, by its level: ``apprentice``, ``journeyman``, ``master``,
/// ``grandmaster``; or by its kind: ``random``, ``busy``, ``greedy``, ``mcts:1000it``, ``net`` (one glance of the
/// game's net), ``net:400it``, ``net:FILE.safetensors:200ms``.
///
/// It answers for whatever game it is asked about and knows no more than its seat does. The same
/// `seed` gives the same answers to the same questions, asked in the same order. Between calls it
/// remembers nothing; with ``keep=True`` it goes on from what it found out before, in one game
/// played from its start. Two bots are equal, and a pickled one goes on, if their answers are the
/// same from now on.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> guildhall.Bot("greedy", seed=1).choose(game) in game.legal()
/// True
#[pyclass(module = "guildhall._engine", frozen)]
pub(crate) struct Bot {
    spec: BotSpec,
    seed: u64,
    keep: bool,
    mind: Mutex<Mind>,
}

/// What it remembers, one bot a game, and how often it was asked.
#[derive(Default)]
struct Mind {
    bots: HashMap<&'static str, Box<dyn AnyBot>>,
    asked: u64,
}

impl Bot {
    /// Asks the bot of this game. Every call takes a generator of its own.
    fn ask(
        &self,
        py: Python<'_>,
        game: &Game,
        seat: Option<i64>,
        think: impl FnOnce(&mut dyn AnyBot, Seat, &mut Fast) -> Choice<String> + Send,
    ) -> PyResult<Choice<String>> {
        let seat = game.asked(seat)?;
        if !game.game().turn().seats().contains(seat) {
            let why = format!("seat {seat} is not asked\nhint: to_act lists who is");
            return Err(Raise::new("UnknownSeat", why).into());
        }
        let key = game.game().info().key;
        let abilities = shelf::find(key).map_err(Raise::from)?.abilities;
        abilities.check(self.spec).map_err(Raise::from)?;
        let mut mind = self.mind()?;
        let mut rng = Fast::new(self.seed, mind.asked);
        mind.asked += 1;
        if !mind.bots.contains_key(key) {
            self.tell_of_a_stand_in(py, key, abilities)?;
        }
        let bot = mind.bots.entry(key).or_insert_with(|| abilities.bot(self.spec));
        guarded(py, || {
            if !self.keep {
                bot.forget();
            }
            think(bot.as_mut(), seat, &mut rng)
        })
    }

    /// Warns where the game comes without a net and another plays for it.
    fn tell_of_a_stand_in(
        &self,
        py: Python<'_>,
        game: &str,
        abilities: &dyn Abilities,
    ) -> PyResult<()> {
        // A level is one with a net and without; who asks for a net wants to know.
        let other = match self.spec {
            BotSpec::Net(_) => abilities.stand_in(self.spec),
            _ => None,
        };
        let Some(other) = other else { return Ok(()) };
        let told = format!("{game} comes without a net; {other} plays for `{}`", self.spec);
        let told = CString::new(told).expect("names have no zero byte");
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &told, 1)
    }

    /// Its mind, unless another thread asks it at this moment.
    fn mind(&self) -> PyResult<MutexGuard<'_, Mind>> {
        match self.mind.try_lock() {
            Err(std::sync::TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            other => other.map_err(in_use),
        }
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = None, *, keep = false))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>, keep: bool) -> PyResult<Bot> {
        let spec = name.parse().map_err(|error: bots::BotError| Raise::from(error))?;
        let seed = seed.map_or(Ok(0), generator)?;
        Ok(Bot { spec, seed, keep, mind: Mutex::default() })
    }

    /// The name, with its budget.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// The action it would play for a seat; it is not applied.
    #[pyo3(signature = (game, seat = None))]
    fn choose(&self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<String> {
        let position = game.game();
        let choice = self.ask(py, game, seat, |bot, seat, rng| Choice {
            action: bot.pick(position, seat, rng),
            considered: Vec::new(),
        })?;
        Ok(choice.action)
    }

    /// What it thinks of every option, best first: for each ``action`` the ``policy``, the share
    /// with which it deserves to be taken, how many continuations were looked at (``visits``), the
    /// points that it expects (``value``; of every seat: ``points``), ``None`` where it has no idea.
    ///
    /// The whole budget is spent: of ``mcts:200it`` the visits add up to 200. With ``early=True``
    /// it stops as soon as the choice is clear, as :meth:`choose` does. With ``explain=True`` the
    /// best few also have the moves that it expects, written as in a replay (``line``).
    ///
    /// >>> game = guildhall.make("orleans", players=2, seed=7)
    /// >>> options = guildhall.Bot("mcts:50it", seed=1).consider(game)
    /// >>> len(options) == len(game.legal()), sum(option["visits"] for option in options)
    /// (True, 50)
    #[pyo3(signature = (game, seat = None, *, explain = false, early = false))]
    fn consider<'py>(
        &self,
        py: Python<'py>,
        game: &Game,
        seat: Option<i64>,
        explain: bool,
        early: bool,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (position, thinking) =
            (game.game(), if early { Thinking::Early } else { Thinking::Whole });
        let choice = self.ask(py, game, seat, |bot, seat, rng| {
            bot.weigh(position, seat, thinking, explain, rng)
        })?;
        choice.considered.into_iter().map(|one| form(py, one, explain)).collect()
    }

    /// Forgets what it found out so far, where it keeps that.
    fn forget(&self) -> PyResult<()> {
        self.mind()?.bots.clear();
        Ok(())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Bot>() else { return Ok(false) };
        let other = other.get();
        let asked = |bot: &Bot| Ok::<_, PyErr>(bot.mind()?.asked);
        let same = (self.spec, self.seed, self.keep) == (other.spec, other.seed, other.keep);
        Ok(same && asked(self)? == asked(other)?)
    }

    fn __hash__(&self) -> u64 {
        self.seed
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let mind = self.mind()?;
        if self.keep && !mind.bots.is_empty() {
            let why = "what a bot keeps cannot be pickled\nhint: call forget() first";
            return Err(bad_argument(why));
        }
        let again = py.import("guildhall._engine")?.getattr("_resume_bot")?;
        Ok((again, (self.name(), self.seed, self.keep, mind.asked)))
    }

    fn __repr__(&self) -> String {
        format!("<guildhall.Bot {}>", self.spec)
    }
}

/// The name, the seed, whether it keeps what it finds out, and how often it was asked.
type Pickled = (String, u64, bool, u64);

/// The bot that was pickled.
#[pyfunction]
#[pyo3(name = "_resume_bot")]
pub(crate) fn resume_bot(name: &str, seed: u64, keep: bool, asked: u64) -> PyResult<Bot> {
    let spec = name.parse().map_err(|error: bots::BotError| Raise::from(error))?;
    Ok(Bot { spec, seed, keep, mind: Mutex::new(Mind { asked, ..Mind::default() }) })
}

fn form<'py>(
    py: Python<'py>,
    one: Considered<String>,
    explain: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let form = PyDict::new(py);
    if explain {
        form.set_item("line", one.written_line())?;
    }
    form.set_item("action", one.action)?;
    form.set_item("policy", one.policy)?;
    form.set_item("visits", one.visits)?;
    form.set_item("value", one.value.is_finite().then_some(one.value))?;
    form.set_item("points", one.points)?;
    Ok(form)
}
