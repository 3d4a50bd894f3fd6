//! Who plays whom.

use bots::{BotSpec, Budget, Level};
use shelf::Entry;

/// The share of the games that a level is to be ahead of the one below.
const STEP: f64 = 0.75;
/// The share that the top level is to be ahead of `greedy`.
const TOP: f64 = 0.9;

/// Two bots at a table.
#[derive(Clone, Debug)]
pub(super) struct Pairing {
    pub(super) entry: &'static Entry,
    pub(super) players: u8,
    /// The one that should be stronger comes first.
    pub(super) bots: (BotSpec, BotSpec),
    /// The share of the games that it is to be ahead, if it is on the ladder.
    pub(super) wanted: Option<f64>,
}

impl Pairing {
    /// What plays it.
    pub(super) fn command(&self) -> String {
        let (game, players, (a, b)) = (self.entry.key(), self.players, self.bots);
        let table = format!("--game {game} --players {players} --pair {a}:{b}");
        format!("cargo run --release --package xtask -- strength {table}")
    }
}

/// At two players each level against the one below; the top against `greedy` at two players and
/// at the full table.
pub(super) fn ladder(entry: &'static Entry) -> Vec<Pairing> {
    let pairing = |players, a, b, wanted| {
        let bots = (BotSpec::Level(a), b);
        Pairing { entry, players, bots, wanted: Some(wanted) }
    };
    let step = |two: &[Level]| pairing(2, two[1], BotSpec::Level(two[0]), STEP);
    let top = Level::ALL[Level::ALL.len() - 1];
    let tables = [2, entry.info().players.1];
    let against_greedy = tables.map(|players| pairing(players, top, BotSpec::Greedy, TOP));
    Level::ALL.windows(2).map(step).chain(against_greedy).collect()
}

/// The one that should be stronger first.
pub(super) fn in_order((a, b): (BotSpec, BotSpec)) -> (BotSpec, BotSpec) {
    if place(b) > place(a) { (b, a) } else { (a, b) }
}

/// Where a bot stands in the tables: its kind, then what it may think.
pub(super) fn place(bot: BotSpec) -> (usize, u128) {
    let kind = BotSpec::ALL.iter().position(|known| known.name() == bot.name());
    let budget = match bot {
        BotSpec::Mcts(Budget::Iterations(all)) => all.into(),
        BotSpec::Mcts(Budget::Time(time)) => time.as_nanos(),
        _ => 0,
    };
    (kind.unwrap_or_default(), budget)
}

/// What a bot may think in a game: `4000it`, with its error if it errs.
pub(super) fn thinks(entry: &Entry, bot: BotSpec) -> String {
    match bot {
        BotSpec::Mcts(budget) => budget.to_string(),
        BotSpec::Level(level) => {
            let iterations = level.iterations(entry.abilities.patience());
            match level.noise() {
                0.0 => format!("{iterations}it"),
                noise => format!("{iterations}it, noise {noise}"),
            }
        }
        BotSpec::Random | BotSpec::Busy | BotSpec::Greedy => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_meets_the_one_below_and_the_top_meets_greedy() {
        let entry = shelf::find("orleans").expect("it is on the shelf");
        let lines: Vec<String> = ladder(entry)
            .iter()
            .map(|it| format!("{} {}:{}", it.players, it.bots.0, it.bots.1))
            .collect();
        assert_eq!(
            lines,
            [
                "2 journeyman:apprentice",
                "2 master:journeyman",
                "2 grandmaster:master",
                "2 grandmaster:greedy",
                "4 grandmaster:greedy",
            ]
        );
    }

    #[test]
    fn more_thought_should_be_stronger() {
        let named = |name: &str| name.parse().expect("it is a bot");
        let order = |a, b| in_order((named(a), named(b))).0.to_string();
        assert_eq!(order("mcts:100it", "mcts:400it"), "mcts:400it");
        assert_eq!(order("mcts:100it", "greedy"), "mcts:100it");
        assert_eq!(order("master", "journeyman"), "master");
    }
}
