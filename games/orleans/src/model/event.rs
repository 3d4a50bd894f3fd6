//! What happened.

use kernel::{RuleId, Saying, Seat};
use serde::Serialize;

use super::action::{Stand, with_token};
use super::ids::*;
use super::map::{Edge, Town};
use super::pieces::{Deed, Follower, Good, Hourglass, Token, Ware};
use super::places::Place;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the sentence")]
pub enum Event {
    /// A good was laid on the map.
    GoodLaid { edge: String, a: Town, b: Town, good: Good },
    /// OR-20.3 — A good was removed unseen: nobody is told which.
    GoodRemoved {},
    /// Somebody is start player.
    StartPlayer { seat: Seat },
    /// A tile was removed from the game, or none.
    TileRemoved { seat: Seat, tile: Option<Place> },
    /// A round began with this hourglass tile.
    Hourglass { round: u8, tile: Hourglass },
    /// Coins came from the bank.
    Coins { seat: Seat, n: u8 },
    /// Coins were paid to the bank.
    Paid { seat: Seat, n: u8 },
    /// Coins went from one player to another.
    PaidTo { seat: Seat, to: Seat, n: u8 },
    /// Somebody draws so many followers.
    Draws { seat: Seat, n: u8 },
    /// A follower was drawn from the bag.
    Drew { seat: Seat, token: Token },
    /// A drawn follower lies on the tower.
    Allocated { seat: Seat, token: Token },
    /// The Bathhouse is used, or not.
    Bath { seat: Seat, used: bool },
    /// The follower that stays of the Bathhouse's two.
    Kept { seat: Seat, token: Token, tower: bool },
    /// A follower came back to the Market.
    Retrieved { seat: Seat, token: Token, place: Place },
    /// A follower was put on a place.
    Placed { seat: Seat, token: Token, place: Place, slot: Option<u8>, tower: bool },
    /// A technology tile was put on a place.
    TechnologyPlaced { seat: Seat, place: Place, slot: u8 },
    /// A plan stands.
    Confirmed { seat: Seat },
    /// A place is used.
    Used { seat: Seat, place: Place },
    /// Somebody takes no more turns this round.
    Passed { seat: Seat },
    /// A follower was recruited; the marker stands on this space.
    Recruited { seat: Seat, follower: Follower, space: u8 },
    /// A good was taken from the goods market.
    GoodTaken { seat: Seat, good: Good },
    /// A good was taken from the map.
    GoodCollected { seat: Seat, good: Good, edge: String },
    /// A place tile was taken.
    TileTaken { seat: Seat, tile: Place },
    /// A technology tile was taken.
    TechnologyTaken { seat: Seat },
    /// A citizen was won.
    Citizen { seat: Seat },
    /// The Development marker moved right, to this space.
    Developed { seat: Seat, n: u8, space: u8 },
    /// A merchant moved.
    Moved { seat: Seat, owner: Seat, from: Town, to: Town },
    /// A station was built.
    StationBuilt { seat: Seat, town: Town },
    /// A follower went to a deed.
    Served { seat: Seat, follower: Follower, deed: Deed },
    /// A good was given to the goods market.
    Given { seat: Seat, good: Ware },
    /// Grain became bread.
    Baked { seat: Seat, n: u8 },
    /// The followers of a place went to the bag.
    Emptied { seat: Seat, place: Place },
    /// The Sacristy shielded somebody from the event.
    Shielded { seat: Seat, tile: Hourglass },
    /// Plague took a follower.
    Died { seat: Seat, token: Token },
    /// Plague drew a starter, which stays.
    Survived { seat: Seat, token: Token },
    /// Torture: a station was given up; on the map if it names a town.
    LostStation { seat: Seat, town: Option<Town> },
    /// Torture: a follower was given up.
    LostFollower { seat: Seat, token: Token },
    /// Torture: a Development point was given up.
    LostDevelopment { seat: Seat, space: u8 },
    /// Torture: a good was given up.
    LostGood { seat: Seat, good: Ware },
    /// Torture: a place tile was given up.
    LostPlace { seat: Seat, place: Place },
    /// Torture: a technology tile was given up.
    LostTechnology { seat: Seat, place: Option<Place> },
    /// The rest of a debt was dropped.
    DebtDropped { seat: Seat, n: u8 },
    /// The citizen for most stations was won.
    MostStations { seat: Seat },
}

