//! How actions are written (OR-20A).

use std::fmt;

use kernel::Seat;
use kernel::names::Name;

use super::action::{Action, Loss, Reward, Stand};
use super::map::{Edge, Town, Way};
use super::pieces::{Deed, Follower, Good, Hourglass, Token, Ware};
use super::places::{Place, Slot};

const TOWER: Place = Place::GunpowderTower;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Remove(Some(tile)) => write!(f, "remove {tile}"),
            Action::Remove(None) => f.write_str("remove none"),
            Action::Draw(n) => write!(f, "draw {n}"),
            Action::Allocate(token) => write!(f, "{token}>{TOWER}"),
            Action::Done => f.write_str("done"),
            Action::Bath(yes) => f.write_str(if *yes { "bath yes" } else { "bath no" }),
            Action::Keep { token, on: Stand::Market } => write!(f, "keep {token}"),
            Action::Keep { token, on: Stand::Tower } => write!(f, "keep {token} {TOWER}"),
            Action::Retrieve(slot) => write!(f, "retrieve {slot}"),
            Action::RetrieveTheatre(token) => write!(f, "retrieve {} {token}", Place::Theatre),
            Action::Place { token, from, slot } => write!(f, "{from}{token}>{slot}"),
            Action::PlaceTheatre { token, from } => write!(f, "{from}{token}>{}", Place::Theatre),
            Action::PlaceTechnology(slot) => write!(f, "tech>{slot}"),
            Action::Confirm => f.write_str("confirm"),
            Action::Next => f.write_str("next"),
            Action::Use(place) => write!(f, "use {place}"),
            Action::Pass => f.write_str("pass"),
            Action::Recruit(follower) => write!(f, "recruit {follower}"),
            Action::Tile(tile) => write!(f, "tile {tile}"),
            Action::Go(town) => write!(f, "go {town}"),
            Action::GoBy(town, way) => write!(f, "go {town} {way}"),
            Action::Take(Some(good)) => write!(f, "take {good}"),
            Action::Take(None) => f.write_str("take none"),
            Action::Serve(follower, deed) => write!(f, "{follower}>{deed}"),
            Action::Reward(Reward::Coin) => f.write_str("reward coin"),
            Action::Reward(Reward::Development) => f.write_str("reward dp"),
            Action::Pay(n) => write!(f, "pay {n}"),
            Action::Sacristy(true) => f.write_str("sacristy use"),
            Action::Sacristy(false) => f.write_str("sacristy keep"),
            Action::Give(ware) => write!(f, "give {ware}"),
            Action::Bonus(track) => write!(f, "bonus {track}"),
            Action::Bake(n) => write!(f, "bake {n}"),
            Action::Court(seat) => write!(f, "court {seat}"),
            Action::Lose(loss) => write!(f, "lose {loss}"),
            Action::Good(edge, good) if edge.has_twin() => {
                write!(f, "good {edge} {good} {}", edge.way())
            }
            Action::Good(edge, good) => write!(f, "good {edge} {good}"),
            Action::GoodRemoved(good) => write!(f, "good removed {good}"),
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Event(event) => write!(f, "event {event}"),
            Action::Drawn(seat, token) => write!(f, "draw {seat} {token}"),
            Action::Plague(seat, token) => write!(f, "plague {seat} {token}"),
            Action::Torture(seat, token) => write!(f, "torture {seat} {token}"),
        }
    }
}

/// What stands before a token that leaves it.
impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stand::Market => Ok(()),
            Stand::Tower => write!(f, "{TOWER}."),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Station(town) => write!(f, "station {town}"),
            Loss::Stock => f.write_str("station stock"),
            Loss::Follower => f.write_str("follower"),
            Loss::Development => f.write_str("dp"),
            Loss::Good(ware) => write!(f, "good {ware}"),
            Loss::Place(place) => write!(f, "place {place}"),
            Loss::Technology => f.write_str("tech stock"),
            Loss::TechnologyOn(place) => write!(f, "tech {place}"),
        }
    }
}

/// Reads an action; `None` if none is written like that.
pub fn parse(text: &str) -> Option<Action> {
    if let Some((who, to)) = text.split_once('>') {
        return parse_move(who, to);
    }
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["done"] => Some(Action::Done),
        ["confirm"] => Some(Action::Confirm),
        ["next"] => Some(Action::Next),
        ["pass"] => Some(Action::Pass),
        ["lose", ref what @ ..] => parse_loss(what).map(Action::Lose),
        [verb, object] => parse_verb(verb, object),
        [verb, first, second] => parse_pair(verb, first, second),
        ["good", edge, good, way] => {
            Some(Action::Good(Edge::find(edge, Some(Way::from_id(way)?))?, Good::from_id(good)?))
        }
        _ => None,
    }
}

