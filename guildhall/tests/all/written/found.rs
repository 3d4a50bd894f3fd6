//! Where commands are written down.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::printed;

/// What the commands begin with that are looked for.
const PROGRAMS: [&str; 4] = ["guildhall", "cargo ", "pip ", "python "];
/// Guides beside those of `docs/`.
const GUIDES: [&str; 4] = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "ARCHITECTURE.md"];

/// A command, and where it stands.
pub(super) struct Written {
    pub(super) place: String,
    pub(super) line: String,
}

/// Every command that is written down, each once.
pub(super) fn everywhere(root: &Path) -> Vec<Written> {
    let mut found = BTreeMap::new();
    for file in guides(root) {
        let text = std::fs::read_to_string(&file).expect("the guide is there");
        let place = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        let lines = in_blocks(&text).into_iter().chain(in_sentences(&text));
        for line in lines {
            found.entry(line).or_insert_with(|| place.clone());
        }
    }
    for (command, line) in in_help() {
        found.entry(line).or_insert_with(|| format!("guildhall {command} --help"));
    }
    found.into_iter().map(|(line, place)| Written { place, line }).collect()
}

fn guides(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root.join("docs")).expect("there are guides");
    let docs = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let docs = docs.filter(|file| file.extension().is_some_and(|end| end == "md"));
    GUIDES.iter().map(|name| root.join(name)).chain(docs).collect()
}

/// The commands of fenced blocks, without the remarks behind them.
fn in_blocks(text: &str) -> Vec<String> {
    let blocks = text.split("\n```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| {
        let whole = block.replace("\\\n", " ");
        whole.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    });
    lines.filter_map(|line| command(line.trim_start_matches("$ "))).collect()
}

/// The commands between single backticks.
fn in_sentences(text: &str) -> Vec<String> {
    let prose: Vec<&str> = text.split("\n```").step_by(2).collect();
    let quoted = prose.iter().flat_map(|part| part.split('`').skip(1).step_by(2));
    quoted.filter(|quoted| !quoted.contains('\n')).filter_map(command).collect()
}

/// A line if it is a command: its words, one blank apart.
fn command(line: &str) -> Option<String> {
    let line = line.split(" #").next()?.trim();
    let is_command = PROGRAMS.iter().any(|program| line.starts_with(program));
    let is_path = line.starts_with("guildhall/") || line.starts_with("guildhall-");
    (is_command && !is_path && line.contains(' '))
        .then(|| line.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The examples of every subcommand.
fn in_help() -> Vec<(String, String)> {
    let help = printed(&["--help"]);
    let commands = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let commands = commands.take_while(|line| !line.is_empty());
    let names = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names = names.filter(|name| !name.is_empty() && *name != "help");
    names
        .flat_map(|name| examples(name).map(|line| (name.to_owned(), line)).collect::<Vec<_>>())
        .collect()
}

fn examples(name: &str) -> impl Iterator<Item = String> {
    let help = printed(&[name, "--help"]);
    let at = help.find("\nExample").unwrap_or_else(|| panic!("{name} has no example"));
    let lines: Vec<String> = help[at..].lines().map(str::to_owned).collect();
    lines.into_iter().filter_map(|line| {
        let line = line.trim_start_matches("Examples:").trim_start_matches("Example:").trim();
        (line.starts_with("guildhall ") || line.starts_with("echo ")).then(|| line.to_owned())
    })
}
