//! What every route shares, and the way a request takes.

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::compression::CompressionLayer;

use crate::config::Config;
use crate::fault::speak;
use crate::guard::guard;
use crate::rate::Rate;
use crate::routes;
use crate::tables::Tables;

/// What every route shares.
#[derive(Clone)]
pub struct App {
    shared: Arc<Shared>,
}

struct Shared {
    config: Config,
    tables: Tables,
    rate: Rate,
}

impl App {
    /// The application of a configuration. Needs a running tokio.
    pub fn new(config: Config) -> App {
        let tables = Tables::new(Arc::clone(&config.store), config.bot_delay);
        let rate = Rate::new(config.limits);
        App { shared: Arc::new(Shared { config, tables, rate }) }
    }

    /// What it was told at its start.
    pub fn config(&self) -> &Config {
        &self.shared.config
    }

    /// The tables it serves.
    pub(crate) fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    pub(crate) fn rate(&self) -> &Rate {
        &self.shared.rate
    }

    /// Every route behind the guard.
    pub fn router(&self) -> Router {
        routes::all()
            .layer(from_fn(speak))
            .layer(from_fn_with_state(self.clone(), guard))
            .layer(CompressionLayer::new())
            .with_state(self.clone())
    }
}
