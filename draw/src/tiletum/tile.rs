//! Square tiles: what is printed on them, where they lie, their ids.

use std::sync::Arc;

use kernel::Seat;
use kernel::names::Name;
use lang::words::capitalized;
use maud::{Markup, html};
use tiletum::model::effect::{Effect, Face, Gain};
use tiletum::model::facts::Places;
use tiletum::model::map::Node;
use tiletum::model::pieces::{Act, Crest, Good, Meeple};
use tiletum::model::tiles::Tile;

use super::seen::Seen;
use crate::piece;

/// Where a tile lies. Of equal tiles those that stay longest are numbered first, so that the
/// others glide past them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Room(Seat, u8, u8),
    Crest(Seat, u8),
    Fulfilled(Seat, u8),
    Store(Seat, u8),
    City(Node),
    Field(u8),
    King,
    Contracts(u8),
    Characters(u8),
}

/// A sign on a tile: a number and a symbol, or points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// So many of what the symbol shows.
    Count(u8, String),
    /// What the symbol shows, once.
    Symbol(String),
    /// Points.
    Vp(u8),
    /// More points for the die.
    Plus(u8),
}

impl Sign {
    /// The same without the number one.
    pub(crate) fn once(self) -> Sign {
        match self {
            Sign::Count(1, symbol) => Sign::Symbol(symbol),
            other => other,
        }
    }
}

/// The id of the tile that lies there: `tile-help_any_1`, its second copy `tile-help_any_1-2`.
pub(crate) fn id(seen: &Seen<'_>, place: Place) -> String {
    let lying = lying(seen);
    let at = lying.iter().position(|(other, _)| *other == place).expect("a tile lies there");
    let tile = lying[at].1;
    match lying[..at].iter().filter(|(_, other)| *other == tile).count() {
        0 => format!("tile-{tile}"),
        before => format!("tile-{tile}-{}", before + 1),
    }
}

/// Every tile that lies open.
fn lying(seen: &Seen<'_>) -> Vec<(Place, Tile)> {
    let table = seen.table();
    let mut lying = Vec::new();
    for (seat, facts) in (0..).map(Seat).zip(&table.seats) {
        for (number, building) in &facts.buildings {
            for (room, tile) in building {
                let place = match room.parse() {
                    Ok(floor) => Place::Room(seat, *number, floor),
                    Err(_) => Place::Crest(seat, *number),
                };
                lying.extend(tile.map(|tile| (place, tile)));
            }
        }
        add(&mut lying, &facts.contracts, |number| Place::Fulfilled(seat, number));
        add(&mut lying, &facts.storehouse, |number| Place::Store(seat, number));
    }
    let cities = table.map.iter();
    lying.extend(cities.filter_map(|(city, facts)| Some((Place::City(*city), facts.tile?))));
    let fields = table.fields.iter();
    lying.extend(fields.filter_map(|(field, facts)| Some((Place::Field(*field), facts.tile?))));
    lying.extend(table.king_tile.map(|tile| (Place::King, tile)));
    add(&mut lying, &table.contract_market, Place::Contracts);
    add(&mut lying, &table.character_market, Place::Characters);
    lying
}

fn add(lying: &mut Vec<(Place, Tile)>, row: &Places, place: impl Fn(u8) -> Place) {
    lying.extend(row.iter().filter_map(|(number, tile)| Some((place(*number), (*tile)?))));
}

/// The class of a tile's kind.
pub(crate) fn kind_class(face: Face) -> &'static str {
    match face {
        Face::Helper(_) => "helper",
        Face::Crest(_) => "crest",
        Face::Contract(_) => "contract",
        Face::Character { .. } => "character",
    }
}

/// What a tile is called: its kind, then what it shows.
pub(crate) fn name(seen: &Seen<'_>, tile: Tile) -> Arc<str> {
    seen.said(&format!("tile {tile}"), || {
        let kind = seen.speaker.word(&format!("piece.{}", kind_class(seen.parts.face(tile))));
        format!("{}: {}", capitalized(&kind), seen.speaker.word(tile.word()))
    })
}

/// What a tile is, with its rules.
pub(crate) fn tip(seen: &Seen<'_>, tile: Tile) -> Arc<str> {
    seen.said(&format!("tile tip {tile}"), || match seen.speaker.about(tile.word()) {
        Some(about) => format!("{}. {} ({})", name(seen, tile), about.text, about.rules.join(", ")),
        None => name(seen, tile).to_string(),
    })
}

/// The symbol of a good.
pub(crate) fn good(good: Good) -> String {
    format!("good-{good}")
}

/// The symbol of an action.
pub(crate) fn act(act: Act) -> String {
    format!("o-{act}")
}

/// The symbol of a crest.
pub(crate) fn crest(crest: Crest) -> String {
    crest.id().replacen('_', "-", 1)
}

