//! Chromium without a window and the program that drives it: Debian's packages, installed where they
//! are missing, on a free port of the loopback interface, ended with the test process.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::{env, fs};

use crate::memory;

/// The variable that names what to leave out, as in `cargo xtask test`.
const SKIP: &str = "GUILDHALL_SKIP";
/// Its word for what needs a browser.
const NAME: &str = "chromium";
/// The browser. The shell draws and runs pages as Chromium does and has nothing else, no menus and no
/// settings, so that it starts and works in half the time.
pub const CHROMIUM: &str = "/usr/lib/chromium/chromium-headless-shell";
/// The program that drives it.
const CHROMEDRIVER: &str = "/usr/bin/chromedriver";
/// What brings both.
const INSTALL: &str = "apt-get install -y chromium-headless-shell chromium-driver";

/// Runs the program `$2` and ends it, with every browser that it has started, when the standard
/// input ends: with the process that holds its other end, however that one dies. The browsers keep
/// their profiles in `$1`.
const SCRIPT: &str = r#"
    "$2" --port=0 2>/dev/null &
    cat >/dev/null
    trap "" TERM
    kill -TERM 0
    wait
    for try in 1 2 3 4 5; do rm -rf "$1" 2>/dev/null && break; sleep 1; done
"#;

/// A running driver; every browser of this process is one of its sessions.
pub struct Driver {
    folder: PathBuf,
    port: u16,
    /// Holds the pipe that keeps it alive.
    _shell: Child,
    /// Held open, so that the driver may write to it.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// The driver of this process; `None` if it was asked to be left out, loudly.
    ///
    /// # Panics
    /// If it cannot be had and was not asked to be left out.
    pub fn shared() -> Option<&'static Driver> {
        static DRIVER: OnceLock<Option<Driver>> = OnceLock::new();
        let start = || {
            if may_skip() {
                // Past the capture of output, so that it is seen when the tests pass.
                let why = format!("{SKIP} asked for it");
                let _ = writeln!(std::io::stderr(), "SKIPPED: {NAME} is NOT tested: {why}");
                return None;
            }
            match Driver::start() {
                Ok(driver) => Some(driver),
                Err(why) => panic!("{why}\nhint: {SKIP}={NAME} leaves it out, except on CI"),
            }
        };
        DRIVER.get_or_init(start).as_ref()
    }

    fn start() -> Result<Driver, String> {
        install()?;
        let folder = memory::folder().join(format!("guildhall-browser-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(SCRIPT).arg("sh").arg(&folder).arg(CHROMEDRIVER);
        // A group of its own: an interrupt from the keyboard is for the tests, and it ends with them.
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).process_group(0);
        let mut shell = shell.spawn().map_err(|error| format!("`sh` cannot be run: {error}"))?;
        let output = shell.stdout.take().expect("it is piped");
        let mut output = BufReader::new(output);
        let port = port(&mut output)?;
        Ok(Driver { folder, port, _shell: shell, _output: output })
    }

    /// Where it takes commands.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The folder for the browsers' profiles.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Whether it was asked to be left out; never where CI is set.
fn may_skip() -> bool {
    let asked = env::var(SKIP).unwrap_or_default();
    let on_ci = env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false");
    asked.split(',').any(|name| name.trim() == NAME) && !on_ci
}

/// The port that the driver says it has taken.
fn port(output: &mut impl BufRead) -> Result<u16, String> {
    let lines = output.lines().map_while(Result::ok);
    let mut ports = lines.filter_map(|line| {
        line.strip_prefix("ChromeDriver was started successfully on port ")?
            .trim_end_matches('.')
            .parse()
            .ok()
    });
    ports.next().ok_or_else(|| format!("`{CHROMEDRIVER}` does not start"))
}

fn install() -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    if !is_root() {
        return Err(format!("{CHROMIUM} or {CHROMEDRIVER} is missing; run `{INSTALL}` as root"));
    }
    let script = format!("{INSTALL} || (apt-get update && {INSTALL})");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    match shell.output() {
        Ok(done) if done.status.success() && is_installed() => Ok(()),
        _ => Err(format!("{CHROMIUM} or {CHROMEDRIVER} is missing and `{INSTALL}` failed")),
    }
}

fn is_installed() -> bool {
    [CHROMIUM, CHROMEDRIVER].iter().all(|program| Path::new(program).exists())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
