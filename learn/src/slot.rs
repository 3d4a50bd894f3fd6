//! One of many games.

use bots::Bot;
use kernel::chance::Fast;
use kernel::{Action as _, Actor, Game, Refused, Seat, Silent};

use crate::memory::Memory;
use crate::notes::Notes;
use crate::rows::Row;
use crate::standing::Standing;
use crate::{Reward, WAIT};

/// A game that waits for a seat, or is over.
pub(crate) struct Slot<G: Game> {
    game: G,
    rng: Fast,
    /// The seat that decides next; of those that decide together, the lowest.
    seat: Option<Seat>,
    legal: Vec<G::Action>,
    /// The numbers of the legal actions.
    numbers: Vec<i32>,
    /// What the seat was found to decide.
    chosen: Option<G::Action>,
    memory: Memory,
    /// What stands in the row of the observation, and in those of the views.
    observation: Standing,
    views: Vec<Standing>,
}

/// What becomes of decisions that leave no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Forced {
    /// The learner is asked all the same.
    Asked,
    /// They are played at once.
    Played,
}

/// Why an action is not taken.
pub(crate) enum Fault {
    /// The game is over.
    Over,
    /// The seat has no such action.
    Illegal {
        /// The seat that decides.
        seat: Seat,
        /// How the action is written, if there is one.
        notation: Option<String>,
        /// The rule that forbids it.
        refused: Option<Box<Refused>>,
    },
}

impl<G: Game> Slot<G> {
    /// A game that has not begun.
    pub(crate) fn new(start: &G) -> Slot<G> {
        Slot {
            game: start.clone(),
            rng: Fast::new(0, 0),
            seat: None,
            legal: Vec::new(),
            numbers: Vec::new(),
            chosen: None,
            memory: Memory::default(),
            observation: Standing::default(),
            views: Vec::new(),
        }
    }

    /// Begins anew, or goes on from a position, up to the next decision.
    pub(crate) fn begin(&mut self, start: &G, rng: Fast, forced: Forced) {
        self.game.clone_from(start);
        self.rng = rng;
        self.memory.forget();
        self.observation.forget();
        self.views.iter_mut().for_each(Standing::forget);
        self.settle(forced);
    }

    /// The game, and the seat that decides next.
    pub(crate) fn asked(&self) -> (&G, Option<Seat>) {
        (&self.game, self.seat)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.seat.is_none()
    }

    /// The generator of what chance brings.
    pub(crate) fn rng(&self) -> &Fast {
        &self.rng
    }

    /// Remembers what the seat decides; nothing changes yet. A game that is over takes -1, and
    /// any game takes [`WAIT`].
    pub(crate) fn choose(&mut self, number: i64) -> Result<(), Fault> {
        self.chosen = None;
        if number == WAIT {
            return Ok(());
        }
        let Some(seat) = self.seat else {
            return if number == -1 { Ok(()) } else { Err(Fault::Over) };
        };
        let at = i32::try_from(number).ok().and_then(|n| self.numbers.binary_search(&n).ok());
        self.chosen = at.map(|at| self.legal[at]);
        if self.chosen.is_some() { Ok(()) } else { Err(self.fault(seat, number)) }
    }

    fn fault(&self, seat: Seat, number: i64) -> Fault {
        let index = u32::try_from(number).ok().map(kernel::Index::Decision);
        let action = index.and_then(G::Action::from_index);
        Fault::Illegal {
            seat,
            notation: action.map(|action| action.to_string()),
            refused: action
                .and_then(|action| self.game.check(seat.into(), action).err().map(Box::new)),
        }
    }

    /// The number of what `bot` would choose; None if the game is over.
    pub(crate) fn advice(&self, bot: &mut dyn Bot<G>, rng: &mut Fast) -> Option<u32> {
        let seat = self.seat?;
        bot.forget();
        Some(bot.pick(&self.game, seat, &self.legal, rng).index().number())
    }

    /// Plays what was chosen; says whether the game is now over.
    #[inline]
    pub(crate) fn play(&mut self, forced: Forced) -> bool {
        let (Some(seat), Some(action)) = (self.seat, self.chosen.take()) else { return false };
        self.game.apply(Actor::Seat(seat), action, &mut Silent);
        self.settle(forced);
        self.is_over()
    }

    /// Deals until a seat must decide, and lists what it may do.
    fn settle(&mut self, forced: Forced) {
        self.seat = loop {
            let Some(actor) = self.game.turn().actor() else {
                self.legal.clear();
                break None;
            };
            let action = match actor {
                Actor::Chance => self.game.deal(&mut self.rng),
                Actor::Seat(seat) => {
                    self.game.legal(actor, &mut self.legal);
                    match (forced, self.legal.as_slice()) {
                        (Forced::Played, &[only]) => only,
                        _ => break Some(seat),
                    }
                }
            };
            self.game.apply(actor, action, &mut Silent);
        };
    }

    /// Writes what the game came to.
    pub(crate) fn reward(&self, rewards: &[Reward], row: &mut Row<'_>) {
        Reward::write_all(rewards, &self.game.score(), row.rewards);
        *row.done = true;
    }

    /// Writes who decides next and what it may do. The mask still holds what was written last.
    #[inline]
    pub(crate) fn show(&mut self, row: &mut Row<'_>) {
        if let Some(mask) = row.mask.as_deref_mut() {
            self.numbers.iter().for_each(|&number| mask[number as usize] = false);
        }
        self.number();
        *row.to_move = self.seat.map_or(-1, |seat| seat.0.into());
        *row.count = self.numbers.len() as i32;
        row.legal[..self.numbers.len()].copy_from_slice(&self.numbers);
        if let Some(mask) = row.mask.as_deref_mut() {
            self.numbers.iter().for_each(|&number| mask[number as usize] = true);
        }
    }

    /// Writes what the seat that decides knows, and if it is asked for, what every seat knows, one
    /// after the other; zeros where nobody sits.
    #[inline]
    pub(crate) fn tell(&mut self, row: &mut Row<'_>) {
        if let Some(observation) = row.observation.as_deref_mut() {
            self.observation.write(&self.game, self.seat, observation);
        }
        let Some(views) = row.views.as_deref_mut() else { return };
        let seats = Seat::all(self.game.players()).map(Some).chain(std::iter::repeat(None));
        let views = views.chunks_exact_mut(G::INFO.observation).zip(&mut self.views);
        seats
            .zip(views)
            .for_each(|(seat, (view, standing))| standing.write(&self.game, seat, view));
    }

    /// Notes what the seat that decides knows as the n-th of the notes.
    #[inline]
    pub(crate) fn note(&mut self, nth: usize, notes: &mut Notes<'_>) {
        notes.add(nth, &self.game, self.seat, &mut self.memory);
    }

    /// Forgets what stands in the row: it may be anything.
    pub(crate) fn forget(&mut self, row: &mut Row<'_>) {
        self.numbers.clear();
        if let Some(mask) = row.mask.as_deref_mut() {
            mask.fill(false);
        }
        self.observation.forget();
        let views = row.views.as_ref().map_or(0, |views| views.len() / G::INFO.observation);
        self.views.clear();
        self.views.resize_with(views, Standing::default);
    }

    fn number(&mut self) {
        self.numbers.clear();
        self.numbers.extend(self.legal.iter().map(|action| action.index().number() as i32));
    }
}
