//! The granary: seven columns of two cubes, the lower one leaves first (CR-11.9).

use craftsmen::Action;
use craftsmen::model::pieces::Good;
use kernel::Seat;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};

use super::pieces::{chip, cube, space};
use super::seen::Seen;
use crate::acts::{Choice, cover};
use crate::piece;

/// Cubes of a column.
const FULL: usize = 2;

/// The columns of the granary.
pub(crate) fn granary(seen: &Seen<'_>) -> Markup {
    html! {
        section class="granary" id="granary" {
            h2 class="cap" title=(seen.tip("piece.granary")) data-about="piece.granary" {
                (capitalized(&seen.word("piece.granary")))
                small { (seen.text("draw-granary-note", &[])) " " (piece::cite("craftsmen", "CR-11.9")) }
            }
            svg class="roof" viewBox="0 0 280 16" preserveAspectRatio="none" aria-hidden="true" {
                path class="rf" d="M2 15L26 2h228l24 13z" {}
                path class="rfl" d="M34 2L14 15M64 2L50 15M94 2l-8 13M124 2l-3 13M154 2l3 13M184 2l8 13M214 2l14 13M244 2l20 13M14 8.5h252" {}
            }
            ul class="cols" { @for good in Good::GRANARY { (column(seen, *good)) } }
        }
    }
}

fn column(seen: &Seen<'_>, good: Good) -> Markup {
    let cubes = &seen.view.granary[&good];
    let id = format!("granary-{good}");
    html! {
        li class={ "gcol" @if seen.touched(&id) { " touched" } } id=(id) {
            @for at in (0..FULL).rev() {
                (space(cubes.get(at).map(|owner| {
                    cube(seen, *owner, &format!("granary-{good}-{at}"), "")
                })))
            }
            (chip(seen, good))
            small { (seen.word(good.word())) }
            (cover(sell(seen, good, cubes).or_else(|| buy(seen, good, cubes)), "tight"))
        }
    }
}

/// What a sale does, before it is done: who is pushed out, what it earns (CR-11.9, CR-11.10).
fn sell(seen: &Seen<'_>, good: Good, cubes: &[Option<Seat>]) -> Option<Choice> {
    if seen.sent() != Some(good) {
        return None;
    }
    let oldest = cubes.first().filter(|_| cubes.len() >= FULL);
    let label = match oldest {
        Some(Some(seat)) if seen.owns(*seat) => "draw-sell-own",
        Some(Some(_)) => "draw-sell-pushing",
        Some(None) => "draw-sell-neutral",
        None if seen.view.options.granary_sale_always_pays => "draw-sell",
        None => "draw-sell-unpaid",
    };
    let who = oldest.copied().flatten().unwrap_or(Seat(0));
    let args = [("good", Arg::Word(good.word())), ("who", Arg::Seat(who))];
    seen.offer(label, &args, |action| action == Action::ToGranary)
}

/// Whose cube is bought, and who is paid (CR-12.2, CR-12.4).
fn buy(seen: &Seen<'_>, good: Good, cubes: &[Option<Seat>]) -> Option<Choice> {
    let owner = cubes.first().copied().flatten();
    let label = if owner.is_some() { "draw-buy-from" } else { "draw-buy-neutral" };
    let args = [("good", Arg::Word(good.word())), ("who", Arg::Seat(owner.unwrap_or(Seat(0))))];
    seen.offer(label, &args, |action| action == Action::BuyGood(good))
}
