//! The engine protocol: JSON lines in, JSON lines out.
