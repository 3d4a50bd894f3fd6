//! Small typed actions with a notation and an index.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::Saying;

/// One small decision of a player, or one outcome of chance.
///
/// Its [`Display`] is the notation: one line, lower case, the same for ever, since stored games
/// consist of it.
pub trait Action: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// Reads the notation; `None` if no action is written like that.
    fn parse(notation: &str) -> Option<Self>;
    /// The name of its kind: `place`, `draw`.
    fn kind(self) -> &'static str;
    /// Its fixed number.
    fn index(self) -> Index;
    /// The action with that number; `None` past the end.
    fn from_index(index: Index) -> Option<Self>;
    /// What a button or a list of options says.
    fn label(self) -> Saying;
}

/// The fixed number of an action. Decisions and outcomes are numbered apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Index {
    /// A player's action, below [`GameInfo::actions`](crate::GameInfo::actions).
    Decision(u32),
    /// An outcome of chance, below [`GameInfo::outcomes`](crate::GameInfo::outcomes).
    Outcome(u32),
}

impl Index {
    /// The number alone.
    pub const fn number(self) -> u32 {
        match self {
            Index::Decision(number) | Index::Outcome(number) => number,
        }
    }
}
