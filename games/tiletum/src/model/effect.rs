//! What is printed on a square tile, on a building and on a house space.

use super::pieces::{Act, Crest, GOODS, Good, Meeple};
use kernel::names::Name;

/// The face of a square tile (TI-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Used once (TI-7.6).
    Helper(Effect),
    /// Placed in a building (TI-7.5).
    Crest(Crest),
    /// Fulfilled with goods (TI-7.4).
    Contract(Contract),
    /// Lodged in a room (TI-6.8).
    Character {
        /// The action it makes stronger (TI-1.7).
        kind: Act,
        /// What its placement gives (TI-9.3).
        bonus: Effect,
    },
}

/// The kind of a square tile (TI-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the kinds are those of `Face`")]
pub enum Kind {
    Helper,
    Crest,
    Contract,
    Character,
}

impl Face {
    /// Its kind.
    pub const fn kind(&self) -> Kind {
        match self {
            Face::Helper(_) => Kind::Helper,
            Face::Crest(_) => Kind::Crest,
            Face::Contract(_) => Kind::Contract,
            Face::Character { .. } => Kind::Character,
        }
    }
}

/// What a tile gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Goods and points.
    Gain(Gain),
    /// So many goods, each chosen freely.
    AnyGoods(u8),
    /// A side pool of one action; first so many goods of choice (TI-9.3).
    Act {
        /// The action.
        act: Act,
        /// Its points.
        ap: u8,
        /// Goods of choice.
        goods: u8,
    },
    /// A side pool of any action.
    AnyAct(u8),
    /// Points for the die pool (TI-7.6).
    DieAp(u8),
    /// Another kind of goods for the die (TI-7.6).
    DieGood,
    /// The bonuses of a building's characters (TI-6.7).
    Building,
    /// Steps, and perhaps something put where the meeple stands (TI-9.3).
    Steps {
        /// Steps of the architect.
        architect: u8,
        /// Steps of the merchant.
        merchant: u8,
        /// Whose piece may be placed: the merchant's house or the architect's pillar.
        place: Option<Meeple>,
    },
}

/// Goods and points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Goods by kind.
    pub goods: [u8; GOODS],
    /// Points.
    pub vp: u8,
}

/// A contract (TI-7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// Goods that are named, by kind.
    pub goods: [u8; GOODS],
    /// Goods of one kind that the player chooses.
    pub identical: u8,
    /// Its points.
    pub vp: u8,
    /// What it gives beside them.
    pub extra: Effect,
}

impl Contract {
    /// What it costs of each kind if `kind` pays the identical goods.
    #[inline]
    pub fn price(&self, kind: Good) -> [u8; GOODS] {
        let mut price = self.goods;
        price[kind.index()] += self.identical;
        price
    }
}

/// The reward of a building's crest space (TI-7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// A house in any city.
    House,
    /// A pillar at any cathedral.
    Pillar,
    /// A meeple to any place.
    Move(Meeple),
    /// Goods of choice.
    AnyGoods(u8),
    /// Goods and points.
    Gain(Gain),
}

/// What covering a house space gives (TI-6.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpaceBonus {
    /// Nothing.
    #[default]
    None,
    /// Points.
    Vp(u8),
    /// The bonuses of one building's characters.
    BuildingTrigger,
}
