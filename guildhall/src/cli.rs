//! The command line: the subcommands, and what several of them take.

use std::io::Write;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use clap::{Args, Parser, Subcommand};
use kernel::replay::{Replay, ReplayError};
use kernel::{AnyParts, Title};
use lang::Tongue;

use crate::failure::Failure;
use crate::{
    analyse, arena, backup, bench, check, data, doctor, learn, load, migrate, play, protocol,
    puzzles, replay, restore, rules, serve, shells, sim, tune, verify,
};

/// The version, the commit it was built from and the day of that commit.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("GUILDHALL_COMMIT"),
    ", ",
    env!("GUILDHALL_DATE"),
    ")"
);

/// A table for medieval economic board games
///
/// Without a command: the web table, as `guildhall serve`.
#[derive(Parser)]
#[command(name = "guildhall", version = VERSION, after_help = "Example: guildhall --lan")]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
    /// The language of what is shown: en, pl or it [default: en]
    #[arg(long, global = true, value_name = "LANG", value_parser = tongue)]
    lang: Option<Tongue>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Bench(bench::Bench),
    Protocol(protocol::Protocol),
    Replay(replay::Replay),
    Verify(verify::Verify),
    #[command(alias = "analyze")]
    Analyse(analyse::Analyse),
    Check(check::Check),
    Data(data::Data),
    Rules(rules::Rules),
    Learn(learn::Learn),
    Puzzles(puzzles::Puzzles),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Migrate(migrate::Migrate),
    Load(load::Load),
    Tune(tune::Tune),
    Doctor(doctor::Doctor),
    Completions(shells::Completions),
    #[command(name = "man")]
    Manual(shells::Manual),
}

impl Cli {
    /// Does the job.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        if self.command.is_some() && self.serve != serve::Serve::default() {
            let why = "options of `serve` stand before another command\nhint: write them after it";
            return Err(Failure::usage(why));
        }
        let serves = matches!(self.command, None | Some(Command::Serve(_)));
        if serves && self.lang.is_some() {
            let why = "the web table speaks the language of each visitor";
            return Err(Failure::usage(format!("{why}\nhint: leave --lang out")));
        }
        let lang = self.lang.unwrap_or_default();
        match self.command {
            None => self.serve.run(out),
            Some(Command::Serve(command)) => command.run(out),
            Some(Command::Play(command)) => command.run(lang, out),
            Some(Command::Sim(command)) => command.run(out),
            Some(Command::Arena(command)) => command.run(out),
            Some(Command::Bench(command)) => command.run(out),
            Some(Command::Protocol(command)) => command.run(out),
            Some(Command::Replay(command)) => command.run(lang, out),
            Some(Command::Verify(command)) => command.run(out),
            Some(Command::Analyse(command)) => command.run(lang, out),
            Some(Command::Check(command)) => command.run(out),
            Some(Command::Data(command)) => command.run(out),
            Some(Command::Rules(command)) => command.run(lang, out),
            Some(Command::Learn(command)) => command.run(lang, out),
            Some(Command::Puzzles(command)) => command.run(lang, out),
            Some(Command::Backup(command)) => command.run(out),
            Some(Command::Restore(command)) => command.run(out),
            Some(Command::Migrate(command)) => command.run(out),
            Some(Command::Load(command)) => command.run(out),
            Some(Command::Tune(command)) => command.run(out),
            Some(Command::Doctor(command)) => command.run(out),
            Some(Command::Completions(command)) => command.run(out),
            Some(Command::Manual(command)) => command.run(out),
        }
    }
}

/// The variants of a game.
#[derive(Args, Default)]
pub(crate) struct Variants {
    /// A variant of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Bots in a list of their names.
#[derive(Clone)]
pub(crate) struct Bots(pub(crate) Vec<BotSpec>);

impl Bots {
    pub(crate) fn read(names: &str) -> Result<Bots, String> {
        BotSpec::list(names).map(Bots).map_err(|error| error.to_string())
    }
}

/// Whether these bots can play a game; says so where somebody stands in for a net.
pub(crate) fn check_bots(
    entry: &shelf::Entry,
    bots: impl IntoIterator<Item = BotSpec>,
) -> Result<(), Failure> {
    for bot in bots {
        entry.abilities.check(bot).map_err(|error| Failure::usage(error.to_string()))?;
        if let Some(other) = entry.abilities.stand_in(bot) {
            eprintln!("note: {} comes without a net; {other} plays for `{bot}`", entry.key());
        }
    }
    Ok(())
}

/// The box that a game is played with.
#[derive(Args, Default)]
pub(crate) struct BoxArgs {
    /// A corrected component set from your own box
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

impl BoxArgs {
    /// The set in the file, or the one that the game comes with.
    pub(crate) fn parts(&self, title: &dyn Title) -> Result<AnyParts, Failure> {
        match &self.components {
            Some(path) => components(title, path),
            None => Ok(title.standard()),
        }
    }
}

/// The component set in a file.
pub(crate) fn components(title: &dyn Title, path: &Path) -> Result<AnyParts, Failure> {
    let text = read(path)?;
    title.components(&text).map_err(|error| match error.line {
        0 => Failure::job(format!("{}: {}", path.display(), error.why)),
        line => Failure::job(format!("{}:{line}: {}", path.display(), error.why)),
    })
}

fn tongue(text: &str) -> Result<Tongue, String> {
    text.parse().map_err(|error: lang::UnknownTongue| error.to_string())
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path)
        .map_err(|error| Failure::job(format!("{}: {error}", path.display())))
}

/// The game that a replay is of.
pub(crate) fn title_of(replay: &Replay) -> Result<&'static dyn Title, ReplayError> {
    let found = shelf::find(&replay.game).map(|entry| entry.title);
    found.map_err(|error| ReplayError::new(2, error.to_string()))
}

/// The game with this key or name, in any case.
pub(crate) fn game(name: &str) -> Result<&'static shelf::Entry, Failure> {
    let typed = name.trim().to_lowercase();
    let named = |entry: &&shelf::Entry| entry.info().title.to_lowercase() == typed;
    match shelf::games().iter().find(named) {
        Some(entry) => Ok(entry),
        None => shelf::find(&typed)
            .map_err(|_| Failure::usage(shelf::UnknownGame { key: name.to_owned() }.to_string())),
    }
}
