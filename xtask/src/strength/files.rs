//! The files: the data, and what is made from it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::data::Data;
use super::{page, picture};
use crate::{Problem, Project};

/// The results, if there are any yet.
pub(super) fn read(project: &Project) -> Result<Data, Problem> {
    let file = data_file(project);
    if !file.exists() {
        return Ok(Data::default());
    }
    let problem = |why: String| Problem::new(project.show(&file), why);
    toml::from_str(&project.read(&file)?).map_err(|error| problem(error.to_string()))
}

/// Changes the results and makes the page anew. Others who do so at the same time wait.
pub(super) fn keep(project: &Project, change: impl FnOnce(&mut Data)) -> Result<(), Problem> {
    let _lock = lock(project)?;
    let mut data = read(project)?;
    change(&mut data);
    data.sort();
    write(project, &data_file(project), &data.to_toml())?;
    for (file, text) in made(project, &data) {
        write(project, &file, &text)?;
    }
    Ok(())
}

/// The files that are made from the data, with their text.
pub(super) fn made(project: &Project, data: &Data) -> [(PathBuf, String); 2] {
    let docs = project.root().join("docs");
    [
        (docs.join("strength.md"), page::page(data)),
        (docs.join("pictures/strength.svg"), picture::picture(data)),
    ]
}

fn data_file(project: &Project) -> PathBuf {
    project.root().join("docs/strength.toml")
}

/// Holds until it is dropped, or the program ends in whatever way.
fn lock(project: &Project) -> Result<File, Problem> {
    let path = project.root().join("target/strength.lock");
    let locked = || {
        fs::create_dir_all(project.root().join("target"))?;
        let file = File::create(&path)?;
        file.lock()?;
        Ok(file)
    };
    locked().map_err(|error: std::io::Error| Problem::new(project.show(&path), error.to_string()))
}

/// Writes a file so that it is never seen half written.
fn write(project: &Project, file: &Path, text: &str) -> Result<(), Problem> {
    let fresh = file.with_extension("new");
    let written = || {
        fs::create_dir_all(file.parent().expect("a file lies in a folder"))?;
        fs::write(&fresh, text)?;
        fs::rename(&fresh, file)
    };
    written().map_err(|error: std::io::Error| Problem::new(project.show(file), error.to_string()))
}
