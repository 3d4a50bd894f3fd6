//! Errors as Python exceptions: the classes are those of `guildhall.errors`.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::BotError;
use bots::sim::SimError;
use kernel::replay::ReplayError;
use kernel::{DataError, GameInfo, Invalid, PlayError, StartError};
use lang::{Speaker, Tongue};
use learn::{SaveError, StepError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::UnknownGame;
use table::ApplyError;

/// What is raised: a class of `guildhall.errors`, its message and the rule it cites.
pub(crate) struct Raise {
    class: &'static str,
    message: String,
    rule: Option<&'static str>,
}

impl Raise {
    pub(crate) fn new(class: &'static str, message: impl Into<String>) -> Raise {
        Raise { class, message: message.into(), rule: None }
    }

    fn by(self, rule: &'static str) -> Raise {
        Raise { rule: Some(rule), ..self }
    }

    /// An action that was not played, in English.
    pub(crate) fn play(info: &'static GameInfo, error: &PlayError) -> Raise {
        let said = Speaker::new(Tongue::default(), info, &[]).play_error(error);
        match error {
            PlayError::Refused(refused) => Raise::new("Refused", said).by(refused.rule.0),
            PlayError::Unknown { .. } => Raise::new("UnknownAction", said),
        }
    }

    /// An action that a table did not apply.
    pub(crate) fn apply(info: &'static GameInfo, error: &ApplyError) -> Raise {
        match error {
            ApplyError::Over => Raise::over(),
            ApplyError::NoSeat(_) => Raise::new("UnknownSeat", error.to_string()),
            ApplyError::NoIndex(_) => {
                let range = format!("{error}\nhint: numbers go up to {}", info.actions - 1);
                Raise::new("UnknownAction", range)
            }
            ApplyError::Play(error) => Raise::play(info, error),
        }
    }

    pub(crate) fn over() -> Raise {
        Raise::new("GameOver", "the game is over\nhint: make a new one, or read its score")
    }

    /// A step that was not taken.
    pub(crate) fn step(error: &StepError) -> Raise {
        let message = error.to_string();
        match error {
            StepError::Length { .. } => Raise::new("BadBuffer", message),
            StepError::AllOver | StepError::Over { .. } => Raise::new("GameOver", message),
            StepError::Illegal { refused: Some(refused), .. } => {
                Raise::new("Refused", message).by(refused.rule.0)
            }
            StepError::Illegal { refused: None, .. } => Raise::new("UnknownAction", message),
        }
    }
}

impl From<Raise> for PyErr {
    fn from(raise: Raise) -> PyErr {
        Python::attach(|py| exception(py, &raise).unwrap_or_else(|error| error))
    }
}

fn exception(py: Python<'_>, raise: &Raise) -> PyResult<PyErr> {
    let class = py.import("guildhall.errors")?.getattr(raise.class)?;
    let rule = PyDict::new(py);
    rule.set_item("rule", raise.rule)?;
    Ok(PyErr::from_value(class.call((&raise.message,), Some(&rule))?))
}

impl From<UnknownGame> for Raise {
    fn from(error: UnknownGame) -> Raise {
        Raise::new("UnknownGame", error.to_string())
    }
}

impl From<StartError> for Raise {
    fn from(error: StartError) -> Raise {
        match error {
            StartError::Option(error) => Raise::new("BadTable", error.to_string()),
            StartError::Setup(error) => Raise::new("BadTable", error.to_string()).by(error.rule.0),
        }
    }
}

impl From<SaveError> for Raise {
    fn from(error: SaveError) -> Raise {
        Raise::new("BadState", error.to_string())
    }
}

impl From<Invalid> for Raise {
    fn from(error: Invalid) -> Raise {
        Raise::new("BadState", error.to_string())
    }
}

impl From<DataError> for Raise {
    fn from(error: DataError) -> Raise {
        Raise::new("BadTable", format!("components: {error}"))
    }
}

impl From<ReplayError> for Raise {
    fn from(error: ReplayError) -> Raise {
        let raise = Raise::new("BadReplay", error.to_string());
        Raise { rule: error.rule.map(|rule| rule.0), ..raise }
    }
}

impl From<BotError> for Raise {
    fn from(error: BotError) -> Raise {
        Raise::new("UnknownBot", error.to_string())
    }
}

impl From<SimError> for Raise {
    fn from(error: SimError) -> Raise {
        match error {
            SimError::Start(error) => error.into(),
            SimError::Bot(error) => error.into(),
            _ => Raise::new("BadTable", error.to_string()),
        }
    }
}

/// Does work with the interpreter free for others. A broken invariant becomes an exception, so
/// that no panic ever reaches Python.
pub(crate) fn guarded<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
        Raise::new("BrokenEngine", format!("a broken invariant in the engine: {text}")).into()
    })
}

/// An argument that cannot be.
pub(crate) fn bad_argument(message: impl Into<String>) -> PyErr {
    Raise::new("BadArgument", message).into()
}

/// A thing that another thread works with at this moment.
pub(crate) fn in_use<E>(_: E) -> PyErr {
    let why = "another thread works with this\nhint: give every thread one of its own, or wait";
    Raise::new("InUse", why).into()
}

/// A number that must lie within bounds, as the argument with this name.
pub(crate) fn within(name: &str, number: i64, bounds: RangeInclusive<i64>) -> PyResult<usize> {
    if bounds.contains(&number) {
        return Ok(number as usize);
    }
    let (least, most) = bounds.into_inner();
    Err(bad_argument(format!("`{name}` is {number}\nhint: it is {least} to {most}")))
}
