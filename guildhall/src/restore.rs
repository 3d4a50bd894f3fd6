//! `guildhall restore` — brings a backup into an empty store.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::keep::{DbArgs, runtime};
use crate::waiting;

/// Bring the tables of a backup into an empty store
#[derive(Args)]
#[command(after_help = "Example: guildhall restore tables.backup --db sqlite:new.db")]
pub(crate) struct Restore {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    db: DbArgs,
}

impl Restore {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (runtime, url) = (runtime()?, self.db.url()?);
        waiting::during("bringing the tables back", || {
            runtime.block_on(store::restore(&self.file, &url))
        })?;
        Ok(writeln!(out, "every table of {} is back", self.file.display())?)
    }
}
