//! `GET /t/{table}/mat/{seat}` — the whole mat of a player, in the drawing that one's own has, as
//! this visitor may know it.

use axum::extract::{Path, State};
use axum::response::Response;
use draw::Scene;
use maud::html;

use super::part;
use crate::access::opens;
use crate::app::App;
use crate::fault::Fault;
use crate::page::look::{Look, Sight, sight};
use crate::seating::SeatNumber;
use crate::visitor::Visitor;

/// The mat.
pub async fn show(
    State(app): State<App>,
    Path((id, seat)): Path<(String, SeatNumber)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let room = app.tables().get(&id).await?.shown().room.clone();
    let seat = seat.at(&room)?;
    let opens = opens(&app, &visitor, &id, &room).await?;
    let viewer = match sight(&room, &opens, None) {
        Sight::Open(viewer) => viewer,
        Sight::Curtain(_) => kernel::Viewer::Onlooker,
    };
    let look = Look::new(&id, &room, viewer, &opens, &visitor).ok_or_else(Fault::no_page)?;
    let scene = Scene { legal: &[], front: Some(seat), ..look.scene(&[]) };
    let title = look.speaker.name(seat);
    let content = html! {
        div class="whole-mat" { h3 { (look.seal(seat)) (title) } (look.drawing.areas(&scene).mat) }
    };
    Ok(part(&visitor, &title, &content))
}
