//! The orders that were carried out, so that sending one twice is harmless.
//!
//! Every sender has a memory of his own: nobody pushes another's orders out of it. Deeds and words
//! are apart, so that talking makes nobody forget what was played. The ids stand in the log; of
//! each no more than a number is kept here.

use std::collections::VecDeque;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How many deeds of one seat are remembered: more than any game has.
const DEEDS_MAX: usize = 4096;
/// How many words of one sender are remembered.
const WORDS_MAX: usize = 256;

/// What was carried out, by its sender: the seats in order, then everybody beside the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Orders(Vec<Memory>);

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Memory {
    deeds: VecDeque<u64>,
    words: VecDeque<u64>,
}

impl Orders {
    /// Nothing was carried out yet at a table of so many seats.
    pub(super) fn of(seats: usize) -> Orders {
        Orders(vec![Memory::default(); seats + 1])
    }

    /// A seat has played something, or taken it back.
    pub(super) fn done(&mut self, seat: Seat, id: Option<&String>) {
        let Some(id) = id else { return };
        if let Some(memory) = self.0.get_mut(seat.index()) {
            keep(&mut memory.deeds, id, DEEDS_MAX);
        }
    }

    /// Somebody has said something.
    pub(super) fn said(&mut self, seat: Option<Seat>, id: Option<&String>) {
        let Some(id) = id else { return };
        let place = self.place(seat);
        if let Some(memory) = self.0.get_mut(place) {
            keep(&mut memory.words, id, WORDS_MAX);
        }
    }

    /// Whether this order was carried out before.
    pub(super) fn remembers(&self, seat: Option<Seat>, id: &str) -> bool {
        let number = number(id);
        self.0
            .get(self.place(seat))
            .is_some_and(|memory| memory.deeds.contains(&number) || memory.words.contains(&number))
    }

    fn place(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.0.len().saturating_sub(1), Seat::index)
    }
}

fn keep(numbers: &mut VecDeque<u64>, id: &str, most: usize) {
    numbers.push_back(number(id));
    if numbers.len() > most {
        numbers.pop_front();
    }
}

/// What stands for an id: the first bytes of its hash.
fn number(id: &str) -> u64 {
    let hash = Sha256::digest(id.as_bytes());
    u64::from_be_bytes(std::array::from_fn(|place| hash[place]))
}
