//! `cargo xtask`: the project's own chores.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{
    Problem, Project, balance, fuzz, ids, in_order, pictures, record, release, rules, stamp,
    strength, suite, suite::steady, tidy,
};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What the project checks and makes of itself")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Turn the rules of every `rules.md` into constants
    Ids {
        /// Write nothing; fail if a file is not up to date
        #[arg(long)]
        check: bool,
    },
    /// Print every rule with the functions that cite it and the examples that prove it
    Rules {
        /// Only the count of each game
        #[arg(long)]
        summary: bool,
    },
    /// Check that the files are in order
    Tidy,
    /// Play whole games of a game by bots and keep them as its corpus of replays
    Record {
        /// The game
        game: String,
    },
    /// Take the pictures of `docs/pictures` again, in Chromium
    Pictures,
    Strength(strength::Ask),
    Fuzz(fuzz::Ask),
    Balance(balance::Ask),
    Release(release::Ask),
    /// Write the present version of the rules into nets that still understand what they are asked
    Stamp {
        /// One game [default: all of them]
        game: Option<String>,
    },
    /// Run every check of the project; `GUILDHALL_SKIP=deny,…` leaves steps out
    Test {
        /// Only what takes little: the sources, and the tests of the crates that were changed
        #[arg(long)]
        quick: bool,
    },
    Steady(steady::Ask),
}

fn main() -> ExitCode {
    let project = Project::here();
    let done = match Cli::parse().chore {
        Chore::Ids { check: true } => in_order(ids::check(&project)),
        Chore::Ids { check: false } => in_order(write_ids(&project)),
        Chore::Rules { summary } => in_order(print_rules(&project, summary)),
        Chore::Record { game } => in_order(record_games(&project, &game)),
        Chore::Pictures => pictures::take(&project),
        Chore::Strength(ask) => strength::run(&project, &ask),
        Chore::Fuzz(ask) => fuzz::run(&project, &ask),
        Chore::Balance(ask) => balance::run(&project, &ask),
        Chore::Release(ask) => release::run(&project, &ask),
        Chore::Stamp { game } => stamp::run(&project, game.as_deref()),
        Chore::Tidy => in_order(tidy::check(&project)),
        Chore::Test { quick } => suite::run(&project, quick),
        Chore::Steady(ask) => steady::run(&project, &ask),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn write_ids(project: &Project) -> Result<Vec<Problem>, Problem> {
    for file in ids::write(project)? {
        println!("written: {file}");
    }
    Ok(Vec::new())
}

fn print_rules(project: &Project, summary: bool) -> Result<Vec<Problem>, Problem> {
    let reports = rules::reports(project)?;
    for report in &reports {
        if summary {
            println!("{}", report.summary());
        } else {
            println!("{report}");
        }
    }
    Ok(reports.into_iter().flat_map(|report| report.problems).collect())
}

fn record_games(project: &Project, game: &str) -> Result<Vec<Problem>, Problem> {
    for file in record::write(project, game)? {
        println!("written: {file}");
    }
    Ok(Vec::new())
}

#[cfg(test)]
mod tests {
    use clap::error::ErrorKind;

    use super::*;

    /// The chores that a text tells people to type.
    fn chores(text: &str) -> Vec<String> {
        const BEGINNINGS: [&str; 2] = ["cargo xtask ", "cargo run --release --package xtask -- "];
        let lines = text.split(['`', '\n']).map(|line| line.split(" #").next().unwrap_or(line));
        let chores = |line: &str| {
            BEGINNINGS.iter().find_map(|start| line.trim().strip_prefix(start).map(str::to_owned))
        };
        lines.filter_map(chores).collect()
    }

    #[test]
    fn every_chore_that_is_written_down_is_one() {
        let project = Project::here();
        let docs = project.files(&project.root().join("docs"), "md").unwrap();
        let guides = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"];
        let guides = guides.iter().map(|name| project.root().join(name));
        let mut count = 0;
        for file in docs.into_iter().chain(guides) {
            for chore in chores(&std::fs::read_to_string(&file).unwrap()) {
                count += 1;
                let words = ["xtask"].into_iter().chain(chore.split_whitespace());
                // A chore that is only named lacks what it needs, but it is there.
                let read = Cli::try_parse_from(words).err().map(|error| error.kind());
                let is_known = read.is_none_or(|kind| kind == ErrorKind::MissingRequiredArgument);
                assert!(is_known, "{}: `cargo xtask {chore}`: {read:?}", project.show(&file));
            }
        }
        assert!(count > 10, "only {count} were found");
    }
}
