//! A real PostgreSQL server for tests: Debian's package, installed where it is missing, in a
//! temporary folder, on a free port of the loopback interface, ended with the test process.
//!
//! Only the standard library is used here, so that other crates' tests may include this file.

use std::io::Write;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

/// The variable that names what to leave out, as in `cargo xtask test`.
const SKIP: &str = "GUILDHALL_SKIP";
/// Its word for what needs this server.
const NAME: &str = "postgres";
/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(300);

/// Makes a cluster in `$1` with the programs of `$2`, serves it on port `$3`, and ends when the
/// standard input does: with the process that holds its other end, however that one dies.
const SCRIPT: &str = r#"
    "$2/initdb" --no-sync -A trust -U guildhall -E UTF8 --locale=C -D "$1/data" >"$1/log" 2>&1 &&
    "$2/postgres" -D "$1/data" -h 127.0.0.1 -p "$3" -k "$1" >>"$1/log" 2>&1 &
    cat >/dev/null
    "$2/pg_ctl" -D "$1/data" -m immediate stop >/dev/null 2>&1
    rm -rf "$1"
"#;

/// A running server.
pub struct Server {
    programs: PathBuf,
    port: u16,
    /// Holds the pipe that keeps the server alive.
    _shell: Child,
}

impl Server {
    /// The server of this test process; `None` if it was asked to be left out, loudly.
    ///
    /// # Panics
    /// If it cannot be had, or was asked to be left out on CI.
    pub fn shared() -> Option<&'static Server> {
        static SERVER: OnceLock<Option<Server>> = OnceLock::new();
        SERVER.get_or_init(|| (!is_left_out()).then(Server::start_or_fail)).as_ref()
    }

    fn start_or_fail() -> Server {
        let hint = format!("hint: {SKIP}={NAME} leaves it out, except on CI");
        Server::start().unwrap_or_else(|why| panic!("{why}\n{hint}"))
    }

    fn start() -> Result<Server, String> {
        let programs = programs()?;
        let (folder, port) = (folder()?, free_port()?);
        let mut shell = as_postgres("sh");
        shell.arg("-c").arg(SCRIPT).arg("sh").args([&folder, &programs]).arg(port.to_string());
        // A group of its own: an interrupt from the keyboard is for the tests, and it ends with them.
        shell.current_dir(&folder).stdin(Stdio::piped()).process_group(0);
        let shell = shell.spawn().map_err(|error| format!("`sh` cannot be run: {error}"))?;
        let server = Server { programs, port, _shell: shell };
        server.wait(&folder)?;
        Ok(server)
    }

    /// Makes an empty database and returns its address.
    pub fn create_database(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        format!("postgres://guildhall@127.0.0.1:{}/{name}", self.port)
    }

    /// Says something to the server.
    pub fn sql(&self, database: &str, statement: &str) {
        let done = self.program("psql", &["-q", "-d", database, "-c", statement]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }

    fn wait(&self, folder: &Path) -> Result<(), String> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.program("psql", &["-d", "postgres", "-c", "SELECT 1"]).status.success() {
                return Ok(());
            }
            sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
        Err(format!("PostgreSQL did not start:\n{log}"))
    }

    fn program(&self, name: &str, arguments: &[&str]) -> Output {
        let mut program = Command::new(self.programs.join(name));
        program.args(["-h", "127.0.0.1", "-U", "guildhall", "-p", &self.port.to_string()]);
        program.args(arguments).output().expect("the programs of PostgreSQL are there")
    }
}

/// Whether it was asked to be left out, which is said loudly and refused where CI is set.
fn is_left_out() -> bool {
    let asked = env::var(SKIP).unwrap_or_default();
    if !asked.split(',').any(|name| name.trim() == NAME) {
        return false;
    }
    let on_ci = env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false");
    assert!(!on_ci, "{SKIP} is set: no check is left out where CI is set");
    // Past the capture of output, so that it is seen when the tests pass.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {NAME}: {SKIP} asked for it; NOT checked");
    true
}

/// The folder of Debian's programs, installed if they are missing.
fn programs() -> Result<PathBuf, String> {
    if let Some(found) = find_programs() {
        return Ok(found);
    }
    install()?;
    find_programs().ok_or_else(|| "PostgreSQL was installed but is not found".to_owned())
}

fn find_programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max()
}

fn install() -> Result<(), String> {
    const COMMAND: &str = "apt-get install -y postgresql";
    if !is_root() {
        return Err(format!("PostgreSQL is missing; run `{COMMAND}` as root"));
    }
    let script = format!("{COMMAND} || (apt-get update && {COMMAND})");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    match shell.output() {
        Ok(done) if done.status.success() => Ok(()),
        _ => Err(format!("PostgreSQL is missing and `{COMMAND}` failed")),
    }
}

/// A command run by the user `postgres`, since `initdb` refuses root.
fn as_postgres(program: &str) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", program]);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// A folder that the server's user may write.
fn folder() -> Result<PathBuf, String> {
    let folder = env::temp_dir().join(format!("guildhall-postgres-{}", std::process::id()));
    let mut install = Command::new("install");
    install.args(["-d", "-m", "700"]);
    if is_root() {
        install.args(["-o", "postgres", "-g", "postgres"]);
    }
    match install.arg(&folder).status() {
        Ok(status) if status.success() => Ok(folder),
        _ => Err(format!("{} cannot be made", folder.display())),
    }
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}
