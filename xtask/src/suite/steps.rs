//! The steps, in the order they run: the quick ones first.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use super::python::Fetching;
use super::trials::Timed;
use super::{changed, deny, licenses, python, tools, trials};
use crate::{Problem, Project, ids, in_order, rules, strength, tidy};

/// What everything is built from: the whole workspace with what the program for researchers has
/// besides. Cargo compiles a crate anew for every other choice.
pub(super) const ALL: &str = "--locked --workspace --features guildhall/parquet";
/// The program, as the tests were compiled with it. Its engine is optimized and keeps its checks.
pub(super) const PROGRAM: &str = "target/debug/guildhall";

/// One check.
pub struct Step {
    /// What it is called in `GUILDHALL_SKIP`.
    pub name: &'static str,
    work: Work,
}

type Check = fn(&Project) -> Result<Vec<Problem>, Problem>;

enum Work {
    /// This command, in the project's folder.
    Command(Vec<String>),
    /// A function of this crate.
    Check(&'static str, Check),
    /// What the checks need beside Rust.
    Tools,
    /// `cargo test` with these arguments.
    Tests(String),
    /// What may be depended on.
    Deny,
    /// The same for known vulnerabilities, where their database can be had.
    Advisories,
    /// The Python package in an environment of its own.
    Python,
}

/// What steps share.
#[derive(Default)]
pub struct Shared {
    /// The tests so far, each with its time.
    pub times: Vec<Timed>,
    packages: Option<Fetching>,
}

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was checked and is well.
    Checked,
    /// It could not be checked here, and why.
    NotChecked(&'static str),
    /// It was checked and is not well.
    Failed(String),
}

impl From<Result<(), String>> for Outcome {
    fn from(done: Result<(), String>) -> Outcome {
        done.map_or_else(Outcome::Failed, |()| Outcome::Checked)
    }
}

/// What a change must pass before it is worth more time: everything but the tests of crates that
/// were not touched.
///
/// # Errors
/// If it cannot be seen what was touched.
pub fn quick(project: &Project) -> Result<Vec<Step>, String> {
    let crates = changed::crates(project)?;
    let tests = (!crates.is_empty()).then(|| tests("test", &some(&crates)));
    Ok(checks().into_iter().chain(tests).collect())
}

/// The arguments for the tests of some crates, built with the features that they have among all.
/// Examples in comments are left out: whoever runs them does not tell their times.
pub(super) fn some(crates: &BTreeSet<String>) -> String {
    let mut arguments = String::from("--locked --tests --package alike --features alike/server");
    if crates.contains("guildhall") {
        arguments.push_str(",guildhall/parquet");
    }
    crates.iter().for_each(|name| arguments.push_str(&format!(" --package {name}")));
    arguments
}

/// Every check there is, the quick ones first.
pub fn all() -> Vec<Step> {
    let tools = Step { name: "tools", work: Work::Tools };
    let deny = Step { name: "deny", work: Work::Deny };
    let advisories = Step { name: "advisories", work: Work::Advisories };
    let tests = [
        tests("test", &format!("{ALL} --tests")),
        command("examples", &format!("cargo test {ALL} --no-fail-fast --doc")),
    ];
    let first = [tools].into_iter().chain(checks());
    first.chain([deny, advisories]).chain(tests).chain(heavy()).collect()
}

/// What reads the sources, and takes seconds once everything was compiled.
fn checks() -> Vec<Step> {
    vec![
        command("fmt", "cargo fmt --all --check"),
        check("ids", "the constants are those of rules.md", ids::check),
        check("rules", "every rule is proved", rules::check),
        check("strength", "the page of strength says what was measured", strength::check),
        check("tidy", "the files are in order", tidy::check),
        command("clippy", &format!("cargo clippy {ALL} --all-targets -- -D warnings")),
        // What people build, without what is only for researchers.
        command(
            "plain",
            "cargo clippy --locked --workspace --bin guildhall --quiet -- -D warnings",
        ),
    ]
}

/// What takes minutes: whole games by the thousand. The simulation plays every number of players
/// with every option, tries the kernel's laws on the way, and fails if any question, outcome or event
/// never occurred.
fn heavy() -> Vec<Step> {
    let program = command("program", &format!("cargo build {ALL} --bin guildhall"));
    let sims = shelf::games().iter().map(|game| sim(game.key()));
    let protocol = shelf::games().iter().flat_map(|game| protocol(game.key()));
    let python = Step { name: "python", work: Work::Python };
    [program].into_iter().chain(sims).chain(protocol).chain([python]).collect()
}

/// A game by a program in another language, and what it recorded.
fn protocol(game: &str) -> [Step; 2] {
    let file = format!("target/protocol-{game}.replay");
    let play = format!(
        "python3 examples/protocol_game.py --guildhall {PROGRAM} --game {game} \
         --out {file}"
    );
    let verify = format!("{PROGRAM} verify {file}");
    [command("protocol", &play), command("verify", &verify)]
}

fn sim(game: &str) -> Step {
    let line = format!(
        "{PROGRAM} sim {game} --check --players all --all-options \
         --bots random,busy --games 2000 --seed 1"
    );
    command("sim", &line)
}

impl Step {
    /// What it does, for people.
    pub fn headline(&self) -> String {
        match &self.work {
            Work::Command(words) => words.join(" "),
            Work::Check(what, _) => (*what).to_owned(),
            Work::Tools => tools::HEADLINE.to_owned(),
            Work::Tests(arguments) => format!("cargo test {arguments}"),
            Work::Deny => licenses::HEADLINE.to_owned(),
            Work::Advisories => "cargo deny check advisories".to_owned(),
            Work::Python => python::HEADLINE.to_owned(),
        }
    }

