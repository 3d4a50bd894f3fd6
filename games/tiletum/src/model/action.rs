//! What players decide and what chance brings.

use kernel::{Index, Saying, Seat};

use super::board::{Building, Room, Stall, Store};
use super::index;
use super::map::{Cathedral, HouseSpace, Node};
use super::notation;
use super::pieces::{Act, Color, Cost, Decree, Fair, Good, Meeple};
use super::tiles::Tile;

/// One decision of a player or one outcome of chance (TI-18); its notation is in
/// [`notation`](super::notation), its number in [`index`](super::index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `die blue 5`, `die blue 5>2` — take a die, perhaps with another value (TI-5.3).
    Die {
        /// Its color.
        color: Color,
        /// Its value on the wheel.
        from: u8,
        /// Its final value.
        to: u8,
    },
    /// `tile take`, `tile leave` — the bonus tile of the field (TI-5.6).
    Tile(bool),
    /// `recolor stone`, `recolor no` — other goods for the die (TI-7.6).
    Recolor(Option<Good>),
    /// `action king` — the action of the joker or of a helper (TI-6.11).
    Name(Act),
    /// `architect to praha`, `merchant to lyon` — walk (TI-6.4, TI-6.5).
    Walk(Meeple, Node),
    /// `house genova.1` — put up a house (TI-6.5).
    House(HouseSpace),
    /// `pillar praha` — put up a pillar (TI-6.4).
    Pillar(Cathedral),
    /// `pick architect` — take the bonus tile of the city (TI-6.4, TI-6.5).
    Pick(Meeple),
    /// `character m3` — take a tile of the character market (TI-6.8).
    Character(Stall),
    /// `refresh` — change the whole character market (TI-6.8).
    Refresh,
    /// `lodge s2 b1.3` — a character moves into a room (TI-6.8).
    Lodge(Store, Room),
    /// `contract m4` — take a tile of the contract market (TI-6.9).
    Contract(Stall),
    /// `swap food>gold` — exchange a good (TI-6.9).
    Swap {
        /// Given back.
        give: Good,
        /// Taken.
        take: Good,
    },
    /// `trade wool` — buy a good (TI-7.3).
    Trade(Good),
    /// `fulfil s1` — fulfil a contract (TI-7.4).
    Fulfil(Store),
    /// `crest s3 b2` — place a crest (TI-7.5).
    Crest(Store, Building),
    /// `helper s4` — use a helper (TI-7.6).
    Helper(Store),
    /// `cathedral koeln` — contribute to a cathedral (TI-7.7).
    Cathedral(Cathedral),
    /// `with gold` — which identical goods (TI-7.4).
    With(Good),
    /// `gain iron` — a good of choice (TI-18.8).
    Gain(Good),
    /// `forgo` — give up the reward of a crest (TI-7.5).
    Forgo,
    /// `trigger b3`, `trigger none` — whose characters give their bonus (TI-6.7).
    Trigger(Option<Building>),
    /// `bonus b3.2` — the bonus of one of them (TI-6.7).
    Bonus(Room),
    /// `done` — leave the rest of a bonus (TI-9.3).
    Done,
    /// `king take`, `king discard` — the tile beside the king track (TI-10.1).
    King(bool),
    /// `end` — end a pool, or the turn (TI-6.15).
    End,
    /// `first 2` — chance: the first player (TI-2.9).
    First(Seat),
    /// `field 3 merchant` — chance: the action of a field, counted from 0 (TI-2.2).
    Field(u8, Act),
    /// `wheel 4` — chance: the value that faces field 1 (TI-2.3).
    Wheel(u8),
    /// `cost wien cost_4` — chance: the building-cost tile of a cathedral (TI-2.6).
    Cost(Cathedral, Cost),
    /// `town 2 verona` — chance: the town of a round's fair (TI-2.7).
    Town(u8, Node),
    /// `fair 3 fair_crests` — chance: the tile of a round's fair (TI-2.7).
    Fair(u8, Fair),
    /// `roll blue 5` — chance: a die drawn and rolled (TI-4.1).
    Roll(Color, u8),
    /// `corruption 2` — chance: a corruption token turned up (TI-5.1).
    Corruption(u8),
    /// `reveal help_king_2` — chance: the next tile of a stack (TI-18.13).
    Reveal(Tile),
    /// `card decree_pillars` — chance: the next card of Titus (TI-16.2).
    Card(Decree),
}

const _: () = assert!(size_of::<Action>() <= 8);

impl kernel::Action for Action {
    fn parse(text: &str) -> Option<Action> {
        notation::parse(text)
    }

