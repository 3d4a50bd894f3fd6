//! Where what might have been a puzzle was given up.

use std::fmt;
use std::iter::Sum;

/// How many of the positions that were looked at came how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games that were played.
    pub games: u64,
    /// Where a seat had enough options, and a kind of puzzle was wanted.
    pub positions: u64,
    /// Where one line seemed to be clear at first.
    pub clear: u64,
    /// Where it is not seen at once.
    pub hidden: u64,
    /// Where it was clear again with more thought and other luck.
    pub stable: u64,
    /// Where it was best when moves were compared directly, and not forced.
    pub best: u64,
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(all: I) -> Tally {
        all.fold(Tally::default(), |sum, one| Tally {
            games: sum.games + one.games,
            positions: sum.positions + one.positions,
            clear: sum.clear + one.clear,
            hidden: sum.hidden + one.hidden,
            stable: sum.stable + one.stable,
            best: sum.best + one.best,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, positions, clear, hidden, stable, best } = self;
        write!(f, "{games} games, {positions} positions: {clear} clear at first, ")?;
        write!(f, "{hidden} not seen at once, {stable} clear again, {best} best when compared")
    }
}
