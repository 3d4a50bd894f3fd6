//! `GET /` — the lobby; `GET /?game=tiletum` with this game chosen, else the one played last;
//! `GET /?page=2` with older tables.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Html;
use futures_util::future::try_join_all;
use serde::Deserialize;
use shelf::Entry;

use crate::access::mine;
use crate::app::App;
use crate::fault::Fault;
use crate::learned::Learned;
use crate::page::lobby::{Listed, Lobby, Pages, playable};
use crate::page::{Shell, say};
use crate::tables::Notice;
use crate::visitor::Visitor;

/// What the address says.
#[derive(Deserialize)]
pub struct Picked {
    game: Option<String>,
    /// The page of the tables, counted from 1.
    page: Option<usize>,
}

/// The lobby.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    learned: Learned,
    Query(picked): Query<Picked>,
) -> Result<Html<String>, Fault> {
    let found = |key: &str| playable().find(|entry| entry.key() == key);
    let entry = match &picked.game {
        Some(key) => found(key),
        None => found(visitor.first_game().key()).or_else(|| playable().next()),
    };
    let entry = entry.ok_or_else(Fault::no_page)?;
    let page = picked.page.unwrap_or(1).max(1);
    let (notices, more) = app.tables().board().await?.page(page - 1);
    let listed = listed(&app, &visitor, notices).await?;
    let link = app.config().is_shared().then(|| way_in(&app.config().link(), &listed));
    let pages = Pages { page, more };
    let drawn = app.draw(false, move || drawn(&visitor, entry, listed, pages, link, learned));
    Ok(drawn.await?)
}

/// Where a friend with a phone is to go: to the newest table with an open seat, else to the lobby.
fn way_in(link: &str, listed: &[Listed]) -> String {
    match listed.iter().find(|table| table.is_waiting()) {
        Some(table) => format!("{link}/j/{}", table.notice.id),
        None => link.to_owned(),
    }
}

fn drawn(
    visitor: &Visitor,
    entry: &'static Entry,
    listed: Vec<Listed>,
    pages: Pages,
    link: Option<String>,
    learned: Learned,
) -> Html<String> {
    let content = Lobby { visitor, entry, listed, pages, learned, link }.content();
    let title = say(&visitor.speaker(), "lobby");
    let drawn: Vec<&str> = playable().map(|entry| entry.key()).collect();
    Shell { visitor, title: &title, class: "page", game: None, drawn: &drawn }.page(&content)
}

/// The tables of a page, with the visitor's seats at them; whoever has no key has no seat.
async fn listed(
    app: &App,
    visitor: &Visitor,
    notices: Vec<Arc<Notice>>,
) -> Result<Vec<Listed>, Fault> {
    let seats = notices.iter().map(|notice| mine(app, visitor, &notice.id, &notice.summary.keys));
    let seats = try_join_all(seats).await?;
    Ok(notices.into_iter().zip(seats).map(|(notice, mine)| Listed { notice, mine }).collect())
}
