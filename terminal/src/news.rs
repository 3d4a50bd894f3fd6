//! What the person in front of the screen has heard.

use std::sync::Arc;

use kernel::Viewer;
use lang::Speaker;
use table::{Entry, Table};

/// How many lines of the list each seat has heard of, an onlooker last.
#[derive(Debug)]
pub(crate) struct News {
    heard: Vec<usize>,
}

impl News {
    /// Everybody knows what the set-up brought: it lies on the board.
    pub(crate) fn new(table: &Table) -> News {
        News { heard: vec![table.list().len(); usize::from(table.game().players()) + 1] }
    }

    /// The lines of the log that `viewer` has not heard yet.
    pub(crate) fn tell(&mut self, table: &Table, speaker: &Speaker, viewer: Viewer) -> Vec<String> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Onlooker => self.heard.len() - 1,
        };
        let from = std::mem::replace(&mut self.heard[place], table.list().len());
        audible(&table.list()[from..], speaker, viewer)
    }

    /// A line of the list was taken back.
    pub(crate) fn taken_back(&mut self, line: usize) {
        for heard in self.heard.iter_mut().filter(|heard| **heard > line) {
            *heard -= 1;
        }
    }
}

/// The last lines of the log that `viewer` may hear.
pub(crate) fn log(table: &Table, speaker: &Speaker, viewer: Viewer, count: usize) -> Vec<String> {
    let mut lines = audible(table.list(), speaker, viewer);
    lines.split_off(lines.len().saturating_sub(count))
}

fn audible(entries: &[Arc<Entry>], speaker: &Speaker, viewer: Viewer) -> Vec<String> {
    let told = entries.iter().flat_map(|entry| entry.told());
    let heard = told.filter(|told| told.to.includes(viewer));
    heard.map(|told| speaker.event(&told.saying())).collect()
}
