//! The crates that were changed, for a check that is quick.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::Project;

/// The names of the crates with a file that the last commit does not have; of those that it changed,
/// if nothing was changed since.
///
/// # Errors
/// If the project's history cannot be read.
pub(super) fn crates(project: &Project) -> Result<BTreeSet<String>, String> {
    let since = crates_of(project, &git(project, &["status", "--porcelain", "--untracked-files"])?);
    if !since.is_empty() {
        return Ok(since);
    }
    Ok(crates_of(project, &git(project, &["show", "--name-only", "--format=", "HEAD"])?))
}

fn git(project: &Project, arguments: &[&str]) -> Result<String, String> {
    let told = Command::new("git").args(arguments).current_dir(project.root()).output();
    let told = told.map_err(|error| format!("`git` cannot be run: {error}"))?;
    Ok(String::from_utf8_lossy(&told.stdout).into_owned())
}

fn crates_of(project: &Project, lines: &str) -> BTreeSet<String> {
    let files = lines.lines().filter_map(|line| line.split_whitespace().last());
    files.filter_map(|file| crate_of(project.root(), Path::new(file))).collect()
}

/// The crate that a file belongs to: that of the nearest manifest above it.
fn crate_of(root: &Path, file: &Path) -> Option<String> {
    let manifests = file.ancestors().skip(1).map(|folder| root.join(folder).join("Cargo.toml"));
    let text = manifests.filter_map(|manifest| std::fs::read_to_string(manifest).ok()).next()?;
    let manifest: toml::Table = text.parse().ok()?;
    Some(manifest.get("package")?.get("name")?.as_str()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_crate_around_it() {
        let project = Project::here();
        let names = |lines: &str| crates_of(&project, lines).into_iter().collect::<Vec<_>>();
        assert_eq!(names(" M table/src/room/seen.rs\n?? table/new.rs"), ["table"]);
        assert_eq!(names("games/orleans/rules.md\nREADME.md"), ["orleans"]);
        assert!(names("README.md").is_empty());
    }
}
