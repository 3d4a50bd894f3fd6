//! Chapter 12: clean-up.

use kernel::names::Name;
use kernel::{Events, Refused};

use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::VALUES;
use crate::model::state::{Phase, Spot, Tiletum, Wait};
use crate::model::tiles::{BONUS_TILES, Stack, Tile};

impl Tiletum {
    /// TI-12.1 — New bonus tiles on empty fields and beside the king track; then the rest.
    pub(crate) fn go_on_with_cleanup(&mut self, events: &mut impl Events<Event>) {
        if let Some(spot) = self.next_refill() {
            self.wait = Wait::Reveal(spot);
            return;
        }
        self.gather_dice();
        self.corruption = self.parts.corruption;
        self.turned_up = [None; 3];
        self.turn_wheel(events);
        self.begin(Phase::Preparation);
    }

    /// TI-12.1 — The next empty place. TI-15.4 — With the stack empty, what was used comes back.
    fn next_refill(&mut self) -> Option<Spot> {
        let field = self.field_tiles.iter().position(Option::is_none);
        let king = self.king_tile.is_none() && self.round < LAST_KING_REFILL;
        let spot =
            field.map(|field| Spot::Field(field as u8)).or_else(|| king.then_some(Spot::King))?;
        if self.is_out_of(Stack::Bonus) {
            let used = std::mem::replace(&mut self.discard, [0; BONUS_TILES]);
            self.stacks[..BONUS_TILES].copy_from_slice(&used);
        }
        (!self.is_out_of(Stack::Bonus)).then_some(spot)
    }

    /// TI-12.3 — All dice go back into the bag.
    pub(crate) fn gather_dice(&mut self) {
        self.dice = [[0; VALUES]; 5];
        self.bag = [self.parts.table(self.seats).per_color; 5];
        for board in &mut self.boards {
            board.dice = [None; 3];
        }
    }

    /// TI-12.4 — The wheel turns by one segment: every field faces the next lower value.
    fn turn_wheel(&mut self, events: &mut impl Events<Event>) {
        self.wheel = (self.wheel + VALUES as u8 - 2) % VALUES as u8 + 1;
        let value = self.wheel;
        events.tell_all(|| Event::WheelTurned { value });
    }

    /// TI-2.1, TI-14.4 — Only a tile that is left in the stack of the place.
    pub(crate) fn may_reveal(&self, spot: Spot, tile: Tile) -> Result<(), Refused> {
        let rule = match (self.phase, spot) {
            (Phase::Setup, Spot::Contract(_) | Spot::Character(_)) => TI_2_5,
            (Phase::Setup, _) => TI_2_4,
            (_, Spot::Character(_)) => TI_6_8,
            (_, Spot::Contract(_)) => TI_6_13,
            _ => TI_12_1,
        };
        if tile.stack() != stack_of(spot) {
            Err(TI_18_16.refuse("another stack fills this place"))
        } else if self.parts.table(self.seats).tiles[tile.index()] == 0 {
            Err(TI_2_1.refuse("this tile is for more players"))
        } else if self.stacks[tile.index()] == 0 {
            Err(rule.refuse("no such tile is in the stack"))
        } else {
            Ok(())
        }
    }

    /// A tile comes to its place.
    pub(crate) fn reveal(&mut self, spot: Spot, tile: Tile, events: &mut impl Events<Event>) {
        self.stacks[tile.index()] -= 1;
        match spot {
            Spot::Field(field) => self.field_tiles[usize::from(field)] = Some(tile),
            Spot::King => self.king_tile = Some(tile),
            Spot::City(city) => self.city_tiles[city.index()] = Some(tile),
            Spot::Contract(stall) => self.contract_market[stall.index()] = Some(tile),
            Spot::Character(stall) => self.character_market[stall.index()] = Some(tile),
        }
        events.tell_all(|| Event::revealed(spot, tile));
    }
}

/// The stack that fills a place.
pub(crate) fn stack_of(spot: Spot) -> Stack {
    match spot {
        Spot::Field(_) | Spot::King | Spot::City(_) => Stack::Bonus,
        Spot::Contract(_) => Stack::Contract,
        Spot::Character(_) => Stack::Character,
    }
}

/// TI-12.1 — The king track is refilled after the rounds before this one.
const LAST_KING_REFILL: u8 = 3;
