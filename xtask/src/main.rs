//! `cargo xtask`: the project's own chores.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{Problem, Project, ids};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What the project checks and makes of itself")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Turn the rules of every `rules.md` into constants.
    Ids {
        /// Write nothing; fail if a file is not up to date.
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    let project = Project::here();
    let done = match Cli::parse().chore {
        Chore::Ids { check: true } => ids::check(&project),
        Chore::Ids { check: false } => write_ids(&project),
    };
    let problems = done.unwrap_or_else(|problem| vec![problem]);
    for problem in &problems {
        eprintln!("{problem}");
    }
    if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn write_ids(project: &Project) -> Result<Vec<Problem>, Problem> {
    for file in ids::write(project)? {
        println!("written: {file}");
    }
    Ok(Vec::new())
}
