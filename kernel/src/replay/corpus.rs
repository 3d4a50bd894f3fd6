//! Recorded games that every later build must play to the same hash.

use std::path::{Path, PathBuf};

use super::{Commitment, Replay};
use crate::Title;

/// Makes the test that every recorded game still plays to its hash: the replays lie in
/// `tests/replays/` of the crate that calls it.
#[macro_export]
macro_rules! replays {
    ($game:ty) => {
        #[test]
        fn every_recorded_game_still_holds() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");
            let failures = $crate::replay::failures(&$crate::TitleOf::<$game>::NEW, folder);
            assert!(failures.is_empty(), "\n{failures}");
        }
    };
}

/// What fails of all the replays in a folder: each must hold, prove its deal and be written as it
/// was read.
///
/// # Panics
/// If the folder or a file cannot be read, or there is none.
pub fn failures(title: &dyn Title, folder: impl AsRef<Path>) -> String {
    let failure = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).expect("a replay is text");
        let verified = Replay::parse(&text).and_then(|replay| {
            let proved = replay.verify(title)?;
            Ok(proved.commitment == Commitment::Ok && replay.to_string() == text)
        });
        match verified {
            Ok(true) => String::new(),
            Ok(false) => format!("{}: the deal or the text is another\n", file.display()),
            Err(error) => format!("{}: {error}\n", file.display()),
        }
    };
    let files = std::fs::read_dir(folder).expect("the replays lie in their folder");
    let files: Vec<_> = files.map(|entry| entry.expect("the folder can be read").path()).collect();
    assert!(!files.is_empty(), "the corpus has games");
    files.into_iter().map(failure).collect()
}
