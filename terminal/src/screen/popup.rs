//! What lies over the panes.

/// A window over the panes.
#[derive(Debug)]
pub(super) struct Popup {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    pub(super) scroll: usize,
    pub(super) kind: Kind,
}

/// What a window is for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// To be read.
    Text,
    /// To be filled in.
    Input(Wanted, String),
    /// To be sure.
    Quit,
}

/// What is to be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The id of a rule.
    Rule,
    /// The name of a file.
    File,
}

impl Popup {
    pub(super) fn new(kind: Kind, title: String, lines: Vec<String>) -> Popup {
        Popup { title, lines, scroll: 0, kind }
    }
}
