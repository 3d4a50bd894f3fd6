//! The pictures of `docs/pictures`, taken in Chromium of games from a fixed seed.

use std::process::Command;

use crate::Project;

/// Takes every picture again.
///
/// # Errors
/// If the browser or the program that takes them cannot be run.
pub fn take(project: &Project) -> Result<(), String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--locked", "--package", "browser", "--bin", "pictures"]);
    match cargo.current_dir(project.root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the pictures were not taken: {status}")),
        Err(error) => Err(format!("`cargo` cannot be run: {error}")),
    }
}
