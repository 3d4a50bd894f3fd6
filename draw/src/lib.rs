//! From a view to HTML and SVG: pure functions, a folder per game.
//!
//! A [`Scene`] is what one viewer may know, what may be chosen, and the words for it. A
//! [`Drawing`] turns it into the [`Areas`] of the table page. Nothing here reads a clock, keeps a
//! state or asks for more than [`Viewer`](kernel::Viewer) may see.
//!
//! Whatever may be chosen carries `data-acts`, a JSON list of legal notations; nothing else can be
//! clicked. Pieces keep one id for the whole game, so that they glide from where they were to
//! where they are.

pub mod acts;
pub mod assets;
pub mod axis;
mod craftsmen;
mod figure;
mod hyphens;
mod light;
mod master;
mod memo;
mod newdale;
mod orleans;
mod phases;
pub mod piece;
mod scene;
mod seen;
mod sheet;
mod spot;
mod tags;
mod tiletum;

pub use figure::{figure, figure_faults, figure_names};
pub use light::{light, parts};
pub use master::guild_master;
pub use scene::{Areas, Drawing, Note, Scene, board_svg, drawing, drawings};
