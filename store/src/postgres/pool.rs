//! A few connections to the server, shared by all callers.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Socket, Statement};

use super::Values;
use crate::StoreError;
use crate::place::Place;

/// How many connections there are at most: enough for the server to commit together, few enough
/// for several nodes to share its default of 100.
const CONNECTIONS: usize = 8;
/// How long to try to reach the server, and how long a statement may take, unless the address says
/// otherwise (`connect_timeout`): a server that is frozen is one that cannot be used, and people are
/// told so within seconds.
const PATIENCE: Duration = Duration::from_secs(3);
/// How soon a silent connection is asked whether it still lives.
const KEEPALIVE: Duration = Duration::from_secs(30);

/// What every connection begins with. Names without a schema are ours; a server that is told to
/// acknowledge before it syncs does not do so here.
const GREETING: &str = "
    SET search_path TO guildhall;
    SET statement_timeout TO '60s';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// The connections.
pub(super) struct Pool {
    config: Config,
    place: Place,
    patience: Duration,
    free: Semaphore,
    idle: Mutex<Vec<Session>>,
}

impl Pool {
    pub(super) fn new(mut config: Config) -> Pool {
        let patience = config.get_connect_timeout().copied().unwrap_or(PATIENCE);
        config.connect_timeout(patience);
        config.keepalives_idle(KEEPALIVE).application_name("guildhall");
        let place = Place::Server(Box::new(config.clone()));
        Pool { config, place, patience, free: Semaphore::new(CONNECTIONS), idle: Mutex::default() }
    }

    /// Another handle to the same server, with connections of its own.
    pub(super) fn another(&self) -> Pool {
        Pool::new(self.config.clone())
    }

    /// A connection for one caller; one that was lost is replaced.
    pub(super) async fn session(&self) -> Result<Lent<'_>, StoreError> {
        let ready = async {
            let turn = self.free.acquire().await.expect("it is never closed");
            let session = match self.take_idle() {
                Some(session) => session,
                None => self.greet().await?,
            };
            Ok(Lent { pool: self, session: Some(session), _turn: turn })
        };
        timeout(self.patience, ready).await.unwrap_or_else(|_| Err(self.silent()))
    }

    /// The server and a connection that the caller must keep polling.
    pub(super) async fn dial(
        &self,
    ) -> Result<(Client, tokio_postgres::Connection<Socket, NoTlsStream>), StoreError> {
        if self.config.get_ssl_mode() == SslMode::Require {
            let why = "sslmode=require cannot be kept; reach the server through a tunnel";
            return Err(self.place.unavailable(why));
        }
        self.config.connect(NoTls).await.map_err(|error| self.failed(&error))
    }

    /// The error of a statement or connection that failed.
    pub(super) fn failed(&self, error: &Error) -> StoreError {
        self.place.unavailable(advice(error))
    }

    /// The error of a statement that failed or was not answered.
    pub(super) fn stuck(&self, error: Stuck) -> StoreError {
        match error {
            Stuck::Failed(error) => self.failed(&error),
            Stuck::Silent => self.silent(),
        }
    }

    fn silent(&self) -> StoreError {
        self.place.unavailable("the server does not answer; check that it runs and is not stuck")
    }

    /// The error of a server that is not as it should be.
    pub(super) fn unfit(&self, why: String) -> StoreError {
        self.place.unavailable(why)
    }

    /// Where the server is.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    fn take_idle(&self) -> Option<Session> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.retain(|session| !session.client.is_closed());
        idle.pop()
    }

    async fn greet(&self) -> Result<Session, StoreError> {
        let (client, connection) = self.dial().await?;
        // It ends with the client; what goes wrong in it is told to whoever waits for an answer.
        tokio::spawn(connection);
        client.batch_execute(GREETING).await.map_err(|error| self.failed(&error))?;
        let (prepared, is_silent) = (Mutex::default(), AtomicBool::new(false));
        Ok(Session { client, patience: self.patience, prepared, is_silent })
    }
}

/// One connection and the statements that the server has prepared for it.
pub(super) struct Session {
    pub(super) client: Client,
    patience: Duration,
    prepared: Mutex<HashMap<&'static str, Statement>>,
    /// Whether the server did not answer in time.
    is_silent: AtomicBool,
}

/// Why a statement came to nothing.
#[derive(Debug)]
pub(super) enum Stuck {
    /// The server or the connection failed.
    Failed(Error),
    /// The server did not answer in time.
    Silent,
}

impl Stuck {
    /// What the server said, if it did.
    pub(super) fn code(&self) -> Option<&SqlState> {
        match self {
            Stuck::Failed(error) => error.code(),
            Stuck::Silent => None,
        }
    }
}

impl Session {
    pub(super) async fn query(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, Stuck> {
        self.within(async { self.client.query(&self.prepare(sql).await?, values).await }).await
    }

    pub(super) async fn execute(
        &self,
        sql: &'static str,
        values: Values<'_>,
    ) -> Result<u64, Stuck> {
        self.within(async { self.client.execute(&self.prepare(sql).await?, values).await }).await
    }

    /// Waits for an answer, but not for ever. A connection that did not give one is not used
    /// again.
    async fn within<T>(&self, answer: impl Future<Output = Result<T, Error>>) -> Result<T, Stuck> {
        match timeout(self.patience, answer).await {
            Ok(answered) => answered.map_err(Stuck::Failed),
            Err(_) => {
                self.is_silent.store(true, Ordering::Relaxed);
                Err(Stuck::Silent)
            }
        }
    }

    async fn prepare(&self, sql: &'static str) -> Result<Statement, Error> {
        let kept = self.prepared().get(sql).cloned();
        if let Some(statement) = kept {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared().insert(sql, statement.clone());
        Ok(statement)
    }

    fn prepared(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection on loan; it goes back by itself.
pub(super) struct Lent<'a> {
    pool: &'a Pool,
    session: Option<Session>,
    _turn: SemaphorePermit<'a>,
}

impl Deref for Lent<'_> {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("it is there until it goes back")
    }
}

impl DerefMut for Lent<'_> {
    fn deref_mut(&mut self) -> &mut Session {
        self.session.as_mut().expect("it is there until it goes back")
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let mut idle = self.pool.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let whole = |session: &Session| !session.is_silent.load(Ordering::Relaxed);
        idle.extend(self.session.take().filter(whole));
    }
}

/// What went wrong, with what the server said, and what to do.
fn advice(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return format!("the server says: {}", told.message());
    }
    let cause = std::error::Error::source(error).map_or_else(String::new, |why| format!(": {why}"));
    format!("{error}{cause}; check that the server runs and the address is right")
}
