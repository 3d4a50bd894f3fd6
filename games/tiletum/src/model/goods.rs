//! The goods of a player (TI-1.1).

use kernel::names::Name;

use super::effect::Contract;
use super::pieces::{GOODS, Good};

/// How many goods of each kind; the supply is unlimited (TI-1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods(pub(crate) [u16; GOODS]);

impl Goods {
    /// How many of a kind.
    #[inline]
    pub fn of(&self, good: Good) -> u16 {
        self.0[good.index()]
    }

    /// Adds some of a kind.
    #[inline]
    pub(crate) fn add(&mut self, good: Good, count: u8) {
        self.0[good.index()] += u16::from(count);
    }

    /// Pays some of a kind.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub(crate) fn pay(&mut self, good: Good, count: u8) {
        let have = &mut self.0[good.index()];
        *have = have.checked_sub(count.into()).expect("only what is there is paid");
    }

    /// Whether it covers a price.
    #[inline]
    pub(crate) fn cover(&self, price: &[u8; GOODS]) -> bool {
        self.0.iter().zip(price).all(|(have, cost)| *have >= u16::from(*cost))
    }

    /// How many goods a contract still wants, if the kind that is best for it pays what may be of
    /// any one kind.
    pub(crate) fn missing(&self, contract: &Contract) -> u16 {
        let (mut named, mut spare) = (0, 0);
        for good in Good::ALL {
            let wanted = u16::from(contract.goods[good.index()]);
            let held = self.of(*good);
            named += wanted.saturating_sub(held);
            spare = spare.max(held.saturating_sub(wanted));
        }
        named + u16::from(contract.identical).saturating_sub(spare)
    }

    /// All goods together.
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }
}
