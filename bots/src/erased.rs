//! Bots, simulations and measurements of a game whose type is not known.

use std::io;
use std::time::Duration;

use kernel::chance::Fast;
use kernel::replay::{Replay, ReplayError};
use kernel::{Action, AnyGame, Judge, ScoreLine, Seat, TitleOf};

use crate::analysis::{Analysis, AnalysisSpec, Loss, analyze, growth, prospects, second_thought};
use crate::arena::{ArenaReport, ArenaSpec, Pace, PaceSpec};
use crate::bench::{BenchRow, BenchSpec, NetRow, bench_net};
use crate::bot::options;
use crate::puzzles::{PuzzleSpec, Sought};
use crate::sim::{Played, SimError, SimReport, SimSpec};
use crate::tune::{Candidate, TuneError, TuneSpec, Tuned};
use crate::{Bot, BotError, BotSpec, Budget, Choice, Thinking, arena, bench, puzzles, sim, tune};

/// A bot for a game whose type is not known; its actions are notation.
pub trait AnyBot: Send {
    /// Answers for `seat` and says what was considered on the way. It keeps to what the seat
    /// knows.
    ///
    /// # Panics
    /// If the game is not the one that the bot was made for, or does not wait for `seat`.
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> Choice<String>;

    /// Answers for `seat` and says no more: faster, since no reasons are sought.
    ///
    /// # Panics
    /// As [`choose`](AnyBot::choose).
    fn pick(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> String;

    /// Weighs every option of `seat`, best first, see [`Bot::weigh`]; with reasons if asked for.
    ///
    /// # Panics
    /// As [`choose`](AnyBot::choose).
    fn weigh(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        thinking: Thinking,
        explain: bool,
        rng: &mut Fast,
    ) -> Choice<String>;

    /// Forgets what it found out so far.
    fn forget(&mut self);
}

impl<G: Judge> AnyBot for Box<dyn Bot<G>> {
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> Choice<String> {
        self.as_mut().choose(typed(game), seat, rng).map(|action: G::Action| action.to_string())
    }

    fn pick(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Fast) -> String {
        let game: &G = typed(game);
        self.as_mut().pick(game, seat, &options(game, seat), rng).to_string()
    }

    fn weigh(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        thinking: Thinking,
        explain: bool,
        rng: &mut Fast,
    ) -> Choice<String> {
        let (game, bot) = (typed::<G>(game), self.as_mut());
        let mut choice = bot.weigh(game, seat, &options(game, seat), thinking, rng);
        if explain {
            bot.explain(&mut choice.considered, game, seat, rng);
        }
        choice.map(|action: G::Action| action.to_string())
    }

