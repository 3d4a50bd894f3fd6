//! The buildings of a board: rooms, roofs, ground floors, and the dice in their sky (TI-1.5).

use kernel::Seat;
use kernel::names::Name;
use lang::Arg;
use maud::{Markup, html};
use tiletum::Action;
use tiletum::model::board::{Building, Room, each_room};
use tiletum::model::effect::{Face, Reward};
use tiletum::model::facts::{BuildingFacts, CREST};
use tiletum::model::tiles::Tile;

use super::dice::{self, Where};
use super::seen::Seen;
use super::tile::{self, Place, Sign, all_signs, built_by, gain_signs, id, sign};
use crate::acts::cover;
use crate::piece;

/// The street of a seat.
pub(crate) fn buildings(seen: &Seen<'_>, seat: Seat) -> Markup {
    let whose = if seen.owns(seat) { "draw-your-buildings" } else { "draw-buildings-of" };
    let count = |wanted: fn(&BuildingFacts) -> bool| {
        seen.seat(seat).buildings.values().filter(|facts| wanted(facts)).count() as i64
    };
    let note = [
        ("completed", Arg::Number(count(is_completed))),
        ("filled", Arg::Number(count(is_filled))),
    ];
    html! {
        div class="blds" {
            h2 class="cap" {
                (piece::symbol(&format!("seal-{}", piece::color(seat)), &format!("mark P-{}", piece::color(seat))))
                (seen.text(whose, &[("who", Arg::Seat(seat))]))
                small { (seen.text("draw-buildings-note", &note)) " " (piece::cite("tiletum", "TI-9.5")) }
            }
            div class="street" {
                @for one in Building::ALL { (building(seen, seat, *one)) }
                (taken(seen, seat))
            }
        }
    }
}

/// TI-9.5 — Every room has its character.
pub(crate) fn is_filled(facts: &BuildingFacts) -> bool {
    facts.iter().all(|(room, tile)| room == CREST || tile.is_some())
}

/// TI-9.5 — Filled, with a crest.
pub(crate) fn is_completed(facts: &BuildingFacts) -> bool {
    facts.values().all(Option::is_some)
}

fn building(seen: &Seen<'_>, seat: Seat, building: Building) -> Markup {
    let facts = &seen.seat(seat).buildings[&building.number()];
    let rooms: Vec<Room> = each_room(building.rooms()).collect();
    let name = seen.count("draw-building", building.number());
    let triggered = |action| seen.owns(seat) && action == Action::Trigger(Some(building));
    let done = if is_completed(facts) { " done" } else { "" };
    html! {
        article class={ "bd r" (rooms.len()) (done) } id=(building) aria-label=(name) {
            (roof(seen, seat, building, facts))
            @if rooms.is_empty() { div class="room lived" { span { (seen.text("draw-lived-in", &[])) } } }
            @for room in rooms.iter().rev() { (room_of(seen, seat, *room, facts)) }
            (ground(seen, seat, building, facts))
            (cover(seen.choice(&name, triggered), "whole"))
        }
    }
}

fn roof(seen: &Seen<'_>, seat: Seat, building: Building, facts: &BuildingFacts) -> Markup {
    let points = seen.parts.building(building).bonus_ap;
    let house = building != Building::B6 && !is_filled(facts);
    let color = piece::color(seat);
    let got = if is_completed(facts) { " got" } else { "" };
    html! {
        div class="roof" {
            svg class="rf" viewBox="0 0 80 22" preserveAspectRatio="none" aria-hidden="true" {
                path d="M.5 21.5L40 1l39.500 20.5z" {}
            }
            @if house {
                svg class={ "hs glides P-" (color) } id={ "house-" (color) "-roof-" (building.number()) }
                    role="img" {
                    title { (seen.text("draw-roof-house", &[])) }
                    use href="#house" {}
                }
            }
            @if points > 0 {
                span class={ "apv" (got) } title=(seen.count("draw-marker-of", points)) { "+" (points) }
            }
        }
    }
}

