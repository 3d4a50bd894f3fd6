//! A town: its landscape, secret symbol, houses or first-arrival points, and what a house costs.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::events::Effect;
use newdale::model::pieces::{Landscape, Symbol};
use newdale::model::tokens::Token;
use newdale::model::towns::{Town, Towns};

use super::seen::{Seen, color};
use super::sheet::{Sheet, Spot};
use crate::acts::Choice;
use crate::piece::letter;
use crate::sheet::{Label, Point, short};

/// ND-5.3 — Coins less in the landscape of the card, and at a Builders' Fair.
pub(super) const LANDSCAPE: u8 = 3;
const FAIR: u8 = 2;

/// What may be done in a town: build there, with or without toll.
pub(crate) fn choice(seen: &Seen<'_>, town: Town) -> Option<Choice> {
    seen.choice(
        &seen.town_name(town),
        |action| matches!(action, Action::Town(to) | Action::TownToll(to) if to == town),
    )
}

/// A town with everything in it, as something to click if one may build there.
pub(crate) fn town(seen: &Seen<'_>, sheet: &Sheet, number: usize, town: Town) -> Markup {
    let spot = sheet.spot(town);
    let choice = choice(seen, town);
    let may = choice.is_some();
    let inside = html! {
        (disc(seen, spot, number, may))
        (secret(seen, spot, number))
        (below(seen, spot, number, town, may))
        (name(seen, spot, number, may))
        @if may { (tag(seen, spot, number)) }
        title { (tip(seen, number, town)) }
    };
    html! {
        @match choice {
            Some(Choice { acts, label }) => {
                g class="m-opt" id={ "town-" (town) } role="button" tabindex="0" data-acts=(acts)
                    aria-label=(label) data-about="map.town" { (inside) }
            }
            None => g id={ "town-" (town) } data-about="map.town" { (inside) },
        }
    }
}

/// The disc with the landscape.
fn disc(seen: &Seen<'_>, spot: &Spot, number: usize, may: bool) -> Markup {
    let land = seen.map_face().landscape[number];
    html! {
        g transform=(spot.at().translate()) {
            @if may { circle class="hit" r="30" {} }
            g class="mz" {
                @if may {
                    circle class="r1" r="19" {}
                    circle class="r2" r="14.5" {}
                }
                @match land {
                    Some(land) => {
                        circle class="m-disc" r="11" {}
                        use class="m-land-g" href={ "#nd-land-" (land) } x="-7.5" y="-7.8" width="15" height="15" {}
                    }
                    None => {
                        circle class="m-disc plain" r="11" {}
                        circle class="m-dot" r="2.4" {}
                    }
                }
                @if is_harbor(seen, number) {
                    use class="m-harbor" href="#nd-harbor" x="4" y="-15" width="11" height="11" {}
                }
            }
        }
    }
}

/// Whether a house there moves the ship (ND-10.11).
pub(super) fn is_harbor(seen: &Seen<'_>, number: usize) -> bool {
    seen.has_coast() && seen.map_face().harbors.has(number)
}

/// The symbol of the town; `None` is the one that all missions share.
fn symbol(seen: &Seen<'_>, number: usize) -> Option<Option<Symbol>> {
    let face = seen.map_face();
    if face.mystic.has(number) {
        return Some(None);
    }
    let symbols = Symbol::ALL.iter().zip(&face.symbols);
    symbols.filter(|(_, towns)| towns.has(number)).map(|(symbol, _)| Some(*symbol)).next()
}

/// Whether a house there counts for the secret mission of the viewer.
pub(super) fn serves_mission(seen: &Seen<'_>, number: usize) -> bool {
    let mission = seen.view.viewer.and_then(|seat| seen.seat(seat).mission);
    let symbol = symbol(seen, number);
    mission.is_some() && symbol.is_some_and(|symbol| symbol.is_none() || symbol == mission)
}