    fn forget(&mut self) {
        self.as_mut().forget();
    }
}

/// The game that a bot was made for.
fn typed<G: Judge>(game: &dyn AnyGame) -> &G {
    game.as_any().downcast_ref().expect("the bot was made for this game")
}

/// What programs can do with a game.
pub trait Abilities: Send + Sync {
    /// A bot that plays it, and [can](Abilities::check).
    ///
    /// # Panics
    /// As [`BotSpec::make`].
    fn bot(&self, spec: BotSpec) -> Box<dyn AnyBot>;
    /// Whether such a bot can play it.
    ///
    /// # Errors
    /// As [`BotSpec::check`].
    fn check(&self, spec: BotSpec) -> Result<(), BotError>;
    /// Who plays in place of a net that the game does not come with, see [`BotSpec::stand_in`].
    fn stand_in(&self, spec: BotSpec) -> Option<BotSpec>;
    /// How often the best level plays on in its head before it decides.
    fn patience(&self) -> u32;
    /// How often a grandmaster walks ahead in its head, where the game has a net.
    fn walks(&self) -> u32;
    /// How far journeymen and apprentices look past what is better and worse, where the game has a
    /// net.
    fn blur(&self) -> [f32; 2];
    /// The net that it comes with, by the first letters of its hash; `None` without one.
    fn net(&self) -> Option<String>;
    /// The chance of each seat to win, as the game's net sees it;
    /// `None` without a net.
    ///
    /// # Panics
    /// If the game is of another title.
    fn chances(&self, game: &dyn AnyGame) -> Option<Vec<f64>>;
    /// The file of a net with the present version of the rules.
    ///
    /// # Errors
    /// If it must be trained anew, see [`net::stamp`].
    fn stamp(&self, net: &[u8]) -> Result<Vec<u8>, net::NetError>;
    /// A bot that plays it with people, and answers after this time in any case.
    fn bot_within(&self, spec: BotSpec, limit: Duration) -> Box<dyn AnyBot>;
    /// Plays many games, see [`sim()`].
    ///
    /// # Errors
    /// As [`sim()`].
    fn sim(
        &self,
        spec: &SimSpec,
        watch: &mut dyn FnMut(&Played) -> io::Result<()>,
    ) -> Result<SimReport, SimError>;
    /// Lets bots play against each other, see [`arena()`].
    ///
    /// # Errors
    /// As [`arena()`].
    fn arena(
        &self,
        spec: &ArenaSpec,
        watch: &mut dyn FnMut(&Played),
    ) -> Result<ArenaReport, SimError>;
    /// How long a bot takes for a decision, see [`arena::pace`].
    ///
    /// # Errors
    /// As [`arena::pace`].
    fn pace(&self, spec: &PaceSpec, bot: BotSpec) -> Result<Pace, kernel::StartError>;
    /// How often a second a thinker plays on in its head, see [`arena::iterations`].
    ///
    /// # Errors
    /// As [`arena::iterations`].
    fn iterations(
        &self,
        spec: &PaceSpec,
        threads: &[usize],
    ) -> Result<Vec<f64>, kernel::StartError>;
    /// Fits the game's estimate, see [`tune()`]; `None` if the game has no features to fit.
    ///
    /// # Errors
    /// As [`tune()`].
    fn tune(
        &self,
        spec: &TuneSpec,
        watch: &mut dyn FnMut(Candidate),
    ) -> Result<Option<Tuned>, TuneError>;
    /// Measures the engine, see [`bench()`].
    ///
    /// # Errors
    /// As [`bench()`].
    fn bench(&self, spec: &BenchSpec) -> Result<BenchRow, kernel::StartError>;
    /// Measures the game's net, see [`bench_net`].
    ///
    /// # Errors
    /// As [`bench_net`].
    fn bench_net(&self, spec: &BenchSpec) -> Result<NetRow, kernel::StartError>;
    /// Looks back on a recorded game, see [`analyze`]; `watch` hears how many of how many parts
    /// of the work are done.
    ///
    /// # Errors
    /// As [`analyze`].
    fn analyze(
        &self,
        spec: &AnalysisSpec,
        replay: &Replay,
        watch: &mut dyn FnMut(usize, usize),
    ) -> Result<Analysis, ReplayError>;
    /// What a move of `seat` has just cost, see [`second_thought`]; none if nothing is written like
    /// that either.
    ///
    /// # Panics
    /// If the game is of another title, or the move was not legal.
    fn second_thought(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        played: &str,
        budget: Option<Budget>,
        seed: u64,
    ) -> Option<Loss>;
    /// The lines of the score that can still grow most, see [`growth`].
    ///
    /// # Panics
    /// If the game is of another title, or does not wait for `seat`.
    fn growth(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        samples: (u64, Duration),
        seed: u64,
    ) -> Vec<ScoreLine>;
    /// The points that each seat may expect at the end with what `seat` knows, see [`prospects`].
    ///
    /// # Panics
    /// If the game is of another title.
    fn prospects(&self, game: &dyn AnyGame, seat: Seat) -> Option<Vec<f64>>;
    /// Seeks puzzles in games between bots, see [`puzzles()`]; `watch` hears of every game.
    ///
    /// # Errors
    /// As [`puzzles()`].
    fn puzzles(
        &self,
        spec: &PuzzleSpec,
        watch: &mut dyn FnMut(),
    ) -> Result<Sought, kernel::StartError>;
}

impl<G: Judge> Abilities for TitleOf<G> {
    fn bot(&self, spec: BotSpec) -> Box<dyn AnyBot> {
        Box::new(spec.make::<G>())
    }

