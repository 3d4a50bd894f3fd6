//! An analysis as a page with curves, complete in one file.

use bots::analysis::Moment;
use draw::axis::Axis;
use kernel::Seat;
use maud::{Markup, html};

use super::plot::Plot;
use super::told::{Told, Turn};
use crate::failure::Failure;
use crate::one_file;

const CSS: &str = include_str!("page.css");

/// How many rounds the axis names at most.
const TICKS_MAX: usize = 10;

/// The axis of chances.
const CHANCE: Axis = Axis { low: 0.0, high: 1.0, step: 0.2 };

/// The whole page.
pub(super) fn page(told: &Told<'_>) -> Result<Markup, Failure> {
    let turns = told.turns()?;
    let content = html! {
        (legend(told))
        h2 { (told.say("expected-points")) }
        (points(told))
        @if told.is_contest() {
            h2 { (told.say("winning-chance")) }
            (chances(told))
        }
        h2 { (told.say("turning-points")) }
        (turning_points(told, &turns))
        h2 { (told.say("luck")) }
        (luck(told))
        h2 { (told.say("sources")) }
        (sources(told))
    };
    Ok(one_file::page(told.speaker.tongue().code(), &told.head(), CSS, &content))
}

fn name(told: &Told<'_>, seat: Seat) -> Markup {
    html! { span class={ "key c" (seat) } {} (told.speaker.name(seat)) }
}

fn legend(told: &Told<'_>) -> Markup {
    html! { p.legend { @for seat in told.players() { span { (name(told, seat)) } } } }
}

fn points(told: &Told<'_>) -> Markup {
    let curves = curves(told, |moment| &moment.points);
    let values = Axis::around(curves.iter().flatten().copied());
    drawn(told, "expected-points", curves, values, &|value| format!("{value}"))
}

fn chances(told: &Told<'_>) -> Markup {
    let curves = curves(told, |moment| &moment.chances);
    drawn(told, "winning-chance", curves, CHANCE, &|value| told.percent(value))
}

fn curves(told: &Told<'_>, values: impl Fn(&Moment) -> &Vec<f64>) -> Vec<Vec<f64>> {
    let moments = &told.analysis.moments;
    let curve = |seat: Seat| moments.iter().map(|moment| values(moment)[seat.index()]).collect();
    told.players().map(curve).collect()
}

fn drawn(
    told: &Told<'_>,
    title: &str,
    curves: Vec<Vec<f64>>,
    values: Axis,
    write: &dyn Fn(f64) -> String,
) -> Markup {
    let marks = told.analysis.losses.iter().map(|loss| loss.line).collect();
    let title = told.say(title);
    Plot { title: &title, curves, ticks: ticks(told), marks, values, write }.draw()
}

/// The ends of rounds, thinned out where there are many.
fn ticks(told: &Told<'_>) -> Vec<(usize, String)> {
    let rounds = told.analysis.rounds();
    let every = rounds.len().div_ceil(TICKS_MAX).max(1);
    let last = rounds.len().saturating_sub(1);
    let named = |n: usize| n == last || (n.is_multiple_of(every) && n + every <= last);
    let ends = rounds.iter().enumerate().filter(|(n, _)| named(*n));
    ends.map(|(_, moment)| (moment.lines, moment.round.to_string())).collect()
}

fn turning_points(told: &Told<'_>, turns: &[Turn<'_>]) -> Markup {
    html! {
        @if turns.is_empty() { p { (told.say("no-turning-points")) } }
        ol {
            @for Turn { loss, played, better, why } in turns {
                li {
                    b { (told.place(loss.round, loss.seat)) } " −" (told.decimal(loss.points))
                    dl {
                        dt { (told.say("turn-played")) } dd { (played) }
                        dt { (told.say("turn-better")) } dd { (better) }
                    }
                    p { (told.cost(loss)) }
                    p { (why) }
                }
            }
        }
    }
}

fn luck(told: &Told<'_>) -> Markup {
    let lucks = told.analysis.luck.iter().zip(&told.analysis.luck_error);
    html! {
        p { (told.luck_share()) }
        table {
            @for (seat, (points, error)) in told.players().zip(lucks) {
                tr { th { (name(told, seat)) } td.n { (told.signed(*points, *error)) } }
            }
        }
        dl {
            @for (id, fortune) in told.fortunes() {
                dt { (told.say(id)) }
                dd { (told.place(fortune.round, fortune.seat)) " " (told.signed(fortune.points, fortune.error)) }
            }
        }
        p { (told.say("luck-error")) }
    }
}

fn sources(told: &Told<'_>) -> Markup {
    html! {
        table {
            tr { th {} @for seat in told.seats() { th.n { (name(told, seat)) } } }
            @for (label, points) in told.sources() {
                tr {
                    td { (told.speaker.score_line(label)) }
                    @for points in points { td.n { @if let Some(points) = points { (points) } } }
                }
            }
            tr {
                th { (told.speaker.text("total", &[])) }
                @for total in told.totals() { th.n { (total) } }
            }
        }
    }
}
