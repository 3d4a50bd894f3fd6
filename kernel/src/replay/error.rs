//! What is wrong with a replay, and on which line.

use std::fmt;

use crate::{PlayError, RuleId};

/// A replay that cannot be read or does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
    /// The rule that refuses the line.
    pub rule: Option<RuleId>,
    /// Whether the deal is what is wrong.
    pub broken_commitment: bool,
}

impl ReplayError {
    /// What is wrong on a line of the file.
    pub fn new(line: usize, why: impl Into<String>) -> ReplayError {
        ReplayError { line, why: why.into(), rule: None, broken_commitment: false }
    }

    /// A line of the file that was not played.
    pub fn refused(line: usize, error: PlayError) -> ReplayError {
        let rule = match &error {
            PlayError::Refused(refused) => Some(refused.rule),
            PlayError::Unknown { .. } => None,
        };
        ReplayError { rule, ..ReplayError::new(line, error.to_string()) }
    }

    pub(super) fn commitment(line: usize, why: String) -> ReplayError {
        ReplayError { broken_commitment: true, ..ReplayError::new(line, why) }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for ReplayError {}
