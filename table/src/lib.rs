//! A game being played: the true state, the list, the dealer, undo.
