//! `GET, POST /t/{table}/key/{token}` — a private link: moves a seat to this browser, once.

use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Viewer;
use maud::html;

use super::open::go;
use super::part;
use crate::access::{Opens, grant, granted};
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::say;
use crate::secret;
use crate::visitor::{Visitor, grant_of};

/// Asks whether to sit down here: a program that only looks at links must not use one up.
pub async fn show(
    State(app): State<App>,
    Path((table, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = link(&app, &table, &token).await?;
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
    let opens = link(&app, &table, &token).await?;
    app.tables().store().revoke(&secret::hash(&token)).await?;
    let (key, cookie) = visitor.key();
    grant(&app, &grant_of(&key, &table), &table, Opens { once: false, ..opens }).await?;
    Ok(go(&format!("/t/{table}"), cookie.into_iter()))
}

async fn link(app: &App, table: &str, token: &str) -> Result<Opens, Fault> {
    let opens = granted(app, &secret::hash(token), table).await?;
    opens.filter(|opens| opens.once).ok_or_else(Fault::no_key)
}
