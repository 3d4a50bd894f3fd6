//! The counts, as `docs/balance.toml` has them, and what a person says of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

const HEAD: &str = "\
# Who wins when nets play with themselves. Written by `cargo xtask balance`, which makes
# docs/balance.md from it.
";

/// Everything that was counted.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    #[serde(default, rename = "table", skip_serializing_if = "Vec::is_empty")]
    pub(super) tables: Vec<Table>,
}

/// What was counted at the tables of a game with so many players.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) bot: String,
    /// The net that played, by the first letters of its hash.
    pub(super) net: String,
    pub(super) seed: u64,
    pub(super) games: u64,
    /// The mean number of lines of the players.
    pub(super) lines: f64,
    /// The mean points of the best seat.
    pub(super) best: f64,
    /// By place in the first order: victories, a shared one in parts.
    pub(super) places: Vec<f64>,
    /// By seat.
    #[serde(default, rename = "seat")]
    pub(super) seats: Vec<Seat>,
    /// What the net said against what came true: a row for each part of the game and class of
    /// chances.
    #[serde(default, rename = "said")]
    pub(super) said: Vec<Said>,
    #[serde(default, rename = "component")]
    pub(super) components: Vec<Component>,
}

#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seat {
    /// Victories, a shared one in parts.
    pub(super) wins: f64,
    /// The mean points.
    pub(super) points: f64,
}

/// A component and who took it.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Component {
    pub(super) group: String,
    pub(super) name: String,
    /// How many seats took it in a game, once or more often.
    pub(super) taken: u64,
    /// Their victories.
    pub(super) wins: f64,
}

/// Chances of one class, and how often they came true.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Said {
    /// 0 at the start, 1 after a third of the game, 2 after two thirds.
    pub(super) third: usize,
    /// The class: the chance in fifths.
    pub(super) fifth: usize,
    /// How many seats had such a chance.
    pub(super) count: u64,
    /// The sum of the chances.
    pub(super) said: f64,
    /// The victories.
    pub(super) came: f64,
}

/// What a person says, by the key of the game.
pub(super) type Notes = BTreeMap<String, Note>;

/// What a person says of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Note {
    /// What is published of the printed game.
    #[serde(default)]
    pub(super) published: String,
    /// Which component looks too strong or too weak.
    #[serde(default)]
    pub(super) says: String,
}

impl Table {
    pub(super) fn is_at(&self, game: &str, players: u8) -> bool {
        self.game == game && self.players == players
    }
}

impl Data {
    /// Takes a table; an older one gives way.
    pub(super) fn put(&mut self, new: Table) {
        self.tables.retain(|old| !old.is_at(&new.game, new.players));
        self.tables.push(new);
    }

    /// Takes a table unless there is one of the same net with more games.
    pub(super) fn put_surer(&mut self, new: Table) {
        let surer = |old: &Table| {
            old.is_at(&new.game, new.players) && old.net == new.net && old.games > new.games
        };
        if !self.tables.iter().any(surer) {
            self.put(new);
        }
    }

    pub(super) fn sort(&mut self) {
        self.tables.sort_by(|a, b| (&a.game, a.players).cmp(&(&b.game, b.players)));
    }

    pub(super) fn to_toml(&self) -> String {
        let text = toml::to_string(self).expect("plain tables have a TOML form");
        if text.is_empty() { HEAD.to_owned() } else { format!("{HEAD}\n{text}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(players: u8, games: u64, net: &str) -> Table {
        let (game, net) = ("orleans".to_owned(), net.to_owned());
        Table { game, players, games, net, ..Table::default() }
    }

    #[test]
    fn of_two_files_the_surer_table_stays_and_another_net_takes_its_place() {
        let mut data = Data::default();
        data.put(table(2, 100, "a"));
        data.put_surer(table(2, 50, "a"));
        data.put_surer(table(3, 50, "a"));
        assert_eq!(data.tables.iter().map(|it| it.games).collect::<Vec<_>>(), [100, 50]);
        data.put_surer(table(2, 50, "b"));
        data.sort();
        assert_eq!(data.tables[0].net, "b");
        let read: Data = toml::from_str(&data.to_toml()).expect("it is TOML");
        assert_eq!(read.tables, data.tables);
    }
}
