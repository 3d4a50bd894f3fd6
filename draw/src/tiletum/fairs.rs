//! The four fairs: town, what counts, what it is worth, who takes part (TI-11).

use lang::Arg;
use maud::{Markup, html};
use tiletum::model::components::{Counted, Item};
use tiletum::model::facts::FairFacts;
use tiletum::model::map::Node;
use tiletum::model::pieces::Fair;

use super::seen::Seen;
use crate::piece;

/// The rounds in numerals.
pub(crate) const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// All fairs in order.
pub(crate) fn fairs(seen: &Seen<'_>) -> Markup {
    html! {
        ol class="fairs" aria-label=(seen.plural("fair.fair")) {
            @for (round, facts) in &seen.table().fairs { (fair(seen, *round, facts)) }
        }
    }
}

fn fair(seen: &Seen<'_>, round: u8, facts: &FairFacts) -> Markup {
    let now = seen.table().round;
    let class = match round {
        past if past < now => " past",
        same if same == now => " now",
        _ => "",
    };
    let numeral = NUMERALS[usize::from(round) - 1];
    let (Some(city), Some(tile)) = (facts.city, facts.tile) else {
        return html! { li class="fair" { b { i { (numeral) } } } };
    };
    let [printed, board] = worth(seen, round, tile);
    let args = [
        ("round", Arg::Number(round.into())),
        ("town", Arg::Word(city.word())),
        ("fair", Arg::Word(tile.word())),
        ("n", Arg::Number((printed + board).into())),
    ];
    html! {
        li class={ "fair" (class) } id={ "fair-" (round) } title=(seen.text("draw-fair-tip", &args))
            data-about=(tile.word()) {
            b { i { (numeral) } (seen.word(city.word())) }
            span {
                @for symbol in symbols(seen.parts.fair(tile).counts) { (piece::symbol(symbol, "P-none")) }
                em { (printed) "+" (board) }
                @if round >= now { (guests(seen, city)) }
            }
        }
    }
}

/// TI-11.2 — The number on the tile and the number on the board.
fn worth(seen: &Seen<'_>, round: u8, tile: Fair) -> [u8; 2] {
    [seen.parts.fair(tile).value, seen.parts.fair_values[usize::from(round) - 1]]
}

/// Who takes part as things stand.
fn guests(seen: &Seen<'_>, city: Node) -> Markup {
    html! {
        span class="guests" {
            @for seat in seen.owners().filter(|seat| seen.takes_part(*seat, city)) {
                @let color = piece::color(seat);
                @let who = seen.who(seat);
                (piece::named(&format!("mark-{color}"), &format!("mark P-{color}"),
                    &seen.text("draw-takes-part", &[("who", Arg::Text(&who))])))
            }
        }
    }
}

fn symbols(counts: Counted) -> Vec<&'static str> {
    match counts {
        Counted::Each(item) => vec![symbol(item)],
        Counted::Pairs(a, b) => vec![symbol(a), symbol(b)],
        Counted::KingTrack => vec!["o-king"],
    }
}

fn symbol(item: Item) -> &'static str {
    match item {
        Item::HousesOnMap => "house",
        Item::PillarsOnMap => "pillar-piece",
        Item::FulfilledContracts => "o-contract",
        Item::CrestsAnywhere => "ti-shield",
        Item::CathedralTiles => "ti-cathedral",
        Item::UpperFloorCharacters => "o-character",
        Item::FilledBuildings => "ti-tower",
    }
}

/// The fair of this round, for the title of the page.
pub(crate) fn headline(seen: &Seen<'_>) -> Markup {
    let round = seen.table().round;
    let facts = seen.table().fairs.get(&round);
    let Some((city, tile)) = facts.and_then(|facts| Some((facts.city?, facts.tile?))) else {
        return html! {};
    };
    let [printed, board] = worth(seen, round, tile);
    let args = [("n", Arg::Number((printed + board).into())), ("fair", Arg::Word(tile.word()))];
    html! {
        a class="event fairev" href="/rules/tiletum/TI-11.1" data-rule="TI-11.1"
            title=(seen.tip(tile.word())) data-about=(tile.word()) {
            (piece::symbol("ti-fair", ""))
            b { (seen.word(city.word())) }
            small { (seen.text("draw-fair-short", &args)) }
        }
    }
}
