//! Doing what a person typed.

use std::io::{self, BufRead, Write};

use kernel::{AnyAction, Seat};
use lang::Arg;

use super::command::Command;
use super::{Flow, Lines};
use crate::session::Session;
use crate::text::wrap;

impl<R: BufRead, W: Write> Lines<R, W> {
    /// Does what a person typed.
    pub(super) fn obey(
        &mut self,
        seat: Seat,
        options: &[AnyAction],
        line: &str,
    ) -> io::Result<Flow> {
        let notations: Vec<&str> = options.iter().map(|option| option.notation.as_str()).collect();
        match Command::read(line, &notations) {
            Command::Option(number) => match number.checked_sub(1).and_then(|i| options.get(i)) {
                Some(option) => return self.apply(seat, &option.notation),
                None => self.no_option(number, options.len())?,
            },
            Command::Notation(notation) => return self.apply(seat, &notation),
            Command::Undo => return self.turned(Session::undo, seat, "taken-back"),
            Command::Reset => return self.turned(Session::reset, seat, "taken-back"),
            Command::Redo => return self.turned(Session::redo, seat, "brought-back"),
            Command::Options => self.show_options(seat, options)?,
            Command::Hint => {
                let lines = self.session.hint(self.width, seat, options);
                self.console.lines(&lines)?;
            }
            Command::Help(Some(number)) => match number.checked_sub(1).and_then(|i| options.get(i))
            {
                Some(option) => {
                    self.console.lines(&self.session.explain(self.width, number, option))?
                }
                None => self.no_option(number, options.len())?,
            },
            other => return self.look(other),
        }
        Ok(Flow::Ask)
    }

    /// Does what needs no question: shows something, saves, quits.
    pub(super) fn look(&mut self, command: Command) -> io::Result<Flow> {
        let session = &self.session;
        let lines = match command {
            Command::Quit => return self.leave(),
            Command::Board => session.drawing.board(&session.view(), &self.page()),
            Command::Mats => session.drawing.mats(&session.view(), &self.page(), session.viewer),
            Command::Score => self.session.score(self.width),
            Command::Log(count) => self.log(count),
            Command::Rule(id) => session.rule(self.width, &id),
            Command::Save(file) => vec![self.save(&file)],
            Command::Help(_) => self.commands(),
            Command::Nothing => Vec::new(),
            _ => vec![session.speaker.text("after-the-game", &[])],
        };
        self.console.lines(&lines)?;
        Ok(Flow::Ask)
    }

    /// Somebody who types is asked first, unless the game is over; whoever insists is let go.
    fn leave(&mut self) -> io::Result<Flow> {
        if !self.is_typed || self.session.is_over() {
            return Ok(Flow::Quit);
        }
        let [question, keys] =
            ["quit-question", "quit-keys"].map(|id| self.session.speaker.text(id, &[]));
        let Some(line) = self.console.ask(&format!("{question} [{keys}] "))? else {
            return Ok(Flow::Quit);
        };
        match Command::read(&line, &[]) {
            Command::Quit => Ok(Flow::Quit),
            Command::Notation(word) if word.eq_ignore_ascii_case("y") => Ok(Flow::Quit),
            command @ Command::Save(_) => self.look(command),
            _ => Ok(Flow::Ask),
        }
    }

    fn apply(&mut self, seat: Seat, notation: &str) -> io::Result<Flow> {
        match self.session.apply(seat, notation) {
            Ok(()) => Ok(Flow::Moved),
            Err(why) => {
                self.console.line(&why)?;
                Ok(Flow::Ask)
            }
        }
    }

    /// Turns the game back, or forward again, and says so.
    fn turned(
        &mut self,
        turn: fn(&mut Session, Seat) -> Result<(), String>,
        seat: Seat,
        said: &str,
    ) -> io::Result<Flow> {
        match turn(&mut self.session, seat) {
            Ok(()) => {
                self.say(said)?;
                Ok(Flow::Moved)
            }
            Err(why) => {
                self.console.line(&why)?;
                Ok(Flow::Ask)
            }
        }
    }

    fn no_option(&mut self, number: usize, count: usize) -> io::Result<()> {
        let args = [("n", Arg::Number(number as i64)), ("max", Arg::Number(count as i64))];
        self.console.line(&self.session.speaker.text("no-option", &args))?;
        self.console.line(&self.session.speaker.text("no-option-hint", &args))
    }

    fn commands(&self) -> Vec<String> {
        let example = self.session.example_rule();
        let text = self.session.speaker.text("commands", &[("example", Arg::Text(&example))]);
        text.lines().map(str::to_owned).collect()
    }

    fn log(&self, count: usize) -> Vec<String> {
        let lines = self.session.log(count);
        if lines.is_empty() {
            return vec![self.session.speaker.text("log-empty", &[])];
        }
        lines.iter().flat_map(|line| wrap(self.width, "· ", line)).collect()
    }

    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return self.session.speaker.text("save-how", &[]);
        }
        self.session.save(file)
    }
}
