//! Where commands are written down.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::printed;

/// What the commands begin with that are looked for in sentences.
const PROGRAMS: [&str; 6] = ["guildhall", "cargo ", "pip ", "python ", "maturin ", "ray "];
/// The folders whose texts are read; deeper ones are not. What has changed is told, not to be typed.
const FOLDERS: [&str; 5] = ["", "docs", "docs/decisions", "lang/books", "python"];

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
    let games = std::fs::read_dir(root.join("games")).expect("there are games");
    let games = games.filter_map(|game| Some(game.ok()?.path()));
    let folders = FOLDERS.iter().map(|folder| root.join(folder)).chain(games);
    folders.flat_map(|folder| texts(&folder)).collect()
}

fn texts(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = std::fs::read_dir(folder).expect("there are guides");
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = files.filter(|file| file.extension().is_some_and(|end| end == "md"));
    files.filter(|file| !file.ends_with("CHANGELOG.md"))
}

/// Every line with the language of the block that it stands in; none outside of blocks.
fn lines(text: &str) -> Vec<(Option<String>, String)> {
    let (mut lines, mut language) = (Vec::new(), None);
    for line in text.replace("\\\n", " ").lines() {
        let fence = line.trim_start().strip_prefix("```");
        match fence {
            Some(_) if language.is_some() => language = None,
            Some(name) => language = Some(name.trim().to_owned()),
            None => lines.push((language.clone(), line.to_owned())),
        }
    }
    lines
}

/// The commands of fenced blocks, without the remarks behind them. In a block for a shell every line
/// is one, whatever program it names; elsewhere what stands behind a prompt or names one of ours.
fn in_blocks(text: &str) -> Vec<String> {
    let in_block = |(language, line): (Option<String>, String)| match line.strip_prefix("$ ") {
        Some(line) => typed(line),
        None if language? == "sh" => typed(&line),
        None => command(&line),
    };
    lines(text).into_iter().filter_map(in_block).collect()
}

/// The commands between single backticks; a line may end within one.
fn in_sentences(text: &str) -> Vec<String> {
    let prose = lines(text).into_iter().filter(|(language, _)| language.is_none());
    let prose: Vec<String> = prose.map(|(_, line)| line).collect();
    prose.join("\n").split('`').skip(1).step_by(2).filter_map(command).collect()
}

/// A line if it is a command that is looked for.
fn command(line: &str) -> Option<String> {
    let line = typed(line)?;
    let is_command = PROGRAMS.iter().any(|program| line.starts_with(program));
    let is_path = line.starts_with("guildhall/") || line.starts_with("guildhall-");
    (is_command && !is_path && line.contains(' ')).then_some(line)
}

/// What is typed of a line: its words, one blank apart; none if it is a remark or empty.
fn typed(line: &str) -> Option<String> {
    let line = line.split(" #").next()?.trim();
    let is_remark = line.is_empty() || line.starts_with('#');
    (!is_remark).then(|| line.split_whitespace().collect::<Vec<_>>().join(" "))
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

#[test]
fn every_line_for_a_shell_is_found_and_others_by_their_program() {
    let text = "Say `cargo\nxtask test` or `sim`.\n\n```sh\n# a remark\nwget x # y\n```\n\n\
                ```\n$ guildhall protocol\n{}\n```\n\n```rust\ngame.play();\n```\n\n  \
                ```sh\n  ray stop\n  ```\n";
    assert_eq!(in_blocks(text), ["wget x", "guildhall protocol", "ray stop"]);
    assert_eq!(in_sentences(text), ["cargo xtask test"]);
}
