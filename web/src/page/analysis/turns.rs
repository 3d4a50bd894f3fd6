//! The turning points: what was played, what would have been better, and the way there.

use bots::analysis::{Analysis, Loss};
use draw::piece::mark;
use kernel::Actor;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use crate::page::look::Look;
use crate::page::number::{decimal, percents, signed, within};
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
    let Spoken { played, better, why } = spoken(look, loss);
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
                dd { (played) }
                dt { (say(&look.speaker, "turn-better")) }
                dd class="better" { (better) }
            }
            @if let Some(why) = why { p class="reason" { (why) } }
            p {
                (cost(look, loss, alone)) " "
                a href={ "/t/" (look.id) "?at=" (loss.line) } { (say(&look.speaker, "see-moment")) }
            }
        }
    }
}

/// What the move cost, in words.
fn cost(look: &Look<'_>, loss: &Loss, alone: bool) -> String {
    let points = within(&look.speaker, &decimal(&look.speaker, loss.points), loss.error);
    let points = ("points", Arg::Text(&points));
    match percents(loss.chance) {
        lost if !alone && lost > 0 => {
            say_with(&look.speaker, "turn-cost-chance", &[points, ("n", Arg::Number(lost))])
        }
        _ => say_with(&look.speaker, "turn-cost", &[points]),
    }
}

/// The moves of a turning point as their buttons say them, and why one is better.
struct Spoken {
    played: String,
    better: String,
    why: Option<String>,
}

fn spoken(look: &Look<'_>, loss: &Loss) -> Spoken {
    let table = look.room.table();
    let game = table.replay().play(table.title(), loss.line).ok();
    let options = game.as_ref().map(|game| game.legal(Actor::Seat(loss.seat))).unwrap_or_default();
    let label_of = |notation: &String| game.as_ref()?.label_of(notation);
    let in_words = |notation: &String| {
        label_of(notation).map_or_else(|| notation.clone(), |label| look.speaker.label(&label))
    };
    let then: Vec<_> = loss.then.iter().filter_map(label_of).collect();
    let better = options.iter().find(|option| option.notation == loss.better);
    Spoken {
        played: in_words(&loss.played),
        better: in_words(&loss.better),
        why: better.map(|better| look.speaker.why_better(better, &loss.gains, &then)),
    }
}
