//! The steps, in the order they run: the quick ones first.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use super::trials::Timed;
use super::{changed, python, tools, trials};
use crate::{Problem, Project, ids, in_order, rules, strength, tidy};

/// The version of cargo-deny that `deny.toml` is written for.
const DENY: &str = "0.20.2";

/// What the program for researchers has besides; in one build with the rest, so that nothing is
/// compiled twice.
const PARQUET: &str = "--features guildhall/parquet";

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
    /// cargo-deny, installed beside the build if it is not there.
    Deny,
    /// The same for known vulnerabilities, where their database can be had.
    Advisories,
    /// The Python package in an environment of its own.
    Python,
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
    let crates: Vec<String> =
        changed::crates(project)?.iter().map(|name| format!("--package {name}")).collect();
    let tests = (!crates.is_empty()).then(|| tests("test", &crates.join(" ")));
    Ok(checks().into_iter().chain(tests).collect())
}

/// Every check there is, the quick ones first.
pub fn all() -> Vec<Step> {
    let tools = Step { name: "tools", work: Work::Tools };
    let deny = Step { name: "deny", work: Work::Deny };
    let advisories = Step { name: "advisories", work: Work::Advisories };
    let tests = [
        tests("test", &format!("--workspace {PARQUET} --lib --bins --tests")),
        command(
            "examples",
            &format!("cargo test --locked --workspace {PARQUET} --no-fail-fast --doc"),
        ),
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
        command(
            "clippy",
            &format!("cargo clippy --workspace {PARQUET} --all-targets --locked -- -D warnings"),
        ),
        // What people build, without what is only for researchers.
        command("plain", "cargo check --locked --package guildhall"),
    ]
}

/// What takes minutes: whole games by the thousand, in release. The simulation plays every number
/// of players with every option, tries the kernel's laws on the way, and fails if any question,
/// outcome or event never occurred.
fn heavy() -> Vec<Step> {
    let release = command(
        "release",
        &format!("cargo build --release --locked --package guildhall {PARQUET}"),
    );
    let sims = shelf::games().iter().map(|game| sim(game.key()));
    let protocol = shelf::games().iter().flat_map(|game| protocol(game.key()));
    let python = Step { name: "python", work: Work::Python };
    [release].into_iter().chain(sims).chain(protocol).chain([python]).collect()
}

/// A game by a program in another language, and what it recorded.
fn protocol(game: &str) -> [Step; 2] {
    let file = format!("target/protocol-{game}.replay");
    let play = format!(
        "python3 examples/protocol_game.py --guildhall target/release/guildhall --game {game} \
         --out {file}"
    );
    let verify = format!("target/release/guildhall verify {file}");
    [command("protocol", &play), command("verify", &verify)]
}

fn sim(game: &str) -> Step {
    let line = format!(
        "target/release/guildhall sim {game} --check --players all --all-options \
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
            Work::Deny => "cargo deny check bans licenses sources".to_owned(),
            Work::Advisories => "cargo deny check advisories".to_owned(),
            Work::Python => python::HEADLINE.to_owned(),
        }
    }

    /// Does it; what takes long in it is told to `slow`.
    pub fn run(&self, project: &Project, skipped: &[&str], slow: &mut Vec<Timed>) -> Outcome {
        match &self.work {
            Work::Command(words) => execute(project.root(), words).into(),
            Work::Check(_, check) => in_order(check(project)).into(),
            Work::Tools => tools::run(project, skipped).into(),
            Work::Tests(arguments) => {
                let (done, times) = trials::run(project, arguments);
                slow.extend(times);
                done.into()
            }
            Work::Deny => deny(project).into(),
            Work::Advisories => advisories(project).unwrap_or_else(Outcome::Failed),
            Work::Python => python::run(project).into(),
        }
    }
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

fn deny(project: &Project) -> Result<(), String> {
    let mut run = vec![text(&cargo_deny(project)?)];
    run.extend(words("check bans licenses sources"));
    execute(project.root(), &run)
}

/// Known vulnerabilities: of today if the database can be fetched, else of the day it was fetched
/// last. Where it never was, nothing is known, which is no reason to fail but one to be loud.
fn advisories(project: &Project) -> Result<Outcome, String> {
    let program = text(&cargo_deny(project)?);
    let fetch = Command::new(&program).args(["fetch", "db"]).current_dir(project.root()).output();
    let is_fetched = fetch.is_ok_and(|fetch| fetch.status.success());
    if !is_fetched && !is_database_at_hand() {
        return Ok(Outcome::NotChecked("the database of advisories cannot be reached from here"));
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

/// The program, installed if it is not there.
fn cargo_deny(project: &Project) -> Result<PathBuf, String> {
    let tools = project.root().join("target/tools");
    let program = tools.join("bin/cargo-deny");
    if !is_installed(&program) {
        println!("cargo-deny {DENY} is not there yet; installing it into target/tools");
        // Built without optimization: about a minute instead of several.
        let install = format!(
            "cargo install cargo-deny --locked --version {DENY} --debug --no-default-features \
             --force --root"
        );
        let mut install = words(&install);
        install.push(text(&tools));
        execute(project.root(), &install)?;
    }
    Ok(program)
}

fn is_installed(program: &PathBuf) -> bool {
    let version = Command::new(program).arg("--version").output();
    version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(DENY))
}

pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