/// The names of all kinds of event.
pub const KINDS: &[&str] = &[
    "good_laid",
    "good_removed",
    "start_player",
    "tile_removed",
    "hourglass",
    "coins",
    "paid",
    "paid_to",
    "draws",
    "drew",
    "allocated",
    "bath",
    "kept",
    "retrieved",
    "placed",
    "technology_placed",
    "confirmed",
    "used",
    "passed",
    "recruited",
    "good_taken",
    "good_collected",
    "tile_taken",
    "technology_taken",
    "citizen",
    "developed",
    "moved",
    "station_built",
    "served",
    "given",
    "baked",
    "emptied",
    "shielded",
    "died",
    "survived",
    "lost_station",
    "lost_follower",
    "lost_development",
    "lost_good",
    "lost_place",
    "lost_technology",
    "debt_dropped",
    "most_stations",
];

impl Event {
    /// A good on an edge of the map.
    pub fn good_laid(edge: Edge, good: Good) -> Event {
        let (a, b) = edge.ends();
        Event::GoodLaid { edge: edge.key(), a, b, good }
    }

    /// A placement on a slot (or, without one, in the Theatre).
    pub fn placed(seat: Seat, token: Token, from: Stand, place: Place, slot: Option<u8>) -> Event {
        Event::Placed { seat, token, place, slot, tower: from == Stand::Tower }
    }

    /// Its place in [`KINDS`] and the rule that made it happen.
    fn entry(&self) -> (usize, RuleId) {
        match self {
            Event::GoodLaid { .. } => (0, OR_3_6),
            Event::GoodRemoved { .. } => (1, OR_3_9),
            Event::StartPlayer { .. } => (2, OR_1_3),
            Event::TileRemoved { .. } => (3, OR_21_1),
            Event::Hourglass { .. } => (4, OR_5_1),
            Event::Coins { .. } => (5, OR_1_7),
            Event::Paid { .. } => (6, OR_1_7),
            Event::PaidTo { .. } => (7, OR_22_4),
            Event::Draws { .. } => (8, OR_7_2),
            Event::Drew { .. } => (9, OR_7_3),
            Event::Allocated { .. } => (10, OR_7_4),
            Event::Bath { .. } => (11, OR_7_5),
            Event::Kept { .. } => (12, OR_7_5),
            Event::Retrieved { .. } => (13, OR_7_6),
            Event::Placed { .. } => (14, OR_8_1),
            Event::TechnologyPlaced { .. } => (15, OR_14_2),
            Event::Confirmed { .. } => (16, OR_8_8),
            Event::Used { .. } => (17, OR_9_1),
            Event::Passed { .. } => (18, OR_9_2),
            Event::Recruited { .. } => (19, OR_1_5),
            Event::GoodTaken { .. } => (20, OR_11_1),
            Event::GoodCollected { .. } => (21, OR_10_6),
            Event::TileTaken { .. } => (22, OR_11_5),
            Event::TechnologyTaken { .. } => (23, OR_14_1),
            Event::Citizen { .. } => (24, OR_3_7),
            Event::Developed { .. } => (25, OR_1_6),
            Event::Moved { .. } => (26, OR_10_6),
            Event::StationBuilt { .. } => (27, OR_10_8),
            Event::Served { .. } => (28, OR_13_2),
            Event::Given { .. } => (29, OR_22_7),
            Event::Baked { .. } => (30, OR_22_2),
            Event::Emptied { .. } => (31, OR_9_4),
            Event::Shielded { .. } => (32, OR_15_10),
            Event::Died { .. } => (33, OR_16_6),
            Event::Survived { .. } => (34, OR_16_6),
            Event::LostStation { .. } => (35, OR_17_2),
            Event::LostFollower { .. } => (36, OR_17_2),
            Event::LostDevelopment { .. } => (37, OR_17_2),
            Event::LostGood { .. } => (38, OR_17_2),
            Event::LostPlace { .. } => (39, OR_17_2),
            Event::LostTechnology { .. } => (40, OR_17_2),
            Event::DebtDropped { .. } => (41, OR_17_5),
            Event::MostStations { .. } => (42, OR_18_2),
        }
    }
}

