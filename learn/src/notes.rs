//! What seats know, without the zeros: of thousands of numbers one or two hundred are not zero.

use kernel::observe::{Paper, Writer};
use kernel::{Game, Seat};

/// A number, and its place in the observation.
pub(crate) type Note = (i32, f32);

/// The numbers of some games that are not zero, one game after the other.
#[derive(Default)]
pub(crate) struct Notes {
    /// What was written, and behind it room for more.
    room: Vec<Note>,
    written: usize,
    /// Where the numbers of each game end.
    pub(crate) ends: Vec<usize>,
}

impl Notes {
    /// The same room, before the first game.
    pub(crate) fn cleared(mut self) -> Notes {
        self.written = 0;
        self.ends.clear();
        self
    }

    /// The numbers of all games.
    pub(crate) fn all(&self) -> &[Note] {
        &self.room[..self.written]
    }

    /// Adds what `seat` knows; nothing of a game that is over.
    pub(crate) fn add<G: Game>(&mut self, game: &G, seat: Option<Seat>) {
        if let Some(seat) = seat {
            self.make_room(G::INFO.observation);
            let mut writer = Writer::new(Pen { room: &mut self.room, written: &mut self.written });
            game.tell(seat, &mut writer);
            writer.finish(G::INFO.observation);
        }
        self.ends.push(self.written);
    }

    fn make_room(&mut self, more: usize) {
        let needed = self.written + more;
        if self.room.len() < needed {
            self.room.resize(needed.max(2 * self.room.len()), Note::default());
        }
    }
}

/// Writes every number behind the last one that is not zero. Asking first which numbers are zero costs
/// more than writing them, since nothing foretells the answers: what need not stay is written over.
struct Pen<'a> {
    room: &'a mut [Note],
    written: &'a mut usize,
}

impl Paper for Pen<'_> {
    #[inline]
    fn put(&mut self, at: usize, number: f32) {
        self.room[*self.written] = (at as i32, number);
        *self.written += usize::from(number != 0.0);
    }

    #[inline]
    fn skip(&mut self, _at: usize, _count: usize) {}

    #[inline]
    fn run(&mut self, at: usize, numbers: impl ExactSizeIterator<Item = f32>) {
        let room = &mut self.room[*self.written..][..numbers.len()];
        let mut written = 0;
        for (at, number) in (at as i32..).zip(numbers) {
            room[written] = (at, number);
            written += usize::from(number != 0.0);
        }
        *self.written += written;
    }
}
