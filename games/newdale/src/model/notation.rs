//! How actions are written (ND-15).

use std::fmt;

use kernel::Seat;
use kernel::names::Name;

use super::SEATS;
use super::action::{Action, MOST_CHAIN};
use super::cards::Card;
use super::components::{Components, SEA, Wanted};
use super::events::EventCard;
use super::pieces::{Block, Character, Color, Figure, Goal, Good, Sailor, Site, Symbol};
use super::spaces::{Area, MARKERS, Space};
use super::state::FIELDS;
use super::tokens::Token;
use super::towns::Town;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Choose(who) => write!(f, "choose {who}"),
            Action::TakeCards => f.write_str("take cards"),
            Action::TakeVp => f.write_str("take vp"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::GiveBarrels => f.write_str("give barrels"),
            Action::GiveRope => f.write_str("give rope"),
            Action::Drift => f.write_str("drift"),
            Action::Use(token) => write!(f, "use {token}"),
            Action::Play(who) => write!(f, "use {who}"),
            Action::Release(color) => write!(f, "release {color}"),
            Action::Plan(marker, space) => write!(f, "plan {marker} {space}"),
            Action::Commit => f.write_str("commit"),
            Action::Bridge(site) => write!(f, "bridge {}", site.id().replace('/', " ")),
            Action::Build(card) => write!(f, "build {card}"),
            Action::BuildPool(card) => write!(f, "build pool:{card}"),
            Action::Hire(sailor) => write!(f, "hire {sailor}"),
            Action::Town(town) => write!(f, "town {town}"),
            Action::TownToll(town) => write!(f, "town {town} toll"),
            Action::Area(area) => write!(f, "area {}", area.number()),
            Action::Pay(good) => write!(f, "pay {good}"),
            Action::TakeField(field) => write!(f, "take {}", field + 1),
            Action::Leave => f.write_str("leave"),
            Action::Good(good) => write!(f, "good {good}"),
            Action::Unlock(block) => write!(f, "unlock {block}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Develop(marker) => write!(f, "develop {marker}"),
            Action::Sail(n) => write!(f, "sail {n}"),
            Action::Assist => f.write_str("assist"),
            Action::Cards => f.write_str("cards"),
            Action::Feed(card) => write!(f, "feed {card}"),
            Action::FeedGrapes(color) => write!(f, "feed {}", Good::grapes(*color)),
            Action::Chain(n) => write!(f, "chain {n}"),
            Action::Run(area) => write!(f, "run {}", area.number()),
            Action::Trade => f.write_str("trade"),
            Action::Fish => f.write_str("fish"),
            Action::Jail(figure) => write!(f, "jail {figure}"),
            Action::JailRabbit(figure) => write!(f, "jail rabbit {figure}"),
            Action::TakeColor(color) => write!(f, "take {color}"),
            Action::TakeVineyard(color) => write!(f, "take {}", Components::vineyard(*color)),
            Action::Goal(goal) => write!(f, "goal {goal}"),
            Action::Mission(Some(good)) => write!(f, "mission {good}"),
            Action::Mission(None) => f.write_str("mission none"),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
            outcome => outcome.write_outcome(f),
        }
    }
}

impl Action {
    /// ND-15.29 — How chance is written.
    fn write_outcome(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Token(token) => write!(f, "token {token}"),
            Action::Secret(seat, symbol) => write!(f, "mission {seat} {symbol}"),
            Action::Lay(who) => write!(f, "lay {who}"),
            Action::Pool(card) => write!(f, "pool {card}"),
            Action::Deal(seat, card) => write!(f, "deal {seat} {card}"),
            Action::Event(event) if event.is_one_of_many() => write!(f, "event {event}"),
            Action::Event(event) => write!(f, "event {}", event.number()),
            Action::Figure(figure) => write!(f, "figure {figure}"),
            Action::Private(seat, figure) => write!(f, "figure {seat} {figure}"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
            decision => unreachable!("{decision:?} is a decision"),
        }
    }
}

/// Reads an action; `None` if none is written like that.
pub fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        [verb] => parse_alone(verb),
        [verb, object] => parse_verb(verb, object).or_else(|| parse_chance(verb, object)),
        [verb, first, second] => parse_pair(verb, first, second),
        _ => None,
    }
}

fn parse_alone(verb: &str) -> Option<Action> {
    Some(match verb {
        "drift" => Action::Drift,
        "commit" => Action::Commit,
        "leave" => Action::Leave,
        "assist" => Action::Assist,
        "cards" => Action::Cards,
        "trade" => Action::Trade,
        "fish" => Action::Fish,
        "skip" => Action::Skip,
        "done" => Action::Done,
        _ => return None,
    })
}

