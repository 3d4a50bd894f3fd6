//! Where every point came from: the lines of the score side by side, each with its bar.

use kernel::{ScoreSheet, Seat};
use maud::{Markup, html};

use crate::page::chart::whole;
use crate::page::look::Look;
use crate::page::score::table_of;

/// The length of a bar that is as long as the longest.
const FULL: f64 = 60.0;

/// The breakdown of every seat's score, each number over its bar; bars of lost points are hollow.
pub fn table(look: &Look<'_>, sheet: &ScoreSheet) -> Markup {
    let all = sheet.seats.iter().flat_map(|seat| &seat.lines);
    let most = all.map(|line| line.points.abs()).max().unwrap_or(0).max(1);
    let cell = |seat: Seat, points: i32| {
        let length = FULL * f64::from(points.abs()) / f64::from(most);
        html! {
            (whole(points.into()))
            svg class={ "bar-of P-" (look.drawing.color(seat)) } viewBox={ "0 0 " (FULL) " 5" }
                preserveAspectRatio="none" aria-hidden="true" {
                rect class=(if points < 0 { "ar lost" } else { "ar" }) x=(FULL - length) width=(length) height="5" {}
            }
        }
    };
    table_of(look, sheet, &[], &cell)
}
