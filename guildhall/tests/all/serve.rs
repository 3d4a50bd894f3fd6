//! The web table from the command line, and the upkeep of its store.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::{printed, refused};

/// A running server; it is stopped when the test ends.
struct Server {
    child: Child,
    host: String,
}

impl Server {
    fn start(args: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_guildhall"))
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let host = line.trim().trim_end_matches('/').rsplit("://").next().unwrap_or_default();
        Server { host: host.to_owned(), child }
    }

    /// The whole answer to a request.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let host = &self.host;
        let mut stream = TcpStream::connect(host).expect("it listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n\
             connection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Server {
    /// Tells it to stop, and waits until it has.
    #[cfg(unix)]
    fn stop(mut self) {
        let pid = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(told.is_ok_and(|told| told.success()), "it can be told");
        let ended = self.child.wait().expect("it is our child");
        assert!(ended.success(), "{ended}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that is gone when the test ends.
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new(name: &str) -> TempFolder {
        let path = std::env::temp_dir().join(format!("guildhall-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder can be written to");
        TempFolder(path)
    }

    fn url(&self, file: &str) -> String {
        format!("sqlite:{}", self.file(file).display())
    }

    pub(crate) fn file(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

#[test]
fn bare_guildhall_opens_the_web_table_and_backs_it_up_while_it_runs() {
    let folder = TempFolder::new("serve");
    let (url, copy) = (folder.url("a.db"), folder.url("b.db"));
    let server = Server::start(&["--db", &url, "--addr", "127.0.0.1:0", "--no-open"]);
    assert!(server.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    let form = "game=orleans&kind0=person&name0=Ania&kind1=open";
    let opened = server.ask("POST", "/tables", form);
    assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");

    let backup = folder.file("tables.backup");
    printed(&["backup", text(&backup), "--db", &url]);
    printed(&["restore", text(&backup), "--db", &copy]);
    let restored = Server::start(&["serve", "--db", &copy, "--addr", "127.0.0.1:0", "--no-open"]);
    let place = opened.split("location: ").nth(1).and_then(|rest| rest.lines().next());
    let table = place.expect("it leads to the table");
    assert!(restored.ask("GET", table, "").starts_with("HTTP/1.1 200"));
    let told = printed(&["migrate", "--dry-run", "--db", &copy]);
    assert_eq!(told, "1 running tables looked at, 0 cannot go on\n");
}

#[test]
fn what_cannot_be_served_is_refused() {
    let error = refused(&["serve", "--db", "mysql:nowhere", "--no-open"], 2);
    assert!(error.contains("`mysql:` names no store"), "{error}");
    refused(&["serve", "--addr", "nowhere", "--no-open"], 2);
    let error = refused(&["serve", "--webhook", "https://example.org/", "--no-open"], 2);
    assert!(error.contains("https is not spoken here"), "{error}");
    refused(&["--lan", "rules", "orleans"], 2);
}

/// R9: what to copy of a server that has stopped.
#[cfg(unix)]
#[test]
fn a_server_that_was_told_to_stop_leaves_one_whole_file() {
    let folder = TempFolder::new("stopped");
    let (file, copy) = (folder.0.join("tables.db"), folder.0.join("copy.db"));
    let url = |file: &Path| format!("sqlite:{}", file.display());
    let server =
        Server::start(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", &url(&file)]);
    let form = "game=orleans&kind0=person&name0=Ania&kind1=bot&bot1=busy&kind2=none&kind3=none";
    for _ in 0..12 {
        let opened = server.ask("POST", "/tables", form);
        assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");
    }
    server.stop();
    std::fs::copy(&file, &copy).expect("one file is copied, and nothing else");
    let told = printed(&["backup", "--check", "--db", &url(&copy)]);
    assert!(told.starts_with("12 tables, "), "{told}");
    assert!(told.trim_end().ends_with("all as they were written"), "{told}");
}

/// Whoever owns the box and found a printed number wrong plays with his own.
#[test]
fn a_box_of_ones_own_is_played_with() {
    let folder = TempFolder::new("box");
    let (file, url, backup) = (folder.file("box.toml"), folder.url("a.db"), folder.file("backup"));
    let standard = include_str!("../../../games/orleans/data/components.toml");
    std::fs::write(&file, format!("{standard}\n# a box of my own\n")).expect("it can be written");
    let server = ["serve", "--db", &url, "--addr", "127.0.0.1:0", "--no-open"];
    let server = Server::start(&[&server[..], &["--components", text(&file)]].concat());
    let opened = server.ask("POST", "/tables", "game=orleans&kind0=person&kind1=open");
    assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");
    printed(&["backup", text(&backup), "--db", &url]);
    let kept = std::fs::read(&backup).expect("it was written");
    assert!(String::from_utf8_lossy(&kept).contains("# a box of my own"));
    std::fs::write(&file, "nothing").expect("it can be written");
    let said = refused(&["serve", "--components", text(&file), "--no-open"], 1);
    assert!(said.contains("no game is named"), "{said}");
}
