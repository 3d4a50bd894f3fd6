//! The state of a game.

use kernel::names::{Counts, Name, Set};
use kernel::{Parts, Seat, SeatSet, Watched, WatchedEach};
use serde::{Deserialize, Serialize};

use super::components::{Components, Options};
use super::map::{EDGES, Edge, SPACES, Town, Towns};
use super::pieces::{
    Citizens, FOLLOWERS, Follower, GOODS, Good, HOURGLASSES, Hourglass, TRACKS, Token, Tokens,
    WARES, Ware,
};
use super::places::{Place, Places, SLOTS, Slot, Slots};
use super::question::{Ask, Phase, Question};
use super::{SEATS, action::Stand};

/// A game of Orléans in progress.
// `Copy`, so that a clone is one copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Orleans {
    pub(crate) parts: Parts<Components>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// How many seats, or outcomes of set-up, the phase has dealt with.
    pub(crate) cursor: u8,
    /// The start player; seat 0 until it is settled.
    pub(crate) start: Seat,
    /// The seat that decides, where one alone does.
    pub(crate) turn: Seat,
    /// Who takes no more turns in this phase.
    pub(crate) passed: SeatSet,
    pub(crate) event: Option<Hourglass>,
    pub(crate) question: Question,
    /// The place in use while its parameters are asked.
    pub(crate) using: Place,
    /// Hourglass tiles still face down.
    pub(crate) hourglass: Counts<Hourglass, HOURGLASSES>,
    pub(crate) seats: WatchedEach<Player, SEATS>,
    /// What the others see of a mat while all decide together; empty otherwise.
    pub(crate) shown: WatchedEach<Mat, SEATS>,
    pub(crate) supply: Counts<Follower, FOLLOWERS>,
    /// Goods still face down in set-up.
    pub(crate) face_down: Counts<Good, GOODS>,
    pub(crate) goods_market: Counts<Good, GOODS>,
    /// Goods removed unseen.
    pub(crate) removed: Counts<Good, GOODS>,
    pub(crate) map: Watched<[[Option<Good>; SPACES]; EDGES]>,
    /// Deed slots that hold a follower, as bits.
    pub(crate) deeds: u64,
    pub(crate) citizens: Citizens,
    pub(crate) bank: u16,
    pub(crate) technology: u8,
    /// Place tiles that nobody has.
    pub(crate) stacks: Places,
    pub(crate) lost: Lost,
}

const _: () = assert!(size_of::<Orleans>() <= 1536, "playouts copy states");

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) mat: Mat,
    /// The board's places and the tiles owned.
    pub(crate) places: Places,
    /// The slots of all these places.
    pub(crate) slots: Slots,
    pub(crate) coins: u16,
    pub(crate) goods: Counts<Ware, WARES>,
    pub(crate) tracks: [u8; TRACKS],
    pub(crate) development: u8,
    pub(crate) citizens: u8,
    pub(crate) merchant: Town,
    pub(crate) stations: Towns,
    pub(crate) stock: u8,
    /// The open question in a step that all answer together.
    pub(crate) ask: Option<Ask>,
    /// How many this seat draws in phase 3 (OR-7.2).
    pub(crate) draw: u8,
    /// Draws still to come, then retrievals still allowed.
    pub(crate) left: u8,
    /// Whether the Bathhouse is used this round.
    pub(crate) bath: bool,
}

/// Followers and technology tiles of a player: what planning moves about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mat {
    pub(crate) market: Tokens,
    pub(crate) tower: Tokens,
    pub(crate) theatre: Tokens,
    pub(crate) bag: Tokens,
    /// Drawn, but not yet lying anywhere.
    pub(crate) drawn: Tokens,
    /// Technology tiles held.
    pub(crate) technology: u8,
    /// Whether one was ever placed (OR-14.3).
    pub(crate) begun: bool,
    pub(crate) on_slot: [Option<Token>; SLOTS],
    /// Slots that hold a follower.
    pub(crate) followers: Slots,
    /// Slots that hold a technology tile.
    pub(crate) tiles: Slots,
}

