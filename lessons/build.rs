//! Finds the lessons that the games bring along: `games/GAME/lessons/NN-name.lesson`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut lessons = String::new();
    for game in entries(&games)? {
        let folder = game.join("lessons");
        let key = game.file_name().unwrap_or_default().to_owned();
        for file in entries(&folder)?.iter().filter(|file| is_lesson(file)) {
            let name = file.file_name().unwrap_or_default();
            lessons += &format!("({key:?}, {name:?}, include_str!({:?})),\n", file.canonicalize()?);
        }
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("lessons.rs");
    fs::write(out, format!("&[\n{lessons}]\n"))
}

fn is_lesson(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "lesson")
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