/// `WHO>WHERE`: a token to the tower, a slot or the Theatre; a follower to a deed.
fn parse_move(who: &str, to: &str) -> Option<Action> {
    let slot = parse_slot(to);
    if who == "tech" {
        return slot.map(Action::PlaceTechnology);
    }
    if let Some(deed) = Deed::from_id(to) {
        return Some(Action::Serve(Follower::from_id(who)?, deed));
    }
    let (from, token) = match who.split_once('.') {
        Some((stand, token)) if stand == TOWER.id() => (Stand::Tower, token),
        Some(_) => return None,
        None => (Stand::Market, who),
    };
    let token = Token::from_id(token)?;
    match Place::from_id(to) {
        Some(Place::Theatre) => Some(Action::PlaceTheatre { token, from }),
        Some(TOWER) if from == Stand::Market => Some(Action::Allocate(token)),
        _ => Some(Action::Place { token, from, slot: slot? }),
    }
}

fn parse_verb(verb: &str, object: &str) -> Option<Action> {
    Some(match (verb, object) {
        ("remove", "none") => Action::Remove(None),
        ("remove", tile) => Action::Remove(Some(parse_tile(tile)?)),
        ("draw", n) => Action::Draw(number(n)?),
        ("bath", "yes") => Action::Bath(true),
        ("bath", "no") => Action::Bath(false),
        ("keep", token) => Action::Keep { token: Token::from_id(token)?, on: Stand::Market },
        ("retrieve", slot) => Action::Retrieve(parse_slot(slot)?),
        ("use", place) => Action::Use(Place::from_id(place)?),
        ("recruit", follower) => Action::Recruit(Follower::from_id(follower)?),
        ("tile", tile) => Action::Tile(parse_tile(tile)?),
        ("go", town) => Action::Go(Town::from_id(town)?),
        ("take", "none") => Action::Take(None),
        ("take", good) => Action::Take(Some(Good::from_id(good)?)),
        ("reward", "coin") => Action::Reward(Reward::Coin),
        ("reward", "dp") => Action::Reward(Reward::Development),
        ("pay", n) => Action::Pay(number(n)?),
        ("sacristy", "use") => Action::Sacristy(true),
        ("sacristy", "keep") => Action::Sacristy(false),
        ("give", ware) => Action::Give(Ware::from_id(ware)?),
        ("bonus", track) => Action::Bonus(parse_track(track)?),
        ("bake", n) => Action::Bake(number(n)?),
        ("court", who) => Action::Court(seat(who)?),
        ("start", who) => Action::Start(seat(who)?),
        ("event", event) => Action::Event(Hourglass::from_id(event)?),
        _ => return None,
    })
}

fn parse_pair(verb: &str, first: &str, second: &str) -> Option<Action> {
    Some(match (verb, first, second) {
        ("keep", token, tower) if tower == TOWER.id() => {
            Action::Keep { token: Token::from_id(token)?, on: Stand::Tower }
        }
        ("retrieve", theatre, token) if theatre == Place::Theatre.id() => {
            Action::RetrieveTheatre(Token::from_id(token)?)
        }
        ("go", town, way) => Action::GoBy(Town::from_id(town)?, Way::from_id(way)?),
        ("good", "removed", good) => Action::GoodRemoved(Good::from_id(good)?),
        ("good", edge, good) => Action::Good(Edge::find(edge, None)?, Good::from_id(good)?),
        ("draw", who, token) => Action::Drawn(seat(who)?, Token::from_id(token)?),
        ("plague", who, token) => Action::Plague(seat(who)?, Token::from_id(token)?),
        ("torture", who, token) => Action::Torture(seat(who)?, neutral(token)?),
        _ => return None,
    })
}

fn parse_loss(words: &[&str]) -> Option<Loss> {
    Some(match words {
        ["station", "stock"] => Loss::Stock,
        ["station", town] => Loss::Station(Town::from_id(town)?),
        ["follower"] => Loss::Follower,
        ["dp"] => Loss::Development,
        ["good", ware] => Loss::Good(Ware::from_id(ware)?),
        ["place", tile] => Loss::Place(parse_tile(tile)?),
        ["tech", "stock"] => Loss::Technology,
        ["tech", place] => Loss::TechnologyOn(Place::from_id(place)?),
        _ => return None,
    })
}

fn parse_slot(text: &str) -> Option<Slot> {
    let (place, n) = text.split_once('.')?;
    Place::from_id(place)?.slot(number(n)?)
}

fn parse_tile(id: &str) -> Option<Place> {
    Place::from_id(id).filter(|place| place.is_tile())
}

fn parse_track(id: &str) -> Option<Follower> {
    Follower::from_id(id).filter(|follower| *follower != Follower::Monk)
}

/// Starters are never given up (OR-17.7), so no outcome is written with one.
fn neutral(id: &str) -> Option<Token> {
    Token::from_id(id).filter(|token| !token.is_starter())
}

/// A number without sign or leading zero, so that nothing is written in two ways.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|n| n.to_string() == text && *n <= MOST)
}

/// The largest number of the notation: 8 draws and 2 of the tower fit, and a corrected set may
/// allow a few more.
pub const MOST: u8 = 15;

fn seat(text: &str) -> Option<Seat> {
    number(text).filter(|n| *n < super::SEATS as u8).map(Seat)
}
