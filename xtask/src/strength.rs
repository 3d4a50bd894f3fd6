//! How strong the bots are: the ladder is played, the results are kept in `docs/strength.toml`,
//! and the page `docs/strength.md` with its picture is made from them alone.
//!
//! Results do not depend on the machine, since the budgets of the levels are iterations; the times
//! do, and the page says so. Several runs may work side by side: each adds its own results to the
//! file, and a run that is cut off leaves what it has.

use crate::{Problem, Project};

mod ask;
mod contest;
mod data;
mod files;
mod page;
mod picture;
mod plan;
mod rating;
mod time;

pub use ask::Ask;

/// Plays or measures what is asked for, keeps the results, and makes the page.
///
/// # Errors
/// If nothing of that kind can be played, or a file cannot be read or written.
pub fn run(project: &Project, ask: &Ask) -> Result<(), String> {
    if ask.page {
        return files::keep(project, |_| ()).map_err(|problem| problem.to_string());
    }
    if ask.time {
        return time::measure(project, ask);
    }
    if !ask.merge.is_empty() {
        return merge(project, ask);
    }
    for pairing in ask.pairings()? {
        if ask.list {
            println!("{}", pairing.command());
        } else if ask.again || !contest::is_known(project, ask, &pairing)? {
            contest::hold(project, ask, &pairing)?;
        }
    }
    Ok(())
}

/// Takes the results of other files.
fn merge(project: &Project, ask: &Ask) -> Result<(), String> {
    for file in &ask.merge {
        let problem = |why: String| format!("{}: {why}", file.display());
        let text = std::fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
        let other = data::Data::read(&text).map_err(problem)?;
        files::keep(project, |data| data.merge(other)).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Whether the page and its picture are those of the data.
///
/// # Errors
/// If a file cannot be read.
pub fn check(project: &Project) -> Result<Vec<Problem>, Problem> {
    let data = files::read(project)?;
    let made = files::made(project, &data).into_iter();
    let stale = made.filter(|(file, text)| project.read(file).as_ref() != Ok(text));
    let why = "is not what docs/strength.toml says\nhint: run `cargo xtask strength --page`";
    Ok(stale.map(|(file, _)| Problem::new(project.show(&file), why)).collect())
}
