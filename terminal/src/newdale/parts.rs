//! What is printed on the components: costs, needs, roads.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// What the drawing needs of the box.
#[derive(Debug, Deserialize)]
pub(crate) struct Parts {
    pub(super) action_space: Vec<ActionSpace>,
    pub(super) production_area: Vec<Area>,
    pub(super) good: Vec<Good>,
    pub(super) start_building: Vec<Card>,
    pub(super) building: Vec<Card>,
    pub(super) side_mission: Vec<SideMission>,
    pub(super) sailor: Vec<Card>,
    pub(super) event: Vec<Event>,
    pub(super) chapter: Vec<Chapter>,
    pub(super) ship_track_vii: Coast,
    pub(super) ship_track_viii: Sea,
    pub(super) map: Vec<Map>,
}

/// A space of the action board.
#[derive(Debug, Deserialize)]
pub(super) struct ActionSpace {
    pub(super) id: String,
}

/// A production area.
#[derive(Debug, Deserialize)]
pub(super) struct Area {
    pub(super) id: u8,
    pub(super) lazy: Space,
    pub(super) careful: Space,
}

/// How a space changes the need of assistants.
#[derive(Debug, Deserialize)]
pub(super) struct Space {
    pub(super) modifier: i64,
}

/// A good.
#[derive(Debug, Deserialize)]
pub(super) struct Good {
    pub(super) id: String,
    pub(super) price: i64,
}

/// A building card, the Coal Mine or a sailor.
#[derive(Debug, Deserialize)]
pub(super) struct Card {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) kind: Option<String>,
    #[serde(default)]
    pub(super) cost: i64,
    pub(super) discount: Option<String>,
    pub(super) resource: Option<String>,
    #[serde(default)]
    pub(super) needs: BTreeMap<String, i64>,
    pub(super) good: Option<String>,
    #[serde(default)]
    pub(super) chain: Vec<String>,
    #[serde(default)]
    pub(super) vp: i64,
}

/// A side mission.
#[derive(Debug, Deserialize)]
pub(super) struct SideMission {
    pub(super) id: String,
    pub(super) options: Vec<Wanted>,
    pub(super) vp: i64,
}

/// Goods that a side mission asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    pub(super) good: String,
    pub(super) amount: i64,
}

/// An event card.
#[derive(Debug, Deserialize)]
pub(super) struct Event {
    pub(super) id: String,
    pub(super) printed: BTreeMap<String, i64>,
}

/// A chapter.
#[derive(Debug, Deserialize)]
pub(super) struct Chapter {
    pub(super) id: String,
    pub(super) board: String,
    pub(super) goal_goods: Vec<String>,
    pub(super) goal: Goal,
    pub(super) solo: Solo,
    pub(super) extra: Vec<String>,
}

/// What the goal asks and brings.
#[derive(Debug, Deserialize)]
pub(super) struct Goal {
    pub(super) coins_a: i64,
    pub(super) vp_a: i64,
    pub(super) coins_b: i64,
    pub(super) vp_b: i64,
}

/// What a single player must reach.
#[derive(Debug, Deserialize)]
pub(super) struct Solo {
    pub(super) coins: i64,
    pub(super) min_vp: i64,
    pub(super) min_fists: i64,
}

/// The ship track of chapter VII.
#[derive(Debug, Deserialize)]
pub(super) struct Coast {
    pub(super) final_vp: Vec<i64>,
    pub(super) solo_min_space: i64,
}

/// The ship track of chapter VIII.
#[derive(Debug, Deserialize)]
pub(super) struct Sea {
    pub(super) spaces: i64,
    pub(super) arrival_vp: Vec<i64>,
    pub(super) space_bonus: Vec<SeaBonus>,
}

/// A bonus space of the sea.
#[derive(Debug, Deserialize)]
pub(super) struct SeaBonus {
    pub(super) space: i64,
    pub(super) effect: String,
}

/// A map.
#[derive(Debug, Deserialize)]
pub(super) struct Map {
    pub(super) id: String,
    pub(super) town: Vec<Town>,
    pub(super) graph: Graph,
    pub(super) bonus_field: Vec<Field>,
}

