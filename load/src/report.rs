//! What a load shows.

use std::time::Instant;

use serde::Serialize;

use crate::crowd::CrowdReport;
use crate::follower::Follower;
use crate::http::Answer;
use crate::memory::MemoryReport;
use crate::page::FirstLoad;
use crate::player::Measured;
use crate::run::LoadSpec;
use crate::samples::{Samples, Spread};

/// What a load shows. Times are in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// The game's key.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// Moves a second at each table.
    pub rate: f64,
    /// How long it was measured.
    pub seconds: f64,
    /// Moves at each table before.
    pub history: usize,
    /// Moves that the pace asks for.
    pub expected: u64,
    /// Moves that were answered as they should be.
    pub actions: usize,
    /// Moves that were not.
    pub errors: u64,
    /// What the first of them was.
    pub error: Option<String>,
    /// A move from sending to the last byte of the answer, as the client sees it.
    pub client_ms: Spread,
    /// A move from request read to durable answer, as the server says.
    pub server_ms: Spread,
    /// The event streams.
    pub streams: Streams,
    /// From the start of the process to its first answer, after it was killed.
    pub restart_ms: Option<f64>,
    /// Opening every table's page.
    pub open: OpenSpread,
    /// What a page takes to open for the first time.
    pub first_load: FirstLoad,
    /// Those around the people who play.
    pub crowd: CrowdReport,
    /// What the server takes, if it is our own.
    pub memory: MemoryReport,
}

impl LoadReport {
    pub(crate) fn new(spec: &LoadSpec, measured: Measured, streams: Streams) -> LoadReport {
        let client_ms = measured.client.spread();
        let seconds = spec.time.as_secs_f64();
        LoadReport {
            game: spec.game.clone(),
            tables: spec.tables,
            seats: spec.seats,
            rate: spec.rate,
            seconds,
            history: spec.history,
            expected: (seconds * spec.rate * spec.tables as f64).round() as u64,
            actions: client_ms.count,
            errors: measured.errors,
            error: measured.error,
            client_ms,
            server_ms: measured.server.spread(),
            streams,
            restart_ms: None,
            open: OpenSpread::default(),
            first_load: FirstLoad::default(),
            crowd: CrowdReport::default(),
            memory: MemoryReport::default(),
        }
    }
}

/// The event streams of a load.
#[derive(Clone, Debug, Serialize)]
pub struct Streams {
    /// How many were kept open.
    pub count: usize,
    /// Events that came.
    pub events: u64,
    /// Bytes that came.
    pub bytes: u64,
    /// How often one broke.
    pub breaks: u64,
}

impl Streams {
    pub(crate) fn of(followers: &[Follower]) -> Streams {
        let seen = || followers.iter().map(Follower::seen);
        Streams {
            count: followers.len(),
            events: seen().map(|seen| seen.events()).sum(),
            bytes: seen().map(|seen| seen.bytes()).sum(),
            breaks: seen().map(|seen| seen.breaks()).sum(),
        }
    }
}

/// How long the pages of tables took to open.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct OpenSpread {
    /// As the client sees it.
    pub client_ms: Spread,
    /// As the server says.
    pub server_ms: Spread,
    /// All of them, one after the other.
    pub all_ms: f64,
}

/// Pages as they are opened.
pub(crate) struct Opening {
    begun: Instant,
    client: Samples,
    server: Samples,
}

impl Opening {
    pub(crate) fn new() -> Opening {
        Opening { begun: Instant::now(), client: Samples::default(), server: Samples::default() }
    }

    pub(crate) fn add(&mut self, answer: &Answer) {
        self.client.add(answer.took);
        if let Some(served) = answer.served() {
            self.server.add(served);
        }
    }

    pub(crate) fn spread(&self) -> OpenSpread {
        OpenSpread {
            client_ms: self.client.spread(),
            server_ms: self.server.spread(),
            all_ms: self.begun.elapsed().as_secs_f64() * 1000.0,
        }
    }
}
