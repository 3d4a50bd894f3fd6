//! A server of our own, as a child process on a port of this machine.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::http::{Ask, Client, Lost};

/// How long a server may take to answer for the first time.
const START_TIME: Duration = Duration::from_secs(30);
/// How often it is asked whether it is there.
const LOOK: Duration = Duration::from_millis(2);

/// How to start a server, again and again, on the same port and file.
#[derive(Clone, Debug)]
pub struct Spawn {
    program: PathBuf,
    db: PathBuf,
    addr: SocketAddr,
}

/// A server that runs. It is killed when it is dropped.
pub struct Server {
    child: Child,
    begun: Instant,
}

impl Spawn {
    /// A server of `program`, the binary, over the SQLite file `db` on a free port.
    ///
    /// # Errors
    /// If there is no port.
    pub fn new(program: &Path, db: &Path) -> io::Result<Spawn> {
        let addr = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        Ok(Spawn { program: program.to_owned(), db: db.to_owned(), addr })
    }

    /// Where it answers.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The file with its tables.
    pub fn db(&self) -> &Path {
        &self.db
    }

    /// Starts it and waits until it answers; says how long that took.
    ///
    /// # Errors
    /// If it does not start, or does not answer in time.
    pub async fn start(&self) -> Result<(Server, Duration), Lost> {
        let begun = Instant::now();
        let child = self.command().spawn().map_err(|error| Lost::new("starting", error))?;
        let mut server = Server { child, begun };
        let took = server.ready(self.addr).await?;
        Ok((server, took))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--no-open", "--addr", &self.addr.to_string(), "--db"])
            .arg(format!("sqlite:{}", self.db.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        command
    }
}

impl Server {
    /// Its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it answers.
    async fn ready(&mut self, addr: SocketAddr) -> Result<Duration, Lost> {
        let mut client = Client::new(addr);
        loop {
            match client.ask(&Ask::get("/favicon.ico")).await {
                Ok(_) => return Ok(self.begun.elapsed()),
                Err(lost) if self.begun.elapsed() > START_TIME => return Err(lost),
                Err(_) => self.still_runs()?,
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    fn still_runs(&mut self) -> Result<(), Lost> {
        match self.child.try_wait() {
            Ok(None) => Ok(()),
            Ok(Some(status)) => Err(Lost::new("the server ended by itself", status)),
            Err(error) => Err(Lost::new("the server", error)),
        }
    }

    /// Ends it at once, without a chance to finish anything, and waits until it is gone.
    ///
    /// # Errors
    /// If it had ended by itself before.
    pub fn kill(mut self) -> Result<(), Lost> {
        self.still_runs()?;
        let killed = self.child.kill().and_then(|()| self.child.wait());
        killed.map(|_| ()).map_err(|error| Lost::new("killing", error))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