/// What a tile asks for or gives, without the points of a contract.
pub(crate) fn signs(face: Face) -> Vec<Sign> {
    match face {
        Face::Helper(effect) | Face::Character { bonus: effect, .. } => effect_signs(effect),
        Face::Crest(kind) => vec![Sign::Symbol(crest(kind))],
        Face::Contract(contract) => {
            let goods = goods_signs(contract.goods);
            let alike = Sign::Count(contract.identical, "good-any".to_owned());
            let alike = (contract.identical > 0).then_some(alike);
            alike.into_iter().chain(goods).collect()
        }
    }
}

fn goods_signs(goods: [u8; Good::ALL.len()]) -> Vec<Sign> {
    let each = Good::ALL.iter().zip(goods).filter(|(_, n)| *n > 0);
    each.map(|(kind, n)| Sign::Count(n, good(*kind))).collect()
}

/// What an effect gives.
pub(crate) fn effect_signs(effect: Effect) -> Vec<Sign> {
    let any = |n: u8| Sign::Count(n, "good-any".to_owned());
    match effect {
        Effect::Nothing => Vec::new(),
        Effect::Gain(gain) => gain_signs(gain),
        Effect::AnyGoods(n) => vec![any(n)],
        Effect::Act { act: which, ap, goods } => {
            let points = Sign::Count(ap, act(which));
            [points].into_iter().chain((goods > 0).then(|| any(goods))).collect()
        }
        Effect::AnyAct(ap) => vec![Sign::Count(ap, act(Act::Joker))],
        Effect::DieAp(n) => vec![Sign::Plus(n)],
        Effect::DieGood => vec![Sign::Symbol("ti-recolor".to_owned())],
        Effect::Building => vec![Sign::Symbol("ti-trigger".to_owned())],
        Effect::Steps { architect, merchant, place } => steps_signs(architect, merchant, place),
    }
}

/// Goods and points; one of each kind but gold is a sign of its own.
pub(crate) fn gain_signs(gain: Gain) -> Vec<Sign> {
    let each = |good: &Good| gain.goods[good.index()] == u8::from(*good != Good::Gold);
    if gain.vp == 0 && Good::ALL.iter().all(each) {
        return vec![Sign::Symbol("ti-each".to_owned())];
    }
    let points = (gain.vp > 0).then_some(Sign::Vp(gain.vp));
    goods_signs(gain.goods).into_iter().chain(points).collect()
}

fn steps_signs(architect: u8, merchant: u8, place: Option<Meeple>) -> Vec<Sign> {
    let walk = |n: u8, who: Meeple| (n > 0).then(|| Sign::Count(n, format!("ti-walk-{who}")));
    let placed = place.map(|who| Sign::Symbol(built_by(who).to_owned()));
    let steps = [walk(merchant, Meeple::Merchant), walk(architect, Meeple::Architect)];
    steps.into_iter().flatten().chain(placed).collect()
}

/// The symbol of what a merchant or architect puts up.
pub(crate) fn built_by(who: Meeple) -> &'static str {
    match who {
        Meeple::Merchant => "house",
        Meeple::Architect => "pillar-piece",
    }
}

/// A sign in HTML.
pub(crate) fn sign(seen: &Seen<'_>, sign: &Sign) -> Markup {
    html! {
        @match sign {
            Sign::Count(n, symbol) => span class="qty" { (n) (piece::symbol(symbol, "P-none")) },
            Sign::Symbol(symbol) => (piece::symbol(symbol, "P-none")),
            Sign::Vp(n) => span class="vpn" { (seen.count("draw-vp", *n)) },
            Sign::Plus(n) => span class="plus" { "+" (n) },
        }
    }
}

/// All signs of a tile, one after the other.
pub(crate) fn all_signs(seen: &Seen<'_>, tile: Tile) -> Markup {
    html! { @for one in signs(seen.parts.face(tile)) { (sign(seen, &one)) } }
}

/// A tile as a small square: its kind by color, one sign.
pub(crate) fn mini(seen: &Seen<'_>, tile: Tile, place: Place) -> Markup {
    let face = seen.parts.face(tile);
    let symbol = match face {
        Face::Contract(_) => "o-contract".to_owned(),
        Face::Character { kind, .. } => act(kind),
        Face::Crest(kind) => crest(kind),
        Face::Helper(_) => helper_symbol(&signs(face)),
    };
    html! {
        span class={ "mini glides k-" (kind_class(face)) } id=(id(seen, place)) title=(tip(seen, tile))
            data-about=(tile.word()) {
            (piece::named(&symbol, "P-none", &name(seen, tile)))
        }
    }
}

/// The first symbol of a helper; points are a spark.
fn helper_symbol(signs: &[Sign]) -> String {
    let symbol = signs.iter().find_map(|sign| match sign {
        Sign::Count(_, symbol) | Sign::Symbol(symbol) => Some(symbol.clone()),
        Sign::Vp(_) | Sign::Plus(_) => None,
    });
    symbol.unwrap_or_else(|| "ti-spark".to_owned())
}
