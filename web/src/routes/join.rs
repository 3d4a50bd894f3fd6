//! `GET /j/{table}` — the short link: the open seats of a table.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Seat, Viewer};
use maud::html;
use table::Sitter;

use super::part;
use crate::access::Opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::Look;
use crate::page::say;
use crate::visitor::Visitor;

/// Lets a visitor pick a name and a seat; a full table is only watched.
pub async fn show(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let table = code.to_uppercase();
    let room = app.tables().get(&table).await?.shown().room.clone();
    let opens = Opens::default();
    let look = Look::new(&table, &room, Viewer::Onlooker, &opens, &visitor);
    let look = look.ok_or_else(Fault::no_page)?;
    let seats = Seat::all(room.chairs().len() as u8);
    let open: Vec<Seat> =
        seats.filter(|seat| room.chairs()[seat.index()].sitter == Sitter::Open).collect();
    if open.is_empty() {
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    let content = html! {
        h3 { (room.name()) }
        form class="joining" method="post" action={ "/t/" (table) "/seat" } {
            input type="hidden" name="do" value="take";
            label { (say(&look.speaker, "name")) " "
                input class="field" name="name" value=(visitor.name) maxlength="40" required; }
            p {
                @for seat in &open {
                    button class="btn go" name="seat" value=(seat) {
                        (look.seal(*seat)) (say(&look.speaker, "sit-here"))
                    }
                }
            }
        }
        p { a href={ "/t/" (table) } { (say(&look.speaker, "only-watch")) } }
    };
    Ok(part(&visitor, &say(&look.speaker, "join-table"), &content))
}
