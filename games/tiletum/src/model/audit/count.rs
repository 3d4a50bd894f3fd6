//! Every component is counted.

use kernel::names::Name;
use kernel::{Invalid, Seat};

use super::ensure;
use crate::model::board::Building;
use crate::model::map::{Cathedral, HouseSpaces};
use crate::model::pieces::Color;
use crate::model::state::{Board, Tiletum};
use crate::model::tiles::{Stack, TILES, Tile};

/// Every tile of the table is somewhere, once.
pub(super) fn tiles(game: &Tiletum) -> Result<(), Invalid> {
    let mut counted = laid_down(game);
    for (number, count) in counted.iter_mut().enumerate() {
        *count += u16::from(game.stacks[number]) + u16::from(game.lost.tiles[number]);
        *count += game.discard.get(number).map_or(0, |count| u16::from(*count));
    }
    for (tile, found) in Tile::ALL.iter().zip(counted) {
        let total = u16::from(game.parts.table(game.seats).tiles[tile.index()]);
        let why = format!("{found} of {tile} in all; the game has {total}");
        ensure(found == total, name_of(tile.stack()), why)?;
    }
    Ok(())
}

/// The field of a stack.
pub fn name_of(stack: Stack) -> &'static str {
    match stack {
        Stack::Bonus => "bonus_stack",
        Stack::Contract => "contract_stack",
        Stack::Character => "character_stack",
    }
}

/// Tiles that lie face up on the table and on boards.
pub fn laid_down(game: &Tiletum) -> [u16; TILES] {
    let mut counted = [0; TILES];
    let table = game
        .field_tiles
        .iter()
        .chain([&game.king_tile])
        .chain(&game.city_tiles)
        .chain(&game.contract_market)
        .chain(&game.character_market)
        .chain(&game.refreshed);
    table.flatten().for_each(|tile| counted[tile.index()] += 1);
    for board in game.in_play() {
        on_board(board).for_each(|tile| counted[tile.index()] += 1);
    }
    counted
}

fn on_board(board: &Board) -> impl Iterator<Item = Tile> {
    let rows = board.store.iter().chain(&board.rooms).chain(&board.crests);
    rows.chain(&board.contracts).flatten().copied()
}

/// Houses and pillars of every seat, cathedral tiles of every cathedral.
pub(super) fn pieces(game: &Tiletum) -> Result<(), Invalid> {
    let mut taken = HouseSpaces::EMPTY;
    for seat in Seat::all(game.seats) {
        let (board, index) = (game.board(seat), seat.index());
        let field = |name: &str| match game.is_titus(seat) {
            true => format!("titus.{name}"),
            false => format!("seats.{index}.{name}"),
        };
        ensure((taken & board.on_map).is_empty(), "map", "two houses stand on one space")?;
        taken = taken | board.on_map;
        let houses = u32::from(board.houses) + houses_away(game, seat);
        let total = u32::from(game.parts.start.houses);
        let lost = u32::from(game.lost.houses[index]);
        ensure(houses + lost == total, field("houses"), format!("{houses} in all"))?;
        let pillars = u32::from(board.pillars) + pillars_away(game, seat);
        let total = u32::from(game.parts.start.pillars);
        let lost = u32::from(game.lost.pillars[index]);
        ensure(pillars + lost == total, field("pillars"), format!("{pillars} in all"))?;
    }
    Cathedral::ALL.iter().try_for_each(|cathedral| cathedral_tiles(game, *cathedral))
}

/// Houses of a seat on roofs and on the map.
pub fn houses_away(game: &Tiletum, seat: Seat) -> u32 {
    let roof = |building: &&Building| !game.is_titus(seat) && !game.is_filled(seat, **building);
    let roofs = Building::HOMES.iter().filter(roof).count() as u32;
    roofs + game.board(seat).on_map.len()
}

/// Pillars of a seat on contract spaces and on the map.
pub fn pillars_away(game: &Tiletum, seat: Seat) -> u32 {
    let board = game.board(seat);
    let spaces = game.parts.contract_spaces.iter().zip(board.contracts);
    let standing = spaces.filter(|(space, tile)| space.pillar && tile.is_none()).count() as u32;
    let standing = if game.is_titus(seat) { 0 } else { standing };
    standing + board.pillared.len()
}

fn cathedral_tiles(game: &Tiletum, cathedral: Cathedral) -> Result<(), Invalid> {
    let tiles = game.parts.cathedral(cathedral);
    let field = |name: &str| format!("map.{}.{name}", cathedral.city());
    let left = game.tiles_left[cathedral.index()];
    let held = || game.in_play().iter().filter_map(|board| board.held[cathedral.index()]);
    let cost = game.costs[cathedral.index()];
    if cost.is_some_and(|cost| !game.parts.cost(cost).built) {
        let empty = left == 0 && held().count() == 0 && game.pillars_at(cathedral) == 0;
        return ensure(empty, field("cost"), "the cathedral is not built");
    }
    let pillars = game.pillars_at(cathedral) <= tiles.pillars;
    ensure(pillars, field("pillars"), format!("there are {} spaces", tiles.pillars))?;
    let mut printed = tiles.points[..usize::from(tiles.count)].to_vec();
    let lying = (0..tiles.count).filter(|tile| left >> tile & 1 != 0);
    let mut found: Vec<u8> = lying.map(|tile| tiles.points[usize::from(tile)]).collect();
    found.extend(held());
    printed.sort_unstable();
    found.sort_unstable();
    ensure(found == printed, field("tiles"), "a tile is missing or too many")
}

/// Dice of every color, corruption tokens of every value.
pub(super) fn dice_and_tokens(game: &Tiletum) -> Result<(), Invalid> {
    for color in Color::ALL {
        let boards = game.in_play().iter().flat_map(|board| board.dice.iter().flatten());
        let taken = boards.filter(|die| die.color == *color).count() as u16;
        let wheel: u16 = game.dice[color.index()].iter().map(|count| u16::from(*count)).sum();
        let counted = u16::from(game.bag[color.index()]) + wheel + taken;
        let total = u16::from(game.parts.table(game.seats).per_color);
        ensure(counted == total, format!("bag.{color}"), format!("{counted} dice in all"))?;
    }
    for (value, down) in (0u8..).zip(game.corruption) {
        let up = game.turned_up.iter().filter(|up| **up == Some(value)).count() as u16;
        let (found, total) = (u16::from(down) + up, game.parts.corruption[usize::from(value)]);
        ensure(found == u16::from(total), "corruption", format!("{found} tokens of {value}"))?;
    }
    Ok(())
}
