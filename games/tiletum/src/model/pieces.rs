//! The pieces of the game by name.

use kernel::names;
use kernel::names::{Name, Set};

names! {
    /// A kind of goods (TI-1.1).
    pub enum Good in "good" {
        /// Pays for dice and trades.
        Gold = "gold",
        /// Pays for crests.
        Food = "food",
        /// Fulfils contracts.
        Wool = "wool",
        /// Builds cathedrals.
        Stone = "stone",
        /// Fulfils contracts.
        Iron = "iron",
    }
}

/// How many kinds of goods there are.
pub const GOODS: usize = 5;

impl Good {
    /// What a trade gives (TI-7.3): everything but gold.
    pub const TRADED: &'static [Good] = Good::ALL.split_at(1).1;
}

names! {
    /// The color of a die (TI-5.7).
    pub enum Color in "die" {
        /// Gives iron.
        Blue = "blue",
        /// Gives food.
        Pink = "pink",
        /// Gives gold.
        Yellow = "yellow",
        /// Gives wool.
        LightGrey = "light_grey",
        /// Gives stone.
        DarkGrey = "dark_grey",
    }
}

/// How many colors there are.
pub const COLORS: usize = 5;
/// How many values a die has, and segments the wheel (TI-2.3).
pub const VALUES: usize = 6;

/// A die with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die {
    /// Its color.
    pub color: Color,
    /// 1 to 6.
    pub value: u8,
}

names! {
    /// What an action field shows (TI-2.2); the first five are also the kinds of characters
    /// (TI-1.7).
    pub enum Act in "action" {
        /// Walk and put up pillars.
        Architect = "architect",
        /// Walk and put up houses.
        Merchant = "merchant",
        /// Hire and lodge characters.
        Character = "character",
        /// Take contracts, exchange goods.
        Contract = "contract",
        /// Rise on the king track.
        King = "king",
        /// Any of the five others.
        Joker = "joker",
    }
}

/// How many action fields there are.
pub const FIELDS: usize = 6;
/// How many actions have points of their own: all but the joker.
pub const ACTS: usize = 5;

impl Act {
    /// All but the joker.
    pub const PLAIN: &'static [Act] = Act::ALL.split_at(ACTS).0;

    /// The term of a character's kind.
    pub fn kind_word(self) -> &'static str {
        match self {
            Act::Architect => "character.kind_architect",
            Act::Merchant => "character.kind_merchant",
            Act::Character => "character.kind_character",
            Act::Contract => "character.kind_contract",
            Act::King => "character.kind_king",
            Act::Joker => "action.joker",
        }
    }
}

names! {
    /// Who walks on the map (TI-1.2).
    pub enum Meeple in "piece" {
        /// Puts up pillars.
        Architect = "architect",
        /// Puts up houses.
        Merchant = "merchant",
    }
}

names! {
    /// A kind of crest (TI-1.6).
    pub enum Crest in "crest" {
        /// A golden griffin on red.
        RedGriffin = "crest_red_griffin",
        /// A golden lily on blue.
        BlueLily = "crest_blue_lily",
        /// A silver tree on green.
        GreenTree = "crest_green_tree",
        /// A black eagle on gold.
        BlackEagle = "crest_black_eagle",
        /// A red cross on white.
        WhiteCross = "crest_white_cross",
        /// A silver lion on black.
        SilverLion = "crest_silver_lion",
    }
}

/// A set of kinds of crests.
pub type Crests = Set<Crest>;

names! {
    /// A building-cost tile (TI-2.6).
    pub enum Cost in "piece" {
        /// 3 stone.
        Three = "cost_3",
        /// 2 stone.
        Two = "cost_2",
        /// 4 stone.
        Four = "cost_4",
        /// 5 stone.
        Five = "cost_5",
        /// 6 stone.
        Six = "cost_6",
        /// This cathedral is not built.
        NotBuilt = "cost_none",
    }
}

/// How many different building-cost tiles there are.
pub const COSTS: usize = 6;

names! {
    /// A fair tile (TI-2.7).
    pub enum Fair in "fair" {
        /// Sets of a house and a pillar.
        SetHousePillar = "fair_set_house_pillar",
        /// Sets of a contract and a cathedral tile.
        SetContractCathedral = "fair_set_contract_cathedral",
        /// Fulfilled contracts.
        Contracts = "fair_contracts",
        /// The place on the king track.
        KingTrack = "fair_king_track",
        /// Sets of a contract and a crest.
        SetContractCrest = "fair_set_contract_crest",
        /// Houses.
        Houses = "fair_houses",
        /// Characters on floors 2 and 3.
        UpperFloorCharacters = "fair_upper_floor_characters",
        /// Crests.
        Crests = "fair_crests",
        /// Pillars.
        Pillars = "fair_pillars",
        /// Filled buildings.
        FilledBuildings = "fair_filled_buildings",
        /// Cathedral tiles.
        Cathedrals = "fair_cathedrals",
    }
}

/// How many fair tiles there are.
pub const FAIRS: usize = 11;

names! {
    /// A card of the Titus deck (TI-16.2).
    pub enum Decree in "solo" {
        /// Goes with [`Fair::SetHousePillar`].
        BuildingsForever = "decree_buildings_forever",
        /// Goes with [`Fair::KingTrack`], which the solo game leaves out.
        KingAndCountry = "decree_king_and_country",
        /// Goes with [`Fair::Houses`].
        MerchantEmpire = "decree_merchant_empire",
        /// Goes with [`Fair::SetContractCrest`].
        FamilyTies = "decree_family_ties",
        /// Goes with [`Fair::Contracts`].
        Business = "decree_business",
        /// Goes with [`Fair::SetContractCathedral`].
        Communities = "decree_communities",
        /// Goes with [`Fair::Crests`].
        Noblesse = "decree_noblesse",
        /// Goes with [`Fair::Pillars`].
        Pillars = "decree_pillars",
        /// Goes with [`Fair::UpperFloorCharacters`].
        Faces = "decree_faces",
        /// Goes with [`Fair::FilledBuildings`].
        BusyHands = "decree_busy_hands",
        /// Goes with [`Fair::Cathedrals`].
        Spires = "decree_spires",
        /// Always in the deck.
        LastingFame = "decree_lasting_fame",
        /// Always in the deck.
        WorldlyRiches = "decree_worldly_riches",
    }
}

/// How many decrees there are.
pub const DECREES: usize = 13;

/// The values that a corruption token may have: 0, 1 and 2 (TI-5.1).
pub const CORRUPTIONS: usize = 3;
