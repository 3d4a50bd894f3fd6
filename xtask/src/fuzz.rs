//! Fuzzing by hand: the targets of `fuzz/`, guided by coverage, with the toolchain that is there.
//!
//! `cargo fuzz run TARGET` does the same where cargo-fuzz and a nightly toolchain are, and looks
//! for misused memory besides. Both keep what they find apart from the corpus of the repository.

use std::fs;
use std::process::Command;

use clap::Args;

use seeds::TARGETS;

use crate::Project;

/// What lets libFuzzer see which code an input reaches.
const INSTRUMENTED: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Ccodegen-units=1";
/// An input that takes longer than this many seconds counts as a hang.
const HANG: u32 = 30;

/// Try the readers of outside input with inputs that libFuzzer makes up
#[derive(Args, Debug)]
pub struct Ask {
    /// Only this target [default: all, one after the other]
    #[arg(value_parser = TARGETS)]
    target: Option<String>,
    /// How long each is tried
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

/// Builds the targets and tries them.
///
/// # Errors
/// Names the target that failed; the input that did it lies in `fuzz/artifacts`.
pub fn run(project: &Project, ask: &Ask) -> Result<(), String> {
    let machine = machine()?;
    build(project, &machine)?;
    let wanted = |target: &&&str| ask.target.as_ref().is_none_or(|name| name == **target);
    TARGETS
        .iter()
        .filter(wanted)
        .try_for_each(|target| fuzz(project, &machine, target, ask.seconds))
}

/// What this machine is called. Naming it keeps the instrumentation out of the programs that the
/// build itself runs, which have no libFuzzer.
fn machine() -> Result<String, String> {
    let told = Command::new("rustc").arg("-vV").output().map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let name = told.lines().find_map(|line| line.strip_prefix("host: "));
    name.map(str::to_owned).ok_or_else(|| "rustc does not name this machine".to_owned())
}

fn build(project: &Project, machine: &str) -> Result<(), String> {
    let root = project.root();
    let mut command = Command::new("cargo");
    command.args(["build", "--release", "--manifest-path", "fuzz/Cargo.toml"]);
    command
        .args(["--target-dir", "target/fuzz", "--target", machine])
        .env("RUSTFLAGS", INSTRUMENTED);
    finish(command.current_dir(root), "building the targets")
}

fn fuzz(project: &Project, machine: &str, target: &str, seconds: u32) -> Result<(), String> {
    let root = project.root();
    let (found, artifacts) = (format!("fuzz/found/{target}"), format!("fuzz/artifacts/{target}/"));
    for folder in [&found, &artifacts] {
        fs::create_dir_all(root.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
    }
    let program = root.join("target/fuzz").join(machine).join("release").join(target);
    let mut command = Command::new(program);
    command.arg(&found).args(seeds::folders(target));
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-timeout={HANG}"));
    command.arg(format!("-artifact_prefix={artifacts}")).arg("-print_final_stats=1");
    command.args(["-max_len=131072", "-rss_limit_mb=4096"]);
    finish(command.current_dir(root), target)
}

fn finish(command: &mut Command, what: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what}: {status}")),
        Err(error) => Err(format!("{what}: {error}")),
    }
}
