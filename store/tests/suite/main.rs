//! Every store keeps the same laws: one suite, run on SQLite and on a real PostgreSQL server.

mod crash;
mod ground;
mod laws;
mod postgres;
mod server;
mod sqlite;
