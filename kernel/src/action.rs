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

/// The numbers of one kind of action in an index: the kinds follow one another in blocks.
///
/// ```
/// use kernel::Block;
///
/// const DRAW: Block = Block::first(8);
/// const PASS: Block = DRAW.then(1);
/// assert_eq!(PASS.number(0), 8);
/// assert_eq!(DRAW.offset(5), Some(5));
/// assert_eq!(PASS.offset(5), None);
/// assert_eq!(PASS.end(), 9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    start: usize,
    len: usize,
}

impl Block {
    /// The first block of an index.
    pub const fn first(len: usize) -> Block {
        Block { start: 0, len }
    }

    /// The block that follows.
    #[must_use]
    pub const fn then(self, len: usize) -> Block {
        Block { start: self.end(), len }
    }

    /// Where the next block begins; for the last one, the size of the index.
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    /// The number of its `offset`-th action.
    pub const fn number(self, offset: usize) -> u32 {
        (self.start + offset) as u32
    }

    /// Which of its actions has this number.
    pub fn offset(self, number: usize) -> Option<usize> {
        (self.start..self.end()).contains(&number).then(|| number - self.start)
    }
}
