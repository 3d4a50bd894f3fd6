//! The pieces of the game by name.

use kernel::names::{Counts, Name, Set};
use kernel::{named, names};

names! {
    /// A kind of follower (OR-1.8).
    pub enum Follower in "follower" {
        /// Works the land; its track brings goods.
        Farmer = "farmer",
        /// Its track brings coins.
        Boatman = "boatman",
        /// Its track brings technology tiles.
        Craftsman = "craftsman",
        /// Its track brings place tiles.
        Trader = "trader",
        /// Its track lets more followers be drawn.
        Knight = "knight",
        /// Its track brings Development points.
        Scholar = "scholar",
        /// Stands in for every other; has no track.
        Monk = "monk",
    }
}

/// How many kinds of follower there are.
pub const FOLLOWERS: usize = 7;
/// How many follower tracks there are: every kind but the monk has one.
pub const TRACKS: usize = 6;

impl Follower {
    /// The kinds that have a track.
    pub const WITH_TRACK: &'static [Follower] = Follower::ALL.split_at(TRACKS).0;
}

/// A follower token: a kind and whether it is a starter (OR-1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the kinds are those of `Follower`, then the four starters")]
pub enum Token {
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Monk,
    StarterFarmer,
    StarterBoatman,
    StarterCraftsman,
    StarterTrader,
}

named!(Token {
    Farmer = "farmer",
    Boatman = "boatman",
    Craftsman = "craftsman",
    Trader = "trader",
    Knight = "knight",
    Scholar = "scholar",
    Monk = "monk",
    StarterFarmer = "farmer*",
    StarterBoatman = "boatman*",
    StarterCraftsman = "craftsman*",
    StarterTrader = "trader*",
});

/// How many kinds of token there are.
pub const TOKENS: usize = 11;

impl Token {
    /// The four starters of a player (OR-2.1).
    pub const STARTERS: &'static [Token] = Token::ALL.split_at(FOLLOWERS).1;

    /// The neutral token of a kind.
    #[inline]
    pub fn neutral(kind: Follower) -> Token {
        Token::ALL[kind.index()]
    }

    /// Its kind of follower.
    #[inline]
    pub fn kind(self) -> Follower {
        Follower::ALL[self.index() % FOLLOWERS]
    }

    /// Whether it is a starter.
    #[inline]
    pub fn is_starter(self) -> bool {
        self.index() >= FOLLOWERS
    }
}

/// A multiset of follower tokens: a bag, a Market, a tower.
pub type Tokens = Counts<Token, TOKENS>;

names! {
    /// A good that lies on the map and in the goods market.
    pub enum Good in "good" {
        /// Food, 1 point.
        Grain = "grain",
        /// Food, 2 points.
        Cheese = "cheese",
        /// Food, 3 points.
        Wine = "wine",
        /// 4 points.
        Wool = "wool",
        /// 5 points.
        Brocade = "brocade",
    }
}

/// How many kinds of good there are.
pub const GOODS: usize = 5;

names! {
    /// What a player may own and give: a good, or bread (OR-22.2).
    pub enum Ware in "good" {
        /// Grain.
        Grain = "grain",
        /// Cheese.
        Cheese = "cheese",
        /// Wine.
        Wine = "wine",
        /// Wool.
        Wool = "wool",
        /// Brocade.
        Brocade = "brocade",
        /// Grain that was baked.
        Bread = "bread",
    }
}

/// How many kinds of ware there are.
pub const WARES: usize = 6;

impl Ware {
    /// The token it is: bread is a grain (OR-17.2).
    pub fn good(self) -> Good {
        match self {
            Ware::Bread => Good::Grain,
            ware => Good::ALL[ware.index()],
        }
    }
}

impl From<Good> for Ware {
    fn from(good: Good) -> Ware {
        Ware::ALL[good.index()]
    }
}

names! {
    /// A beneficial deed (OR-13.1).
    pub enum Deed in "deed" {
        /// Building the city wall.
        CityWall = "city_wall",
        /// Papal conclave.
        PapalConclave = "papal_conclave",
        /// Defeating the plague.
        DefeatPlague = "defeat_plague",
        /// Astronomy.
        Astronomy = "astronomy",
        /// Founding the boatmen's guild.
        BoatmenGuild = "boatmen_guild",
        /// Building the cathedral.
        Cathedral = "cathedral",
        /// Peace treaty.
        PeaceTreaty = "peace_treaty",
        /// Canalisation.
        Canalisation = "canalisation",
    }
}

/// How many deeds there are.
pub const DEEDS: usize = 8;

names! {
    /// The event of an hourglass tile (OR-16).
    pub enum Hourglass in "event" {
        /// No monks this round (OR-16.1).
        Pilgrimage = "pilgrimage",
        /// Coins by Development level (OR-16.2).
        Income = "income",
        /// Food must be given (OR-16.3).
        Harvest = "harvest",
        /// Coins for goods owned (OR-16.4).
        Taxes = "taxes",
        /// Coins for stations (OR-16.5).
        TradingDay = "trading_day",
        /// A follower may die (OR-16.6).
        Plague = "plague",
    }
}

/// How many kinds of hourglass tile there are.
pub const HOURGLASSES: usize = 6;

/// A space of the board that a citizen waits on (OR-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the deeds, three spaces of the Development track, two tracks")]
pub enum CitizenSpace {
    CityWall,
    PapalConclave,
    DefeatPlague,
    Astronomy,
    BoatmenGuild,
    Cathedral,
    PeaceTreaty,
    Canalisation,
    FirstOfDevelopment,
    SecondOfDevelopment,
    ThirdOfDevelopment,
    BoatmanTrack,
    KnightTrack,
}

named!(CitizenSpace {
    CityWall = "city_wall",
    PapalConclave = "papal_conclave",
    DefeatPlague = "defeat_plague",
    Astronomy = "astronomy",
    BoatmenGuild = "boatmen_guild",
    Cathedral = "cathedral",
    PeaceTreaty = "peace_treaty",
    Canalisation = "canalisation",
    FirstOfDevelopment = "development_first",
    SecondOfDevelopment = "development_second",
    ThirdOfDevelopment = "development_third",
    BoatmanTrack = "boatman",
    KnightTrack = "knight",
});

/// How many citizens of the Development track there are.
pub const DEVELOPMENT_CITIZENS: usize = 3;

impl CitizenSpace {
    /// The citizen of a deed.
    pub fn of_deed(deed: Deed) -> CitizenSpace {
        CitizenSpace::ALL[deed.index()]
    }

    /// The n-th citizen of the Development track.
    pub fn of_development(number: usize) -> CitizenSpace {
        CitizenSpace::ALL[DEEDS + number]
    }

    /// The citizen of a follower track.
    pub fn of_track(track: Follower) -> Option<CitizenSpace> {
        match track {
            Follower::Boatman => Some(CitizenSpace::BoatmanTrack),
            Follower::Knight => Some(CitizenSpace::KnightTrack),
            _ => None,
        }
    }
}

/// The citizens that still wait on the board.
pub type Citizens = Set<CitizenSpace>;
