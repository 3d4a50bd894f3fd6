//! What each option of a seat leads to.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

/// What each option of a seat leads to: one entry an option, in index order.
#[pyclass(module = "guildhall._engine", frozen)]
pub(crate) struct Prospects {
    /// The numbers of the options, int64.
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
    /// What the seat would know at once, before chance or anybody else adds something: one row
    /// an option, float32.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// The final points that the seat might expect, as the bots judge it, float32.
    #[pyo3(get)]
    estimates: Py<PyArray1<f32>>,
    /// Whether the seat's turn goes on: it is asked again at once, in the same phase; bool.
    #[pyo3(get)]
    goes_on: Py<PyArray1<bool>>,
}

impl Prospects {
    pub(crate) fn new(
        py: Python<'_>,
        found: learn::Prospects,
        width: usize,
    ) -> PyResult<Prospects> {
        let rows = found.actions.len();
        let observations = PyArray1::from_vec(py, found.observations).reshape([rows, width])?;
        let actions = found.actions.into_iter().map(i64::from);
        Ok(Prospects {
            actions: PyArray1::from_iter(py, actions).unbind(),
            observations: observations.unbind(),
            estimates: PyArray1::from_vec(py, found.estimates).unbind(),
            goes_on: PyArray1::from_vec(py, found.goes_on).unbind(),
        })
    }
}

#[pymethods]
impl Prospects {
    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        self.actions.bind(py).len()
    }
}
