//! A parquet file, column by column.

use std::fs::File;
use std::io;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{
    ByteArray, ByteArrayType, DataType, DoubleType, FloatType, Int32Type, Int64Type,
};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
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
    /// Begins a file with the columns of a schema, which must be well formed, and with what it
    /// says of itself under `guildhall`, if that is not empty.
    pub(super) fn create(file: File, schema: &str, about: &str) -> io::Result<Sheet> {
        let schema = parse_message_type(schema).expect("the schema is well formed");
        let about = (!about.is_empty())
            .then(|| vec![KeyValue::new("guildhall".to_owned(), about.to_owned())]);
        let settings = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(about)
            .build();
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

    /// The next column: lists of whole numbers, of these lengths, none of which is 0.
    pub(super) fn int_lists(
        &mut self,
        values: impl Iterator<Item = i32>,
        lengths: &[u32],
    ) -> io::Result<()> {
        self.lists::<Int32Type>(&values.collect::<Vec<_>>(), lengths)
    }

    /// The next column: lists of numbers, of these lengths, none of which is 0.
    pub(super) fn float_lists(
        &mut self,
        values: impl Iterator<Item = f32>,
        lengths: &[u32],
    ) -> io::Result<()> {
        self.lists::<FloatType>(&values.collect::<Vec<_>>(), lengths)
    }

    fn lists<T: DataType>(&mut self, values: &[T::T], lengths: &[u32]) -> io::Result<()> {
        // Nothing is missing; a list begins where the level of repetition is 0.
        let there = vec![1; values.len()];
        let again: Vec<i16> =
            lengths.iter().flat_map(|length| (0..*length).map(|at| i16::from(at > 0))).collect();
        self.column::<T>(values, Some((&there, &again)))
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
