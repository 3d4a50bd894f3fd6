//! Why a file is no net for a game.

use std::fmt;

/// Why a file is not taken as a net; it says what differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// The file cannot be read as safetensors: it is cut, or something else.
    Unreadable(String),
    /// What it says of itself is not what is wanted.
    Differs {
        /// What is compared, in words.
        what: &'static str,
        /// What the file says.
        found: String,
        /// What is wanted.
        wanted: String,
        /// What can be done about it.
        hint: &'static str,
    },
    /// A part of the net is missing.
    Missing {
        /// Its name.
        name: String,
    },
    /// A part of the net has another shape or kind of numbers.
    Shape {
        /// Its name.
        name: String,
        /// What it is.
        found: String,
        /// What it must be.
        wanted: String,
    },
    /// A number of the net is none, or without end.
    NotFinite {
        /// The part that has it.
        name: String,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::Unreadable(why) => {
                write!(f, "the file is no net: {why}\nhint: it may have been cut; copy it again")
            }
            NetError::Differs { what, found, wanted, hint } => {
                write!(f, "{what} is {found}; here it must be {wanted}\nhint: {hint}")
            }
            NetError::Missing { name } => {
                write!(f, "the net has no part `{name}`\nhint: export it again")
            }
            NetError::Shape { name, found, wanted } => {
                write!(f, "`{name}` is {found}; it must be {wanted}\nhint: export it again")
            }
            NetError::NotFinite { name } => {
                write!(f, "`{name}` has numbers that are not finite\nhint: train it again")
            }
        }
    }
}

impl std::error::Error for NetError {}
