//! One game to its end, with the laws tried on the way.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::law::{Law, Verdict};
use super::parts::Parts;
use super::tally::Tally;
use super::{Breach, alike, knowledge, lists, odds, saving, scores, siblings, together};
use crate::chance::{Fast, Rng, below, choose};
use crate::{Action, Actor, Event, Game, Seat, Told, Turn, Viewer};

/// How often the laws are tried along a game. A field `n` means: at one line in `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// Components are counted, scores added up, parts of observations compared, events put into
    /// JSON.
    pub counts: u32,
    /// Every option is checked, unlisted actions are tried, outcomes are drawn.
    pub lists: u32,
    /// Viewers are compared, the state goes through its JSON, answers change their order.
    pub secrets: u32,
    /// A restored game is played on beside this one, and a determinized one to its end.
    pub sequels: u32,
    /// How many unlisted actions are tried for each actor.
    pub probes: u32,
    /// How many outcomes are drawn where chance is tried.
    pub draws: u32,
    /// No game has more lines.
    pub lines: usize,
    /// Whether seats that decide together answer in any order, or else in seat order, as in a
    /// simulation that does not try the laws.
    pub interleave: bool,
}

impl Thoroughness {
    /// Every law at every line, for small games.
    pub const FULL: Thoroughness = Thoroughness {
        counts: 1,
        lists: 1,
        secrets: 1,
        sequels: 8,
        probes: 16,
        draws: 64,
        lines: 20_000,
        interleave: true,
    };
    /// For the tests of a game.
    pub const TEST: Thoroughness =
        Thoroughness { counts: 2, lists: 8, secrets: 32, sequels: 512, ..Thoroughness::FULL };
    /// For simulations of many games: the same games as without the laws, a little slower.
    pub const SIMULATION: Thoroughness = Thoroughness {
        counts: 16,
        lists: 64,
        secrets: 512,
        sequels: 1024,
        interleave: false,
        ..Thoroughness::FULL
    };
}

/// A game that was played to its end and kept the laws.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// The final state.
    pub game: G,
    /// Every line that was played.
    pub lines: Vec<(Actor, G::Action)>,
}

/// Plays a game from `start` to its end and tries the laws on the way.
///
/// `policy` decides for the seats and chance is dealt, both from `rng`; the laws draw from a
/// generator of their own, so they do not change the game. A panic of the game is a breach too.
///
/// # Errors
/// The first law that is broken, with the list that broke it.
pub fn check_game<G: Game>(
    start: &G,
    policy: impl FnMut(&G, Seat, &[G::Action], &mut Fast) -> G::Action,
    rng: &mut Fast,
    thorough: &Thoroughness,
    tally: &mut Tally,
) -> Result<Finished<G>, Breach> {
    let dice = Fast::new(rng.clone().next_u64(), LAWS_STREAM);
    let mut walk = Walk {
        start,
        game: start.clone(),
        restored: None,
        lines: Vec::new(),
        legal: Vec::new(),
        parts: Parts::default(),
        policy,
        rng,
        dice,
        thorough,
        tally,
    };
    let verdict = catch_unwind(AssertUnwindSafe(|| walk.play_on()));
    let verdict = verdict.unwrap_or_else(|panic| Err(Law::NoPanic.broken(message(&*panic))));
    match verdict {
        Ok(()) => Ok(Finished { game: walk.game, lines: walk.lines }),
        Err(broken) => Err(Breach::within(broken, start, &walk.lines)),
    }
}

/// Keeps the generator of the laws apart from that of the game.
const LAWS_STREAM: u64 = 0x1a35;

struct Walk<'a, G: Game, P> {
    start: &'a G,
    game: G,
    /// The same game, saved and restored on the way.
    restored: Option<G>,
    lines: Vec<(Actor, G::Action)>,
    legal: Vec<G::Action>,
    parts: Parts,
    policy: P,
    rng: &'a mut Fast,
    dice: Fast,
    thorough: &'a Thoroughness,
    tally: &'a mut Tally,
}

