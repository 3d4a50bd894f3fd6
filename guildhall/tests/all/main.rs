//! The binary from outside: what it prints, how it exits.

mod analyse;
mod bad_input;
mod campaign;
mod commands;
mod learning;
mod load;
#[cfg(feature = "parquet")]
mod parquet;
mod serve;
mod written;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// Runs `guildhall` with these words.
fn guildhall(args: &[&str]) -> Output {
    guildhall_with(args, "")
}

/// Runs `guildhall` with these words and this standard input.
fn guildhall_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    // Whoever fails early does not read what is written.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// What a successful run prints.
fn printed(args: &[&str]) -> String {
    let output = guildhall(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("it prints text")
}

/// What a successful run prints, as JSON.
fn printed_json(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).expect("it prints JSON")
}

/// What a run that must fail with `code` says.
fn refused(args: &[&str], code: i32) -> String {
    let output = guildhall(args);
    let error = String::from_utf8(output.stderr).expect("it prints text");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    let (hints, said): (Vec<&str>, Vec<&str>) =
        error.lines().partition(|line| line.starts_with("hint: "));
    assert!(said.len() == 1 && hints.len() <= 1, "one line and a hint, not: {error}");
    error
}

/// A file that is gone when the test ends.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, text: &str) -> TempFile {
        let path = std::env::temp_dir().join(format!("guildhall-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("the temporary folder can be written to");
        TempFile(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the path is text")
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The replay of a game of two that bots played through the protocol to its end.
fn replay() -> String {
    replay_of("orleans", 2)
}

/// A whole game of so many players that busy bots played.
fn replay_of(game: &str, players: u8) -> String {
    let mut caller = protocol::Session::default();
    let mut ask = |method: &str, params: Value| {
        let request = json!({"id": 0, "method": method, "params": params}).to_string();
        caller.answer(request.as_bytes())["result"].take()
    };
    let mut status = ask("new", json!({"game": game, "players": players, "seed": 5}));
    let table = status["table"].clone();
    while status["over"] == json!(false) {
        let seat = status["to_act"][0].clone();
        let choice = ask("bot", json!({"table": table, "seat": seat, "bot": "busy", "seed": 1}));
        status = ask("apply", json!({"table": table, "seat": seat, "action": choice["action"]}));
    }
    ask("replay", json!({"table": table})).as_str().expect("a replay is text").to_owned()
}
