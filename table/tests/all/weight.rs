//! What a room weighs: a server keeps one for every table that somebody looks at.

use std::cell::Cell;

use ::table::{Chair, Room};
use meter::Metered;

use crate::evening::{again, open, play_until};

#[global_allocator]
static WEIGHING: Metered = Metered::new(weigh);

thread_local! {
    /// How many bytes this thread holds.
    static HELD: Cell<isize> = const { Cell::new(0) };
}

fn weigh(bytes: isize) {
    // A thread that ends may free memory after its counter is gone.
    let _ = HELD.try_with(|held| held.set(held.get() + bytes));
}

/// What a room of four holds after so many moves, when it comes from the store.
fn bytes_after(moves: usize) -> isize {
    let chairs = ["Ania", "Marek", "Giulia", "Luc"].map(Chair::person).to_vec();
    let mut room = open(chairs);
    play_until(&mut room, |room| room.table().status().moves == moves);
    let before = HELD.get();
    let room = again(&room);
    let held = HELD.get() - before;
    drop::<Room>(room);
    held
}

#[test]
fn a_room_is_light() {
    let (none, many) = (bytes_after(0), bytes_after(100));
    assert!(none < 14 * 1024, "{none}");
    assert!(many < 28 * 1024, "{many}");
}
