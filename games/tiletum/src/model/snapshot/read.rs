//! From plain data back to a state.

use std::collections::BTreeMap;

use kernel::names::Name;
use kernel::{Invalid, Parts, Seat};

use super::{FrameFacts, Snapshot};
use crate::model::SEATS;
use crate::model::board::{Building, STORES};
use crate::model::components::Components;
use crate::model::facts::{CREST, CityFacts, Places, SeatFacts, TitusFacts};
use crate::model::frames::{Frame, Frames};
use crate::model::goods::Goods;
use crate::model::map::{Cathedral, HouseSpace, Node};
use crate::model::pieces::{Die, Meeple};
use crate::model::state::{Board, Line, Pool, Step, Tiletum, Wait};
use crate::model::tiles::Tile;
use crate::model::track::Piles;

impl Snapshot {
    /// The position that it describes, before play goes on.
    pub(crate) fn position(&self, parts: Parts<Components>) -> Result<Tiletum, Invalid> {
        let mut game = Tiletum::lay_out(parts, &self.options, self.players)
            .map_err(|error| Invalid::new("players", error.to_string()))?;
        self.course(&mut game)?;
        self.table(&mut game)?;
        self.tiles(&mut game)?;
        self.boards(&mut game)?;
        Ok(game)
    }

    /// Round, phase, turn and open choices.
    fn course(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        game.wait = Wait::Nobody;
        game.round = self.round;
        game.phase = self.phase;
        game.pass = self.pass;
        game.step = self.step.unwrap_or(Step::Corruption);
        game.order = seats(&self.order, game.seats, "order")?;
        let place = |turn: Seat| self.order.iter().position(|seat| *seat == turn);
        game.position = match self.turn {
            Some(turn) if self.step.is_some() => {
                place(turn).ok_or_else(|| Invalid::new("turn", "is not in the order"))? as u8
            }
            _ => 0,
        };
        game.die = self.die;
        game.pool = Pool { act: self.pool.action, ap: self.pool.ap };
        game.swapped = self.swapped;
        game.frames = self.open_choices()?;
        Ok(())
    }

    fn open_choices(&self) -> Result<Frames, Invalid> {
        let read = |(number, facts): (usize, &FrameFacts)| {
            let fail = || Invalid::new(format!("frames.{number}"), "is no open choice");
            facts.frame().ok_or_else(fail)
        };
        let frames: Vec<Frame> =
            self.frames.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        Frames::of(frames).ok_or_else(|| Invalid::new("frames", "so many choices are never open"))
    }

    /// Wheel, dice, king track, corruption, fairs.
    fn table(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        game.wheel = self.wheel.unwrap_or(0);
        for (number, field) in &self.fields {
            let place = slot(&mut game.fields, *number, "fields")?;
            *place = field.action;
            *slot(&mut game.field_tiles, *number, "fields")? = field.tile;
        }
        game.dice = Default::default();
        no_longer_than(MANY, &self.dice, "dice")?;
        for Die { color, value } in &self.dice {
            game.dice[color.index()][usize::from(*value) - 1] += 1;
        }
        game.bag = Default::default();
        self.bag.iter().for_each(|(color, count)| game.bag[color.index()] = *count);
        game.piles = self.piles(game)?;
        game.corruption = Default::default();
        for (value, count) in &self.corruption.down {
            *slot(&mut game.corruption, value.saturating_add(1), "corruption.down")? = *count;
        }
        game.turned_up = row(self.corruption.up.iter().map(|up| Some(*up)), "corruption.up")?;
        for (round, fair) in &self.fairs {
            *slot(&mut game.towns, *round, "fairs")? = fair.city;
            *slot(&mut game.fairs, *round, "fairs")? = fair.tile;
        }
        Ok(())
    }

    fn piles(&self, game: &Tiletum) -> Result<Piles, Invalid> {
        let mut piles = Piles::pile(&[], 0);
        let mut seen = kernel::SeatSet::EMPTY;
        for (space, pile) in &self.king {
            for seat in pile {
                if seat.0 >= game.seats || seen.contains(*seat) {
                    return Err(Invalid::new(format!("king.{space}"), "every seat has one disc"));
                }
                seen = seen.with(*seat);
                piles.put(*seat, *space);
            }
        }
        match seen == kernel::SeatSet::all(game.seats) {
            true => Ok(piles),
            false => Err(Invalid::new("king", "every seat has one disc")),
        }
    }

