//! The four ships: bonuses on the sail, a row of two cubes for each good in the hold (CR-11.8).

use craftsmen::Action;
use craftsmen::model::components::{Hold, HoldRow};
use craftsmen::model::pieces::Ship;
use kernel::Seat;
use lang::Arg;
use maud::{Markup, html};

use super::pieces::{chip, cube, space};
use super::seen::{Seen, numeral};
use crate::acts::Choice;
use crate::piece;

/// Cubes of a row.
const FULL: usize = 2;

/// The fleet.
pub(crate) fn ships(seen: &Seen<'_>) -> Markup {
    html! {
        section class="ships panel" id="side" aria-label=(seen.plural("piece.ship")) {
            h2 title=(seen.tip("piece.ship")) data-about="piece.ship" {
                (seen.plural("piece.ship"))
                small { (seen.text("draw-ships-note", &[])) " " (piece::cite("craftsmen", "CR-16.3")) }
            }
            svg class="birds" viewBox="0 0 120 40" aria-hidden="true" {
                path d="M4 18q7-8 12 0 5-8 12 0M46 8q6-6 10 0 4-6 10 0M84 22q6-6 10 0 4-6 10 0" {}
            }
            ol class="fleet" {
                @for (number, hold) in (0..).zip(&seen.parts.ships) { (ship(seen, Ship(number), hold)) }
            }
            svg class="sea" viewBox="0 0 400 22" preserveAspectRatio="none" aria-hidden="true" {
                path class="wv1" d="M0 9q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0V22H0z" {}
                path class="wv2" d="M0 16q12-6 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0" {}
            }
        }
    }
}

fn ship(seen: &Seen<'_>, ship: Ship, hold: &Hold) -> Markup {
    let number = ship.number();
    html! {
        li class="ship" id={ "ship-" (number) } {
            div class="sail" title=(bonuses(seen, hold)) {
                svg viewBox="0 0 92 66" preserveAspectRatio="none" aria-hidden="true" {
                    path class="mast" d="M46 0v66" {}
                    path class="pennant" d="M46 2l17 4.5L46 11z" {}
                    path class="cloth" d="M11 15c4.5 13 4.5 27-5 40q40-8 80 0c-9.5-13-9.5-27-5-40z" {}
                    path class="yard" d="M7 14.5h78" {}
                }
                span class="no" { (numeral(number.into())) }
                span class="bon" { @for points in &hold.bonuses { b { (points) } } }
            }
            ol class="hold" { @for row in &hold.rows { (hold_row(seen, ship, *row)) } }
        }
    }
}

fn bonuses(seen: &Seen<'_>, hold: &Hold) -> String {
    let points: Vec<String> = hold.bonuses.iter().map(u8::to_string).collect();
    seen.text("draw-majority", &[("points", Arg::Text(&points.join(", ")))]).to_string()
}

fn hold_row(seen: &Seen<'_>, ship: Ship, row: HoldRow) -> Markup {
    let number = ship.number();
    let cubes = &seen.view.ships[&number][&row.good];
    let id = format!("ship-{number}-{}", row.good);
    let args = [("good", Arg::Word(row.good.word())), ("n", Arg::Number(row.value.into()))];
    html! {
        li class={ "hr" @if seen.touched(&id) { " touched" } } id=(id)
            title=(seen.text("draw-row", &args)) {
            (chip(seen, row.good))
            b { (row.value) }
            @for at in 0..FULL {
                (space(cubes.get(at).map(|owner| cube(seen, Some(*owner), &format!("{id}-{at}"), ""))))
            }
            (offered(seen, ship, row, cubes))
        }
    }
}

/// What loading does, before it is done: points to come, or whom a bribe sends home.
fn offered(seen: &Seen<'_>, ship: Ship, row: HoldRow, cubes: &[Seat]) -> Markup {
    if seen.sent() != Some(row.good) {
        return html! {};
    }
    let bribed = cubes.first().filter(|_| cubes.len() >= FULL);
    let label = if bribed.is_some() { "draw-bribe" } else { "draw-load" };
    let args = [
        ("good", Arg::Word(row.good.word())),
        ("ship", Arg::Text(numeral(ship.number().into()))),
        ("n", Arg::Number(row.value.into())),
        ("who", Arg::Seat(bribed.copied().unwrap_or(Seat(0)))),
    ];
    let choice = seen.offer(label, &args, |action| action == Action::ToShip(ship));
    html! {
        @if let Some(Choice { acts, label }) = choice {
            button type="button" class="may cover tight" data-acts=(acts) aria-label=(label) title=(label) {
                @if bribed.is_some() { span class="tag" { (seen.text("draw-bribe-tag", &[])) } }
            }
        }
    }
}
