//! `GET /t/{table}/hint` — up to three moves that the strongest bot thinks of, with the points
//! that it expects and why.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::response::Response;
use bots::{Considered, HINT_MOVES};
use kernel::{AnyAction, Seat, Viewer};
use lang::Arg;
use maud::{Markup, html};

use super::part;
use super::table::Asked;
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::{say, say_with};
use crate::tables::advice;
use crate::thinking::Asker;
use crate::visitor::Visitor;

/// How long a bot may take before it is given up: many times what it is allowed.
const HINT_LIMIT: Duration = Duration::from_secs(10);

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
    let asker = Asker::Person(visitor.grant(&id).unwrap_or_default());
    let considered = match room.asked().contains(seat) {
        true => considered(&app, asker, &room, seat).await?,
        false => Vec::new(),
    };
    let drawn = app.draw(true, move || {
        let look = Look::new(&id, &room, Viewer::Seat(seat), &opens, &visitor)?;
        let content = content(&look, seat, &considered);
        Some(part(&visitor, &say(&look.speaker, "hint"), &content))
    });
    drawn.await?.ok_or_else(Fault::no_page)
}

/// What the bot thought of, best first; the person who asks waits for his turn.
async fn considered(
    app: &App,
    asker: Asker,
    room: &Arc<table::Room>,
    seat: Seat,
) -> Result<Vec<Considered<String>>, Fault> {
    let room = Arc::clone(room);
    let work = move || advice(room.table().game(), seat);
    let choice = app.tables().thinkers().think(asker, Instant::now(), HINT_LIMIT, work).await?;
    Ok(choice.looked_into().take(HINT_MOVES).collect())
}

fn content(look: &Look<'_>, seat: Seat, considered: &[Considered<String>]) -> Markup {
    if look.legal.is_empty() {
        return html! { p { (say(&look.speaker, "hint-later")) } };
    }
    moves(look, seat, considered)
}

fn moves(look: &Look<'_>, seat: Seat, considered: &[Considered<String>]) -> Markup {
    let option = |notation: &str| look.legal.iter().find(|option| option.notation == notation);
    html! {
        h3 { (say(&look.speaker, "hint")) }
        ol class="hintbox" {
            @for (place, one) in considered.iter().enumerate() {
                @if let Some(option) = option(&one.action) { (row(look, seat, place, option, one)) }
            }
        }
        p class="lede" { (say(&look.speaker, "hint-how")) }
    }
}

/// A move: what is expected of it, why, and what the rivals may expect.
fn row(
    look: &Look<'_>,
    seat: Seat,
    place: usize,
    option: &AnyAction,
    one: &Considered<String>,
) -> Markup {
    let speaker = &look.speaker;
    let points = speaker.tongue().decimal(one.value);
    let game = look.room.table().game();
    let then: Vec<_> = one.follow_up(seat).filter_map(|action| game.label_of(action)).collect();
    html! {
        li {
            span class="rank" { (place + 1) }
            button class="btn" type="button" data-play=(option.notation) {
                (speaker.label(&option.label))
            }
            span class="ev" { (say_with(speaker, "expected", &[("n", Arg::Text(&points))])) }
            p class="reason" { (speaker.why(option, &one.gains, &then)) }
            p class="outlook" { (speaker.outlook(&one.rivals(seat), one.visits)) }
        }
    }
}
