//! An action, as Python says it.

use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{Raise, bad_argument};

/// An action as Python gives it.
pub(crate) enum Said<'a> {
    /// Its notation.
    Notation(&'a str),
    /// Its number in the action index.
    Number(u32),
}

impl<'a> Said<'a> {
    /// Reads it.
    pub(crate) fn read(action: &'a Bound<'_, PyAny>) -> PyResult<Said<'a>> {
        // Asked first: to try a number as a text would write an error that nobody reads.
        if let Ok(notation) = action.cast::<PyString>() {
            return Ok(Said::Notation(notation.to_str()?));
        }
        let Ok(number) = action.extract::<i64>() else {
            return Err(bad_argument("an action is its notation or its number"));
        };
        Ok(Said::Number(u32::try_from(number).map_err(|_| {
            Raise::new("UnknownAction", format!("no action has the index {number}"))
        })?))
    }
}