impl kernel::Event for Event {
    fn kind(&self) -> &'static str {
        KINDS[self.entry().0]
    }

    fn rule(&self) -> RuleId {
        self.entry().1
    }

    fn saying(&self) -> Saying {
        let saying = Saying::new(kernel::Event::kind(self));
        match *self {
            Event::GoodLaid { a, b, good, .. } => {
                saying.word("a", a.word()).word("b", b.word()).word("good", good.word())
            }
            Event::GoodRemoved {} => saying,
            Event::StartPlayer { seat }
            | Event::Confirmed { seat }
            | Event::Passed { seat }
            | Event::TechnologyTaken { seat }
            | Event::Citizen { seat }
            | Event::MostStations { seat } => saying.seat("who", seat),
            Event::TileRemoved { seat, tile } => with_place(saying.seat("who", seat), tile, "tile"),
            Event::Hourglass { round, tile } => {
                saying.number("round", round.into()).word("event", tile.word())
            }
            Event::Coins { seat, n }
            | Event::Paid { seat, n }
            | Event::Draws { seat, n }
            | Event::Baked { seat, n }
            | Event::DebtDropped { seat, n } => saying.seat("who", seat).number("n", n.into()),
            Event::PaidTo { seat, to, n } => {
                saying.seat("who", seat).seat("to", to).number("n", n.into())
            }
            Event::Drew { seat, token }
            | Event::Allocated { seat, token }
            | Event::Died { seat, token }
            | Event::Survived { seat, token }
            | Event::LostFollower { seat, token } => with_token(saying.seat("who", seat), token),
            Event::Bath { seat, used } => saying.seat("who", seat).number("used", used.into()),
            Event::Kept { seat, token, tower } => {
                with_token(saying.seat("who", seat), token).number("tower", tower.into())
            }
            Event::Retrieved { seat, token, place } | Event::Placed { seat, token, place, .. } => {
                with_token(saying.seat("who", seat), token).word("place", place.word())
            }
            Event::TechnologyPlaced { seat, place, .. }
            | Event::Used { seat, place }
            | Event::Emptied { seat, place }
            | Event::LostPlace { seat, place } => {
                saying.seat("who", seat).word("place", place.word())
            }
            Event::Recruited { seat, follower, space } => saying
                .seat("who", seat)
                .word("follower", follower.word())
                .number("space", space.into()),
            Event::GoodTaken { seat, good } | Event::GoodCollected { seat, good, .. } => {
                saying.seat("who", seat).word("good", good.word())
            }
            Event::TileTaken { seat, tile } => saying.seat("who", seat).word("tile", tile.word()),
            Event::Developed { seat, n, space } => {
                saying.seat("who", seat).number("n", n.into()).number("space", space.into())
            }
            Event::Moved { seat, owner, from, to } => saying
                .seat("who", seat)
                .seat("owner", owner)
                .word("from", from.word())
                .word("town", to.word()),
            Event::StationBuilt { seat, town } => {
                saying.seat("who", seat).word("town", town.word())
            }
            Event::Served { seat, follower, deed } => {
                saying.seat("who", seat).word("follower", follower.word()).word("deed", deed.word())
            }
            Event::Given { seat, good } | Event::LostGood { seat, good } => {
                saying.seat("who", seat).word("good", good.word())
            }
            Event::Shielded { seat, tile } => saying.seat("who", seat).word("event", tile.word()),
            Event::LostStation { seat, town } => {
                let saying = saying.seat("who", seat).number("built", town.is_some().into());
                town.map_or(saying, |town| saying.word("town", town.word()))
            }
            Event::LostDevelopment { seat, space } => {
                saying.seat("who", seat).number("space", space.into())
            }
            Event::LostTechnology { seat, place } => {
                with_place(saying.seat("who", seat), place, "place")
            }
        }
    }
}

/// A place that may be missing: `given` tells the sentence whether it is there.
fn with_place(saying: Saying, place: Option<Place>, name: &'static str) -> Saying {
    let saying = saying.number("given", place.is_some().into());
    place.map_or(saying, |place| saying.word(name, place.word()))
}
