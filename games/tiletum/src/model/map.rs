//! Cities, road fields, and what may stand in them.

use std::fmt;
use std::sync::LazyLock;

use kernel::names;
use kernel::names::{Name, Set};

names! {
    /// A place on the map (TI-1.8): the cities first, then the road fields.
    pub enum Node in "town" {
        /// London.
        London = "london",
        /// Brugge.
        Brugge = "brugge",
        /// Antwerpen.
        Antwerpen = "antwerpen",
        /// Hamburg.
        Hamburg = "hamburg",
        /// Tiletum.
        Tiletum = "tiletum",
        /// Köln.
        Koeln = "koeln",
        /// Leipzig.
        Leipzig = "leipzig",
        /// Paris.
        Paris = "paris",
        /// Troyes.
        Troyes = "troyes",
        /// Strasbourg.
        Strasbourg = "strasbourg",
        /// Frankfurt.
        Frankfurt = "frankfurt",
        /// Nürnberg.
        Nuernberg = "nuernberg",
        /// Praha.
        Praha = "praha",
        /// Bordeaux.
        Bordeaux = "bordeaux",
        /// Wien.
        Wien = "wien",
        /// Lyon.
        Lyon = "lyon",
        /// Milano.
        Milano = "milano",
        /// Verona.
        Verona = "verona",
        /// Venezia.
        Venezia = "venezia",
        /// Toulouse.
        Toulouse = "toulouse",
        /// Arles.
        Arles = "arles",
        /// Genova.
        Genova = "genova",
        /// Firenze.
        Firenze = "firenze",
        /// Between London and Brugge.
        LondonBrugge = "london_brugge",
        /// Between Antwerpen and Hamburg.
        AntwerpenHamburg = "antwerpen_hamburg",
        /// Between Paris and Bordeaux.
        ParisBordeaux = "paris_bordeaux",
        /// Between Strasbourg and Milano.
        StrasbourgMilano = "strasbourg_milano",
        /// Between Nürnberg and Verona.
        NuernbergVerona = "nuernberg_verona",
        /// Between Arles and Genova.
        ArlesGenova = "arles_genova",
    }
}

/// How many cities there are.
pub const CITIES: usize = 23;
/// How many places the map has.
pub const NODES: usize = 29;
/// How many roads join them.
pub const EDGES: usize = 39;

/// A set of places.
pub type Nodes = Set<Node>;

names! {
    /// A city with a cathedral (TI-2.6).
    pub enum Cathedral in "town" {
        /// The cathedral of London.
        London = "london",
        /// The cathedral of Köln.
        Koeln = "koeln",
        /// The cathedral of Paris.
        Paris = "paris",
        /// The cathedral of Praha.
        Praha = "praha",
        /// The cathedral of Bordeaux.
        Bordeaux = "bordeaux",
        /// The cathedral of Wien.
        Wien = "wien",
        /// The cathedral of Lyon.
        Lyon = "lyon",
        /// The cathedral of Milano.
        Milano = "milano",
        /// The cathedral of Firenze.
        Firenze = "firenze",
    }
}

/// How many cathedrals there are.
pub const CATHEDRALS: usize = 9;

/// A set of cathedrals.
pub type Cathedrals = Set<Cathedral>;

use Node::*;

/// The roads; a road field lies between two of them.
const TABLE: [(Node, Node); EDGES] = [
    (Frankfurt, Nuernberg),
    (Nuernberg, Praha),
    (Tiletum, Paris),
    (Tiletum, Brugge),
    (Tiletum, Antwerpen),
    (Tiletum, Koeln),
    (Brugge, Antwerpen),
    (Antwerpen, Koeln),
    (Koeln, Frankfurt),
    (Hamburg, Leipzig),
    (Leipzig, Frankfurt),
    (Leipzig, Praha),
    (Frankfurt, Strasbourg),
    (Praha, Wien),
    (Nuernberg, Wien),
    (Wien, Venezia),
    (Venezia, Verona),
    (Verona, Milano),
    (Milano, Genova),
    (Genova, Firenze),
    (Verona, Firenze),
    (Paris, Troyes),
    (Troyes, Strasbourg),
    (Troyes, Lyon),
    (Lyon, Arles),
    (Arles, Toulouse),
    (Toulouse, Bordeaux),
    (London, LondonBrugge),
    (LondonBrugge, Brugge),
    (Antwerpen, AntwerpenHamburg),
    (AntwerpenHamburg, Hamburg),
    (Paris, ParisBordeaux),
    (ParisBordeaux, Bordeaux),
    (Strasbourg, StrasbourgMilano),
    (StrasbourgMilano, Milano),
    (Nuernberg, NuernbergVerona),
    (NuernbergVerona, Verona),
    (Arles, ArlesGenova),
    (ArlesGenova, Genova),
];

/// The places next to each place, as bits.
const NEIGHBORS: [u64; NODES] = {
    let mut nodes = [0; NODES];
    let mut edge = 0;
    while edge < EDGES {
        let (a, b) = TABLE[edge];
        nodes[a as usize] |= 1 << b as u8;
        nodes[b as usize] |= 1 << a as u8;
        edge += 1;
    }
    nodes
};

/// How many house spaces each city has.
const SPACES_OF: [u8; CITIES] =
    [1, 2, 2, 2, 4, 1, 2, 3, 2, 2, 3, 2, 1, 1, 1, 2, 2, 2, 2, 2, 1, 2, 1];

