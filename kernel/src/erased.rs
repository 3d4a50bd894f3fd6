//! One form for every game: states and views as JSON, actions as notation.
//!
//! Clients that handle every game alike — the protocol, tables, replays, the terminal — hold a
//! `Box<dyn AnyGame>` and start it from a `&dyn Title`. Whatever must be fast is generic over
//! [`Game`] instead and finds its way back through [`AnyGame::as_any`].

mod game;
mod title;
mod typed;

pub use game::{AnyAction, AnyGame, AnyTold, PlayError};
pub use title::{AnyParts, StartError, Title, TitleOf};
pub use typed::Erased;
