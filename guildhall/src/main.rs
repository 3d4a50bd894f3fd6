//! Guildhall: a table for medieval economic board games. One file per subcommand.

mod allocations;
mod amounts;
mod analyse;
mod arena;
mod backup;
mod bench;
mod campaign;
mod check;
mod cli;
mod data;
mod doctor;
mod failure;
mod keep;
mod learn;
mod load;
mod migrate;
mod one_file;
mod pager;
mod play;
mod protocol;
mod puzzles;
mod replay;
mod restore;
mod rules;
mod serve;
mod shells;
mod sim;
mod tune;
mod typed;
mod usage;
mod verify;
mod waiting;

use std::io::{self, Write};
use std::process::ExitCode;

use cli::Cli;
use failure::Failure;

fn main() -> ExitCode {
    let cli = match usage::read() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    cli.run(&mut out)?;
    Ok(out.flush()?)
}
