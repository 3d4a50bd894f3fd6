//! What is printed on the components: slots, bonuses, roads.

use std::collections::BTreeMap;

use serde::Deserialize;

/// What the drawing needs of the box.
#[derive(Debug, Deserialize)]
pub(crate) struct Parts {
    pub(super) goods: Vec<Named>,
    pub(super) followers: Vec<Named>,
    pub(super) tracks: BTreeMap<String, Track>,
    pub(super) development: Development,
    pub(super) player_board_places: Vec<Place>,
    pub(super) place_tiles: Vec<Place>,
    pub(super) promo_tiles: Vec<Place>,
    pub(super) deeds: Vec<Deed>,
    pub(super) map: Map,
}

/// Something with an id.
#[derive(Debug, Deserialize)]
pub(super) struct Named {
    pub(super) id: String,
}

/// A follower track.
#[derive(Debug, Deserialize)]
pub(super) struct Track {
    pub(super) spaces: usize,
    #[serde(default)]
    pub(super) bonus: Vec<Bonus>,
    #[serde(default)]
    pub(super) draw: Vec<i64>,
}

/// What arriving on a space brings.
#[derive(Debug, Deserialize)]
pub(super) struct Bonus {
    pub(super) space: usize,
    pub(super) good: Option<String>,
    #[serde(default)]
    pub(super) coins: i64,
    #[serde(default)]
    pub(super) citizen: bool,
    #[serde(default)]
    pub(super) technology: i64,
    #[serde(default)]
    pub(super) development: i64,
    #[serde(default)]
    pub(super) stacks: Vec<String>,
}

/// The Development track.
#[derive(Debug, Deserialize)]
pub(super) struct Development {
    pub(super) coins: Vec<CoinSpace>,
    pub(super) citizens: Vec<i64>,
    pub(super) levels: Vec<LevelSpace>,
}

/// A space with coins.
#[derive(Debug, Deserialize)]
pub(super) struct CoinSpace {
    pub(super) space: i64,
    pub(super) coins: i64,
}

/// A space with a star.
#[derive(Debug, Deserialize)]
pub(super) struct LevelSpace {
    pub(super) space: i64,
    pub(super) level: i64,
}

/// A place of the player board or a place tile.
#[derive(Debug, Deserialize)]
pub(super) struct Place {
    pub(super) id: String,
    pub(super) slots: Vec<String>,
}

/// A beneficial deed.
#[derive(Debug, Deserialize)]
pub(super) struct Deed {
    pub(super) id: String,
    pub(super) coins: i64,
    #[serde(default)]
    pub(super) or_development: i64,
    pub(super) slots: Vec<String>,
}

/// The map.
#[derive(Debug, Deserialize)]
pub(super) struct Map {
    pub(super) towns: Vec<Named>,
    pub(super) edges: Vec<Edge>,
}

/// A road or a waterway.
#[derive(Debug, Deserialize)]
pub(super) struct Edge {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) kind: String,
}

impl Parts {
    /// The board's places, then the tiles, each with the term of its name.
    pub(super) fn places(&self) -> impl Iterator<Item = (String, &Place)> {
        let board = self.player_board_places.iter().map(|place| ("place", place));
        let tiles = self.place_tiles.iter().chain(&self.promo_tiles).map(|tile| ("tile", tile));
        board.chain(tiles).map(|(group, place)| (format!("{group}.{}", place.id), place))
    }
}

impl Edge {
    /// Its names in the view: two edges between the same towns say which they are.
    pub(super) fn keys(&self) -> [String; 2] {
        let short = format!("{}-{}", self.a, self.b);
        [format!("{short}/{}", self.kind), short]
    }

    /// The other end, seen from `town`.
    pub(super) fn other_end(&self, town: &str) -> Option<&str> {
        match town {
            _ if town == self.a => Some(&self.b),
            _ if town == self.b => Some(&self.a),
            _ => None,
        }
    }
}
