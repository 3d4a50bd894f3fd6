//! The story of a game: what every line of its list made happen, for whoever reads it.
//!
//! A room does not keep it, since a server has many rooms and few are read: the list is played
//! again, which takes less than drawing a page of it.

use kernel::{AnyTold, Progress, Viewer};

use super::Room;
use crate::Table;

/// The story of a game up to now.
pub struct Story(Table);

/// A line of the log, for somebody who may hear it.
#[derive(Clone, Copy, Debug)]
pub struct Heard<'a> {
    /// How far the game had come.
    pub progress: Progress,
    /// What happened.
    pub told: &'a AnyTold,
}

impl Room {
    /// The story of the game up to now.
    pub fn story(&self) -> Story {
        Story(self.table.told_again())
    }
}

impl Story {
    /// What these lines of the list made happen, of what this viewer may hear; lines that there are
    /// not told nothing.
    pub fn told(
        &self,
        lines: std::ops::Range<usize>,
        viewer: Viewer,
    ) -> impl DoubleEndedIterator<Item = &AnyTold> {
        self.heard(viewer)
            .filter(move |(place, _)| lines.contains(place))
            .map(|(_, heard)| heard.told)
    }

    /// What this viewer may hear of, oldest first.
    pub fn log(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = Heard<'_>> {
        self.heard(viewer).map(|(_, heard)| heard)
    }

    /// The same, each with the place in the list of what told it.
    pub(super) fn heard(
        &self,
        viewer: Viewer,
    ) -> impl DoubleEndedIterator<Item = (usize, Heard<'_>)> {
        let heard = self.0.list().iter().enumerate().flat_map(|(place, entry)| {
            let progress = entry.progress();
            entry.told().iter().map(move |told| (place, Heard { progress, told }))
        });
        heard.filter(move |(_, heard)| heard.told.to.includes(viewer))
    }

    /// What a line of the list told this viewer beside `told`.
    pub(super) fn beside<'a>(
        &'a self,
        place: usize,
        viewer: Viewer,
        told: &AnyTold,
    ) -> Vec<&'a AnyTold> {
        let others = self.0.list()[place].told().iter().filter(|other| !std::ptr::eq(*other, told));
        others.filter(|other| other.to.includes(viewer)).collect()
    }
}
