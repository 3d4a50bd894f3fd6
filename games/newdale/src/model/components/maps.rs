//! Maps: towns, roads, bonus fields, and what lies within reach (ND-1.12).

use kernel::DataError;
use kernel::names::Name;
use kernel::parts::Reader;
use toml::Spanned;

use super::file::{FieldEntry, Graph, MapEntry, TownEntry};
use crate::model::pieces::{LANDSCAPES, Landscape, SITES, SYMBOLS, Site, Symbol};
use crate::model::towns::{Board, MOST_TOWNS, Town, Towns};

/// The most bonus fields of one map.
pub const FIELDS: usize = 12;
/// The largest range (ND-1.7).
pub const FAR: usize = 3;

/// One map, ready for play. Towns are their numbers on it, counted from 0.
#[derive(Clone, Debug)]
pub struct MapFace {
    /// What the towns are called; most have no name.
    pub names: Vec<String>,
    /// What each town lies in.
    pub landscape: [Option<Landscape>; MOST_TOWNS],
    /// The towns in each landscape.
    pub landscapes: [Towns; LANDSCAPES],
    /// Points for the first house (ND-5.8).
    pub first_vp: [u8; MOST_TOWNS],
    /// The towns with each secret symbol.
    pub symbols: [Towns; SYMBOLS],
    /// The towns with the symbol that all missions share.
    pub mystic: Towns,
    /// The towns with a harbor (ND-10.11).
    pub harbors: Towns,
    /// How many bonus fields there are.
    pub fields: usize,
    /// The bonus fields at each town, as bits.
    pub fields_of: [u16; MOST_TOWNS],
    /// The ends of the bridge sites; empty where there are none.
    pub sites: Vec<[usize; 2]>,
    /// The town Newdale (ND-10.14).
    pub newdale: Option<usize>,
    /// Towns within each distance of each town, by the bridges that stand.
    within: Vec<Near>,
}

/// Towns within distances 0 to 3 of each town.
type Near = [[Towns; FAR + 1]; MOST_TOWNS];

impl MapFace {
    /// ND-1.12 — The towns within a distance of a town, over roads and these bridges.
    #[inline]
    pub fn within(&self, bridges: u8, town: usize, distance: u8) -> Towns {
        self.within[usize::from(bridges)][town][usize::from(distance)]
    }

    /// The towns within a distance of any of these.
    #[inline]
    pub fn around(&self, bridges: u8, towns: Towns, distance: u8) -> Towns {
        let near = &self.within[usize::from(bridges)];
        let at = usize::from(distance);
        towns.iter().fold(Towns::NONE, |all, town| all.and(near[town][at]))
    }
}

/// Reads the map of a board.
pub(super) fn read(
    reader: &Reader<'_>,
    board: Board,
    entry: &MapEntry,
    heavy: u8,
) -> Result<MapFace, DataError> {
    let map = MapReader { reader, board };
    map.check_towns(entry)?;
    let towns = &entry.town;
    let fields = map.fields(entry)?;
    Ok(MapFace {
        names: towns.iter().map(|town| town.name.clone()).collect(),
        landscape: by_town(towns, TownEntry::landscape),
        landscapes: std::array::from_fn(|n| {
            those(towns, |town| town.landscape() == Some(Landscape::ALL[n]))
        }),
        first_vp: by_town(towns, |town| town.first_vp),
        symbols: std::array::from_fn(|n| {
            those(towns, |town| town.secret.get_ref() == Symbol::ALL[n].id())
        }),
        mystic: those(towns, |town| town.secret.get_ref() == MYSTIC),
        harbors: those(towns, |town| town.harbour),
        fields: entry.bonus_field.len(),
        fields_of: fields,
        sites: map.sites(&entry.graph)?,
        newdale: towns.iter().position(|town| town.name == "Newdale"),
        within: map.distances(&entry.graph, heavy)?,
    })
}

/// The secret symbol that every mission counts.
const MYSTIC: &str = "mystic";

fn by_town<T: Copy + Default>(
    towns: &[TownEntry],
    value: impl Fn(&TownEntry) -> T,
) -> [T; MOST_TOWNS] {
    std::array::from_fn(|n| towns.get(n).map_or_else(T::default, &value))
}

fn those(towns: &[TownEntry], which: impl Fn(&TownEntry) -> bool) -> Towns {
    let found = towns.iter().enumerate().filter(|(_, town)| which(town));
    found.fold(Towns::NONE, |all, (number, _)| all.and(Towns::only(number)))
}

struct MapReader<'a, 'b> {
    reader: &'a Reader<'b>,
    board: Board,
}

