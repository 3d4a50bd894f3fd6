//! What the project may depend on: by cargo-deny where it is installed, else by what is at hand.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use super::licenses;
use super::steps::{Outcome, execute, text, words};
use crate::Project;

/// The version of cargo-deny that `deny.toml` is written for; later ones read it too.
const SINCE: (u32, u32) = (0, 20);
/// Why nothing is known of vulnerabilities where the tool is missing.
const NO_TOOL: &str = "cargo-deny is not installed (cargo install cargo-deny --locked)";
/// And where it is there, but nothing to compare with.
const NO_DATABASE: &str = "the database of advisories cannot be reached from here";

/// Licenses, bans and sources.
pub(super) fn check(project: &Project) -> Result<(), String> {
    let Some(program) = cargo_deny(project) else {
        println!(
            "cargo-deny is not installed; licenses, sources and wildcards are checked without"
        );
        return licenses::check(project);
    };
    let mut run = vec![program];
    run.extend(words("check bans licenses sources"));
    execute(project.root(), &run)
}

/// Known vulnerabilities: of today if the database can be fetched, else of the day it was fetched
/// last. Where it never was, nothing is known, which is no reason to fail but one to be loud.
pub(super) fn advisories(project: &Project) -> Result<Outcome, String> {
    let Some(program) = cargo_deny(project) else {
        return Ok(Outcome::NotChecked(NO_TOOL));
    };
    let fetch = Command::new(&program).args(["fetch", "db"]).current_dir(project.root()).output();
    let is_fetched = fetch.is_ok_and(|fetch| fetch.status.success());
    if !is_fetched && !is_database_at_hand() {
        return Ok(Outcome::NotChecked(NO_DATABASE));
    }
    let mut run = vec![program];
    run.extend(words(if is_fetched { "check advisories" } else { "--offline check advisories" }));
    execute(project.root(), &run).map(|()| Outcome::Checked)
}

/// Whether the database was fetched some day, to where cargo-deny keeps it.
fn is_database_at_hand() -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let kept = home.and_then(|home| fs::read_dir(home.join("advisory-dbs")).ok());
    kept.is_some_and(|mut kept| kept.any(|one| one.is_ok_and(|one| one.path().is_dir())))
}

/// The program, beside the build or wherever this machine has it.
fn cargo_deny(project: &Project) -> Option<String> {
    let beside = project.root().join("target/tools/bin/cargo-deny");
    let programs = [text(&beside), "cargo-deny".to_owned()];
    programs.into_iter().find(|program| is_recent(Path::new(program)))
}

fn is_recent(program: &Path) -> bool {
    let told = Command::new(program).arg("--version").output();
    told.is_ok_and(|told| version(&String::from_utf8_lossy(&told.stdout)) >= Some(SINCE))
}

/// The first two numbers of `cargo-deny 0.20.2`.
fn version(told: &str) -> Option<(u32, u32)> {
    let mut numbers = told.split_whitespace().nth(1)?.split('.');
    let mut next = || numbers.next()?.parse().ok();
    Some((next()?, next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_that_cannot_read_the_file_is_no_tool() {
        assert!(version("cargo-deny 0.20.2\n") >= Some(SINCE));
        assert!(version("cargo-deny 1.0.0") >= Some(SINCE));
        assert!(version("cargo-deny 0.14.2") < Some(SINCE));
        assert!(version("") < Some(SINCE) && version("cargo-deny next") < Some(SINCE));
    }
}
