//! Building cards.

use kernel::names;
use kernel::names::Name;
use kernel::saying::Fact;

use super::pieces::Color;

names! {
    /// What a building is called; its cards differ in cost and needs.
    #[allow(missing_docs, reason = "the names of the component file")]
    pub enum Kind in "building" {
        Sawmill = "sawmill",
        Brickyard = "brickyard",
        Mill = "mill",
        SpinningMill = "spinning_mill",
        CattleFarm = "cattle_farm",
        Smelter = "smelter",
        Bakery = "bakery",
        Cooperage = "cooperage",
        WeavingMill = "weaving_mill",
        Butcher = "butcher",
        Toolmaker = "toolmaker",
        Weaponsmith = "weaponsmith",
        WinePress = "wine_press",
        Tailor = "tailor",
        Ropewalk = "ropewalk",
        FishingHut = "fishing_hut",
        Smokehouse = "smokehouse",
        PostOffice = "post_office",
        SmallGuardhouse = "small_guardhouse",
        Fortress = "fortress",
        CoalTrader = "coal_trader",
        CoalStorehouse = "coal_storehouse",
        Scriptorium = "scriptorium",
        Cornfield = "cornfield",
        Barracks = "barracks",
        Vineyard = "vineyard",
        Prison = "prison",
    }
}

macro_rules! cards {
    ($($card:ident = $id:literal of $kind:ident,)+) => {
        /// A building card (ND-1.4); equal cards are not told apart.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the ids of the component file")]
        pub enum Card { $($card,)+ }

        kernel::named!(Card { $($card = $id,)+ });

        impl Card {
            /// What it is called.
            pub const fn kind(self) -> Kind {
                match self { $(Card::$card => Kind::$kind,)+ }
            }
        }
    };
}

