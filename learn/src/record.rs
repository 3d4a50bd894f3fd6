//! Every choice of many games as a row.

use std::ops::Range;

use bots::sim::{Played, SeatPlayed, SimError};
use bots::{Bot, BotSpec, Choice, Lines, Thinking, playout};
use kernel::chance::Fast;
use kernel::{Action as _, AnyParts, Judge, MAX_SEATS, Seat, Title, TitleOf, observe};

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

impl RecordSpec {
    /// The bot of a seat.
    pub fn bot(&self, seat: Seat) -> BotSpec {
        self.bots[seat.index().min(self.bots.len() - 1)]
    }
}

/// What is kept of a game besides how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Keep {
    /// Nothing.
    Nothing,
    /// Every choice, and what was thought of each option.
    Choices,
    /// The same, and what the seat knew.
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
    /// What was thought of the options, those of a choice behind those of the one before.
    pub weighed: Vec<WeighedOption>,
    /// What the seats knew, without its zeros, that of a choice behind that of the one before;
    /// empty if not kept.
    pub known: observe::Sparse,
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
    /// How many numbers of what the seat knew are not zero; 0 if that is not kept.
    pub known: u32,
}

/// An option, and what the bot thought of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeighedOption {
    /// Its number.
    pub action: u32,
    /// How much it deserved to be taken, as a share of all options.
    pub policy: f32,
    /// How many continuations were looked at.
    pub visits: u32,
    /// The points that the bot expected of it; none where it had no idea.
    pub expected: Option<f32>,
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
        let bots = Seat::all(spec.players).map(|seat| spec.bot(seat).make::<G>()).collect();
        Ok(Recorder { start, spec, bots, legal: Vec::new() })
    }

    fn play(&mut self, number: u64) -> Record {
        self.bots.iter_mut().for_each(|bot| bot.forget());
        // One generator a seat and one for chance, so that no bot's thinking changes the deal.
        let stream =
            |n: usize| Fast::new(self.spec.seed, number * (MAX_SEATS as u64 + 1) + n as u64);
        let mut rngs: Vec<Fast> = (0..self.bots.len()).map(stream).collect();
        let mut chance = stream(self.bots.len());
        let mut record = Record::empty(number);
        let (bots, keep) = (&mut self.bots, self.spec.keep);
        let mut game = self.start.clone();
        record.lines = playout(&mut game, &mut self.legal, &mut chance, |game, seat, legal, _| {
            let (bot, rng) = (&mut bots[seat.index()], &mut rngs[seat.index()]);
            if keep == Keep::Nothing {
                return bot.pick(game, seat, legal, rng);
            }
            let choice = bot.weigh(game, seat, legal, Thinking::Early, rng);
            record.add(game, seat, &choice, keep);
            choice.action
        });
        record.results = results(&game.score());
        record
    }
}

impl Record {
    fn empty(game: u64) -> Record {
        Record {
            game,
            lines: Lines::default(),
            choices: Vec::new(),
            weighed: Vec::new(),
            known: observe::Sparse::default(),
            results: Vec::new(),
        }
    }

    fn add<G: Judge>(&mut self, game: &G, seat: Seat, choice: &Choice<G::Action>, keep: Keep) {
        let before = self.known.indices.len();
        if keep == Keep::Observations {
            game.observe_sparse(seat, &mut self.known);
        }
        self.weigh(choice);
        self.choices.push(Chosen {
            seat,
            round: game.progress().round,
            ask: game.decision(seat).map_or("", |decision| decision.ask),
            options: choice.considered.len() as u32,
            action: choice.action.index().number(),
            kind: choice.action.kind(),
            notation: choice.action.to_string(),
            known: (self.known.indices.len() - before) as u32,
        });
    }

    /// Keeps what was thought of each option, in index order.
    fn weigh<A: kernel::Action>(&mut self, choice: &Choice<A>) {
        let from = self.weighed.len();
        self.weighed.extend(choice.considered.iter().map(|one| WeighedOption {
            action: one.action.index().number(),
            policy: one.policy as f32,
            visits: u32::try_from(one.visits).unwrap_or(u32::MAX),
            expected: one.value.is_finite().then_some(one.value as f32),
        }));
        self.weighed[from..].sort_by_key(|one| one.action);
    }

    /// How the game went, as a simulation tells it.
    pub fn played(&self, spec: &RecordSpec) -> Played {
        let seat = |(seat, end): (Seat, &SeatResult)| SeatPlayed {
            bot: spec.bot(seat),
            score: end.score,
            rank: end.rank,
            win: (end.win_share * SeatPlayed::VICTORY as f32).round() as u32,
            decisions: self.lines.of(seat),
        };
        let seats = Seat::all(spec.players).zip(&self.results).map(seat).collect();
        Played { number: self.game, seats }
    }
}
