//! The plain face: line by line.

mod command;
pub(crate) mod console;
mod obey;

use std::io::{self, BufRead, Write};

use kernel::{AnyAction, AnyGame, Progress, Seat, Viewer};
use lang::Arg;

use crate::session::{Next, Session};
use crate::text::{Page, numbered, wrap};
use crate::{PlayFailed, PlaySpec};
use command::Command;
use console::Console;

pub use console::{columns, is_dumb, wants_color};

/// Plays a game line by line until it is over, somebody quits or the input ends; gives the game if
/// it came to its end.
///
/// # Errors
/// If the game cannot be started like that, or a line cannot be read or written.
pub fn play(
    spec: PlaySpec,
    input: impl BufRead,
    output: impl Write,
) -> Result<Option<Box<dyn AnyGame>>, PlayFailed> {
    let (color, echo, width) = (spec.color, spec.echo, spec.width);
    let session = Session::new(spec)?;
    let console = Console::new(input, output, color, echo, session.tint.clone());
    let mut lines = Lines { session, console, width, is_typed: !echo, shown: None };
    lines.run()?;
    Ok(lines.session.finished())
}

/// A session that is shown line by line.
struct Lines<R, W> {
    session: Session,
    console: Console<R, W>,
    /// The widest line.
    width: usize,
    /// Whether somebody types, rather than a file or a program.
    is_typed: bool,
    /// The phase that was last shown in full, and to whom.
    shown: Option<(Viewer, Progress)>,
}

/// Whether to go on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// The same question is still open.
    Ask,
    /// The game has moved.
    Moved,
    /// Somebody has had enough.
    Quit,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        loop {
            let flow = match self.session.next() {
                Next::Bot(seat) => self.bot_answers(seat)?,
                Next::Curtain(seat) => self.hand_over(seat)?,
                Next::Person(seat) => self.person_answers(seat)?,
                Next::Over => return self.finish(),
            };
            if flow == Flow::Quit {
                return self.say("goodbye");
            }
        }
    }

    fn page(&self) -> Page<'_> {
        self.session.page(self.width)
    }

    /// Writes a text of the table.
    fn say(&mut self, id: &str) -> io::Result<()> {
        self.console.line(&self.session.speaker.text(id, &[]))
    }

    fn welcome(&mut self) -> io::Result<()> {
        self.console.heading(&self.session.welcome())?;
        if let Some(hash) = self.session.table.commitment() {
            let text = self.session.speaker.text("commitment", &[("hash", Arg::Text(hash))]);
            self.console.lines(&wrap(self.width, "", &text))?;
        }
        self.say("how-to-start")
    }

    fn bot_answers(&mut self, seat: Seat) -> io::Result<Flow> {
        self.session.bot_answers(seat);
        if self.session.people() <= 1 {
            self.tell_news()?;
        }
        Ok(Flow::Moved)
    }

    fn person_answers(&mut self, seat: Seat) -> io::Result<Flow> {
        self.tell_news()?;
        if !self.show_phase(seat)? {
            self.remind(seat)?;
        }
        let options = self.session.options(seat);
        self.show_options(seat, &options)?;
        loop {
            let prompt = format!("{}> ", self.session.speaker.name(seat));
            let Some(line) = self.console.ask(&prompt)? else {
                self.say("input-ended")?;
                return Ok(Flow::Quit);
            };
            match self.obey(seat, &options, &line)? {
                Flow::Ask => {}
                flow => return Ok(flow),
            }
        }
    }

    /// Takes the last screen away before the next person looks.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        self.console.clear()?;
        if self.console.ask(&format!("{} ", self.session.curtain(seat)))?.is_none() {
            self.say("input-ended")?;
            return Ok(Flow::Quit);
        }
        self.session.hand_over(seat);
        self.shown = None;
        Ok(Flow::Moved)
    }

    /// Tells whoever is in front of the screen what has happened.
    fn tell_news(&mut self) -> io::Result<()> {
        for line in self.session.tell_news() {
            self.console.lines(&wrap(self.width, "· ", &line))?;
        }
        Ok(())
    }

    /// Shows the board at first, what is new when a round begins, and the mats when a phase does;
    /// says whether there was anything to show.
    fn show_phase(&mut self, seat: Seat) -> io::Result<bool> {
        let progress = self.session.table.game().progress();
        let viewer = self.session.viewer;
        let before = self.shown.replace((viewer, progress));
        if before == self.shown {
            return Ok(false);
        }
        self.console.heading(&format!("── {} ──", self.session.headline()))?;
        let view = self.session.view();
        let drawing = &self.session.drawing;
        let mut lines = match before.filter(|(who, _)| *who == viewer) {
            None => drawing.board(&view, &self.page()),
            Some((_, was)) if was.round != progress.round => drawing.round(&view, &self.page()),
            Some(_) => Vec::new(),
        };
        lines.extend(drawing.glance(&view, &self.page(), seat));
        self.console.lines(&lines)?;
        Ok(true)
    }

    /// Shows what has changed within the phase.
    fn remind(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.session.drawing.reminder(&self.session.view(), &self.page(), seat);
        self.console.lines(&lines)
    }

    fn show_options(&mut self, seat: Seat, options: &[AnyAction]) -> io::Result<()> {
        self.console.heading(&self.session.prompt(seat))?;
        self.console.lines(&numbered(self.width, &self.session.labels(options)))
    }

    /// The end of the game; then whoever is there may look around and save it.
    fn finish(&mut self) -> io::Result<()> {
        self.tell_news()?;
        self.console.heading(&self.session.speaker.text("game-over", &[]))?;
        let score = self.session.score(self.width);
        self.console.lines(&score)?;
        self.console.line(&self.session.verdict())?;
        if self.session.people() == 0 {
            return Ok(());
        }
        self.say("after-the-game")?;
        while let Some(line) = self.console.ask("> ")? {
            if self.look(Command::read(&line, &[]))? == Flow::Quit {
                break;
            }
        }
        self.say("goodbye")
    }
}