cards! {
    Sawmill1 = "sawmill_1" of Sawmill,
    Sawmill2 = "sawmill_2" of Sawmill,
    Sawmill3 = "sawmill_3" of Sawmill,
    Sawmill4 = "sawmill_4" of Sawmill,
    Sawmill5 = "sawmill_5" of Sawmill,
    Sawmill6 = "sawmill_6" of Sawmill,
    Brickyard1 = "brickyard_1" of Brickyard,
    Brickyard2 = "brickyard_2" of Brickyard,
    Brickyard3 = "brickyard_3" of Brickyard,
    Brickyard4 = "brickyard_4" of Brickyard,
    Brickyard5 = "brickyard_5" of Brickyard,
    Mill1 = "mill_1" of Mill,
    Mill2 = "mill_2" of Mill,
    Mill3 = "mill_3" of Mill,
    Mill4 = "mill_4" of Mill,
    Mill5 = "mill_5" of Mill,
    SpinningMill1 = "spinning_mill_1" of SpinningMill,
    SpinningMill2 = "spinning_mill_2" of SpinningMill,
    SpinningMill3 = "spinning_mill_3" of SpinningMill,
    SpinningMill4 = "spinning_mill_4" of SpinningMill,
    SpinningMill5 = "spinning_mill_5" of SpinningMill,
    CattleFarm1 = "cattle_farm_1" of CattleFarm,
    CattleFarm2 = "cattle_farm_2" of CattleFarm,
    CattleFarm3 = "cattle_farm_3" of CattleFarm,
    CattleFarm4 = "cattle_farm_4" of CattleFarm,
    CattleFarm5 = "cattle_farm_5" of CattleFarm,
    Smelter1 = "smelter_1" of Smelter,
    Smelter2 = "smelter_2" of Smelter,
    Smelter3 = "smelter_3" of Smelter,
    Smelter4 = "smelter_4" of Smelter,
    Smelter5 = "smelter_5" of Smelter,
    Bakery1 = "bakery_1" of Bakery,
    Bakery2 = "bakery_2" of Bakery,
    Bakery3 = "bakery_3" of Bakery,
    Bakery4 = "bakery_4" of Bakery,
    Bakery5 = "bakery_5" of Bakery,
    Cooperage1 = "cooperage_1" of Cooperage,
    Cooperage2 = "cooperage_2" of Cooperage,
    Cooperage3 = "cooperage_3" of Cooperage,
    Cooperage4 = "cooperage_4" of Cooperage,
    Cooperage5 = "cooperage_5" of Cooperage,
    WeavingMill1 = "weaving_mill_1" of WeavingMill,
    WeavingMill2 = "weaving_mill_2" of WeavingMill,
    WeavingMill3 = "weaving_mill_3" of WeavingMill,
    WeavingMill4 = "weaving_mill_4" of WeavingMill,
    Butcher1 = "butcher_1" of Butcher,
    Butcher2 = "butcher_2" of Butcher,
    Butcher3 = "butcher_3" of Butcher,
    Butcher4 = "butcher_4" of Butcher,
    Toolmaker1 = "toolmaker_1" of Toolmaker,
    Toolmaker2 = "toolmaker_2" of Toolmaker,
    Toolmaker3 = "toolmaker_3" of Toolmaker,
    Toolmaker4 = "toolmaker_4" of Toolmaker,
    Weaponsmith1 = "weaponsmith_1" of Weaponsmith,
    Weaponsmith2 = "weaponsmith_2" of Weaponsmith,
    Weaponsmith3 = "weaponsmith_3" of Weaponsmith,
    Weaponsmith4 = "weaponsmith_4" of Weaponsmith,
    WinePress1 = "wine_press_1" of WinePress,
    WinePress2 = "wine_press_2" of WinePress,
    WinePress3 = "wine_press_3" of WinePress,
    WinePress4 = "wine_press_4" of WinePress,
    Tailor1 = "tailor_1" of Tailor,
    Tailor2 = "tailor_2" of Tailor,
    Tailor3 = "tailor_3" of Tailor,
    Tailor4 = "tailor_4" of Tailor,
    Ropewalk1 = "ropewalk_1" of Ropewalk,
    Ropewalk2 = "ropewalk_2" of Ropewalk,
    Ropewalk3 = "ropewalk_3" of Ropewalk,
    Ropewalk4 = "ropewalk_4" of Ropewalk,
    FishingHut1 = "fishing_hut_1" of FishingHut,
    FishingHut2 = "fishing_hut_2" of FishingHut,
    FishingHut3 = "fishing_hut_3" of FishingHut,
    Smokehouse1 = "smokehouse_1" of Smokehouse,
    Smokehouse2 = "smokehouse_2" of Smokehouse,
    Smokehouse3 = "smokehouse_3" of Smokehouse,
    PostOfficeYellow = "post_office_yellow" of PostOffice,
    PostOfficeGreen = "post_office_green" of PostOffice,
    PostOfficeRed = "post_office_red" of PostOffice,
    PostOfficeBlue = "post_office_blue" of PostOffice,
    SmallGuardhouseA = "small_guardhouse_a" of SmallGuardhouse,
    SmallGuardhouseB = "small_guardhouse_b" of SmallGuardhouse,
    Fortress = "fortress" of Fortress,
    CoalTrader = "coal_trader" of CoalTrader,
    CoalStorehouse = "coal_storehouse" of CoalStorehouse,
    Scriptorium = "scriptorium" of Scriptorium,
    Cornfield = "cornfield" of Cornfield,
    Barracks = "barracks" of Barracks,
    VineyardYellow = "vineyard_yellow" of Vineyard,
    VineyardGreen = "vineyard_green" of Vineyard,
    VineyardRed = "vineyard_red" of Vineyard,
    VineyardBlue = "vineyard_blue" of Vineyard,
    Prison = "prison" of Prison,
}

/// How many different cards there are.
pub const CARDS: usize = 92;
/// The first special building; production buildings come before.
pub const FIRST_SPECIAL: usize = 75;
/// How many special buildings there are.
pub const SPECIALS: usize = CARDS - FIRST_SPECIAL;

impl Card {
    /// The term of the game's words.
    pub const fn word(self) -> &'static str {
        self.kind().word()
    }

    /// Which of the cards with its name it is: a color, a number from 1, or 0 if it is alone.
    pub fn which(self) -> Fact {
        let rest = self.id().strip_prefix(self.kind().id()).unwrap_or_default();
        match rest.trim_start_matches('_') {
            "a" => Fact::Number(1),
            "b" => Fact::Number(2),
            rest => match Color::from_id(rest) {
                Some(color) => Fact::Word(color.word()),
                None => Fact::Number(rest.parse().unwrap_or_default()),
            },
        }
    }

    /// The card with this number.
    #[inline]
    pub fn nth(number: usize) -> Card {
        Card::ALL[number]
    }

    /// Whether it goes to the right of the player board (ND-5.5).
    #[inline]
    pub const fn is_special(self) -> bool {
        self as usize >= FIRST_SPECIAL
    }

    /// Its number among the special buildings.
    ///
    /// # Panics
    /// If it is a production building.
    #[inline]
    pub const fn special(self) -> usize {
        self as usize - FIRST_SPECIAL
    }
}
