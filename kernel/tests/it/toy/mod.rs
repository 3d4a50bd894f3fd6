//! A fair: the smallest game that has everything a law speaks of.
//!
//! Each round every player draws a token in secret from a bag, all bid coins together in
//! secret, and the highest bidder pays and may show a token for points. A component file may
//! name a [`Bug`], one for every way to break a law.

mod action;
mod bug;
mod event;
mod game;
mod hidden;
mod parts;
mod saved;
mod state;

pub use action::Move;
pub use bug::Bug;
pub use state::Fair;

use kernel::names::Counts;

kernel::names! {
    /// What lies in the bag.
    pub enum Color in "color" {
        /// Worth one point.
        Red = "red",
        /// Worth two.
        Blue = "blue",
        /// Worth four.
        Gold = "gold",
    }
}

impl Color {
    /// What a token of it is worth when shown.
    pub const fn worth(self) -> i32 {
        match self {
            Color::Red => 1,
            Color::Blue => 2,
            Color::Gold => 4,
        }
    }
}

/// Tokens by color.
pub type Tokens = Counts<Color, 3>;

/// The most players.
pub const SEATS: usize = 4;
/// The highest bid.
pub const MOST: u8 = 2;
