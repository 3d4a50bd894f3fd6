//! How much memory a server takes for a table that sleeps, one that lives, and a stream.

use std::net::SocketAddr;

use hyper::header::ACCEPT_ENCODING;
use serde::Serialize;

use crate::follower::Follower;
use crate::http::{Ask, Client, Lost};
use crate::player::Player;

/// What a server takes, in KiB of resident memory; zero where the system does not say.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct MemoryReport {
    /// The whole server, when nobody had opened a table.
    pub empty_kib: f64,
    /// For each table that nobody has asked for since the start.
    pub sleeping_kib: f64,
    /// For each table that was opened.
    pub live_kib: f64,
    /// For each stream.
    pub stream_kib: f64,
}

/// The resident memory of a process, in KiB.
pub(crate) fn resident(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or_default()
}

/// Loads the lobby a few times, so that what is made once is made.
pub(crate) async fn warm(addr: SocketAddr) -> Result<(), Lost> {
    let mut client = Client::new(addr);
    for _ in 0..4 {
        client.ask(&Ask::get("/")).await?;
    }
    Ok(())
}

/// Opens a stream for every seat, as browsers do, and waits until each has shown something.
pub(crate) async fn follow(addr: SocketAddr, players: &[Player]) -> Vec<Follower> {
    let mut followers = Vec::new();
    for player in players {
        for seat in 0..player.table.tokens.len() {
            let ask = player.table.stream(seat).with(ACCEPT_ENCODING, "gzip");
            followers.push(Follower::new(Client::new(addr), ask));
        }
    }
    shown(&followers).await;
    followers
}

/// Waits until each stream has shown something; a server that is too slow for it is not waited for.
pub(crate) async fn shown(followers: &[Follower]) {
    let begun = tokio::time::Instant::now();
    while followers.iter().any(|follower| follower.seen().bytes() == 0)
        && begun.elapsed() < std::time::Duration::from_secs(60)
    {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
