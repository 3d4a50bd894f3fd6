//! The eight production areas of a board: building, goods, needs, chain, spaces (ND-6).

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use lang::words::capitalized;
use maud::{Markup, html};
use newdale::Action;
use newdale::model::cards::Card;
use newdale::model::components::{AreaSpace, Chain, Plant};
use newdale::model::facts::{COAL_MINE, THE_CAPTAIN, THE_COOK};
use newdale::model::frames::Frame;
use newdale::model::pieces::Good;
use newdale::model::spaces::{Area, Mode, Space};

use super::figure::{good, needs};
use super::marker::{self, marker};
use super::seen::{Seen, color};
use super::{card, outlook, pool};
use crate::acts::{Choice, cover};
use crate::piece;

/// Names of so many letters are written smaller.
const LONG: usize = 9;

/// The board of a seat.
pub(crate) fn areas(seen: &Seen<'_>, seat: Seat) -> Markup {
    let whose = if seen.owns(seat) { "draw-your-board" } else { "draw-board-of" };
    html! {
        div {
            h2 class="cap" {
                (piece::symbol(&format!("seal-{}", color(seat)), &format!("mark P-{}", color(seat))))
                (seen.text(whose, &[("who", Arg::Seat(seat))]))
                small { span class="wide" { (seen.text("draw-board-note", &[])) " " } (piece::cite("newdale", "ND-6.2")) }
            }
            div class="areas" { @for area in Area::all() { (area_of(seen, seat, area)) } }
        }
    }
}

/// What stands on an area.
struct Standing<'a> {
    name: Arc<str>,
    about: &'static str,
    plant: &'a Plant,
}

/// What stands on an area; nothing if it is free.
fn standing<'a>(seen: &'a Seen<'_>, seat: Seat, area: Area) -> Option<Standing<'a>> {
    let id = seen.seat(seat).areas[&area.number()].as_deref()?;
    let (about, plant) = match id {
        COAL_MINE => ("building.coal_mine", &seen.parts.mine),
        THE_CAPTAIN => ("sailor.captain", &seen.parts.captain),
        THE_COOK => ("sailor.cook", &seen.parts.cook),
        id => {
            let card = Card::from_id(id)?;
            (card.word(), seen.parts.card(card).plant.as_ref()?)
        }
    };
    Some(Standing { name: capitalized(&seen.word(about)).into(), about, plant })
}

/// What the building of an area needs and makes.
pub(super) fn plant<'a>(seen: &'a Seen<'_>, seat: Seat, area: Area) -> Option<&'a Plant> {
    standing(seen, seat, area).map(|standing| standing.plant)
}

/// The building cards of a seat, area by area.
pub(crate) fn cards(seen: &Seen<'_>, seat: Seat) -> Vec<Option<Card>> {
    let of = |id: &Option<String>| id.as_deref().and_then(Card::from_id);
    seen.seat(seat).areas.values().map(of).collect()
}

fn area_of(seen: &Seen<'_>, seat: Seat, area: Area) -> Markup {
    let standing = standing(seen, seat, area);
    let class = if standing.is_some() { "area" } else { "area free" };
    let about = standing.as_ref().map_or("piece.production_area", |one| one.about);
    let name = standing
        .as_ref()
        .map_or_else(|| seen.count("draw-area", area.number()), |one| one.name.clone());
    let choice = seen.choice(&name, |action| seen.owns(seat) && is_about(seen, action, area));
    html! {
        article class=(class) id={ "area-" (area.number()) } title=(seen.tip(about)) data-about=(about) {
            @match &standing {
                Some(one) => (building(seen, seat, area, one)),
                None => {
                    h4 { i { (area.number()) } }
                    p class="hint" { (seen.text(free(seen, seat, area), &[])) }
                }
            }
            (spaces(seen, seat, area))
            (cover(choice, "whole"))
        }
    }
}

