//! Finds the lessons and puzzles that the games bring along: `games/GAME/lessons/NN-name.lesson` and
//! `games/GAME/puzzles/NAME.puzzle`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../games");
    println!("cargo::rerun-if-changed={}", games.display());
    list(&games, "lessons", "lesson")?;
    list(&games, "puzzles", "puzzle")
}

/// Writes a list of the texts of one kind: game, file, text.
fn list(games: &Path, folder: &str, end: &str) -> io::Result<()> {
    let mut texts = String::new();
    for game in entries(games)? {
        let key = game.file_name().unwrap_or_default().to_owned();
        for file in entries(&game.join(folder))?.iter().filter(|file| has_end(file, end)) {
            let name = file.file_name().unwrap_or_default();
            texts += &format!("({key:?}, {name:?}, include_str!({:?})),\n", file.canonicalize()?);
        }
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join(format!("{folder}.rs"));
    fs::write(out, format!("&[\n{texts}]\n"))
}

fn has_end(file: &Path, end: &str) -> bool {
    file.extension().is_some_and(|found| found == end)
}

/// What a folder holds, in order; nothing if there is no such folder.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}
