//! What every route shares, and the way a request takes.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::sync::Semaphore;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::Predicate;

use crate::analyses::Analyses;
use crate::config::Config;
use crate::fault::speak;
use crate::guard::guard;
use crate::rate::Rate;
use crate::routes;
use crate::tables::Tables;
use crate::webhook::Hooks;

/// How long closing may take.
const CLOSING_TIME: Duration = Duration::from_secs(10);

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
    pens: Semaphore,
}

impl App {
    /// The application of a configuration. Needs a running tokio.
    pub fn new(config: Config) -> App {
        let hooks = Hooks::new(&config.webhooks, config.link());
        let (store, clock) = (Arc::clone(&config.store), config.clock.clone());
        let tables = Tables::new(store, config.bots, clock, hooks);
        tokio::spawn(tables.clone().wake());
        let analyses = Analyses::new();
        let rate = Rate::new(config.limits);
        let pens = Semaphore::new(pens());
        App { shared: Arc::new(Shared { config, tables, analyses, rate, pens }) }
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

    /// Permits to draw for a stream: those who only watch leave room for those who move.
    pub(crate) fn pens(&self) -> &Semaphore {
        &self.shared.pens
    }

    /// Saves what is in memory and settles the store. What cannot be saved in time is found in the
    /// rows, which were stored when they were acknowledged.
    pub(crate) async fn close(&self) {
        let closing = async {
            self.tables().save_all().await;
            if let Err(error) = self.tables().store().settle().await {
                eprintln!("warning: {error}");
            }
        };
        let _ = tokio::time::timeout(CLOSING_TIME, closing).await;
    }

    /// Every route behind the guard.
    pub fn router(&self) -> Router {
        routes::all()
            .layer(from_fn(speak))
            .layer(from_fn_with_state(self.clone(), guard))
            .layer(streams_compressed())
            .layer(CompressionLayer::new())
            .with_state(self.clone())
    }
}

/// Streams are compressed too, by what is quick and holds little memory for as long as they last;
/// the encoder passes on what it has whenever the stream has nothing more to say.
fn streams_compressed() -> CompressionLayer<impl Predicate + Send + Sync> {
    let quick = CompressionLayer::new().quality(CompressionLevel::Fastest).no_br();
    quick.compress_when(is_stream)
}

fn is_stream(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

/// How many streams are drawn at once: half of what the machine can do.
fn pens() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.div_ceil(2)
}
