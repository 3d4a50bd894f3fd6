//! The package for researchers: built as people build it, tested in an environment of its own.
//!
//! Its tests need packages of gigabytes, which are fetched while the rest is compiled. The engine
//! is taken from what was compiled for the other tests.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Child, Command};

use super::steps::{PROGRAM, execute, text, words};
use crate::Project;

/// Where the environment lies, below the project's folder.
const ENVIRONMENT: &str = "target/python-venv";
/// Where the files lie that the tests read, below the project's folder.
const DATA: &str = "target/python-data";
/// What is said while the packages are fetched.
const LOG: &str = "target/python-packages.log";

/// What the step does, for people.
pub(super) const HEADLINE: &str = "pip install ./python[test], then its tests";

/// Packages that are being fetched.
pub(super) struct Fetching(Child);

impl Fetching {
    /// Begins to fetch whatever the tests need, giving way to those who compile.
    ///
    /// # Errors
    /// If it cannot be begun.
    pub(super) fn begin(project: &Project) -> Result<Fetching, String> {
        let folder = project.root();
        environment(folder)?;
        let wanted = wanted(&folder.join("python/pyproject.toml"))?;
        let log = || File::create(folder.join(LOG));
        let pip = |log: File| {
            let mut pip = Command::new("nice");
            pip.args(words(&pip_install())).args(&wanted).current_dir(folder);
            pip.stdout(log.try_clone()?).stderr(log).spawn()
        };
        log().and_then(pip).map(Fetching).map_err(|error| format!("pip cannot be run: {error}"))
    }

    /// Waits until everything is there.
    fn end(mut self, project: &Project) -> Result<(), String> {
        let status = self.0.wait().map_err(|error| error.to_string())?;
        if status.success() {
            return Ok(());
        }
        let said = fs::read_to_string(project.root().join(LOG)).unwrap_or_default();
        Err(format!("{said}\npip ended with {status}"))
    }
}

/// Builds the wheel, installs it where whatever its tests need lies already, and runs them.
pub(super) fn run(project: &Project, packages: Option<Fetching>) -> Result<(), String> {
    let folder = project.root();
    match packages {
        Some(packages) => packages.end(project)?,
        None => environment(folder)?,
    }
    install(folder)?;
    data(folder)?;
    pytest(folder)
}

/// Not `bin/pip`, which knows its way only as long as the folder stays where it is. Of the packages'
/// twelve thousand files few are ever read: Python compiles those itself.
fn pip_install() -> String {
    let python = format!("{ENVIRONMENT}/bin/python");
    format!("{python} -m pip install --no-compile --quiet --disable-pip-version-check")
}

/// The packages that the tests need.
fn wanted(project: &Path) -> Result<Vec<String>, String> {
    let told = |error: &dyn std::fmt::Display| format!("pyproject.toml: {error}");
    let text = fs::read_to_string(project).map_err(|error| told(&error))?;
    let table: toml::Table = text.parse().map_err(|error| told(&error))?;
    let list = |keys: &[&str]| {
        let found = keys.iter().try_fold(table.get("project")?, |found, key| found.get(key))?;
        let names = found.as_array()?.iter();
        Some(names.filter_map(|name| Some(name.as_str()?.to_owned())).collect::<Vec<_>>())
    };
    let always = list(&["dependencies"]).ok_or(told(&"no dependencies"))?;
    let tests = list(&["optional-dependencies", "test"]).ok_or(told(&"nothing for the tests"))?;
    Ok(always.into_iter().chain(tests).collect())
}

/// The wheel, of the engine that the other tests were compiled with.
fn install(folder: &Path) -> Result<(), String> {
    let mut line = vec!["env".to_owned(), "MATURIN_PEP517_ARGS=--profile dev".to_owned()];
    line.extend(words(&format!("{} ./python[test]", pip_install())));
    execute(folder, &line)
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
    fs::create_dir_all(folder.join(DATA)).map_err(|error: io::Error| format!("{DATA}: {error}"))?;
    let sim = format!(
        "{PROGRAM} sim orleans --players 2 --bots greedy --games 60 --out {DATA}/games.parquet \
         --decisions {DATA}/choices.parquet --observations"
    );
    execute(folder, &words(&sim))
}

/// Three at a time, file by file, the longest first: many wait for others, and those of a file share
/// what they set up.
fn pytest(folder: &Path) -> Result<(), String> {
    let mut tests = Command::new(folder.join(ENVIRONMENT).join("bin/python"));
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-rs", "--durations=10"]);
    tests.args(["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "python"]);
    tests.current_dir(folder).env("GUILDHALL_DATA", text(&folder.join(DATA)));
    match tests.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the tests of the package ended with {status}")),
        Err(error) => Err(format!("{ENVIRONMENT} cannot be run: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_packages_of_the_tests_are_those_of_the_project() {
        let wanted = wanted(&Project::here().root().join("python/pyproject.toml")).unwrap();
        for name in ["numpy", "pytest", "torch"] {
            assert!(wanted.iter().any(|wanted| wanted.starts_with(name)), "{name}: {wanted:?}");
        }
    }
}
