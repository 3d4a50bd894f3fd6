//! The table page: a function of what its viewer may know and may do.

use axum::response::Html;
use lang::Arg;
use maud::{Markup, html};

use super::look::Look;
use super::{Shell, bar, chronicle, companion, log, mark, prompt, say, say_with};

/// The whole page around the fragment that the stream sends.
pub fn page(look: &Look<'_>, fragment: &Markup) -> Html<String> {
    let title = tab_title(look);
    let mark = mark(&fragment.0);
    let body = html! { (fragment) (jump(look)) data id="seen" value=(mark) hidden {} (companion::companion(&look.speaker)) };
    let drawn = &[look.room.table().title().info().key][..];
    let (visitor, game) = (look.visitor, Some(look.id));
    Shell { visitor, title: &title, class: "table", game, drawn }.page(&body)
}

/// What the tab says: whose turn it is.
pub fn tab_title(look: &Look<'_>) -> String {
    let title = look.room.table().title().info().title;
    match look.seat() {
        Some(seat) if look.room.asked().contains(seat) => {
            say_with(&look.speaker, "title-your-turn", &[("title", Arg::Text(title))])
        }
        _ => title.to_owned(),
    }
}

/// Everything that changes: bar, prompt and areas.
pub fn fragment(look: &Look<'_>) -> Markup {
    let last = look.touched();
    let areas = look.drawing.areas(&look.scene(&last));
    let revision = look.room.revision(look.viewer);
    html! {
        main id="table" data-revision=(revision) data-seat=[look.seat()] data-title=(tab_title(look))
            data-over=(look.room.is_over()) {
            (bar::bar(look, &last))
            (prompt::prompt(look))
            (areas.over)
            (areas.board)
            (areas.side)
            div class="aside" id="players" {
                (areas.seats)
                (chronicle::link(look))
                (log::log(look))
            }
            (areas.mat)
        }
    }
}

/// Links to the parts of the table, at the thumb of a phone.
pub fn jump(look: &Look<'_>) -> Markup {
    let parts = [
        ("map", "jump-board"),
        ("mat", "jump-mat"),
        ("side", "jump-side"),
        ("players", "jump-players"),
        ("log", "jump-log"),
    ];
    html! {
        nav class="jump" aria-label=(say(&look.speaker, "parts")) {
            @for (id, text) in parts { a href={ "#" (id) } { (say(&look.speaker, text)) } }
        }
    }
}