    fn check(&self, spec: BotSpec) -> Result<(), BotError> {
        spec.check::<G>()
    }

    fn stand_in(&self, spec: BotSpec) -> Option<BotSpec> {
        spec.stand_in::<G>()
    }

    fn patience(&self) -> u32 {
        G::PATIENCE
    }

    fn walks(&self) -> u32 {
        G::WALKS
    }

    fn blur(&self) -> [f32; 2] {
        G::BLUR
    }

    fn chances(&self, game: &dyn AnyGame) -> Option<Vec<f64>> {
        crate::nets::chances::<G>(typed(game))
    }

    fn stamp(&self, net: &[u8]) -> Result<Vec<u8>, net::NetError> {
        crate::nets::stamped::<G>(net)
    }

    fn net(&self) -> Option<String> {
        crate::nets::mark::<G>()
    }

    fn bot_within(&self, spec: BotSpec, limit: Duration) -> Box<dyn AnyBot> {
        Box::new(spec.make_within::<G>(limit))
    }

    fn sim(
        &self,
        spec: &SimSpec,
        watch: &mut dyn FnMut(&Played) -> io::Result<()>,
    ) -> Result<SimReport, SimError> {
        sim::<G>(spec, watch)
    }

    fn arena(
        &self,
        spec: &ArenaSpec,
        watch: &mut dyn FnMut(&Played),
    ) -> Result<ArenaReport, SimError> {
        arena::<G>(spec, watch)
    }

    fn pace(&self, spec: &PaceSpec, bot: BotSpec) -> Result<Pace, kernel::StartError> {
        arena::pace::<G>(spec, bot)
    }

    fn iterations(
        &self,
        spec: &PaceSpec,
        threads: &[usize],
    ) -> Result<Vec<f64>, kernel::StartError> {
        arena::iterations::<G>(spec, threads)
    }

    fn tune(
        &self,
        spec: &TuneSpec,
        watch: &mut dyn FnMut(Candidate),
    ) -> Result<Option<Tuned>, TuneError> {
        if G::FEATURES.is_empty() {
            return Ok(None);
        }
        tune::<G>(spec, watch).map(Some)
    }

    fn bench(&self, spec: &BenchSpec) -> Result<BenchRow, kernel::StartError> {
        bench::<G>(spec)
    }

    fn bench_net(&self, spec: &BenchSpec) -> Result<NetRow, kernel::StartError> {
        bench_net::<G>(spec)
    }

    fn analyze(
        &self,
        spec: &AnalysisSpec,
        replay: &Replay,
        watch: &mut dyn FnMut(usize, usize),
    ) -> Result<Analysis, ReplayError> {
        analyze::<G>(spec, replay, watch)
    }
    fn second_thought(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        played: &str,
        budget: Option<Budget>,
        seed: u64,
    ) -> Option<Loss> {
        second_thought::<G>(typed(game), seat, G::Action::parse(played)?, budget, seed)
    }

    fn growth(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        samples: (u64, Duration),
        seed: u64,
    ) -> Vec<ScoreLine> {
        growth::<G>(typed(game), seat, samples, seed)
    }

    fn prospects(&self, game: &dyn AnyGame, seat: Seat) -> Option<Vec<f64>> {
        prospects::<G>(typed(game), seat)
    }

    fn puzzles(
        &self,
        spec: &PuzzleSpec,
        watch: &mut dyn FnMut(),
    ) -> Result<Sought, kernel::StartError> {
        puzzles::<G>(spec, watch)
    }
}
