//! The loop that plays a game to its end.

use kernel::chance::Fast;
use kernel::{Actor, Game, MAX_SEATS, Seat, Silent};

/// How many lines of a list are each seat's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines([u32; MAX_SEATS]);

impl Lines {
    /// Counts those of a list.
    pub(crate) fn count(actors: impl Iterator<Item = Actor>) -> Lines {
        let mut lines = Lines::default();
        actors.for_each(|actor| lines.add(actor));
        lines
    }

    /// Counts one more line.
    #[inline]
    fn add(&mut self, actor: Actor) {
        if let Actor::Seat(seat) = actor {
            self.0[seat.index()] += 1;
        }
    }

    /// The lines of one seat.
    pub fn of(&self, seat: Seat) -> u32 {
        self.0[seat.index()]
    }

    /// The lines of all seats; those of chance are not counted.
    pub fn total(&self) -> u64 {
        self.0.iter().map(|&lines| u64::from(lines)).sum()
    }
}

/// Plays `game` to its end and counts the players' lines. Chance is dealt from `rng`; `pick`
/// answers wherever a seat has more than one option, and may draw from `rng` too. Seats that
/// decide together answer in seat order.
///
/// `legal` is a buffer: nothing else is allocated, and it only once if it is used again.
pub fn playout<G: Game>(
    game: &mut G,
    legal: &mut Vec<G::Action>,
    rng: &mut Fast,
    mut pick: impl FnMut(&G, Seat, &[G::Action], &mut Fast) -> G::Action,
) -> Lines {
    let mut lines = Lines::default();
    while let Some(actor) = game.turn().actor() {
        let action = match actor {
            Actor::Chance => game.deal(rng),
            Actor::Seat(seat) => {
                game.legal(actor, legal);
                lines.add(actor);
                match legal.as_slice() {
                    &[only] => only,
                    options => pick(game, seat, options, rng),
                }
            }
        };
        game.apply(actor, action, &mut Silent);
    }
    lines
}
