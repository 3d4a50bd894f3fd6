//! `cargo xtask release` — what people install: an archive, a Debian package, what is in them, and
//! the sums to check them by.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;

use crate::Project;

mod debian;
mod sbom;

/// Where everything is made, below the project's folder.
const DIST: &str = "target/dist";
/// What a program needs no manual for, but its owner wants.
const PAPERS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE-MIT", "LICENSE-APACHE"];
/// The shells, and what each calls the file with its completions.
const SHELLS: [(&str, &str); 3] =
    [("bash", "guildhall"), ("zsh", "_guildhall"), ("fish", "guildhall.fish")];

/// Make the archive, the Debian package, the list of what is in them and their sums
///
/// All of it lies in target/dist then. A package is made for this machine, where dpkg-deb is at hand.
#[derive(Args)]
#[command(after_help = "Examples:
  cargo xtask release
  cargo xtask release --static
  cargo xtask release --static --target x86_64-unknown-linux-musl")]
pub struct Ask {
    /// Build for this machine, as rustc names it [default: this one]
    #[arg(long)]
    target: Option<String>,
    /// Link the C library into the program, which then needs nothing of the system; no Debian package
    /// is made of it
    #[arg(long = "static")]
    is_static: bool,
    /// Take this program instead of building one
    #[arg(long, value_name = "FILE", conflicts_with_all = ["target", "is_static"])]
    from: Option<PathBuf>,
}

/// Something that is about to be released.
struct Release<'a> {
    project: &'a Project,
    /// `guildhall-0.1.0-x86_64-linux`
    name: String,
    version: String,
    program: PathBuf,
    /// Where its files lie before they are packed.
    stage: PathBuf,
    dist: PathBuf,
}

/// Makes everything.
///
/// # Errors
/// If something cannot be built, written or packed.
pub fn run(project: &Project, ask: &Ask) -> Result<(), String> {
    let program = match &ask.from {
        Some(file) => file.canonicalize().map_err(told(file))?,
        None => build(project, ask)?,
    };
    let release = Release::new(project, program, ask)?;
    release.lay_out()?;
    let mut made = vec![release.archive()?, release.contents()?];
    // Debian's package names the architecture and the C library of this machine.
    if !ask.is_static && ask.target.is_none() {
        made.extend(release.package()?);
    }
    release.sums(&made)?;
    made.iter().for_each(|file| println!("made: {}", project.show(file)));
    Ok(())
}

/// Builds the program as it is shipped.
fn build(project: &Project, ask: &Ask) -> Result<PathBuf, String> {
    let mut cargo = Command::new("cargo");
    finish(cargo.args(building(ask)).current_dir(project.root()))?;
    let folder = ask.target.as_ref().map_or_else(PathBuf::new, PathBuf::from);
    // Where cargo puts it may be said from outside; what is relative, it takes from where it was called.
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    Ok(project.root().join(target).join(folder).join("release/guildhall"))
}

/// The words for cargo. What is linked into the program is decided by its last crate alone: all
/// others are the same as in any other build.
fn building(ask: &Ask) -> Vec<&str> {
    let how = if ask.is_static { "rustc" } else { "build" };
    let mut words = vec![how, "--release", "--locked", "--package", "guildhall"];
    words.extend(["--bin", "guildhall"]);
    words.extend(ask.target.iter().flat_map(|target| ["--target", target]));
    if ask.is_static {
        words.extend(["--", "-C", "target-feature=+crt-static"]);
    }
    words
}