/// What a free area says.
fn free(seen: &Seen<'_>, seat: Seat, area: Area) -> &'static str {
    let waits = Mode::ALL.iter().any(|mode| {
        marker::on(seen, Space::Area(area, *mode)).iter().any(|(owner, _)| *owner == seat)
    });
    if waits { "draw-area-waits" } else { "draw-area-empty" }
}

/// Whether an action is about an area: a building goes there, or works there.
fn is_about(seen: &Seen<'_>, action: Action, area: Area) -> bool {
    match action {
        Action::Area(chosen) | Action::Run(chosen) => chosen == area,
        Action::Assist | Action::Chain(_) => works(seen) == Some(area),
        _ => false,
    }
}

/// The area whose building works now.
fn works(seen: &Seen<'_>) -> Option<Area> {
    seen.table().frames.iter().rev().find_map(|frame| match frame {
        Frame::Produce { area, .. }
        | Frame::Cover { area, .. }
        | Frame::CoverCards { area, .. }
        | Frame::Chain { area, .. } => Some(*area),
        _ => None,
    })
}

fn building(seen: &Seen<'_>, seat: Seat, area: Area, one: &Standing<'_>) -> Markup {
    let plant = one.plant;
    let using = works(seen) == Some(area) && seen.table().turn == Some(seat);
    html! {
        h4 class={ @if using { "using " } @if one.name.chars().count() > LONG { "long" } } {
            i { (area.number()) }
            @match card_id(seen, seat, area) {
                Some(id) => span class="glides" id=(id) { (one.name) },
                None => span { (one.name) },
            }
        }
        @if let Some(made) = plant.good { (pile(seen, seat, made, is_first(seen, seat, area, made))) }
        div class="needs" { (needs(seen, &plant.needs)) }
        div class="ch" { @if plant.chain != Chain::None { (card::chain(seen, plant)) } }
    }
}

/// The id of the card on an area.
fn card_id(seen: &Seen<'_>, seat: Seat, area: Area) -> Option<String> {
    let cards = cards(seen, seat);
    let here = cards[area.index()]?;
    let before = cards[..=area.index()].iter().flatten().copied();
    let (_, copy) = *pool::copies(before).last()?;
    Some(card::id(here, copy))
}

/// Whether the goods of a kind are shown here: equal buildings share them (ND-1.3).
fn is_first(seen: &Seen<'_>, seat: Seat, area: Area, good: Good) -> bool {
    let makes =
        |area: &Area| standing(seen, seat, *area).is_some_and(|one| one.plant.good == Some(good));
    Area::all().find(makes) == Some(area)
}

/// The goods of a kind, as something to click if they can be paid with or gained; a second building
/// of a kind shows how many they are.
pub(crate) fn pile(seen: &Seen<'_>, seat: Seat, kind: Good, first: bool) -> Markup {
    let n = seen.stock(seat, kind);
    let name = capitalized(&seen.word(kind.word()));
    let choice = seen.choice(&name, |action| seen.owns(seat) && first && moves(action, kind));
    html! {
        span class={ "pile" @if n == 0 || !first { " nil" } } title=(seen.tip(kind.word())) {
            (good(seen, kind))
            @if first { (n) small { "×" (seen.price(seat, kind)) } } @else { small { (n) } }
            (cover(choice, "tight"))
        }
    }
}

/// Whether an action pays with a good or brings one.
fn moves(action: Action, good: Good) -> bool {
    match action {
        Action::Pay(chosen) | Action::Good(chosen) => chosen == good,
        Action::FeedGrapes(color) => Good::grapes(color) == good,
        _ => false,
    }
}

/// The spaces for markers.
fn spaces(seen: &Seen<'_>, seat: Seat, area: Area) -> Markup {
    let back = seen.chapter().back;
    html! {
        ul class="sps" {
            @for mode in Mode::ALL.iter().copied() {
                @let space = seen.parts.area(area, mode);
                @if space.back || !back { (space_of(seen, seat, area, mode, space)) }
            }
        }
    }
}

fn space_of(seen: &Seen<'_>, seat: Seat, area: Area, mode: Mode, space: AreaSpace) -> Markup {
    let place = Space::Area(area, mode);
    let here: Vec<u8> = marker::on(seen, place)
        .into_iter()
        .filter(|(owner, _)| *owner == seat)
        .map(|(_, n)| n)
        .collect();
    let about = tip(seen, area, mode, space);
    let name = match outlook::outlook(seen, seat, area, mode) {
        Some(outlook) => format!("{about}. {outlook}").into(),
        None => about,
    };
    html! {
        li class={ "sp" @if !here.is_empty() { " has" } } id={ "sp-" (area.number()) "-" (mode) }
            title=(name) data-about=(mode.word()) {
            @for number in &here { (marker(seen, seat, *number)) }
            span class="word" { (seen.word(mode.word())) }
            @if space.modifier != 0 { span class="mod" { (change(space.modifier)) } }
            span class="out" { @for _ in 0..space.output { i {} } }
            (cover(planned(seen, seat, &name, place), "tight"))
        }
    }
}

fn planned(seen: &Seen<'_>, seat: Seat, name: &str, place: Space) -> Option<Choice> {
    seen.choice(name, |action| {
        seen.owns(seat) && matches!(action, Action::Plan(_, to) if to == place)
    })
}

fn tip(seen: &Seen<'_>, area: Area, mode: Mode, space: AreaSpace) -> Arc<str> {
    let args = [
        ("area", Arg::Number(area.number().into())),
        ("mode", Arg::Word(mode.word())),
        ("need", Arg::Text(&change(space.modifier))),
        ("n", Arg::Number(space.output.into())),
    ];
    seen.text("draw-space-tip", &args)
}

/// A change with its sign.
fn change(n: i8) -> String {
    let plus = if n > 0 { "+" } else { "" };
    format!("{plus}{}", piece::signed(n))
}
