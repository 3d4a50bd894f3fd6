//! The totals round by round, as lines that are named at their ends.

use kernel::Seat;
use maud::{Markup, html};
use table::RoundScores;

use crate::page::look::Look;
use crate::page::say;

/// The drawing's size and the edges of its field.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 496.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 430.0;
/// How far names at the ends of two lines stay apart.
const APART: f64 = 17.0;

/// The chart of a finished game.
pub fn chart(look: &Look<'_>, rounds: &[RoundScores]) -> Markup {
    let scale = Scale::of(rounds);
    let players = rounds.last().map_or(0, |last| last.totals.len()) as u8;
    let ends = scale.ends(rounds);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(say(&look.speaker, "curve")) {
            @for value in scale.ticks() {
                path class="ax" d={ "M" (LEFT) " " (at(scale.y(value))) "H" (RIGHT) } {}
                text class="axt" x=(LEFT - 6.0) y=(at(scale.y(value) + 4.0)) text-anchor="end" { (value) }
            }
            @for (place, round) in rounds.iter().enumerate() {
                @if place % 3 == 0 || place + 1 == rounds.len() {
                    text class="axt" x=(at(scale.x(place))) y=(HEIGHT - 8.0) text-anchor="middle" { (round.round) }
                }
            }
            @for seat in Seat::all(players) { (line(look, rounds, &scale, seat, ends[seat.index()])) }
        }
    }
}

fn line(look: &Look<'_>, rounds: &[RoundScores], scale: &Scale, seat: Seat, end: f64) -> Markup {
    let color = look.drawing.color(seat);
    let total = |round: &RoundScores| round.totals[seat.index()];
    let path: String = rounds
        .iter()
        .enumerate()
        .map(|(place, round)| {
            let letter = if place == 0 { 'M' } else { 'L' };
            format!("{letter}{} {}", at(scale.x(place)), at(scale.y(total(round))))
        })
        .collect();
    let last = rounds.last().map_or(0, total);
    html! {
        g class={ "P-" (color) } {
            path class="ln-case" d=(path) {}
            path class="ln" d=(path) {}
            use href={ "#seal-" (color) } x=(RIGHT - 8.0) y=(at(scale.y(last) - 8.0)) width="16" height="16" {}
            text class="lb" x=(RIGHT + 13.0) y=(at(end + 4.0)) { (look.speaker.name(seat)) " " (last) }
        }
    }
}

/// From rounds and points to places of the drawing.
struct Scale {
    low: i32,
    high: i32,
    rounds: usize,
}

impl Scale {
    fn of(rounds: &[RoundScores]) -> Scale {
        let all = || rounds.iter().flat_map(|round| round.totals.iter().copied());
        let low = all().min().unwrap_or(0).div_euclid(10) * 10;
        let high = (all().max().unwrap_or(10) + 9).div_euclid(10) * 10;
        Scale { low, high: high.max(low + 10), rounds: rounds.len() }
    }

    fn x(&self, place: usize) -> f64 {
        let steps = self.rounds.saturating_sub(1).max(1) as f64;
        LEFT + (RIGHT - LEFT) * place as f64 / steps
    }

    fn y(&self, value: i32) -> f64 {
        let share = f64::from(value - self.low) / f64::from(self.high - self.low);
        BOTTOM - (BOTTOM - TOP) * share
    }

    fn ticks(&self) -> impl Iterator<Item = i32> {
        let step = ((self.high - self.low) / 60).max(1) * 10;
        (self.low..=self.high).step_by(step as usize)
    }

    /// Where the names at the ends of the lines stand, none over another.
    fn ends(&self, rounds: &[RoundScores]) -> Vec<f64> {
        let totals = rounds.last().map(|last| last.totals.clone()).unwrap_or_default();
        let mut ends: Vec<f64> = totals.iter().map(|total| self.y(*total)).collect();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
        for pair in 1..order.len() {
            let above = ends[order[pair - 1]];
            let here = &mut ends[order[pair]];
            *here = here.max(above + APART);
        }
        ends
    }
}

/// A place with one digit after the point.
fn at(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}
