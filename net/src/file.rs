//! The parts of a net in a file.

use std::collections::HashMap;

use safetensors::{Dtype, SafeTensors};

use crate::{NetError, half};

/// A file of named tensors.
pub(crate) struct File<'a> {
    parts: SafeTensors<'a>,
    pub(crate) labels: HashMap<String, String>,
}

/// A table of numbers, row by row.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) numbers: Vec<f32>,
}

impl<'a> File<'a> {
    pub(crate) fn read(bytes: &'a [u8]) -> Result<File<'a>, NetError> {
        let unreadable = |error: safetensors::SafeTensorError| {
            NetError::Unreadable(error.to_string().to_lowercase())
        };
        let (_, metadata) = SafeTensors::read_metadata(bytes).map_err(unreadable)?;
        let labels = metadata.metadata().clone().unwrap_or_default();
        Ok(File { parts: SafeTensors::deserialize(bytes).map_err(unreadable)?, labels })
    }

    /// Whether there is a part of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.parts.tensor(name).is_ok()
    }

    /// A table whose size is not known.
    pub(crate) fn table(&self, name: &str) -> Result<Table, NetError> {
        let (shape, numbers) = self.part(name)?;
        match shape[..] {
            [rows, columns] if rows > 0 && columns > 0 => Ok(Table { rows, columns, numbers }),
            _ => Err(misshapen(name, &shape, "a table with two sides")),
        }
    }

    /// A table of this size.
    pub(crate) fn sized(&self, name: &str, size: [usize; 2]) -> Result<Table, NetError> {
        let table = self.table(name)?;
        match [table.rows, table.columns] == size {
            true => Ok(table),
            false => {
                Err(misshapen(name, &[table.rows, table.columns], &format!("of shape {size:?}")))
            }
        }
    }

    /// A row of this length.
    pub(crate) fn row(&self, name: &str, len: usize) -> Result<Vec<f32>, NetError> {
        let (shape, numbers) = self.part(name)?;
        match shape == [len] {
            true => Ok(numbers),
            false => Err(misshapen(name, &shape, &format!("of shape [{len}]"))),
        }
    }

    fn part(&self, name: &str) -> Result<(Vec<usize>, Vec<f32>), NetError> {
        let missing = |_| NetError::Missing { name: name.to_owned() };
        let part = self.parts.tensor(name).map_err(missing)?;
        if part.dtype() != Dtype::F16 {
            return Err(NetError::Shape {
                name: name.to_owned(),
                found: format!("of {:?}", part.dtype()),
                wanted: "of F16".to_owned(),
            });
        }
        let (pairs, _) = part.data().as_chunks::<2>();
        let numbers: Vec<f32> = pairs.iter().map(|pair| half::number(*pair)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok((part.shape().to_vec(), numbers)),
            false => Err(NetError::NotFinite { name: name.to_owned() }),
        }
    }
}

fn misshapen(name: &str, shape: &[usize], wanted: &str) -> NetError {
    NetError::Shape {
        name: name.to_owned(),
        found: format!("of shape {shape:?}"),
        wanted: wanted.to_owned(),
    }
}
