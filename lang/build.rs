//! Finds the rulebooks for people: `books/LANGUAGE/GAME.md`. A game without one is left out, so
//! that it can be played before anybody has told its rules.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let books = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("books");
    println!("cargo::rerun-if-changed={}", books.display());
    let mut found = String::new();
    for tongue in ["en", "pl", "it"] {
        for file in files(&books.join(tongue))? {
            let game = file.file_stem().unwrap_or_default().to_owned();
            found += &format!("({tongue:?}, {game:?}, include_str!({file:?})),\n");
        }
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("books.rs");
    fs::write(out, format!("&[\n{found}]\n"))
}

/// The files of a folder that end with `.md`, in order; none if there is no folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let all: io::Result<Vec<PathBuf>> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    let mut books: Vec<PathBuf> =
        all?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "md")).collect();
    books.sort();
    Ok(books)
}
