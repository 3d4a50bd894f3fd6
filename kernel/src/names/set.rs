//! Sets of named pieces.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Name;

/// A set of up to 64 named pieces.
pub struct Set<T>(u64, PhantomData<T>);

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// The set with these numbers in it.
    pub const fn from_bits(bits: u64) -> Set<T> {
        Set(bits, PhantomData)
    }

    /// The numbers in it, as bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many pieces are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` is in it.
    pub const fn covers(self, other: Set<T>) -> bool {
        other.0 & !self.0 == 0
    }

    /// The numbers in it, ascending.
    #[inline]
    pub fn numbers(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(number)
        })
    }
}

impl<T: Name> Set<T> {
    /// Whether the piece is in it.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.0 & Self::bit(piece) != 0
    }

    /// Puts a piece in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0 |= Self::bit(piece);
    }

    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.0 &= !Self::bit(piece);
    }

    /// The piece's bit. One past the 64th has none: it is in no set, and takes no other's place.
    #[inline]
    fn bit(piece: T) -> u64 {
        if const { T::ALL.len() <= 64 } || piece.index() < 64 { 1 << piece.index() } else { 0 }
    }

    /// The pieces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.numbers().map(|number| T::ALL[number as usize])
    }
}

impl<T: Name> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        pieces.into_iter().fold(Set::EMPTY, |mut set, piece| {
            set.insert(piece);
            set
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::from_bits(self.0 & other.0)
    }
}

impl<T> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::from_bits(self.0 | other.0)
    }
}

impl<T> Not for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn not(self) -> Self {
        Set::from_bits(!self.0)
    }
}

impl<T> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.numbers()).finish()
    }
}

/// As a list of ids.
impl<T: Name> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Name> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<T>::deserialize(deserializer).map(|pieces| pieces.into_iter().collect())
    }
}
