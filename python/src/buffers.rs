//! The numpy arrays that many games are written into.

use kernel::text::nearest;
use learn::{Rows, Shape, Sparse};
use numpy::{
    Element, Ix1, Ix2, IxDyn, PyArray, PyArrayDescrMethods, PyArrayMethods, PyReadwriteArray,
    PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::Raise;

/// One array a buffer, each with one row a game.
pub(crate) struct Buffers {
    to_move: Py<PyArray<i32, Ix1>>,
    counts: Py<PyArray<i32, Ix1>>,
    legal: Py<PyArray<i32, Ix2>>,
    rewards: Py<PyArray<f32, IxDyn>>,
    dones: Py<PyArray<bool, Ix1>>,
    masks: Option<Py<PyArray<bool, Ix2>>>,
    observations: Option<Py<PyArray<f32, Ix2>>>,
    views: Option<Py<PyArray<f32, IxDyn>>>,
    sparse: Option<Compressed>,
}

/// Observations without their zeros.
struct Compressed {
    starts: Py<PyArray<i64, Ix1>>,
    indices: Py<PyArray<i32, Ix1>>,
    values: Py<PyArray<f32, Ix1>>,
}

/// What the buffers may be called.
const NAMES: [&str; 11] = [
    "to_move",
    "counts",
    "legal",
    "rewards",
    "dones",
    "masks",
    "observations",
    "views",
    "starts",
    "indices",
    "values",
];

impl Buffers {
    /// Takes the arrays of a dict; masks, observations and views may be left out.
    pub(crate) fn read(given: &Bound<'_, PyDict>, games: usize, shape: Shape) -> PyResult<Buffers> {
        known(given)?;
        let Shape { players, rewards, actions, observation } = shape;
        let rewarded =
            if rewards == 1 { vec![games, players] } else { vec![games, players, rewards] };
        Ok(Buffers {
            to_move: needed(given, "to_move", &[games])?,
            counts: needed(given, "counts", &[games])?,
            legal: needed(given, "legal", &[games, actions])?,
            rewards: needed(given, "rewards", &rewarded)?,
            dones: needed(given, "dones", &[games])?,
            masks: found(given, "masks", &[games, actions])?,
            observations: found(given, "observations", &[games, observation])?,
            views: found(given, "views", &[games, players, observation])?,
            sparse: Compressed::read(given, games, games * observation)?,
        })
    }

    /// Lends the arrays as rows. Nobody else may use them meanwhile.
    pub(crate) fn lend<T>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(Rows<'_>) -> PyResult<T>,
    ) -> PyResult<T> {
        let mut to_move = borrow(py, &self.to_move)?;
        let mut counts = borrow(py, &self.counts)?;
        let mut legal = borrow(py, &self.legal)?;
        let mut rewards = borrow(py, &self.rewards)?;
        let mut dones = borrow(py, &self.dones)?;
        let mut masks = self.masks.as_ref().map(|all| borrow(py, all)).transpose()?;
        let mut observations = self.observations.as_ref().map(|all| borrow(py, all)).transpose()?;
        let mut views = self.views.as_ref().map(|all| borrow(py, all)).transpose()?;
        let mut sparse = self.sparse.as_ref().map(|all| all.borrow(py)).transpose()?;
        work(Rows {
            to_move: to_move.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            masks: masks.as_mut().map(|all| all.as_slice_mut()).transpose()?,
            observations: observations.as_mut().map(|all| all.as_slice_mut()).transpose()?,
            views: views.as_mut().map(|all| all.as_slice_mut()).transpose()?,
            sparse: sparse.as_mut().map(rows).transpose()?,
        })
    }
}

type Writable<'py, T> = PyReadwriteArray<'py, T, Ix1>;
type Borrowed<'py> = (Writable<'py, i64>, Writable<'py, i32>, Writable<'py, f32>);

impl Compressed {
    /// All three arrays, or none.
    fn read(given: &Bound<'_, PyDict>, games: usize, most: usize) -> PyResult<Option<Compressed>> {
        let Some(starts) = found(given, "starts", &[games + 1])? else { return Ok(None) };
        Ok(Some(Compressed {
            starts,
            indices: needed(given, "indices", &[most])?,
            values: needed(given, "values", &[most])?,
        }))
    }

    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok((borrow(py, &self.starts)?, borrow(py, &self.indices)?, borrow(py, &self.values)?))
    }
}

fn rows<'a>((starts, indices, values): &'a mut Borrowed<'_>) -> PyResult<Sparse<'a>> {
    Ok(Sparse {
        starts: starts.as_slice_mut()?,
        indices: indices.as_slice_mut()?,
        values: values.as_slice_mut()?,
    })
}

/// Refuses a buffer that nobody would write into.
fn known(given: &Bound<'_, PyDict>) -> PyResult<()> {
    for name in given.keys() {
        let name: String = name.extract()?;
        if !NAMES.contains(&name.as_str()) {
            let hint = match nearest(&name, NAMES) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the buffers are {}", NAMES.join(", ")),
            };
            return Err(bad(format!("unknown buffer `{name}`\nhint: {hint}")).into());
        }
    }
    Ok(())
}

fn borrow<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    Ok(array.bind(py).try_readwrite().map_err(|error| bad(format!("a buffer: {error}")))?)
}

fn needed<T: Element, D: numpy::ndarray::Dimension>(
    given: &Bound<'_, PyDict>,
    name: &str,
    shape: &[usize],
) -> PyResult<Py<PyArray<T, D>>> {
    let array = found(given, name, shape)?;
    Ok(array.ok_or_else(|| bad(format!("buffer `{name}` is missing")))?)
}

fn found<T: Element, D: numpy::ndarray::Dimension>(
    given: &Bound<'_, PyDict>,
    name: &str,
    shape: &[usize],
) -> PyResult<Option<Py<PyArray<T, D>>>> {
    let Some(array) = given.get_item(name)?.filter(|array| !array.is_none()) else {
        return Ok(None);
    };
    let py = given.py();
    let wanted = numpy::dtype::<T>(py);
    let Ok(untyped) = array.cast::<PyUntypedArray>() else {
        return Err(bad(format!("buffer `{name}` is no numpy array")).into());
    };
    if !untyped.dtype().is_equiv_to(&wanted) {
        let why = format!("buffer `{name}` has dtype {}; it must be {wanted}", untyped.dtype());
        return Err(bad(why).into());
    }
    if untyped.shape() != shape {
        let why = format!("buffer `{name}` has shape {:?}; it must be {shape:?}", untyped.shape());
        return Err(bad(why).into());
    }
    if !untyped.is_c_contiguous() {
        return Err(bad(format!("buffer `{name}` is not contiguous")).into());
    }
    let typed = array.cast_into::<PyArray<T, D>>().map_err(PyErr::from)?;
    typed.try_readwrite().map_err(|error| bad(format!("buffer `{name}`: {error}")))?;
    Ok(Some(typed.unbind()))
}

fn bad(message: String) -> Raise {
    Raise::new("BadBuffer", message)
}
