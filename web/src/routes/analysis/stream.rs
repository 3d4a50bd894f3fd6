//! `GET /t/{table}/analysis/stream` — an analysis in the making: how far it has come, then itself.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use ::table::Room;
use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt};
use tokio::sync::watch;

use super::finished;
use crate::access::{Opens, opens};
use crate::analyses::Stage;
use crate::app::App;
use crate::fault::Fault;
use crate::page::analysis;
use crate::page::look::Look;
use crate::routes::table::eyes;
use crate::visitor::Visitor;

/// How often a stream that waits says that it is there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// How long a step of the progress stays at least.
const BREATH: Duration = Duration::from_millis(250);

/// One visitor's stream.
struct Following {
    app: App,
    id: String,
    room: Arc<Room>,
    opens: Opens,
    visitor: Visitor,
    stages: watch::Receiver<Stage>,
    /// Whether the last word was said.
    is_told: bool,
    is_over: bool,
}

/// Follows an analysis to its end, and says then that nothing more will come.
pub async fn follow(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let room = finished(&app, &id).await?;
    let opens = opens(&app, &visitor, &id, &room).await?;
    let mut stages = app.analyses().of(&id).ok_or_else(Fault::no_page)?;
    stages.mark_changed();
    let (is_told, is_over) = (false, false);
    let following = Following { app, id, room, opens, visitor, stages, is_told, is_over };
    let stream = unfold(following, |mut following| async move {
        let event = following.event().await?;
        Some((Ok(event), following))
    });
    // Whoever compresses it may ask once more after the end.
    Ok(Sse::new(stream.fuse()).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)))
}

impl Following {
    async fn event(&mut self) -> Option<Event> {
        if self.is_over {
            return None;
        }
        if !self.is_told
            && let Some(stage) = self.next().await
        {
            self.is_told = stage.is_last();
            if let Some(text) = self.draw(stage).await {
                return Some(Event::default().event("table").data(text));
            }
        }
        self.is_over = true;
        Some(Event::default().event("gone").data("gone"))
    }

    /// The next stage; the newest of those that came in one breath.
    async fn next(&mut self) -> Option<Stage> {
        self.stages.changed().await.ok()?;
        tokio::time::sleep(BREATH).await;
        Some(self.stages.borrow_and_update().clone())
    }

    async fn draw(&self, stage: Stage) -> Option<String> {
        let (id, room) = (self.id.clone(), Arc::clone(&self.room));
        let (opens, visitor) = (self.opens.clone(), self.visitor.clone());
        let drawn = self.app.watched(move || {
            let look = Look::new(&id, &room, eyes(&opens), &opens, &visitor)?;
            Some(analysis::fragment(&look, Some(&stage)).into_string())
        });
        drawn.await.ok().flatten()
    }
}
