//! The results, as `docs/strength.toml` has them.

use bots::BotSpec;
use serde::{Deserialize, Serialize};

use super::plan::place;

const HEAD: &str = "\
# How strong the bots are and how long they think. Written by `cargo xtask strength`, which makes
# docs/strength.md from it.
";

/// Everything that was measured.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    /// Bots against each other.
    #[serde(default, rename = "contest", skip_serializing_if = "Vec::is_empty")]
    pub(super) contests: Vec<Contest>,
    /// How long bots take for a decision; depends on the machine.
    #[serde(default, rename = "pace", skip_serializing_if = "Vec::is_empty")]
    pub(super) paces: Vec<Pace>,
    /// How often a second a thinker plays on in its head; depends on the machine.
    #[serde(default, rename = "speed", skip_serializing_if = "Vec::is_empty")]
    pub(super) speeds: Vec<Speed>,
}

/// Two bots at a table.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Contest {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) bot: String,
    /// What it may think; nothing for a bot without a budget.
    pub(super) thinks: String,
    pub(super) against: String,
    pub(super) against_thinks: String,
    pub(super) games: u64,
    pub(super) seed: u64,
    /// The share of the meetings that the first bot ended ahead; draws count half.
    pub(super) ahead: f64,
    /// The 95 % interval of that share.
    pub(super) ci95: [f64; 2],
    /// The points by which it was ahead.
    pub(super) margin: f64,
    /// The mean points of both.
    pub(super) points: [f64; 2],
}

/// How long a bot takes for a decision on one core.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pace {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) bot: String,
    pub(super) thinks: String,
    pub(super) decisions: usize,
    pub(super) mean_ms: f64,
    pub(super) longest_ms: f64,
}

/// How often a second a thinker plays on in its head.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Speed {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) threads: usize,
    pub(super) iterations_per_second: f64,
}

impl Data {
    /// Takes a result; an older one of the same bots at the same table gives way.
    pub(super) fn put(&mut self, new: Contest) {
        self.contests.retain(|old| !old.is_same(&new));
        self.contests.push(new);
    }

    /// Takes what a contest under way has come to, unless there is a surer result of the same
    /// bots.
    pub(super) fn put_early(&mut self, new: Contest) {
        let surer = |old: &Contest| {
            let equal = old.thinks == new.thinks && old.against_thinks == new.against_thinks;
            old.is_same(&new) && equal && old.games > new.games
        };
        if !self.contests.iter().any(surer) {
            self.put(new);
        }
    }

    /// Reads the text of a file.
    pub(super) fn read(text: &str) -> Result<Data, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// Takes the results of another file; of two results of the same bots the surer one stays.
    pub(super) fn merge(&mut self, other: Data) {
        other.contests.into_iter().for_each(|contest| self.put_early(contest));
        other.paces.into_iter().for_each(|pace| self.put_pace(pace));
        other.speeds.into_iter().for_each(|speed| self.put_speed(speed));
    }

    /// Takes a time; an older one gives way.
    pub(super) fn put_pace(&mut self, new: Pace) {
        let same =
            |old: &Pace| (&old.game, old.players, &old.bot) == (&new.game, new.players, &new.bot);
        self.paces.retain(|old| !same(old));
        self.paces.push(new);
    }

    /// Takes a speed; an older one gives way.
    pub(super) fn put_speed(&mut self, new: Speed) {
        let same = |old: &Speed| {
            (&old.game, old.players, old.threads) == (&new.game, new.players, new.threads)
        };
        self.speeds.retain(|old| !same(old));
        self.speeds.push(new);
    }

    /// The order of the file and of the page, whatever came first.
    pub(super) fn sort(&mut self) {
        self.contests.sort_by_cached_key(|it| {
            (it.game.clone(), it.players, order(&it.bot), order(&it.against))
        });
        self.paces.sort_by_cached_key(|it| (it.game.clone(), it.players, order(&it.bot)));
        self.speeds.sort_by_cached_key(|it| (it.game.clone(), it.players, it.threads));
    }

    /// The text of the file.
    pub(super) fn to_toml(&self) -> String {
        let text = toml::to_string(self).expect("plain tables have a TOML form");
        if text.is_empty() { HEAD.to_owned() } else { format!("{HEAD}\n{text}") }
    }
}

impl Contest {
    fn is_same(&self, other: &Contest) -> bool {
        let who = |it: &Contest| (it.game.clone(), it.players, it.bot.clone(), it.against.clone());
        who(self) == who(other)
    }
}

/// Where a bot stands in the tables; one that is not known any more comes last.
fn order(bot: &str) -> (usize, u128) {
    bot.parse::<BotSpec>().map_or((usize::MAX, 0), place)
}

/// A number as the file keeps it: to four places.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::rating::tests::contest;

    #[test]
    fn a_new_result_takes_the_place_of_the_old_one() {
        let mut data = Data::default();
        data.put(contest("master", "greedy", 100, 0.8));
        data.put(contest("master", "random", 100, 0.9));
        data.put(contest("master", "greedy", 20, 0.7));
        let games: Vec<u64> = data.contests.iter().map(|it| it.games).collect();
        assert_eq!(games, [100, 20]);
    }

    #[test]
    fn a_contest_under_way_does_not_replace_a_surer_one() {
        let mut data = Data::default();
        data.put_early(contest("master", "greedy", 20, 0.7));
        data.put_early(contest("master", "greedy", 40, 0.7));
        data.put_early(contest("master", "greedy", 20, 0.7));
        assert_eq!(data.contests[0].games, 40);
        let other = Contest { thinks: "7it".to_owned(), ..contest("master", "greedy", 10, 0.7) };
        data.put_early(other.clone());
        assert_eq!(data.contests, [other]);
    }

    #[test]
    fn of_two_files_the_surer_results_stay() {
        let mut data = Data::default();
        data.put(contest("master", "greedy", 100, 0.8));
        let mut other = Data::default();
        other.put(contest("master", "greedy", 40, 0.7));
        other.put(contest("master", "random", 40, 0.9));
        data.merge(Data::read(&other.to_toml()).expect("it is TOML"));
        let games: Vec<u64> = data.contests.iter().map(|it| it.games).collect();
        assert_eq!(games, [100, 40]);
        assert!(Data::read("[[contest]]\nbot = 3").is_err());
    }

    #[test]
    fn the_file_is_read_back() {
        let mut data = Data::default();
        data.put(contest("master", "greedy", 100, 0.8));
        let read: Data = toml::from_str(&data.to_toml()).expect("it is TOML");
        assert_eq!(read.contests, data.contests);
    }
}
