//! The score line by line.

use draw::piece::{cite, icon};
use kernel::{Goal, ScoreLine, ScoreSheet, Seat, SeatScore};
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use table::score_rows;

use super::chart::whole;
use super::look::Look;
use super::say;

/// The breakdown of every seat's score, each line with its rule.
pub fn table(look: &Look<'_>, sheet: &ScoreSheet) -> Markup {
    running(look, sheet, &[])
}

/// The same during a game, with the points that each may expect at the end, where that is known.
pub fn running(look: &Look<'_>, sheet: &ScoreSheet, outlook: &[f64]) -> Markup {
    table_of(look, sheet, outlook, &|_, points| html! { (whole(points.into())) })
}

/// The same with the points of a line drawn like this.
pub fn table_of(
    look: &Look<'_>,
    sheet: &ScoreSheet,
    outlook: &[f64],
    cell: &dyn Fn(Seat, i32) -> Markup,
) -> Markup {
    let columns: Vec<(Seat, &SeatScore)> = sheet.columns().collect();
    let best = best(sheet);
    let key = look.room.table().title().info().key;
    let class = |seat: Seat| best.contains(&seat).then_some("best");
    html! {
        table class="sc" {
            thead {
                tr {
                    th scope="col" { span class="sr" { (say(&look.speaker, "line")) } }
                    @for (seat, _) in &columns {
                        th scope="col" { (look.seal(*seat)) (look.speaker.name(*seat)) }
                    }
                }
            }
            tbody {
                @for row in score_rows(sheet) {
                    tr {
                        th scope="row" { (capitalized(&look.speaker.score_line(row.label))) (cite(key, row.rule.0)) }
                        @for (line, (seat, _)) in row.columns.iter().zip(&columns) {
                            td class=[class(*seat)] { (entry(sheet, *line, |points| cell(*seat, points))) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (capitalized(&look.speaker.text("total", &[]))) }
                    @for (seat, score) in &columns { td class=[class(*seat)] { (score.total) } }
                }
                @if !outlook.is_empty() {
                    tr class="outlook" {
                        th scope="row" { (say(&look.speaker, "score-outlook")) }
                        @for points in outlook { td { "≈ " (whole(*points)) } }
                    }
                }
            }
        }
    }
}

/// Who is ahead; a rival of the box as long as he is not beaten.
fn best(sheet: &ScoreSheet) -> Vec<Seat> {
    match (&sheet.rival, sheet.won) {
        (Some(_), Some(false)) => vec![Seat(sheet.seats.len() as u8)],
        _ => sheet.ranking().into_iter().next().unwrap_or_default(),
    }
}

/// The points of a line, with what they are the product of. What others hide has no number until it
/// is shown; a rival of the box hides nothing, but not every line is for both.
fn entry(sheet: &ScoreSheet, line: Option<ScoreLine>, cell: impl Fn(i32) -> Markup) -> Markup {
    html! {
        @match line {
            Some(line) => {
                (cell(line.points))
                @if let Some([one, other]) = line.factors { small { (one) " × " (other) } }
            }
            None if sheet.rival.is_some() => {}
            None => "?",
        }
    }
}

/// Everything that the goal of a solo game takes, met or not.
pub fn goals(look: &Look<'_>, sheet: &ScoreSheet) -> Markup {
    let key = look.room.table().title().info().key;
    html! {
        @if !sheet.goals.is_empty() {
            ul class="goals" {
                @for goal in &sheet.goals {
                    li class=(if goal.is_met() { "met" } else { "missed" }) {
                        (icon(if goal.is_met() { "check" } else { "close" }))
                        span { (part(look, goal)) (cite(key, goal.rule.0)) }
                    }
                }
            }
        }
    }
}

fn part(look: &Look<'_>, goal: &Goal) -> String {
    let args = [("n", Arg::Number(goal.has.into())), ("wants", Arg::Number(goal.wants.into()))];
    capitalized(&look.speaker.text(&format!("goal-part-{}", goal.label), &args))
}
