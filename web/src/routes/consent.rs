//! `POST /t/{table}/consent` — a seat answers whether another may take back a line.

use ::table::Command;
use axum::extract::{Path, State};
use axum::response::Response;
use kernel::Seat;
use serde::Deserialize;

use super::act::send;
use crate::app::App;
use crate::fault::Fault;
use crate::posted::Posted;
use crate::visitor::Visitor;

/// A seat's answer.
#[derive(Deserialize)]
pub struct Consent {
    seat: Seat,
    yes: bool,
}

/// Answers.
pub async fn answer(
    State(app): State<App>,
    Path(table): Path<String>,
    visitor: Visitor,
    Posted(consent): Posted<Consent>,
) -> Result<Response, Fault> {
    let what = Command::Answer { seat: consent.seat, yes: consent.yes };
    send(&app, &table, &visitor, None, consent.seat, what).await
}
