//! One game.

use kernel::chance::{Dealer, Fast, Rng, Seed};
use kernel::{Actor, AnyGame, Seat, Turn, Viewer};
use lang::{Speaker, Tongue};
use learn::{Reward, Study};
use numpy::PyArray1;
use pyo3::prelude::*;
use serde_json::Value;
use table::{ApplyError, Dealing, Table};

use crate::convert::{generator, to_python};
use crate::errors::{Raise, guarded, in_use};
use crate::future::Future;
use crate::prospects::Prospects;
use crate::said::Said;
use crate::{forms, open};

/// A game in progress.
///
/// Made by :func:`make`, :func:`load` or :func:`replay`. Seats are numbered from 0. An action is
/// its notation, a ``str``, or its number in the action index, an ``int``. Where a seat may be
/// left out, the one that decides next is meant. Two games are equal if they stand alike and
/// chance will bring them the same; a pickled game goes on as it would have.
///
/// >>> game = guildhall.make("orleans", players=2, seed=7)
/// >>> while not game.is_over:
/// ...     events = game.apply(game.legal()[0])
/// >>> len(game.scores)
/// 2
#[pyclass(module = "guildhall._engine")]
pub(crate) struct Game {
    pub(crate) table: Table,
    study: &'static dyn Study,
}

impl Game {
    pub(crate) fn new(table: Table) -> Game {
        let entry = shelf::find(table.game().info().key).expect("the game came from the shelf");
        Game { table, study: entry.study }
    }

    pub(crate) fn game(&self) -> &dyn AnyGame {
        self.table.game()
    }

    /// The seat that is asked: the given one, or the one that decides next.
    pub(crate) fn asked(&self, seat: Option<i64>) -> PyResult<Seat> {
        match (seat, self.game().turn()) {
            (Some(seat), _) => self.seat(seat),
            (None, Turn::Over) => Err(Raise::over().into()),
            (None, turn) => Ok(turn.seats().first().ok_or_else(|| {
                Raise::new("UnknownSeat", "the game waits for chance\nhint: apply one of odds()")
            })?),
        }
    }

    pub(crate) fn seat(&self, seat: i64) -> PyResult<Seat> {
        let players = self.game().players();
        let found = u8::try_from(seat).ok().filter(|seat| *seat < players).map(Seat);
        Ok(found.ok_or_else(|| {
            let last = players - 1;
            let why = format!("there is no seat {seat} at this table\nhint: seats are 0 to {last}");
            Raise::new("UnknownSeat", why)
        })?)
    }

    fn actor(&self, seat: Option<i64>) -> PyResult<Actor> {
        match (seat, self.game().turn()) {
            (Some(-1), _) | (None, Turn::Chance) => Ok(Actor::Chance),
            _ => self.asked(seat).map(Actor::Seat),
        }
    }

    fn viewer(&self, seat: Option<i64>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Onlooker), |seat| self.seat(seat).map(Viewer::Seat))
    }

    fn speaker(&self) -> Speaker {
        let game = self.game();
        Speaker::new(Tongue::default(), game.info(), &[]).seating(game.players())
    }

    /// A table that goes on from a position, dealt from a seed of its own.
    fn onward(&self, game: Box<dyn AnyGame>, seed: Seed) -> Game {
        let dealing = match self.table.seed() {
            Some(_) => Dealing::Seeded(Dealer::new(seed)),
            None => Dealing::Manual,
        };
        Game::new(Table::load(self.table.title(), game, dealing))
    }

    /// What the engine says to an action, for Python.
    fn answered<T>(&self, applied: Result<T, ApplyError>) -> PyResult<T> {
        Ok(applied.map_err(|error| Raise::apply(self.game().info(), &error))?)
    }
}

