//! `/api` — the engine protocol's forms over HTTP, cut to what a seat's token may know.

mod apply;
mod docs;
mod events;
mod forms;
mod legal;
mod score;
mod status;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::routing::{get, post};
use kernel::{Seat, Viewer};
use lang::Speaker;
use table::{Room, Who};

use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::visitor::Visitor;

/// The routes of the interface.
pub fn all() -> Router<App> {
    Router::new()
        .route("/api", get(docs::page))
        .route("/api/openapi.json", get(docs::openapi))
        .route("/api/tables/{table}/status", get(status::status))
        .route("/api/tables/{table}/view", get(view::view))
        .route("/api/tables/{table}/legal", get(legal::legal))
        .route("/api/tables/{table}/apply", post(apply::apply))
        .route("/api/tables/{table}/events", get(events::events))
        .route("/api/tables/{table}/score", get(score::score))
}

/// Somebody at a table: a seat by its token, or an onlooker without one.
struct Sitting {
    id: String,
    room: Arc<Room>,
    who: Who,
    viewer: Viewer,
    speaker: Speaker,
}

impl Sitting {
    /// The seat of the token.
    fn seat(&self) -> Result<Seat, Fault> {
        match self.viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Onlooker => Err(Fault::no_key()),
        }
    }
}

impl FromRequestParts<App> for Sitting {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Sitting, Fault> {
        let Path(id) = Path::<String>::from_request_parts(parts, app)
            .await
            .map_err(|error| Fault::malformed(error.body_text()))?;
        let visitor = Visitor::of(parts);
        let room = app.tables().get(&id).await?.shown().room.clone();
        let opens = opens(app, &visitor, &id, &room).await?;
        let viewer = match opens.seats.as_slice() {
            [seat] => Viewer::Seat(*seat),
            _ if visitor.has_token() => return Err(Fault::no_key()),
            _ => Viewer::Onlooker,
        };
        let speaker = super::act::speaker(&room, &visitor);
        Ok(Sitting { id, room, who: opens.who(), viewer, speaker })
    }
}
