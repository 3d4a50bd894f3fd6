//! What a page says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lang::Tongue;

use crate::sample::{SAMPLES, Sample};

#[test]
fn every_text_is_said_in_every_language() {
    for sample in &SAMPLES {
        let ids = ids(sample);
        assert!(ids.len() > 30, "{ids:?}");
        for speaker in Tongue::ALL.map(|tongue| sample.speaker(tongue)) {
            for id in &ids {
                let said = speaker.text(id, &[("n", lang::Arg::Number(2))]);
                let bare = id.replace(['-', '_'], " ");
                assert_ne!(said, bare, "{id} is missing in {}", speaker.tongue());
            }
        }
    }
}

/// The ids of texts that the sources of a drawing name, and those that they make of a piece.
fn ids(sample: &Sample) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(sample.key);
    let files = fs::read_dir(folder).expect("the sources are there");
    let text = |file: std::io::Result<fs::DirEntry>| {
        fs::read_to_string(file.expect("a file").path()).expect("a text")
    };
    files.flat_map(|file| literals(&text(file))).chain((sample.texts)()).collect()
}

/// The ids of texts that a source file names: they begin with `draw-` and are whole literals.
fn literals(source: &str) -> Vec<String> {
    let quoted = source.split('"').skip(1).step_by(2);
    let whole = |id: &&str| id.starts_with("draw-") && !id.contains('{');
    quoted.filter(whole).map(str::to_owned).collect()
}
