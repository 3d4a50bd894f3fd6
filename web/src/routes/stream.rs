//! `GET /t/{table}/stream` — the table again whenever this visitor sees something new.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;

use super::table::{Asked, DRAW_TIME};
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::{Look, Sight, sight};
use crate::page::{curtain, table};
use crate::tables::{Shown, watched};
use crate::visitor::Visitor;

/// How often a quiet stream says that it is there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// One viewer's stream.
struct Following {
    app: App,
    id: String,
    visitor: Visitor,
    asked: Asked,
    shown: watch::Receiver<Arc<Shown>>,
    sent: Option<String>,
}

/// Follows a table. Each event is the whole fragment for this viewer; a slow client skips to the
/// newest.
pub async fn follow(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let mut shown = app.tables().get(&id).await?.watch();
    shown.mark_changed();
    let following = Following { app, id, visitor, asked, shown, sent: None };
    let stream = unfold(following, |mut following| async move {
        let text = following.next().await?;
        Some((Ok(Event::default().event("table").data(text)), following))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)))
}

impl Following {
    /// The next fragment that differs from the last; none when the table is gone.
    async fn next(&mut self) -> Option<String> {
        loop {
            self.shown.changed().await.ok()?;
            let text = self.draw().await?;
            if self.sent.as_ref() != Some(&text) {
                self.sent = Some(text.clone());
                return Some(text);
            }
        }
    }

    /// The fragment for this viewer. What his key opens is looked up again every time, so that a
    /// revoked key sees nothing more.
    async fn draw(&mut self) -> Option<String> {
        let shown = Arc::clone(&self.shown.borrow_and_update());
        if shown.halted {
            return None;
        }
        let opens = opens(&self.app, &self.visitor, &self.id).await.ok()?;
        let (id, visitor, asked) = (self.id.clone(), self.visitor.clone(), self.asked);
        let drawn = watched(DRAW_TIME, move || match sight(&shown.room, &opens, asked.speaks_as) {
            Sight::Curtain(next) => Some(curtain::fragment(&id, &shown.room, next, &visitor)),
            Sight::Open(viewer) => {
                let look = Look::new(&id, &shown.room, viewer, &opens, &visitor)?;
                Some(table::fragment(&look))
            }
        });
        drawn.await.ok()?.map(maud::PreEscaped::into)
    }
}
