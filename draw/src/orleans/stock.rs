//! What a player owns: coins, goods, stations, citizens, technology, draws, and what is due.

use kernel::Seat;
use maud::{Markup, html};
use orleans::Action;
use orleans::model::action::Loss;
use orleans::model::facts::{Occupant, PlainSeat, SeatFacts};
use orleans::model::pieces::{Hourglass, Ware};

use super::seen::Seen;
use super::token::ware;
use crate::acts::cover;
use crate::piece::{self, color};

/// The stock of the seat whose mat lies in front.
pub(crate) fn stock(seen: &Seen<'_>, seat: Seat) -> Markup {
    let SeatFacts { plain, places } = seen.seat(seat);
    let on_places =
        places.values().flatten().filter(|one| **one == Some(Occupant::Technology)).count();
    html! {
        div class="stock-col" {
            h2 class="cap" { (seen.text("draw-stock", &[])) }
            ul class="stock" {
                (line(seen, seat, "coin", plain.coins.into(), "draw-coins", |_| false))
                (stations(seen, seat, plain))
                (line(seen, seat, "citizen", plain.citizens.into(), "draw-citizens", |_| false))
                (line(seen, seat, "star", plain.level.into(), "draw-level", |action| {
                    action == Action::Lose(Loss::Development)
                }))
                (technology(seen, seat, plain.technology, on_places as i64))
                (line(seen, seat, "t-knight", draws(seen, plain).into(), "draw-draws", |_| false))
                li class="wide stock-goods" { (wares(seen, seat)) }
                (due(seen, plain))
            }
        }
    }
}

/// An icon, how many, and what.
fn line(
    seen: &Seen<'_>,
    seat: Seat,
    symbol: &str,
    n: i64,
    text: &str,
    wanted: impl Fn(Action) -> bool,
) -> Markup {
    let name = seen.count(text, n);
    let choice = seen.choice(&name, |action| seen.owns(seat) && wanted(action));
    html! {
        li id={ "stock-" (symbol) } title={ (n) " " (name) } {
            (piece::symbol(symbol, &format!("P-{}", color(seat)))) span { (n) } small { (name) }
            (cover(choice, "tight"))
        }
    }
}

/// Stations still to be built; those on the map are seen there.
fn stations(seen: &Seen<'_>, seat: Seat, plain: &PlainSeat) -> Markup {
    let wanted = |action| action == Action::Lose(Loss::Stock);
    line(seen, seat, "station", plain.stock.into(), "draw-stations-left", wanted)
}

/// Technology tiles in hand, to be put on a place; how many lie on places already.
fn technology(seen: &Seen<'_>, seat: Seat, held: u8, placed: i64) -> Markup {
    let wanted = |action| {
        matches!(action, Action::PlaceTechnology(_)) || action == Action::Lose(Loss::Technology)
    };
    let text = if held == 0 && placed > 0 { "draw-technology-placed" } else { "draw-technology" };
    let n = if held == 0 { placed } else { held.into() };
    line(seen, seat, "t-tech", n, text, wanted)
}

/// OR-7.1 — How many followers the knights let a player draw.
pub(crate) fn draws(seen: &Seen<'_>, plain: &PlainSeat) -> u8 {
    seen.parts.draws[usize::from(plain.tracks.knight)]
}

/// The goods of a player; bread only where there is any.
fn wares(seen: &Seen<'_>, seat: Seat) -> Markup {
    use kernel::names::Name;
    let goods = seen.seat(seat).plain.goods;
    let shown = Ware::ALL.iter().filter(|one| **one != Ware::Bread || goods[**one] > 0);
    let gives = |one: Ware| {
        move |action| action == Action::Give(one) || action == Action::Lose(Loss::Good(one))
    };
    html! {
        @for one in shown {
            span class={ "qty" @if goods[*one] == 0 { " nil" } } id={ "own-" (one) } {
                (ware(seen, *one, "")) (goods[*one])
                @if seen.owns(seat) {
                    (cover(seen.choice(&seen.word(one.word()), gives(*one)), "tight"))
                }
            }
        }
    }
}

/// What the event of the round will cost, so that nobody is taken by surprise.
fn due(seen: &Seen<'_>, plain: &PlainSeat) -> Markup {
    let (text, rule) = match seen.view.event {
        Some(Hourglass::Taxes) => (seen.count("draw-due-coins", tax(plain)), "OR-16.4"),
        Some(Hourglass::Harvest) if has_food(seen, plain) => {
            (seen.text("draw-due-food", &[]), "OR-16.3")
        }
        Some(Hourglass::Harvest) => (seen.count("draw-due-coins", HARVEST_FINE), "OR-16.3"),
        Some(Hourglass::Income) => (seen.count("draw-income", plain.level), "OR-16.2"),
        Some(Hourglass::TradingDay) => (seen.count("draw-income", plain.stations.len()), "OR-16.5"),
        _ => return html! {},
    };
    let bad = seen.view.event.is_some_and(|event| seen.parts.negative.contains(event));
    html! {
        li class={ "wide " (if bad { "due" } else { "gain" }) } {
            (piece::symbol("hourglass", "")) span { (text) } small { (piece::cite("orleans", rule)) }
        }
    }
}

/// OR-16.3 — What a player without food pays.
const HARVEST_FINE: u8 = 5;

/// OR-16.4 — One coin for every three goods.
fn tax(plain: &PlainSeat) -> u32 {
    plain.goods.total() / 3
}

/// OR-16.3 — Bread counts.
fn has_food(seen: &Seen<'_>, plain: &PlainSeat) -> bool {
    let is_food = |one: Ware| one == Ware::Bread || seen.parts.food.contains(one.good());
    plain.goods.kinds().any(is_food)
}
