//! Every choice of many games as a row.

use std::ops::Range;

use bots::sim::SimError;
use bots::{Bot, BotSpec, Lines, playout};
use kernel::chance::Fast;
use kernel::{Action as _, AnyParts, Judge, MAX_SEATS, Seat, Title, TitleOf};

use crate::result::{Result as SeatResult, results};

/// Whose choices are recorded.
#[derive(Clone, Debug)]
pub struct RecordSpec {
    /// The numbers of the games: each is dealt by its number alone, so a long run can be played
    /// in parts.
    pub games: Range<u64>,
    /// How many seats.
    pub players: u8,
    /// The bots in seat order; the last one is repeated.
    pub bots: Vec<BotSpec>,
    /// Where the generators of all games come from.
    pub seed: u64,
    /// The variants, as names and values.
    pub options: Vec<(String, String)>,
    /// The component set.
    pub parts: AnyParts,
    /// What is kept of each game besides how it ended.
    pub keep: Keep,
}

/// What is kept of a game besides how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// Every choice.
    Choices,
    /// Every choice, and what the seat knew.
    Observations,
}

/// The choices of one game and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Its number.
    pub game: u64,
    /// How many lines of the list are each seat's.
    pub lines: Lines,
    /// Every decision that left a choice, in order; empty if not kept.
    pub choices: Vec<Chosen>,
    /// What the seats knew, one observation a choice, one after the other; empty if not kept.
    pub observations: Vec<f32>,
    /// How it ended, one entry a seat.
    pub results: Vec<SeatResult>,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Who chose.
    pub seat: Seat,
    /// The round, counted from 1; 0 during set-up.
    pub round: u32,
    /// What was asked.
    pub ask: &'static str,
    /// How many options there were.
    pub options: u32,
    /// The number of the one taken.
    pub action: u32,
    /// The name of its kind.
    pub kind: &'static str,
    /// How it is written.
    pub notation: String,
}

/// Lets bots play the games of `spec` one after the other; `hear` gets each with its choices.
///
/// # Errors
/// If the rules know no such table, or the bots do not fit it.
pub fn record<G: Judge>(spec: &RecordSpec, mut hear: impl FnMut(Record)) -> Result<(), SimError> {
    let game = TitleOf::<G>::NEW.start(spec.parts, &spec.options, spec.players)?;
    let start = game.as_any().downcast_ref::<G>().expect("a title starts its own game");
    let mut recorder = Recorder::new(start, spec)?;
    spec.games.clone().for_each(|number| hear(recorder.play(number)));
    Ok(())
}

struct Recorder<'a, G: Judge> {
    start: &'a G,
    spec: &'a RecordSpec,
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
}

impl<'a, G: Judge> Recorder<'a, G> {
    fn new(start: &'a G, spec: &'a RecordSpec) -> Result<Self, SimError> {
        let (bots, seats) = (spec.bots.len(), usize::from(spec.players));
        if bots == 0 || bots > seats {
            return Err(SimError::Bots { bots, seats });
        }
        spec.bots.iter().try_for_each(|bot| bot.check::<G>()).map_err(SimError::Bot)?;
        let bot = |seat: usize| spec.bots[seat.min(bots - 1)].make::<G>();
        Ok(Recorder { start, spec, bots: (0..seats).map(bot).collect(), legal: Vec::new() })
    }

    fn play(&mut self, number: u64) -> Record {
        self.bots.iter_mut().for_each(|bot| bot.forget());
        // One generator a seat and one for chance, so that no bot's thinking changes the deal.
        let stream =
            |n: usize| Fast::new(self.spec.seed, number * (MAX_SEATS as u64 + 1) + n as u64);
        let mut rngs: Vec<Fast> = (0..self.bots.len()).map(stream).collect();
        let mut chance = stream(self.bots.len());
        let mut record = Record {
            game: number,
            lines: Lines::default(),
            choices: Vec::new(),
            observations: Vec::new(),
            results: Vec::new(),
        };
        let (bots, keep) = (&mut self.bots, self.spec.keep);
        let mut game = self.start.clone();
        let lines = playout(&mut game, &mut self.legal, &mut chance, |game, seat, legal, _| {
            let action = bots[seat.index()].pick(game, seat, legal, &mut rngs[seat.index()]);
            record.add(game, seat, legal.len(), action, keep);
            action
        });
        record.lines = lines;
        record.results = results(&game.score());
        record
    }
}

impl Record {
    fn add<G: Judge>(
        &mut self,
        game: &G,
        seat: Seat,
        options: usize,
        action: G::Action,
        keep: Keep,
    ) {
        if keep == Keep::Nothing {
            return;
        }
        if keep == Keep::Observations {
            let from = self.observations.len();
            self.observations.resize(from + G::INFO.observation, 0.0);
            game.observe(seat, &mut self.observations[from..]);
        }
        self.choices.push(Chosen {
            seat,
            round: game.progress().round,
            ask: game.decision(seat).map_or("", |decision| decision.ask),
            options: options as u32,
            action: action.index().number(),
            kind: action.kind(),
            notation: action.to_string(),
        });
    }
}
