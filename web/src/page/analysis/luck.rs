//! What chance gave and took: a bar a seat, the share of luck, the kindest and the cruelest of it.

use bots::analysis::{Analysis, Fortune};
use kernel::Seat;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use crate::page::chart::{short, tenth};
use crate::page::look::Look;
use crate::page::number::{percents, signed, within};
use crate::page::{say, say_with};

/// The width of the drawing, its zero, and how far its longest bar reaches.
const WIDTH: f64 = 346.0;
const ZERO: f64 = 184.0;
const REACH: f64 = 80.0;
/// The height of a seat's row.
const ROW: f64 = 24.0;
/// How many sentences of one stroke of luck are told.
const SENTENCES_MAX: usize = 2;

/// The whole part.
pub fn part(look: &Look<'_>, analysis: &Analysis) -> Markup {
    html! {
        div class="luck" {
            h2 { (say(&look.speaker, "luck")) }
            @if analysis.luck.len() > 1 { p { (share(look, analysis)) } }
            (bars(look, &analysis.luck, &analysis.luck_error))
            dl class="draws" {
                (fortune(look, "luck-kindest", analysis.kindest.as_ref()))
                (fortune(look, "luck-cruelest", analysis.cruelest.as_ref()))
            }
            p class="setup-how" { (say(&look.speaker, "luck-error")) }
        }
    }
}

/// How much of the difference was luck, as far as that can be told.
fn share(look: &Look<'_>, analysis: &Analysis) -> String {
    let (low, high) = analysis.luck_range;
    let args = [("low", Arg::Number(percents(low))), ("high", Arg::Number(percents(high)))];
    let id = if analysis.is_share_clear() { "luck-share" } else { "luck-unclear" };
    say_with(&look.speaker, id, &args)
}

fn bars(look: &Look<'_>, luck: &[f64], errors: &[f64]) -> Markup {
    let reach = |(points, error): (&f64, &f64)| points.abs() + error;
    let most = luck.iter().zip(errors).map(reach).fold(1.0_f64, f64::max);
    let height = ROW * luck.len() as f64 + 8.0;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="group" aria-label=(say(&look.speaker, "luck")) {
            @for step in [-1.0, -0.5, 0.5, 1.0] {
                path class="ax" d={ "M" (ZERO + step * REACH) " 4V" (height - 4.0) } {}
            }
            @for (seat, (points, error)) in Seat::all(luck.len() as u8).zip(luck.iter().zip(errors)) {
                (bar(look, seat, (*points, *error), REACH / most))
            }
            path class="ax0" d={ "M" (ZERO) " 4V" (height - 4.0) } {}
        }
    }
}

/// A bar as long as the luck, a line across its end as long as that may be wrong, and both in
/// numbers.
fn bar(look: &Look<'_>, seat: Seat, (points, error): (f64, f64), scale: f64) -> Markup {
    let length = points * scale;
    let color = look.drawing.color(seat);
    let top = 4.0 + ROW * f64::from(seat.0);
    let (x, width) = (tenth(ZERO + length.min(0.0)), tenth(length.abs()));
    let (from, to) = (tenth(ZERO + length - error * scale), tenth(ZERO + length + error * scale));
    html! {
        g class={ "P-" (color) } {
            use href={ "#seal-" (color) } x="0" y=(top + 3.0) width="17" height="17" {}
            text class="lb" x="23" y=(top + 16.0) { (short(&look.speaker.name(seat))) }
            rect class="ar" x=(x) y=(top + 4.0) width=(width) height="15" {}
            rect x=(x) y=(top + 4.0) width=(width) height="15"
                fill={ "url(#" (draw::piece::hatch(color)) ")" } {}
            path class="ax0" d={ "M" (from) " " (top + 11.5) "H" (to) } {}
            text class="axt" x=(WIDTH - 2.0) y=(top + 16.0) text-anchor="end" {
                (within(&look.speaker, &signed(&look.speaker, points), error))
            }
        }
    }
}

/// One stroke of luck, with the way to the moment after it.
fn fortune(look: &Look<'_>, name: &str, fortune: Option<&Fortune>) -> Markup {
    let Some(fortune) = fortune else { return html! {} };
    let args = [("n", Arg::Number(fortune.round.into())), ("who", Arg::Seat(fortune.seat))];
    html! {
        dt { (say(&look.speaker, name)) }
        dd {
            a href={ "/t/" (look.id) "?at=" (fortune.line + fortune.lines) } {
                (capitalized(&say_with(&look.speaker, "turn", &args)))
            }
            " " b { (within(&look.speaker, &signed(&look.speaker, fortune.points), fortune.error)) }
            " " (told(look, fortune))
        }
    }
}

/// What happened, in words; nothing of a long run, in which no single outcome says why.
fn told(look: &Look<'_>, fortune: &Fortune) -> String {
    let lines = fortune.line..fortune.line + fortune.lines;
    let heard = look.story().told(lines, look.viewer);
    let sentences: Vec<String> = heard.map(|told| look.speaker.event(&told.saying())).collect();
    if sentences.len() > SENTENCES_MAX { String::new() } else { sentences.join(" ") }
}
