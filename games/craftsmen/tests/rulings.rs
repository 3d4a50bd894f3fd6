//! The rule examples hold.

kernel::rulings!(craftsmen::Craftsmen);
