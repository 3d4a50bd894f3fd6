//! What happened.

use kernel::{RuleId, Saying, Seat, names};
use serde::Serialize;

use super::ids::*;
use super::map::Node;
use super::pieces::{Act, Color, Cost, Decree, Fair, Good, Meeple};
use super::state::{Line, Spot};
use super::tiles::Tile;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the sentence")]
pub enum Event {
    /// An action tile came to a field.
    FieldLaid { field: u8, action: Act },
    /// The wheel was put on the board.
    WheelLaid { value: u8 },
    /// A building-cost tile came to a cathedral.
    CostLaid { town: Node, cost: Cost },
    /// The town of a fair.
    TownLaid { round: u8, town: Node },
    /// The tile of a fair.
    FairLaid { round: u8, fair: Fair },
    /// Somebody is first player.
    FirstPlayer { seat: Seat },
    /// A tile of a stack was turned up.
    Revealed { tile: Tile, place: Place, space: u8, town: Option<Node> },
    /// A die was drawn and rolled.
    Rolled { color: Color, value: u8 },
    /// A corruption token was turned up.
    Corrupted { value: u8 },
    /// A die was taken, perhaps with another value.
    DieTaken { seat: Seat, color: Color, from: u8, value: u8, gold: u8, action: Act },
    /// Goods were gained.
    GoodsGained { seat: Seat, good: Good, n: u8 },
    /// The action of the die began.
    ActionBegun { seat: Seat, action: Act, ap: u8 },
    /// A tile came to a storehouse.
    TileTaken { seat: Seat, tile: Tile },
    /// A merchant or architect walked.
    Walked { seat: Seat, piece: Meeple, from: Node, to: Node },
    /// A house was put up.
    HousePlaced { seat: Seat, town: Node, space: u8 },
    /// A pillar was put up.
    PillarPlaced { seat: Seat, town: Node },
    /// The characters of a building give their bonus.
    Triggered { seat: Seat, building: u8 },
    /// One of them gave its bonus.
    BonusUsed { seat: Seat, tile: Tile },
    /// The character market is changed.
    Refreshed { seat: Seat },
    /// A character moved into a room.
    Lodged { seat: Seat, tile: Tile, building: u8, floor: u8 },
    /// A roof house came to the supply.
    RoofHouse { seat: Seat, building: u8 },
    /// A building was completed.
    Completed { seat: Seat, building: u8 },
    /// A bonus-AP marker was placed.
    MarkerPlaced { seat: Seat, action: Act, ap: u8 },
    /// A good was exchanged.
    Swapped { seat: Seat, give: Good, take: Good },
    /// A disc moved on the king track.
    KingMoved { seat: Seat, space: i8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A good was bought.
    Traded { seat: Seat, good: Good },
    /// A contract was fulfilled.
    Fulfilled { seat: Seat, tile: Tile, space: u8 },
    /// A crest was placed.
    CrestPlaced { seat: Seat, tile: Tile, building: u8 },
    /// The reward of a crest was given up.
    Forgone { seat: Seat },
    /// A helper was used.
    HelperUsed { seat: Seat, tile: Tile },
    /// A cathedral tile was taken.
    Contributed { seat: Seat, town: Node, tile: u8 },
    /// The tile beside the king track was discarded.
    KingTileDiscarded { seat: Seat, tile: Tile },
    /// The turn order is new.
    TurnOrder { order: Vec<Seat> },
    /// A fair was held.
    FairHeld { town: Node, fair: Fair, value: u8 },
    /// Points were scored or lost.
    Scored { seat: Seat, line: Line, vp: i16 },
    /// The wheel turned.
    WheelTurned { value: u8 },
    /// Titus drew a card.
    CardDrawn { card: Decree },
    /// Titus removed a tile from the game.
    TileRemoved { seat: Seat, tile: Tile },
    /// The game is over.
    GameOver,
}

names! {
    /// Where a tile is turned up.
    pub enum Place in "place" {
        /// An action field.
        Field = "field",
        /// Beside the king track.
        King = "king",
        /// A city.
        City = "city",
        /// The contract market.
        ContractMarket = "contract_market",
        /// The character market.
        CharacterMarket = "character_market",
    }
}

/// Every kind of event, in the order of [`Event`].
pub const KINDS: &[&str] = &[
    "field_laid",
    "wheel_laid",
    "cost_laid",
    "town_laid",
    "fair_laid",
    "first_player",
    "revealed",
    "rolled",
    "corrupted",
    "die_taken",
    "goods_gained",
    "action_begun",
    "tile_taken",
    "walked",
    "house_placed",
    "pillar_placed",
    "triggered",
    "bonus_used",
    "refreshed",
    "lodged",
    "roof_house",
    "completed",
    "marker_placed",
    "swapped",
    "king_moved",
    "turn_ended",
    "traded",
    "fulfilled",
    "crest_placed",
    "forgone",
    "helper_used",
    "contributed",
    "king_tile_discarded",
    "turn_order",
    "fair_held",
    "scored",
    "wheel_turned",
    "card_drawn",
    "tile_removed",
    "game_over",
];

impl Event {
    pub(crate) fn revealed(spot: Spot, tile: Tile) -> Event {
        let (place, space, town) = match spot {
            Spot::Field(field) => (Place::Field, field + 1, None),
            Spot::King => (Place::King, 0, None),
            Spot::City(city) => (Place::City, 0, Some(city)),
            Spot::Contract(stall) => (Place::ContractMarket, stall.0 + 1, None),
            Spot::Character(stall) => (Place::CharacterMarket, stall.0 + 1, None),
        };
        Event::Revealed { tile, place, space, town }
    }

