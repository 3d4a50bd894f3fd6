//! The tests of the workspace, each with its time.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::steps::words;
use crate::Project;

/// A test and how long it took.
pub type Timed = (String, Duration);

/// How the tests went.
#[derive(Debug)]
pub(super) struct Ran {
    /// Wrong if a test failed or nothing could be built.
    pub(super) done: Result<(), String>,
    pub(super) times: Vec<Timed>,
    /// The names of those that failed.
    pub(super) failed: Vec<String>,
}

/// Runs `cargo test` with these arguments to its end, whatever fails.
pub(super) fn run(project: &Project, arguments: &str) -> Ran {
    let (mut times, mut failed) = (Vec::new(), Vec::new());
    let done = listen(project, arguments, |line| {
        times.extend(timed(line));
        failed.extend(failure(line));
    });
    Ran { done, times, failed }
}

/// Prints what the tests say, and shows every line of it.
fn listen(project: &Project, arguments: &str, mut show: impl FnMut(&str)) -> Result<(), String> {
    let line = format!("test --no-fail-fast {arguments} -- -Zunstable-options --report-time");
    let mut cargo = Command::new("cargo");
    cargo.args(words(&line)).current_dir(project.root()).stdout(Stdio::piped());
    // Tests tell their times to whoever asks with a switch that is not stable yet; cargo itself and
    // the compiler stay as they are.
    cargo.env(runner(), "env RUSTC_BOOTSTRAP=1");
    let mut child = cargo.spawn().map_err(|error| format!("`cargo` cannot be run: {error}"))?;
    let output = child.stdout.take().expect("it is piped");
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        show(&line);
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`cargo test {arguments}` ended with {status}")),
        Err(error) => Err(error.to_string()),
    }
}

/// The variable that says how cargo starts the programs it has built for this machine.
fn runner() -> String {
    let machine = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    format!("CARGO_TARGET_{}_RUNNER", machine.to_uppercase().replace('-', "_"))
}

/// What a line of a test program says: `test a::b ... ok <1.234s>`.
fn timed(line: &str) -> Option<Timed> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = rest.split_once('<')?.1.strip_suffix("s>")?;
    Some((name.to_owned(), Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?))
}

/// The name of a test that failed, if a line of a test program tells of one.
fn failure(line: &str) -> Option<String> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    rest.starts_with("FAILED").then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_whether_its_test_failed() {
        assert_eq!(failure("test a::b ... FAILED <0.002s>"), Some("a::b".to_owned()));
        assert_eq!(failure("test a::b ... ok <0.002s>"), None);
        assert_eq!(failure("test result: FAILED. 3 passed; 1 failed"), None);
    }

    #[test]
    fn a_line_tells_the_time_of_its_test() {
        let time = |line| timed(line).map(|(name, time)| (name, time.as_millis()));
        assert_eq!(time("test a::b ... ok <1.234s>"), Some(("a::b".to_owned(), 1234)));
        assert_eq!(time("test c ... FAILED <0.002s>"), Some(("c".to_owned(), 2)));
        assert_eq!(time("test c ... ok"), None);
        assert_eq!(time("test result: ok. 3 passed"), None);
    }
}
