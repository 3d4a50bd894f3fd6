//! What happened.

use kernel::{RuleId, Saying, Seat, names};
use serde::Serialize;

use super::action::{card_facts, good_facts, space_facts};
use super::cards::Card;
use super::components::Wanted;
use super::draws::Draw;
use super::events::EventCard;
use super::ids::*;
use super::pieces::{
    Block, Character, Color, Figure, Goal, Good, Sailor, SideMission, Site, Symbol,
};
use super::spaces::Space;
use super::tokens::Token;
use super::towns::Town;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the words of the sentence")]
pub enum Event {
    /// A bonus token came to a field, counted from 1.
    TokenLaid { field: u8, token: Token },
    /// No field was free for a bonus token.
    TokenRemoved { token: Token },
    /// A card came to the pool.
    PoolLaid { card: Card },
    /// Somebody holds the bag.
    StartPlayer { seat: Seat },
    /// A secret mission was dealt.
    MissionDealt { seat: Seat },
    /// A secret mission, told to its owner and in the end to all.
    MissionSeen { seat: Seat, symbol: Symbol },
    /// Somebody drew a card.
    CardDrawn { seat: Seat, why: Draw },
    /// The card that was drawn, told to its owner.
    CardDealt { seat: Seat, card: Card, why: Draw },
    /// A hand card was discarded.
    Discarded { seat: Seat, card: Card },
    /// The discard pile became the draw pile.
    Reshuffled { n: u8 },
    /// A character was laid out.
    CharacterLaid { character: Character },
    /// A character was taken.
    CharacterTaken { seat: Seat, character: Character },
    /// The event of a round.
    EventRevealed { round: u8, card: EventCard },
    /// A side mission came to the table.
    SideMission { mission: SideMission },
    /// A marker was put on a space.
    Planned { seat: Seat, marker: u8, space: Space },
    /// A figure joined the labor market.
    FigureDrawn { figure: Figure },
    /// Hooded ones raid.
    Raid { n: u8 },
    /// A marker is carried out.
    MarkerTaken { seat: Seat, marker: u8, space: Space },
    /// No part of an action was carried out.
    NotCarriedOut { seat: Seat },
    /// Goods were gained.
    GoodsGained { seat: Seat, good: Good, n: u8 },
    /// Goods were returned.
    GoodsPaid { seat: Seat, good: Good, n: u8 },
    /// Points were gained.
    Gained { seat: Seat, vp: u8 },
    /// Points were lost.
    Lost { seat: Seat, vp: u8 },
    /// A bonus token was used.
    TokenUsed { seat: Seat, token: Token },
    /// A character was used.
    CharacterUsed { seat: Seat, character: Character },
    /// A figure came to a player.
    PrivateFigure { seat: Seat, figure: Figure },
    /// Aaron brought a Vineyard.
    VineyardTaken { seat: Seat, card: Card },
    /// A card was turned over and discarded.
    Revealed { card: Card },
    /// A prisoner joined the labor market.
    Released { seat: Seat, color: Color },
    /// A figure was jailed.
    Jailed { seat: Seat, figure: Figure },
    /// A building was built.
    Built { seat: Seat, card: Card, town: Town },
    /// A bridge was placed.
    BridgeBuilt { seat: Seat, site: Site },
    /// A toll was paid.
    TollPaid { seat: Seat, owner: Seat },
    /// A bonus token was taken.
    TokenTaken { seat: Seat, field: u8, token: Token },
    /// A block was removed.
    Unlocked { seat: Seat, block: Block },
    /// Hand cards were swapped.
    Swapped { seat: Seat, n: u8 },
    /// A marker was bought.
    Developed { seat: Seat, marker: u8 },
    /// A sailor was hired.
    Hired { seat: Seat, sailor: Sailor },
    /// A ship moved.
    ShipMoved { seat: Seat, space: u8 },
    /// A house was put up in Newdale.
    Settled { seat: Seat, town: Town },
    /// The rival's ship moved.
    RivalMoved { space: u8 },
    /// The chapter goal was met.
    Delivered { seat: Seat, goal: Goal },
    /// The side mission was fulfilled.
    Fulfilled { seat: Seat, good: Wanted },
    /// Final scoring gave points.
    Scored { seat: Seat, line: Line, vp: u8 },
    /// The bag was passed on.
    BagPassed { seat: Seat },
    /// The chapter is over.
    ChapterOver,
}

