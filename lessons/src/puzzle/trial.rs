//! Somebody tries to solve a puzzle.

use kernel::{Actor, AnyAction, AnyGame, AnyTold, PlayError, Title};
use lang::Speaker;

use super::Puzzle;
use crate::moment::opened;
use crate::shown::Seen;
use crate::{Lit, Stray};

/// Where somebody stands in a puzzle.
pub struct Trial<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The moves of the solution that were made, by their place in it.
    pub choices: Vec<u8>,
    game: Box<dyn AnyGame>,
    /// What was told since the move before.
    news: Vec<AnyTold>,
}

/// What comes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Tried {
    /// It belongs to the solution: the move of this place.
    Right(u8),
    /// It may be played, and something else is better.
    Other,
    /// It cannot be played.
    Refused(PlayError),
}

impl Puzzle {
    /// The puzzle after these moves of its solution, by their places.
    ///
    /// # Errors
    /// If they lead nowhere: they come from another version of it.
    pub fn at(&self, title: &dyn Title, choices: &[u8]) -> Result<Trial<'_>, Stray> {
        let stage = opened(title, &self.position).map_err(Stray)?;
        let (game, news) = (stage.game().boxed(), stage.told().to_vec());
        let mut trial = Trial { puzzle: self, choices: Vec::new(), game, news };
        for choice in choices {
            trial.go_on(*choice)?;
        }
        Ok(trial)
    }

    /// The moves of the solution.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.solution.iter().map(|(_, action)| action.as_str())
    }
}

impl Trial<'_> {
    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// What was told since the move before.
    pub fn news(&self) -> &[AnyTold] {
        &self.news
    }

    /// Whether every move was found.
    pub fn is_solved(&self) -> bool {
        self.choices.len() == self.puzzle.solution.len()
    }

    /// The moves that may be made; none once it is solved.
    pub fn legal(&self) -> Vec<AnyAction> {
        if self.is_solved() { Vec::new() } else { self.game.legal(self.actor()) }
    }

    /// The moves of the solution that are still to be found, with their places.
    pub fn left(&self) -> Vec<(u8, &str)> {
        let found = |(place, _): &(u8, &str)| !self.choices.contains(place);
        (0..).zip(self.puzzle.moves()).filter(found).collect()
    }

    /// What comes of a move; nothing is played yet. The moves of the solution may be made in any
    /// order that leads to the same position.
    pub fn reply(&self, notation: &str) -> Tried {
        let action = kernel::text::tidy(notation);
        if let Err(error) = self.game.check(self.actor(), &action) {
            return Tried::Refused(error);
        }
        let left = self.left();
        let place = left.iter().position(|(_, wanted)| *wanted == action);
        match place {
            Some(0) => Tried::Right(left[0].0),
            Some(at) if self.comes_to_the_same(&left, at) => Tried::Right(left[at].0),
            _ => Tried::Other,
        }
    }

    /// Whether one of the moves that are left can be made first.
    fn comes_to_the_same(&self, left: &[(u8, &str)], first: usize) -> bool {
        let moves = |order: &[&str]| self.after(order).map(|game| game.state());
        let usual: Vec<&str> = left.iter().map(|(_, action)| *action).collect();
        let mut other = usual.clone();
        let taken = other.remove(first);
        other.insert(0, taken);
        moves(&other).is_some_and(|end| Some(end) == moves(&usual))
    }

    /// The game after some moves of the seat; `None` if one of them cannot be played.
    fn after(&self, moves: &[&str]) -> Option<Box<dyn AnyGame>> {
        let mut game = self.game.clone();
        for action in moves {
            game.play(self.actor(), action).ok()?;
            self.go_through(&mut game);
        }
        Some(game)
    }

    /// Makes a move of the solution, by its place.
    ///
    /// # Errors
    /// If it has no such move, or it cannot be played now.
    pub fn go_on(&mut self, choice: u8) -> Result<(), Stray> {
        let wanted = self
            .left()
            .iter()
            .find(|(place, _)| *place == choice)
            .map(|(_, action)| (*action).to_owned());
        let wanted = wanted.ok_or_else(|| Stray(format!("there is no move {choice} left")))?;
        let actor = self.actor();
        self.news = self.game.play(actor, &wanted).map_err(|error| Stray(error.to_string()))?;
        self.choices.push(choice);
        if !self.is_solved() {
            let mut game = self.game.clone();
            self.news.extend(self.go_through(&mut game));
            self.game = game;
        }
        Ok(())
    }

    /// Moves of the seat without a choice are made by themselves.
    fn go_through(&self, game: &mut Box<dyn AnyGame>) -> Vec<AnyTold> {
        let mut news = Vec::new();
        while let [only] = game.notations(self.actor()).as_slice() {
            match game.play(self.actor(), only) {
                Ok(told) => news.extend(told),
                Err(_) => break,
            }
        }
        news
    }

    fn actor(&self) -> Actor {
        Actor::Seat(self.puzzle.seat)
    }

    /// The table as the seat sees it, with these parts or the pieces of these moves lit.
    pub fn areas(&self, parts: &[String], speaker: &Speaker) -> Option<Lit> {
        let legal = self.legal();
        let (game, news) = (self.game(), self.news());
        Seen { game, seat: self.puzzle.seat, legal: &legal, news }.lit(parts, speaker)
    }
}
