//! Whether the rows of every table are as they were written.

use super::Record;
use crate::chain;
use crate::{Row, StoreError, TableInfo};

/// What was looked at and found whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Tables.
    pub tables: u64,
    /// Rows of their logs.
    pub rows: u64,
}

/// A look at records, one after the other as they stand in a backup.
#[derive(Default)]
pub(super) struct Proof {
    table: Option<TableInfo>,
    seq: u64,
    before: String,
    seen: Checked,
}

impl Proof {
    /// Looks at the next record and gives it back, its rows with their hashes.
    ///
    /// # Errors
    /// Names the table and the row that is not as it was written.
    pub(super) fn look(&mut self, mut record: Record) -> Result<Record, StoreError> {
        match &mut record {
            Record::Table(info) => self.begin(info)?,
            Record::Row { table, row } => self.row(table, row)?,
            Record::Components { .. } | Record::Snapshot { .. } | Record::Grant(_) => {}
        }
        Ok(record)
    }

    /// The last table must be whole, too.
    pub(super) fn finish(mut self) -> Result<Checked, StoreError> {
        self.end()?;
        Ok(self.seen)
    }

    fn begin(&mut self, info: &TableInfo) -> Result<(), StoreError> {
        self.end()?;
        self.seen.tables += 1;
        (self.seq, self.before) = (0, chain::BEGINNING.to_owned());
        self.table = Some(info.clone());
        Ok(())
    }

    fn end(&mut self) -> Result<(), StoreError> {
        match &self.table {
            Some(info) if info.newest != self.seq => {
                let why = format!("it ends with row {}, not {}", self.seq, info.newest);
                Err(broken(&info.id, &why))
            }
            _ => Ok(()),
        }
    }

    fn row(&mut self, table: &str, row: &mut Row) -> Result<(), StoreError> {
        if self.table.as_ref().is_none_or(|info| info.id != table) {
            return Err(broken(table, "its rows stand elsewhere"));
        }
        self.seq += 1;
        self.seen.rows += 1;
        if row.seq != self.seq {
            return Err(broken(table, &format!("row {} is missing", self.seq)));
        }
        let hash = chain::link_of(&self.before, table, row);
        // Backups of the first format hold no hashes.
        if !row.hash.is_empty() && row.hash != hash {
            let why = format!("row {} is not the one that was written", row.seq);
            return Err(broken(table, &why));
        }
        self.before.clone_from(&hash);
        row.hash = hash;
        Ok(())
    }
}

fn broken(table: &str, why: &str) -> StoreError {
    StoreError::Invalid(format!("table `{table}` is damaged: {why}\nhint: restore a backup"))
}
