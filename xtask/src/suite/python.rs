//! The package for researchers: built as people build it, tested in an environment of its own.

use std::path::Path;
use std::process::Command;

use super::steps::{execute, text, words};
use crate::Project;

/// Where the environment lies, below the project's folder.
const ENVIRONMENT: &str = "target/python-venv";
/// Where the files lie that the tests read, below the project's folder.
const DATA: &str = "target/python-data";

/// What the step does, for people.
pub(super) const HEADLINE: &str = "pip install ./python[test], then its tests";

/// Builds the wheel, installs it with whatever its tests need, and runs them.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let folder = project.root();
    environment(folder)?;
    // Not `bin/pip`, which knows its way only as long as the folder stays where it is.
    let pip =
        format!("{ENVIRONMENT}/bin/python -m pip install --quiet --disable-pip-version-check");
    execute(folder, &words(&format!("{pip} ./python[test]")))?;
    data(folder)?;
    pytest(folder)
}

/// An environment of Python's packages that touches no other.
fn environment(folder: &Path) -> Result<(), String> {
    if folder.join(ENVIRONMENT).join("bin/pip").exists() {
        return Ok(());
    }
    execute(folder, &words(&format!("python3 -m venv {ENVIRONMENT}")))
}

/// The files of a simulation, as the guide makes them.
fn data(folder: &Path) -> Result<(), String> {
    let made = std::fs::create_dir_all(folder.join(DATA));
    made.map_err(|error| format!("{DATA}: {error}"))?;
    let sim = format!(
        "target/release/guildhall sim orleans --players 2 --bots greedy --games 60 --out {DATA}/games.parquet \
         --decisions {DATA}/choices.parquet --observations"
    );
    execute(folder, &words(&sim))
}

fn pytest(folder: &Path) -> Result<(), String> {
    let mut tests = Command::new(folder.join(ENVIRONMENT).join("bin/python"));
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-rs", "python"]);
    tests.current_dir(folder).env("GUILDHALL_DATA", text(&folder.join(DATA)));
    match tests.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the tests of the package ended with {status}")),
        Err(error) => Err(format!("{ENVIRONMENT} cannot be run: {error}")),
    }
}
