//! `guildhall data` — the component ledger.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::Title;
use kernel::parts::{Entry, ledger};
use serde_json::{Map, Value, json};

use crate::cli::{components, game};
use crate::failure::Failure;

/// Print every component of a game and where its data comes from
#[derive(Args)]
#[command(after_help = "Example: guildhall data orleans --check my-box.toml")]
pub(crate) struct Data {
    /// The game
    game: String,
    /// Validate a corrected component set instead, and print its own ledger with --json
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

impl Data {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let title = game(&self.game)?.title;
        let parts = match &self.check {
            Some(path) => components(title, path)?,
            None => title.standard(),
        };
        let entries = ledger(parts.text).map_err(|error| Failure::job(error.to_string()))?;
        match (&self.check, self.json) {
            (_, true) => Ok(writeln!(out, "{}", form(title, parts.hash, &entries))?),
            (Some(path), false) => confirm(title, path, parts.hash, out),
            (None, false) => print(parts.hash, &entries, out),
        }
    }
}

fn confirm(
    title: &dyn Title,
    path: &Path,
    hash: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = title.info().title;
    let same = if hash == title.standard().hash { ", the one that it comes with" } else { "" };
    Ok(writeln!(out, "{}: a whole box of {game}, set {hash}{same}", path.display())?)
}

fn print(hash: &str, entries: &[Entry], out: &mut impl Write) -> Result<(), Failure> {
    let width = entries.iter().map(|entry| entry.path.chars().count()).max().unwrap_or(0);
    for Entry { path, source, fields } in entries {
        let fields: Vec<_> =
            fields.iter().map(|(field, from)| format!("{field}: {from}")).collect();
        writeln!(
            out,
            "{}",
            format!("{path:width$}  {source:13}  {}", fields.join(", ")).trim_end()
        )?;
    }
    Ok(writeln!(out, "{} entries, set {hash}", entries.len())?)
}

fn form(title: &dyn Title, hash: &str, entries: &[Entry]) -> Value {
    let entry = |entry: &Entry| {
        let fields: Map<String, Value> =
            entry.fields.iter().map(|(field, from)| (field.clone(), json!(from))).collect();
        json!({"path": entry.path, "source": entry.source, "fields": fields})
    };
    let entries: Vec<Value> = entries.iter().map(entry).collect();
    json!({"game": title.info().key, "components": hash, "entries": entries})
}
