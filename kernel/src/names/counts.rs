//! Counts of named pieces.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Name;

/// How many of each named piece: a multiset.
#[derive(PartialEq, Eq, Hash)]
pub struct Counts<T, const N: usize>([u8; N], PhantomData<T>);

impl<T, const N: usize> Clone for Counts<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for Counts<T, N> {}

impl<T, const N: usize> Counts<T, N> {
    /// None of any.
    pub const EMPTY: Counts<T, N> = Counts([0; N], PhantomData);

    /// So many of each, in order.
    pub const fn new(counts: [u8; N]) -> Counts<T, N> {
        Counts(counts, PhantomData)
    }

    /// The numbers in order.
    #[inline]
    pub const fn as_array(&self) -> &[u8; N] {
        &self.0
    }

    /// How many pieces there are in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }
}

impl<T: Name, const N: usize> Counts<T, N> {
    /// Adds one piece.
    #[inline]
    pub fn add(&mut self, piece: T) {
        self[piece] += 1;
    }

    /// Takes one piece.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn take(&mut self, piece: T) {
        let count = &mut self[piece];
        *count = count.checked_sub(1).expect("only what is there is taken");
    }

    /// Adds all of `other`.
    #[inline]
    pub fn add_all(&mut self, other: &Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// The kinds of which there is at least one, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |piece| self[*piece] > 0)
    }

    /// Every kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (T, u8)> {
        T::ALL.iter().map(move |&piece| (piece, self[piece]))
    }

    /// The piece under the `ticket`-th, counted from 0 over all pieces in order.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn nth(&self, mut ticket: u32) -> T {
        for (piece, &count) in T::ALL.iter().zip(&self.0) {
            if ticket < u32::from(count) {
                return *piece;
            }
            ticket -= u32::from(count);
        }
        panic!("the ticket is past the last piece")
    }

    /// Every piece by itself, in order.
    pub fn pieces(self) -> impl Iterator<Item = T> {
        self.iter().flat_map(|(piece, count)| std::iter::repeat_n(piece, count.into()))
    }
}

impl<T, const N: usize> Default for Counts<T, N> {
    fn default() -> Self {
        Counts::EMPTY
    }
}

impl<T: Name, const N: usize> Index<T> for Counts<T, N> {
    type Output = u8;

    #[inline]
    fn index(&self, piece: T) -> &u8 {
        &self.0[piece.index()]
    }
}

impl<T: Name, const N: usize> IndexMut<T> for Counts<T, N> {
    #[inline]
    fn index_mut(&mut self, piece: T) -> &mut u8 {
        &mut self.0[piece.index()]
    }
}

impl<T: Name, const N: usize> FromIterator<T> for Counts<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        pieces.into_iter().fold(Counts::EMPTY, |mut counts, piece| {
            counts.add(piece);
            counts
        })
    }
}

impl<T: Name, const N: usize> fmt::Debug for Counts<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().filter(|(_, count)| *count > 0)).finish()
    }
}

/// As a map from every id to its number; [`listed`] writes the pieces one by one instead.
impl<T: Name, const N: usize> Serialize for Counts<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(piece, count)| (piece.id(), count)))
    }
}

impl<'de, T: Name + Ord, const N: usize> Deserialize<'de> for Counts<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<T, u8>::deserialize(deserializer)?;
        let mut counts = Counts::EMPTY;
        for (piece, count) in map {
            counts[piece] = count;
        }
        Ok(counts)
    }
}

/// The JSON form of [`Counts`] as a list with every piece by itself.
pub mod listed {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Counts, Name};

    /// Writes the list.
    ///
    /// # Errors
    /// As the serializer.
    pub fn serialize<T: Name, const N: usize, S: Serializer>(
        counts: &Counts<T, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(counts.pieces())
    }

    /// Reads the list.
    ///
    /// # Errors
    /// On an unknown id.
    pub fn deserialize<'de, T: Name, const N: usize, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Counts<T, N>, D::Error> {
        Vec::<T>::deserialize(deserializer).map(|pieces| pieces.into_iter().collect())
    }
}
