//! What a net must fit.

use std::collections::HashMap;

use crate::net::{FORMAT, Sizes};
use crate::{Net, NetError};

/// What a net must fit: a game, its rules, and the numbers it is asked and answers in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit<'a> {
    /// The key of the game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of the layout of its observation.
    pub observation: &'a str,
    /// The hash of its action index.
    pub actions: &'a str,
    /// The length of an observation.
    pub inputs: usize,
    /// The size of the action index.
    pub outputs: usize,
    /// The most seats of a table.
    pub seats: usize,
}

/// The label of the version of the rules.
pub(crate) const RULES: &str = "rules_version";
const OTHER_GAME: &str = "a net plays the game it was trained for";
const OTHER_RULES: &str =
    "observation and actions are the same, so `cargo xtask stamp` can renew it untrained";
const OTHER_NUMBERS: &str = "the net must be trained anew";

impl Fit<'_> {
    /// Whether the net is for this; what differs otherwise.
    ///
    /// # Errors
    /// Names the first thing that differs.
    pub fn check(&self, net: &Net) -> Result<(), NetError> {
        self.check_numbers(net)?;
        let rules = self.rules_version.to_string();
        let found = net.labels().get(RULES).map_or("not named", String::as_str);
        same("the net's version of the rules", found, &rules, OTHER_RULES)
    }

    /// The same but for the version of the rules: whether the net understands what it is asked.
    pub(crate) fn check_numbers(&self, net: &Net) -> Result<(), NetError> {
        let label = |name: &str| net.labels().get(name).map_or("not named", String::as_str);
        same("the game of the net", label("game"), self.game, OTHER_GAME)?;
        let observation = label("observation");
        same("the net's observation layout", observation, self.observation, OTHER_NUMBERS)?;
        same("the net's action index", label("actions"), self.actions, OTHER_NUMBERS)?;
        let Sizes { inputs, outputs, seats, .. } = net.sizes();
        same("the length of an observation", inputs, self.inputs, OTHER_NUMBERS)?;
        same("the number of actions", outputs, self.outputs, OTHER_NUMBERS)?;
        same("the number of seats", seats, self.seats, OTHER_NUMBERS)
    }
}

/// Whether the file calls itself a net of the kind that is read here.
pub(crate) fn format(labels: &HashMap<String, String>) -> Result<(), NetError> {
    let found = labels.get("format").map_or("not named", String::as_str);
    same("the format of the file", found, FORMAT, "it is no net, or of a later version")
}

fn same<T: PartialEq + ToString>(
    what: &'static str,
    found: T,
    wanted: T,
    hint: &'static str,
) -> Result<(), NetError> {
    if found == wanted {
        return Ok(());
    }
    Err(NetError::Differs { what, found: found.to_string(), wanted: wanted.to_string(), hint })
}
