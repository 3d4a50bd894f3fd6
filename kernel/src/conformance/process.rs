//! The same game in a fresh process.

use std::process::Command;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::law::{Broken, Law, Verdict};
use super::{Breach, Plan, uniform};
use crate::chance::{Fast, hex};
use crate::{Actor, Game, Turn, Viewer};

/// Set in a process that shall print its digest.
const ASKED: &str = "GUILDHALL_CONFORMANCE_DIGEST";

/// What stands before the digest in the output.
const MARK: &str = "conformance digest: ";

/// Whether this process was started by [`fresh_process`] to print its digest.
pub fn is_fresh_process() -> bool {
    std::env::var_os(ASKED).is_some()
}

/// Compares the digest of a plan's games with that of a fresh process.
///
/// Call it from a test whose path is `test`, as [`module_path!`] and the function's name give
/// it: the fresh process runs that test of this executable alone, and it prints its digest.
///
/// # Errors
/// If the digests differ or the process cannot be run.
pub fn fresh_process<G: Game>(plan: &Plan<G>, test: &str) -> Result<(), Breach> {
    let own = digest(plan)?;
    if is_fresh_process() {
        println!("{MARK}{own}");
        return Ok(());
    }
    compare(&own, test).map_err(Breach::outside)
}

fn compare(own: &str, test: &str) -> Verdict {
    let fail = |what: String| Law::Deterministic.broken(what);
    // The harness knows its tests without the name of the crate.
    let test = test.split_once("::").map_or(test, |(_, test)| test);
    let executable = std::env::current_exe().map_err(|error| fail(error.to_string()))?;
    let output = Command::new(executable)
        .args([test, "--exact", "--nocapture"])
        .env(ASKED, "1")
        .output()
        .map_err(|error| fail(format!("a fresh process does not start: {error}")))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let fresh = text.split_once(MARK).and_then(|(_, rest)| rest.split_whitespace().next());
    let fresh = fresh.ok_or_else(|| fail(format!("`{test}` prints no digest:\n{text}")))?;
    Law::Deterministic.holds(fresh == own, || "a fresh process plays another game".to_owned())
}

/// A digest of one game at every table of a plan: every list of options, every view and the
/// state at the end. It is the same in every process.
///
/// # Errors
/// If a table cannot be set up or a game does not end.
pub fn digest<G: Game>(plan: &Plan<G>) -> Result<String, Breach> {
    let mut hash = Sha256::new();
    for (stream, start) in plan.tables().map_err(Breach::outside)?.into_iter().enumerate() {
        let mut rng = Fast::new(plan.seed, stream as u64);
        add_game(start, &mut rng, plan.thorough.lines, &mut hash).map_err(Breach::outside)?;
    }
    Ok(hex(&hash.finalize()))
}

fn add_game<G: Game>(mut game: G, rng: &mut Fast, most: usize, hash: &mut Sha256) -> Verdict {
    let mut legal = Vec::new();
    for _ in 0..most {
        let Some(actor) = game.turn().actor() else { break };
        game.legal(actor, &mut legal);
        Law::Ends
            .holds(!legal.is_empty(), || format!("{actor} is waited for without an option"))?;
        legal.iter().for_each(|action| hash.update(format!("{actor} {action}\n")));
        let action = match actor {
            Actor::Chance => game.deal(rng),
            Actor::Seat(seat) => uniform(&game, seat, &legal, rng),
        };
        hash.update(format!("{action}\n"));
        let played = game.play(actor, action);
        played.map_err(|refused| Law::Listed.broken(format!("{actor} `{action}`: {refused}")))?;
    }
    Law::Ends.holds(game.turn() == Turn::Over, || format!("no end within {most} lines"))?;
    for viewer in Viewer::all(game.players()) {
        hash.update(json(&game.view(viewer))?);
    }
    hash.update(json(&game.snapshot())?);
    Ok(())
}

fn json(value: &impl Serialize) -> Result<Vec<u8>, Broken> {
    serde_json::to_vec(value).map_err(|error| Law::Json.broken(error.to_string()))
}
