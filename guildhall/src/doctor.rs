//! `guildhall doctor` — what this machine has and lacks, and what to type.

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Args;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::keep::DbArgs;
use crate::serve::PORT;

/// Say what this machine has and lacks for play, tests and Python, and what to type
#[derive(Args)]
#[command(after_help = "Example: guildhall doctor")]
pub(crate) struct Doctor {
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// One thing that is there or not.
struct Finding {
    /// What it is for.
    purpose: &'static str,
    /// What was looked for.
    what: String,
    /// What to type where it is missing; nothing where it is there.
    remedy: Option<String>,
}

impl Doctor {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let findings = findings();
        if self.json {
            let told: Vec<Value> = findings.iter().map(Finding::form).collect();
            return Ok(writeln!(out, "{}", json!(told))?);
        }
        for finding in &findings {
            writeln!(out, "{}", finding.line())?;
        }
        let missing = findings.iter().filter(|finding| finding.remedy.is_some()).count();
        match missing {
            0 => Ok(writeln!(out, "nothing is missing")?),
            _ => Ok(writeln!(out, "what is missing for play stops you; the rest only some work")?),
        }
    }
}

impl Finding {
    fn line(&self) -> String {
        let Finding { purpose, what, remedy } = self;
        match remedy {
            None => format!("{purpose:>7}  ok       {what}"),
            Some(remedy) => format!("{purpose:>7}  MISSING  {what}\n{:18}hint: {remedy}", ""),
        }
    }

    fn form(&self) -> Value {
        let Finding { purpose, what, remedy } = self;
        json!({"purpose": purpose, "what": what, "ok": remedy.is_none(), "remedy": remedy})
    }
}

/// Which games come with a net; nobody needs one.
fn nets() -> Finding {
    let (with, without): (Vec<_>, Vec<_>) =
        shelf::games().iter().partition(|entry| entry.abilities.net().is_some());
    let keys = |entries: &[&shelf::Entry]| {
        let keys: Vec<&str> = entries.iter().map(|entry| entry.key()).collect();
        if keys.is_empty() { "none".to_owned() } else { keys.join(", ") }
    };
    let what = format!("nets: {}; by search alone: {}", keys(&with), keys(&without));
    Finding { purpose: "play", what, remedy: None }
}

/// Everything that is looked for, in the order of its use.
fn findings() -> Vec<Finding> {
    let finding = |purpose, what: &str, there: bool, remedy: &str| Finding {
        purpose,
        what: what.to_owned(),
        remedy: (!there).then(|| remedy.to_owned()),
    };
    let has = |file: &str| Path::new(file).exists();
    let chromium = has("/usr/bin/chromium-headless-shell") && has("/usr/bin/chromedriver");
    let venv = runs("python3", &["-c", "import ensurepip, venv"]);
    let package = runs("python3", &["-c", "import guildhall"]);
    vec![
        store(),
        port(),
        nets(),
        finding("tests", "cargo", runs("cargo", &["--version"]), "install Rust by rustup"),
        finding("tests", "git", runs("git", &["--version"]), "apt-get install git"),
        finding(
            "tests",
            "Chromium and its driver",
            chromium,
            "apt-get install chromium-headless-shell chromium-driver",
        ),
        finding("tests", "PostgreSQL", has("/usr/lib/postgresql"), "apt-get install postgresql"),
        finding("python", "python3 with venv", venv, "apt-get install python3 python3-venv"),
        finding("python", "the package guildhall", package, "pip install ./python in the sources"),
    ]
}

/// The file with the tables, where it lies by custom.
fn store() -> Finding {
    let (what, remedy) = match DbArgs::default().url() {
        Ok(url) => (format!("a place for the tables: {url}"), None),
        Err(_) => ("a place for the tables".to_owned(), Some("give --db sqlite:PATH".to_owned())),
    };
    Finding { purpose: "play", what, remedy }
}

fn port() -> Finding {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, PORT)).is_ok();
    let remedy = (!free).then(|| "another is taken by itself, or give --port".to_owned());
    Finding { purpose: "play", what: format!("port {PORT} is free"), remedy }
}

fn runs(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
