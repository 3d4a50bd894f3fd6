//! What is asked for on the command line.

use std::path::PathBuf;
use std::thread::available_parallelism;

use bots::BotSpec;
use clap::Args;
use shelf::Entry;

use super::plan::{Pairing, in_order, ladder};

/// Measure how strong the bots are and make `docs/strength.md`
///
/// Without a pair the whole ladder is played, at every number of players: each level against the
/// one below, a master against `greedy`, and a glance of the net and the top level against
/// search without a net. Every result is kept in docs/strength.toml as soon as it is there; what
/// is known of the same bots already, with as many games, is not played again.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:
  cargo run --release --package xtask -- strength --game orleans --pair grandmaster:master
  cargo run --release --package xtask -- strength --game tiletum --pair mcts:400it:greedy
  cargo run --release --package xtask -- strength --time")]
pub struct Ask {
    /// One game [default: all of them]
    #[arg(long)]
    game: Option<String>,
    /// Two bots with a colon between them [default: those of the ladder]
    #[arg(long, value_name = "A:B", value_parser = pair)]
    pair: Option<(BotSpec, BotSpec)>,
    /// How many players [default: those of the ladder; two for a pair that is not on it]
    #[arg(long)]
    players: Option<u8>,
    /// How many games a pairing plays [default: 1000 where nobody searches, else 60]
    #[arg(long)]
    pub(super) games: Option<u64>,
    /// Play what is known already as well
    #[arg(long)]
    pub(super) again: bool,
    /// Play nothing; take the results of other files, which were played elsewhere: of two results
    /// of the same bots the surer one is kept
    #[arg(long, value_name = "FILE.toml", conflicts_with_all = ["time", "list", "page"])]
    pub(super) merge: Vec<PathBuf>,
    /// What the games are dealt from
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many threads play [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Measure the times instead: of every level, on one core; iterations a second
    #[arg(long, conflicts_with_all = ["pair", "list"])]
    pub(super) time: bool,
    /// Play nothing; print a command for every pairing, to be run side by side
    #[arg(long)]
    pub(super) list: bool,
    /// Play nothing; make the page from what there is
    #[arg(long, conflicts_with_all = ["time", "list"])]
    pub(super) page: bool,
}

impl Ask {
    /// The games that are played.
    pub(super) fn entries(&self) -> Result<Vec<&'static Entry>, String> {
        match &self.game {
            Some(key) => shelf::find(key).map(|entry| vec![entry]).map_err(|it| it.to_string()),
            None => Ok(shelf::games().iter().collect()),
        }
    }

    /// Who plays whom, and where.
    pub(super) fn pairings(&self) -> Result<Vec<Pairing>, String> {
        let entries = self.entries()?;
        let pairings: Vec<_> = entries.into_iter().flat_map(|entry| self.of(entry)).collect();
        if pairings.is_empty() {
            return Err("no such pairing is on the ladder\nhint: name it with --pair".to_owned());
        }
        Ok(pairings)
    }

    fn of(&self, entry: &'static Entry) -> Vec<Pairing> {
        let mut pairings = ladder(entry);
        if let Some(pair) = self.pair {
            let bots = in_order(pair);
            pairings.retain(|pairing| pairing.bots == bots);
            let known = pairings.iter().map(|pairing| pairing.players).collect::<Vec<_>>();
            let wanted = self.players.or(known.is_empty().then_some(2));
            let new = wanted.filter(|players| !known.contains(players));
            pairings.extend(new.map(|players| Pairing { entry, players, bots, wanted: None }));
        }
        pairings.retain(|pairing| self.players.is_none_or(|players| pairing.players == players));
        pairings
    }

    /// How many threads play.
    pub(super) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
    }
}

/// Two names with a colon between them; there may be one in a name as well.
fn pair(text: &str) -> Result<(BotSpec, BotSpec), String> {
    let halves = text.match_indices(':').map(|(at, _)| (&text[..at], &text[at + 1..]));
    let mut read = halves.map(|(a, b)| Ok((a.parse()?, b.parse()?)));
    let first = read.next().ok_or("two bots are named `a:b`")?;
    let error = |error: bots::BotError| error.to_string();
    first.or_else(|why| read.find_map(Result::ok).ok_or(why)).map_err(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        pair(text).map_or_else(|why| why, |(a, b)| format!("{a} and {b}"))
    }

    #[test]
    fn pairs_are_read_with_their_budgets() {
        assert_eq!(read("master:greedy"), "master and greedy");
        assert_eq!(read("mcts:400it:greedy"), "mcts:400it and greedy");
        assert_eq!(read("greedy:mcts:50it"), "greedy and mcts:50it");
        assert_eq!(read("mcts:100it:mcts:400it"), "mcts:100it and mcts:400it");
        assert_eq!(read("greedy"), "two bots are named `a:b`");
        assert_eq!(read("gredy:random"), "unknown bot `gredy`\nhint: did you mean `greedy`?");
    }

    fn ask(pair_of: Option<&str>, players: Option<u8>) -> Vec<String> {
        let pair = pair_of.map(|text| pair(text).expect("it is a pair"));
        let game = Some("craftsmen".to_owned());
        let (time, list, page, threads) = (false, false, false, None);
        let (games, again, merge) = (Some(2), false, Vec::new());
        let ask =
            Ask { game, pair, players, games, again, merge, seed: 1, threads, time, list, page };
        let pairings = ask.pairings().unwrap_or_default();
        pairings.iter().map(|it| format!("{} {}:{}", it.players, it.bots.0, it.bots.1)).collect()
    }

    #[test]
    fn a_pair_is_found_on_the_ladder_whichever_way_it_is_named() {
        assert_eq!(ask(None, None).len(), 4 * 6);
        assert_eq!(ask(Some("journeyman:master"), Some(2)), ["2 master:journeyman"]);
        let known = [2, 3, 4, 5].map(|players| format!("{players} master:greedy"));
        assert_eq!(ask(Some("master:greedy"), None), known);
        assert_eq!(ask(Some("greedy:master"), Some(5)), known[3..]);
        assert_eq!(ask(Some("random:mcts:50it"), None), ["2 mcts:50it:random"]);
        assert_eq!(ask(None, Some(5)).len(), 6);
    }
}
