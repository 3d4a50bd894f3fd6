//! What was written of a game before, part by part: a part whose key stays equal is not written again.

use crate::notes::Noted;

/// The parts of what seats know of one game, each as it was written last. They are true of the game as
/// it goes on; of another one nothing is known.
#[derive(Default)]
pub(crate) struct Memory {
    /// By name.
    parts: Vec<Part>,
    /// The numbers of all of them that are not zero, each with its distance from the start of its part.
    numbers: Vec<Noted>,
}

/// A part, and where its numbers are kept.
#[derive(Clone, Copy, Default)]
struct Part {
    key: u128,
    /// Whether it was written in this game.
    known: bool,
    /// How many numbers there are, zeros too.
    length: u32,
    first: u32,
    /// How many are not zero, and for how many there is room.
    count: u16,
    room: u16,
}

impl Memory {
    /// Another game begins.
    pub(crate) fn forget(&mut self) {
        self.parts.iter_mut().for_each(|part| part.known = false);
    }

    /// The part of this name, if it was written from an equal key: how long it is, and its numbers.
    #[inline]
    pub(crate) fn recall(&self, name: usize, key: u128) -> Option<(usize, &[Noted])> {
        let part = self.parts.get(name).filter(|part| part.known && part.key == key)?;
        let numbers = &self.numbers[part.first as usize..][..part.count.into()];
        Some((part.length as usize, numbers))
    }

    /// Remembers a part that begins at `at` and is so long.
    pub(crate) fn keep(
        &mut self,
        (name, key): (usize, u128),
        (at, length): (usize, usize),
        numbers: &[Noted],
    ) {
        if name >= self.parts.len() {
            self.parts.resize(name + 1, Part::default());
        }
        let part = &mut self.parts[name];
        let Ok(count) = u16::try_from(numbers.len()) else { return part.known = false };
        // One that has outgrown its room moves to the end, where it gets twice as much, so that
        // little is left behind.
        if count > part.room {
            (part.first, part.room) = (self.numbers.len() as u32, room(count));
            self.numbers.resize(self.numbers.len() + usize::from(part.room), Noted::default());
        }
        (part.key, part.known, part.length, part.count) = (key, true, length as u32, count);
        let kept = &mut self.numbers[part.first as usize..][..numbers.len()];
        for (kept, noted) in kept.iter_mut().zip(numbers) {
            *kept = noted.nearer(at);
        }
    }
}

fn room(count: u16) -> u16 {
    count.checked_next_power_of_two().unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recalled(memory: &Memory, name: usize, key: u128) -> Option<(usize, Vec<Noted>)> {
        memory.recall(name, key).map(|(length, numbers)| (length, numbers.to_vec()))
    }

    fn noted(numbers: &[(usize, f32)]) -> Vec<Noted> {
        numbers.iter().map(|(place, number)| Noted::new(*place, *number)).collect()
    }

    #[test]
    fn a_part_is_remembered_by_its_name_and_its_key() {
        let mut memory = Memory::default();
        assert!(memory.recall(2, 0).is_none(), "nothing is known at first");
        memory.keep((2, 7), (100, 20), &noted(&[(101, 0.5), (119, 1.0)]));
        memory.keep((0, 7), (0, 3), &[]);
        assert_eq!(recalled(&memory, 2, 7), Some((20, noted(&[(1, 0.5), (19, 1.0)]))));
        assert_eq!(recalled(&memory, 0, 7), Some((3, vec![])));
        assert!(memory.recall(2, 8).is_none() && memory.recall(1, 7).is_none());
        memory.keep((2, 8), (0, 20), &[Noted::new(0, 1.0); 5]);
        assert_eq!(recalled(&memory, 2, 8), Some((20, vec![Noted::new(0, 1.0); 5])));
        assert!(memory.recall(2, 7).is_none(), "only the last writing is kept");
        memory.forget();
        assert!(memory.recall(2, 8).is_none() && memory.recall(0, 7).is_none());
    }

    #[test]
    fn a_part_that_grows_leaves_the_others_as_they_are() {
        let mut memory = Memory::default();
        for count in 0..300 {
            let all: Vec<Noted> = (0..count).map(|place| Noted::new(place, 2.0)).collect();
            memory.keep((0, 1), (0, 300), &all);
            memory.keep((1, 1), (5, 9), &noted(&[(6, 3.0)]));
            assert_eq!(recalled(&memory, 0, 1), Some((300, all)));
            assert_eq!(recalled(&memory, 1, 1), Some((9, noted(&[(1, 3.0)]))));
        }
        assert!(memory.numbers.len() < 2 * 512 + 2, "little is left behind");
    }
}
