//! Which tables a simulation plays at.

use std::str::FromStr;

use kernel::AnyParts;
use kernel::options::{OptionKind, OptionSpec, plain};
use serde_json::Value;

use crate::failure::Failure;

/// Options as names and values.
pub(super) type Options = Vec<(String, String)>;

/// How many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Players {
    /// So many.
    Count(u8),
    /// Every count that the game knows.
    All,
}

impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Players, String> {
        match text {
            "all" => Ok(Players::All),
            _ => text.parse().map(Players::Count).map_err(|_| "a number, or `all`".to_owned()),
        }
    }
}

/// One table and its part of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) players: u8,
    pub(super) options: Options,
    pub(super) games: u64,
}

impl Table {
    /// `3 players, promo_tiles=true`.
    pub(super) fn name(&self) -> String {
        let options = self.options.iter().map(|(name, value)| format!(", {name}={value}"));
        format!("{} players{}", self.players, options.collect::<String>())
    }
}

/// Every count of players with every set of options that was asked for.
pub(super) fn tables(
    entry: &shelf::Entry,
    parts: AnyParts,
    players: Option<Players>,
    sets: &[Options],
) -> Result<Vec<Table>, Failure> {
    let (fewest, most) = entry.info().players;
    let counts = match players {
        Some(Players::Count(count)) => count..=count,
        Some(Players::All) => fewest..=most,
        None => most..=most,
    };
    let table = |players, set: &Options| Table { players, options: set.clone(), games: 0 };
    let tables = counts.flat_map(|players| sets.iter().map(move |set| table(players, set)));
    known(entry, parts, tables)
}

/// Those of several tables that the rules know; a single one must be known.
fn known(
    entry: &shelf::Entry,
    parts: AnyParts,
    tables: impl Iterator<Item = Table>,
) -> Result<Vec<Table>, Failure> {
    let mut known = Vec::new();
    let mut refused = None;
    for table in tables {
        match entry.title.start(parts, &table.options, table.players) {
            Ok(_) => known.push(table),
            Err(error) => refused = Some(error),
        }
    }
    match refused {
        Some(error) if known.is_empty() => Err(error.into()),
        _ => Ok(known),
    }
}

/// Divides the games evenly.
pub(super) fn divide(mut tables: Vec<Table>, games: u64) -> Vec<Table> {
    let count = tables.len() as u64;
    for (number, table) in tables.iter_mut().enumerate() {
        table.games = games / count + u64::from((number as u64) < games % count);
    }
    tables
}

/// No option, each of them alone with each of its other values, all of them together.
pub(super) fn option_sets(entry: &shelf::Entry, parts: AnyParts) -> Vec<Options> {
    let defaults = entry.title.defaults(parts);
    let options: Vec<Options> = entry
        .info()
        .options
        .iter()
        .map(|spec| others(spec, defaults.get(spec.name)))
        .filter(|values| !values.is_empty())
        .collect();
    let alone = options.iter().flatten().map(|option| vec![option.clone()]);
    let together = options.iter().map(|values| values[0].clone()).collect();
    [Vec::new()].into_iter().chain(alone).chain([together]).collect()
}

/// The values of an option other than its default; of a number the ends of its range.
fn others(spec: &OptionSpec, default: Option<&Value>) -> Options {
    let mut values = match spec.kind {
        OptionKind::Number(low, high) => vec![low.to_string(), high.to_string()],
        kind => kind.values(),
    };
    let default = default.map(plain);
    values.retain(|value| Some(value) != default.as_ref());
    values.into_iter().map(|value| (spec.name.to_owned(), value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_divided_evenly() {
        let table = Table { players: 2, options: vec![], games: 0 };
        let parts = divide(vec![table; 3], 8);
        assert_eq!(parts.iter().map(|table| table.games).collect::<Vec<_>>(), [3, 3, 2]);
    }

    #[test]
    fn players_are_a_number_or_all() {
        assert_eq!("all".parse(), Ok(Players::All));
        assert_eq!("3".parse(), Ok(Players::Count(3)));
        assert!("three".parse::<Players>().is_err());
    }
}