    /// Does it.
    pub fn run(&self, project: &Project, skipped: &[&str], shared: &mut Shared) -> Outcome {
        match &self.work {
            Work::Command(words) => execute(project.root(), words).into(),
            Work::Check(_, check) => in_order(check(project)).into(),
            Work::Tools => prepare(project, skipped, shared).into(),
            Work::Tests(arguments) => {
                let ran = trials::run(project, arguments);
                shared.times.extend(ran.times);
                ran.done.into()
            }
            Work::Deny => deny::check(project).into(),
            Work::Advisories => deny::advisories(project).unwrap_or_else(Outcome::Failed),
            Work::Python => python::run(project, shared.packages.take()).into(),
        }
    }
}

/// Looks for the tools, and begins to fetch what Python needs.
fn prepare(project: &Project, skipped: &[&str], shared: &mut Shared) -> Result<(), String> {
    tools::run(project, skipped)?;
    if !skipped.contains(&"python") {
        println!("python: its packages are fetched while the rest is compiled");
        shared.packages = Some(Fetching::begin(project)?);
    }
    Ok(())
}

fn command(name: &'static str, line: &str) -> Step {
    Step { name, work: Work::Command(words(line)) }
}

fn tests(name: &'static str, arguments: &str) -> Step {
    Step { name, work: Work::Tests(arguments.to_owned()) }
}

fn check(name: &'static str, what: &'static str, check: Check) -> Step {
    Step { name, work: Work::Check(what, check) }
}

pub(super) fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

pub(super) fn execute(folder: &Path, words: &[String]) -> Result<(), String> {
    let (program, arguments) = words.split_first().expect("a command has a program");
    let status = Command::new(program).args(arguments).current_dir(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` ended with {status}", words.join(" "))),
        Err(error) => Err(format!("`{program}` cannot be run: {error}")),
    }
}

pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_that_asks_for_times_runs_examples() {
        let quick = tests("test", &some(&BTreeSet::from(["orleans".to_owned()])));
        for step in all().into_iter().chain([quick]) {
            if let Work::Tests(arguments) = step.work {
                assert!(arguments.contains("--tests"), "{arguments}");
            }
        }
    }
}
