//! `GET /t/{table}/score` — the score line by line, as this visitor may know it.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use kernel::{ScoreSheet, Viewer};
use maud::html;

use super::part;
use super::table::Asked;
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{say, score};
use crate::visitor::Visitor;

/// The breakdown.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id, &room).await?;
    let viewer = match opens.seats.as_slice() {
        [seat] => Viewer::Seat(*seat),
        _ => Viewer::Onlooker,
    };
    let look = Look::new(&id, &room, viewer, &opens, &visitor).ok_or_else(Fault::no_page)?;
    let title = look.speaker.text("score", &[]);
    let (sheet, outlook) = match asked.at {
        Some(at) => (at_moment(&look, at)?, Vec::new()),
        None => (look.score(), outlook(&look).unwrap_or_default()),
    };
    let content = html! {
        h3 { (title) }
        (score::running(&look, &sheet, &outlook))
        (score::goals(&look, &sheet))
        p class="lede" { (say(&look.speaker, "score-now")) }
    };
    Ok(part(&visitor, &title, &content))
}

/// The points that each seat may expect at the end, by the judgement of the coach: for whoever may
/// hear him, with what that seat knows.
fn outlook(look: &Look<'_>) -> Option<Vec<f64>> {
    let seat = look.seat().filter(|seat| look.room.has_coach(*seat) && !look.room.is_over())?;
    let game = look.room.table().game();
    shelf::find(game.info().key).ok()?.abilities.prospects(game, seat)
}

/// The score at a moment of a finished game.
fn at_moment(look: &Look<'_>, at: usize) -> Result<ScoreSheet, Fault> {
    if !look.room.is_over() {
        return Err(Fault::not_over());
    }
    let table = look.room.table();
    let game = table.replay().play(table.title(), at).map_err(|_| Fault::no_page())?;
    Ok(game.score())
}
