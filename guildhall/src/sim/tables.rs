//! Which tables a simulation plays at.

use std::str::FromStr;

use kernel::options::OptionKind;
use kernel::{AnyParts, GameInfo};

use crate::failure::Failure;

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
    pub(super) options: Vec<(String, String)>,
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
    info: &GameInfo,
    players: Option<Players>,
    given: &[(String, String)],
    all_options: bool,
) -> Vec<Table> {
    let (fewest, most) = info.players;
    let counts = match players {
        Some(Players::Count(count)) => count..=count,
        Some(Players::All) => fewest..=most,
        None => most..=most,
    };
    let sets = if all_options { option_sets(info) } else { vec![Vec::new()] };
    let table = |players, set: &Vec<(String, String)>| Table {
        players,
        options: given.iter().chain(set).cloned().collect(),
        games: 0,
    };
    counts.flat_map(|players| sets.iter().map(move |set| table(players, set))).collect()
}

/// Those of several tables that the rules know; a single one must be known.
pub(super) fn known(
    entry: &shelf::Entry,
    parts: AnyParts,
    tables: Vec<Table>,
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

/// No option, each of them alone in each of its other values, all of them together.
fn option_sets(info: &GameInfo) -> Vec<Vec<(String, String)>> {
    let flags = info.options.iter().filter(|spec| spec.kind == OptionKind::Flag);
    let all: Vec<_> = flags.map(|spec| (spec.name.to_owned(), "true".to_owned())).collect();
    let mut sets = vec![Vec::new()];
    sets.extend(all.iter().map(|option| vec![option.clone()]));
    if all.len() > 1 {
        sets.push(all);
    }
    sets
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
