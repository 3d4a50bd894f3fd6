//! Files in order: small, plain, and about nothing but the project.

use std::path::{Path, PathBuf};

use crate::{Problem, Project};

/// The longest source file; past it there are two ideas in it.
const LINES_MAX: usize = 400;

/// Source files that may be longer, each with its reason.
const LONG: &[(&str, &str)] = &[];

/// Folders that hold nothing of the project's own.
const FOREIGN: [&str; 5] = ["target", ".git", "node_modules", ".venv", "__pycache__"];

/// The ends of the names of text files.
const TEXT: [&str; 14] = [
    "rs", "md", "toml", "play", "lesson", "puzzle", "figures", "ftl", "py", "txt", "sh", "yml",
    "yaml", "replay",
];

/// What stands in no source file. Written in two halves, since this is one.
const BANNED_CODE: [&str; 7] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("HA", "CK"),
    concat!("#[ig", "nore"),
];

/// What stands in no file at all: paths of one machine.
const BANNED_TEXT: [&str; 3] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/tmp/", "brief")];

/// Where a rulebook came from is told once, in the provenance of the component file.
const ORIGIN: [&str; 2] = [concat!("seed", " 00"), concat!("seed", " `00")];

/// Everything that is out of order.
///
/// # Errors
/// If a file or folder cannot be read.
pub fn check(project: &Project) -> Result<Vec<Problem>, Problem> {
    let mut problems = Vec::new();
    let files = texts(project)?;
    for file in &files {
        let name = project.show(file);
        let text = project.read(file)?;
        problems.extend(of_text(&name, &text));
        if name.ends_with(".rs") {
            problems.extend(of_source(&name, &text));
        }
    }
    for head in files.iter().filter(|file| is_program_of_tests(file)) {
        problems.extend(never_run(project, head, &files)?);
    }
    problems.extend(LONG.iter().filter_map(|(name, _)| stale(project, name)));
    Ok(problems)
}

/// Every text file of the project.
fn texts(project: &Project) -> Result<Vec<PathBuf>, Problem> {
    let own = |path: &Path| {
        !path.components().any(|name| FOREIGN.iter().any(|foreign| name.as_os_str() == *foreign))
    };
    let is_text = |path: &Path| {
        let end = path.extension().and_then(|end| end.to_str());
        end.is_some_and(|end| TEXT.contains(&end)) || path.ends_with(".ci/run")
    };
    project.walk(|path| own(path.strip_prefix(project.root()).unwrap_or(path)), is_text)
}

/// Whether this is the first file of a program of tests that has others beside it.
fn is_program_of_tests(file: &Path) -> bool {
    let is_folder = || file.ancestors().nth(2).is_some_and(|around| around.ends_with("tests"));
    file.ends_with("tests/all.rs") || (file.ends_with("main.rs") && is_folder())
}

/// The files beside the first one of a program of tests which it does not name: nobody runs them.
fn never_run(project: &Project, head: &Path, files: &[PathBuf]) -> Result<Vec<Problem>, Problem> {
    let text = project.read(head)?;
    let beside = files.iter().filter(|file| file.parent() == head.parent() && *file != head);
    let unnamed = beside.filter(|file| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        file.extension().is_some_and(|end| end == "rs") && !text.contains(&format!("mod {name};"))
    });
    let why = format!("never run: {} does not name it", project.show(head));
    Ok(unnamed.map(|file| Problem::new(project.show(file), &why)).collect())
}

/// What holds for every text.
fn of_text(name: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut provenance = false;
    for (at, line) in text.lines().enumerate() {
        if line.starts_with('[') {
            provenance = line.trim_start_matches('[').starts_with("provenance");
        }
        let mut wrong =
            |why: String| problems.push(Problem::new(format!("{name}:{}", at + 1), why));
        if line.ends_with([' ', '\t', '\r']) {
            wrong("the line ends with a space".to_owned());
        }
        for path in BANNED_TEXT.iter().filter(|path| line.contains(**path)) {
            wrong(format!("`{path}` is a path of one machine"));
        }
        if !provenance && ORIGIN.iter().any(|origin| line.contains(origin)) {
            wrong("sources are named in `[provenance]` of the component file alone".to_owned());
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(Problem::new(name, "the last line has no end"));
    }
    problems
}

/// What holds for every source file.
fn of_source(name: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let mut wrong =
            |why: String| problems.push(Problem::new(format!("{name}:{}", at + 1), why));
        if line.contains('\t') {
            wrong("a tab; indent with spaces".to_owned());
        }
        for banned in BANNED_CODE.iter().filter(|banned| line.contains(**banned)) {
            wrong(format!("`{banned}` has no place in finished code"));
        }
    }
    let lines = text.lines().count();
    if lines > LINES_MAX && !is_generated(text) && LONG.iter().all(|(long, _)| *long != name) {
        let why = format!("{lines} lines; past {LINES_MAX} look for the second idea");
        problems.push(Problem::new(name, why));
    }
    if name.ends_with("lib.rs") && !text.starts_with("//!") {
        problems.push(Problem::new(name, "a crate begins with `//!` and what it is for"));
    }
    problems
}

fn is_generated(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.contains("Generated by `cargo xtask"))
}

/// An exception that is no longer needed.
fn stale(project: &Project, name: &str) -> Option<Problem> {
    let lines = project.read(&project.root().join(name)).map_or(0, |text| text.lines().count());
    let why = format!("{lines} lines; take it off the list of long files in xtask/src/tidy.rs");
    (lines <= LINES_MAX).then(|| Problem::new(name, why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(problems: Vec<Problem>) -> Vec<String> {
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn slips_in_texts_are_found() {
        let text = format!("a \n{}here\n[provenance.book]\nseed{}3\nend", BANNED_TEXT[0], " 00");
        assert_eq!(
            reasons(of_text("a.md", &text)),
            [
                "a.md:1: the line ends with a space".to_owned(),
                format!("a.md:2: `{}` is a path of one machine", BANNED_TEXT[0]),
                "a.md: the last line has no end".to_owned(),
            ]
        );
        let seed = format!("from {}3_x\n", ORIGIN[1]);
        assert_eq!(of_text("a.md", &seed).len(), 1);
    }

    #[test]
    fn slips_in_sources_are_found() {
        let text = format!("//! Crate.\n\tfn a() {{ {}) }}\n", BANNED_CODE[0]);
        assert_eq!(of_source("a/src/lib.rs", &text).len(), 2);
        assert_eq!(of_source("a/src/lib.rs", "mod a;\n").len(), 1);
        assert_eq!(of_source("a/src/a.rs", &"x\n".repeat(401)).len(), 1);
        let generated = format!("//! Generated by `cargo xtask ids`.\n{}", "x\n".repeat(401));
        assert_eq!(of_source("a/src/a.rs", &generated), []);
    }

    #[test]
    fn a_test_that_no_program_names_is_found() {
        let project = Project::here();
        let head = project.root().join("games/orleans/tests/all.rs");
        let files = ["all.rs", "rulings.rs", "forgotten.rs", "unproven.txt"];
        let files = files.map(|name| head.with_file_name(name));
        assert!(files.iter().any(|file| is_program_of_tests(file)));
        let found = reasons(never_run(&project, &head, &files).unwrap());
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("games/orleans/tests/forgotten.rs: never run"), "{found:?}");
    }
}
