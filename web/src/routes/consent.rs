//! `POST /t/{table}/consent` — a seat answers whether another may take back a line.

use ::table::Command;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;

use super::act::send;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// A seat's answer.
#[derive(Deserialize)]
pub struct Consent {
    seat: SeatNumber,
    yes: bool,
}

/// Answers.
pub async fn answer(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(consent): Posted<Consent>,
) -> Result<Response, Fault> {
    let what = |seat| Command::Answer { seat, yes: consent.yes };
    send(&app, &table, &visitor, None, consent.seat, what).await
}
