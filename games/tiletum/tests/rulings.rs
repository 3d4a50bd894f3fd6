//! The rule examples hold.

kernel::rulings!(tiletum::Tiletum);
