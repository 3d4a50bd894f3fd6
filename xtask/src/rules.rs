//! Every rule with the functions that cite it and the examples that prove it.
//!
//! A rule needs an example in `tests/rulings/`, or a line with a reason in `tests/unproven.txt`;
//! a rule that the code refuses by needs an example of the refusal. So no rule of the book can be
//! skipped in silence, and none can be cited by nothing at all.

use std::fmt;

use kernel::rulings::{Coverage, Proof, Rulings};

use crate::{GameFolder, Problem, Project};

mod sources;
mod unproven;

pub use sources::{Citation, Sources};
pub use unproven::Unproven;

/// The largest part of the rules that may go without an example, in percent.
const UNPROVEN_MAX: usize = 5;

/// What is known of the rules of one game.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game's name for people.
    pub title: String,
    /// Its folder, from the project's on.
    pub folder: String,
    /// Its rules in the order of the book.
    pub rules: Vec<RuleReport>,
    /// What is not in order.
    pub problems: Vec<Problem>,
}

/// What is known of one rule.
#[derive(Clone, Debug)]
pub struct RuleReport {
    /// Its id.
    pub id: String,
    /// Where the code cites it.
    pub citations: Vec<Citation>,
    /// The examples that prove it.
    pub proofs: Vec<Proof>,
    /// Why there is none.
    pub reason: Option<String>,
    /// Whether the code refuses by it.
    pub refuses: bool,
}

/// The reports of every game.
///
/// # Errors
/// If a file cannot be read.
pub fn reports(project: &Project) -> Result<Vec<Report>, Problem> {
    project.games()?.iter().map(|game| report(project, game)).collect()
}

/// What is not in order with the rules of any game.
///
/// # Errors
/// If a file cannot be read.
pub fn check(project: &Project) -> Result<Vec<Problem>, Problem> {
    Ok(reports(project)?.into_iter().flat_map(|report| report.problems).collect())
}

/// The report of one game.
///
/// # Errors
/// If a file cannot be read.
pub fn report(project: &Project, game: &GameFolder) -> Result<Report, Problem> {
    let files = rulings(project, game)?;
    let ids: Vec<&str> = game.rulebook.rules().iter().map(|rule| rule.id.as_str()).collect();
    let coverage = Coverage::of(ids.iter().copied(), &files);
    let sources = Sources::read(project, game)?;
    let unproven = Unproven::read(project, game)?;
    let mut problems = unproven.problems(game, &coverage);
    problems.extend(unread(game, &files));
    problems.extend(sources.unknown(game));
    problems.extend(ids.iter().filter_map(|id| missing(game, id, &coverage, &unproven)));
    problems.extend(sources.untried(&ids, &coverage));
    problems.extend(too_many(&unproven, ids.len()));
    let rule = |id: &&str| RuleReport {
        id: (*id).to_owned(),
        citations: sources.citations(id),
        proofs: coverage.proofs(id).to_vec(),
        reason: unproven.reason(id).map(str::to_owned),
        refuses: sources.refuses(id),
    };
    let (title, folder) = (game.title.clone(), project.show(&game.path));
    Ok(Report { title, folder, rules: ids.iter().map(rule).collect(), problems })
}

/// The files of rule examples of a game.
fn rulings(project: &Project, game: &GameFolder) -> Result<Vec<Rulings>, Problem> {
    let files = project.files(&game.path.join("tests/rulings"), "play")?;
    let read =
        |file: &std::path::PathBuf| Ok(Rulings::parse(&project.show(file), &project.read(file)?));
    files.iter().map(read).collect()
}

/// Lines that cannot be read, and headings that name no rule.
fn unread(game: &GameFolder, files: &[Rulings]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in files {
        let place = |line: usize| format!("{}:{line}", file.name);
        problems.extend(file.unread.iter().map(|failure| {
            Problem::new(place(failure.line), format!("`{}`: {}", failure.what, failure.why))
        }));
        for example in &file.examples {
            let unknown = example.ids.iter().filter(|id| game.rulebook.find(id).is_none());
            problems.extend(
                unknown.map(|id| Problem::new(place(example.line), format!("no rule is `{id}`"))),
            );
        }
    }
    problems
}

/// A rule with neither an example nor a reason.
fn missing(
    game: &GameFolder,
    id: &str,
    coverage: &Coverage,
    unproven: &Unproven,
) -> Option<Problem> {
    let known = coverage.is_proved(id) || unproven.reason(id).is_some();
    let chapter = &game.rulebook.find(id)?.chapter;
    let why = format!(
        "no example proves it (chapter {chapter})\n\
         hint: add one to tests/rulings, or a reason to tests/unproven.txt"
    );
    (!known).then(|| Problem::new(id, why))
}

fn too_many(unproven: &Unproven, rules: usize) -> Option<Problem> {
    let why =
        format!("{} of {rules} rules go unproven; at most {UNPROVEN_MAX} % may", unproven.len());
    (unproven.len() * 100 > rules * UNPROVEN_MAX).then(|| Problem::new(&unproven.file, why))
}

impl Report {
    /// One line: how much is proved.
    pub fn summary(&self) -> String {
        let count =
            |holds: fn(&RuleReport) -> bool| self.rules.iter().filter(|rule| holds(rule)).count();
        let proved = count(|rule| !rule.proofs.is_empty());
        let percent = 100.0 * proved as f64 / self.rules.len().max(1) as f64;
        format!(
            "{}: {proved} of {} ids proved ({percent:.1} %), {} unproven with a reason, {} cited \
             by code, {} refused by",
            self.title,
            self.rules.len(),
            count(|rule| rule.reason.is_some()),
            count(|rule| !rule.citations.is_empty()),
            count(|rule| rule.refuses),
        )
    }
}

/// Rule → functions → examples, with paths from the game's folder on; then the summary.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rulings = format!("{}/tests/rulings/", self.folder);
        let folder = format!("{}/", self.folder);
        for rule in &self.rules {
            writeln!(f, "{}", rule.to_string().replace(&rulings, "").replace(&folder, ""))?;
        }
        write!(f, "{}", self.summary())
    }
}

impl fmt::Display for RuleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |entries: Vec<String>| match entries.is_empty() {
            true => "-".to_owned(),
            false => entries.join(", "),
        };
        let same_item = |a: &&Citation, b: &&Citation| a.item.is_some() && a.item == b.item;
        let items = self.citations.iter().collect::<Vec<_>>();
        let items = items.chunk_by(|a, b| same_item(a, b)).map(|cited| cited[0].to_string());
        let citations = list(items.collect());
        let proofs = match &self.reason {
            Some(reason) => format!("unproven: {reason}"),
            None => list(self.proofs.iter().map(ToString::to_string).collect()),
        };
        write!(f, "{} → {citations} → {proofs}", self.id)
    }
}
