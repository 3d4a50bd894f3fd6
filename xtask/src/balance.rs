//! Whether the boxes are balanced: nets play with themselves, the counts are kept in
//! `docs/balance.toml`, and the page `docs/balance.md` with its picture is made from them and from
//! `docs/balance-notes.toml`, which a person writes.

use std::fs;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use clap::Args;
use shelf::Entry;

use crate::{Problem, Project};

mod data;
mod page;
mod picture;
mod play;
mod watched;

use data::{Data, Notes, Table};

/// Let nets play with themselves and make `docs/balance.md`
///
/// For every game and number of players: who wins by seat and by place in the first order, how
/// often each component is taken and how often those who took it win, and whether the chances that
/// the net saw came true. What is known already, with as many games, is not played again.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:
  cargo run --release --package xtask -- balance --game orleans --players 2
  cargo run --release --package xtask -- balance --merge other/balance.toml")]
pub struct Ask {
    /// One game [default: all of them]
    #[arg(long)]
    game: Option<String>,
    /// One number of players [default: all of them]
    #[arg(long)]
    players: Option<u8>,
    /// How many games are played at each table
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// Who plays
    #[arg(long, default_value = "net", value_parser = bot)]
    bot: BotSpec,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Play what is known already as well
    #[arg(long)]
    again: bool,
    /// Play nothing; make the page from what there is
    #[arg(long)]
    page: bool,
    /// Play nothing; take the tables of other files, which were played elsewhere
    #[arg(long, value_name = "FILE.toml", conflicts_with = "page")]
    merge: Vec<PathBuf>,
}

fn bot(name: &str) -> Result<BotSpec, String> {
    name.parse().map_err(|error: bots::BotError| error.to_string())
}

/// Plays what is asked for, keeps the counts, and makes the page.
///
/// # Errors
/// If nothing of that kind can be played, or a file cannot be read or written.
pub fn run(project: &Project, ask: &Ask) -> Result<(), String> {
    if ask.page {
        return keep(project, |_| ());
    }
    if !ask.merge.is_empty() {
        return merge(project, ask);
    }
    for entry in ask.entries()? {
        for players in ask.counts(entry) {
            table(project, ask, entry, players)?;
        }
    }
    Ok(())
}

impl Ask {
    fn entries(&self) -> Result<Vec<&'static Entry>, String> {
        match &self.game {
            Some(key) => shelf::find(key).map(|entry| vec![entry]).map_err(|it| it.to_string()),
            None => Ok(shelf::games().iter().collect()),
        }
    }

    fn counts(&self, entry: &Entry) -> Vec<u8> {
        let (fewest, most) = entry.info().players;
        (fewest..=most).filter(|it| self.players.is_none_or(|players| players == *it)).collect()
    }
}

/// Plays at one table, unless it is known.
fn table(project: &Project, ask: &Ask, entry: &'static Entry, players: u8) -> Result<(), String> {
    entry.abilities.check(ask.bot).map_err(|error| error.to_string())?;
    let net = entry.abilities.net().unwrap_or_default();
    let data = read(project)?;
    let known = |it: &Table| {
        it.is_at(entry.key(), players) && it.net == net && it.games >= ask.games && !ask.again
    };
    if data.tables.iter().any(known) {
        return Ok(());
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (bot, seed, games) = (ask.bot, ask.seed, ask.games);
    let spec = play::Spec { entry, players, bot, seed, games };
    let table = play::play(&spec, ask.threads.unwrap_or(cores))?;
    println!("{}, {players} players: {games} games", entry.key());
    keep(project, |data| data.put(table))
}

fn merge(project: &Project, ask: &Ask) -> Result<(), String> {
    for file in &ask.merge {
        let problem = |why: String| format!("{}: {why}", file.display());
        let text = fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
        let other: Data = toml::from_str(&text).map_err(|error| problem(error.to_string()))?;
        keep(project, |data| other.tables.into_iter().for_each(|table| data.put_surer(table)))?;
    }
    Ok(())
}

/// Whether the page and its picture are those of the data and the notes; there is no page before
/// something was counted.
///
/// # Errors
/// If a file cannot be read.
pub fn check(project: &Project) -> Result<Vec<Problem>, Problem> {
    let problem = |why: String| Problem::new("docs/balance.toml", why);
    let data = read(project).map_err(problem)?;
    if data.tables.is_empty() {
        return Ok(Vec::new());
    }
    let notes = notes(project).map_err(problem)?;
    let stale = made(project, &data, &notes).into_iter();
    let stale = stale.filter(|(file, text)| project.read(file).as_ref() != Ok(text));
    let why = "is not what docs/balance.toml says\nhint: run `cargo xtask balance --page`";
    Ok(stale.map(|(file, _)| Problem::new(project.show(&file), why)).collect())
}

fn made(project: &Project, data: &Data, notes: &Notes) -> [(PathBuf, String); 2] {
    let docs = project.root().join("docs");
    [
        (docs.join("balance.md"), page::page(data, notes)),
        (docs.join("pictures/balance.svg"), picture::picture(data)),
    ]
}

fn read(project: &Project) -> Result<Data, String> {
    from_toml(&project.root().join("docs/balance.toml"))
}

fn notes(project: &Project) -> Result<Notes, String> {
    from_toml(&project.root().join("docs/balance-notes.toml"))
}

/// What a file holds; nothing if it is not there.
fn from_toml<T: Default + serde::de::DeserializeOwned>(file: &Path) -> Result<T, String> {
    if !file.exists() {
        return Ok(T::default());
    }
    let problem = |why: String| format!("{}: {why}", file.display());
    let text = fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
    toml::from_str(&text).map_err(|error| problem(error.to_string()))
}

/// Changes the data and makes the page anew.
fn keep(project: &Project, change: impl FnOnce(&mut Data)) -> Result<(), String> {
    let mut data = read(project)?;
    change(&mut data);
    data.sort();
    let file = project.root().join("docs/balance.toml");
    let mut files = vec![(file, data.to_toml())];
    files.extend(made(project, &data, &notes(project)?));
    for (file, text) in files {
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}
