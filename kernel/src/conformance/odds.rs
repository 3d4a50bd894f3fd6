//! Outcomes come as their odds say.

use std::collections::BTreeMap;

use super::law::{Law, Verdict};
use super::lists::ordered;
use crate::chance::Fast;
use crate::{Action, Actor, Game, Turn};

/// The outcomes with odds are the legal ones, in order, each with a weight above zero.
pub(super) fn odds<G: Game>(game: &G) -> Verdict {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    ordered(Actor::Chance, odds.iter().map(|&(action, _)| action))?;
    let mut legal = Vec::new();
    game.legal(Actor::Chance, &mut legal);
    Law::Odds.holds(legal.iter().eq(odds.iter().map(|(action, _)| action)), || {
        format!("{} outcomes are legal, {} have odds", legal.len(), odds.len())
    })?;
    let never = odds.iter().find(|(_, weight)| *weight == 0);
    Law::Odds.holds(never.is_none(), || format!("`{}` has no weight", never.expect("found").0))?;
    let total: u64 = odds.iter().map(|&(_, weight)| u64::from(weight)).sum();
    Law::Odds.holds(u32::try_from(total).is_ok(), || format!("the weights add up to {total}"))
}

/// Draws so many outcomes of the pending chance into the book.
pub(super) fn deal<G: Game>(game: &G, dice: &mut Fast, draws: u32, book: &mut Deals) -> Verdict {
    if game.turn() != Turn::Chance {
        return Ok(());
    }
    let mut odds = Vec::new();
    game.odds(&mut odds);
    let total: f64 = odds.iter().map(|&(_, weight)| f64::from(weight)).sum();
    for (action, weight) in &odds {
        book.expect(action.index().number(), f64::from(*weight) / total, draws);
    }
    for _ in 0..draws {
        let dealt = game.deal(dice);
        let listed = odds.iter().any(|&(action, _)| action == dealt);
        Law::Deal.holds(listed, || format!("`{dealt}` was dealt, but is not listed"))?;
        book.see(dealt.index().number());
    }
    Ok(())
}

/// What was dealt and what was to be expected, by the number of the outcome.
#[derive(Clone, Debug, Default)]
pub(super) struct Deals(BTreeMap<u32, Deal>);

#[derive(Clone, Copy, Debug, Default)]
struct Deal {
    seen: u64,
    expected: f64,
    variance: f64,
}

impl Deals {
    fn expect(&mut self, outcome: u32, odds: f64, draws: u32) {
        let deal = self.0.entry(outcome).or_default();
        deal.expected += f64::from(draws) * odds;
        deal.variance += f64::from(draws) * odds * (1.0 - odds);
    }

    fn see(&mut self, outcome: u32) {
        self.0.entry(outcome).or_default().seen += 1;
    }

    pub(super) fn merge(&mut self, other: &Deals) {
        for (&outcome, more) in &other.0 {
            let deal = self.0.entry(outcome).or_default();
            deal.seen += more.seen;
            deal.expected += more.expected;
            deal.variance += more.variance;
        }
    }

    /// No outcome came more or less often than can be believed.
    pub(super) fn believable<A: Action>(&self) -> Verdict {
        let odd = self.0.iter().find(|(_, deal)| deal.surprise() > UNBELIEVABLE);
        let Some((&outcome, deal)) = odd else { return Ok(()) };
        let notation = A::from_index(crate::Index::Outcome(outcome))
            .map_or_else(|| outcome.to_string(), |action| action.to_string());
        Err(Law::Deal.broken(format!(
            "`{notation}` came {} times; {:.1} were to be expected",
            deal.seen, deal.expected
        )))
    }
}

/// Chance exceeds this surprise less than once in 10^17 tests, so a game that deals well is
/// never accused, however many games are played.
const UNBELIEVABLE: f64 = 40.0;

impl Deal {
    /// Bernstein's bound: so rare a deviation has a probability of at most 2·e^-surprise. Unlike
    /// the limit law behind a chi-square test it holds for rare outcomes too.
    fn surprise(self) -> f64 {
        let deviation = (self.seen as f64 - self.expected).abs();
        // Less than a whole draw is rounding: a sure outcome has no variance at all.
        if deviation < 0.5 {
            return 0.0;
        }
        deviation * deviation / (2.0 * (self.variance + deviation / 3.0))
    }
}

#[cfg(test)]
mod tests {
    use super::Deal;

    #[test]
    fn surprise_grows_with_the_deviation() {
        let deal = |seen| Deal { seen, expected: 500.0, variance: 250.0 };
        assert!(deal(530).surprise() < 2.0);
        assert!(deal(700).surprise() > super::UNBELIEVABLE);
    }
}
