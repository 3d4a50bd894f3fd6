//! `GET /t/{table}/stream` — the table again whenever this visitor sees something new.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use ::table::Appearance;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt};
use kernel::Viewer;
use serde::Deserialize;
use tokio::sync::watch;

use super::table::Asked;
use crate::access::{Opens, opens};
use crate::app::App;
use crate::audience::Watcher;
use crate::fault::Fault;
use crate::page::look::{Look, Sight, sight};
use crate::page::{curtain, finished, mark, table};
use crate::tables::Shown;
use crate::visitor::Visitor;

/// How often a quiet stream says that it is there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// When a browser comes back whose stream broke, or was dropped because nobody read it.
const BROKEN: Duration = Duration::from_secs(1);
/// When a browser comes back that found too many watchers.
const CROWDED: Duration = Duration::from_secs(20);

/// One viewer's stream.
struct Following {
    app: App,
    id: String,
    visitor: Visitor,
    asked: Asked,
    again: bool,
    shown: watch::Receiver<Arc<Shown>>,
    sent: Option<Scene>,
    /// The mark of what the browser shows already.
    seen: Option<String>,
    /// Whether it was said when to come back.
    is_greeted: bool,
    is_gone: bool,
    /// His place, if he only watches.
    _watcher: Option<Watcher>,
}

/// What a fragment is drawn from.
#[derive(Clone, PartialEq, Eq)]
struct Scene {
    opens: Opens,
    sight: Sight,
    appearance: Appearance,
    busy: bool,
}

/// What the address says beside whose eyes look.
#[derive(Deserialize)]
pub struct Wanted {
    /// The mark of what the page shows already: it is not sent again.
    seen: Option<String>,
    /// Whether only the way to another game is wanted, for the page of a result.
    #[serde(default)]
    again: bool,
}

/// Follows a table. Each event is the whole fragment for this viewer; a slow client skips to the
/// newest. A browser that comes back names the mark of the last one, and one that is still the
/// newest is not sent again.
pub async fn follow(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let mut shown = app.tables().get(&id).await?.watch();
    shown.mark_changed();
    let room = Arc::clone(&shown.borrow().room);
    let sits = !opens(&app, &visitor, &id, &room).await?.seats.is_empty();
    let watcher = if sits { None } else { app.audience().join(&id) };
    let crowded = !sits && watcher.is_none();
    let last = headers.get("last-event-id").and_then(|mark| mark.to_str().ok());
    let seen = last.map(str::to_owned).or(wanted.seen);
    let following = Following {
        app,
        id,
        visitor,
        asked,
        again: wanted.again,
        shown,
        sent: None,
        seen,
        is_greeted: false,
        is_gone: crowded,
        _watcher: watcher,
    };
    let stream = unfold(following, |mut following| async move {
        let event = following.event().await?;
        Some((Ok(event), following))
    });
    // Whoever compresses it may ask once more after the end.
    let stream = stream.fuse();
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)))
}

impl Following {
    /// The next event: the newest fragment with its mark, or that the table was deleted.
    async fn event(&mut self) -> Option<Event> {
        if !std::mem::replace(&mut self.is_greeted, true) {
            return Some(self.greeting());
        }
        if self.is_gone {
            return None;
        }
        loop {
            let Some(text) = self.next().await else { return self.farewell() };
            let mark = mark(&text);
            if self.seen.replace(mark.clone()).as_ref() != Some(&mark) {
                return Some(Event::default().event("table").id(mark).data(text));
            }
        }
    }

    /// Says when to come back, if the stream breaks or the table has too many watchers.
    fn greeting(&self) -> Event {
        let again = if self.is_gone { CROWDED } else { BROKEN };
        Event::default().retry(again)
    }

    /// Says once that the table was deleted; one that stopped itself ends without a word.
    fn farewell(&mut self) -> Option<Event> {
        let deleted = self.shown.has_changed().is_err() && !self.shown.borrow().halted;
        let first = !std::mem::replace(&mut self.is_gone, true);
        (first && deleted).then(|| Event::default().event("gone").data("gone"))
    }

    /// The next fragment that differs from the last; none when the table is gone. What is done
    /// with news is in a box: a stream mostly waits, and then takes no room for it.
    async fn next(&mut self) -> Option<String> {
        loop {
            self.shown.changed().await.ok()?;
            if let Some(text) = Box::pin(self.look()).await? {
                return Some(text);
            }
        }
    }

    /// What there is to see, unless it is what was sent last; none when the table is gone.
    async fn look(&mut self) -> Option<Option<String>> {
        // Whoever waits for his turn to be drawn gets the newest by then.
        let pens = self.app.pens();
        let _pen = pens.acquire().await.expect("it is never closed");
        let shown = Arc::clone(&self.shown.borrow_and_update());
        let scene = self.scene(&shown).await?;
        if self.sent.as_ref() == Some(&scene) {
            return Some(None);
        }
        self.sent = Some(scene.clone());
        self.draw(shown, scene).await.map(Some)
    }

    /// What this viewer sees. What his key opens is looked up again every time, so that a revoked
    /// key sees nothing more.
    async fn scene(&self, shown: &Shown) -> Option<Scene> {
        if shown.halted {
            return None;
        }
        let opens = opens(&self.app, &self.visitor, &self.id, &shown.room).await.ok()?;
        let sight = sight(&shown.room, &opens, self.asked.seat(&shown.room));
        let viewer = match sight {
            Sight::Open(viewer) => viewer,
            Sight::Curtain(_) => Viewer::Onlooker,
        };
        let appearance = shown.room.appearance(viewer);
        Some(Scene { opens, sight, appearance, busy: shown.busy })
    }

    /// The fragment for this viewer.
    async fn draw(&self, shown: Arc<Shown>, scene: Scene) -> Option<String> {
        let (id, visitor, again) = (self.id.clone(), self.visitor.clone(), self.again);
        let drawn = self.app.watched(move || match scene.sight {
            Sight::Curtain(next) => Some(curtain::fragment(&id, &shown.room, next, &visitor)),
            Sight::Open(viewer) => {
                let look = Look::new(&id, &shown.room, viewer, &scene.opens, &visitor)?;
                let look = look.with_busy(scene.busy);
                Some(if again { finished::again(&look) } else { table::fragment(&look) })
            }
        });
        drawn.await.ok()?.map(maud::PreEscaped::into)
    }
}
