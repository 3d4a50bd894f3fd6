//! Named pieces: enums with ids, sets of them, counts of them.
//!
//! Identity is Rust, attributes are data: the pieces of a game are plain enums, so that every
//! `match` is exhaustive; what is printed on them comes from the component file.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Not};

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A piece with a fixed number and an id in lower case.
pub trait Name: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// Its place in [`Name::ALL`].
    fn index(self) -> usize;
    /// Its id, as in the component file and in notation.
    fn id(self) -> &'static str;
    /// The piece with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|piece| piece.id() == id)
    }
}

/// Declares an enum whose variants have ids and words.
///
/// ```
/// kernel::names! {
///     /// What lies on the roads.
///     pub enum Good in "good" {
///         /// Worth one point.
///         Grain = "grain",
///         /// Worth two.
///         Cheese = "cheese",
///     }
/// }
/// use kernel::names::Name;
/// assert_eq!(Good::from_id("cheese"), Some(Good::Cheese));
/// assert_eq!(Good::Grain.word(), "good.grain");
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $vis:vis enum $name:ident in $group:literal {
        $($(#[$doc:meta])* $variant:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// The term of the game's words.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => concat!($group, ".", $id),)+ }
            }
        }

        $crate::named!($name { $($variant = $id,)+ });
    };
}

/// Gives an enum its [`Name`](crate::names::Name): ids, display and JSON form.
#[macro_export]
macro_rules! named {
    ($name:ident { $($variant:ident = $id:literal,)+ }) => {
        impl $crate::names::Name for $name {
            const ALL: &'static [Self] = &[$($name::$variant,)+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($crate::names::Name::id(*self))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str($crate::names::Name::id(*self))
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                $crate::names::read(d)
            }
        }
    };
}

/// Reads a piece by its id.
///
/// # Errors
/// If there is none, with the nearest id as a hint.
pub fn read<'de, T: Name, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let id = String::deserialize(deserializer)?;
    T::from_id(&id).ok_or_else(|| {
        match crate::text::nearest(&id, T::ALL.iter().map(|piece| piece.id())) {
            Some(near) => D::Error::custom(format!("unknown name `{id}`; did you mean `{near}`?")),
            None => D::Error::custom(format!("unknown name `{id}`")),
        }
    })
}

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
        self.0 >> piece.index() & 1 != 0
    }

    /// Puts a piece in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0 |= 1 << piece.index();
    }

    /// Takes a piece out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.0 &= !(1 << piece.index());
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
    use super::{Counts, Deserialize, Deserializer, Name, Serializer};

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