/// The list, the future and the component set of a game.
type Pickled = (String, Option<String>, Option<&'static str>);

/// The generator that was given, or always the same one.
fn fast(rng: Option<&Bound<'_, PyAny>>) -> PyResult<Fast> {
    Ok(Fast::new(rng.map_or(Ok(0), generator)?, 0))
}

#[pymethods]
impl Game {
    /// The game's key: ``orleans``.
    #[getter]
    fn key(&self) -> &'static str {
        self.game().info().key
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> u8 {
        self.game().players()
    }

    /// The options that differ from their defaults.
    #[getter]
    fn options(&self) -> std::collections::BTreeMap<String, String> {
        self.game().options().into_iter().collect()
    }

    /// The round, counted from 1; 0 during set-up.
    #[getter]
    fn round(&self) -> u32 {
        self.game().progress().round
    }

    /// The phase.
    #[getter]
    fn phase(&self) -> &'static str {
        let phase = self.game().progress().phase;
        phase.strip_prefix("phase.").unwrap_or(phase)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    /// Whether the game waits for dice, bags or decks: only with ``chance="manual"``.
    #[getter]
    fn is_chance(&self) -> bool {
        self.game().turn() == Turn::Chance
    }

    /// The seats that are asked; several where all decide at once.
    #[getter]
    fn to_act(&self) -> Vec<u32> {
        self.game().turn().seats().iter().map(|seat| seat.0.into()).collect()
    }

    /// What was done so far, as lines of the replay: ``0  confirm``, ``*  draw 0 knight``.
    #[getter]
    fn history(&self) -> Vec<String> {
        let line = |entry: &std::sync::Arc<table::Entry>| {
            format!("{}  {}", entry.line.actor, entry.line.action)
        };
        self.table.list().iter().map(line).collect()
    }

    /// What a seat is asked: the name of the question and the question in English. ``None`` if it
    /// is not asked anything.
    #[pyo3(signature = (seat = None))]
    fn ask(&self, seat: Option<i64>) -> PyResult<Option<(&'static str, String)>> {
        let decision = self.game().decision(self.asked(seat)?);
        Ok(decision.map(|decision| (decision.ask, self.speaker().prompt(&decision))))
    }

    /// The legal actions of a seat in notation, in index order; none if it is not asked.
    ///
    /// >>> guildhall.make("orleans", players=2, seed=7).legal()[:2]
    /// ['farmer*>village.0', 'farmer*>university.0']
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.game().notations(self.actor(seat)?))
    }

    /// The numbers of the legal actions of a seat in the action index, ascending.
    #[pyo3(signature = (seat = None))]
    fn legal_indices(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        Ok(self.study.options(self.game(), self.actor(seat)?))
    }

    /// Which actions of the index are legal for a seat, as an array of ``bool``.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = self.game().mask(self.asked(seat)?);
        Ok(PyArray1::from_iter(py, mask.into_iter().map(|legal| legal != 0)))
    }

    /// What a seat knows, as an array of ``float32``; `docs/research.md` has the layout.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(py, self.game().observe(self.asked(seat)?)))
    }

    /// Plays an action and whatever chance adds; gives what happened. Seat -1 is chance.
    ///
    /// A refused action raises and leaves the game as it was:
    ///
    /// >>> game = guildhall.make("orleans", players=2, seed=7)
    /// >>> try:
    /// ...     game.apply("pass")
    /// ... except guildhall.Refused as refused:
    /// ...     refused.rule
    /// 'OR-4.3'
    #[pyo3(signature = (action, seat = None))]
    fn apply(
        slf: &Bound<'_, Game>,
        action: &Bound<'_, PyAny>,
        seat: Option<i64>,
    ) -> PyResult<Py<PyAny>> {
        let mut game = slf.try_borrow_mut().map_err(in_use)?;
        let actor = game.actor(seat)?;
        let before = game.table.list().len();
        let applied = match Said::read(action)? {
            Said::Notation(notation) => game.table.apply(actor, notation).map(drop),
            Said::Number(number) => game.table.apply_index(actor, number).map(drop),
        };
        game.answered(applied)?;
        let (players, speaker) = (game.players(), game.speaker());
        let told = game.table.list()[before..].iter().flat_map(|entry| entry.told());
        let events = told.map(|told| forms::event(told, players, &speaker)).collect();
        to_python(slf.py(), &Value::Array(events))
    }

    /// As :meth:`apply`, without telling what happened: the fast way of searches.
    #[pyo3(signature = (action, seat = None))]
    fn play(slf: &Bound<'_, Game>, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let mut game = slf.try_borrow_mut().map_err(in_use)?;
        let actor = game.actor(seat)?;
        let applied = match Said::read(action)? {
            Said::Notation(notation) => game.table.apply(actor, notation).map(drop),
            Said::Number(number) => game.table.apply_unheard(actor, number),
        };
        game.answered(applied)
    }

    /// The outcomes of the pending chance with their probabilities; empty if the game does not
    /// wait for chance. Odds come from the true state: they are for the dealer alone.
    ///
    /// >>> game = guildhall.make("orleans", players=2, chance="manual")
    /// >>> game.is_chance, round(sum(chance for _, chance in game.odds()), 6)
    /// (True, 1.0)
    fn odds(&self) -> Vec<(String, f64)> {
        let odds = self.game().odds();
        let total: u64 = odds.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let share = |weight: u32| f64::from(weight) / total as f64;
        odds.into_iter().map(|(outcome, weight)| (outcome, share(weight))).collect()
    }

    /// The game as a seat sees it; without one, as an onlooker does.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.game().view(self.viewer(seat)?))
    }

    /// As :meth:`view`, as JSON text.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.game().view(self.viewer(seat)?).to_string())
    }

    /// The whole state, for :func:`load`. It holds every secret.
    #[getter]
    fn state(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.game().state())
    }

    /// What chance will bring, for :func:`load` and :func:`replay`: the seed, and how many outcomes
    /// were dealt from it. It tells every coming draw; ``None`` with ``chance="manual"``.
    #[getter]
    fn future(&self) -> Option<String> {
        Future::of(&self.table).map(|future| future.write())
    }

    /// A copy that shares nothing. Its future is dealt as this one's; with a `seed`, anew.
    #[pyo3(signature = (seed = None))]
    fn clone(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        match seed {
            None => Ok(Game::new(self.table.clone())),
            Some(_) => Ok(self.onward(self.game().boxed(), open::seed(seed)?)),
        }
    }

    /// A game that `seat` cannot tell from this one: whatever it may not know is drawn anew, and
    /// so is the future. `rng` is an ``int``, a ``random.Random`` or a numpy ``Generator``.
    ///
    /// >>> game = guildhall.make("orleans", players=2, seed=7)
    /// >>> game.determinize(0, rng=1).view(0) == game.view(0)
    /// True
    fn determinize(&self, seat: i64, rng: &Bound<'_, PyAny>) -> PyResult<Game> {
        let mut rng = Fast::new(generator(rng)?, 0);
        let known = self.game().determinize(Viewer::Seat(self.seat(seat)?), &mut rng);
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Ok(self.onward(known, Seed::from_bytes(bytes)))
    }

    /// What each option of a seat leads to. Whatever the seat may not know is drawn from `rng`
    /// first, so nothing hidden shows.
    #[pyo3(signature = (seat = None, rng = None))]
    fn prospects(
        &self,
        py: Python<'_>,
        seat: Option<i64>,
        rng: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Prospects> {
        let (seat, mut rng) = (self.asked(seat)?, fast(rng)?);
        let found = guarded(py, || self.study.prospects(self.game(), seat, &mut rng))?;
        Prospects::new(py, found, self.game().info().observation)
    }

    /// The final points that a seat may expect, as the bots judge it.
    #[pyo3(signature = (seat, rng = None))]
    fn estimate(&self, seat: i64, rng: Option<&Bound<'_, PyAny>>) -> PyResult<f32> {
        let (seat, mut rng) = (self.seat(seat)?, fast(rng)?);
        Ok(self.study.estimate(self.game(), seat, &mut rng))
    }

    /// The score as it stands: for each seat its total and the lines it adds up from, each with
    /// the rule that gives them; the seats from best to worst; alone, whether the goal is met.
    fn score(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &forms::score(&self.game().score(), &self.speaker()))
    }

    /// The totals in seat order, as they stand.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.game().score().totals()
    }

    /// What each seat is rewarded with: 1 for the winner, -1 between the others, 0 before the end.
    fn returns(&self) -> Vec<f32> {
        let mut rewards = vec![0.0; self.players().into()];
        if self.is_over() {
            Reward::Win.write(&self.game().score(), &mut rewards);
        }
        rewards
    }

    /// The game as a small text: the options, every decision, every draw.
    #[getter]
    fn replay(&self) -> String {
        self.table.replay().to_string()
    }

    fn __copy__(&self) -> Game {
        Game::new(self.table.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        Game::new(self.table.clone())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else { return false };
        let Ok(other) = other.try_borrow() else { return false };
        self.key() == other.key()
            && self.future() == other.future()
            && self.game().state() == other.game().state()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let again = py.import("guildhall._engine")?.getattr("_resume_game")?;
        let (parts, standard) = (self.game().parts(), self.table.title().standard());
        let components = (parts.hash != standard.hash).then_some(parts.text);
        Ok((again, (self.replay(), self.future(), components)))
    }

    fn __repr__(&self) -> String {
        let (key, players) = (self.key(), self.players());
        format!("<guildhall.Game {key}, {players} players, round {}>", self.round())
    }
}
