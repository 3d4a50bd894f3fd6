//! `GET /t/{table}/mistakes` — one's own turning points of a finished game, one after the other, as
//! puzzles. The address holds which of them, and the move that is tried.

use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::analysis::{Analysis, Loss};
use kernel::{AnyGame, Seat};
use lang::Speaker;
use serde::Deserialize;
use table::Room;

use super::analysis::finished;
use crate::access::opens;
use crate::analyses::Stage;
use crate::app::App;
use crate::fault::Fault;
use crate::page::mistake::{Mistake, Move, none};
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// What the address says.
#[derive(Deserialize)]
pub struct Asked {
    /// Whose turning points; the visitor's own if it says nothing.
    #[serde(rename = "as")]
    speaks_as: Option<SeatNumber>,
    /// Which of them, counted from 1.
    n: Option<usize>,
    /// The move that is tried.
    action: Option<String>,
    /// Whether the answer is wanted.
    answer: Option<String>,
}

/// A turning point at the table. Without an analysis the way leads there first.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = finished(&app, &id).await?;
    let opens = opens(&app, &visitor, &id, &room).await?;
    let seat = match asked.speaks_as {
        Some(number) => number.at(&room)?,
        None => opens.seats.first().copied().ok_or_else(Fault::no_key)?,
    };
    let stage = app.analyses().of(&id).map(|stage| stage.borrow().clone());
    let Some(Stage::Done(analysis)) = stage else {
        return Ok(Redirect::to(&format!("/t/{id}/analysis")).into_response());
    };
    let page = app.draw(true, move || page(&id, &room, &analysis, seat, &asked, &visitor));
    Ok(page.await??.into_response())
}

/// The turning points of a seat, in the order in which they came.
pub fn of_seat(analysis: &Analysis, seat: Seat) -> Vec<&Loss> {
    let mut own: Vec<&Loss> = analysis.mistakes.iter().filter(|loss| loss.seat == seat).collect();
    own.sort_by_key(|loss| loss.line);
    own
}

fn page(
    id: &str,
    room: &Room,
    analysis: &Analysis,
    seat: Seat,
    asked: &Asked,
    visitor: &Visitor,
) -> Result<Html<String>, Fault> {
    let title = room.table().title();
    let entry = shelf::find(title.info().key).map_err(|_| Fault::no_page())?;
    let speaker = Speaker::new(visitor.tongue, title.info(), &room.names())
        .seating(room.table().game().players());
    let losses = of_seat(analysis, seat);
    let n = asked.n.unwrap_or(1).clamp(1, losses.len().max(1));
    let Some(loss) = losses.get(n - 1) else { return Ok(none(id, entry, visitor, &speaker)) };
    let game = room.table().replay().play(title, loss.line).map_err(|_| Fault::no_page())?;
    let tried = asked.action.as_deref().map(|action| tried(game.as_ref(), loss, action));
    let shown = asked.answer.is_some();
    let (game, all) = (game.as_ref(), losses.len());
    let mistake =
        Mistake { id, entry, visitor, speaker: &speaker, loss, game, n, all, tried, shown };
    mistake.page().ok_or_else(Fault::no_page)
}

/// What comes of a move.
fn tried(game: &dyn AnyGame, loss: &Loss, action: &str) -> Move {
    let action = kernel::text::tidy(action);
    match game.check(kernel::Actor::Seat(loss.seat), &action) {
        Err(error) => Move::Refused(error),
        Ok(()) if action == loss.better => Move::Better,
        Ok(()) if action == loss.played => Move::Played,
        Ok(()) => Move::Other,
    }
}
