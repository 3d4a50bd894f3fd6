//! The table, tried in a real browser.
//!
//! A [`Hall`] is a server of its own, a [`Browser`] a window of Debian's Chromium with a profile
//! of its own, driven over the WebDriver standard; [`Dealt`] puts games from a fixed seed on the
//! server, a [`Cable`] between the two can be pulled out. A browser that is dropped must not have
//! complained in its console, nor have asked another host for anything: every test checks both.
//!
//! The wire to the driver is a page of code over the HTTP client that the other tests use, so
//! that tests read from top to bottom without `async`.

mod browser;
mod cable;
mod dealt;
mod driver;
mod hall;
mod memory;
mod wire;

pub use browser::{Browser, Size, Wishes};
pub use cable::Cable;
pub use dealt::{Dealt, sit};
pub use hall::Hall;
pub use wire::Failed;