    /// The number of its kind, and its rule.
    fn entry(&self) -> (usize, RuleId) {
        match self {
            Event::FieldLaid { .. } => (0, TI_2_2),
            Event::WheelLaid { .. } => (1, TI_2_3),
            Event::CostLaid { .. } => (2, TI_2_6),
            Event::TownLaid { .. } => (3, TI_2_7),
            Event::FairLaid { .. } => (4, TI_2_7),
            Event::FirstPlayer { .. } => (5, TI_2_9),
            Event::Revealed { .. } => (6, TI_14_4),
            Event::Rolled { .. } => (7, TI_4_1),
            Event::Corrupted { .. } => (8, TI_5_1),
            Event::DieTaken { .. } => (9, TI_5_3),
            Event::GoodsGained { .. } => (10, TI_5_7),
            Event::ActionBegun { .. } => (11, TI_5_8),
            Event::TileTaken { .. } => (12, TI_8_8),
            Event::Walked { .. } => (13, TI_6_4),
            Event::HousePlaced { .. } => (14, TI_6_5),
            Event::PillarPlaced { .. } => (15, TI_6_4),
            Event::Triggered { .. } => (16, TI_6_7),
            Event::BonusUsed { .. } => (17, TI_6_7),
            Event::Refreshed { .. } => (18, TI_6_8),
            Event::Lodged { .. } => (19, TI_6_8),
            Event::RoofHouse { .. } => (20, TI_9_4),
            Event::Completed { .. } => (21, TI_9_5),
            Event::MarkerPlaced { .. } => (22, TI_9_6),
            Event::Swapped { .. } => (23, TI_6_9),
            Event::KingMoved { .. } => (24, TI_6_10),
            Event::TurnEnded { .. } => (25, TI_6_15),
            Event::Traded { .. } => (26, TI_7_3),
            Event::Fulfilled { .. } => (27, TI_7_4),
            Event::CrestPlaced { .. } => (28, TI_7_5),
            Event::Forgone { .. } => (29, TI_7_5),
            Event::HelperUsed { .. } => (30, TI_7_6),
            Event::Contributed { .. } => (31, TI_7_7),
            Event::KingTileDiscarded { .. } => (32, TI_10_1),
            Event::TurnOrder { .. } => (33, TI_10_4),
            Event::FairHeld { .. } => (34, TI_11_1),
            Event::Scored { .. } => (35, TI_13_4),
            Event::WheelTurned { .. } => (36, TI_12_4),
            Event::CardDrawn { .. } => (37, TI_16_2),
            Event::TileRemoved { .. } => (38, TI_16_4),
            Event::GameOver => (39, TI_13_1),
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
            Event::FieldLaid { field, action } => {
                saying.number("field", field.into()).word("action", action.word())
            }
            Event::WheelLaid { value }
            | Event::Corrupted { value }
            | Event::WheelTurned { value } => saying.number("value", value.into()),
            Event::CostLaid { town, cost } => {
                saying.word("town", town.word()).word("cost", cost.word())
            }
            Event::TownLaid { round, town } => {
                saying.number("round", round.into()).word("town", town.word())
            }
            Event::FairLaid { round, fair } => {
                saying.number("round", round.into()).word("fair", fair.word())
            }
            Event::FirstPlayer { seat }
            | Event::Refreshed { seat }
            | Event::TurnEnded { seat }
            | Event::Forgone { seat } => saying.seat("who", seat),
            Event::Rolled { color, value } => {
                saying.word("color", color.word()).number("value", value.into())
            }
            Event::GoodsGained { seat, good, n } => {
                saying.seat("who", seat).word("good", good.word()).number("n", n.into())
            }
            Event::ActionBegun { seat, action, ap } | Event::MarkerPlaced { seat, action, ap } => {
                saying.seat("who", seat).word("action", action.word()).number("ap", ap.into())
            }
            Event::TileTaken { seat, tile }
            | Event::BonusUsed { seat, tile }
            | Event::HelperUsed { seat, tile }
            | Event::KingTileDiscarded { seat, tile }
            | Event::TileRemoved { seat, tile } => {
                saying.seat("who", seat).word("tile", tile.word())
            }
            Event::Walked { seat, piece, from, to } => saying
                .seat("who", seat)
                .word("piece", piece.word())
                .word("from", from.word())
                .word("town", to.word()),
            Event::HousePlaced { seat, town, space } => {
                saying.seat("who", seat).word("town", town.word()).number("space", space.into())
            }
            Event::PillarPlaced { seat, town } => {
                saying.seat("who", seat).word("town", town.word())
            }
            Event::Triggered { seat, building }
            | Event::RoofHouse { seat, building }
            | Event::Completed { seat, building } => {
                saying.seat("who", seat).number("building", building.into())
            }
            Event::Lodged { seat, tile, building, floor } => saying
                .seat("who", seat)
                .word("tile", tile.word())
                .number("building", building.into())
                .number("floor", floor.into()),
            Event::Swapped { seat, give, take } => {
                saying.seat("who", seat).word("give", give.word()).word("take", take.word())
            }
            Event::KingMoved { seat, space } => {
                saying.seat("who", seat).number("space", space.into())
            }
            Event::Traded { seat, good } => saying.seat("who", seat).word("good", good.word()),
            Event::Fulfilled { seat, tile, space } => {
                saying.seat("who", seat).word("tile", tile.word()).number("space", space.into())
            }
            Event::CrestPlaced { seat, tile, building } => saying
                .seat("who", seat)
                .word("tile", tile.word())
                .number("building", building.into()),
            Event::Contributed { seat, town, tile } => {
                saying.seat("who", seat).word("town", town.word()).number("tile", tile.into())
            }
            Event::FairHeld { town, fair, value } => saying
                .word("town", town.word())
                .word("fair", fair.word())
                .number("value", value.into()),
            Event::Scored { seat, line, vp } => {
                saying.seat("who", seat).word("line", line.word()).number("vp", vp.into())
            }
            Event::CardDrawn { card } => saying.word("card", card.word()),
            Event::DieTaken { seat, color, from, value, .. } => saying
                .seat("who", seat)
                .word("color", color.word())
                // 0 if the die keeps its value: a sentence cannot compare two numbers.
                .number("from", if from == value { 0 } else { from.into() })
                .number("value", value.into()),
            Event::Revealed { tile, place, space, town } => {
                let saying = saying
                    .word("tile", tile.word())
                    .number("place", place as i32)
                    .number("space", space.into());
                town.map_or(saying, |town| saying.word("town", town.word()))
            }
            Event::TurnOrder { ref order } => {
                let names = ["first", "second", "third", "fourth"];
                let both = names.into_iter().zip(order);
                both.fold(saying, |saying, (name, seat)| saying.seat(name, *seat))
            }
            Event::GameOver => saying,
        }
    }
}
