//! What fuzzing begins with: the corpus, and what the project has recorded anyway.

use std::fs;
use std::path::{Path, PathBuf};

/// The targets, each a program of `fuzz/`.
pub const TARGETS: [&str; 6] = ["protocol", "replay", "play", "components", "forms", "cookies"];

/// The folders that hold inputs of a target, the corpus first.
pub fn folders(target: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("fuzz/corpus").join(target)];
    let within = match target {
        "replay" => "tests/replays",
        "play" => "tests/rulings",
        "components" => "data",
        _ => return folders,
    };
    let games = shelf::games().iter();
    folders.extend(games.map(|game| root.join("games").join(game.key()).join(within)));
    folders
}

/// Every input of a target, sorted by file.
///
/// # Panics
/// If a folder cannot be read.
pub fn all(target: &str) -> Vec<Vec<u8>> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders(target) {
        let listed = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        files.extend(listed.filter_map(|entry| Some(entry.ok()?.path())));
    }
    files.sort();
    let read = |path: &PathBuf| fs::read(path).ok();
    files.iter().filter_map(read).collect()
}
