//! `guildhall migrate` — carries running games over to the rules of this version.

use std::io::Write;

use clap::Args;
use web::Migration;

use crate::failure::Failure;
use crate::keep::{DbArgs, runtime};
use crate::waiting;

/// Carry running games over to the rules of this version
///
/// The server does it by itself when a table is opened; this tells beforehand. Moves that newer
/// rules cannot follow are only those after a table's last snapshot: a server that was stopped, not
/// killed, leaves none.
#[derive(Args)]
#[command(after_help = "Example: guildhall migrate --dry-run")]
pub(crate) struct Migrate {
    /// Only say what would change
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    db: DbArgs,
}

impl Migrate {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (runtime, url) = (runtime()?, self.db.existing()?);
        let look = async {
            let store = store::connect(&url).await?;
            Ok::<_, Failure>(web::migrate(store, self.dry_run).await?)
        };
        let found = waiting::during("looking at the tables", || runtime.block_on(look))?;
        let stuck = found.iter().filter(|one| one.outcome.is_err()).count();
        for one in found.iter().filter(|one| one.stored != one.here || one.outcome.is_err()) {
            writeln!(out, "{}", sentence(one))?;
        }
        writeln!(out, "{} running tables looked at, {stuck} cannot go on", found.len())?;
        if self.dry_run && found.iter().any(|one| matches!(one.outcome, Ok(1..))) {
            let hint = "hint: start the older program once more and stop it; then no move is lost";
            writeln!(out, "{hint}")?;
        }
        if stuck > 0 { Err(Failure::job("some tables cannot go on")) } else { Ok(()) }
    }
}

fn sentence(one: &Migration) -> String {
    let Migration { table, game, stored, here, outcome } = one;
    match outcome {
        Ok(0) => format!("{table} ({game}): rules {stored} to {here}, goes on from its state"),
        Ok(lost) => format!(
            "{table} ({game}): rules {stored} to {here}, goes on without its last {lost} move(s)"
        ),
        Err(why) => format!("{table} ({game}): rules {stored} to {here}: {why}"),
    }
}