    fn kind(self) -> &'static str {
        match self {
            Action::Die { from, to, .. } if from == to => "die",
            Action::Die { .. } => "die_changed",
            Action::Tile(true) => "tile_take",
            Action::Tile(false) => "tile_leave",
            Action::Recolor(Some(_)) => "recolor",
            Action::Recolor(None) => "recolor_no",
            Action::Name(_) => "action",
            Action::Walk(..) => "walk",
            Action::House(_) => "house",
            Action::Pillar(_) => "pillar",
            Action::Pick(_) => "pick",
            Action::Character(_) => "character",
            Action::Refresh => "refresh",
            Action::Lodge(..) => "lodge",
            Action::Contract(_) => "contract",
            Action::Swap { .. } => "swap",
            Action::Trade(_) => "trade",
            Action::Fulfil(_) => "fulfil",
            Action::Crest(..) => "crest",
            Action::Helper(_) => "helper",
            Action::Cathedral(_) => "cathedral",
            Action::With(_) => "with",
            Action::Gain(_) => "gain",
            Action::Forgo => "forgo",
            Action::Trigger(Some(_)) => "trigger",
            Action::Trigger(None) => "trigger_none",
            Action::Bonus(_) => "bonus",
            Action::Done => "done",
            Action::King(true) => "king_take",
            Action::King(false) => "king_discard",
            Action::End => "end",
            Action::First(_) => "first",
            Action::Field(..) => "field",
            Action::Wheel(_) => "wheel",
            Action::Cost(..) => "cost",
            Action::Town(..) => "town",
            Action::Fair(..) => "fair",
            Action::Roll(..) => "roll",
            Action::Corruption(_) => "corruption",
            Action::Reveal(_) => "reveal",
            Action::Card(_) => "card",
        }
    }

    fn index(self) -> Index {
        index::of(self)
    }

    fn from_index(index: Index) -> Option<Action> {
        index::action(index)
    }

    fn label(self) -> Saying {
        let saying = Saying::new(kernel::Action::kind(self));
        match self {
            Action::Die { color, from, to } => saying
                .word("color", color.word())
                .number("value", from.into())
                .number("to", to.into()),
            Action::Recolor(Some(good))
            | Action::Trade(good)
            | Action::With(good)
            | Action::Gain(good) => saying.word("good", good.word()),
            Action::Name(act) => saying.word("action", act.word()),
            Action::Walk(who, node) => saying.word("piece", who.word()).word("town", node.word()),
            Action::House(space) => {
                saying.word("town", space.city().word()).number("space", space.number().into())
            }
            Action::Pillar(cathedral) | Action::Cathedral(cathedral) => {
                saying.word("town", cathedral.word())
            }
            Action::Pick(who) => saying.word("piece", who.word()),
            Action::Character(stall) | Action::Contract(stall) => {
                saying.number("space", i32::from(stall.0) + 1)
            }
            Action::Lodge(store, room) => saying
                .number("store", i32::from(store.0) + 1)
                .number("building", room.building().number().into())
                .number("floor", room.floor().into()),
            Action::Swap { give, take } => {
                saying.word("give", give.word()).word("take", take.word())
            }
            Action::Fulfil(store) | Action::Helper(store) => {
                saying.number("store", i32::from(store.0) + 1)
            }
            Action::Crest(store, building) => saying
                .number("store", i32::from(store.0) + 1)
                .number("building", building.number().into()),
            Action::Trigger(Some(building)) => saying.number("building", building.number().into()),
            Action::Bonus(room) => saying
                .number("building", room.building().number().into())
                .number("floor", room.floor().into()),
            outcome => outcome.facts(saying),
        }
    }
}

impl Action {
    /// The facts of an outcome; decisions without facts have none here either.
    fn facts(self, saying: Saying) -> Saying {
        match self {
            Action::First(seat) => saying.seat("who", seat),
            Action::Field(field, act) => {
                saying.number("field", i32::from(field) + 1).word("action", act.word())
            }
            Action::Wheel(value) | Action::Corruption(value) => {
                saying.number("value", value.into())
            }
            Action::Cost(cathedral, cost) => {
                saying.word("town", cathedral.word()).word("cost", cost.word())
            }
            Action::Town(round, city) => {
                saying.number("round", round.into()).word("town", city.word())
            }
            Action::Fair(round, fair) => {
                saying.number("round", round.into()).word("fair", fair.word())
            }
            Action::Roll(color, value) => {
                saying.word("color", color.word()).number("value", value.into())
            }
            Action::Reveal(tile) => saying.word("tile", tile.word()),
            Action::Card(card) => saying.word("card", card.word()),
            _ => saying,
        }
    }
}