impl<G: Game, P: FnMut(&G, Seat, &[G::Action], &mut Fast) -> G::Action> Walk<'_, G, P> {
    fn play_on(&mut self) -> Verdict {
        lists::small::<G::Action>()?;
        while let Some(actor) = self.actor()? {
            self.position()?;
            self.line(actor)?;
        }
        self.end()
    }

    /// Who plays the next line.
    fn actor(&mut self) -> Result<Option<Actor>, super::law::Broken> {
        let played = self.lines.len();
        match self.game.turn() {
            Turn::Over => Ok(None),
            _ if played >= self.thorough.lines => {
                Err(Law::Ends.broken(format!("{played} lines are played and no end is in sight")))
            }
            Turn::Together(seats) if self.thorough.interleave && !seats.is_empty() => {
                let seats: Vec<Seat> = seats.iter().collect();
                Ok(Some(Actor::Seat(choose(&mut self.dice, &seats))))
            }
            turn => turn.actor().map(Some).ok_or_else(|| Law::Ends.broken("nobody is waited for")),
        }
    }

    /// Tries the laws of the position, each as often as it is worth.
    fn position(&mut self) -> Verdict {
        if self.now(self.thorough.counts) {
            self.counts()?;
        }
        if self.now(self.thorough.lists) {
            self.listed()?;
        }
        if self.now(self.thorough.secrets) {
            self.secrets()?;
        }
        if self.now(self.thorough.sequels) {
            self.sequels()?;
        }
        Ok(())
    }

    fn now(&mut self, one_in: u32) -> bool {
        below(&mut self.dice, one_in) == 0
    }

    fn counts(&mut self) -> Verdict {
        let audit = self.game.audit();
        audit.map_err(|invalid| Law::Conservation.broken(invalid.to_string()))?;
        scores::scores(&self.game)?;
        self.parts.hold(&self.game)
    }

    fn listed(&mut self) -> Verdict {
        lists::lists(&self.game, &mut self.dice, self.thorough.probes)?;
        odds::odds(&self.game)?;
        odds::deal(&self.game, &mut self.dice, self.thorough.draws, &mut self.tally.deals)
    }

    fn secrets(&mut self) -> Verdict {
        for seat in Seat::all(self.game.players()) {
            knowledge::observation(&self.game, seat)?;
        }
        saving::json(&self.game)?;
        together::commutes(&self.game, &mut self.dice)?;
        siblings::siblings(&self.game, &mut self.dice)?;
        for viewer in Viewer::all(self.game.players()) {
            knowledge::no_leak(&self.game, viewer, &mut self.dice)?;
        }
        Ok(())
    }

    fn sequels(&mut self) -> Verdict {
        if self.restored.is_none() {
            self.restored = Some(saving::reloaded(&self.game)?);
        }
        let viewers: Vec<Viewer> = Viewer::all(self.game.players()).collect();
        let viewer = choose(&mut self.dice, &viewers);
        let sample = self.game.determinize(viewer, &mut self.dice);
        knowledge::possible(&sample)?;
        // What the true state does as well is no fault of the sample.
        playable(self.game.clone(), &mut self.dice, self.thorough.lines)?;
        playable(sample, &mut self.dice, self.thorough.lines).map_err(|broken| {
            Law::Determinized.broken(format!("a sample breaks `{}`: {}", broken.law, broken.what))
        })
    }

    fn line(&mut self, actor: Actor) -> Verdict {
        self.game.legal(actor, &mut self.legal);
        lists::asked(&self.game, actor, &self.legal)?;
        let action = self.choose(actor)?;
        let told = self.game.play(actor, action).map_err(|refused| {
            Law::Listed.broken(format!("{actor} `{action}` is listed: {refused}"))
        })?;
        self.lines.push((actor, action));
        self.count(&told)?;
        if self.now(self.thorough.counts) {
            saving::told(&told)?;
        }
        self.follow(actor, action)
    }

    /// Counts the question and lets the seat or chance answer it.
    fn choose(&mut self, actor: Actor) -> Result<G::Action, super::law::Broken> {
        match actor {
            Actor::Chance => {
                let action = self.game.deal(self.rng);
                self.tally.outcomes += 1;
                self.tally.chances.add_known(action.kind(), G::INFO.chances)?;
                let listed = self.legal.contains(&action);
                Law::Deal.holds(listed, || format!("`{action}` was dealt, but is not listed"))?;
                Ok(action)
            }
            Actor::Seat(seat) => {
                let ask = self.game.decision(seat).expect("whoever is waited for is asked").ask;
                self.tally.decisions += 1;
                self.tally.asks.add_known(ask, G::INFO.asks)?;
                let action = (self.policy)(&self.game, seat, &self.legal, self.rng);
                assert!(self.legal.contains(&action), "the policy chose `{action}`, not an option");
                self.tally.actions.add(action.kind());
                Ok(action)
            }
        }
    }

    fn count(&mut self, told: &[Told<G::Event>]) -> Verdict {
        let kinds = told.iter().map(|told| told.event.kind());
        let events = &mut self.tally.events;
        kinds.into_iter().try_for_each(|kind| events.add_known(kind, G::INFO.events))
    }

    /// Plays the line in the restored game too.
    fn follow(&mut self, actor: Actor, action: G::Action) -> Verdict {
        let Some(restored) = &mut self.restored else { return Ok(()) };
        let played = restored.play(actor, action);
        played.map(drop).map_err(|refused| {
            Law::Snapshot.broken(format!("the restored game refuses `{action}`: {refused}"))
        })
    }

    fn end(&mut self) -> Verdict {
        self.counts()?;
        self.listed()?;
        self.secrets()?;
        if let Some(restored) = &self.restored {
            Law::Snapshot.holds(alike(restored, &self.game), || {
                "the restored game came to another end".to_owned()
            })?;
        }
        self.again()?;
        self.tally.deals.believable::<G::Action>()?;
        self.tally.games += 1;
        Ok(())
    }

    /// The same list gives the same state.
    fn again(&self) -> Verdict {
        let mut game = self.start.clone();
        if let Ok(fresh) = G::new(game.parts(), &game.options(), game.players())
            && fresh == game
        {
            game = fresh;
        }
        for &(actor, action) in &self.lines {
            game.play(actor, action).map_err(|refused| {
                let line = format!("{actor} `{action}`");
                Law::Deterministic.broken(format!("played again, {line} is refused: {refused}"))
            })?;
        }
        Law::Deterministic.holds(alike(&game, &self.game), || {
            "played again, the list gives another state".to_owned()
        })
    }
}

/// Some way leads from here to an end, and every line of it is accepted.
fn playable<G: Game>(mut game: G, dice: &mut Fast, most: usize) -> Verdict {
    let mut legal = Vec::new();
    for _ in 0..most {
        let turn = game.turn();
        let actor = match turn.actor() {
            Some(actor) => actor,
            None if turn == Turn::Over => return Ok(()),
            None => return Err(Law::Ends.broken("played on, nobody is waited for")),
        };
        game.legal(actor, &mut legal);
        Law::Ends.holds(!legal.is_empty(), || format!("played on, {turn:?} has no option"))?;
        let action = choose(dice, &legal);
        game.play(actor, action).map_err(|refused| {
            Law::Listed.broken(format!("played on, {actor} `{action}` is listed: {refused}"))
        })?;
    }
    Err(Law::Ends.broken(format!("played on, {most} lines lead to no end")))
}

/// What a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the game panics: {}", text.unwrap_or("without a word"))
}