    /// Markets, stacks and what lies apart.
    fn tiles(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        game.king_tile = self.king_tile;
        game.contract_market = spaces(&self.contract_market, "contract_market")?;
        game.character_market = spaces(&self.character_market, "character_market")?;
        for (list, field) in [
            (&self.bonus_stack, "bonus_stack"),
            (&self.contract_stack, "contract_stack"),
            (&self.character_stack, "character_stack"),
            (&self.discard, "discard"),
            (&self.lost.tiles, "lost.tiles"),
        ] {
            no_longer_than(MANY, list, field)?;
        }
        game.stacks = [0; _];
        let stacks = self.bonus_stack.iter().chain(&self.contract_stack);
        stacks.chain(&self.character_stack).for_each(|tile| game.stacks[tile.index()] += 1);
        for tile in &self.discard {
            *game
                .discard
                .get_mut(tile.index())
                .ok_or_else(|| Invalid::new("discard", "takes only bonus tiles"))? += 1;
        }
        game.refreshed = row(self.refreshed.iter().map(|tile| Some(*tile)), "refreshed")?;
        self.lost.tiles.iter().for_each(|tile| game.lost.tiles[tile.index()] += 1);
        game.lost.houses = row(self.lost.houses.iter().copied(), "lost.houses")?;
        game.lost.pillars = row(self.lost.pillars.iter().copied(), "lost.pillars")?;
        Ok(())
    }

    /// Seats, Titus and what they have on the map.
    fn boards(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        if self.seats.len() != usize::from(self.players) {
            return Err(Invalid::new("seats", format!("there must be {}", self.players)));
        }
        for (number, facts) in self.seats.iter().enumerate() {
            read_board(&mut game.boards[number], facts, &format!("seats.{number}"))?;
        }
        match (&self.titus, self.players) {
            (Some(titus), 1) => read_titus(game, titus)?,
            (None, 2..) => {}
            _ => return Err(Invalid::new("titus", "belongs to the solo game")),
        }
        for (city, facts) in &self.map {
            read_city(game, *city, facts)?;
        }
        Ok(())
    }
}

/// More of anything than the box has; counts of it fit a byte.
const MANY: usize = 200;

fn no_longer_than<T>(most: usize, list: &[T], field: &str) -> Result<(), Invalid> {
    match list.len() <= most {
        true => Ok(()),
        false => Err(Invalid::new(field, format!("has at most {most} entries"))),
    }
}

/// A place of a row, counted from 1.
fn slot<'a, T>(row: &'a mut [T], number: u8, field: &str) -> Result<&'a mut T, Invalid> {
    let place = usize::from(number).checked_sub(1);
    place
        .and_then(|place| row.get_mut(place))
        .ok_or_else(|| Invalid::new(format!("{field}.{number}"), "there is no such place"))
}

/// A list that is not longer than its row.
fn row<T: Copy + Default, const N: usize>(
    list: impl Iterator<Item = T>,
    field: &str,
) -> Result<[T; N], Invalid> {
    let mut places = [T::default(); N];
    for (number, value) in list.enumerate() {
        *places
            .get_mut(number)
            .ok_or_else(|| Invalid::new(field, format!("has at most {N} entries")))? = value;
    }
    Ok(places)
}

fn spaces<const N: usize>(facts: &Places, field: &str) -> Result<[Option<Tile>; N], Invalid> {
    let mut places = [None; N];
    for (number, tile) in facts {
        *slot(&mut places, *number, field)? = *tile;
    }
    Ok(places)
}

/// A turn order: every seat once, or nobody yet.
fn seats(list: &[Seat], seats: u8, field: &str) -> Result<[Seat; SEATS], Invalid> {
    let set: kernel::SeatSet = list.iter().copied().filter(|seat| seat.0 < seats).collect();
    let whole = list.len() == usize::from(seats) && set == kernel::SeatSet::all(seats);
    if !whole && !list.is_empty() {
        return Err(Invalid::new(field, "must name every seat once"));
    }
    let mut order = [Seat(0); SEATS];
    order[..list.len()].copy_from_slice(list);
    Ok(order)
}

