//! Nothing but the list of `Cargo.toml`: features that are asked for alike, so that nothing is
//! compiled twice.
