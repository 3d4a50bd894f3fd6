//! The erased form.