/// The secret symbol, on gold if it is the viewer's.
fn secret(seen: &Seen<'_>, spot: &Spot, number: usize) -> Markup {
    let (Some(symbol), Some(away)) = (symbol(seen, number), spot.secret) else { return html! {} };
    let mine = serves_mission(seen, number);
    let id = symbol.map_or("mystic", |symbol| symbol.id());
    html! {
        g transform=(spot.at().by(away.x, away.y).translate()) {
            g class="mh" {
                @if mine { circle class="m-sec-r" r="7.6" {} }
                use class={ "m-sec" @if mine { " mine" } } href={ "#nd-sec-" (id) } x="-5.5" y="-5.5"
                    width="11" height="11" {}
            }
        }
    }
}

/// The houses, or the points for whoever is first.
fn below(seen: &Seen<'_>, spot: &Spot, number: usize, town: Town, may: bool) -> Markup {
    let here: Vec<Seat> =
        seen.players().filter(|seat| seen.seat(*seat).houses.contains(&town)).collect();
    let first = seen.map_face().first_vp[number];
    let down = if may { 26.0 } else { 21.5 };
    html! {
        @for (at, seat) in here.iter().enumerate() {
            @let x = 18.0 * (at as f32 - (here.len() as f32 - 1.0) / 2.0);
            (house(seen, *seat, town, spot.at().by(x, down)))
        }
        @if here.is_empty() && first > 0 {
            g transform=(spot.at().by(0.0, down + 1.0).translate()) {
                g class="mv" {
                    use class="m-vp" href="#vp" x="-8" y="-8" width="16" height="16" {}
                    text class="m-vpt" y="3.6" { (first) }
                }
            }
        }
    }
}

fn house(seen: &Seen<'_>, seat: Seat, town: Town, at: Point) -> Markup {
    let (id, color) = (format!("house-{}-{town}", color(seat)), color(seat));
    html! {
        g class={ "piece P-" (color) } id=(id) transform=(at.translate()) {
            g class="mo" {
                @if seen.touched(&id) { circle class="m-last" r="12.5" {} }
                use href={ "#nd-house-" (color) } x="-10" y="-10" width="20" height="20" {}
                text class="m-hp" y="6.9" { (letter(color)) }
            }
        }
    }
}

/// The name of the town, or its number: outside the ring of a town that may be chosen, below
/// houses and points.
fn name(seen: &Seen<'_>, spot: &Spot, number: usize, may: bool) -> Markup {
    let Label { dx, dy, anchor } = &spot.label;
    let ring = if may { 6.0 } else { 0.0 };
    let bare = is_empty(seen, number) && seen.map_face().first_vp[number] == 0;
    let (right, down) = match anchor.as_str() {
        "start" => (ring, 0.0),
        "end" => (-ring, 0.0),
        _ if *dy < 0.0 => (0.0, -ring),
        _ if bare => (0.0, ring - 14.0),
        _ => (0.0, ring / 2.0),
    };
    let at = spot.at().by(dx + right, dy + down);
    let name = seen.map_face().names[number].as_str();
    let start =
        seen.chapter().start.iter().any(|town| seen.chapter().board.number(*town) == Some(number));
    let class = match name {
        "" => "m-no",
        _ if start => "m-name big",
        _ => "m-name",
    };
    html! {
        text class=(class) x=(short(at.x)) y=(short(at.y)) text-anchor=(anchor) {
            @if name.is_empty() { (number + 1) } @else { (name) }
        }
    }
}

/// What a house costs here, points for whoever is first, an octagon for a bonus token.
fn tag(seen: &Seen<'_>, spot: &Spot, number: usize) -> Markup {
    let Some(price) = price(seen, number) else { return html! {} };
    let first = first_points(seen, number);
    let token = !tokens(seen, number).is_empty();
    let digits = if price > 9 { 7.0 } else { 0.0 };
    let width =
        29.0 + digits + if first.is_some() { 15.0 } else { 0.0 } + if token { 15.0 } else { 0.0 };
    let mut x = -width / 2.0;
    let mut next = |step: f32| {
        x += step;
        short(x)
    };
    html! {
        g class="tag" transform=(spot.tag().translate()) {
            g class="mh" {
                rect x=(next(0.0)) y="-9" width=(short(width)) height="18" rx="9" {}
                use href="#nd-coin" x=(next(5.0)) y="-6" width="12" height="12" {}
                text x=(next(14.0)) y="4" { (price) }
                @if let Some(vp) = first { text x=(next(10.0 + digits)) y="4" { "+" (vp) } }
                @if token {
                    g transform={ "translate(" (next(if first.is_some() { 15.0 } else { 9.0 + digits })) " -6) scale(.38)" } {
                        path class="oct" d="M10.2 1.5h11.6L30.5 10.2v11.6L21.8 30.5H10.2L1.5 21.8V10.2z" {}
                    }
                }
            }
        }
    }
}

