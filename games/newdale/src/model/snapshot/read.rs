//! Reading a state from its plain data.

use std::collections::BTreeMap;

use kernel::names::Name;
use kernel::{Invalid, Parts, Seat};

use super::Snapshot;
use crate::ch01_terms::{CAPTAIN, COOK, MINE};
use crate::model::SEATS;
use crate::model::cards::Card;
use crate::model::components::Components;
use crate::model::events::EventCards;
use crate::model::facts::{COAL_MINE, SeatFacts, THE_CAPTAIN, THE_COOK, last_card};
use crate::model::frames::laid_down;
use crate::model::pieces::{COLORS, Color, FIGURES, Figure, Good, Sailor};
use crate::model::player::Player;
use crate::model::spaces::MARKERS;
use crate::model::state::{Field, Newdale, Wait};
use crate::model::tokens::{TOKENS, Token};
use crate::model::towns::Towns;

type Read<T> = Result<T, Invalid>;

fn invalid<T>(field: impl Into<String>, why: &str) -> Read<T> {
    Err(Invalid::new(field, why))
}

/// The state as it was saved; nothing has gone on yet.
pub(crate) fn position(saved: &Snapshot, parts: Parts<Components>) -> Read<Newdale> {
    let mut game = Newdale::lay_out(parts, &saved.options, saved.players)
        .map_err(|error| Invalid::new("options", error.why))?;
    course(saved, &mut game)?;
    *game.pool = saved.pool;
    game.draw = saved.draw.unwrap_or_default();
    *game.discard = saved.discard;
    *game.waiting = saved.waiting;
    game.market = figures(&saved.market);
    game.bag = figures(&saved.bag);
    game.token_stack = counted(&saved.token_stack);
    fields(&saved.fields, &mut game)?;
    game.missions = saved.missions.unwrap_or_default();
    game.characters = saved.characters;
    game.offer = saved.offer;
    game.side_mission = saved.side_mission;
    game.sailors = sailors(&saved.sailors);
    game.first_at_nine = saved.first_at_nine;
    arrivals(&saved.arrivals, &mut game)?;
    game.rival = saved.rival.unwrap_or(0);
    game.delivered = saved.delivered.unwrap_or(false);
    lost(saved, &mut game)?;
    if saved.seats.len() != usize::from(saved.players) {
        return invalid("seats", "there must be one for each player");
    }
    for (number, facts) in saved.seats.iter().enumerate() {
        game.seats[number] = player(&game, number, facts)?;
    }
    bridges(saved, &mut game)?;
    Ok(game)
}

fn course(saved: &Snapshot, game: &mut Newdale) -> Read<()> {
    let seat = |seat: Seat, field: &str| match seat.0 < saved.players {
        true => Ok(seat),
        false => invalid(field, "nobody sits there"),
    };
    game.round = saved.round;
    game.phase = saved.phase;
    game.step = saved.step;
    game.start = seat(saved.start.unwrap_or(Seat(0)), "start")?;
    game.actor = seat(saved.turn.unwrap_or(saved.work.actor), "turn")?;
    game.marker = saved.marker.unwrap_or(0);
    game.stage = saved.work.stage;
    game.left = saved.work.left;
    game.carried_out = saved.work.carried_out;
    game.used = saved.work.used;
    game.ran = bits(&saved.work.ran, "work.ran")?;
    game.event = saved.event;
    game.seen = seen(saved, game);
    let frames = laid_down(&saved.frames);
    game.frames = frames.ok_or_else(|| Invalid::new("frames", "no step opens so much"))?;
    game.build = saved.build.unwrap_or_default();
    game.wait = Wait::Nobody;
    Ok(())
}

/// What is no longer in the pile was seen.
fn seen(saved: &Snapshot, game: &Newdale) -> EventCards {
    let chapter = game.chapter();
    let events = &saved.events;
    let first = chapter.first.into_iter().filter(|card| !events.first.contains(card));
    let later = game.later_cards().iter().copied().filter(|card| !events.later.contains(card));
    let special = chapter.special.filter(|_| events.special.is_none());
    let last = Some(last_card(saved.players)).filter(|_| events.last.is_none());
    first.chain(later).chain(special).chain(last).collect()
}

/// Figures by kind; those not named are 0.
pub(crate) fn figures(facts: &BTreeMap<Figure, u8>) -> [u8; FIGURES] {
    let mut figures = [0; FIGURES];
    facts.iter().for_each(|(figure, count)| figures[figure.index()] = *count);
    figures
}

