//! What chance will bring: a seed, and how much of it is used up.

use kernel::chance::{Dealer, Seed};
use table::Table;

use crate::errors::Raise;

/// A seed, and how many outcomes were dealt from it.
pub(crate) struct Future {
    seed: Seed,
    dealt: u64,
}

impl Future {
    /// The future of a table; none where chance is dealt by hand.
    pub(crate) fn of(table: &Table) -> Option<Future> {
        Some(Future { seed: *table.seed()?, dealt: table.dealt_so_far() })
    }

    /// Reads what [`Future::write`] wrote.
    pub(crate) fn read(text: &str) -> Result<Future, Raise> {
        let parts = text.split_once('+').and_then(|(seed, dealt)| {
            Some(Future { seed: Seed::from_hex(seed)?, dealt: dealt.parse().ok()? })
        });
        let why = "this is no future\nhint: give Game.future as it was";
        parts.ok_or_else(|| Raise::new("BadState", why))
    }

    /// The seed in hexadecimal and the number of outcomes, with a plus between them.
    pub(crate) fn write(&self) -> String {
        format!("{}+{}", self.seed.reveal(), self.dealt)
    }

    /// The dealer of a list that has so many outcomes by now.
    pub(crate) fn dealer(&self, listed: u64) -> Result<Dealer, Raise> {
        let before = self.dealt.checked_sub(listed).ok_or_else(|| {
            let dealt = self.dealt;
            let why = format!("a future after {dealt} outcomes does not fit a list of {listed}");
            Raise::new("BadState", format!("{why}\nhint: take both from the same game"))
        })?;
        Ok(Dealer::after(self.seed, before))
    }
}
