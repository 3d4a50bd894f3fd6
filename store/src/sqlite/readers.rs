//! Connections that read beside the writer.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::{Outcome, schema};
use crate::StoreError;
use crate::place::Place;

/// How many may read at once; more would only wait for the same disk.
const READERS: usize = 8;

/// A few connections, opened when first needed.
pub(super) struct Readers {
    place: Place,
    path: PathBuf,
    free: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(place: Place, path: PathBuf) -> Readers {
        let free = Arc::new(Semaphore::new(READERS));
        Readers { place, path, free, idle: Mutex::default() }
    }

    /// Reads on a thread that may wait.
    pub(super) async fn run<T, W>(self: &Arc<Self>, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Outcome<T> + Send + 'static,
    {
        let readers = Arc::clone(self);
        let turn = Arc::clone(&self.free).acquire_owned().await.expect("it is never closed");
        let reading = spawn_blocking(move || {
            let _turn = turn;
            readers.read(work).map_err(|fault| fault.at(&readers.place))
        });
        reading.await.unwrap_or_else(|_| Err(self.place.unavailable("a reader broke off")))
    }

    fn read<T>(&self, work: impl FnOnce(&Connection) -> Outcome<T>) -> Outcome<T> {
        let kept = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let db = match kept {
            Some(db) => db,
            None => schema::open_reader(&self.path)?,
        };
        let done = work(&db);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(db);
        done
    }
}
