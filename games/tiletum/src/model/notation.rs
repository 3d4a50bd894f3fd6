//! How actions are written (TI-18).

use std::fmt;

use kernel::Seat;
use kernel::names::Name;

use super::action::Action;
use super::board::{Building, Room, Stall, Store};
use super::components::ROUNDS;
use super::map::{Cathedral, HouseSpace, Node};
use super::pieces::{Act, CORRUPTIONS, Color, Cost, Decree, FIELDS, Fair, Good, Meeple, VALUES};
use super::tiles::Tile;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Die { color, from, to } if from == to => write!(f, "die {color} {from}"),
            Action::Die { color, from, to } => write!(f, "die {color} {from}>{to}"),
            Action::Tile(true) => f.write_str("tile take"),
            Action::Tile(false) => f.write_str("tile leave"),
            Action::Recolor(Some(good)) => write!(f, "recolor {good}"),
            Action::Recolor(None) => f.write_str("recolor no"),
            Action::Name(act) => write!(f, "action {act}"),
            Action::Walk(who, node) => write!(f, "{who} to {node}"),
            Action::House(space) => write!(f, "house {space}"),
            Action::Pillar(cathedral) => write!(f, "pillar {cathedral}"),
            Action::Pick(who) => write!(f, "pick {who}"),
            Action::Character(stall) => write!(f, "character {stall}"),
            Action::Refresh => f.write_str("refresh"),
            Action::Lodge(store, room) => write!(f, "lodge {store} {room}"),
            Action::Contract(stall) => write!(f, "contract {stall}"),
            Action::Swap { give, take } => write!(f, "swap {give}>{take}"),
            Action::Trade(good) => write!(f, "trade {good}"),
            Action::Fulfil(store) => write!(f, "fulfil {store}"),
            Action::Crest(store, building) => write!(f, "crest {store} {building}"),
            Action::Helper(store) => write!(f, "helper {store}"),
            Action::Cathedral(cathedral) => write!(f, "cathedral {cathedral}"),
            Action::With(good) => write!(f, "with {good}"),
            Action::Gain(good) => write!(f, "gain {good}"),
            Action::Forgo => f.write_str("forgo"),
            Action::Trigger(Some(building)) => write!(f, "trigger {building}"),
            Action::Trigger(None) => f.write_str("trigger none"),
            Action::Bonus(room) => write!(f, "bonus {room}"),
            Action::Done => f.write_str("done"),
            Action::King(true) => f.write_str("king take"),
            Action::King(false) => f.write_str("king discard"),
            Action::End => f.write_str("end"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Field(field, act) => write!(f, "field {} {act}", field + 1),
            Action::Wheel(value) => write!(f, "wheel {value}"),
            Action::Cost(cathedral, cost) => write!(f, "cost {cathedral} {cost}"),
            Action::Town(round, city) => write!(f, "town {round} {city}"),
            Action::Fair(round, fair) => write!(f, "fair {round} {fair}"),
            Action::Roll(color, value) => write!(f, "roll {color} {value}"),
            Action::Corruption(value) => write!(f, "corruption {value}"),
            Action::Reveal(tile) => write!(f, "reveal {tile}"),
            Action::Card(card) => write!(f, "card {card}"),
        }
    }
}

/// Reads an action; `None` if none is written like that.
pub fn parse(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let action = match (words.next(), words.next()) {
        (None, _) => parse_alone(verb),
        (Some(object), None) => parse_verb(verb, object).or_else(|| parse_chance(verb, object)),
        (Some(first), Some(second)) => parse_pair(verb, first, second),
    };
    action.filter(|_| words.next().is_none())
}

fn parse_alone(verb: &str) -> Option<Action> {
    Some(match verb {
        "refresh" => Action::Refresh,
        "forgo" => Action::Forgo,
        "done" => Action::Done,
        "end" => Action::End,
        _ => return None,
    })
}

