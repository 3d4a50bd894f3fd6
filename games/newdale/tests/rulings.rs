//! The rule examples hold.

kernel::rulings!(newdale::Newdale);