/// How many house spaces there are.
pub const HOUSE_SPACES: usize = 43;

/// The number of each city's first house space; the last entry is the number of them all.
const FIRST_SPACE: [u8; CITIES + 1] = {
    let mut first = [0; CITIES + 1];
    let mut city = 0;
    while city < CITIES {
        first[city + 1] = first[city] + SPACES_OF[city];
        city += 1;
    }
    first
};

const _: () = assert!(FIRST_SPACE[CITIES] as usize == HOUSE_SPACES);

/// The city of each house space.
const CITY_OF: [Node; HOUSE_SPACES] = {
    let mut cities = [London; HOUSE_SPACES];
    let mut city = 0;
    while city < CITIES {
        let mut space = FIRST_SPACE[city];
        while space < FIRST_SPACE[city + 1] {
            cities[space as usize] = Node::ALL[city];
            space += 1;
        }
        city += 1;
    }
    cities
};

/// The cathedral of each city.
const CATHEDRAL_OF: [Option<Cathedral>; NODES] = {
    let mut cathedrals = [None; NODES];
    let mut number = 0;
    while number < CATHEDRALS {
        let cathedral = Cathedral::ALL[number];
        cathedrals[cathedral.city() as usize] = Some(cathedral);
        number += 1;
    }
    cathedrals
};

impl Node {
    /// The cities.
    pub const CITIES: &'static [Node] = Node::ALL.split_at(CITIES).0;

    /// The places next to it.
    #[inline]
    pub fn neighbors(self) -> Nodes {
        Nodes::from_bits(NEIGHBORS[self.index()])
    }

    /// Whether it is a city; road fields hold nothing but merchants and architects (TI-1.8).
    #[inline]
    pub fn is_city(self) -> bool {
        self.index() < CITIES
    }

    /// Its cathedral, if it has one.
    #[inline]
    pub fn cathedral(self) -> Option<Cathedral> {
        CATHEDRAL_OF[self.index()]
    }

    /// Its house spaces; none for a road field.
    #[inline]
    pub fn spaces(self) -> HouseSpaces {
        if !self.is_city() {
            return HouseSpaces::EMPTY;
        }
        let (first, next) = (FIRST_SPACE[self.index()], FIRST_SPACE[self.index() + 1]);
        HouseSpaces::from_bits((1 << next) - (1 << first))
    }

    /// How many house spaces it has.
    pub fn space_count(self) -> usize {
        self.spaces().len() as usize
    }

    /// Its house space with this number, counted from 1.
    pub fn space(self, number: u8) -> Option<HouseSpace> {
        let count = self.space_count() as u8;
        (1..=count).contains(&number).then(|| HouseSpace(FIRST_SPACE[self.index()] + number - 1))
    }
}

impl Cathedral {
    /// The city it stands in.
    #[inline]
    pub const fn city(self) -> Node {
        match self {
            Cathedral::London => Node::London,
            Cathedral::Koeln => Node::Koeln,
            Cathedral::Paris => Node::Paris,
            Cathedral::Praha => Node::Praha,
            Cathedral::Bordeaux => Node::Bordeaux,
            Cathedral::Wien => Node::Wien,
            Cathedral::Lyon => Node::Lyon,
            Cathedral::Milano => Node::Milano,
            Cathedral::Firenze => Node::Firenze,
        }
    }
}

/// A house space of a city, numbered over the whole map in the order of the cities (TI-6.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HouseSpace(pub u8);

impl HouseSpace {
    /// Its number over the whole map.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Its city.
    #[inline]
    pub fn city(self) -> Node {
        CITY_OF[self.index()]
    }

    /// Its number in its city, counted from 1.
    pub fn number(self) -> u8 {
        self.0 - FIRST_SPACE[self.city().index()] + 1
    }

    /// The set of this space alone.
    #[inline]
    pub fn set(self) -> HouseSpaces {
        HouseSpaces::from_bits(1 << self.0)
    }

    /// `wien.1`.
    pub fn parse(text: &str) -> Option<HouseSpace> {
        let (city, number) = text.split_once('.')?;
        Node::from_id(city)?.space(super::notation::number(number)?)
    }
}

/// `wien.1`.
impl fmt::Display for HouseSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.city(), self.number())
    }
}

/// A set of house spaces.
pub type HouseSpaces = Set<HouseSpace>;

/// The spaces of a set in order.
#[inline]
pub fn each_space(spaces: HouseSpaces) -> impl Iterator<Item = HouseSpace> + Clone {
    spaces.numbers().map(HouseSpace)
}

/// The roads as the component file must name them.
pub fn roads() -> &'static [(Node, Node)] {
    &TABLE
}

/// The steps from one place to every other (TI-16.5).
#[inline]
pub fn distances(from: Node) -> &'static [u8; NODES] {
    static DISTANCES: LazyLock<[[u8; NODES]; NODES]> =
        LazyLock::new(|| std::array::from_fn(|from| by_breadth(1 << from)));
    &DISTANCES[from.index()]
}

/// The steps to every place from these.
fn by_breadth(mut edge: u64) -> [u8; NODES] {
    let mut steps = [u8::MAX; NODES];
    let (mut reached, mut step) = (0u64, 0);
    while edge != 0 {
        Nodes::from_bits(edge).numbers().for_each(|node| steps[node as usize] = step);
        reached |= edge;
        let next =
            Nodes::from_bits(edge).iter().fold(0, |next, node| next | node.neighbors().bits());
        edge = next & !reached;
        step += 1;
    }
    steps
}
