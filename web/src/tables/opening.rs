//! New tables: those that are opened to be played, and recorded games that are kept.

use kernel::{AnyParts, SeatSet, Title};
use store::{NewTable, StoreError};
use table::{OpenError, Record, Room, Setting};

use super::{Notice, TableError, Tables, board, kept, summary_of, written};
use crate::secret;

/// Why no table was opened.
#[derive(Debug)]
pub enum OpenFailed {
    /// The rules know no such table.
    Start(kernel::StartError),
    /// The store did not take it.
    Store(StoreError),
}

impl From<StoreError> for OpenFailed {
    fn from(error: StoreError) -> OpenFailed {
        OpenFailed::Store(error)
    }
}

impl Tables {
    /// Opens a new table and gives its id.
    ///
    /// # Errors
    /// If the rules know no such table or the store does not take it.
    pub async fn open(&self, setting: Setting) -> Result<String, OpenFailed> {
        let (game, name) = (setting.title.info().key, setting.name.clone());
        let parts = setting.parts.unwrap_or_else(|| setting.title.standard());
        let title = setting.title;
        let record = Room::open(setting).map_err(OpenFailed::Start)?;
        self.keep_components(game, parts).await.map_err(OpenFailed::Store)?;
        let room = Room::begin(title, &record).ok();
        Ok(self.store_new(game, &name, room.as_ref(), &[record]).await?)
    }

    /// Keeps a recorded game as a table of its own and gives its id.
    ///
    /// # Errors
    /// If the records do not follow from one another or the store does not take them.
    pub async fn keep(
        &self,
        title: &'static dyn Title,
        records: &[Record],
    ) -> Result<String, TableError> {
        let broken = |error: OpenError| TableError::Broken(error.to_string());
        let (first, rest) = records.split_first().ok_or(TableError::Unknown)?;
        let mut room = Room::begin(title, first).map_err(broken)?;
        rest.iter().try_for_each(|record| room.fold(record)).map_err(broken)?;
        self.keep_components(title.info().key, room.table().game().parts()).await?;
        let name = room.name().to_owned();
        Ok(self.store_new(title.info().key, &name, Some(&room), records).await?)
    }

    /// Stores the records of a new table under an id that is free.
    async fn store_new(
        &self,
        game: &str,
        name: &str,
        room: Option<&Room>,
        records: &[Record],
    ) -> Result<String, StoreError> {
        let rows: Vec<String> = records.iter().map(written).collect();
        let snapshot = room.map(kept);
        loop {
            let id = secret::code();
            let snapshot = snapshot.clone();
            let table = NewTable { snapshot, ..NewTable::new(&id, game, name) };
            match self.store().open(&table, &rows).await {
                Ok(()) => {
                    if let Some(room) = room {
                        self.introduce(&id, room).await;
                    }
                    return Ok(id);
                }
                Err(StoreError::Taken { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Tells the lobby and the webhooks of a new table; if that fails, the table does it when it rests.
    async fn introduce(&self, id: &str, room: &Room) {
        self.shared.hooks.turn(id, room, SeatSet::EMPTY);
        let notice = Notice {
            id: id.to_owned(),
            game: room.table().title().info().key.to_owned(),
            name: room.name().to_owned(),
            summary: summary_of(room, board::now()),
        };
        self.shared.board.tell(notice.clone());
        let text = serde_json::to_string(&notice.summary).expect("a summary has a JSON form");
        let _ = self.store().set_summary(id, notice.summary.state(), &text).await;
    }

    async fn keep_components(&self, game: &str, parts: AnyParts) -> Result<(), StoreError> {
        self.store().keep_components(parts.hash, game, parts.text).await
    }
}
