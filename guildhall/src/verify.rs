//! `guildhall verify` — checks a replay.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kernel::Title;
use kernel::replay::{Commitment, Replay, ReplayError, Verified};
use serde_json::{Value, json};

use crate::cli::{BoxArgs, read, title_of};
use crate::failure::Failure;
use crate::waiting;

/// Check a replay: that every move was legal, the scores are right and the deal was not changed
#[derive(Args)]
#[command(after_help = "Example: guildhall verify evening.replay")]
pub(crate) struct Verify {
    /// The replay
    file: PathBuf,
    /// Accept a game that is not over yet
    #[arg(long)]
    unfinished: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    parts: BoxArgs,
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let text = read(&self.file)?;
        match waiting::during("playing it again", || self.verify(&text))? {
            Ok(verified) if self.json => Ok(writeln!(out, "{}", form(&verified))?),
            Ok(verified) => Ok(writeln!(out, "{}", sentence(&verified))?),
            Err(error) => {
                if self.json {
                    writeln!(out, "{}", error_form(&text, &error))?;
                }
                Err(Failure::job(format!("{}: {error}", self.file.display())))
            }
        }
    }

    /// What the file proves, or where it does not hold.
    fn verify(&self, text: &str) -> Result<Result<Verified, ReplayError>, Failure> {
        let (replay, title) = match parse(text) {
            Ok(parsed) => parsed,
            Err(error) => return Ok(Err(error)),
        };
        // Whatever has been loaded is found by the hash that the file names.
        self.parts.parts(title)?;
        Ok(replay.verify(title).and_then(|verified| self.whole(&replay, verified)))
    }

    /// A game without an end may have been cut off.
    fn whole(&self, replay: &Replay, verified: Verified) -> Result<Verified, ReplayError> {
        if replay.end.is_some() || self.unfinished {
            return Ok(verified);
        }
        let why = "the file ends before the game does: it is cut off, or still being played\n\
                   hint: give --unfinished to check a game that is not over";
        Err(ReplayError::new(replay.file_line(replay.lines.len()), why))
    }
}

fn parse(text: &str) -> Result<(Replay, &'static dyn Title), ReplayError> {
    let replay = Replay::parse(text)?;
    let title = title_of(&replay)?;
    Ok((replay, title))
}

fn sentence(verified: &Verified) -> String {
    let Verified { moves, scores, commitment, whole, taken_back } = verified;
    let scores = scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
    let from = if *whole { "" } else { " after the loaded state" };
    let deal = match commitment {
        Commitment::Ok => "the deal is the one committed to",
        Commitment::Absent => "the deal is not proved: the file reveals no seed",
        Commitment::Broken => "the deal is not the one committed to",
    };
    let back = match taken_back {
        0 => String::new(),
        1 => "; taken back once past a draw or another's move".to_owned(),
        times => format!("; taken back {times} times past a draw or another's move"),
    };
    format!("ok: {moves} moves{from}, score {scores}; {deal}{back}")
}

fn form(verified: &Verified) -> Value {
    json!({
        "ok": true,
        "moves": verified.moves,
        "scores": verified.scores,
        "commitment": verified.commitment.name(),
        "whole": verified.whole,
        "taken_back": verified.taken_back,
    })
}

/// The moves are those before the line that does not hold.
fn error_form(text: &str, error: &ReplayError) -> Value {
    let commitment = if error.broken_commitment { Commitment::Broken } else { Commitment::Absent };
    let before = text.lines().take(error.line - 1).skip(2);
    let moves = before.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    let mut told = json!({"line": error.line, "message": error.why});
    if let Some(rule) = error.rule {
        told["rule"] = json!(rule);
    }
    json!({
        "ok": false,
        "moves": moves,
        "scores": [],
        "commitment": commitment.name(),
        "error": told,
    })
}
