//! The tests again and again, while the machine has other work: a test that depends on who is quicker
//! is a defect, and shows itself here.

use std::collections::BTreeMap;
use std::hint;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::python;
use super::steps::{self, ALL};
use super::trials::{self, Ran};
use crate::Project;

/// What is asked for. `taskset --cpu-list 0 cargo xtask steady` has all of it on one core.
#[derive(clap::Args)]
#[command(about = "Run the tests again and again on a busy machine, and tell which ones waver")]
pub struct Ask {
    /// How often
    #[arg(long, default_value_t = 10)]
    times: u32,
    /// How many threads keep the cores busy meanwhile
    #[arg(long, default_value_t = cores())]
    busy: usize,
    /// Only the tests of these packages [default: all, and Python's]
    packages: Vec<String>,
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// One run of all tests.
struct Round {
    time: Duration,
    failed: Vec<String>,
}

/// Runs them so often and tells how each run ended.
///
/// # Errors
/// Names the tests that failed, with how often.
pub fn run(project: &Project, ask: &Ask) -> Result<(), String> {
    let round = |_| beside(ask.busy, || round(project, &ask.packages));
    let rounds: Vec<Round> = (1..=ask.times).map(round).collect();
    print!("{}", told(&rounds));
    verdict(&rounds)
}

fn round(project: &Project, packages: &[String]) -> Round {
    let start = Instant::now();
    let tests = match packages {
        [] => format!("{ALL} --tests"),
        some => steps::some(&some.iter().cloned().collect()),
    };
    let Ran { done, mut failed, .. } = trials::run(project, &tests);
    if done.is_err() && failed.is_empty() {
        failed.push("cargo test".to_owned());
    }
    if packages.is_empty()
        && let Err(why) = python::run(project, None)
    {
        println!("{why}");
        failed.push("python".to_owned());
    }
    let round = Round { time: start.elapsed(), failed };
    println!("\n━━ {}", line(&round));
    round
}

/// Does something while so many threads do nothing useful, without a pause.
fn beside<T>(busy: usize, work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    let toil = || {
        while !is_over.load(Ordering::Relaxed) {
            hint::spin_loop();
        }
    };
    thread::scope(|scope| {
        (0..busy).for_each(|_| drop(scope.spawn(toil)));
        let done = work();
        is_over.store(true, Ordering::Relaxed);
        done
    })
}

fn line(round: &Round) -> String {
    let seconds = round.time.as_secs_f64();
    match round.failed.is_empty() {
        true => format!("well in {seconds:.1} s"),
        false => format!("FAILED in {seconds:.1} s: {}", round.failed.join(", ")),
    }
}

fn told(rounds: &[Round]) -> String {
    let lines = (1..).zip(rounds).map(|(n, round)| format!("run {n:>2}: {}\n", line(round)));
    format!("\n{}", lines.collect::<String>())
}

fn verdict(rounds: &[Round]) -> Result<(), String> {
    let mut counts = BTreeMap::<&str, usize>::new();
    for name in rounds.iter().flat_map(|round| &round.failed) {
        *counts.entry(name).or_default() += 1;
    }
    if counts.is_empty() {
        return Ok(());
    }
    let tests = counts.iter().map(|(name, times)| format!("{name} {times} times"));
    Err(format!("of {} runs failed: {}", rounds.len(), tests.collect::<Vec<_>>().join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_wavers_is_counted_over_all_runs() {
        let round = |failed: &[&str]| Round {
            time: Duration::from_secs(2),
            failed: failed.iter().map(|name| (*name).to_owned()).collect(),
        };
        let rounds = [round(&["a::b", "python"]), round(&[]), round(&["a::b"])];
        assert_eq!(
            verdict(&rounds),
            Err("of 3 runs failed: a::b 2 times, python 1 times".to_owned())
        );
        assert_eq!(verdict(&rounds[1..2]), Ok(()));
        let text = told(&rounds);
        assert!(text.contains("run  1: FAILED in 2.0 s: a::b, python\nrun  2: well"), "{text}");
    }

    #[test]
    fn whoever_keeps_the_cores_busy_ends_with_the_work() {
        assert_eq!(beside(2, || 7), 7);
    }
}
