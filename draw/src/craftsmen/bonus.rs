//! Bonus tokens of production lines (CR-9.9), and the tokens of the Town Hall (CR-13).

use craftsmen::Action;
use craftsmen::model::pieces::{Good, Token};
use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};

use super::pieces::chip;
use super::seen::{Seen, color};
use crate::acts::cover;
use crate::piece;

/// The tokens beside the board.
pub(crate) fn bonus(seen: &Seen<'_>) -> Markup {
    html! {
        section class="bonus" id="bonus" {
            h2 class="cap" title=(seen.tip("piece.bonus_token")) data-about="piece.bonus_token" {
                (seen.text("draw-lines", &[])) small { (piece::cite("craftsmen", "CR-9.9")) }
            }
            ul class="bts" { @for good in Good::FINAL { (token(seen, *good)) } }
            h2 class="cap" { (lang::words::capitalized(&seen.word("piece.pool"))) }
            ul class="pools" { @for token in Token::ALL { (pool(seen, *token)) } }
        }
    }
}

/// Who has won a bonus token.
fn holder(seen: &Seen<'_>, good: Good) -> Option<Seat> {
    seen.everybody().find(|seat| seen.seat(*seat).bonus.contains(good))
}

fn token(seen: &Seen<'_>, good: Good) -> Markup {
    let holder = holder(seen, good);
    let id = format!("bonus-{good}");
    html! {
        li class={ "bt1" @if holder.is_some() { " won" } @if seen.touched(&id) { " touched" } } id=(id)
            title=(line(seen, good, holder)) {
            (chip(seen, good))
            b { (points(seen, good)) }
            @if let Some(seat) = holder { (piece::mark(color(seat))) }
        }
    }
}

/// The points of a good's bonus token.
pub(crate) fn points(seen: &Seen<'_>, good: Good) -> u8 {
    good.final_index().map_or(0, |at| seen.parts.bonus_vp[at])
}

/// What a line needs, what it gives, who has it.
fn line(seen: &Seen<'_>, good: Good, holder: Option<Seat>) -> String {
    let kinds = good.final_index().map(|at| seen.parts.lines[at]);
    let names: Vec<String> = kinds
        .into_iter()
        .flat_map(|kinds| kinds.iter())
        .map(|kind| seen.word(kind.word()).to_string())
        .collect();
    let args = [
        ("good", Arg::Word(good.word())),
        ("n", Arg::Number(points(seen, good).into())),
        ("buildings", Arg::Text(&names.join(", "))),
        ("who", Arg::Seat(holder.unwrap_or(Seat(0)))),
    ];
    let id = if holder.is_some() { "draw-line-won" } else { "draw-line" };
    seen.text(id, &args).to_string()
}

fn pool(seen: &Seen<'_>, token: Token) -> Markup {
    let piece = format!("piece.{token}_token");
    let id = format!("pool-{token}");
    html! {
        li class=[seen.touched(&id).then_some("touched")] id=(id) title=(seen.tip(&piece)) data-about=(piece) {
            (piece::named(&format!("tk-{token}"), "", &seen.plural(&piece)))
            b { (seen.view.pool[&token]) }
            (cover(seen.choice("", |action| action == Action::Token(token)), "tight"))
        }
    }
}