names! {
    /// A line of the score (ND-9.8).
    pub enum Line in "score" {
        /// Points moved on the score track.
        Track = "track",
        /// Fists.
        Military = "military",
        /// The chapter goal.
        Goal = "goal",
        /// The side mission.
        SideMission = "side_mission",
        /// Goods that are left.
        Goods = "goods",
        /// The secret mission.
        Secret = "secret",
        /// Points printed on buildings and sailors.
        Buildings = "buildings",
        /// Ships.
        Extra = "extra",
    }
}

/// How many lines a score has.
pub const LINES: usize = 8;

/// Every kind of event, in the order of [`Event`].
pub const KINDS: &[&str] = &[
    "token_laid",
    "token_removed",
    "pool_laid",
    "start_player",
    "mission_dealt",
    "mission_seen",
    "card_drawn",
    "card_dealt",
    "discarded",
    "reshuffled",
    "character_laid",
    "character_taken",
    "event_revealed",
    "side_mission",
    "planned",
    "figure_drawn",
    "raid",
    "marker_taken",
    "not_carried_out",
    "goods_gained",
    "goods_paid",
    "gained",
    "lost",
    "token_used",
    "character_used",
    "private_figure",
    "vineyard_taken",
    "revealed",
    "released",
    "jailed",
    "built",
    "bridge_built",
    "toll_paid",
    "token_taken",
    "unlocked",
    "swapped",
    "developed",
    "hired",
    "ship_moved",
    "settled",
    "rival_moved",
    "delivered",
    "fulfilled",
    "scored",
    "bag_passed",
    "chapter_over",
];

