//! Named pieces: enums with ids, sets of them, counts of them.
//!
//! Identity is Rust, attributes are data: the pieces of a game are plain enums, so that every
//! `match` is exhaustive; what is printed on them comes from the component file.

use std::fmt;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};

mod counts;
mod set;

pub use counts::{Counts, listed};
pub use set::Set;

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
