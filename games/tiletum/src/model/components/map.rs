//! Checks the map, its house spaces, cathedrals and towns.

use std::array;

use kernel::names::Name;

use super::file::{self, File};
use super::read::{Checked, Reader, array_of, whole};
use super::{CATHEDRAL_TILES, CathedralTiles, CostTile};
use crate::model::effect::SpaceBonus;
use crate::model::map::{CITIES, Cathedral, HOUSE_SPACES, Node, Nodes, roads};
use crate::model::pieces::Cost;

impl Reader<'_> {
    /// The map is the one that the code knows: the same cities, spaces, cathedrals and roads.
    pub(super) fn check_map(&self, file: &File) -> Checked<()> {
        let cities = file.map.city.iter();
        for (city, node) in cities.zip(Node::CITIES) {
            if city.id.get_ref() != node.id() {
                return Err(self.at(&city.id, format!("here the city must be `{node}`")));
            }
            if *city.cathedral.get_ref() != node.cathedral().is_some() {
                return Err(self.at(&city.cathedral, "does not agree with the list of cathedrals"));
            }
            let spaces = city.house_slots.get_ref();
            if spaces.len() != node.space_count() {
                let why = format!("`{node}` has {} house spaces", node.space_count());
                return Err(self.at(&city.house_slots, why));
            }
            if !spaces.is_sorted_by_key(|space| space.min_players) {
                return Err(self.at(&city.house_slots, "the marks of the spaces must not fall"));
            }
        }
        if file.map.city.len() != CITIES {
            return Err(whole(format!("the map has {CITIES} cities")));
        }
        self.check_roads(file)
    }

    fn check_roads(&self, file: &File) -> Checked<()> {
        let known = |a: Node, b: Node| roads().contains(&(a, b)) || roads().contains(&(b, a));
        for edge in &file.map.edge {
            let [a, b] = *edge.ends.get_ref();
            if !known(a, b) {
                return Err(self.at(&edge.ends, "the map has no such road"));
            }
        }
        for field in &file.map.road_field {
            let [a, b] = field.joins;
            let here = *field.id.get_ref();
            if !known(a, here) || !known(here, b) {
                return Err(self.at(&field.id, "joins other cities"));
            }
        }
        let count = file.map.edge.len() + 2 * file.map.road_field.len();
        if count == roads().len() {
            return Ok(());
        }
        Err(whole(format!("the map has {} roads, not {count}", roads().len())))
    }

    pub(super) fn space_bonuses(&self, file: &File) -> Checked<[SpaceBonus; HOUSE_SPACES]> {
        let mut bonuses = Vec::new();
        for space in file.map.city.iter().flat_map(|city| city.house_slots.get_ref()) {
            bonuses.push(match space.bonus.get_ref().as_str() {
                "none" => SpaceBonus::None,
                "vp" => SpaceBonus::Vp(space.vp),
                "building_trigger" => SpaceBonus::BuildingTrigger,
                _ => return Err(self.at(&space.bonus, "no rule knows this bonus")),
            });
        }
        Ok(array_of(&bonuses))
    }

    pub(super) fn cathedrals(&self, file: &File) -> Checked<[CathedralTiles; 9]> {
        let listed: Vec<_> = file.cathedral.iter().map(|entry| *entry.city.get_ref()).collect();
        if listed != Cathedral::ALL {
            return Err(whole("the nine cathedrals must be listed in order"));
        }
        let mut cathedrals = Vec::new();
        for entry in &file.cathedral {
            let tiles = entry.tiles.get_ref();
            if tiles.len() > CATHEDRAL_TILES || !tiles.is_sorted_by(|a, b| a >= b) {
                let why = format!("at most {CATHEDRAL_TILES} tiles, the highest on top");
                return Err(self.at(&entry.tiles, why));
            }
            if usize::from(*entry.pillar_slots.get_ref()) > tiles.len() {
                return Err(self.at(&entry.pillar_slots, "there are more pillars than tiles"));
            }
            cathedrals.push(CathedralTiles {
                points: array::from_fn(|tile| tiles.get(tile).copied().unwrap_or(0)),
                count: tiles.len() as u8,
                pillars: *entry.pillar_slots.get_ref(),
            });
        }
        Ok(array_of(&cathedrals))
    }

    pub(super) fn costs(&self, file: &File) -> Checked<[CostTile; 6]> {
        let entries = self.by_name::<Cost, _>(file.building_cost_tile.iter(), |entry| &entry.id)?;
        let total: u32 = entries.iter().map(|entry| u32::from(entry.count)).sum();
        if total != Cathedral::ALL.len() as u32 {
            return Err(self.at(&entries[0].id, format!("{total} tiles for 9 cathedrals")));
        }
        let tile = |entry: &&file::CostEntry| CostTile {
            stone: entry.stone,
            vp: entry.vp,
            built: entry.available,
            count: entry.count,
        };
        Ok(array_of(&entries.iter().map(tile).collect::<Vec<_>>()))
    }

    pub(super) fn towns(&self, file: &File) -> Checked<Nodes> {
        let towns: Nodes = file.town_tile.iter().map(|town| *town.city.get_ref()).collect();
        match file.town_tile.iter().find(|town| !town.city.get_ref().is_city()) {
            Some(odd) => Err(self.at(&odd.city, "is no city")),
            None if towns.len() < 3 => Err(whole("three fairs need three different towns")),
            None => Ok(towns),
        }
    }
}
