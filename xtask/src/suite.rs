//! The one command that runs every check of the project.
//!
//! Each step has a headline and its time. One that fails hides none of those behind it: all are
//! run, and the summary tells what failed, what each took and which tests were the slowest. A step
//! that cannot run fails too; leaving one out must be asked for with `GUILDHALL_SKIP=deny,…`, the
//! summary says so loudly, and where `CI` is set it is refused.

use std::env;
use std::time::{Duration, Instant};

use kernel::text::nearest;

use crate::Project;

mod changed;
mod deny;
mod licenses;
mod python;
pub mod steady;
mod steps;
mod tools;
mod trials;

pub use steps::{Outcome, Shared, Step, all, quick};
use trials::Timed;

/// The variable that names the steps to leave out.
const SKIP: &str = "GUILDHALL_SKIP";
/// What tests of the step `test` start: the tests themselves read [`SKIP`] and leave them out.
const SERVERS: [&str; 2] = ["postgres", "chromium"];
/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// A step that was run.
struct Done {
    name: &'static str,
    time: Duration,
    outcome: Outcome,
}

/// Runs the checks: all of them, or those that are quick.
///
/// # Errors
/// Names the steps that failed, or what is wrong with the request.
pub fn run(project: &Project, is_quick: bool) -> Result<(), String> {
    let asked = env::var(SKIP).unwrap_or_default();
    let on_ci = env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false");
    let skipped = skipped(&asked, on_ci)?;
    let steps = if is_quick { quick(project)? } else { all() };
    let mut shared = Shared::default();
    let wanted = steps.iter().filter(|step| !skipped.contains(&step.name));
    let done: Vec<Done> = wanted.map(|step| timed(project, step, &skipped, &mut shared)).collect();
    print!("{}", summary(&done, &skipped, &slowest(shared.times)));
    verdict(&done)
}

fn timed(project: &Project, step: &Step, skipped: &[&str], shared: &mut Shared) -> Done {
    println!("\n━━ {}: {}", step.name, step.headline());
    let start = Instant::now();
    let outcome = step.run(project, skipped, shared);
    let time = start.elapsed();
    let seconds = time.as_secs_f64();
    match &outcome {
        Outcome::Checked => println!("━━ {}: ok in {seconds:.1} s", step.name),
        Outcome::NotChecked(why) => println!("━━ {}: NOT CHECKED: {why}", step.name),
        Outcome::Failed(why) => println!("{why}\n━━ {}: FAILED after {seconds:.1} s", step.name),
    }
    Done { name: step.name, time, outcome }
}

fn slowest(mut tests: Vec<Timed>) -> Vec<Timed> {
    tests.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    tests.truncate(SLOWEST);
    tests
}

fn verdict(done: &[Done]) -> Result<(), String> {
    let failed = done.iter().filter(|step| matches!(step.outcome, Outcome::Failed(_)));
    let failed: Vec<&str> = failed.map(|step| step.name).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// The steps that were asked to be left out.
fn skipped(asked: &str, on_ci: bool) -> Result<Vec<&'static str>, String> {
    let names: Vec<&str> = asked.split(',').map(str::trim).filter(|s| !s.is_empty()).collect();
    if on_ci && !names.is_empty() {
        return Err(format!("{SKIP} is set: no check is left out where CI is set"));
    }
    names.into_iter().map(known).collect()
}

fn known(name: &str) -> Result<&'static str, String> {
    let steps = all().into_iter().map(|step| step.name);
    let names: Vec<&'static str> = steps.chain(SERVERS).collect();
    names.iter().copied().find(|known| *known == name).ok_or_else(|| {
        let hint = match nearest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the steps are {}", names.join(", ")),
        };
        format!("{SKIP} names no step: `{name}`\nhint: {hint}")
    })
}

fn summary(done: &[Done], skipped: &[&str], slowest: &[Timed]) -> String {
    let mut text = String::from("\n");
    for (name, time) in slowest {
        text.push_str(&format!("{:9.1} s  test {name}\n", time.as_secs_f64()));
    }
    for Done { name, time, outcome } in done {
        let seconds = time.as_secs_f64();
        text.push_str(&match outcome {
            Outcome::Checked => format!("{name:>12}  ok      {seconds:7.1} s\n"),
            Outcome::NotChecked(why) => format!("{name:>12}  NOT CHECKED: {why}\n"),
            Outcome::Failed(_) => format!("{name:>12}  FAILED  {seconds:7.1} s\n"),
        });
    }
    for name in skipped {
        text.push_str(&format!("{name:>12}  SKIPPED: {SKIP} asked for it; NOT checked\n"));
    }
    let total: Duration = done.iter().map(|step| step.time).sum();
    text.push_str(&format!("{}, {:.1} s\n", word(done, skipped), total.as_secs_f64()));
    text
}

/// All of it in a word.
fn word(done: &[Done], skipped: &[&str]) -> &'static str {
    let is_all = skipped.is_empty();
    match is_all && done.iter().all(|step| step.outcome == Outcome::Checked) {
        true => "all is well",
        false if verdict(done).is_err() => "not all is well",
        false => "what was checked is well",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_left_out_by_name_and_never_on_ci() {
        assert_eq!(skipped("", true), Ok(vec![]));
        assert_eq!(skipped("deny, tidy", false), Ok(vec!["deny", "tidy"]));
        assert!(skipped("deny", true).is_err());
        assert_eq!(
            skipped("dney", false),
            Err("GUILDHALL_SKIP names no step: `dney`\nhint: did you mean `deny`?".to_owned())
        );
    }

    fn done(name: &'static str, outcome: Outcome) -> Done {
        Done { name, time: Duration::from_secs(1), outcome }
    }

    #[test]
    fn the_summary_is_loud_about_what_was_left_out() {
        let well = [done("fmt", Outcome::Checked)];
        assert!(summary(&well, &["deny"], &[]).contains("SKIPPED"));
        assert!(summary(&well, &[], &[]).contains("all is well"));
        let unknown = [done("advisories", Outcome::NotChecked("no database"))];
        let unknown = summary(&unknown, &[], &[]);
        assert!(unknown.contains("advisories  NOT CHECKED: no database"), "{unknown}");
        assert!(!unknown.contains("all is well"), "{unknown}");
    }

    #[test]
    fn what_failed_is_told_at_the_end_beside_the_rest() {
        let failed = || Outcome::Failed("a test failed".to_owned());
        let steps = [done("test", failed()), done("sim", Outcome::Checked), done("deny", failed())];
        let text = summary(&steps, &[], &[]);
        assert!(text.contains("test  FAILED") && text.contains("sim  ok"), "{text}");
        assert!(text.contains("not all is well"), "{text}");
        assert_eq!(verdict(&steps), Err("failed: test, deny".to_owned()));
        assert_eq!(verdict(&steps[1..2]), Ok(()));
    }

    #[test]
    fn the_slowest_tests_come_first_and_are_ten() {
        let tests = (0..12).map(|n| (format!("t{n}"), Duration::from_secs(n))).collect();
        let slow = slowest(tests);
        assert_eq!((slow.len(), slow[0].0.as_str()), (10, "t11"));
        let text = summary(&[], &[], &slow[..1]);
        assert!(text.contains("11.0 s  test t11"), "{text}");
    }
}