/// A town.
#[derive(Debug, Deserialize)]
pub(super) struct Town {
    pub(super) id: String,
    pub(super) landscape: String,
    pub(super) first_vp: i64,
    pub(super) secret: String,
    #[serde(default)]
    pub(super) harbour: bool,
}

/// The ways of a map.
#[derive(Debug, Deserialize)]
pub(super) struct Graph {
    roads: Vec<[String; 2]>,
    #[serde(default)]
    heavy_roads: Vec<[String; 2]>,
    #[serde(default)]
    bridge_sites: Vec<[String; 2]>,
}

/// A bonus field.
#[derive(Debug, Deserialize)]
pub(super) struct Field {
    pub(super) number: u8,
    pub(super) towns: Vec<String>,
}

/// A way from one town to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// One step.
    Road,
    /// Two steps.
    Heavy,
    /// A place for a bridge.
    Site,
}

impl Parts {
    /// A chapter.
    pub(super) fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapter.iter().find(|chapter| chapter.id == id)
    }

    /// The map of a chapter.
    pub(super) fn map(&self, chapter: &str) -> Option<&Map> {
        let board = &self.chapter(chapter)?.board;
        self.map.iter().find(|map| map.id == *board)
    }

    /// A building card, the Coal Mine or a sailor.
    pub(super) fn card(&self, id: &str) -> Option<&Card> {
        let all = self.building.iter().chain(&self.start_building).chain(&self.sailor);
        all.into_iter().find(|card| card.id == id)
    }

    /// The price of a good.
    pub(super) fn price(&self, good: &str) -> i64 {
        self.good.iter().find(|own| own.id == good).map_or(0, |good| good.price)
    }
}

impl Map {
    /// The ways from a town.
    pub(super) fn ways<'a>(&'a self, town: &'a str) -> impl Iterator<Item = (Way, &'a str)> {
        let kind = |road: &[String; 2]| match self.graph.heavy_roads.contains(road) {
            true => Way::Heavy,
            false => Way::Road,
        };
        let roads = self.graph.roads.iter().map(move |road| (kind(road), road));
        let sites = self.graph.bridge_sites.iter().map(|site| (Way::Site, site));
        roads.chain(sites).filter_map(move |(way, ends)| Some((way, other_end(ends, town)?)))
    }

    /// The towns at most so many steps from one of these; `open` says which sites have a bridge.
    pub(super) fn around<'a>(
        &'a self,
        from: &'a [String],
        range: i64,
        open: impl Fn(&str, &str) -> bool,
    ) -> BTreeSet<&'a str> {
        let mut reached: BTreeMap<&str, i64> = from.iter().map(|town| (town.as_str(), 0)).collect();
        for _ in 0..range {
            for (town, steps) in reached.clone() {
                for (way, next) in
                    self.ways(town).filter(|(way, to)| *way != Way::Site || open(town, to))
                {
                    let there = steps + if way == Way::Heavy { 2 } else { 1 };
                    let best = reached.get(next).copied().unwrap_or(range + 1);
                    if there < best {
                        reached.insert(next, there);
                    }
                }
            }
        }
        reached.into_keys().collect()
    }
}

fn other_end<'a>(ends: &'a [String; 2], town: &str) -> Option<&'a str> {
    match ends {
        [a, b] if a == town => Some(b),
        [a, b] if b == town => Some(a),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts() -> Parts {
        let title = shelf::find("newdale").expect("Newdale is on the shelf").title;
        toml::from_str(title.standard().text).expect("the standard box can be read")
    }

    #[test]
    fn heavy_roads_count_two_and_bridges_only_where_they_stand() {
        let parts = parts();
        let pass = &parts.map("iiib").expect("map C").graph.heavy_roads[0];
        let map = parts.map("iiib").expect("map C");
        let from = [pass[0].clone()];
        assert!(!map.around(&from, 1, |_, _| false).contains(pass[1].as_str()));
        assert!(map.around(&from, 2, |_, _| false).contains(pass[1].as_str()));
        let map = parts.map("iiia").expect("map B");
        let [near, far] = &map.graph.bridge_sites[0];
        let from = [near.clone()];
        assert!(!map.around(&from, 1, |_, _| false).contains(far.as_str()));
        assert!(map.around(&from, 1, |_, _| true).contains(far.as_str()));
    }
}
