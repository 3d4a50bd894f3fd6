//! What was written of a game before, part by part: a part whose key stays equal is not written again.

/// The parts of what seats know of one game, each as it was written last. They are true of the game as
/// it goes on; of another one nothing is known.
#[derive(Default)]
pub(crate) struct Memory {
    /// By name.
    parts: Vec<Part>,
    /// The numbers of all of them that are not zero, and the distance of each from the start of its part.
    numbers: Vec<f32>,
    offsets: Vec<u16>,
}

/// A part, and where its numbers are kept.
#[derive(Clone, Copy, Default)]
struct Part {
    key: u128,
    /// Whether it was written in this game.
    known: bool,
    /// How many numbers there are, zeros too.
    length: u16,
    first: u32,
    /// How many are not zero, and for how many there is room.
    count: u16,
    room: u16,
}

/// A part as it was written: how long it is, its numbers that are not zero, and where they are in it.
#[derive(Debug, PartialEq)]
pub(crate) struct Kept<'a> {
    pub(crate) length: usize,
    pub(crate) offsets: &'a [u16],
    pub(crate) numbers: &'a [f32],
}

impl Memory {
    /// Another game begins.
    pub(crate) fn forget(&mut self) {
        self.parts.iter_mut().for_each(|part| part.known = false);
    }

    /// The part of this name, if it was written from an equal key.
    #[inline]
    pub(crate) fn recall(&self, name: usize, key: u128) -> Option<Kept<'_>> {
        let part = self.parts.get(name).filter(|part| part.known && part.key == key)?;
        let here = part.first as usize..part.first as usize + usize::from(part.count);
        let (offsets, numbers) = (&self.offsets[here.clone()], &self.numbers[here]);
        Some(Kept { length: part.length.into(), offsets, numbers })
    }

    /// Remembers a part that begins at `at` and is so long: the places of its numbers, and the numbers.
    pub(crate) fn keep(
        &mut self,
        (name, key): (usize, u128),
        (at, length): (usize, usize),
        (places, numbers): (&[i32], &[f32]),
    ) {
        if name >= self.parts.len() {
            self.parts.resize(name + 1, Part::default());
        }
        let part = &mut self.parts[name];
        // There are no more numbers than the part is long.
        let Ok(length) = u16::try_from(length) else { return part.known = false };
        let count = numbers.len() as u16;
        // One that has outgrown its room moves to the end, where it gets twice as much, so that
        // little is left behind.
        if count > part.room {
            (part.first, part.room) = (self.numbers.len() as u32, room(count));
            let all = self.numbers.len() + usize::from(part.room);
            self.numbers.resize(all, 0.0);
            self.offsets.resize(all, 0);
        }
        (part.key, part.known, part.length, part.count) = (key, true, length, count);
        let here = part.first as usize..part.first as usize + numbers.len();
        self.numbers[here.clone()].copy_from_slice(numbers);
        for (offset, place) in self.offsets[here].iter_mut().zip(places) {
            *offset = (*place as usize).wrapping_sub(at) as u16;
        }
    }
}

fn room(count: u16) -> u16 {
    count.checked_next_power_of_two().unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Numbers = Vec<(u16, f32)>;

    fn recalled(memory: &Memory, name: usize, key: u128) -> Option<(usize, Numbers)> {
        memory.recall(name, key).map(|kept| {
            let numbers = kept.offsets.iter().copied().zip(kept.numbers.iter().copied());
            (kept.length, numbers.collect())
        })
    }

    fn keep(memory: &mut Memory, of: (usize, u128), at: (usize, usize), numbers: &[(i32, f32)]) {
        let (places, numbers): (Vec<i32>, Vec<f32>) = numbers.iter().copied().unzip();
        memory.keep(of, at, (&places, &numbers));
    }

    #[test]
    fn a_part_is_remembered_by_its_name_and_its_key() {
        let mut memory = Memory::default();
        assert!(memory.recall(2, 0).is_none(), "nothing is known at first");
        keep(&mut memory, (2, 7), (100, 20), &[(101, 0.5), (119, 1.0)]);
        keep(&mut memory, (0, 7), (0, 3), &[]);
        assert_eq!(recalled(&memory, 2, 7), Some((20, vec![(1, 0.5), (19, 1.0)])));
        assert_eq!(recalled(&memory, 0, 7), Some((3, vec![])));
        assert!(memory.recall(2, 8).is_none() && memory.recall(1, 7).is_none());
        keep(&mut memory, (2, 8), (0, 20), &[(0, 1.0); 5]);
        assert_eq!(recalled(&memory, 2, 8), Some((20, vec![(0, 1.0); 5])));
        assert!(memory.recall(2, 7).is_none(), "only the last writing is kept");
        keep(&mut memory, (2, 9), (0, 70_000), &[(69_999, 1.0)]);
        assert!(memory.recall(2, 9).is_none(), "what is too long is not remembered");
        memory.forget();
        assert!(memory.recall(2, 8).is_none() && memory.recall(0, 7).is_none());
    }

    #[test]
    fn a_part_that_grows_leaves_the_others_as_they_are() {
        let mut memory = Memory::default();
        for count in 0..300 {
            let all: Vec<(i32, f32)> = (0..count).map(|place| (place, 2.0)).collect();
            keep(&mut memory, (0, 1), (0, 300), &all);
            keep(&mut memory, (1, 1), (5, 9), &[(6, 3.0)]);
            let all: Numbers = (0..count as u16).map(|place| (place, 2.0)).collect();
            assert_eq!(recalled(&memory, 0, 1), Some((300, all)));
            assert_eq!(recalled(&memory, 1, 1), Some((9, vec![(1, 3.0)])));
        }
        assert!(memory.numbers.len() < 2 * 512 + 2, "little is left behind");
    }
}
