//! Who plays whom.

use bots::{BotSpec, Budget, Level, NetSpec};
use shelf::Entry;

/// The share of the games that a level is to be ahead of the one below.
const STEP: f64 = 0.75;
/// The share that the top level is to be ahead of a glance of the same net.
const THOUGHT: f64 = 0.6;
/// The share that a glance is to be ahead of `greedy`.
const KNOWN: f64 = 0.9;
/// The shares that the top level is to be ahead of search without a net: at two players and at the
/// full table.
const TOP_OF_SEARCH: (f64, f64) = (0.9, 0.8);
/// The share that a glance is to be ahead of search without a net at the full table.
const GLANCE: f64 = 0.6;
/// How many games are played where both decide at a glance.
const GLANCED: u64 = 1000;
/// How many games are played where somebody searches.
const SEARCHED: u64 = 60;

/// The share that a glance is to be ahead of search without a net at two players.
fn at_two(game: &str) -> Option<f64> {
    match game {
        "orleans" => Some(0.95),
        "newdale" => Some(0.8),
        "craftsmen" => Some(0.7),
        "tiletum" => Some(0.5),
        _ => None,
    }
}

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

/// At every number of players: each level against the one below, a master against `greedy`, and
/// both a glance and the top against search without a net, as long as the top once thought.
pub(super) fn ladder(entry: &'static Entry) -> Vec<Pairing> {
    let most = entry.info().players.1;
    (2..=most).flat_map(|players| rungs(entry, players, most)).collect()
}

fn rungs(entry: &'static Entry, players: u8, most: u8) -> Vec<Pairing> {
    let pairing = |a, b, wanted| Pairing { entry, players, bots: (a, b), wanted };
    let level = BotSpec::Level;
    let top = level(Level::Grandmaster);
    let search = BotSpec::Mcts(Budget::Iterations(entry.abilities.patience()));
    let at = |two: Option<f64>, full: f64| match players {
        2 => two,
        _ => (players == most).then_some(full),
    };
    let glance = BotSpec::Net(NetSpec::GLANCE);
    vec![
        pairing(level(Level::Journeyman), level(Level::Apprentice), Some(STEP)),
        pairing(level(Level::Master), level(Level::Journeyman), Some(STEP)),
        pairing(top, level(Level::Master), Some(THOUGHT)),
        pairing(level(Level::Master), BotSpec::Greedy, Some(KNOWN)),
        pairing(glance, search, at(at_two(entry.key()), GLANCE)),
        pairing(top, search, at(Some(TOP_OF_SEARCH.0), TOP_OF_SEARCH.1)),
    ]
}

/// How many games a pairing plays unless it is said: more where nobody searches.
pub(super) fn usual_games((a, b): (BotSpec, BotSpec)) -> u64 {
    let searches = |bot: BotSpec| match bot {
        BotSpec::Mcts(_) => true,
        BotSpec::Net(spec) => spec.budget.is_some(),
        BotSpec::Level(level) => level == Level::Grandmaster,
        BotSpec::Random | BotSpec::Busy | BotSpec::Greedy => false,
    };
    if searches(a) || searches(b) { SEARCHED } else { GLANCED }
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
        BotSpec::Net(NetSpec { budget: Some(Budget::Iterations(all)), .. }) => all.into(),
        BotSpec::Net(NetSpec { budget: Some(Budget::Time(time)), .. }) => time.as_nanos(),
        _ => 0,
    };
    (kind.unwrap_or_default(), budget)
}

/// What a bot may think in a game, and with which net: `1a2b3c4d, 4000it`, with its error if it
/// errs. Whoever plays with other weights is another one.
pub(super) fn thinks(entry: &Entry, bot: BotSpec) -> String {
    match bot {
        BotSpec::Mcts(budget) => budget.to_string(),
        BotSpec::Net(spec) => match (spec.file, net(entry)) {
            (None, Some(net)) => net,
            _ => String::new(),
        },
        BotSpec::Level(level) => match net(entry) {
            Some(net) => with_net(entry, level, &net),
            None => without_net(entry, level),
        },
        BotSpec::Random | BotSpec::Busy | BotSpec::Greedy => String::new(),
    }
}

/// The net that a game comes with, by the first letters of its hash.
fn net(entry: &Entry) -> Option<String> {
    entry.abilities.net().map(|hash| format!("net {hash}"))
}

fn with_net(entry: &Entry, level: Level, net: &str) -> String {
    match (level.walks(entry.abilities.walks()), level.haste(entry.abilities.blur())) {
        (Some(walks), _) => format!("{net}, {walks}it"),
        (None, Some(haste)) => format!("{net}, blur {}, sense {}", haste.blur, haste.sense),
        (None, None) => net.to_owned(),
    }
}

fn without_net(entry: &Entry, level: Level) -> String {
    let iterations = level.iterations(entry.abilities.patience());
    match level.noise() {
        0.0 => format!("{iterations}it"),
        noise => format!("{iterations}it, noise {noise}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_at_every_number_of_players() {
        let entry = shelf::find("orleans").expect("it is on the shelf");
        let lines: Vec<String> = ladder(entry)
            .iter()
            .map(|it| format!("{} {}:{} {:?}", it.players, it.bots.0, it.bots.1, it.wanted))
            .collect();
        assert_eq!(lines.len(), 3 * 6);
        assert_eq!(
            lines[..6],
            [
                "2 journeyman:apprentice Some(0.75)",
                "2 master:journeyman Some(0.75)",
                "2 grandmaster:master Some(0.6)",
                "2 master:greedy Some(0.9)",
                "2 net:mcts:2000it Some(0.95)",
                "2 grandmaster:mcts:2000it Some(0.9)",
            ]
        );
        assert_eq!(lines[10..12], ["3 net:mcts:2000it None", "3 grandmaster:mcts:2000it None"]);
        assert_eq!(lines[16], "4 net:mcts:2000it Some(0.6)");
    }

    #[test]
    fn whoever_only_glances_plays_more_games() {
        let games =
            |a: &str, b: &str| usual_games((a.parse().expect("a bot"), b.parse().expect("a bot")));
        assert_eq!(games("master", "journeyman"), 1000);
        assert_eq!(games("net", "greedy"), 1000);
        assert_eq!(games("net:50it", "net"), 60);
        assert_eq!(games("net", "mcts:100it"), 60);
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
