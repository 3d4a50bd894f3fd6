//! Component files on trial: a game's tests break the shipped one and see it refused.

use super::{Components, DataError, ledger};

/// What tests ask of every game's component file.
pub trait Trial: Components {
    /// The shipped file with one thing changed.
    ///
    /// # Panics
    /// If the file has no such thing.
    fn changed(from: &str, to: &str) -> String {
        let text = Self::SHIPPED[0];
        assert!(text.contains(from), "the file has `{from}`");
        text.replacen(from, to, 1)
    }

    /// What this file is refused for; the line that is named must hold `at`.
    ///
    /// # Panics
    /// If it is not refused, or at another line.
    fn refused(text: &str, at: &str) -> String {
        let Err(DataError { line, why }) = Self::read(text) else { panic!("it is not refused") };
        let found = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        assert!(line > 0 && found.contains(at), "line {line} is `{found}`: {why}");
        why
    }

    /// Sees that the shipped file can be read, and that every entry names its source.
    ///
    /// # Panics
    /// If not.
    fn assert_sound() {
        Self::read(Self::SHIPPED[0]).map(drop).expect("the shipped file is sound");
        ledger(Self::SHIPPED[0]).expect("every entry names its source");
    }
}

impl<C: Components> Trial for C {}
