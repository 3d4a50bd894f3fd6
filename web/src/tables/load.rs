//! Opening a table from the store: its snapshot, then the rows after it.

use std::sync::Arc;

use kernel::Title;
use store::Row;
use table::{OpenError, Record, Room, Saved};

use super::{Shared, TableError, watched, written};

/// A table as the store has it.
pub(super) struct Loaded {
    pub(super) room: Room,
    /// The last row in it.
    pub(super) seq: u64,
    /// The last row in its snapshot.
    pub(super) saved: u64,
}

impl From<OpenError> for TableError {
    fn from(error: OpenError) -> TableError {
        TableError::Broken(error.to_string())
    }
}

/// Opens a table.
pub(super) async fn load(shared: &Arc<Shared>, id: &str) -> Result<Loaded, TableError> {
    let snapshot = shared.store.snapshot(id).await?;
    let seq = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let rows = shared.store.read(id, seq).await?;
    match snapshot {
        Some(snapshot) => from_snapshot(shared, id, snapshot, rows).await,
        None => from_rows(shared, rows).await,
    }
}

async fn from_rows(shared: &Arc<Shared>, rows: Vec<Row>) -> Result<Loaded, TableError> {
    let first = rows.first().ok_or(TableError::Unknown)?;
    let record = read(first)?;
    let Record::Opened(opened) = &record else {
        return Err(TableError::Broken("the first row does not open the table".to_owned()));
    };
    let title = title(&opened.game)?;
    components(shared, title, &opened.components).await?;
    watched(shared.watchdog, move || {
        let mut room = Room::begin(title, &record)?;
        let seq = follow_rows(&mut room, 1, &rows[1..])?;
        Ok(Loaded { room, seq, saved: 0 })
    })
    .await?
}

async fn from_snapshot(
    shared: &Arc<Shared>,
    id: &str,
    snapshot: store::Snapshot,
    rows: Vec<Row>,
) -> Result<Loaded, TableError> {
    let saved: Saved = serde_json::from_str(&snapshot.body)
        .map_err(|error| TableError::Broken(format!("the snapshot cannot be read: {error}")))?;
    let title = title(saved.game())?;
    components(shared, title, saved.components()).await?;
    if saved.rules() != title.info().rules_version {
        return carry_over(shared, id, title, saved, snapshot.seq, rows).await;
    }
    watched(shared.watchdog, move || {
        let mut room = saved.open(title)?;
        let seq = follow_rows(&mut room, snapshot.seq, &rows)?;
        Ok(Loaded { room, seq, saved: snapshot.seq })
    })
    .await?
}

/// Newer rules take the game over from its state; the log says so.
async fn carry_over(
    shared: &Arc<Shared>,
    id: &str,
    title: &'static dyn Title,
    saved: Saved,
    seq: u64,
    rows: Vec<Row>,
) -> Result<Loaded, TableError> {
    if let Some(first) = rows.first()
        && let Record::Carried(carried) = read(first)?
    {
        let mut room = saved.open_carried(title, &carried)?;
        let seq = follow_rows(&mut room, seq + 1, &rows[1..])?;
        return Ok(Loaded { room, seq, saved: 0 });
    }
    let record = saved.carry(title)?;
    let Record::Carried(carried) = &record else {
        unreachable!("carrying over is a record of its own")
    };
    let mut room = saved.open_carried(title, carried)?;
    let seq = follow_rows(&mut room, seq, &rows)?;
    let seq = if rows.is_empty() {
        shared.store.append(id, seq, &[written(&record)]).await?
    } else {
        // The last moves before the upgrade were not in the snapshot: the state after them,
        // under the new rules, is what is carried over.
        let now = room.save().carry(title)?;
        room.fold(&now)?;
        shared.store.append(id, seq, &[written(&now)]).await?
    };
    let body = serde_json::to_string(&room.save()).expect("a room has a JSON form");
    shared.store.save_snapshot(id, seq, &body).await?;
    Ok(Loaded { room, seq, saved: seq })
}

/// Folds rows into a room; gives the number of the last.
pub(super) fn follow_rows(room: &mut Room, seq: u64, rows: &[Row]) -> Result<u64, TableError> {
    let mut last = seq;
    for row in rows {
        if row.seq != last + 1 {
            return Err(TableError::Broken(format!("row {} is missing", last + 1)));
        }
        room.fold(&read(row)?)?;
        last = row.seq;
    }
    Ok(last)
}

fn read(row: &Row) -> Result<Record, TableError> {
    serde_json::from_str(&row.body)
        .map_err(|error| TableError::Broken(format!("row {} cannot be read: {error}", row.seq)))
}

fn title(game: &str) -> Result<&'static dyn Title, TableError> {
    shelf::find(game)
        .map(|entry| entry.title)
        .map_err(|error| TableError::Broken(error.to_string()))
}

/// Makes sure that the table's box is at hand.
async fn components(
    shared: &Arc<Shared>,
    title: &'static dyn Title,
    hash: &str,
) -> Result<(), TableError> {
    if title.find_components(hash).is_some() {
        return Ok(());
    }
    let text = shared.store.components(hash).await?;
    let text = text.ok_or_else(|| OpenError::Components(hash.to_owned()))?;
    title.components(&text).map_err(|error| TableError::Broken(error.to_string()))?;
    Ok(())
}
