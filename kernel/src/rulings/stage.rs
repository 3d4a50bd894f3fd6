//! A position that lines of an example lead to, for whoever shows it instead of testing it.

use super::step::Outcome;
use super::table::{NoTable, Table};
use super::{Step, parse};
use crate::{Actor, AnyGame, AnyTold, Title, Turn};

/// A game in progress that was laid down and played by lines of an example.
pub struct Stage {
    table: Table,
}

impl Step {
    /// Reads one line of an example, without its heading.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn parse(line: &str) -> Result<Step, String> {
        parse::step(line.trim())
    }
}

impl Stage {
    /// The table that a line `setup` or `given` lays down.
    ///
    /// # Errors
    /// If the line is another one, or there can be no such table.
    pub fn lay(title: &dyn Title, step: &Step) -> Result<Stage, String> {
        let table = match step {
            Step::Setup { table, refused: None } => Table::setup(title, table),
            Step::Given { position, invalid: None } => Table::given(title, position),
            _ => return Err("a position begins with `setup` or `given`".to_owned()),
        };
        let table = table.map_err(|error| match error {
            NoTable::Refused(error) => error.to_string(),
            NoTable::Invalid(invalid) => format!("there is no such position: {invalid}"),
            NoTable::Line(why) => why,
        })?;
        Ok(Stage { table })
    }

    /// Plays a line `deal`, or one that is `ok`.
    ///
    /// # Errors
    /// If it is another line, or the rules refuse it.
    pub fn go_on(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Deal(None) => self.table.deal_to_question(),
            Step::Deal(Some(times)) => self.table.deal_times(*times),
            Step::Act { actor, action, outcome: Outcome::Played } => self.play(*actor, action),
            _ => Err("only `deal` and lines that are `ok` lead on".to_owned()),
        }
    }

    /// Somebody acts.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub fn play(&mut self, actor: Actor, action: &str) -> Result<(), String> {
        if let Actor::Seat(seat) = actor {
            self.table.has(seat)?;
        }
        let told = self.table.game.play(actor, action).map_err(|error| error.to_string())?;
        self.table.told = Some(told);
        Ok(())
    }

    /// The fixed dealer brings what chance owes, up to the next question.
    ///
    /// # Errors
    /// If chance never ends.
    pub fn deal(&mut self) -> Result<(), String> {
        if self.game().turn() == Turn::Chance { self.table.deal_to_question() } else { Ok(()) }
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        self.table.game.as_ref()
    }

    /// What the last action told.
    pub fn told(&self) -> &[AnyTold] {
        self.table.told.as_deref().unwrap_or_default()
    }
}
