//! How actions are written (CR-22).

use std::fmt;

use kernel::names::Name;

use super::action::Action;
use super::capital::Capital;
use super::cards::{Card, Icon};
use super::pieces::{Class, End, FIELDS, Field, Good, Guild, SHIPS, Ship, Side, Take, Token};

/// CR-10.13 — No bid is higher: ten cards of one color.
pub const HIGHEST_BID: u8 = 45;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep => f.write_str("keep"),
            Action::Swap(card) => write!(f, "swap {card}"),
            Action::Place(guild) => write!(f, "place {guild}"),
            Action::Cover(guild, field) => write!(f, "place {guild} on {}", field.number()),
            Action::Take(take) => write!(f, "take {take}"),
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::BuyGood(good) => write!(f, "buy {good}"),
            Action::Auction(card) => write!(f, "auction {card}"),
            Action::Peek(class) => write!(f, "peek {class}"),
            Action::Build { card, side, privilege: false } => write!(f, "build {card} {side}"),
            Action::Build { card, side, privilege: true } => {
                write!(f, "build {card} {side} privilege")
            }
            Action::Make(card) => write!(f, "make {card}"),
            Action::Exchange => f.write_str("exchange"),
            Action::Double(card) => write!(f, "double {card}"),
            Action::Token(token) => write!(f, "token {token}"),
            Action::Order => f.write_str("order"),
            Action::Show(card) => write!(f, "show {card}"),
            Action::Next(card) => write!(f, "next {card}"),
            Action::Leftovers(end) => write!(f, "{end}"),
            Action::Bid(n) => write!(f, "bid {n}"),
            Action::ToIcon(icon) => write!(f, "to {icon}"),
            Action::ToFair => f.write_str("to fair"),
            Action::ToGranary => f.write_str("to granary"),
            Action::ToShip(ship) => write!(f, "to ship {}", ship.number()),
            Action::Drop => f.write_str("drop"),
            Action::Decline => f.write_str("decline"),
            Action::Pay(capital) => write!(f, "pay {capital}"),
            Action::PayVp => f.write_str("pay vp"),
            Action::PayFair => f.write_str("pay fair"),
            Action::Discard(capital) => write!(f, "discard {capital}"),
            Action::Privilege => f.write_str("privilege"),
            Action::Invest(capital) => write!(f, "invest {capital}"),
            Action::Work => f.write_str("work"),
            Action::Done => f.write_str("done"),
            Action::Skip => f.write_str("skip"),
            Action::Pass => f.write_str("pass"),
            Action::DrawCapital(capital) => write!(f, "draw {capital}"),
            Action::DrawCard(card) => write!(f, "draw {card}"),
            Action::TurnCapital(capital) => write!(f, "turn {capital}"),
            Action::TurnCard(card) => write!(f, "turn {card}"),
            Action::Mayor(capital) => write!(f, "mayor {capital}"),
            Action::PeekCard(card) => write!(f, "peek {card}"),
        }
    }
}

/// Reads an action; what can never be has no notation.
pub fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        [word] => parse_word(word),
        [verb, object] => parse_pair(verb, object),
        ["to", "ship", ship] => number(ship, SHIPS as u8).map(|n| Action::ToShip(Ship(n - 1))),
        ["build", card, side] => build(card, side, false),
        ["build", card, side, "privilege"] => build(card, side, true),
        ["place", guild, "on", field] => {
            Some(Action::Cover(Guild::from_id(guild)?, Field(number(field, FIELDS as u8)? - 1)))
        }
        _ => None,
    }
}

fn parse_word(word: &str) -> Option<Action> {
    Some(match word {
        "keep" => Action::Keep,
        "exchange" => Action::Exchange,
        "order" => Action::Order,
        "top" => Action::Leftovers(End::Top),
        "bottom" => Action::Leftovers(End::Bottom),
        "drop" => Action::Drop,
        "decline" => Action::Decline,
        "privilege" => Action::Privilege,
        "work" => Action::Work,
        "done" => Action::Done,
        "skip" => Action::Skip,
        "pass" => Action::Pass,
        _ => return None,
    })
}

fn parse_pair(verb: &str, object: &str) -> Option<Action> {
    let capital = || Capital::from_id(object);
    match verb {
        "swap" => Card::from_id(object).filter(may_be_swapped).map(Action::Swap),
        "place" => Guild::from_id(object).map(Action::Place),
        "take" => Take::from_id(object).map(Action::Take),
        "buy" => buildable(object).map(Action::Buy).or_else(|| semi(object)),
        "auction" => buildable(object).map(Action::Auction),
        "peek" => match Class::from_id(object) {
            Some(class) => Some(Action::Peek(class)),
            None => buildable(object).map(Action::PeekCard),
        },
        "make" => Card::from_id(object).map(Action::Make),
        "double" => Card::from_id(object).map(Action::Double),
        "token" => Token::from_id(object).map(Action::Token),
        "show" => buildable(object).map(Action::Show),
        "next" => buildable(object).map(Action::Next),
        "bid" => number(object, HIGHEST_BID).map(Action::Bid),
        "to" => match object {
            "fair" => Some(Action::ToFair),
            "granary" => Some(Action::ToGranary),
            _ => Icon::parse(object).map(Action::ToIcon),
        },
        "pay" => match object {
            "vp" => Some(Action::PayVp),
            "fair" => Some(Action::PayFair),
            _ => capital().map(Action::Pay),
        },
        "discard" => capital().map(Action::Discard),
        "invest" => capital().map(Action::Invest),
        "mayor" => capital().map(Action::Mayor),
        "draw" => capital()
            .map(Action::DrawCapital)
            .or_else(|| Card::from_id(object).filter(may_be_swapped).map(Action::DrawCard)),
        "turn" => {
            capital().map(Action::TurnCapital).or_else(|| buildable(object).map(Action::TurnCard))
        }
        _ => None,
    }
}

fn build(card: &str, side: &str, privilege: bool) -> Option<Action> {
    Some(Action::Build { card: buildable(card)?, side: Side::from_id(side)?, privilege })
}

/// Basic cards, extended cards and sawmills are dealt and exchanged.
pub(super) fn may_be_swapped(card: &Card) -> bool {
    card.class() != Some(Class::Advanced)
}

fn buildable(id: &str) -> Option<Card> {
    Card::from_id(id).filter(|card| !card.is_sawmill())
}

fn semi(id: &str) -> Option<Action> {
    Good::from_id(id).filter(|good| good.column().is_some()).map(Action::BuyGood)
}

/// A number from 1 without sign or leading zero, so that nothing is written in two ways.
fn number(text: &str, most: u8) -> Option<u8> {
    text.parse::<u8>().ok().filter(|n| (1..=most).contains(n) && n.to_string() == text)
}
