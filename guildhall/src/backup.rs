//! `guildhall backup` — every table in one file, while the server runs.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::keep::{DbArgs, runtime};

/// Write every table into one file; the server may run meanwhile
#[derive(Args)]
#[command(after_help = "Example: guildhall backup tables.backup")]
pub(crate) struct Backup {
    /// The file to write
    file: PathBuf,
    #[command(flatten)]
    db: DbArgs,
}

impl Backup {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        runtime()?.block_on(store::backup(&self.db.url()?, &self.file))?;
        Ok(writeln!(out, "every table is in {}", self.file.display())?)
    }
}