fn read_board(board: &mut Board, facts: &SeatFacts, field: &str) -> Result<(), Invalid> {
    let at = |name: &str| format!("{field}.{name}");
    let mut goods = Goods::default();
    facts.goods.iter().for_each(|(good, count)| goods.0[good.index()] = *count);
    board.goods = goods;
    board.lines = [0; _];
    facts.lines.iter().for_each(|(line, points)| board.lines[line.index()] = *points);
    board.meeples[Meeple::Merchant.index()] = facts.merchant;
    board.meeples[Meeple::Architect.index()] = facts.architect;
    board.houses = facts.houses;
    board.pillars = facts.pillars;
    board.dice = row(facts.dice.iter().copied(), &at("dice"))?;
    board.store = spaces::<STORES>(&facts.storehouse, &at("storehouse"))?;
    board.contracts = spaces(&facts.contracts, &at("contracts"))?;
    board.rooms = [None; _];
    board.crests = [None; _];
    for (number, rooms) in &facts.buildings {
        let field = format!("{field}.buildings.{number}");
        let building = usize::from(*number).checked_sub(1).and_then(|n| Building::ALL.get(n));
        let building = building.ok_or_else(|| Invalid::new(&field, "there is no such building"))?;
        for (name, tile) in rooms {
            let room = name.parse().ok().and_then(|floor| building.room(floor));
            match room {
                Some(room) => board.rooms[room.index()] = *tile,
                None if name == CREST => board.crests[building.index()] = *tile,
                None => return Err(Invalid::new(format!("{field}.{name}"), "is no room")),
            }
        }
    }
    read_held(board, &facts.cathedrals);
    Ok(())
}

fn read_held(board: &mut Board, tiles: &BTreeMap<Cathedral, u8>) {
    board.held = [None; _];
    tiles.iter().for_each(|(cathedral, tile)| board.held[cathedral.index()] = Some(*tile));
}

fn read_titus(game: &mut Tiletum, facts: &TitusFacts) -> Result<(), Invalid> {
    let board = game.board_mut(Tiletum::TITUS);
    board.lines = [0; _];
    for (name, points) in &facts.lines {
        match Line::from_id(name) {
            Some(line) => board.lines[line.index()] = clamped(*points),
            None if name == "houses_pillars" => {}
            None => return Err(Invalid::new(format!("titus.lines.{name}"), "is no line")),
        }
    }
    board.meeples[Meeple::Merchant.index()] = facts.merchant;
    board.meeples[Meeple::Architect.index()] = facts.architect;
    board.houses = facts.houses;
    board.pillars = facts.pillars;
    board.dice = row(facts.dice.iter().copied(), "titus.dice")?;
    read_held(board, &facts.cathedrals);
    game.titus.crests = facts.crests.iter().copied().collect();
    game.titus.deck = facts.deck.iter().copied().collect();
    game.titus.card = facts.card;
    Ok(())
}

fn read_city(game: &mut Tiletum, city: Node, facts: &CityFacts) -> Result<(), Invalid> {
    let field = |name: &str| format!("map.{city}.{name}");
    if !city.is_city() {
        return Err(Invalid::new(format!("map.{city}"), "is no city"));
    }
    game.city_tiles[city.index()] = facts.tile;
    let open = game.parts.table(game.seats).spaces & city.spaces();
    let mut spaces = open.numbers().map(HouseSpace);
    for owner in &facts.houses {
        let space = spaces.next();
        let space = space.ok_or_else(|| Invalid::new(field("houses"), "has fewer spaces"))?;
        if let Some(seat) = owner {
            let board = owner_of(game, *seat, &field("houses"))?;
            board.on_map = board.on_map | space.set();
        }
    }
    let Some(cathedral) = city.cathedral() else { return Ok(()) };
    for seat in facts.pillars.iter().flatten() {
        owner_of(game, *seat, &field("pillars"))?.pillared.insert(cathedral);
    }
    game.costs[cathedral.index()] = facts.cost.flatten();
    let tiles = facts.tiles.as_deref().unwrap_or_default();
    game.tiles_left[cathedral.index()] = left(&game.parts, cathedral, tiles)
        .ok_or_else(|| Invalid::new(field("tiles"), "the cathedral has no such tiles"))?;
    Ok(())
}

fn owner_of<'g>(game: &'g mut Tiletum, seat: Seat, field: &str) -> Result<&'g mut Board, Invalid> {
    match seat.0 < game.seats {
        true => Ok(game.board_mut(seat)),
        false => Err(Invalid::new(field, "nobody sits there")),
    }
}

/// Points as the state keeps them; what is out of range is refused when it is counted.
pub(crate) fn clamped(points: i32) -> i16 {
    points.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// The tiles with these points, as bits; of equal ones the lower in the stack.
fn left(parts: &Components, cathedral: Cathedral, tiles: &[u8]) -> Option<u8> {
    let all = parts.cathedral(cathedral);
    let mut bits = 0;
    for points in tiles.iter().rev() {
        let fits = |tile: &u8| all.points[usize::from(*tile)] == *points && bits >> tile & 1 == 0;
        bits |= 1 << (0..all.count).rev().find(fits)?;
    }
    Some(bits)
}