/// A room with its character, or what lodging there costs.
fn room_of(seen: &Seen<'_>, seat: Seat, room: Room, facts: &BuildingFacts) -> Markup {
    let tile = facts.get(&room.floor().to_string()).copied().flatten();
    let wanted = |action| {
        seen.owns(seat)
            && match action {
                Action::Lodge(_, to) => to == room,
                Action::Bonus(used) => used == room,
                _ => false,
            }
    };
    let name = seen.text(
        "draw-room",
        &[
            ("building", Arg::Number(room.building().number().into())),
            ("floor", Arg::Number(room.floor().into())),
        ],
    );
    html! {
        div class={ "room" @if tile.is_some() { " full" } } id=(room) {
            @match tile {
                Some(tile) => (lodged(seen, seat, room, tile)),
                None => span class="fl" { (seen.count("draw-points", room.floor())) },
            }
            (cover(seen.choice(&name, wanted), "tight"))
        }
    }
}

fn lodged(seen: &Seen<'_>, seat: Seat, room: Room, tile: Tile) -> Markup {
    let Face::Character { kind, .. } = seen.parts.face(tile) else { return html! {} };
    let place = Place::Room(seat, room.building().number(), room.floor());
    html! {
        span class="in glides" id=(id(seen, place)) title=(tile::tip(seen, tile)) data-about=(tile.word()) {
            span class="kd" { (super::wheel::act_icon(seen, kind, "")) }
            span class="mid" { (all_signs(seen, tile)) }
        }
    }
}

/// The ground floor: the crest, or what it costs and gives (TI-7.5).
fn ground(seen: &Seen<'_>, seat: Seat, building: Building, facts: &BuildingFacts) -> Markup {
    let crest = facts.get(CREST).copied().flatten();
    let face = seen.parts.building(building);
    let reward = seen.word(&format!("crest_reward.{}", building.number()));
    let placed =
        |action| seen.owns(seat) && matches!(action, Action::Crest(_, to) if to == building);
    let (food, text) = (i64::from(face.food), Arg::Text(&reward));
    let tip = seen.text("draw-ground", &[("n", Arg::Number(food)), ("reward", text)]);
    html! {
        div class={ "gf" @if crest.is_some() { " full" } } title=(tip) data-about="board.crest_space" {
            @match crest {
                Some(tile) => (crest_in(seen, seat, building, tile, is_completed(facts))),
                None => {
                    (piece::symbol("crest-none", "cst"))
                    span class="qty" { (face.food) (piece::symbol("good-food", "")) }
                    i { "›" }
                    @for one in reward_signs(face.reward) { (sign_of(seen, seat, &one)) }
                }
            }
            (cover(seen.choice(&reward, placed), "tight quiet"))
        }
    }
}

fn crest_in(seen: &Seen<'_>, seat: Seat, building: Building, tile: Tile, done: bool) -> Markup {
    let Face::Crest(kind) = seen.parts.face(tile) else { return html! {} };
    html! {
        span class="cst-in glides" id=(id(seen, Place::Crest(seat, building.number()))) {
            (piece::named(&tile::crest(kind), "cst", &tile::name(seen, tile)))
        }
        @if done { (piece::named("i-check", "tick", &seen.word("term.completed"))) }
    }
}

/// What the crest space of a building gives.
fn reward_signs(reward: Reward) -> Vec<Sign> {
    use tiletum::model::pieces::Meeple;
    let symbol = |symbol: &str| vec![Sign::Symbol(symbol.to_owned())];
    match reward {
        Reward::House => symbol(built_by(Meeple::Merchant)),
        Reward::Pillar => symbol(built_by(Meeple::Architect)),
        Reward::Move(who) => symbol(who.id()),
        Reward::AnyGoods(n) => vec![Sign::Count(n, "good-any".to_owned())],
        Reward::Gain(gain) => gain_signs(gain),
    }
}

/// A sign in the color of the board's owner.
fn sign_of(seen: &Seen<'_>, seat: Seat, one: &Sign) -> Markup {
    match one {
        Sign::Symbol(symbol) => piece::symbol(symbol, &format!("P-{}", piece::color(seat))),
        other => sign(seen, other),
    }
}

/// The dice taken this round.
fn taken(seen: &Seen<'_>, seat: Seat) -> Markup {
    let ids = dice::ids(seen);
    html! {
        div class="dsp" {
            h3 { (seen.text("draw-dice", &[])) }
            ol {
                @for (space, die) in seen.dice(seat).iter().enumerate() {
                    @match die {
                        Some(die) => li class="full" {
                            (dice::die(seen, *die, &ids(Where::Board(seat.0), space), ""))
                        },
                        None => li {},
                    }
                }
            }
        }
    }
}
