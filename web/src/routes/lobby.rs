//! `GET /` — the lobby; `GET /?game=tiletum` with this game chosen, else the one played last.

use axum::extract::{Query, State};
use axum::response::Html;
use serde::Deserialize;
use store::TableInfo;

use crate::access::mine;
use crate::app::App;
use crate::fault::Fault;
use crate::page::lobby::{Listed, Lobby, playable};
use crate::page::{Shell, say};
use crate::tables::{Summary, summary_of};
use crate::visitor::Visitor;

/// How many tables the lobby lists.
const LISTED: usize = 40;

/// What the address says.
#[derive(Deserialize)]
pub struct Picked {
    game: Option<String>,
}

/// The lobby.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(picked): Query<Picked>,
) -> Result<Html<String>, Fault> {
    let found = |key: &str| playable().find(|entry| entry.key() == key);
    let entry = match &picked.game {
        Some(key) => found(key),
        None => found(visitor.first_game().key()).or_else(|| playable().next()),
    };
    let entry = entry.ok_or_else(Fault::no_page)?;
    let listed = listed(&app, &visitor).await?;
    let link = app.config().is_shared().then(|| app.config().link());
    let content = Lobby { visitor: &visitor, entry, listed, link }.content();
    let title = say(&visitor.speaker(), "lobby");
    let drawn: Vec<&str> = playable().map(|entry| entry.key()).collect();
    let shell =
        Shell { visitor: &visitor, title: &title, class: "page", game: None, drawn: &drawn };
    Ok(shell.page(&content))
}

async fn listed(app: &App, visitor: &Visitor) -> Result<Vec<Listed>, Fault> {
    let mut listed = Vec::new();
    for info in app.tables().store().tables().await?.into_iter().take(LISTED) {
        let listed_row = row(app, info);
        let mine = mine(app, visitor, &listed_row.id, &listed_row.summary.keys).await?;
        listed.push(Listed { mine, ..listed_row });
    }
    Ok(listed)
}

/// A table in memory knows better than the store how it stands.
fn row(app: &App, info: TableInfo) -> Listed {
    let live = app.tables().in_memory().into_iter().find(|(id, _)| *id == info.id);
    let stored = || serde_json::from_str::<Summary>(&info.summary).ok();
    let summary = match live {
        Some((_, live)) => Some(summary_of(&live.shown().room)),
        None => stored(),
    };
    let state = summary.as_ref().map_or(info.state, Summary::state);
    let summary = summary.unwrap_or_default();
    Listed { id: info.id, game: info.game, name: info.name, state, summary, mine: Vec::new() }
}
