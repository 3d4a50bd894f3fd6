//! Chance: generators, seeds and the dealer of a table.
//!
//! Rules own no generator. Playouts draw from a [`Fast`] one; a table's [`Dealer`] draws from a
//! committed seed, so that the deal can be checked afterwards: the n-th outcome of a game takes
//! the n-th stream of the seed and nothing else, hence neither undo nor a restart deals anew.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use rand_core::Rng;

/// A uniform number below `n`, without bias (Lemire's method).
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "a draw from nothing");
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// One of the elements, each as likely as the others.
#[inline]
pub fn choose<T: Copy>(rng: &mut impl Rng, from: &[T]) -> T {
    from[below(rng, from.len() as u32) as usize]
}

/// A position drawn with the odds of these weights.
///
/// # Panics
/// If the weights add up to 0 or past `u32::MAX`.
pub fn weighted(rng: &mut impl Rng, weights: impl IntoIterator<Item = u32> + Clone) -> usize {
    let total = weights
        .clone()
        .into_iter()
        .fold(0u32, |sum, weight| sum.checked_add(weight).expect("weights fit into 32 bits"));
    let mut ticket = below(rng, total);
    for (position, weight) in weights.into_iter().enumerate() {
        if ticket < weight {
            return position;
        }
        ticket -= weight;
    }
    unreachable!("the ticket is below the sum of the weights")
}

/// One of the things that `list` tells with their weights. It is asked twice and nothing is
/// written down, so that playouts need no memory.
///
/// # Panics
/// If the weights add up to 0.
pub fn drawn<T>(rng: &mut impl Rng, list: impl Fn(&mut dyn FnMut(T, u32))) -> T {
    let mut total = 0;
    list(&mut |_, weight| total += weight);
    let mut ticket = i64::from(below(rng, total));
    let mut drawn = None;
    list(&mut |thing, weight| {
        if ticket >= 0 && ticket < i64::from(weight) {
            drawn = Some(thing);
        }
        ticket -= i64::from(weight);
    });
    drawn.expect("the ticket is below the sum of the weights")
}

/// The fast generator of playouts and simulations. It can be written down, and goes on from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The generator number `stream` of `seed`. The pair is hashed, since xoshiro starts badly
    /// from regular seeds.
    pub fn new(seed: u64, stream: u64) -> Fast {
        let mut hash = Sha256::new();
        hash.update(seed.to_le_bytes());
        hash.update(stream.to_le_bytes());
        Fast(Xoshiro256PlusPlus::from_seed(hash.finalize().into()))
    }
}

impl rand_core::TryRng for Fast {
    type Error = std::convert::Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((self.0.next_u64() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// The secret 256 bits from which a table deals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from bytes, for example of the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a short text stands for: the same text deals the same game.
    pub fn from_text(text: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"guildhall seed\0");
        hash.update(text.as_bytes());
        Seed(hash.finalize().into())
    }

    /// Reads the form that [`Seed::reveal`] writes.
    pub fn from_hex(hex: &str) -> Option<Seed> {
        unhex(hex)?.try_into().ok().map(Seed)
    }

    /// The seed in hexadecimal: told when the game is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The hash of the seed in hexadecimal: shown when the game starts.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// A seed does not print itself.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({}…)", &self.commitment()[..8])
    }
}

/// Deals the outcomes of a table from its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealer {
    seed: Seed,
    /// How many outcomes it dealt before the first one of the list.
    before: u64,
}

impl Dealer {
    /// The dealer of this seed.
    pub const fn new(seed: Seed) -> Dealer {
        Dealer { seed, before: 0 }
    }

    /// The dealer of this seed, who has dealt so many outcomes before the list begins.
    pub const fn after(seed: Seed, before: u64) -> Dealer {
        Dealer { seed, before }
    }

    /// How many outcomes it dealt before the list begins.
    pub const fn before(&self) -> u64 {
        self.before
    }

    /// The seed it deals from.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Which of the listed outcomes the game's `n`-th act of chance brings.
    pub fn deal(&self, n: u64, weights: impl IntoIterator<Item = u32> + Clone) -> usize {
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_stream(self.before + n);
        weighted(&mut rng, weights)
    }
}

/// Bytes in lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes every byte");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known answers: a deal must never change, or old commitments break.
    #[test]
    fn the_dealer_is_frozen() {
        let dealer = Dealer::new(Seed::from_text("guildhall"));
        let dealt: Vec<usize> = (0..12).map(|n| dealer.deal(n, [24, 21, 18, 15, 12])).collect();
        assert_eq!(dealt, KNOWN_DEAL);
        assert_eq!(dealer.seed().commitment(), KNOWN_COMMITMENT);
    }

    const KNOWN_DEAL: [usize; 12] = [1, 1, 2, 0, 0, 1, 2, 4, 0, 4, 3, 0];
    const KNOWN_COMMITMENT: &str =
        "4d6046841fa3771c2e33e3f421340e58e7cedf3523d6fb644d56867ed23284b6";

    #[test]
    fn the_fast_generator_is_frozen() {
        let mut rng = Fast::new(7, 3);
        let drawn: Vec<u32> = (0..6).map(|_| below(&mut rng, 100)).collect();
        assert_eq!(drawn, [1, 3, 54, 44, 67, 23]);
    }

    #[test]
    fn a_generator_goes_on_from_where_it_was_written_down() {
        let mut rng = Fast::new(7, 3);
        below(&mut rng, 100);
        let written = serde_json::to_string(&rng).expect("a generator has a JSON form");
        let mut again: Fast = serde_json::from_str(&written).expect("it is read back");
        assert_eq!(again, rng);
        assert_eq!(below(&mut again, 100), below(&mut rng, 100));
    }

    #[test]
    fn a_dealer_goes_on_where_another_stopped() {
        let seed = Seed::from_text("guildhall");
        let (whole, rest) = (Dealer::new(seed), Dealer::after(seed, 5));
        let dealt = |dealer: &Dealer, n| dealer.deal(n, [24, 21, 18, 15, 12]);
        assert!((0..7).all(|n| dealt(&rest, n) == dealt(&whole, n + 5)));
    }

    #[test]
    fn a_draw_without_a_list_is_the_draw_from_the_list() {
        let list = [('a', 3), ('b', 0), ('c', 5)];
        let visit = |each: &mut dyn FnMut(char, u32)| list.iter().for_each(|(c, n)| each(*c, *n));
        let (mut one, mut other) = (Fast::new(7, 3), Fast::new(7, 3));
        for _ in 0..100 {
            let place = weighted(&mut other, list.map(|(_, weight)| weight));
            assert_eq!(drawn(&mut one, visit), list[place].0);
        }
    }

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::from_text("1234");
        assert_eq!(Seed::from_hex(&seed.reveal()), Some(seed));
        assert_eq!(Seed::from_hex("xy"), None);
    }

    #[test]
    fn below_is_even() {
        let mut rng = Fast::new(1, 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[below(&mut rng, 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
