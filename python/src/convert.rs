//! Between Python's values and the engine's.

use kernel::options::plain;
use kernel::{AnyParts, Title};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyString};
use serde_json::{Map, Number, Value};

use crate::errors::{Raise, bad_argument};

/// JSON as Python's own values.
pub(crate) fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Null => py.None(),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any().unbind(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any().unbind(),
            None => number.as_f64().into_pyobject(py)?.unbind(),
        },
        Value::String(text) => PyString::new(py, text).into_any().unbind(),
        Value::Array(items) => {
            let items: PyResult<Vec<_>> = items.iter().map(|item| to_python(py, item)).collect();
            PyList::new(py, items?)?.into_any().unbind()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, to_python(py, field)?)?;
            }
            dict.into_any().unbind()
        }
    })
}

/// Python's plain values as JSON.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_none() {
        Ok(Value::Null)
    } else if let Ok(flag) = value.cast::<PyBool>() {
        Ok(Value::Bool(flag.is_true()))
    } else if let Ok(whole) = value.extract::<i64>() {
        Ok(whole.into())
    } else if let Ok(number) = value.extract::<f64>() {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    } else if let Ok(text) = value.extract::<String>() {
        Ok(Value::String(text))
    } else if let Ok(dict) = value.cast::<PyDict>() {
        fields(dict).map(Value::Object)
    } else if let Ok(items) = value.try_iter() {
        items.map(|item| to_json(&item?)).collect::<PyResult<_>>().map(Value::Array)
    } else {
        let kind = value.get_type().name()?.to_string();
        Err(bad_argument(format!("{kind} has no JSON form")))
    }
}

fn fields(dict: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    dict.iter().map(|(name, field)| Ok((name.extract()?, to_json(&field)?))).collect()
}

/// Options as names and values.
pub(crate) fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(given) = given else { return Ok(Vec::new()) };
    let given = fields(given)?;
    Ok(given.iter().map(|(name, value)| (name.clone(), plain(value))).collect())
}

/// The component set in a file's text, or the one that the game comes with.
pub(crate) fn parts(title: &dyn Title, components: Option<&str>) -> Result<AnyParts, Raise> {
    match components {
        Some(text) => Ok(title.components(text)?),
        None => Ok(title.standard()),
    }
}

/// A number from what Python's people call a generator: an `int`, a `random.Random`, or a
/// `Generator` of numpy.
pub(crate) fn generator(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    if let Ok(number) = rng.extract::<u64>() {
        Ok(number)
    } else if let Ok(number) = rng.extract::<i64>() {
        Ok(number as u64)
    } else if rng.hasattr("getrandbits")? {
        rng.call_method1("getrandbits", (64,))?.extract()
    } else if rng.hasattr("integers")? {
        rng.call_method1("integers", (0, i64::MAX))?.extract()
    } else {
        let kind = rng.get_type().name()?.to_string();
        let why = "a generator is an int of 64 bits, a random.Random or a numpy Generator";
        Err(bad_argument(format!("{why}, not {kind}")))
    }
}
