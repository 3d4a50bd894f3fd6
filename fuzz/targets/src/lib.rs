//! What reads input from outside, one function each: whatever the bytes are, it answers or
//! refuses, and never panics or hangs.
//!
//! `fuzz/fuzz_targets/` hands them to libFuzzer, which is guided by coverage; the test of this
//! crate hands them the corpus and mutations of it by a seed, everywhere and in seconds.

mod hall;
pub mod mutate;

use kernel::replay::Replay;
use kernel::rulings::Rulings;
use protocol::Session;

pub use hall::{cookies, forms};

/// The longest input that is tried: more of the same finds nothing new.
pub const LONGEST: usize = 128 * 1024;
/// Lines of the protocol that are answered in a row.
const LINES: usize = 24;

/// A target by its name.
pub struct Target {
    /// Its name, that of its corpus and of its file for libFuzzer.
    pub name: &'static str,
    /// What it does with an input.
    pub run: fn(&[u8]),
    /// How many mutations a quick test can afford.
    pub brief: usize,
}

/// Every target.
pub const TARGETS: [Target; 6] = [
    Target { name: "protocol", run: protocol, brief: 300 },
    Target { name: "replay", run: replay, brief: 40 },
    Target { name: "play", run: play, brief: 40 },
    Target { name: "components", run: components, brief: 24 },
    Target { name: "forms", run: forms, brief: 200 },
    Target { name: "cookies", run: cookies, brief: 80 },
];

/// Lines of the engine protocol, answered by one session.
///
/// # Panics
/// If the engine fails: a refusal is an answer, a failure is not.
pub fn protocol(data: &[u8]) {
    let mut session = Session::default();
    for line in data.split(|byte| *byte == b'\n').take(LINES) {
        if takes_long(line) {
            continue;
        }
        let answer = session.answer(line);
        assert!(answer.is_object(), "{answer}");
        // An error may repeat what it was told; a failure begins with these words.
        let said = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(!said.starts_with("the engine failed"), "{answer}");
    }
}

/// A caller may let a bot think as long as he likes; that is no failure, only long.
fn takes_long(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    ["bot", "mcts", "net"].iter().any(|word| text.contains(word))
}

/// A replay: read, started, played and verified.
pub fn replay(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(replay) = Replay::parse(text) else { return };
    for entry in shelf::games() {
        // Another game's replay is refused; so is whatever does not hold.
        let _ = replay.verify(entry.title);
        let _ = replay.play(entry.title, replay.lines.len() / 2);
    }
    let again = Replay::parse(&replay.to_string());
    assert!(again.is_ok(), "what was read can be written and read: {again:?}");
}

/// A file of rule examples: read and run.
pub fn play(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let rulings = Rulings::parse("input.play", text);
    let prefix = rulings.prefix().unwrap_or("OR").to_owned();
    let entry = shelf::games().iter().find(|entry| entry.info().prefix == prefix);
    if let Some(entry) = entry {
        let report = rulings.run(entry.title, &[]);
        assert!(report.failures.iter().all(|failure| !failure.why.is_empty()));
    }
}

/// A component file of any game.
pub fn components(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for entry in shelf::games() {
        if let Err(error) = entry.title.components(text) {
            assert!(!error.to_string().is_empty());
        }
    }
}
