//! Reads the command line; what it cannot read it answers with one line.

use std::process::ExitCode;

use clap::error::{ContextKind, Error, ErrorKind};
use clap::{CommandFactory, Parser};

use crate::cli::{self, Cli};
use crate::failure::Failure;

/// The command line, or the exit code if there is nothing left to do.
pub(crate) fn read() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever stops reading has seen enough.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => Failure::usage(brief(&error)).report(),
    })
}

/// What is wrong on one line, then the hint.
fn brief(error: &Error) -> String {
    let text = error.to_string();
    let first: Vec<&str> =
        text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let (hints, said): (Vec<&str>, Vec<&str>) =
        first.into_iter().partition(|line| line.starts_with("hint: "));
    let said = said.join(" ");
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    let tip = text.lines().find_map(|line| line.trim().strip_prefix("tip: "));
    if let Some(hint) = about_games(error, said) {
        return format!("{said}\nhint: {hint}");
    }
    match (hints.first(), tip) {
        (Some(hint), _) => format!("{said}\n{hint}"),
        (None, Some(tip)) => format!("{said}\nhint: {tip}"),
        (None, None) => format!("{said}\nhint: try `{}`", help(&text)),
    }
}

/// Which games there are, if one is missing; how one is played, if it stands in for a command.
fn about_games(error: &Error, said: &str) -> Option<String> {
    match error.kind() {
        ErrorKind::MissingRequiredArgument if said.contains("<GAME>") => Some(format!(
            "the games are {}",
            shelf::games().iter().map(shelf::Entry::key).collect::<Vec<_>>().join(", ")
        )),
        ErrorKind::InvalidSubcommand => {
            let word = error.get(ContextKind::InvalidSubcommand)?.to_string();
            let game = cli::game(&word).ok()?.key();
            Some(format!("try `guildhall play {game}`"))
        }
        _ => None,
    }
}

/// The command whose help would have told: the one that was asked for.
fn help(text: &str) -> String {
    let usage = text.lines().find_map(|line| line.strip_prefix("Usage: "));
    let asked =
        || std::env::args().nth(1).filter(|word| Cli::command().find_subcommand(word).is_some());
    match usage {
        Some(usage) => {
            let words =
                usage.split(' ').take_while(|word| word.chars().all(|c| c.is_ascii_lowercase()));
            words.chain(["--help"]).collect::<Vec<_>>().join(" ")
        }
        None => ["guildhall".to_owned()]
            .into_iter()
            .chain(asked())
            .chain(["--help".to_owned()])
            .collect::<Vec<_>>()
            .join(" "),
    }
}
