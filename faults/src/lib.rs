//! A file layer for SQLite that fails when it is told to.
//!
//! It lies between SQLite and the system's files and passes everything on. Writes, syncs,
//! truncations and deletions are counted; the one with the number that a [`Fault`] names fails as
//! a disk does: nothing is done, half of it is done, or from then on nothing can be written.
//!
//! For tests alone: it is the file layer of the whole process. It speaks to SQLite in C's way,
//! which Rust cannot check; so this is the one crate of ours with `unsafe` in it, and no program
//! that people run contains it.

mod file;
mod layer;
mod plan;

pub use layer::install;
pub use plan::{Fault, Manner, arm, calls, disarm};
