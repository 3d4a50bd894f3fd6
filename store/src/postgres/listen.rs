//! What other nodes do, and this one: LISTEN on a connection of its own.
//!
//! A notification is but a hint, and none comes while the connection is down. So whenever it is
//! made anew, the tables are read and whatever has moved on since is told.

use std::collections::HashMap;
use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client, Connection, Socket, tls::NoTlsStream};

use super::pool::Pool;
use crate::limits::unsigned;
use crate::{Change, StoreError};

/// How long to wait before the server is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Listens from now on, until the task is aborted.
pub(super) async fn start(
    pool: &Pool,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, StoreError> {
    let pool = pool.another();
    let mut line = Line::open(&pool).await?;
    let mut known = line.newest(&pool).await?;
    Ok(tokio::spawn(async move {
        loop {
            while let Some(change) = line.next().await {
                known.tell(change, &changes);
            }
            let (anew, now) = open_again(&pool).await;
            line = anew;
            known.catch_up(now, &changes);
        }
    }))
}

async fn open_again(pool: &Pool) -> (Line, Known) {
    loop {
        if let Ok(line) = Line::open(pool).await
            && let Ok(now) = line.newest(pool).await
        {
            return (line, now);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// The newest row of every table, as far as it was heard of.
struct Known(HashMap<String, u64>);

impl Known {
    fn tell(&mut self, change: Change, changes: &broadcast::Sender<Change>) {
        if change.newest == 0 {
            self.0.remove(&change.table);
        } else {
            self.0.insert(change.table.clone(), change.newest);
        }
        // An error means that nobody listens.
        let _ = changes.send(change);
    }

    fn catch_up(&mut self, now: Known, changes: &broadcast::Sender<Change>) {
        let gone: Vec<String> =
            self.0.keys().filter(|table| !now.0.contains_key(*table)).cloned().collect();
        for table in gone {
            self.tell(Change { table, newest: 0 }, changes);
        }
        for (table, newest) in now.0 {
            if self.0.get(&table) != Some(&newest) {
                self.tell(Change { table, newest }, changes);
            }
        }
    }
}

/// A connection that listens.
struct Line {
    /// Kept, since the connection ends with it.
    client: Client,
    heard: mpsc::UnboundedReceiver<Change>,
}

impl Line {
    async fn open(pool: &Pool) -> Result<Line, StoreError> {
        let (client, connection) = pool.dial().await?;
        let (tell, heard) = mpsc::unbounded_channel();
        tokio::spawn(hear(connection, tell));
        let listen = "SET search_path TO guildhall; LISTEN guildhall";
        client.batch_execute(listen).await.map_err(|error| pool.failed(&error))?;
        Ok(Line { client, heard })
    }

    /// The next change; `None` once the connection is lost.
    async fn next(&mut self) -> Option<Change> {
        self.heard.recv().await
    }

    async fn newest(&self, pool: &Pool) -> Result<Known, StoreError> {
        let rows = self.client.query("SELECT id, newest FROM tables", &[]).await;
        let rows = rows.map_err(|error| pool.failed(&error))?;
        Ok(Known(rows.iter().map(|row| (row.get(0), unsigned(row.get(1)))).collect()))
    }
}

async fn hear(
    mut connection: Connection<Socket, NoTlsStream>,
    tell: mpsc::UnboundedSender<Change>,
) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message
            && let Some(change) = change(notification.payload())
            && tell.send(change).is_err()
        {
            return;
        }
    }
}

/// Reads `table:newest`. The id may hold colons, the number cannot.
fn change(payload: &str) -> Option<Change> {
    let (table, newest) = payload.rsplit_once(':')?;
    Some(Change { table: table.to_owned(), newest: newest.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_names_the_table_and_its_newest_row() {
        let told = |table: &str, newest| Some(Change { table: table.to_owned(), newest });
        assert_eq!(change("t1:7"), told("t1", 7));
        assert_eq!(change("a:b:12"), told("a:b", 12));
        assert_eq!(change("nothing"), None);
        assert_eq!(change("t1:x"), None);
    }
}
