//! The score line by line.

use draw::piece::cite;
use kernel::{ScoreSheet, Seat};
use lang::words::capitalized;
use maud::{Markup, html};
use table::score_rows;

use super::chart::whole;
use super::look::Look;
use super::say;

/// The breakdown of every seat's score, each line with its rule.
pub fn table(look: &Look<'_>, sheet: &ScoreSheet) -> Markup {
    table_of(look, sheet, &|_, points| html! { (whole(points.into())) })
}

/// The same with the points of a line drawn like this.
pub fn table_of(look: &Look<'_>, sheet: &ScoreSheet, cell: &dyn Fn(Seat, i32) -> Markup) -> Markup {
    let seats: Vec<Seat> = Seat::all(sheet.seats.len() as u8).collect();
    let best = sheet.ranking().into_iter().next().unwrap_or_default();
    let key = look.room.table().title().info().key;
    // What others hide has no number until it is shown.
    let drawn = |seat: Seat, points: Option<i32>| match points {
        Some(points) => cell(seat, points),
        None => html! { "?" },
    };
    html! {
        table class="sc" {
            thead {
                tr {
                    th scope="col" { span class="sr" { (say(&look.speaker, "line")) } }
                    @for seat in &seats { th scope="col" { (look.seal(*seat)) (look.speaker.name(*seat)) } }
                }
            }
            tbody {
                @for (label, rule, points) in score_rows(sheet) {
                    tr {
                        th scope="row" { (capitalized(&look.speaker.score_line(label))) (cite(key, rule.0)) }
                        @for seat in &seats {
                            td class=[best.contains(seat).then_some("best")] {
                                (drawn(*seat, points[seat.index()]))
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (capitalized(&look.speaker.text("total", &[]))) }
                    @for seat in &seats {
                        td class=[best.contains(seat).then_some("best")] {
                            (sheet.seats[seat.index()].total)
                        }
                    }
                }
            }
        }
    }
}