impl Release<'_> {
    fn new<'a>(project: &'a Project, program: PathBuf, ask: &Ask) -> Result<Release<'a>, String> {
        let said = output(Command::new(&program).arg("--version"))?;
        let version = said.split(' ').nth(1).unwrap_or_default().to_owned();
        let machine = match &ask.target {
            Some(target) => target.clone(),
            None => format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS),
        };
        let how = if ask.is_static { "-static" } else { "" };
        let name = format!("guildhall-{version}-{machine}{how}");
        let dist = project.root().join(DIST);
        let stage = dist.join(&name);
        Ok(Release { project, name, version, program, stage, dist })
    }

    /// The program, its manual, its completions, its unit and its papers.
    fn lay_out(&self) -> Result<(), String> {
        let _ = fs::remove_dir_all(&self.stage);
        fs::create_dir_all(&self.stage).map_err(told(&self.stage))?;
        copy(&self.program, &self.stage.join("guildhall"))?;
        for paper in PAPERS {
            copy(&self.project.root().join(paper), &self.stage.join(paper))?;
        }
        let unit = self.project.root().join("packaging/guildhall.service");
        copy(&unit, &self.stage.join("guildhall.service"))?;
        self.manual()?;
        SHELLS.iter().try_for_each(|(shell, file)| self.completions(shell, file))
    }

    fn manual(&self) -> Result<(), String> {
        let mut man = Command::new(&self.program);
        finish(man.arg("man").arg("--out").arg(self.stage.join("man")).stdout(Stdio::null()))
    }

    fn completions(&self, shell: &str, file: &str) -> Result<(), String> {
        let text = output(Command::new(&self.program).args(["completions", shell]))?;
        let folder = self.stage.join("completions");
        fs::create_dir_all(&folder).map_err(told(&folder))?;
        write(&folder.join(file), &text)
    }

    /// The archive; the same files make the same archive.
    fn archive(&self) -> Result<PathBuf, String> {
        let file = self.dist.join(format!("{}.tar.gz", self.name));
        let mut tar = Command::new("tar");
        tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
        tar.arg(format!("--mtime=@{}", self.moment())).arg("-czf").arg(&file);
        finish(tar.arg(&self.name).current_dir(&self.dist))?;
        Ok(file)
    }

    /// When the commit was made, in seconds; nothing of the hour it is packed at goes in.
    fn moment(&self) -> String {
        let mut git = Command::new("git");
        git.args(["log", "-1", "--format=%ct"]).current_dir(self.project.root());
        output(&mut git).map_or_else(|_| "0".to_owned(), |said| said.trim().to_owned())
    }

    /// What the program is made of.
    fn contents(&self) -> Result<PathBuf, String> {
        let file = self.dist.join(format!("{}.cdx.json", self.name));
        write(&file, &sbom::text(self.project, &self.version)?)?;
        Ok(file)
    }

    fn package(&self) -> Result<Option<PathBuf>, String> {
        if output(Command::new("dpkg-deb").arg("--version")).is_err() {
            println!("dpkg-deb is not at hand: no Debian package is made");
            return Ok(None);
        }
        debian::make(self).map(Some)
    }

    /// The sums, as `sha256sum --check` reads them.
    fn sums(&self, made: &[PathBuf]) -> Result<(), String> {
        let names = made.iter().filter_map(|file| file.file_name());
        let mut sums = Command::new("sha256sum");
        let text = output(sums.args(names).current_dir(&self.dist))?;
        write(&self.dist.join("SHA256SUMS"), &text)
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(told(from))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(told(file))
}

/// An error of a file, with its name.
fn told(file: &Path) -> impl Fn(std::io::Error) -> String {
    let file = file.display().to_string();
    move |error| format!("{file}: {error}")
}

/// Runs a command to its end.
fn finish(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} ended with {status}")),
        Err(error) => Err(format!("{command:?} cannot be run: {error}")),
    }
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String, String> {
    match command.output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => Err(format!("{command:?} ended with {}", output.status)),
        Err(error) => Err(format!("{command:?} cannot be run: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_crate_hears_that_it_is_static() {
        let plain = Ask { target: Some("riscv".to_owned()), is_static: false, from: None };
        assert_eq!(building(&plain)[0], "build");
        assert!(building(&plain).ends_with(&["--target", "riscv"]));
        let whole = Ask { is_static: true, ..plain };
        assert_eq!(building(&whole)[0], "rustc");
        assert!(building(&whole).ends_with(&["riscv", "--", "-C", "target-feature=+crt-static"]));
    }
}
