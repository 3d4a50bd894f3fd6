//! What anybody can see of a live table: the lobby's list and the busy sign follow it alone, so
//! that neither tells of what is planned or taken back in secret.

use std::time::{Duration, Instant};

use kernel::Viewer;
use table::{Appearance, Room};

use super::Task;
use crate::tables::board::{self, Notice};
use crate::tables::{Shared, Summary, summary_of};
use crate::thinking::Asker;

/// How long bots may keep people waiting without a word.
const PATIENCE: Duration = Duration::from_secs(1);

/// What anybody can see of a table, and since when.
pub(super) struct Public {
    appearance: Appearance,
    /// The same moment for the lobby, in milliseconds since 1970.
    at: i64,
    /// Since when it looks like this.
    pub(super) since: Instant,
    /// When it was last asked whether the bots must wait for others.
    asked: Instant,
    /// Whether people were told that the bots must wait.
    pub(super) busy: bool,
}

impl Public {
    /// A table that was just loaded looks as it did before.
    pub(super) async fn new(shared: &Shared, id: &str, room: &Room) -> Public {
        let at = match shared.board.since(id) {
            Some(at) => at,
            None => stored(shared, id).await,
        };
        let (appearance, now) = (room.appearance(Viewer::Onlooker), Instant::now());
        Public { appearance, at, since: now, asked: now, busy: false }
    }
}

async fn stored(shared: &Shared, id: &str) -> i64 {
    let Ok(info) = shared.store.table(id).await else { return board::now() };
    let summary = serde_json::from_str::<Summary>(&info.summary).unwrap_or_default();
    summary.at.max(info.created)
}

/// Waits until then; forever, if there is nothing to wait for.
pub(super) async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment.into()).await,
        None => std::future::pending().await,
    }
}

impl Task {
    /// Tells the lobby's list if anybody can see that something has changed.
    pub(super) fn notice(&mut self) {
        let appearance = self.room.appearance(Viewer::Onlooker);
        if appearance == self.public.appearance {
            return;
        }
        let now = Instant::now();
        let at = board::now().max(self.public.at + 1);
        self.public = Public { appearance, at, since: now, asked: now, busy: false };
        self.shared.board.tell(Notice {
            id: self.id.clone(),
            game: self.room.table().title().info().key.to_owned(),
            name: self.room.name().to_owned(),
            summary: self.summary(),
        });
    }

    fn summary(&self) -> Summary {
        summary_of(&self.room, self.public.at)
    }

    /// Writes what the lobby shows of the table, so that it is there after a restart.
    pub(super) async fn tell_lobby(&mut self) {
        let summary = self.summary();
        let text = serde_json::to_string(&summary).expect("a summary has a JSON form");
        if self.told.as_ref() == Some(&text) {
            return;
        }
        if self.shared.store.set_summary(&self.id, summary.state(), &text).await.is_ok() {
            self.told = Some(text);
        }
    }

    /// Whether somebody looks at it.
    pub(super) fn is_watched(&self) -> bool {
        self.show.receiver_count() > 1
    }

    /// Who asks for the thoughts of its bots.
    pub(super) fn asker(&self) -> Asker {
        let id = self.id.clone();
        if self.is_watched() { Asker::Watched(id) } else { Asker::Alone(id) }
    }

    /// When to ask whether the bots of this table must wait for others.
    pub(super) fn grows_impatient(&self) -> Option<Instant> {
        let waits = self.thought.is_some() && !self.public.busy;
        waits.then(|| self.public.asked + PATIENCE)
    }

    /// Says so, if they must. The table goes on.
    pub(super) fn say_busy(&mut self) -> bool {
        self.public.asked = Instant::now();
        if self.shared.thinkers.is_busy() {
            self.public.busy = true;
            self.show.send_replace(std::sync::Arc::new(self.shown()));
        }
        true
    }
}
