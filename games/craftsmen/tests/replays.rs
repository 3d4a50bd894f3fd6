//! Whole games that were played once play to the same hash for ever.

kernel::replays!(craftsmen::Craftsmen);
