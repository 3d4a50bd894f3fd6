//! Recorded games that every later build must play to the same hash.

use std::path::Path;

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

/// What fails of all the replays in a folder. Those of the newest rules must hold, prove their deal
/// and be written as they were read, and there must be some; those of rules before must be read,
/// and told apart instead of being played by other rules.
///
/// # Panics
/// If the folder or a file cannot be read.
pub fn failures(title: &dyn Title, folder: impl AsRef<Path>) -> String {
    let files = std::fs::read_dir(folder).expect("the replays lie in their folder");
    let files = files.map(|entry| entry.expect("the folder can be read").path());
    let mut newest = 0;
    let mut failed = String::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a replay is text");
        let replay = Replay::parse(&text);
        newest += u32::from(replay.as_ref().is_ok_and(|replay| !is_of_the_past(replay, title)));
        if let Err(why) =
            replay.map_err(|why| why.to_string()).and_then(|one| hold(&one, title, &text))
        {
            failed += &format!("{}: {why}\n", file.display());
        }
    }
    if newest == 0 {
        failed += "no game was played by the newest rules\nhint: cargo xtask record GAME\n";
    }
    failed
}

fn is_of_the_past(replay: &Replay, title: &dyn Title) -> bool {
    replay.rules < title.info().rules_version
}

fn hold(replay: &Replay, title: &dyn Title, text: &str) -> Result<(), String> {
    let verified = replay.verify(title).map_err(|why| why.to_string());
    match (is_of_the_past(replay, title), verified) {
        (true, Err(_)) => Ok(()),
        (true, Ok(_)) => Err("it was played by other rules".to_owned()),
        (false, Err(why)) => Err(why),
        (false, Ok(proved))
            if proved.commitment == Commitment::Ok && replay.to_string() == text =>
        {
            Ok(())
        }
        (false, Ok(_)) => Err("the deal or the text is another".to_owned()),
    }
}