impl Event {
    /// The number of its kind, and its rule.
    fn entry(&self) -> (usize, RuleId) {
        match self {
            Event::TokenLaid { .. } => (0, ND_2_2),
            Event::TokenRemoved { .. } => (1, ND_2_2),
            Event::PoolLaid { .. } => (2, ND_1_9),
            Event::StartPlayer { .. } => (3, ND_2_11),
            Event::MissionDealt { .. } => (4, ND_2_12),
            Event::MissionSeen { .. } => (5, ND_2_12),
            Event::CardDrawn { why, .. } => (6, why.rule()),
            Event::CardDealt { why, .. } => (7, why.rule()),
            Event::Discarded { .. } => (8, ND_12_5),
            Event::Reshuffled { .. } => (9, ND_13_1),
            Event::CharacterLaid { .. } => (10, ND_2_14),
            Event::CharacterTaken { .. } => (11, ND_2_14),
            Event::EventRevealed { .. } => (12, ND_3_1),
            Event::SideMission { .. } => (13, ND_2_15),
            Event::Planned { .. } => (14, ND_3_3),
            Event::FigureDrawn { .. } => (15, ND_3_4),
            Event::Raid { .. } => (16, ND_10_9),
            Event::MarkerTaken { .. } => (17, ND_3_5),
            Event::NotCarriedOut { .. } => (18, ND_3_5),
            Event::GoodsGained { .. } => (19, ND_6_4),
            Event::GoodsPaid { .. } => (20, ND_5_4),
            Event::Gained { .. } => (21, ND_1_10),
            Event::Lost { .. } => (22, ND_8_9),
            Event::TokenUsed { .. } => (23, ND_7_1),
            Event::CharacterUsed { .. } => (24, ND_7_1),
            Event::PrivateFigure { .. } => (25, ND_7_6),
            Event::VineyardTaken { .. } => (26, ND_7_9),
            Event::Revealed { .. } => (27, ND_7_9),
            Event::Released { .. } => (28, ND_8_10),
            Event::Jailed { .. } => (29, ND_8_10),
            Event::Built { .. } => (30, ND_5_2),
            Event::BridgeBuilt { .. } => (31, ND_10_7),
            Event::TollPaid { .. } => (32, ND_10_17),
            Event::TokenTaken { .. } => (33, ND_5_9),
            Event::Unlocked { .. } => (34, ND_4_2),
            Event::Swapped { .. } => (35, ND_4_3),
            Event::Developed { .. } => (36, ND_4_5),
            Event::Hired { .. } => (37, ND_10_13),
            Event::ShipMoved { .. } => (38, ND_10_24),
            Event::Settled { .. } => (39, ND_10_14),
            Event::RivalMoved { .. } => (40, ND_11_5),
            Event::Delivered { .. } => (41, ND_9_4),
            Event::Fulfilled { .. } => (42, ND_9_4),
            Event::Scored { .. } => (43, ND_9_4),
            Event::BagPassed { .. } => (44, ND_3_8),
            Event::ChapterOver => (45, ND_9_5),
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
        match self {
            Event::TokenLaid { field, token } => {
                saying.number("field", (*field).into()).word("token", token.word())
            }
            Event::TokenRemoved { token } => saying.word("token", token.word()),
            Event::PoolLaid { card } => card_facts(saying, *card),
            Event::StartPlayer { seat } => saying.seat("who", *seat),
            Event::MissionDealt { seat } => saying.seat("who", *seat),
            Event::MissionSeen { seat, symbol } => {
                saying.seat("who", *seat).word("symbol", symbol.word())
            }
            Event::CardDrawn { seat, .. } => saying.seat("who", *seat),
            Event::CardDealt { seat, card, .. } => card_facts(saying.seat("who", *seat), *card),
            Event::Discarded { seat, card } => card_facts(saying.seat("who", *seat), *card),
            Event::Reshuffled { n } => saying.number("n", (*n).into()),
            Event::CharacterLaid { character } => saying.word("character", character.word()),
            Event::CharacterTaken { seat, character } => {
                saying.seat("who", *seat).word("character", character.word())
            }
            Event::EventRevealed { round, card } => {
                saying.number("round", (*round).into()).word("card", card.word())
            }
            Event::SideMission { mission } => saying.word("mission", mission.word()),
            Event::Planned { seat, marker, space } => {
                space_facts(saying.seat("who", *seat).number("marker", (*marker).into()), *space)
            }
            Event::FigureDrawn { figure } => saying.word("figure", figure.word()),
            Event::Raid { n } => saying.number("n", (*n).into()),
            Event::MarkerTaken { seat, marker, space } => {
                space_facts(saying.seat("who", *seat).number("marker", (*marker).into()), *space)
            }
            Event::NotCarriedOut { seat } => saying.seat("who", *seat),
            Event::GoodsGained { seat, good, n } => {
                good_facts(saying.seat("who", *seat).number("n", (*n).into()), *good)
            }
            Event::GoodsPaid { seat, good, n } => {
                good_facts(saying.seat("who", *seat).number("n", (*n).into()), *good)
            }
            Event::Gained { seat, vp } => saying.seat("who", *seat).number("vp", (*vp).into()),
            Event::Lost { seat, vp } => saying.seat("who", *seat).number("vp", (*vp).into()),
            Event::TokenUsed { seat, token } => {
                saying.seat("who", *seat).word("token", token.word())
            }
            Event::CharacterUsed { seat, character } => {
                saying.seat("who", *seat).word("character", character.word())
            }
            Event::PrivateFigure { seat, figure } => {
                saying.seat("who", *seat).word("figure", figure.word())
            }
            Event::VineyardTaken { seat, card } => card_facts(saying.seat("who", *seat), *card),
            Event::Revealed { card } => card_facts(saying, *card),
            Event::Released { seat, color } => {
                saying.seat("who", *seat).word("color", color.word())
            }
            Event::Jailed { seat, figure } => {
                saying.seat("who", *seat).word("figure", figure.word())
            }
            Event::Built { seat, card, town } => {
                card_facts(saying.seat("who", *seat), *card).word("town", town.word())
            }
            Event::BridgeBuilt { seat, site } => {
                saying.seat("who", *seat).word("site", site.word())
            }
            Event::TollPaid { seat, owner } => saying.seat("who", *seat).seat("owner", *owner),
            Event::TokenTaken { seat, field, token } => saying
                .seat("who", *seat)
                .number("field", (*field).into())
                .word("token", token.word()),
            Event::Unlocked { seat, block } => {
                saying.seat("who", *seat).word("block", block.word())
            }
            Event::Swapped { seat, n } => saying.seat("who", *seat).number("n", (*n).into()),
            Event::Developed { seat, marker } => {
                saying.seat("who", *seat).number("marker", (*marker).into())
            }
            Event::Hired { seat, sailor } => {
                saying.seat("who", *seat).word("sailor", sailor.word())
            }
            Event::ShipMoved { seat, space } => {
                saying.seat("who", *seat).number("space", (*space).into())
            }
            Event::Settled { seat, town } => saying.seat("who", *seat).word("town", town.word()),
            Event::RivalMoved { space } => saying.number("space", (*space).into()),
            Event::Delivered { seat, goal } => saying.seat("who", *seat).word("goal", goal.word()),
            Event::Fulfilled { seat, good } => saying.seat("who", *seat).word("good", good.word()),
            Event::Scored { seat, line, vp } => {
                saying.seat("who", *seat).word("line", line.word()).number("vp", (*vp).into())
            }
            Event::BagPassed { seat } => saying.seat("who", *seat),
            Event::ChapterOver => saying,
        }
    }
}