fn parse_verb(verb: &str, object: &str) -> Option<Action> {
    Some(match (verb, object) {
        ("tile", "take") => Action::Tile(true),
        ("tile", "leave") => Action::Tile(false),
        ("recolor", "no") => Action::Recolor(None),
        ("recolor", good) => Action::Recolor(Some(Good::from_id(good)?)),
        ("action", act) => Action::Name(plain_act(act)?),
        ("house", space) => Action::House(HouseSpace::parse(space)?),
        ("pillar", city) => Action::Pillar(Cathedral::from_id(city)?),
        ("pick", who) => Action::Pick(Meeple::from_id(who)?),
        ("character", stall) => Action::Character(Stall::parse(stall)?),
        ("contract", stall) => Action::Contract(Stall::parse(stall)?),
        ("swap", goods) => parse_swap(goods)?,
        ("trade", good) => Action::Trade(traded(good)?),
        ("fulfil", store) => Action::Fulfil(Store::parse(store)?),
        ("helper", store) => Action::Helper(Store::parse(store)?),
        ("cathedral", city) => Action::Cathedral(Cathedral::from_id(city)?),
        ("with", good) => Action::With(Good::from_id(good)?),
        ("gain", good) => Action::Gain(Good::from_id(good)?),
        ("trigger", "none") => Action::Trigger(None),
        ("trigger", building) => Action::Trigger(Some(home(building)?)),
        ("bonus", room) => Action::Bonus(Room::parse(room)?),
        ("king", "take") => Action::King(true),
        ("king", "discard") => Action::King(false),
        _ => return None,
    })
}

fn parse_chance(verb: &str, object: &str) -> Option<Action> {
    Some(match (verb, object) {
        ("first", seat) => Action::First(Seat(within(seat, 0, super::SEATS as u8 - 1)?)),
        ("wheel", value) => Action::Wheel(die_value(value)?),
        ("corruption", value) => Action::Corruption(within(value, 0, CORRUPTIONS as u8 - 1)?),
        ("reveal", tile) => Action::Reveal(Tile::from_id(tile)?),
        ("card", card) => Action::Card(Decree::from_id(card)?),
        _ => return None,
    })
}

fn parse_pair(verb: &str, first: &str, second: &str) -> Option<Action> {
    Some(match (verb, first, second) {
        ("die", color, values) => parse_die(Color::from_id(color)?, values)?,
        (who, "to", node) => Action::Walk(Meeple::from_id(who)?, Node::from_id(node)?),
        ("lodge", store, room) => Action::Lodge(Store::parse(store)?, Room::parse(room)?),
        ("crest", store, building) => {
            Action::Crest(Store::parse(store)?, Building::from_id(building)?)
        }
        ("field", field, act) => {
            Action::Field(within(field, 1, FIELDS as u8)? - 1, Act::from_id(act)?)
        }
        ("cost", city, cost) => Action::Cost(Cathedral::from_id(city)?, Cost::from_id(cost)?),
        ("town", round, city) => Action::Town(
            within(round, 2, ROUNDS as u8)?,
            Node::from_id(city).filter(|node| node.is_city())?,
        ),
        ("fair", round, fair) => {
            Action::Fair(within(round, 1, ROUNDS as u8)?, Fair::from_id(fair)?)
        }
        ("roll", color, value) => Action::Roll(Color::from_id(color)?, die_value(value)?),
        _ => return None,
    })
}

/// `5`, `5>2`; a value is never changed to itself.
fn parse_die(color: Color, values: &str) -> Option<Action> {
    match values.split_once('>') {
        Some((from, to)) if from != to => {
            Some(Action::Die { color, from: die_value(from)?, to: die_value(to)? })
        }
        Some(_) => None,
        None => die_value(values).map(|value| Action::Die { color, from: value, to: value }),
    }
}

/// `food>gold`; nothing is exchanged for itself.
fn parse_swap(goods: &str) -> Option<Action> {
    let (give, take) = goods.split_once('>')?;
    let (give, take) = (Good::from_id(give)?, Good::from_id(take)?);
    (give != take).then_some(Action::Swap { give, take })
}

fn plain_act(id: &str) -> Option<Act> {
    Act::from_id(id).filter(|act| *act != Act::Joker)
}

fn traded(id: &str) -> Option<Good> {
    Good::from_id(id).filter(|good| Good::TRADED.contains(good))
}

fn home(id: &str) -> Option<Building> {
    Building::from_id(id).filter(|building| Building::HOMES.contains(building))
}

fn die_value(text: &str) -> Option<u8> {
    within(text, 1, VALUES as u8)
}

fn within(text: &str, least: u8, most: u8) -> Option<u8> {
    number(text).filter(|n| (least..=most).contains(n))
}

/// A number without sign or leading zero, so that nothing is written in two ways.
pub(super) fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|n| n.to_string() == text)
}
