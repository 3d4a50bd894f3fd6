//! Every command that is written down anywhere does what it should: those of README, of the guides
//! and of `--help` are run, with smaller numbers where they would take long.

mod found;
mod small;
mod spoken;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use found::Written;

use crate::serve::TempFolder;

/// What people are told to type besides, and who tries it.
const OTHERS: [(&str, &str); 11] = [
    ("cargo build --release", "nobody: the tests build the same in another profile"),
    ("cargo install ", "nobody: it builds for minutes, and fetches what it builds"),
    ("cargo metadata", "xtask, which asks it for the licenses"),
    ("cargo run --release --package xtask -- ", "xtask, which reads each as its own"),
    ("cargo run -p browser --bin pictures", "`cargo xtask pictures`"),
    ("cargo test", "the step `test` of the suite"),
    ("cargo xtask", "xtask, which reads each as its own"),
    ("maturin build ", "pip, which calls it"),
    ("pip ", "the step `python` of the suite installs the package"),
    ("python", "the tests of the package"),
    ("ray ", "nobody: it wants a cluster"),
];

/// How many commands are tried at a time.
const AT_A_TIME: usize = 4;

#[test]
fn every_command_that_is_written_down_is_right() {
    let bench = Bench::new();
    let all = found::everywhere(root());
    assert!(all.len() > 40, "only {} were found", all.len());
    let others = all.iter().filter_map(unknown);
    let ours: BTreeMap<String, &Written> =
        all.iter().filter_map(|one| Some((small::runnable(&one.line)?, one))).collect();
    let ours: Vec<(String, &Written)> = ours.into_iter().collect();
    let wrong: Vec<String> = others.chain(faults(&bench, &ours)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with a command of somebody else's program: that nobody knows it.
fn unknown(Written { place, line }: &Written) -> Option<String> {
    let is_known = OTHERS.iter().any(|(other, _)| line.starts_with(other));
    let is_ours = small::runnable(line).is_some();
    (!is_ours && !is_known).then(|| format!("{place}: nobody knows `{line}`"))
}

/// Nothing is excused that nobody is told to type.
#[test]
fn every_excuse_is_needed() {
    let all = found::everywhere(root());
    let is_idle = |other: &str| !all.iter().any(|one| one.line.starts_with(other));
    let idle: Vec<_> = OTHERS.iter().filter(|(other, _)| is_idle(other)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// What is wrong with the commands of ours. Most of them wait more than they work, so several are
/// tried at a time.
fn faults(bench: &Bench, ours: &[(String, &Written)]) -> Vec<String> {
    let share = |first: usize| {
        let mine = ours.iter().skip(first).step_by(AT_A_TIME);
        mine.filter_map(|(line, written)| bench.fault(line, written)).collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let share = &share;
        let workers: Vec<_> = (0..AT_A_TIME).map(|n| scope.spawn(move || share(n))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("it ends")).collect()
    })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package lies in the project")
}

/// A folder with everything that the commands read.
struct Bench {
    folder: TempFolder,
}

impl Bench {
    fn new() -> Bench {
        let bench = Bench { folder: TempFolder::new("written") };
        let copy = |from: &str, to: &str| {
            std::fs::copy(root().join(from), bench.file(to)).expect("the file is there");
        };
        copy("games/tiletum/tests/replays/rules1-2p-busy.replay", "evening.replay");
        copy("games/orleans/data/components.toml", "my-box.toml");
        copy("games/orleans/tests/rulings/ch08_planning.play", "example.play");
        copy("games/tiletum/lessons/01-dice.lesson", "01-dice.lesson");
        assert_eq!(bench.serve("guildhall serve", "data"), Ok(()));
        let prepare = "guildhall backup tables.backup && \
                       printf 'save evening.game\nq\n' | guildhall play orleans --seats human,random";
        assert_eq!(bench.shell(prepare, ""), Ok(()));
        bench
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.file(name)
    }

    /// What is wrong with a command.
    fn fault(&self, line: &str, written: &Written) -> Option<String> {
        let done = match line.starts_with("guildhall serve") {
            // One store has one server.
            true => self.serve(line, &format!("data-{:?}", std::thread::current().id())),
            false => self.shell(line, "q\n"),
        };
        let place = &written.place;
        done.err().map(|why| format!("{place}: `{}` as `{line}`: {why}", written.line))
    }

    /// A shell that knows the program and has tables of its own.
    fn command(&self, line: &str) -> Command {
        let programs = Path::new(env!("CARGO_BIN_EXE_guildhall")).parent().expect("a folder");
        let path = std::env::var("PATH").unwrap_or_default();
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(self.file(""));
        shell.env("PATH", format!("{}:{path}", programs.display()));
        shell.env("XDG_DATA_HOME", self.file("data")).env("HOME", self.file(""));
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        shell
    }

    fn shell(&self, line: &str, typed: &str) -> Result<(), String> {
        let mut child = self.command(line).spawn().expect("there is a shell");
        // Whoever asks nothing does not read.
        let _ = child.stdin.take().expect("it is piped").write_all(typed.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        match output.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }

    /// A server is open, and stops when it is told to.
    fn serve(&self, line: &str, store: &str) -> Result<(), String> {
        let line = format!("exec {line} --port 0 --no-open");
        let mut server = self.command(&line);
        let server = server.env("XDG_DATA_HOME", self.file(store)).spawn();
        let mut server = server.expect("there is a shell");
        let said = BufReader::new(server.stdout.take().expect("it is piped"));
        let mut said = said.lines().map_while(Result::ok);
        let is_open = said.any(|line| line.starts_with("press Ctrl-C"));
        let stopped = stop(&mut server);
        if is_open && stopped {
            Ok(())
        } else {
            Err(format!("open: {is_open}, stopped: {stopped}"))
        }
    }
}

fn stop(server: &mut Child) -> bool {
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    told.is_ok_and(|told| told.success()) && server.wait().is_ok_and(|ended| ended.success())
}
