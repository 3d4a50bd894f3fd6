//! Where things lie in the project's folder.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::Rulebook;

/// The project's folder.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The folder that this program was built in.
    pub fn here() -> Project {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
        Project::at(root.expect("the package lies in the project's folder"))
    }

    /// Another folder of the same shape.
    pub fn at(root: impl Into<PathBuf>) -> Project {
        Project { root: root.into() }
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path as messages show it: from the project's folder on, with `/`.
    pub fn show(&self, path: &Path) -> String {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        let names = path.components().map(|name| name.as_os_str().to_string_lossy());
        names.collect::<Vec<_>>().join("/")
    }

    /// Every game: the folders of `games/` that hold a `rules.md`, in the order of their names.
    ///
    /// # Errors
    /// If a folder or file cannot be read, or a component file names no prefix.
    pub fn games(&self) -> Result<Vec<GameFolder>, Problem> {
        let mut folders = entries(&self.root.join("games"))?;
        folders.retain(|folder| folder.join("rules.md").is_file());
        folders.into_iter().map(|folder| GameFolder::open(self, folder)).collect()
    }

    /// Every file below `folder` whose name ends like this, in the order of their paths.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn files(&self, folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Problem> {
        let wanted = |file: &Path| file.extension().is_some_and(|found| found == extension);
        walk(folder, &|_| true, &wanted)
    }

    /// Every wanted file of the project, in the order of their paths; folders that are not to
    /// be entered are passed over.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn walk(
        &self,
        enter: impl Fn(&Path) -> bool,
        wanted: impl Fn(&Path) -> bool,
    ) -> Result<Vec<PathBuf>, Problem> {
        walk(&self.root, &enter, &wanted)
    }

    /// The text of a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, file: &Path) -> Result<String, Problem> {
        fs::read_to_string(file)
            .map_err(|error| Problem::new(self.show(file), format!("cannot be read: {error}")))
    }
}

/// The folder of one game.
#[derive(Clone, Debug)]
pub struct GameFolder {
    /// The folder.
    pub path: PathBuf,
    /// The game's name for people.
    pub title: String,
    /// What its rule ids begin with.
    pub prefix: String,
    /// Its rules.
    pub rulebook: Rulebook,
}

impl GameFolder {
    fn open(project: &Project, path: PathBuf) -> Result<GameFolder, Problem> {
        let file = path.join("data/components.toml");
        let problem = |why: String| Problem::new(project.show(&file), why);
        let table: toml::Table = project
            .read(&file)?
            .parse()
            .map_err(|error| problem(format!("is no TOML: {error}")))?;
        let meta = |name: &str| {
            let value = table.get("meta").and_then(|meta| meta.get(name)?.as_str());
            value.map(str::to_owned).ok_or_else(|| problem(format!("`meta.{name}` is missing")))
        };
        let (title, prefix) = (meta("title")?, meta("prefix")?);
        let rulebook = Rulebook::parse(&project.read(&path.join("rules.md"))?, &prefix);
        Ok(GameFolder { path, title, prefix, rulebook })
    }
}

/// Something that is not in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where: a file, with its line if there is one.
    pub place: String,
    /// What is wrong there.
    pub why: String,
}

impl Problem {
    /// What is wrong, and where.
    pub fn new(place: impl Into<String>, why: impl Into<String>) -> Problem {
        Problem { place: place.into(), why: why.into() }
    }
}

/// Nothing was found, or a line for each problem.
///
/// # Errors
/// If anything is not in order, or could not be looked at.
pub fn in_order(found: Result<Vec<Problem>, Problem>) -> Result<(), String> {
    let problems = found.unwrap_or_else(|problem| vec![problem]);
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    if lines.is_empty() { Ok(()) } else { Err(lines.join("\n")) }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.why)
    }
}

impl std::error::Error for Problem {}

fn walk(
    folder: &Path,
    enter: &impl Fn(&Path) -> bool,
    wanted: &impl Fn(&Path) -> bool,
) -> Result<Vec<PathBuf>, Problem> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if !entry.is_dir() {
            files.extend(wanted(&entry).then_some(entry));
        } else if enter(&entry) {
            files.extend(walk(&entry, enter, wanted)?);
        }
    }
    Ok(files)
}

/// What lies in a folder, in the order of the names; nothing if there is no such folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let problem =
        |error| Problem::new(folder.to_string_lossy(), format!("cannot be read: {error}"));
    let listed = fs::read_dir(folder).map_err(problem)?;
    let paths: Result<Vec<_>, _> = listed.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(problem)?;
    paths.sort();
    Ok(paths)
}
