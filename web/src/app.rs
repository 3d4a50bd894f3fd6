//! What every route shares, and the way a request takes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::sync::Semaphore;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::analyses::Analyses;
use crate::audience::Audience;
use crate::config::Config;
use crate::fault::{Fault, speak};
use crate::guard::guard;
use crate::packed::pack;
use crate::rate::Rate;
use crate::routes;
use crate::tables::{TableError, Tables, watched};
use crate::visitor::Visitor;
use crate::webhook::Hooks;

/// How long closing may take.
const CLOSING_TIME: Duration = Duration::from_secs(10);
/// How hard pages are packed: one above Brotli's first quality that looks back far, for half a percent
/// of the largest page.
const PACKED: CompressionLevel = CompressionLevel::Precise(6);

/// What every route shares.
#[derive(Clone)]
pub struct App {
    shared: Arc<Shared>,
}

struct Shared {
    config: Config,
    tables: Tables,
    analyses: Analyses,
    rate: Rate,
    /// How many tables an address may open.
    openings: Rate,
    audience: Audience,
    pens: Semaphore,
    desks: Desks,
}

/// Permits to draw pages: strangers leave room for those who sit at a table.
struct Desks {
    seated: Semaphore,
    strangers: Semaphore,
}

impl App {
    /// The application of a configuration. Needs a running tokio.
    pub fn new(config: Config) -> App {
        let hooks = Hooks::new(&config.webhooks, config.link());
        let (store, clock) = (Arc::clone(&config.store), config.clock.clone());
        let tables = Tables::new(store, config.bots, clock, hooks);
        tokio::spawn(tables.clone().wake());
        let analyses = Analyses::new();
        let limits = config.limits;
        let rate = Rate::new(limits.burst, limits.rate.into(), limits.loopback);
        let hourly = f64::from(limits.tables) / 3600.0;
        let openings = Rate::new(limits.tables, hourly, limits.loopback);
        let audience = Audience::new(limits.onlookers);
        let pens = Semaphore::new(half());
        let desks = Desks { seated: Semaphore::new(2 * half()), strangers: Semaphore::new(half()) };
        let shared = Shared { config, tables, analyses, rate, openings, audience, pens, desks };
        App { shared: Arc::new(shared) }
    }

    /// What it was told at its start.
    pub fn config(&self) -> &Config {
        &self.shared.config
    }

    /// The tables it serves.
    pub(crate) fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    /// The analyses of finished games.
    pub(crate) fn analyses(&self) -> &Analyses {
        &self.shared.analyses
    }

    pub(crate) fn rate(&self) -> &Rate {
        &self.shared.rate
    }

    /// Whether this visitor may open one more table.
    ///
    /// # Errors
    /// If his address has opened too many.
    pub(crate) fn may_open(&self, visitor: &Visitor) -> Result<(), Fault> {
        match self.shared.openings.takes(visitor.peer, Instant::now()) {
            true => Ok(()),
            false => Err(Fault::too_many_tables()),
        }
    }

    /// Those who watch tables without sitting there.
    pub(crate) fn audience(&self) -> &Audience {
        &self.shared.audience
    }

    /// Permits to draw for a stream: those who only watch leave room for those who move.
    pub(crate) fn pens(&self) -> &Semaphore {
        &self.shared.pens
    }

    /// The server stops: saves what is in memory, gives up what other processes would wait for and
    /// settles the store. What cannot be saved in time is found in the rows, which were stored when
    /// they were acknowledged.
    pub(crate) async fn close(&self) {
        let closing = async {
            self.tables().save_all().await;
            self.tables().close().await;
            if let Err(error) = self.tables().store().settle().await {
                eprintln!("warning: {error}");
            }
        };
        let _ = tokio::time::timeout(CLOSING_TIME, closing).await;
    }

    /// Draws a page beside the tasks, when there is a desk for such a visitor.
    ///
    /// # Errors
    /// If it panics or does not come to an end.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        seated: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let Desks { seated: first, strangers } = &self.shared.desks;
        let desks = if seated { first } else { strangers };
        let _desk = desks.acquire().await.expect("it is never closed");
        self.watched(work).await
    }

    /// Does work beside the tasks, for as long as a page may take to draw.
    ///
    /// # Errors
    /// If it panics or does not come to an end.
    pub(crate) async fn watched<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TableError> {
        watched(self.shared.config.limits.drawing, work).await
    }

    /// Every route behind the guard. Pages are compressed as a whole; a stream event by event, and
    /// it would keep room for a compressor as long as it lasts.
    pub fn router(&self) -> Router {
        let guarded = |routes: Router<App>| {
            routes.layer(from_fn(speak)).layer(from_fn_with_state(self.clone(), guard))
        };
        guarded(routes::pages())
            .layer(CompressionLayer::new().quality(PACKED))
            .merge(guarded(routes::streams()).layer(from_fn(pack)))
            .with_state(self.clone())
    }
}

/// Half of what the machine can do at once.
fn half() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.div_ceil(2)
}