/// What left the game for good (OR-17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lost {
    /// Followers given up; in positions laid down by hand, starters too.
    #[serde(with = "kernel::names::listed")]
    pub followers: Tokens,
    /// Goods given up.
    pub goods: Counts<Good, GOODS>,
    /// Technology tiles given up.
    pub technology: u8,
    /// Place tiles given up or removed.
    pub tiles: Places,
    /// Stations given up, by seat.
    pub stations: [u8; SEATS],
    /// Coins missing; only in positions laid down by hand.
    pub coins: u16,
    /// Citizens missing; only in positions laid down by hand.
    pub citizens: u8,
}

impl Lost {
    pub(crate) const NOTHING: Lost = Lost {
        followers: Counts::EMPTY,
        goods: Counts::EMPTY,
        technology: 0,
        tiles: Set::EMPTY,
        stations: [0; SEATS],
        coins: 0,
        citizens: 0,
    };
}

impl Mat {
    /// An empty mat.
    pub(crate) const EMPTY: Mat = Mat {
        market: Counts::EMPTY,
        tower: Counts::EMPTY,
        theatre: Counts::EMPTY,
        bag: Counts::EMPTY,
        drawn: Counts::EMPTY,
        technology: 0,
        begun: false,
        on_slot: [None; SLOTS],
        followers: Set::EMPTY,
        tiles: Set::EMPTY,
    };

    /// Slots that hold a follower or a technology tile.
    #[inline]
    pub(crate) fn filled(&self) -> Slots {
        self.followers | self.tiles
    }

    /// The tokens that wait there.
    #[inline]
    pub(crate) fn stand(&mut self, stand: Stand) -> &mut Tokens {
        match stand {
            Stand::Market => &mut self.market,
            Stand::Tower => &mut self.tower,
        }
    }

    /// Puts a follower on a free slot.
    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, token: Token) {
        self.on_slot[slot.index()] = Some(token);
        self.followers = self.followers | slot.set();
    }

    /// Takes the follower of a slot.
    #[inline]
    pub(crate) fn pick(&mut self, slot: Slot) -> Token {
        self.followers = self.followers & !slot.set();
        self.on_slot[slot.index()].take().expect("a follower stands there")
    }
}

impl Player {
    /// Whether the player owns the place.
    #[inline]
    pub(crate) fn has(&self, place: Place) -> bool {
        self.places.contains(place)
    }

    /// Adds a place and its slots.
    pub(crate) fn gain_place(&mut self, place: Place) {
        self.places.insert(place);
        self.slots = self.slots | place.slots();
    }

    /// Takes a place and its slots away.
    pub(crate) fn drop_place(&mut self, place: Place) {
        self.places.remove(place);
        self.slots = self.slots & !place.slots();
    }

    /// Where the marker of a track stands.
    #[inline]
    pub(crate) fn space(&self, track: Follower) -> u8 {
        self.tracks[track.index()]
    }
}

impl Orleans {
    /// The player on a seat.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// The player on a seat.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The mat of a seat.
    #[inline]
    pub(crate) fn mat(&self, seat: Seat) -> &Mat {
        &self.seats[seat.index()].mat
    }

    /// The mat of a seat.
    #[inline]
    pub(crate) fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.seats[seat.index()].mat
    }

    /// OR-1.3 — The seats in turn order.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.round(self.players)
    }

    /// The seat at a position of the turn order.
    #[inline]
    pub(crate) fn in_order(&self, position: u8) -> Seat {
        Seat((self.start.0 + position) % self.players)
    }

    /// The goods on an edge.
    #[inline]
    pub(crate) fn goods_on(&self, edge: Edge) -> Set<Good> {
        self.map[edge.index()].iter().flatten().copied().collect()
    }
}