impl MapReader<'_, '_> {
    /// Every town of the board once, in order, each with a symbol that exists.
    fn check_towns(&self, entry: &MapEntry) -> Result<(), DataError> {
        let count = self.board.towns();
        if entry.town.len() != count {
            let why = format!(
                "map `{}` has {} towns; it must have {count}",
                self.board,
                entry.town.len()
            );
            return Err(self.reader.at(&entry.id, why));
        }
        for (number, town) in entry.town.iter().enumerate() {
            let expected = self.board.town(number);
            if *town.id.get_ref() != expected {
                return Err(self.reader.at(&town.id, format!("must be `{expected}`")));
            }
            let secret = town.secret.get_ref();
            if !secret.is_empty() && secret != MYSTIC && Symbol::from_id(secret).is_none() {
                return Err(self.reader.at(&town.secret, format!("unknown symbol `{secret}`")));
            }
        }
        Ok(())
    }

    fn number(&self, town: &Spanned<Town>) -> Result<usize, DataError> {
        self.board
            .number(*town.get_ref())
            .ok_or_else(|| self.reader.at(town, format!("lies not on map `{}`", self.board)))
    }

    fn ends(&self, road: &[Spanned<Town>; 2]) -> Result<[usize; 2], DataError> {
        Ok([self.number(&road[0])?, self.number(&road[1])?])
    }

    /// The bonus fields at each town.
    fn fields(&self, entry: &MapEntry) -> Result<[u16; MOST_TOWNS], DataError> {
        let mut fields = [0; MOST_TOWNS];
        for (place, field) in entry.bonus_field.iter().enumerate() {
            let FieldEntry { number, towns } = field;
            if *number.get_ref() != place + 1 || place >= FIELDS {
                return Err(self
                    .reader
                    .at(number, format!("must be {} of at most {FIELDS}", place + 1)));
            }
            for town in towns {
                fields[self.number(town)?] |= 1 << place;
            }
        }
        Ok(fields)
    }

    /// The sites are those that notation knows.
    fn sites(&self, graph: &Graph) -> Result<Vec<[usize; 2]>, DataError> {
        let known = if self.board == Board::B { SITES } else { 0 };
        if graph.bridge_sites.len() != known {
            let why = format!("map `{}` has {known} bridge sites", self.board);
            return Err(DataError { line: 0, why });
        }
        for (site, ends) in Site::ALL.iter().zip(&graph.bridge_sites) {
            let named = format!("{}/{}", ends[0].get_ref(), ends[1].get_ref());
            if named != site.id() {
                return Err(self.reader.at(&ends[0], format!("must be the site `{site}`")));
            }
        }
        graph.bridge_sites.iter().map(|ends| self.ends(ends)).collect()
    }

    /// Towns within each distance, for every set of standing bridges.
    fn distances(&self, graph: &Graph, heavy: u8) -> Result<Vec<Near>, DataError> {
        let mut steps = [[UNREACHED; MOST_TOWNS]; MOST_TOWNS];
        let mut join = |[a, b]: [usize; 2], length: u8| {
            steps[a][b] = length;
            steps[b][a] = length;
        };
        for road in &graph.roads {
            join(self.ends(road)?, 1);
        }
        for road in &graph.heavy_roads {
            join(self.ends(road)?, heavy);
        }
        let sites = self.sites(graph)?;
        Ok((0..1u8 << sites.len()).map(|bridges| near(steps, &sites, bridges)).collect())
    }
}

const UNREACHED: u8 = 100;

/// Floyd's algorithm over roads and bridges.
fn near(mut steps: [[u8; MOST_TOWNS]; MOST_TOWNS], sites: &[[usize; 2]], bridges: u8) -> Near {
    for (site, [a, b]) in sites.iter().enumerate() {
        if bridges >> site & 1 != 0 {
            steps[*a][*b] = 1;
            steps[*b][*a] = 1;
        }
    }
    (0..MOST_TOWNS).for_each(|town| steps[town][town] = 0);
    for over in 0..MOST_TOWNS {
        for from in 0..MOST_TOWNS {
            for to in 0..MOST_TOWNS {
                let around = steps[from][over] + steps[over][to];
                steps[from][to] = steps[from][to].min(around);
            }
        }
    }
    std::array::from_fn(|from| {
        std::array::from_fn(|distance| {
            let reached = (0..MOST_TOWNS).filter(|to| usize::from(steps[from][*to]) <= distance);
            reached.fold(Towns::NONE, |all, to| all.and(Towns::only(to)))
        })
    })
}
