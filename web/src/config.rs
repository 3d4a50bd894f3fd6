//! What a server is told at its start.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use bots::analysis::AnalysisSpec;
use kernel::AnyParts;
use store::Store;

use crate::clock::Clock;
use crate::webhook::Webhook;

/// What a server is told at its start.
#[derive(Clone)]
pub struct Config {
    /// Where the tables are kept.
    pub store: Arc<dyn Store>,
    /// The address it answers on.
    pub addr: SocketAddr,
    /// The address that others on the network reach it by.
    pub lan: Option<IpAddr>,
    /// Where people find it, if it stands behind a proxy: `https://example.org`.
    pub public_url: Option<String>,
    /// How quickly bots move.
    pub bots: BotPace,
    /// The time by which the clocks of the tables run.
    pub clock: Clock,
    /// Who is told when it is somebody's turn.
    pub webhooks: Vec<Webhook>,
    /// How thoroughly a finished game is analyzed.
    pub analysis: AnalysisSpec,
    /// Boxes that games are played with instead of those they come with, by the key of the game.
    pub boxes: Vec<(&'static str, AnyParts)>,
    /// What a client may ask of it.
    pub limits: Limits,
    /// The proxies whose word is taken for where a request comes from; none is the default.
    pub trusted_proxies: Vec<IpAddr>,
}

/// How quickly bots move at a table of people.
#[derive(Clone, Copy, Debug)]
pub struct BotPace {
    /// How long a move that others see takes at least, so that it can be followed.
    pub delay: Duration,
    /// How long a bot thinks about a move at most.
    pub limit: Duration,
    /// How long an open seat waits for somebody before a bot plays it for the first time.
    pub grace: Duration,
    /// Where its luck comes from.
    pub luck: Luck,
}

/// Where the luck of bots comes from: what they guess of hidden things, and how they choose among
/// equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// From the operating system, so that nobody foresees it.
    System,
    /// For tests: a seat's n-th move always has the same, so that a game can be played again.
    Known(u64),
}

impl BotPace {
    /// For tests and measurements: moves come at once.
    pub const AT_ONCE: BotPace = BotPace {
        delay: Duration::ZERO,
        limit: Duration::ZERO,
        grace: Duration::ZERO,
        luck: Luck::System,
    };
}

/// What a client may ask of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second from one address, on average; those of this machine do not count.
    pub rate: u32,
    /// Requests at once from one address.
    pub burst: u32,
    /// Connections from everybody together.
    pub connections: usize,
    /// Connections from one address; those of this machine do not count.
    pub per_address: usize,
    /// Streams of one table for those who do not sit there.
    pub onlookers: usize,
    /// Tables that one address may open at once, and again within an hour.
    pub tables: u32,
    /// How long a client may take for the body of a request, and to read what is written.
    pub patience: Duration,
    /// How long a page may take to draw.
    pub drawing: Duration,
    /// Bytes of a request's body.
    pub body: usize,
    /// Whether requests of this machine are limited too.
    pub loopback: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 40,
            burst: 200,
            connections: 4096,
            per_address: 256,
            onlookers: 200,
            tables: 60,
            patience: Duration::from_secs(20),
            drawing: Duration::from_secs(10),
            body: 16 * 1024,
            loopback: false,
        }
    }
}

impl Config {
    /// The link that people are given.
    pub fn link(&self) -> String {
        match (&self.public_url, self.lan) {
            (Some(url), _) => url.trim_end_matches('/').to_owned(),
            (None, Some(ip)) => format!("http://{}", SocketAddr::new(ip, self.addr.port())),
            (None, None) => format!("http://{}", self.addr),
        }
    }

    /// The box that a game is played with instead of the one it comes with.
    pub fn parts(&self, game: &str) -> Option<AnyParts> {
        self.boxes.iter().find(|(key, _)| *key == game).map(|(_, parts)| *parts)
    }

    /// Whether others can reach it, so that a link is worth showing.
    pub fn is_shared(&self) -> bool {
        self.lan.is_some() || self.public_url.is_some()
    }
}
