//! All tables of a game.

use super::law::{Broken, Law};
use super::{Breach, Tally, Thoroughness, check_game, lists};
use crate::chance::{Fast, choose, weighted};
use crate::options::{self, OptionKind};
use crate::{Components, Game, Judge, Parts, Seat};

/// How a seat decides in a game that tries the laws.
pub type Policy<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Fast) -> <G as Game>::Action;

/// Takes any option, each as likely as the others.
pub fn uniform<G: Game>(_: &G, _: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
    choose(rng, legal)
}

/// Takes an option by the weight that the game gives it.
pub fn by_weight<G: Judge>(game: &G, seat: Seat, legal: &[G::Action], rng: &mut Fast) -> G::Action {
    legal[weighted(rng, legal.iter().map(|&action| game.weight(seat, action)))]
}

/// Which games try the laws: every number of players with every set of options, so many games
/// each, in turn by each policy.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The component set.
    pub parts: Parts<G::Components>,
    /// The sets of options, as names and values.
    pub options: Vec<Vec<(String, String)>>,
    /// How seats decide.
    pub policies: Vec<Policy<G>>,
    /// Games for each table and policy.
    pub games: u64,
    /// What the games are dealt from.
    pub seed: u64,
    /// How often the laws are tried.
    pub thorough: Thoroughness,
}

impl<G: Game> Plan<G> {
    /// The standard box; no options, each flag alone, all flags together; one game a table, by
    /// uniform choice.
    pub fn uniform() -> Plan<G> {
        Plan {
            parts: Parts::standard(),
            options: flags::<G>(),
            policies: vec![uniform::<G>],
            games: 1,
            seed: 1,
            thorough: Thoroughness::TEST,
        }
    }

    /// With these sets of options instead.
    #[must_use]
    pub fn with_options(mut self, sets: &[&[(&str, &str)]]) -> Plan<G> {
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        self.options = sets.iter().map(|set| set.iter().map(owned).collect()).collect();
        self
    }

    /// The position before the first line at every table.
    ///
    /// The rules may refuse a table with options, never one without.
    pub(super) fn tables(&self) -> Result<Vec<G>, Broken> {
        let (fewest, most) = G::INFO.players;
        let mut tables = Vec::new();
        for set in &self.options {
            let options = options::read(G::INFO.options, &self.parts.defaults(), set)
                .map_err(|error| Law::SetUp.broken(error.to_string()))?;
            for players in fewest..=most {
                match G::new(self.parts, &options, players) {
                    Ok(start) => tables.push(start),
                    Err(error) if set.is_empty() => {
                        return Err(Law::SetUp.broken(format!("{players} players: {error}")));
                    }
                    Err(_) => {}
                }
            }
        }
        Ok(tables)
    }

    /// A table that the game does not name is refused.
    fn other_tables(&self) -> Result<(), Broken> {
        let (fewest, most) = G::INFO.players;
        for players in [0, fewest - 1, most + 1, u8::MAX] {
            let table = G::new(self.parts, &self.parts.defaults(), players);
            Law::SetUp.holds(table.is_err(), || format!("{players} players can be set up"))?;
        }
        Ok(())
    }
}

impl<G: Judge> Plan<G> {
    /// As [`uniform`](Plan::uniform), and as many games again by the game's own weights.
    pub fn judged() -> Plan<G> {
        Plan { policies: vec![uniform::<G>, by_weight::<G>], ..Plan::uniform() }
    }
}

/// No options, each flag alone, all flags together.
fn flags<G: Game>() -> Vec<Vec<(String, String)>> {
    let flags = G::INFO.options.iter().filter(|spec| spec.kind == OptionKind::Flag);
    let all: Vec<_> = flags.map(|spec| (spec.name.to_owned(), "true".to_owned())).collect();
    let mut sets = vec![Vec::new()];
    sets.extend(all.iter().map(|flag| vec![flag.clone()]));
    if all.len() > 1 {
        sets.push(all);
    }
    sets
}

/// Plays the games of a plan and tries every law on them.
///
/// # Errors
/// The first law that is broken.
pub fn check<G: Game>(plan: &Plan<G>) -> Result<Tally, Breach> {
    lists::whole_index::<G>().map_err(Breach::outside)?;
    plan.other_tables().map_err(Breach::outside)?;
    let mut tally = Tally::default();
    let mut stream = 0;
    for start in plan.tables().map_err(Breach::outside)? {
        for &policy in &plan.policies {
            for _ in 0..plan.games {
                let mut rng = Fast::new(plan.seed, stream);
                check_game(&start, policy, &mut rng, &plan.thorough, &mut tally)?;
                stream += 1;
            }
        }
    }
    Ok(tally)
}
