//! `guildhall backup` — every table in one file, while the server runs.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use store::Checked;

use crate::failure::Failure;
use crate::keep::{DbArgs, runtime};
use crate::waiting;

/// Write every table into one file; the server may run meanwhile
///
/// With --check nothing is written: every row of the store, or of a backup, is compared with the
/// chain of hashes that its table's rows form.
#[derive(Args)]
#[command(after_help = "Examples: guildhall backup tables.backup\n          \
                        guildhall backup --check\n          \
                        guildhall backup --check tables.backup")]
pub(crate) struct Backup {
    /// The file to write; with --check, the backup to look at instead of the store
    #[arg(required_unless_present = "check")]
    file: Option<PathBuf>,
    /// Look whether every row is as it was written
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    db: DbArgs,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        match (&self.file, self.check) {
            (Some(file), false) => {
                let (runtime, url) = (runtime()?, self.db.existing()?);
                waiting::during("writing the tables", || {
                    runtime.block_on(store::backup(&url, file))
                })?;
                Ok(writeln!(out, "every table is in {}", file.display())?)
            }
            (file, _) => {
                let look = || self.look(file.as_deref());
                let Checked { tables, rows } = waiting::during("comparing the rows", look)?;
                Ok(writeln!(out, "{tables} tables, {rows} rows: all as they were written")?)
            }
        }
    }

    fn look(&self, file: Option<&Path>) -> Result<Checked, Failure> {
        Ok(match file {
            Some(file) => store::check_file(file)?,
            None => runtime()?.block_on(store::check(&self.db.existing()?))?,
        })
    }
}
