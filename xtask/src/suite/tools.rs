//! What the checks need beside Rust: looked for at the start, and installed aloud where it is missing.

use std::path::Path;
use std::process::{Command, Stdio};

use super::steps::{execute, words};
use crate::Project;

/// What the step does, for people.
pub(super) const HEADLINE: &str = "what the checks need beside Rust is there";

/// A program, the word that leaves it out, and the packages of Debian that bring it.
struct Tool {
    name: &'static str,
    is_there: fn() -> bool,
    packages: &'static str,
}

const TOOLS: [Tool; 3] = [
    Tool { name: "python", is_there: has_python, packages: "python3 python3-venv" },
    Tool {
        name: "chromium",
        is_there: has_chromium,
        packages: "chromium-headless-shell chromium-driver",
    },
    Tool { name: "postgres", is_there: has_postgres, packages: "postgresql" },
];

/// Says what is there and installs what is not.
///
/// # Errors
/// Names whatever could not be had.
pub(super) fn run(project: &Project, skipped: &[&str]) -> Result<(), String> {
    let wanted = TOOLS.iter().filter(|tool| !skipped.contains(&tool.name));
    let missing: Vec<String> =
        wanted.filter_map(|tool| bring(project.root(), tool).err()).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing.join("\n")) }
}

fn bring(folder: &Path, tool: &Tool) -> Result<(), String> {
    if (tool.is_there)() {
        println!("{}: there", tool.name);
        return Ok(());
    }
    println!("{}: missing; installing {}", tool.name, tool.packages);
    let install = words(&format!(
        "env DEBIAN_FRONTEND=noninteractive apt-get install --yes {}",
        tool.packages
    ));
    let done = execute(folder, &install).or_else(|_| {
        // A fresh machine does not know its packages yet.
        execute(folder, &words("apt-get update"))?;
        execute(folder, &install)
    });
    match done {
        Ok(()) if (tool.is_there)() => Ok(()),
        Ok(()) => Err(format!("{} is still missing after {}", tool.name, install.join(" "))),
        Err(why) => Err(format!(
            "{} is missing: {why}\nhint: install {} or set GUILDHALL_SKIP={}",
            tool.name, tool.packages, tool.name
        )),
    }
}

fn has_python() -> bool {
    let mut venv = Command::new("python3");
    venv.args(["-c", "import ensurepip, venv"]).stderr(Stdio::null());
    venv.status().is_ok_and(|status| status.success())
}

fn has_chromium() -> bool {
    let programs = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromedriver"];
    programs.iter().all(|program| Path::new(program).exists())
}

/// Debian keeps the server's programs apart, by version.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}
