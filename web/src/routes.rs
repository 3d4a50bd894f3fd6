//! One route a file; method and path in its first line.

mod about;
mod act;
mod analysis;
mod api;
mod assets;
mod branch;
mod campaign;
mod chat;
mod close;
mod coach;
mod consent;
mod delete;
mod exact;
mod help;
mod hint;
mod join;
mod key;
mod learn;
mod lobby;
mod log;
mod mat;
mod mistakes;
mod mute;
mod open;
mod puzzles;
mod recorded;
mod rematch;
mod replay;
mod rule;
mod rules;
mod score;
mod seat;
mod seats;
mod settings;
mod stream;
mod table;
mod undo;
mod verify;
mod why;

use axum::Router;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;

use crate::app::App;
use crate::fault::Fault;
use crate::page::Shell;
use crate::visitor::Visitor;

/// What is answered and done with.
pub fn pages() -> Router<App> {
    Router::new()
        .route("/", get(lobby::show))
        .route("/tables", post(open::open))
        .route("/replays", post(recorded::open))
        .route("/t/{table}", get(table::show))
        .route("/t/{table}/act", post(act::act))
        .route("/t/{table}/undo", post(undo::undo))
        .route("/t/{table}/consent", post(consent::answer))
        .route("/t/{table}/chat", post(chat::say))
        .route("/t/{table}/seat", post(seat::change))
        .route("/t/{table}/seats", get(seats::show))
        .route("/t/{table}/mute", post(mute::mute))
        .route("/t/{table}/close", post(close::close))
        .route("/t/{table}/delete", get(delete::ask).post(delete::delete))
        .route("/t/{table}/log", get(log::show))
        .route("/t/{table}/why/{line}", get(why::why))
        .route("/t/{table}/coach", get(coach::word).post(coach::wish))
        .route("/t/{table}/coach/board", get(coach::board))
        .route("/t/{table}/coach/now", get(coach::now))
        .route("/t/{table}/hint", get(hint::hint))
        .route("/t/{table}/score", get(score::show))
        .route("/t/{table}/mat/{seat}", get(mat::show))
        .route("/t/{table}/replay", get(replay::download))
        .route("/t/{table}/verify", get(verify::verify))
        .route("/t/{table}/analysis", get(analysis::show).post(analysis::begin))
        .route("/t/{table}/mistakes", get(mistakes::show))
        .route("/t/{table}/rematch", post(rematch::rematch))
        .route("/t/{table}/campaign", get(campaign::show))
        .route("/t/{table}/branch", post(branch::branch))
        .route("/t/{table}/key/{token}", get(key::show).post(key::open))
        .route("/j/{table}", get(join::show))
        .route("/settings", post(settings::keep))
        .route("/help", get(help::show))
        .route("/rules", get(rules::first))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/exact", get(exact::show))
        .route("/rules/{game}/exact/{id}", get(exact::one))
        .route("/rules/{game}/{id}", get(rule::show))
        .route("/learn", get(learn::first))
        .route("/learn/{game}", get(learn::list))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/puzzles", get(puzzles::first))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{puzzle}", get(puzzles::one))
        .route("/puzzles/{game}/{puzzle}/play", post(puzzles::play))
        .route("/about/{game}/{term}", get(about::show))
        .route("/assets/{hash}/{name}", get(assets::file))
        .route("/favicon.ico", get(assets::icon))
        .merge(api::all())
        .fallback(|| async { Fault::no_page() })
}

/// What goes on until somebody leaves.
pub fn streams() -> Router<App> {
    Router::new()
        .route("/t/{table}/stream", get(stream::follow))
        .route("/t/{table}/analysis/stream", get(analysis::stream::follow))
}

/// A part of a page for the side panel, or the same as a page of its own.
fn part(visitor: &Visitor, title: &str, content: &Markup) -> Response {
    if visitor.wants_part {
        return Html(content.clone().into_string()).into_response();
    }
    let content = maud::html! {
        main class="sheet-page" id="prompt" { section class="panel spec" { (content) } }
    };
    Shell { visitor, title, class: "page", game: None, drawn: &[] }.page(&content).into_response()
}
