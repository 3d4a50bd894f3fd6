//! How often everything occurred.

use std::collections::BTreeMap;
use std::fmt;

use super::law::{Law, Verdict};
use super::odds::Deals;
use crate::GameInfo;

/// How often each kind of question, action, outcome and event occurred.
///
/// Tallies of several threads are merged into one.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games that were played to their end.
    pub games: u64,
    /// Lines of the players.
    pub decisions: u64,
    /// Lines of chance.
    pub outcomes: u64,
    /// Questions that were answered, by [`Decision::ask`](crate::Decision::ask).
    pub asks: Counts,
    /// The players' actions, by [`Action::kind`](crate::Action::kind).
    pub actions: Counts,
    /// The outcomes of chance, by [`Action::kind`](crate::Action::kind).
    pub chances: Counts,
    /// Events, by [`Event::kind`](crate::Event::kind).
    pub events: Counts,
    /// How outcomes that were drawn to try the odds came out.
    pub(super) deals: Deals,
}

impl Tally {
    /// Adds what another thread counted.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.outcomes += other.outcomes;
        self.asks.merge(&other.asks);
        self.actions.merge(&other.actions);
        self.chances.merge(&other.chances);
        self.events.merge(&other.events);
        self.deals.merge(&other.deals);
    }

    /// What the game names and no game has shown: questions, outcomes and events.
    pub fn unseen(&self, info: &GameInfo) -> Vec<String> {
        let groups = [
            ("ask", info.asks, &self.asks),
            ("chance", info.chances, &self.chances),
            ("event", info.events, &self.events),
        ];
        let missing = |(group, names, counts): (&'static str, &[&'static str], &Counts)| {
            let unseen = names.iter().filter(|name| counts.of(name) == 0);
            unseen.map(|name| format!("{group} {name}")).collect::<Vec<_>>()
        };
        groups.into_iter().flat_map(missing).collect()
    }
}

/// One line a kind: its group, its name, how often it occurred.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = [
            ("ask", &self.asks),
            ("action", &self.actions),
            ("chance", &self.chances),
            ("event", &self.events),
        ];
        for (group, counts) in groups {
            for (name, count) in counts.iter() {
                writeln!(f, "{group:<7} {name:<24} {count:>12}")?;
            }
        }
        Ok(())
    }
}

/// Counts by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<&'static str, u64>);

impl Counts {
    /// How often `name` occurred.
    pub fn of(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// The names that occurred, sorted, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.0.iter().map(|(&name, &count)| (name, count))
    }

    /// Counts `name` once more.
    pub(super) fn add(&mut self, name: &'static str) {
        *self.0.entry(name).or_default() += 1;
    }

    /// Counts `name`, which must be one of those that the game names.
    pub(super) fn add_known(&mut self, name: &'static str, known: &[&str]) -> Verdict {
        self.add(name);
        // A kind that was counted before was known then.
        let kept = self.of(name) > 1 || known.contains(&name);
        Law::Kinds.holds(kept, || format!("the game does not name the kind `{name}`"))
    }

    fn merge(&mut self, other: &Counts) {
        for (name, count) in other.iter() {
            *self.0.entry(name).or_default() += count;
        }
    }
}