fn parse_verb(verb: &str, object: &str) -> Option<Action> {
    Some(match (verb, object) {
        ("discard", card) => Action::Discard(Card::from_id(card)?),
        ("choose", who) => Action::Choose(Character::from_id(who)?),
        ("take", object) => parse_take(object)?,
        ("sell", card) => Action::Sell(Card::from_id(card)?),
        ("give", "barrels") => Action::GiveBarrels,
        ("give", "rope") => Action::GiveRope,
        ("use", id) => match Token::from_id(id) {
            Some(token) => Action::Use(token),
            None => Action::Play(Character::from_id(id)?),
        },
        ("release", color) => Action::Release(Color::from_id(color)?),
        ("build", card) => match card.strip_prefix("pool:") {
            Some(card) => Action::BuildPool(Card::from_id(card)?),
            None => Action::Build(Card::from_id(card)?),
        },
        ("hire", sailor) => Action::Hire(Sailor::from_id(sailor)?),
        ("town", town) => Action::Town(Town::from_id(town)?),
        ("area", area) => Action::Area(Area::from_number(number(area)?)?),
        ("pay", good) => Action::Pay(Good::from_id(good)?),
        ("good", good) => Action::Good(Good::from_id(good)?),
        ("unlock", block) => Action::Unlock(Block::from_id(block)?),
        ("keep", card) => Action::Keep(Card::from_id(card)?),
        ("develop", marker) => Action::Develop(within(marker, 3, MARKERS as u8)?),
        ("sail", n) => Action::Sail(within(n, 1, SEA as u8 - 1)?),
        ("feed", object) => match Good::from_id(object) {
            Some(good) => Action::FeedGrapes(good.vineyard()?),
            None => Action::Feed(Card::from_id(object)?),
        },
        ("chain", n) => Action::Chain(within(n, 1, MOST_CHAIN)?),
        ("run", area) => Action::Run(Area::from_number(number(area)?)?),
        ("jail", figure) => Action::Jail(Figure::from_id(figure)?),
        ("goal", goal) => Action::Goal(Goal::from_id(goal)?),
        ("mission", "none") => Action::Mission(None),
        ("mission", good) => Action::Mission(Some(Wanted::from_id(good)?)),
        _ => return None,
    })
}

/// `take cards`, `take vp`, `take 3`, `take red`, `take vineyard_red`.
fn parse_take(object: &str) -> Option<Action> {
    match object {
        "cards" => return Some(Action::TakeCards),
        "vp" => return Some(Action::TakeVp),
        _ => {}
    }
    if let Some(color) = object.strip_prefix("vineyard_") {
        return Color::from_id(color).map(Action::TakeVineyard);
    }
    match Color::from_id(object) {
        Some(color) => Some(Action::TakeColor(color)),
        None => within(object, 1, FIELDS as u8).map(|field| Action::TakeField(field - 1)),
    }
}

fn parse_chance(verb: &str, object: &str) -> Option<Action> {
    Some(match (verb, object) {
        ("start", seat) => Action::Start(seat_of(seat)?),
        ("token", token) => Action::Token(Token::from_id(token)?),
        ("lay", who) => Action::Lay(Character::from_id(who)?),
        ("pool", card) => Action::Pool(Card::from_id(card)?),
        ("event", event) => Action::Event(parse_event(event)?),
        ("figure", figure) => Action::Figure(Figure::from_id(figure)?),
        ("reveal", card) => Action::Reveal(Card::from_id(card)?),
        _ => return None,
    })
}

/// By number, or by name where several cards have the same number.
fn parse_event(text: &str) -> Option<EventCard> {
    let named = |card: &EventCard| match card.is_one_of_many() {
        true => card.id() == text,
        false => card.number().to_string() == text,
    };
    EventCard::ALL.iter().copied().find(named)
}

fn parse_pair(verb: &str, first: &str, second: &str) -> Option<Action> {
    Some(match (verb, first, second) {
        ("plan", marker, space) => {
            Action::Plan(within(marker, 1, MARKERS as u8)?, Space::parse(space)?)
        }
        ("bridge", one, two) => Action::Bridge(Site::from_id(&format!("{one}/{two}"))?),
        ("town", town, "toll") => Action::TownToll(Town::from_id(town)?),
        ("jail", "rabbit", figure) => Action::JailRabbit(Figure::from_id(figure)?),
        ("mission", seat, symbol) => Action::Secret(seat_of(seat)?, Symbol::from_id(symbol)?),
        ("deal", seat, card) => Action::Deal(seat_of(seat)?, Card::from_id(card)?),
        ("figure", seat, figure) => Action::Private(seat_of(seat)?, Figure::from_id(figure)?),
        _ => return None,
    })
}

fn seat_of(text: &str) -> Option<Seat> {
    within(text, 0, SEATS as u8 - 1).map(Seat)
}

fn within(text: &str, least: u8, most: u8) -> Option<u8> {
    number(text).filter(|n| (least..=most).contains(n))
}

/// A number without sign or leading zero, so that nothing is written in two ways.
pub(super) fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|n| n.to_string() == text)
}
