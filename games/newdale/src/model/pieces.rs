//! Goods, figures, characters, sailors and what else is in the box.

use kernel::names::Name;
use kernel::{named, names};

names! {
    /// A color of assistants (ND-1.5).
    #[allow(missing_docs, reason = "colors")]
    pub enum Color in "colour" {
        Yellow = "yellow",
        Green = "green",
        Red = "red",
        Blue = "blue",
    }
}

/// How many colors there are.
pub const COLORS: usize = 4;

/// A figure of the bag (ND-2.11, ND-10.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "assistants by color")]
pub enum Figure {
    Yellow,
    Green,
    Red,
    Blue,
    /// No assistant.
    Hooded,
}

named!(Figure {
    Yellow = "yellow",
    Green = "green",
    Red = "red",
    Blue = "blue",
    Hooded = "hooded",
});

/// How many kinds of figures there are.
pub const FIGURES: usize = 5;

/// Figures by kind.
pub type Figures = [u8; FIGURES];

impl Figure {
    /// The term of the game's words.
    pub const fn word(self) -> &'static str {
        match self {
            Figure::Yellow => Color::Yellow.word(),
            Figure::Green => Color::Green.word(),
            Figure::Red => Color::Red.word(),
            Figure::Blue => Color::Blue.word(),
            Figure::Hooded => "piece.hooded",
        }
    }
}

impl From<Color> for Figure {
    #[inline]
    fn from(color: Color) -> Figure {
        Figure::ALL[color.index()]
    }
}

names! {
    /// What a hand card shows (ND-1.2).
    #[allow(missing_docs, reason = "resources")]
    pub enum Resource in "resource" {
        Wood = "wood",
        Clay = "clay",
        Wheat = "wheat",
        Cotton = "cotton",
        Ore = "ore",
    }
}

/// How many resources there are.
pub const RESOURCES: usize = 5;

names! {
    /// What a town lies in; it lowers the cost of buildings (ND-5.3).
    #[allow(missing_docs, reason = "landscapes")]
    pub enum Landscape in "map" {
        Forest = "forest",
        Hills = "hills",
        Meadow = "meadow",
        River = "river",
    }
}

/// How many landscapes there are.
pub const LANDSCAPES: usize = 4;

/// A good; grapes are told apart by their Vineyard (ND-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "goods")]
pub enum Good {
    Coal,
    Corn,
    GrapesYellow,
    GrapesGreen,
    GrapesRed,
    GrapesBlue,
    Planks,
    Bricks,
    Flour,
    Yarn,
    Cattle,
    Iron,
    Bread,
    Barrels,
    Cloth,
    Meat,
    Tools,
    Weapons,
    Wine,
    Clothes,
    Rope,
    Fish,
    SmokedFish,
    FishSoup,
}

named!(Good {
    Coal = "coal",
    Corn = "corn",
    GrapesYellow = "grapes.yellow",
    GrapesGreen = "grapes.green",
    GrapesRed = "grapes.red",
    GrapesBlue = "grapes.blue",
    Planks = "planks",
    Bricks = "bricks",
    Flour = "flour",
    Yarn = "yarn",
    Cattle = "cattle",
    Iron = "iron",
    Bread = "bread",
    Barrels = "barrels",
    Cloth = "cloth",
    Meat = "meat",
    Tools = "tools",
    Weapons = "weapons",
    Wine = "wine",
    Clothes = "clothes",
    Rope = "rope",
    Fish = "fish",
    SmokedFish = "smoked_fish",
    FishSoup = "fish_soup",
});

/// How many goods there are.
pub const GOODS: usize = 24;
/// The first of the four kinds of grapes.
pub const GRAPES: usize = 2;

