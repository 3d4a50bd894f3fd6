//! A parquet file, column by column.

use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, FloatType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

/// A file that is written in groups of rows.
pub(super) struct Sheet {
    writer: SerializedFileWriter<File>,
}

/// Rows that are written together; their columns come in the order of the schema.
pub(super) struct Group<'a> {
    writer: SerializedRowGroupWriter<'a, File>,
}

impl Sheet {
    /// Begins a file with the columns of a schema, which must be well formed.
    pub(super) fn create(file: File, schema: &str) -> io::Result<Sheet> {
        let schema = parse_message_type(schema).expect("the schema is well formed");
        let settings = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(settings));
        Ok(Sheet { writer: writer.map_err(failed)? })
    }

    /// Begins a group.
    pub(super) fn group(&mut self) -> io::Result<Group<'_>> {
        Ok(Group { writer: self.writer.next_row_group().map_err(failed)? })
    }

    /// Ends the file.
    pub(super) fn finish(self) -> io::Result<()> {
        self.writer.close().map_err(failed).map(drop)
    }
}

impl Group<'_> {
    /// The next column: whole numbers.
    pub(super) fn whole(&mut self, values: impl Iterator<Item = i64>) -> io::Result<()> {
        self.column::<Int64Type>(&values.collect::<Vec<_>>(), None)
    }

    /// The next column: numbers.
    pub(super) fn real(&mut self, values: impl Iterator<Item = f64>) -> io::Result<()> {
        self.column::<DoubleType>(&values.collect::<Vec<_>>(), None)
    }

    /// The next column: texts.
    pub(super) fn words(&mut self, values: impl Iterator<Item = String>) -> io::Result<()> {
        let texts: Vec<ByteArray> = values.map(|text| text.into_bytes().into()).collect();
        self.column::<ByteArrayType>(&texts, None)
    }

    /// The next column: lists of `width` numbers each.
    pub(super) fn lists(&mut self, values: &[f32], width: usize) -> io::Result<()> {
        // Nothing is missing; a list begins where the level of repetition is 0.
        let there = vec![1; values.len()];
        let again: Vec<i16> =
            (0..values.len()).map(|at| i16::from(!at.is_multiple_of(width))).collect();
        self.column::<FloatType>(values, Some((&there, &again)))
    }

    /// Ends the group.
    pub(super) fn finish(self) -> io::Result<()> {
        self.writer.close().map_err(failed).map(drop)
    }

    fn column<T: DataType>(
        &mut self,
        values: &[T::T],
        levels: Option<(&[i16], &[i16])>,
    ) -> io::Result<()> {
        let column = self.writer.next_column().map_err(failed)?;
        let mut column = column.expect("the schema has as many columns as are written");
        let (defined, repeated) = levels.unzip();
        column.typed::<T>().write_batch(values, defined, repeated).map_err(failed)?;
        column.close().map_err(failed)
    }
}

fn failed(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
