//! The rule examples hold.

kernel::rulings!(orleans::Orleans);
