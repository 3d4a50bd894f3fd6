//! The engine as a Python package.
//!
//! This crate is the native module `guildhall._engine`; the Python files beside it make the
//! package of it. One file a class: [`game`] is one game, [`vector`] many of them, [`bot`] a
//! player, [`pool`] many guided
//! searches; [`run`] lets bots play by the thousand. It knows no game: whatever is on the shelf
//! can be played.

mod bot;
mod buffers;
mod convert;
mod errors;
mod forms;
mod future;
mod game;
mod info;
mod open;
mod pool;
mod prospects;
mod run;
mod said;
mod vector;

/// The native part of the package `guildhall`.
#[pyo3::pymodule]
mod _engine {
    #[pymodule_export]
    use super::bot::{Bot, resume_bot};
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::info::{games, index, info};
    #[pymodule_export]
    use super::open::{load, make, replay, resume_game, verify};
    #[pymodule_export]
    use super::pool::SearchPool;
    #[pymodule_export]
    use super::prospects::Prospects;
    #[pymodule_export]
    use super::run::{decisions, simulate};
    #[pymodule_export]
    use super::vector::Vector;

    /// The version of the engine.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "this is how Python writes it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
