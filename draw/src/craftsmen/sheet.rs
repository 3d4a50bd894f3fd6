//! The board as one drawing: the queues of the guilds, the granary, the fair, the ships.

use craftsmen::model::pieces::{Good, Guild, Ship};
use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};

use super::seen::{Seen, color, numeral};
use crate::sheet::Point;

/// The size of a cell.
const CELL: f32 = 30.0;

/// The drawing, an SVG.
pub(crate) fn sheet(seen: &Seen<'_>) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 520" role="img"
            aria-label=(seen.text("draw-trade", &[])) {
            rect class="b-page" width="960" height="520" {}
            @for guild in Guild::ALL { (queue(seen, *guild)) }
            @for (at, good) in Good::GRANARY.iter().enumerate() { (column(seen, at, *good)) }
            @for seat in seen.everybody() { (stall(seen, seat)) }
            @for ship in (0..4).map(Ship) { (hold(seen, ship)) }
        }
    }
}

fn text(at: Point, class: &str, words: &str) -> Markup {
    html! { text class=(class) transform=(at.translate()) { (words) } }
}

/// A symbol of the sprite at a point.
fn put(symbol: &str, class: &str, at: Point) -> Markup {
    html! {
        g class=(class) transform=(at.translate()) {
            use href={ "#" (symbol) } width="26" height="26" {}
        }
    }
}

fn piece(kind: &str, owner: Option<Seat>, at: Point) -> Markup {
    let color = owner.map_or("none", color);
    put(&format!("{kind}-{color}"), &format!("P-{color}"), at)
}

fn queue(seen: &Seen<'_>, guild: Guild) -> Markup {
    let at = Point { x: 16.0 + 156.0 * guild.index() as f32, y: 30.0 };
    html! {
        (text(at, "b-name", &capitalized(&seen.word(guild.word()))))
        @for (number, discs) in &seen.view.guilds[&guild] {
            @let field = at.by(48.0 * f32::from(number - 1), 26.0);
            circle class="b-field" r="15" transform=(field.by(13.0, 13.0).translate()) {}
            @for (level, seat) in discs.iter().enumerate() {
                (piece("helper", *seat, field.by(10.0 * level as f32, -8.0 * level as f32)))
            }
        }
    }
}

fn column(seen: &Seen<'_>, at: usize, good: Good) -> Markup {
    let foot = Point { x: 16.0 + 42.0 * at as f32, y: 200.0 };
    html! {
        @for (level, owner) in seen.view.granary[&good].iter().enumerate() {
            (piece("cube", *owner, foot.by(0.0, -CELL * level as f32)))
        }
        (put(&format!("c-{good}"), "", foot.by(0.0, CELL)))
    }
}

fn stall(seen: &Seen<'_>, seat: Seat) -> Markup {
    let row = Point { x: 16.0, y: 280.0 + 38.0 * seat.index() as f32 };
    html! {
        (put(&format!("seal-{}", color(seat)), &format!("P-{}", color(seat)), row))
        @for at in 0..seen.seat(seat).fair {
            (piece("cube", Some(seat), row.by(40.0 + CELL * f32::from(at), 0.0)))
        }
    }
}

fn hold(seen: &Seen<'_>, ship: Ship) -> Markup {
    let rows = &seen.parts.ships[ship.index()].rows;
    let top = Point { x: 340.0 + 152.0 * ship.index() as f32, y: 480.0 - 44.0 * rows.len() as f32 };
    let cubes = &seen.view.ships[&ship.number()];
    html! {
        (text(top.by(50.0, -8.0), "b-name", numeral(ship.number().into())))
        rect class="b-hold" width="128" height=(44 * rows.len()) rx="10" transform=(top.translate()) {}
        @for (at, row) in rows.iter().enumerate() {
            @let line = top.by(8.0, 8.0 + 44.0 * at as f32);
            (put(&format!("c-{}", row.good), "", line))
            (text(line.by(32.0, 19.0), "b-name", &row.value.to_string()))
            @for (space, seat) in cubes[&row.good].iter().enumerate() {
                (piece("cube", Some(*seat), line.by(52.0 + CELL * space as f32, 0.0)))
            }
        }
    }
}