/// Numbers by color; those not named are 0.
pub(crate) fn by_color(facts: &BTreeMap<Color, u8>) -> [u8; COLORS] {
    let mut colors = [0; COLORS];
    facts.iter().for_each(|(color, count)| colors[color.index()] = *count);
    colors
}

/// Tokens counted.
pub(crate) fn counted(tokens: &[Token]) -> [u8; TOKENS] {
    let mut counts = [0u8; TOKENS];
    tokens.iter().for_each(|token| counts[token.index()] = counts[token.index()].saturating_add(1));
    counts
}

pub(crate) fn sailors(list: &[Sailor]) -> [u8; 7] {
    let mut counts = [0u8; 7];
    list.iter().for_each(|who| counts[who.index()] = counts[who.index()].saturating_add(1));
    counts
}

/// A set of bits from numbers counted from 1.
pub(crate) fn bits(numbers: &[u8], field: &str) -> Read<u8> {
    let bit = |number: &u8| match number {
        1..=8 => Ok(1 << (number - 1)),
        _ => invalid(field, "there is no such number"),
    };
    numbers.iter().map(bit).try_fold(0, |bits, bit| Ok(bits | bit?))
}

/// ND-2.2 — The tokens of a field are of one kind, and a kind lies on one field.
pub(crate) fn fields(facts: &BTreeMap<u8, Vec<Token>>, game: &mut Newdale) -> Read<()> {
    let count = game.map().fields;
    *game.fields = [Field::EMPTY; crate::model::state::FIELDS];
    for (number, tokens) in facts {
        let Some(first) = tokens.first().copied() else { continue };
        let place = usize::from(*number).wrapping_sub(1);
        if place >= count || tokens.iter().any(|token| *token != first) {
            return invalid("fields", "a field of the map holds one kind of token");
        }
        if game.fields.iter().any(|field| field.token == Some(first)) {
            return invalid("fields", "a kind of token lies on one field");
        }
        let count = tokens.len().min(u8::MAX.into()) as u8;
        game.fields[place] = Field { token: Some(first), count };
    }
    Ok(())
}

pub(crate) fn arrivals(list: &[Seat], game: &mut Newdale) -> Read<()> {
    game.arrivals = [None; SEATS];
    let fits = list.len() <= usize::from(game.players);
    if !fits || list.iter().any(|seat| seat.0 >= game.players) {
        return invalid("arrivals", "nobody sits there");
    }
    for (place, seat) in game.arrivals.iter_mut().zip(list) {
        *place = Some(*seat);
    }
    Ok(())
}

fn lost(saved: &Snapshot, game: &mut Newdale) -> Read<()> {
    let lost = &saved.lost;
    game.lost.tokens = counted(&lost.tokens);
    game.lost.characters = lost.characters;
    game.lost.figures = figures(&lost.figures);
    game.lost.cards = lost.cards;
    if lost.houses.len() > SEATS {
        return invalid("lost.houses", "there must be one for each player");
    }
    game.lost.houses[..lost.houses.len()].copy_from_slice(&lost.houses);
    Ok(())
}

pub(crate) fn bridges(saved: &Snapshot, game: &mut Newdale) -> Read<()> {
    for (site, owner) in &saved.bridges {
        let Some(owner) = owner else { continue };
        let field = || format!("bridges.{site}");
        if owner.0 >= game.players || site.index() >= game.map().sites.len() {
            return invalid(field(), "nobody can have a bridge there");
        }
        if game.player_mut(*owner).bridge.replace(*site).is_some() {
            return invalid(field(), "a player has one bridge");
        }
    }
    Ok(())
}

