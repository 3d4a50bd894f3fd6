//! Those around the people who play: bots that think, visitors of the lobby, connections that are
//! held open to keep others out.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::{JoinHandle, JoinSet};

use crate::http::{Ask, Client, Lost};
use crate::samples::{Samples, Spread};
use crate::seated::{from_page, opened};

/// Connections that are made at once.
const AT_ONCE: usize = 64;
/// How long a hostile client waits before it comes back.
const AGAIN: Duration = Duration::from_secs(1);

/// Who is there beside those who play.
#[derive(Clone, Copy, Debug, Default)]
pub struct CrowdSpec {
    /// Tables at which the strongest bots play one another.
    pub thinkers: usize,
    /// Visitors who load the lobby again and again.
    pub visitors: usize,
    /// Connections that are held open: a third each without the end of a head, without a body,
    /// and with a stream that is never read.
    pub hostile: usize,
}

/// What the crowd has seen.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CrowdReport {
    /// Tables of bots that think.
    pub thinkers: usize,
    /// Visitors of the lobby.
    pub visitors: usize,
    /// How long the lobby took to load, in milliseconds.
    pub lobby_ms: Spread,
    /// Connections that were to be held open.
    pub hostile: usize,
    /// How often one was made.
    pub made: u64,
    /// How often the server closed one.
    pub closed: u64,
}

/// The crowd while it is there; it goes when this is dropped.
pub(crate) struct Crowd {
    spec: CrowdSpec,
    visits: Vec<JoinHandle<Samples>>,
    hostile: JoinSet<()>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    made: AtomicU64,
    closed: AtomicU64,
    leave: tokio::sync::Notify,
    gone: std::sync::atomic::AtomicBool,
}

impl Crowd {
    /// Lets the crowd come; `table` is one that hostile clients watch.
    ///
    /// # Errors
    /// If the tables of bots cannot be opened.
    pub(crate) async fn come(
        spec: CrowdSpec,
        addr: SocketAddr,
        game: &str,
        table: &str,
    ) -> Result<Crowd, Lost> {
        let mut client = Client::new(addr);
        for _ in 0..spec.thinkers {
            bots(&mut client, game).await?;
        }
        let counts = Arc::<Counts>::default();
        let mut hostile = JoinSet::new();
        for number in 0..spec.hostile {
            let text = held(number, addr, table);
            hostile.spawn(hold(addr, text, number % 3 == 2, Arc::clone(&counts)));
            if number % AT_ONCE == AT_ONCE - 1 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        let visit = |_| tokio::spawn(visit(addr, Arc::clone(&counts)));
        let visits = (0..spec.visitors).map(visit).collect();
        Ok(Crowd { spec, visits, hostile, counts })
    }

    /// Sends the crowd home; says what it has seen.
    pub(crate) async fn leave(mut self) -> CrowdReport {
        self.counts.gone.store(true, Relaxed);
        self.counts.leave.notify_waiters();
        self.hostile.abort_all();
        let mut lobby = Samples::default();
        for visit in self.visits {
            lobby.merge(visit.await.unwrap_or_default());
        }
        CrowdReport {
            thinkers: self.spec.thinkers,
            visitors: self.spec.visitors,
            lobby_ms: lobby.spread(),
            hostile: self.spec.hostile,
            made: self.counts.made.load(Relaxed),
            closed: self.counts.closed.load(Relaxed),
        }
    }
}

/// A table at which two of the strongest bots play; looking at it wakes them.
async fn bots(client: &mut Client, game: &str) -> Result<(), Lost> {
    let form = json!({
        "game": game,
        "kind0": "bot", "name0": "Odo", "bot0": "grandmaster",
        "kind1": "bot", "name1": "Luc", "bot1": "grandmaster",
    });
    let answer = client.ask(&from_page(client, "/tables", form)).await?;
    let id = opened(&answer)?.to_owned();
    client.ask(&Ask::get(format!("/t/{id}"))).await?;
    Ok(())
}

/// Loads the lobby again and again, however late the first answer is.
async fn visit(addr: SocketAddr, counts: Arc<Counts>) -> Samples {
    let (mut client, mut samples) = (Client::new(addr), Samples::default());
    loop {
        match client.ask(&Ask::get("/")).await {
            Ok(answer) if answer.status.is_success() => samples.add(answer.took),
            _ => tokio::time::sleep(AGAIN).await,
        }
        if counts.gone.load(Relaxed) {
            return samples;
        }
    }
}

/// What a hostile client sends before it falls silent.
fn held(number: usize, addr: SocketAddr, table: &str) -> String {
    match number % 3 {
        0 => format!("GET / HTTP/1.1\r\nhost: {addr}\r\nx-slow: "),
        1 => format!(
            "POST /t/{table}/act HTTP/1.1\r\nhost: {addr}\r\norigin: http://{addr}\r\n\
             content-type: application/json\r\ncontent-length: 9000\r\n\r\n{{"
        ),
        _ => format!("GET /t/{table}/stream HTTP/1.1\r\nhost: {addr}\r\n\r\n"),
    }
}

/// Holds a connection open, and makes a new one when the server has closed it. One that is never
/// read does not learn that.
async fn hold(addr: SocketAddr, text: String, unread: bool, counts: Arc<Counts>) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(addr).await {
            counts.made.fetch_add(1, Relaxed);
            let _ = stream.write_all(text.as_bytes()).await;
            if unread {
                counts.leave.notified().await;
            }
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest).await;
            counts.closed.fetch_add(1, Relaxed);
        }
        tokio::time::sleep(AGAIN).await;
    }
}
