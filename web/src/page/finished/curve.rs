//! The totals round by round, as lines that are named at their ends.

use kernel::Seat;
use maud::{Markup, html};
use table::RoundScores;

use crate::page::chart::{Field, Line, Tick, WIDTH, lines};
use crate::page::look::Look;
use crate::page::say;

/// The height of the drawing, and the upper edge of its field.
const HEIGHT: f64 = 460.0;
const TOP: f64 = 20.0;

/// The chart of a finished game.
pub fn chart(look: &Look<'_>, rounds: &[RoundScores]) -> Markup {
    let players = rounds.last().map_or(0, |last| last.totals.len()) as u8;
    let all: Vec<Line> = Seat::all(players).map(|seat| line(rounds, seat)).collect();
    let last = rounds.len().saturating_sub(1);
    let field = Field::around(HEIGHT, TOP, last as f64, &all);
    let tick = |(n, round): (usize, &RoundScores)| Tick {
        place: n as f64,
        round: round.round,
        at: round.at,
    };
    let ticks: Vec<Tick> = rounds.iter().enumerate().map(tick).collect();
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(say(&look.speaker, "curve")) {
            (field.levels())
            (field.rounds(look, &ticks))
            (lines(look, &field, &all))
        }
    }
}

fn line(rounds: &[RoundScores], seat: Seat) -> Line {
    let spot = |(n, round): (usize, &RoundScores)| (n as f64, round.totals[seat.index()].into());
    Line {
        seat,
        spots: rounds.iter().enumerate().map(spot).collect(),
        marked: rounds.len().max(2) - 1,
    }
}
