//! Tiles and pieces: what is named is taken from stacks and supplies.

use kernel::names::Name;
use kernel::{Invalid, Seat};

use super::Base;
use crate::model::audit::count::{houses_away, laid_down, name_of, pillars_away};
use crate::model::snapshot::Snapshot;
use crate::model::state::Tiletum;
use crate::model::tiles::{Stack, TILES, Tile};

impl Base<'_> {
    /// Whatever was dealt goes back to the stacks; only what was named stays.
    pub(super) fn clear_tiles(&self, saved: &mut Snapshot) {
        if !self.has("king_tile") {
            saved.king_tile = None;
        }
        for (name, market) in [
            ("contract_market", &mut saved.contract_market),
            ("character_market", &mut saved.character_market),
        ] {
            for (number, place) in market.iter_mut() {
                if !self.has_place(name, number, &SPACES) {
                    *place = None;
                }
            }
        }
        for (name, list) in [
            ("bonus_stack", &mut saved.bonus_stack),
            ("contract_stack", &mut saved.contract_stack),
            ("character_stack", &mut saved.character_stack),
            ("discard", &mut saved.discard),
            ("refreshed", &mut saved.refreshed),
            ("lost.tiles", &mut saved.lost.tiles),
        ] {
            if !self.has(name) {
                list.clear();
            }
        }
    }

    /// Markets get the first tiles that are left; the rest is in the stacks, or lost where a
    /// stack was given.
    pub(super) fn tiles(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        let mut left = self.tiles_left(game)?;
        let mut fill = |place: &mut Option<Tile>, stack: Stack| {
            let next = stack.tiles().iter().find(|tile| left[tile.index()] > 0);
            if let Some(tile) = next {
                left[tile.index()] -= 1;
                *place = Some(*tile);
            }
        };
        for number in (0..5).rev() {
            if !self.has_place("contract_market", number + 1, &SPACES) {
                fill(&mut game.contract_market[number], Stack::Contract);
            }
        }
        for number in 0..5 {
            if !self.has_place("character_market", number + 1, &SPACES) {
                fill(&mut game.character_market[number], Stack::Character);
            }
        }
        for (tile, count) in Tile::ALL.iter().zip(left) {
            let given = self.has(name_of(tile.stack()));
            let pile = if given { &mut game.lost.tiles } else { &mut game.stacks };
            pile[tile.index()] += count;
        }
        Ok(())
    }

    /// How many copies of each tile nobody has named.
    fn tiles_left(&self, game: &Tiletum) -> Result<[u8; TILES], Invalid> {
        let laid = laid_down(game);
        let mut left = [0; TILES];
        for tile in Tile::ALL {
            let number = tile.index();
            let used = laid[number]
                + u16::from(game.stacks[number] + game.lost.tiles[number])
                + game.discard.get(number).map_or(0, |count| u16::from(*count));
            let total = u16::from(self.parts.table(game.seats).tiles[number]);
            let why = || format!("{used} of {tile} used; the game has {total}");
            let rest = total.checked_sub(used);
            left[number] = rest.ok_or_else(|| Invalid::new(name_of(tile.stack()), why()))? as u8;
        }
        Ok(left)
    }

    /// Houses and pillars that stand nowhere are in supply; where the supply is given, the
    /// difference is lost.
    pub(super) fn pieces(&self, game: &mut Tiletum) -> Result<(), Invalid> {
        for seat in Seat::all(game.seats) {
            let field = |name: &str| match game.is_titus(seat) {
                true => format!("titus.{name}"),
                false => format!("seats.{}.{name}", seat.index()),
            };
            let (houses, pillars) = (field("houses"), field("pillars"));
            let away = (houses_away(game, seat), pillars_away(game, seat));
            let start = self.parts.start;
            let (supply, lost) =
                self.divide(start.houses, away.0, game.board(seat).houses, houses)?;
            game.board_mut(seat).houses = supply;
            game.lost.houses[seat.index()] = lost;
            let (supply, lost) =
                self.divide(start.pillars, away.1, game.board(seat).pillars, pillars)?;
            game.board_mut(seat).pillars = supply;
            game.lost.pillars[seat.index()] = lost;
        }
        Ok(())
    }

    /// What is in supply and what is lost.
    fn divide(&self, total: u8, away: u32, named: u8, field: String) -> Result<(u8, u8), Invalid> {
        let given = self.has(&field);
        let fail = || Invalid::new(field, format!("there are {total}, and {away} stand elsewhere"));
        let rest = u32::from(total).checked_sub(away).ok_or_else(fail)? as u8;
        if !given {
            return Ok((rest, 0));
        }
        let lost = rest.checked_sub(named);
        lost.map(|lost| (named, lost))
            .ok_or_else(|| Invalid::new("seats", format!("{named} named, but {rest} are left")))
    }
}

/// The names of a market's spaces.
const SPACES: [&str; 5] = ["1", "2", "3", "4", "5"];
