//! Doing what a person typed.

use std::io::{self, BufRead, Write};

use kernel::{Actor, AnyAction, Seat, Turn};
use lang::Arg;
use table::{ApplyError, UndoError};

use crate::command::Command;
use crate::session::{Flow, Session};
use crate::text::wrap;
use crate::{explain, news, standings};

impl<R: BufRead, W: Write> Session<R, W> {
    /// Does what a person typed.
    pub(crate) fn obey(
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
            Command::Undo => return self.undo(seat),
            Command::Options => self.show_options(seat, options)?,
            Command::Help(Some(number)) => match number.checked_sub(1).and_then(|i| options.get(i))
            {
                Some(option) => {
                    let lines = explain::option(&self.speaker, &self.book, number, option);
                    self.console.lines(&lines)?;
                }
                None => self.no_option(number, options.len())?,
            },
            other => return self.look(other),
        }
        Ok(Flow::Ask)
    }

    /// Does what needs no question: shows something, saves, quits.
    pub(crate) fn look(&mut self, command: Command) -> io::Result<Flow> {
        let view = || self.table.game().view(self.viewer);
        let lines = match command {
            Command::Quit => return Ok(Flow::Quit),
            Command::Board => self.drawing.board(&view(), &self.speaker),
            Command::Mats => self.drawing.mats(&view(), &self.speaker, self.viewer),
            Command::Score => self.score(),
            Command::Log(count) => self.log(count),
            Command::Rule(id) => self.rule(&id),
            Command::Save(file) => self.save(&file),
            Command::Help(_) => self.commands(),
            Command::Nothing => Vec::new(),
            _ => vec![self.speaker.text("after-the-game", &[])],
        };
        self.console.lines(&lines)?;
        Ok(Flow::Ask)
    }

    fn apply(&mut self, seat: Seat, notation: &str) -> io::Result<Flow> {
        match self.table.apply(Actor::Seat(seat), notation) {
            Ok(_) => Ok(Flow::Moved),
            Err(ApplyError::Play(error)) => {
                self.console.line(&self.speaker.play_error(&error))?;
                Ok(Flow::Ask)
            }
            Err(error) => {
                self.console.line(&error.to_string())?;
                Ok(Flow::Ask)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> io::Result<Flow> {
        let undone = self.table.may_undo(seat);
        match undone.and_then(|line| self.table.undo_of(seat).map(|_| line)) {
            Ok(line) => {
                self.news.taken_back(line);
                self.console.line(&self.speaker.text("taken-back", &[]))?;
                Ok(Flow::Moved)
            }
            Err(error) => {
                self.console.line(&self.undo_error(error))?;
                Ok(Flow::Ask)
            }
        }
    }

    fn undo_error(&self, error: UndoError) -> String {
        match error {
            UndoError::Nothing => self.speaker.text("undo-nothing", &[]),
            UndoError::Decided(who) => {
                self.speaker.text("undo-decided", &[("who", Arg::Seat(who))])
            }
            UndoError::Revealed => self.speaker.text("undo-revealed", &[]),
            UndoError::Answered => self.speaker.text("undo-answered", &[]),
            UndoError::Begun => self.speaker.text("undo-begun", &[]),
        }
    }

    fn no_option(&mut self, number: usize, count: usize) -> io::Result<()> {
        let args = [("n", Arg::Number(number as i64)), ("max", Arg::Number(count as i64))];
        self.console.line(&self.speaker.text("no-option", &args))?;
        self.console.line(&self.speaker.text("no-option-hint", &args))
    }

    fn commands(&self) -> Vec<String> {
        let example = self.example_rule();
        let text = self.speaker.text("commands", &[("example", Arg::Text(&example))]);
        text.lines().map(str::to_owned).collect()
    }

    fn rule(&self, id: &str) -> Vec<String> {
        explain::rule(&self.book, id).unwrap_or_else(|| {
            let example = self.example_rule();
            vec![
                self.speaker.text("unknown-rule", &[("id", Arg::Text(id))]),
                self.speaker.text("unknown-rule-hint", &[("example", Arg::Text(&example))]),
            ]
        })
    }

    fn example_rule(&self) -> String {
        self.book.rules().first().map_or_else(String::new, |rule| rule.id.clone())
    }

    fn log(&self, count: usize) -> Vec<String> {
        let lines = news::log(&self.table, &self.speaker, self.viewer, count);
        if lines.is_empty() {
            return vec![self.speaker.text("log-empty", &[])];
        }
        lines.iter().flat_map(|line| wrap("· ", line)).collect()
    }

    fn is_over(&self) -> bool {
        self.table.game().turn() == Turn::Over
    }

    /// The score as it stands. Until the game is over it is that of a state which the viewer cannot
    /// tell from the true one, so that nothing hidden shows.
    fn score(&mut self) -> Vec<String> {
        let game = self.table.game();
        let sheet = if self.is_over() {
            game.score()
        } else {
            game.determinize(self.viewer, &mut self.rng).score()
        };
        standings::breakdown(&self.speaker, &sheet)
    }

    fn save(&self, file: &str) -> Vec<String> {
        if !self.is_over() {
            return vec![self.speaker.text("save-not-over", &[])];
        }
        if file.is_empty() {
            return vec![self.speaker.text("save-how", &[])];
        }
        vec![match std::fs::write(file, self.table.replay().to_string()) {
            Ok(()) => self.speaker.text("saved", &[("file", Arg::Text(file))]),
            Err(error) => {
                let why = error.to_string();
                let args = [("file", Arg::Text(file)), ("why", Arg::Text(&why))];
                self.speaker.text("save-failed", &args)
            }
        }]
    }
}
