//! Towns and the edges between them.

use std::fmt;

use kernel::names;
use kernel::names::{Name, Set};

names! {
    /// A town of the map (OR-2.4).
    pub enum Town in "town" {
        /// Where every merchant starts.
        Orleans = "orleans",
        /// Chartres.
        Chartres = "chartres",
        /// Étampes.
        Etampes = "etampes",
        /// Le Mans.
        LeMans = "le_mans",
        /// Châteaudun.
        Chateaudun = "chateaudun",
        /// Montargis.
        Montargis = "montargis",
        /// Vendôme.
        Vendome = "vendome",
        /// Blois.
        Blois = "blois",
        /// Briare.
        Briare = "briare",
        /// Tours.
        Tours = "tours",
        /// Chinon.
        Chinon = "chinon",
        /// Montrichard.
        Montrichard = "montrichard",
        /// Vierzon.
        Vierzon = "vierzon",
        /// Loches.
        Loches = "loches",
        /// Bourges.
        Bourges = "bourges",
        /// Sancerre.
        Sancerre = "sancerre",
        /// Châtellerault.
        Chatellerault = "chatellerault",
        /// Le Blanc.
        LeBlanc = "le_blanc",
        /// Châteauroux.
        Chateauroux = "chateauroux",
        /// Nevers.
        Nevers = "nevers",
        /// Argenton-sur-Creuse.
        ArgentonSurCreuse = "argenton_sur_creuse",
        /// La Châtre.
        LaChatre = "la_chatre",
        /// Saint-Amand-Montrond.
        SaintAmandMontrond = "saint_amand_montrond",
    }
}

/// How many towns there are.
pub const TOWNS: usize = 23;

/// A set of towns.
pub type Towns = Set<Town>;

names! {
    /// How an edge is traveled.
    pub enum Way in "map" {
        /// By wagon.
        Road = "road",
        /// By ship.
        Water = "water",
    }
}

/// A road or waterway between two towns, numbered as in the component file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(pub u8);

/// How many edges there are.
pub const EDGES: usize = 43;
/// The most goods spaces that an edge has.
pub const SPACES: usize = 2;

use Town::*;
use Way::*;

/// The edges in the order in which their goods are dealt (OR-3.12).
const TABLE: [(Town, Town, Way); EDGES] = [
    (Chartres, LeMans, Road),
    (Etampes, Montargis, Road),
    (Chatellerault, ArgentonSurCreuse, Road),
    (SaintAmandMontrond, Nevers, Road),
    (LeMans, Tours, Road),
    (Orleans, Vierzon, Road),
    (Chartres, Etampes, Road),
    (Chartres, Orleans, Road),
    (Chartres, Chateaudun, Road),
    (LeMans, Chateaudun, Road),
    (LeMans, Vendome, Road),
    (Chateaudun, Vendome, Road),
    (Chateaudun, Orleans, Road),
    (Orleans, Montargis, Road),
    (Vendome, Blois, Road),
    (Montargis, Briare, Road),
    (Blois, Vierzon, Road),
    (Chinon, Chatellerault, Road),
    (Montrichard, Loches, Road),
    (Vierzon, Chateauroux, Road),
    (Sancerre, Bourges, Road),
    (Loches, Chateauroux, Road),
    (LeBlanc, Chateauroux, Road),
    (ArgentonSurCreuse, LaChatre, Road),
    (LaChatre, SaintAmandMontrond, Road),
    (Bourges, SaintAmandMontrond, Road),
    (Bourges, Nevers, Road),
    (Chateauroux, ArgentonSurCreuse, Road),
    (Chateauroux, LaChatre, Road),
    (Orleans, Briare, Water),
    (Briare, Sancerre, Water),
    (Chinon, LeBlanc, Water),
    (Orleans, Blois, Water),
    (Blois, Tours, Water),
    (Tours, Montrichard, Water),
    (Tours, Loches, Water),
    (Tours, Chinon, Water),
    (Chinon, Chatellerault, Water),
    (Montrichard, Vierzon, Water),
    (Vierzon, Bourges, Water),
    (Vierzon, SaintAmandMontrond, Water),
    (Sancerre, Nevers, Water),
    (LeBlanc, ArgentonSurCreuse, Water),
];

/// The towns that each town reaches by road and by water, as bits.
const NEIGHBORS: [[u64; 2]; TOWNS] = {
    let mut towns = [[0; 2]; TOWNS];
    let mut edge = 0;
    while edge < EDGES {
        let (a, b, way) = TABLE[edge];
        towns[a as usize][way as usize] |= 1 << b as u8;
        towns[b as usize][way as usize] |= 1 << a as u8;
        edge += 1;
    }
    towns
};

/// No edge, in [`EDGE_BETWEEN`].
const NONE: u8 = u8::MAX;

/// The edge between two towns by each way.
const EDGE_BETWEEN: [[[u8; 2]; TOWNS]; TOWNS] = {
    let mut table = [[[NONE; 2]; TOWNS]; TOWNS];
    let mut edge = 0;
    while edge < EDGES {
        let (a, b, way) = TABLE[edge];
        table[a as usize][b as usize][way as usize] = edge as u8;
        table[b as usize][a as usize][way as usize] = edge as u8;
        edge += 1;
    }
    table
};

impl Town {
    /// The towns that an edge of this way leads to.
    #[inline]
    pub fn neighbors(self, way: Way) -> Towns {
        Towns::from_bits(NEIGHBORS[self.index()][way.index()])
    }

    /// The edge of this way to another town.
    #[inline]
    pub fn edge_to(self, town: Town, way: Way) -> Option<Edge> {
        let edge = EDGE_BETWEEN[self.index()][town.index()][way.index()];
        (edge != NONE).then_some(Edge(edge))
    }
}

impl Edge {
    /// Every edge in order.
    pub fn all() -> impl Iterator<Item = Edge> {
        (0..EDGES as u8).map(Edge)
    }

    /// Its number.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The towns it joins, as the component file names them.
    pub fn ends(self) -> (Town, Town) {
        let (a, b, _) = TABLE[self.index()];
        (a, b)
    }

    /// Road or waterway.
    pub fn way(self) -> Way {
        TABLE[self.index()].2
    }

    /// Whether the same towns are joined by the other way too.
    pub fn has_twin(self) -> bool {
        let (a, b) = self.ends();
        let other = if self.way() == Road { Water } else { Road };
        a.edge_to(b, other).is_some()
    }

    /// The edge written `a-b`, of the given way where the towns are joined twice.
    pub fn find(ends: &str, way: Option<Way>) -> Option<Edge> {
        let (a, b) = ends.split_once('-')?;
        let (a, b) = (Town::from_id(a)?, Town::from_id(b)?);
        let fits = |edge: &Edge| match way {
            Some(way) => edge.has_twin() && edge.way() == way,
            None => !edge.has_twin(),
        };
        Edge::all().filter(|edge| edge.ends() == (a, b)).find(fits)
    }

    /// Its name in the JSON of the state: `orleans-briare`, `chinon-chatellerault/water`.
    pub fn key(self) -> String {
        if self.has_twin() { format!("{self}/{}", self.way()) } else { self.to_string() }
    }
}

/// `orleans-briare`.
impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b) = self.ends();
        write!(f, "{a}-{b}")
    }
}