/// A seat as it was saved.
pub(crate) fn player(game: &Newdale, number: usize, facts: &SeatFacts) -> Read<Player> {
    let field = |name: &str| format!("seats.{number}.{name}");
    let mut player = Player::NOBODY;
    player.hand = facts.hand.unwrap_or_default();
    player.old = facts.old.unwrap_or_default();
    player.dropped = facts.dropped.unwrap_or_default();
    player.to_drop = facts.to_drop.unwrap_or(0);
    drawn(facts, &mut player).map_err(|why| Invalid::new(field("drawn"), why))?;
    facts.known.iter().for_each(|card| player.show(*card));
    player.goods = goods(facts);
    areas(game, facts, &mut player).map_err(|why| Invalid::new(field("areas"), why))?;
    for card in &facts.specials {
        if !card.is_special() {
            return invalid(field("specials"), "is no special building");
        }
        player.specials[card.special()] += 1;
    }
    for (sailor, count) in sailors(&facts.crew).into_iter().enumerate() {
        player.crew[sailor] += count;
    }
    player.tokens = counted(&facts.tokens);
    player.character = facts.character;
    player.mission = facts.mission;
    player.markers = bits(&facts.markers, &field("markers"))?;
    player.bought = bits(&facts.bought, &field("bought"))?;
    for (marker, space) in &facts.plan {
        let place = usize::from(*marker).wrapping_sub(1);
        if place >= MARKERS {
            return invalid(field("plan"), "there is no such marker");
        }
        player.plan[place] = *space;
    }
    player.planning = facts.asked.as_deref() == Some("plan");
    player.houses = houses(game, facts).map_err(|why| Invalid::new(field("houses"), why))?;
    player.supply = facts.supply;
    let start = &game.parts.start;
    player.far = block(facts.range, start.range, start.range_unlocked, &field("range"))?;
    let (rate, unlocked) = (start.compensation, start.compensation_unlocked);
    player.thrifty = block(facts.compensation, rate, unlocked, &field("compensation"))?;
    player.track = facts.track;
    player.ship = facts.ship.unwrap_or(0);
    player.furthest = facts.furthest.unwrap_or(0);
    player.rabbit = figures(&facts.rabbit);
    player.onyx = facts.onyx;
    player.prison = by_color(&facts.prison);
    player.goal = facts.goal;
    player.side = facts.side_mission;
    Ok(player)
}

fn drawn(facts: &SeatFacts, player: &mut Player) -> Result<(), &'static str> {
    let list = facts.drawn.as_deref().unwrap_or_default();
    if list.len() > player.drawn.len() {
        return Err("Nate deals three cards");
    }
    for (place, card) in player.drawn.iter_mut().zip(list) {
        *place = Some(*card);
    }
    crate::ch07_tokens::sort_drawn(&mut player.drawn);
    Ok(())
}

/// Goods and grapes; those not named are 0.
pub(crate) fn goods(facts: &SeatFacts) -> [u8; 24] {
    let mut goods = [0; 24];
    facts.goods.iter().for_each(|(good, count)| goods[good.index()] = *count);
    facts.grapes.iter().for_each(|(color, n)| goods[Good::grapes(*color).index()] = *n);
    goods
}

/// What lies on the production areas; the Coal Mine, the Captain and the Cook have their own.
fn areas(game: &Newdale, facts: &SeatFacts, player: &mut Player) -> Result<(), &'static str> {
    let back = game.chapter().back;
    for (number, name) in &facts.areas {
        let place = usize::from(*number).wrapping_sub(1);
        let Some(name) = name else { continue };
        match (place, name.as_str()) {
            (MINE, COAL_MINE) => {}
            (CAPTAIN, THE_CAPTAIN) if back => {}
            (COOK, THE_COOK) if back => player.crew[Sailor::Cook.index()] = 1,
            (MINE, _) => return Err("area 1 is the Coal Mine's"),
            (CAPTAIN | COOK, _) if back => return Err("the area is a sailor's"),
            (place, id) => {
                let card = Card::from_id(id).filter(|card| !card.is_special());
                let card = card.ok_or("only production buildings lie there")?;
                *player.areas.get_mut(place).ok_or("there is no such area")? = Some(card);
            }
        }
    }
    Ok(())
}

fn houses(game: &Newdale, facts: &SeatFacts) -> Result<Towns, &'static str> {
    let board = game.chapter().board;
    let mut houses = Towns::NONE;
    for town in &facts.houses {
        let number = board.number(*town).ok_or("the town lies on another map")?;
        if houses.has(number) {
            return Err("a player has one house in a town");
        }
        houses = houses.and(Towns::only(number));
    }
    Ok(houses)
}

/// Whether a block is gone, by the value it gives.
fn block(value: u8, locked: u8, unlocked: u8, field: &str) -> Read<bool> {
    match value {
        value if value == locked => Ok(false),
        value if value == unlocked => Ok(true),
        _ => invalid(field, "is no value of the board"),
    }
}