/// ND-5.3 — What the building under way costs in a town, before tokens, Gunda and tolls.
pub(super) fn price(seen: &Seen<'_>, number: usize) -> Option<u8> {
    let build = seen.table().build.as_ref()?;
    let card = seen.parts.card(build.card?);
    let less = if discount(seen, number).is_some() { LANDSCAPE } else { 0 };
    let fair = if seen.event_does(Effect::Cheaper) { FAIR } else { 0 };
    let bridge = if build.bridge.is_some() { seen.parts.bridge.cost } else { 0 };
    Some(card.cost.saturating_sub(less + fair) + bridge)
}

/// ND-5.3 — The landscape of the town, if the building under way is cheaper there.
pub(super) fn discount(seen: &Seen<'_>, number: usize) -> Option<Landscape> {
    let card = seen.table().build.as_ref()?.card?;
    let land = seen.map_face().landscape[number];
    seen.parts.card(card).discount.filter(|wanted| land == Some(*wanted))
}

/// ND-5.8 — The points for whoever comes first, if nobody has.
pub(super) fn first_points(seen: &Seen<'_>, number: usize) -> Option<u8> {
    Some(seen.map_face().first_vp[number]).filter(|vp| *vp > 0 && is_empty(seen, number))
}

fn is_empty(seen: &Seen<'_>, number: usize) -> bool {
    let town = seen.chapter().board.town(number);
    seen.players().all(|seat| !seen.seat(seat).houses.contains(&town))
}

/// ND-5.9 — The tokens beside the town that a house here is near enough for.
pub(super) fn tokens(seen: &Seen<'_>, number: usize) -> Vec<Token> {
    let facts = seen.seat(seen.front());
    let board = seen.chapter().board;
    let houses = facts.houses.iter().filter_map(|town| board.number(*town));
    let houses = houses.fold(Towns::NONE, |all, town| all.and(Towns::only(town)));
    let near = seen.map_face().around(own_bridges(seen), houses, facts.range - 1).has(number);
    let fields = seen.map_face().fields_of[number];
    let beside = |field: &u8| near && fields >> (field - 1) & 1 != 0;
    let stacks = seen.table().fields.iter().filter(|(field, _)| beside(field));
    stacks.filter_map(|(_, stack)| stack.first().copied()).collect()
}

/// The own bridges that stand, as bits.
fn own_bridges(seen: &Seen<'_>) -> u8 {
    let sites = seen.table().bridges.values().enumerate();
    let own = sites.filter(|(_, owner)| **owner == Some(seen.front()));
    own.fold(0, |bits, (number, _)| bits | 1 << number)
}

/// Name, landscape, symbol and points of a town.
fn tip(seen: &Seen<'_>, number: usize, town: Town) -> Arc<str> {
    let mut facts = vec![seen.town_name(town).to_string()];
    let mut add = |text: Arc<str>| facts.push(text.to_string());
    if let Some(land) = seen.map_face().landscape[number] {
        add(seen.word(land.word()));
    }
    match symbol(seen, number) {
        Some(Some(symbol)) => add(seen.word(symbol.word())),
        Some(None) => add(seen.word("mission.mystic")),
        None => {}
    }
    if is_harbor(seen, number) {
        add(seen.word("map.harbour"));
    }
    if let Some(first) = first_points(seen, number) {
        add(seen.count("draw-first", first));
    }
    for seat in seen.players().filter(|seat| seen.seat(*seat).houses.contains(&town)) {
        add(seen.text("draw-house-of", &[("who", Arg::Seat(seat))]));
    }
    facts.join(" · ").into()
}
