//! The one command that runs every check of the project.
//!
//! Each step has a headline and its time, and the first that fails ends the run. A step that
//! cannot run fails too; leaving one out must be asked for with `GUILDHALL_SKIP=deny,…`, the
//! summary says so loudly, and where `CI` is set it is refused.

use std::env;
use std::time::{Duration, Instant};

use kernel::text::nearest;

use crate::Project;

mod python;
mod steps;

pub use steps::{Outcome, Step, heavy, light};

/// The variable that names the steps to leave out.
const SKIP: &str = "GUILDHALL_SKIP";
/// What tests of the step `test` start: the tests themselves read [`SKIP`] and leave them out.
const SERVERS: [&str; 2] = ["postgres", "chromium"];

/// Runs the checks; the heavy ones unless only the quick ones are wanted.
///
/// # Errors
/// Names the first step that fails, or what is wrong with the request.
pub fn run(project: &Project, quick: bool) -> Result<(), String> {
    let mut steps = light();
    if !quick {
        steps.extend(heavy());
    }
    let asked = env::var(SKIP).unwrap_or_default();
    let on_ci = env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false");
    let skipped = skipped(&asked, on_ci)?;
    let (mut done, mut unknown) = (Vec::new(), Vec::new());
    for step in steps.iter().filter(|step| !skipped.contains(&step.name)) {
        let (outcome, time) = timed(project, step)?;
        match outcome {
            Outcome::Checked => done.push((step.name, time)),
            Outcome::NotChecked(why) => unknown.push((step.name, why)),
        }
    }
    print!("{}", summary(&done, &skipped, &unknown));
    Ok(())
}

fn timed(project: &Project, step: &Step) -> Result<(Outcome, Duration), String> {
    println!("\n━━ {}: {}", step.name, step.headline());
    let start = Instant::now();
    let seconds = || start.elapsed().as_secs_f64();
    let outcome = step
        .run(project)
        .map_err(|why| format!("{why}\n━━ {}: FAILED after {:.1} s", step.name, seconds()))?;
    match outcome {
        Outcome::Checked => println!("━━ {}: ok in {:.1} s", step.name, seconds()),
        Outcome::NotChecked(why) => println!("━━ {}: NOT CHECKED: {why}", step.name),
    }
    Ok((outcome, start.elapsed()))
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
    let steps = light().into_iter().chain(heavy()).map(|step| step.name);
    let names: Vec<&'static str> = steps.chain(SERVERS).collect();
    names.iter().copied().find(|known| *known == name).ok_or_else(|| {
        let hint = match nearest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the steps are {}", names.join(", ")),
        };
        format!("{SKIP} names no step: `{name}`\nhint: {hint}")
    })
}

fn summary(done: &[(&str, Duration)], skipped: &[&str], unknown: &[(&str, &str)]) -> String {
    let mut text = String::from("\n");
    for (name, time) in done {
        text.push_str(&format!("{name:>12}  ok  {:7.1} s\n", time.as_secs_f64()));
    }
    for name in skipped {
        text.push_str(&format!("{name:>12}  SKIPPED: {SKIP} asked for it; NOT checked\n"));
    }
    for (name, why) in unknown {
        text.push_str(&format!("{name:>12}  NOT CHECKED: {why}\n"));
    }
    let total: Duration = done.iter().map(|(_, time)| *time).sum();
    let is_all = skipped.is_empty() && unknown.is_empty();
    let verdict = if is_all { "all is well" } else { "what was checked is well" };
    text.push_str(&format!("{verdict}, {:.1} s\n", total.as_secs_f64()));
    text
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

    #[test]
    fn the_summary_is_loud_about_what_was_left_out() {
        let done = [("fmt", Duration::from_secs(1))];
        assert!(summary(&done, &["deny"], &[]).contains("SKIPPED"));
        assert!(summary(&done, &[], &[]).contains("all is well"));
        let unknown = summary(&done, &[], &[("advisories", "no database")]);
        assert!(unknown.contains("advisories  NOT CHECKED: no database"), "{unknown}");
        assert!(!unknown.contains("all is well"), "{unknown}");
    }
}
