//! Opening a table from the store: its snapshot, then the rows after it.

use std::sync::Arc;

use kernel::Title;
use store::Row;
use table::{OpenError, Record, Room, Saved};

use super::{Shared, TableError, kept, watched, written};

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

/// A table as it can be opened, before anything of that is written.
struct Found {
    loaded: Loaded,
    /// Whether newer rules take it over, and the record that is still to be written about it.
    carried: Option<Option<Record>>,
}

/// Opens a table. If newer rules take it over, the log says so.
pub(super) async fn load(shared: &Arc<Shared>, id: &str) -> Result<Loaded, TableError> {
    let Found { loaded, carried } = find(shared, id).await?;
    let Some(news) = carried else { return Ok(loaded) };
    let Loaded { room, seq, .. } = loaded;
    let seq = match news {
        Some(record) => shared.store.append(id, seq, &[written(&record)]).await?,
        None => seq,
    };
    shared.store.save_snapshot(id, seq, &kept(&room)).await?;
    Ok(Loaded { room, seq, saved: seq })
}

/// How many moves the rules there are could not follow, if the table were opened. Writes nothing.
pub(super) async fn look_ahead(shared: &Arc<Shared>, id: &str) -> Result<u32, TableError> {
    match find(shared, id).await?.carried {
        Some(Some(Record::Carried(carried))) => Ok(carried.lost),
        _ => Ok(0),
    }
}

async fn find(shared: &Arc<Shared>, id: &str) -> Result<Found, TableError> {
    let snapshot = shared.store.snapshot(id).await?;
    let seq = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let rows = shared.store.read(id, seq).await?;
    match snapshot {
        Some(snapshot) => from_snapshot(shared, snapshot, rows).await,
        None => from_rows(shared, rows).await,
    }
}

async fn from_rows(shared: &Arc<Shared>, rows: Vec<Row>) -> Result<Found, TableError> {
    let first = rows.first().ok_or(TableError::Unknown)?;
    let record = read(first)?;
    let Record::Opened(opened) = &record else {
        return Err(TableError::Broken("the first row does not open the table".to_owned()));
    };
    let title = title(&opened.game)?;
    components(shared, title, &opened.components).await?;
    let is_older = opened.rules != title.info().rules_version;
    watched(shared.watchdog, move || {
        if is_older {
            let room = Room::begin_by_other_rules(title, &record)?;
            return taken_over(title, room, 1, &rows[1..]);
        }
        let mut room = Room::begin(title, &record)?;
        let seq = follow_rows(&mut room, 1, &rows[1..])?;
        Ok(Found { loaded: Loaded { room, seq, saved: 0 }, carried: None })
    })
    .await?
}

async fn from_snapshot(
    shared: &Arc<Shared>,
    snapshot: store::Snapshot,
    rows: Vec<Row>,
) -> Result<Found, TableError> {
    let saved: Saved = serde_json::from_str(&snapshot.body)
        .map_err(|error| TableError::Broken(format!("the snapshot cannot be read: {error}")))?;
    let title = title(saved.game())?;
    components(shared, title, saved.components()).await?;
    watched(shared.watchdog, move || {
        if saved.rules() != title.info().rules_version {
            let room = carried(saved, title)?;
            return taken_over(title, room, snapshot.seq, &rows);
        }
        let mut room = saved.open(title)?;
        let seq = follow_rows(&mut room, snapshot.seq, &rows)?;
        Ok(Found { loaded: Loaded { room, seq, saved: snapshot.seq }, carried: None })
    })
    .await?
}

/// The room that goes on from the state of a snapshot by the rules there are.
fn carried(saved: Saved, title: &'static dyn Title) -> Result<Room, OpenError> {
    let record = saved.carry(title)?;
    let Record::Carried(carried) = &record else {
        unreachable!("carrying over is a record of its own")
    };
    saved.open_carried(title, carried)
}

/// Newer rules take the game over from where `room` stands. Rows that they cannot follow stay in
/// the log, and the game goes on from before them: no upgrade freezes a table.
fn taken_over(
    title: &'static dyn Title,
    mut room: Room,
    seq: u64,
    rows: &[Row],
) -> Result<Found, TableError> {
    let newest = rows.last().map_or(seq, |row| row.seq);
    let records = rows.iter().map(read).collect::<Result<Vec<Record>, _>>()?;
    let here = title.info().rules_version;
    let is_here =
        |record: &Record| matches!(record, Record::Carried(carried) if carried.rules == here);
    let news = match records.iter().rposition(is_here) {
        Some(place) => {
            // It was written before, but the snapshot after it was not.
            room.fold_what_holds(&records[..place])?;
            room.fold(&records[place])?;
            follow_rows(&mut room, seq + place as u64 + 1, &rows[place + 1..])?;
            None
        }
        None => Some(take_over(title, &mut room, &records)?),
    };
    let loaded = Loaded { room, seq: newest, saved: seq };
    Ok(Found { loaded, carried: Some(news) })
}

/// Follows the records as far as it goes, and gives the one that says so.
fn take_over(
    title: &'static dyn Title,
    room: &mut Room,
    records: &[Record],
) -> Result<Record, TableError> {
    let lost = room.fold_what_holds(records)?;
    let mut record = room.save().carry(title)?;
    if let Record::Carried(carried) = &mut record {
        carried.lost = lost;
    }
    room.fold(&record)?;
    Ok(record)
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
