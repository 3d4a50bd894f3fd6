//! Chapter 8: taking tiles.

use kernel::names::Name;
use kernel::{Events, Refused, Seat};

use crate::model::board::Store;
use crate::model::effect::Face;
use crate::model::event::Event;
use crate::model::ids::*;
use crate::model::pieces::Crest;
use crate::model::state::{Board, Tiletum};
use crate::model::tiles::{Stack, Tile};

impl Tiletum {
    /// TI-8.1, TI-8.4, TI-8.5 — Whether a tile can come to a storehouse.
    #[inline]
    pub(crate) fn may_keep(&self, seat: Seat, tile: Tile) -> Result<(), Refused> {
        let board = self.board(seat);
        if board.store.iter().all(Option::is_some) {
            return Err(TI_8_1.refuse("the storehouse is full"));
        }
        match self.parts.face(tile) {
            Face::Contract(_) if board.contracts.iter().all(Option::is_some) => {
                Err(TI_8_4.refuse("all contract spaces are covered"))
            }
            Face::Crest(crest) if self.owns_crest(board, crest) => {
                Err(TI_8_5.refuse("you have such a crest"))
            }
            _ => Ok(()),
        }
    }

    /// TI-8.5 — A crest of a kind, in the storehouse or on a ground floor.
    #[inline]
    fn owns_crest(&self, board: &Board, crest: Crest) -> bool {
        let owned = board.store.iter().chain(&board.crests).flatten();
        owned.into_iter().any(|tile| self.parts.face(*tile) == Face::Crest(crest))
    }

    /// TI-8.8 — To the free storehouse space with the lowest number.
    pub(crate) fn keep(&mut self, seat: Seat, tile: Tile, events: &mut impl Events<Event>) {
        let space = self.board_mut(seat).store.iter_mut().find(|space| space.is_none());
        *space.expect("a storehouse space is free") = Some(tile);
        events.tell_all(|| Event::TileTaken { seat, tile });
    }

    /// TI-7.9 — A tile leaves the storehouse before its effect is gained.
    pub(crate) fn take_from_store(&mut self, seat: Seat, store: Store) -> Tile {
        self.board_mut(seat).store[store.index()].take().expect("a tile lies there")
    }

    /// TI-15.4 — Used helpers and discarded king tiles lie apart.
    pub(crate) fn put_aside(&mut self, tile: Tile) {
        match tile.stack() {
            Stack::Bonus => self.discard[tile.index()] += 1,
            _ => self.lost.tiles[tile.index()] += 1,
        }
    }

    /// Whether a stack has run empty.
    #[inline]
    pub(crate) fn is_out_of(&self, stack: Stack) -> bool {
        self.stacks[stack.range()].iter().all(|count| *count == 0)
    }
}
