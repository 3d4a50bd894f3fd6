//! Tells the program which commit it was built from, and when that was made.

use std::path::Path;
use std::process::Command;

fn main() {
    for (name, format) in [("GUILDHALL_COMMIT", "%h"), ("GUILDHALL_DATE", "%cs")] {
        println!("cargo:rerun-if-env-changed={name}");
        let told = std::env::var(name).ok().filter(|told| !told.is_empty());
        let told = told.or_else(|| git(&["log", "-1", &format!("--format={format}")]));
        println!("cargo:rustc-env={name}={}", told.unwrap_or_else(|| "unknown".to_owned()));
    }
    // A new commit moves this file, wherever the folder keeps it.
    let moved = git(&["rev-parse", "--git-path", "logs/HEAD"]);
    if let Some(moved) = moved.filter(|moved| Path::new(moved).exists()) {
        println!("cargo:rerun-if-changed={moved}");
    } else {
        println!("cargo:rerun-if-changed=build.rs");
    }
}

/// What git says of the folder; nothing where there is no git, or no history.
fn git(arguments: &[&str]) -> Option<String> {
    let told = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(told.stdout).ok()?.trim().to_owned();
    (told.status.success() && !text.is_empty()).then_some(text)
}
