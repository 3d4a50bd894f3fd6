//! Which net plays, and how long it searches.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use kernel::Judge;

use super::BotSpec;
use crate::guided::Guide;
use crate::nets::{NoNet, net_of};
use crate::{Bot, Budget, Learned, Level};

/// Which net plays, and how long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NetSpec {
    /// The file of the net; `None` for the one that comes with the game.
    pub file: Option<&'static str>,
    /// How long it searches; `None` for one glance.
    pub budget: Option<Budget>,
}

/// How the file of a net ends.
const ENDING: &str = ".safetensors";

impl NetSpec {
    /// The net of the game, at a glance.
    pub const GLANCE: NetSpec = NetSpec { file: None, budget: None };

    pub(super) fn build<G: Judge>(self, limit: Option<Duration>) -> Box<dyn Bot<G>> {
        if let Some(other) = self.stand_in::<G>() {
            return other.build(limit);
        }
        match net_of::<G>(self.file) {
            Ok(net) => {
                Box::new(Learned::new(&net, Guide::of::<G>(&net), self.budget, 1).within(limit))
            }
            Err(why) => panic!("a net that was not checked: {why}"),
        }
    }

    pub(super) fn check<G: Judge>(self) -> Result<(), NoNet> {
        match self.file {
            Some(_) => net_of::<G>(self.file).map(drop),
            None => Ok(()),
        }
    }

    /// Where the game comes without a net, search without one plays, about as long.
    pub(super) fn stand_in<G: Judge>(self) -> Option<BotSpec> {
        if self.file.is_some() || net_of::<G>(None).is_ok() {
            return None;
        }
        let level = if self.budget.is_some() { Level::Grandmaster } else { Level::Master };
        let iterations = Budget::Iterations(level.iterations(G::PATIENCE));
        let budget = match self.budget {
            Some(Budget::Time(time)) => Budget::Time(time),
            _ => iterations,
        };
        Some(BotSpec::Mcts(budget))
    }
}

/// What follows `net`.
impl fmt::Display for NetSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.file.iter().try_for_each(|file| write!(f, ":{file}"))?;
        self.budget.iter().try_for_each(|budget| write!(f, ":{budget}"))
    }
}

/// Reads what follows `net:`.
impl FromStr for NetSpec {
    type Err = ();

    fn from_str(text: &str) -> Result<NetSpec, ()> {
        if let Ok(budget) = text.parse() {
            return Ok(NetSpec { file: None, budget: Some(budget) });
        }
        let (file, budget) = match text.rsplit_once(':') {
            Some((file, budget)) if file.ends_with(ENDING) => (file, Some(budget.parse()?)),
            _ => (text, None),
        };
        match file.ends_with(ENDING) {
            true => Ok(NetSpec { file: Some(kept(file)), budget }),
            false => Err(()),
        }
    }
}

/// The name of a file, kept as long as the program runs: so that the name of a bot stays a small
/// thing to copy. Each is kept once.
fn kept(file: &str) -> &'static str {
    static FILES: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut files = FILES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(file) = files.get(file) {
        return file;
    }
    let file: &'static str = Box::leak(file.to_owned().into_boxed_str());
    files.insert(file);
    file
}
