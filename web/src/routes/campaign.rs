//! `GET /t/{table}/campaign` — the chronicle of the campaign that the table is a chapter of.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Viewer;

use super::part;
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{chronicle, say};
use crate::visitor::Visitor;

/// The chronicle.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id, &room).await?;
    let look = Look::new(&id, &room, Viewer::Onlooker, &opens, &visitor);
    let look = look.ok_or_else(Fault::no_page)?;
    let content = chronicle::content(&look).ok_or_else(Fault::no_page)?;
    Ok(part(&visitor, &say(&look.speaker, "campaign"), &content))
}
