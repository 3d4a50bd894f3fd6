//! The curtain between two who share a screen: behind it the page holds nothing.

use kernel::Seat;
use lang::{Arg, Speaker};
use maud::{Markup, html};
use table::Room;

use super::{say, say_with};
use crate::visitor::Visitor;

/// The fragment that stands in for the table until the next player says that he is there.
pub fn fragment(id: &str, room: &Room, next: Seat, visitor: &Visitor) -> Markup {
    let info = room.table().title().info();
    let speaker = Speaker::new(visitor.tongue, info, &room.names());
    let who = [("who", Arg::Seat(next))];
    let color = draw::drawing(info.key).map_or("none", |drawing| drawing.color(next));
    html! {
        main id="table" class="behind" data-title=(info.title) {
            section class="curtain" id="prompt" {
                (draw::piece::seal(color))
                h3 { (say_with(&speaker, "curtain", &who)) }
                p { (say(&speaker, "curtain-why")) }
                a class="btn" href={ "/t/" (id) "?as=" (next) } data-as=(next) {
                    (say_with(&speaker, "curtain-open", &who))
                }
            }
        }
    }
}
