//! Whole games that were played once play to the same hash for ever.

use kernel::TitleOf;
use kernel::replay::{Commitment, Replay};
use orleans::Orleans;

#[test]
fn every_recorded_game_still_holds() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut games = 0;
    for entry in std::fs::read_dir(folder).expect("the replays lie beside this test") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("a replay is text");
        let replay = Replay::parse(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let proved = replay
            .verify(&TitleOf::<Orleans>::NEW)
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(proved.commitment, Commitment::Ok, "{path:?}");
        assert_eq!(replay.to_string(), text, "{path:?} is written as it was read");
        games += 1;
    }
    assert!(games > 0, "the corpus is empty");
}
