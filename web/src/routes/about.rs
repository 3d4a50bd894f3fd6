//! `GET /about/{game}/{term}` — what a piece, a place or a tile is.

use axum::extract::Path;
use axum::response::Response;
use draw::piece::cite;
use lang::Speaker;
use lang::words::capitalized;
use maud::html;

use super::part;
use crate::fault::Fault;
use crate::visitor::Visitor;

/// The explanation with its rules.
pub async fn show(
    Path((game, term)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let info = shelf::find(&game).map_err(|_| Fault::no_page())?.info();
    let speaker = Speaker::new(visitor.tongue, info, &[]);
    let about = speaker.about(&term).ok_or_else(Fault::no_page)?;
    let name = capitalized(&about.name);
    let content = html! {
        h3 { (name) }
        p { (about.text) }
        p { @for rule in &about.rules { (cite(info.key, rule)) " " } }
    };
    Ok(part(&visitor, &name, &content))
}
