//! Orléans: followers, places and trading stations along the Loire.
