//! The turning points: what was played, what would have been better, and the way there.

use bots::analysis::{Analysis, Loss};
use draw::piece::mark;
use kernel::{Actor, AnyAction};
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use crate::page::look::Look;
use crate::page::number::{decimal, percents, signed};
use crate::page::{say, say_with};

/// The turning points in the order in which they came.
pub fn in_order(analysis: &Analysis) -> Vec<&Loss> {
    let mut losses: Vec<&Loss> = analysis.losses.iter().collect();
    losses.sort_by_key(|loss| loss.line);
    losses
}

/// The cards, numbered as in the drawings.
pub fn cards(look: &Look<'_>, losses: &[&Loss], alone: bool) -> Markup {
    html! {
        h2 { (say(&look.speaker, "turning-points")) }
        @if losses.is_empty() {
            article class="turn-card panel" { p { (say(&look.speaker, "no-turning-points")) } }
        }
        @for (n, loss) in (1..).zip(losses) { (card(look, n, loss, alone)) }
    }
}

fn card(look: &Look<'_>, n: usize, loss: &Loss, alone: bool) -> Markup {
    let options = options(look, loss);
    let args = [("n", Arg::Number(loss.round.into())), ("who", Arg::Seat(loss.seat))];
    html! {
        article class="turn-card panel" id={ "turn-" (n) } {
            header {
                span class="no" { (n) }
                b { (capitalized(&say_with(&look.speaker, "turn", &args))) }
                (mark(look.drawing.color(loss.seat)))
                span class="delta" { (signed(&look.speaker, -loss.points)) }
            }
            dl {
                dt { (say(&look.speaker, "turn-played")) }
                dd { (in_words(look, &options, &loss.played)) }
                dt { (say(&look.speaker, "turn-better")) }
                dd class="better" { (in_words(look, &options, &loss.better)) }
            }
            p {
                (cost(look, loss, alone)) " "
                a href={ "/t/" (look.id) "?at=" (loss.line) } { (say(&look.speaker, "see-moment")) }
            }
        }
    }
}

/// What the move cost, in words.
fn cost(look: &Look<'_>, loss: &Loss, alone: bool) -> String {
    let points = decimal(&look.speaker, loss.points);
    let points = ("points", Arg::Text(&points));
    match percents(loss.chance) {
        lost if !alone && lost > 0 => {
            say_with(&look.speaker, "turn-cost-chance", &[points, ("n", Arg::Number(lost))])
        }
        _ => say_with(&look.speaker, "turn-cost", &[points]),
    }
}

/// What could have been played there.
fn options(look: &Look<'_>, loss: &Loss) -> Vec<AnyAction> {
    let table = look.room.table();
    let game = table.replay().play(table.title(), loss.line);
    game.map(|game| game.legal(Actor::Seat(loss.seat))).unwrap_or_default()
}

/// A move as its button says it.
fn in_words(look: &Look<'_>, options: &[AnyAction], notation: &str) -> String {
    let option = options.iter().find(|option| option.notation == notation);
    option.map_or_else(|| notation.to_owned(), |option| look.speaker.label(&option.label))
}