impl Good {
    /// The term of the game's words; grapes have one for all Vineyards.
    pub fn word(self) -> &'static str {
        const WORDS: [&str; GOODS] = [
            "good.coal",
            "good.corn",
            "good.grapes",
            "good.grapes",
            "good.grapes",
            "good.grapes",
            "good.planks",
            "good.bricks",
            "good.flour",
            "good.yarn",
            "good.cattle",
            "good.iron",
            "good.bread",
            "good.barrels",
            "good.cloth",
            "good.meat",
            "good.tools",
            "good.weapons",
            "good.wine",
            "good.clothes",
            "good.rope",
            "good.fish",
            "good.smoked_fish",
            "good.fish_soup",
        ];
        WORDS[self as usize]
    }

    /// The grapes of a Vineyard.
    #[inline]
    pub fn grapes(color: Color) -> Good {
        Good::ALL[GRAPES + color.index()]
    }

    /// The Vineyard that grapes come from.
    #[inline]
    pub fn vineyard(self) -> Option<Color> {
        let number = (self as usize).checked_sub(GRAPES)?;
        Color::ALL.get(number).copied()
    }
}

names! {
    /// A character (ND-2.14).
    pub enum Character in "character" {
        /// Everybody draws, the opponents give two back (ND-7.5).
        Nate = "p01",
        /// Private figures (ND-7.6).
        Rabbit = "p02",
        /// Coal (ND-7.7).
        Enoch = "p03",
        /// A private assistant of choice (ND-7.8).
        Onyx = "p04",
        /// A cheaper building (ND-5.3).
        Gunda = "p05",
        /// A Vineyard (ND-7.9).
        Aaron = "p06",
    }
}

/// How many characters there are.
pub const CHARACTERS: usize = 6;

names! {
    /// The symbol of a secret mission (ND-2.12).
    #[allow(missing_docs, reason = "symbols")]
    pub enum Symbol in "mission" {
        Star = "star",
        Moon = "moon",
        Sun = "sun",
        Crown = "crown",
        Leaf = "leaf",
        Key = "key",
    }
}

/// How many secret missions there are.
pub const SYMBOLS: usize = 6;

names! {
    /// A side mission (ND-10.2).
    pub enum SideMission in "mission" {
        /// Corn or bread.
        Rabbits = "a01",
        /// Grapes or wine.
        Harvest = "a02",
    }
}

names! {
    /// A sailor of the common supply (ND-10.12).
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Sailor in "sailor" {
        Cook = "cook",
        CabinBoyYellow = "cabin_boy_yellow",
        CabinBoyGreen = "cabin_boy_green",
        CabinBoyRed = "cabin_boy_red",
        CabinBoyBlue = "cabin_boy_blue",
        Navigator = "navigator",
        WatchOfficer = "watch_officer",
    }
}

/// How many kinds of sailors there are.
pub const SAILORS: usize = 7;

impl Sailor {
    /// The Cabin Boy of a color.
    pub fn cabin_boy(color: Color) -> Sailor {
        Sailor::ALL[1 + color.index()]
    }
}

names! {
    /// A block token of the player board (ND-4.2).
    pub enum Block in "piece" {
        /// Keeps the range at 2.
        Range = "range",
        /// Keeps the compensation at 3 cards.
        Compensation = "compensation",
    }
}

names! {
    /// How much of the chapter goal is delivered (ND-9.4).
    pub enum Goal in "goal" {
        /// The lower amount.
        Low = "low",
        /// The higher amount.
        High = "high",
        /// Nothing.
        None = "none",
    }
}

names! {
    /// A place for a bridge on map B (ND-10.7), named by its ends.
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Site in "site" {
        B10B16 = "b-10/b-16",
        B09B16 = "b-09/b-16",
        B09B13 = "b-09/b-13",
        B12B15 = "b-12/b-15",
    }
}

/// How many bridge sites there are.
pub const SITES: usize = 4;

names! {
    /// A chapter of the campaign (ND-10.1).
    #[allow(missing_docs, reason = "the ids of the component file")]
    pub enum Chapter in "chapter" {
        I = "i",
        II = "ii",
        IIIa = "iiia",
        IIIb = "iiib",
        IVa = "iva",
        IVb = "ivb",
        V = "v",
        VI = "vi",
        VII = "vii",
        VIII = "viii",
    }
}

/// How many chapters there are.
pub const CHAPTERS: usize = 10;
