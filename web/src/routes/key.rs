//! `GET, POST /t/{table}/key/{token}` — a private link: moves a seat to this browser, once.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Viewer;
use maud::html;
use store::{Grant, GrantKind};
use table::Room;

use super::open::go;
use super::part;
use crate::access::Opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::say;
use crate::secret;
use crate::visitor::Visitor;

/// Asks whether to sit down here: a program that only looks at links must not use one up.
pub async fn show(
    State(app): State<App>,
    Path((table, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = link(&app, &table, &token, &room).await?;
    let look = Look::new(&table, &room, Viewer::Onlooker, &opens, &visitor);
    let look = look.ok_or_else(Fault::no_page)?;
    let content = html! {
        h3 { (room.name()) }
        @for seat in &opens.seats { p { (look.seal(*seat)) " " (look.speaker.name(*seat)) } }
        form method="post" {
            button class="btn go" { (say(&look.speaker, "sit-here")) }
        }
    };
    Ok(part(&visitor, &say(&look.speaker, "sit-here"), &content))
}

/// Uses the link up and lets this browser's key open the seat.
pub async fn open(
    State(app): State<App>,
    Path((table, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    link(&app, &table, &token, &room).await?;
    let (hash, cookies) = visitor.new_key(&table);
    // Of many who open it at once, one gets it.
    if app.tables().store().spend(&secret::hash(&token), &hash).await?.is_empty() {
        return Err(Fault::no_key());
    }
    Ok(go(&format!("/t/{table}"), cookies.into_iter()))
}

/// What a link opens, if it is one of this table and of today.
async fn link(app: &App, table: &str, token: &str, room: &Room) -> Result<Opens, Fault> {
    let grants = app.tables().store().granted(&secret::hash(token)).await?;
    let is_link = |grant: &&Grant| grant.table == table && grant.kind == GrantKind::Link;
    let opens = Opens::of(grants.iter().filter(is_link), room);
    if opens.seats.is_empty() && !opens.host { Err(Fault::no_key()) } else { Ok(opens) }
}
