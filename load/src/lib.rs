//! Tries a server: under load, and by killing it.
//!
//! [`load`] opens tables on a server of this machine, plays every seat through the HTTP
//! interface at a fixed pace while each keeps its event stream open, and measures. [`kill`]
//! starts a server of its own, kills it at random moments while tables are played, and compares
//! what the store holds with what was sent, answered and shown; meanwhile rivals race for seats,
//! links and keys, and their history must be one that can have been.
//!
//! Clients are real ones: they know of a server what its answers say, and nothing else.

mod crowd;
mod driver;
mod folder;
mod follower;
mod history;
mod http;
mod journal;
mod kill;
mod memory;
mod page;
mod player;
mod report;
mod rivals;
mod run;
mod samples;
mod seated;
mod server;

pub use crowd::{CrowdReport, CrowdSpec};
pub use folder::Folder;
pub use http::Lost;
pub use kill::{KillReport, KillSpec, kill};
pub use memory::MemoryReport;
pub use page::FirstLoad;
pub use report::{LoadReport, OpenSpread, Streams};
pub use run::{LoadSpec, Target, load};
pub use samples::Spread;
pub use server::Spawn;
