//! The log of every table: append-only, durable before acknowledged.
