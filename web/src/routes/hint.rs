//! `GET /t/{table}/hint` — up to three moves that the best bot would think of.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::Considered;
use kernel::{AnyAction, Seat, Viewer};
use lang::Arg;
use maud::{Markup, html};

use super::part;
use super::table::{Asked, DRAW_TIME};
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{say, say_with};
use crate::tables::{choose, strongest, watched};
use crate::visitor::Visitor;

/// How many moves a hint names.
const MOVES: usize = 3;

/// A hint for the visitor's own seat, from what it knows.
pub async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let opens = opens(&app, &visitor, &id).await?;
    let seat = asked.speaks_as.or(opens.seats.first().copied());
    let seat = seat.filter(|seat| opens.seats.contains(seat)).ok_or_else(Fault::no_key)?;
    let look = Look::new(&id, &room, Viewer::Seat(seat), &opens, &visitor);
    let look = look.ok_or_else(Fault::no_page)?;
    let content = if look.legal.is_empty() {
        html! { p { (say(&look.speaker, "hint-later")) } }
    } else {
        let considered = considered(&room, seat).await?;
        moves(&look, &considered)
    };
    Ok(part(&visitor, &say(&look.speaker, "hint"), &content))
}

/// What the bot thought of, best first; only its choice if it does not say.
async fn considered(
    room: &std::sync::Arc<table::Room>,
    seat: Seat,
) -> Result<Vec<Considered<String>>, Fault> {
    let room = std::sync::Arc::clone(room);
    let choice = watched(DRAW_TIME, move || choose(room.table().game(), seat, strongest())).await?;
    if choice.considered.is_empty() {
        return Ok(vec![Considered {
            action: choice.action,
            value: f64::NAN,
            visits: 0,
            points: Vec::new(),
        }]);
    }
    Ok(choice.considered.into_iter().take(MOVES).collect())
}

fn moves(look: &Look<'_>, considered: &[Considered<String>]) -> Markup {
    let option = |notation: &str| look.legal.iter().find(|option| option.notation == notation);
    html! {
        h3 { (say(&look.speaker, "hint")) }
        ol class="hintbox" {
            @for (place, one) in considered.iter().enumerate() {
                @if let Some(option) = option(&one.action) { (row(look, place, option, one.value)) }
            }
        }
        p class="lede" { (say(&look.speaker, "hint-how")) }
    }
}

fn row(look: &Look<'_>, place: usize, option: &AnyAction, value: f64) -> Markup {
    let help = look.speaker.help(option.kind, &option.label);
    let points = format!("{value:.1}");
    html! {
        li {
            span class="rank" { (place + 1) }
            button class="btn" type="button" data-play=(option.notation) {
                (look.speaker.label(&option.label))
            }
            @if value.is_finite() {
                span class="ev" { (say_with(&look.speaker, "expected", &[("n", Arg::Text(&points))])) }
            }
            p { (help.text) }
        }
    }
}
