//! The loop: whoever is asked answers, until the game is over or somebody quits.

use std::fmt;
use std::io::{self, BufRead, Write};

use bots::AnyBot;
use kernel::chance::{Dealer, Fast};
use kernel::{Actor, AnyAction, Progress, Rulebook, Seat, StartError, Viewer};
use lang::{Arg, Speaker};
use table::{Dealing, Table};

use crate::command::Command;
use crate::console::Console;
use crate::drawing::{Drawing, drawing};
use crate::news::News;
use crate::text::{numbered, wrap};
use crate::{PlaySpec, Player, standings};

/// Plays a game line by line until it is over, somebody quits or the input ends.
///
/// # Errors
/// If the game cannot be started like that, or a line cannot be read or written.
pub fn play(spec: PlaySpec, input: impl BufRead, output: impl Write) -> Result<(), PlayFailed> {
    let mut session = Session::new(spec, input, output)?;
    Ok(session.run()?)
}

/// Why a game was not played to its end.
#[derive(Debug)]
pub enum PlayFailed {
    /// It could not be started.
    Start(StartError),
    /// A line could not be read or written.
    Io(io::Error),
}

impl fmt::Display for PlayFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFailed::Start(error) => error.fmt(f),
            PlayFailed::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PlayFailed {}

impl From<StartError> for PlayFailed {
    fn from(error: StartError) -> PlayFailed {
        PlayFailed::Start(error)
    }
}

impl From<io::Error> for PlayFailed {
    fn from(error: io::Error) -> PlayFailed {
        PlayFailed::Io(error)
    }
}

/// A game and whoever sits at it.
pub(crate) struct Session<R, W> {
    pub(crate) table: Table,
    chairs: Vec<Option<Box<dyn AnyBot>>>,
    pub(crate) rng: Fast,
    pub(crate) speaker: Speaker,
    pub(crate) book: Rulebook,
    pub(crate) drawing: Box<dyn Drawing>,
    pub(crate) console: Console<R, W>,
    pub(crate) news: News,
    /// Who is in front of the screen.
    pub(crate) viewer: Viewer,
    /// The phase that was last shown in full, and to whom.
    shown: Option<(Viewer, Progress)>,
}

/// Whether to go on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The same question is still open.
    Ask,
    /// The game has moved.
    Moved,
    /// Somebody has had enough.
    Quit,
}

impl<R: BufRead, W: Write> Session<R, W> {
    fn new(spec: PlaySpec, input: R, output: W) -> Result<Self, StartError> {
        let players = spec.seats.len() as u8;
        let game = spec.game.title.start(spec.parts, &spec.options, players)?;
        let info = game.info();
        let drawing = drawing(game.as_ref());
        let table = Table::new(spec.game.title, game, Dealing::Seeded(Dealer::new(spec.seed)));
        let chair = |player: &Player| match player {
            Player::Human => None,
            Player::Bot(bot) => Some(spec.game.abilities.bot(*bot)),
        };
        Ok(Session {
            chairs: spec.seats.iter().map(chair).collect(),
            rng: Fast::new(bot_seed(&table), 0),
            speaker: Speaker::new(spec.tongue, info, &spec.names),
            book: Rulebook::parse(info.rules, info.prefix),
            drawing,
            console: Console::new(input, output, spec.color, spec.echo),
            news: News::new(&table),
            viewer: first_viewer(&spec.seats),
            shown: None,
            table,
        })
    }

    fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        loop {
            let flow = match self.next() {
                Some(seat) if self.chairs[seat.index()].is_some() => self.bot_answers(seat)?,
                Some(seat) => self.person_answers(seat)?,
                None => return self.finish(),
            };
            if flow == Flow::Quit {
                return self.console.line(&self.speaker.text("goodbye", &[]));
            }
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let game = self.table.game();
        let info = game.info();
        let args = [("title", Arg::Text(info.title)), ("n", Arg::Number(game.players().into()))];
        let welcome = self.speaker.text("welcome", &args);
        self.console.heading(&welcome)?;
        if let Some(hash) = self.table.commitment() {
            let text = self.speaker.text("commitment", &[("hash", Arg::Text(hash))]);
            self.console.line(&text)?;
        }
        self.console.line(&self.speaker.text("how-to-start", &[]))
    }

    /// Who answers next: bots first, then whoever is in front of the screen, then the others.
    fn next(&self) -> Option<Seat> {
        let asked: Vec<Seat> = self.table.game().turn().seats().iter().collect();
        let bot = asked.iter().find(|seat| self.chairs[seat.index()].is_some());
        let same = asked.iter().find(|seat| self.viewer.is(**seat));
        bot.or(same).or(asked.first()).copied()
    }

    fn bot_answers(&mut self, seat: Seat) -> io::Result<Flow> {
        let bot = self.chairs[seat.index()].as_mut().expect("a bot sits there");
        let choice = bot.choose(self.table.game(), seat, &mut self.rng);
        self.table.apply(Actor::Seat(seat), &choice.action).expect("a bot answers with an option");
        if self.people() <= 1 {
            self.tell_news()?;
        }
        Ok(Flow::Moved)
    }

    fn person_answers(&mut self, seat: Seat) -> io::Result<Flow> {
        if !self.viewer.is(seat) && self.hand_over(seat)? == Flow::Quit {
            return Ok(Flow::Quit);
        }
        self.tell_news()?;
        if !self.show_phase(seat)? {
            self.remind(seat)?;
        }
        let options = self.table.game().legal(Actor::Seat(seat));
        self.show_options(seat, &options)?;
        loop {
            let Some(line) = self.console.ask(&format!("{}> ", self.speaker.name(seat)))? else {
                self.console.line(&self.speaker.text("input-ended", &[]))?;
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
        let text = self.speaker.text("curtain", &[("who", Arg::Seat(seat))]);
        if self.console.ask(&format!("{text} "))?.is_none() {
            self.console.line(&self.speaker.text("input-ended", &[]))?;
            return Ok(Flow::Quit);
        }
        self.viewer = Viewer::Seat(seat);
        self.shown = None;
        Ok(Flow::Moved)
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.is_none()).count()
    }

    /// Tells whoever is in front of the screen what has happened.
    fn tell_news(&mut self) -> io::Result<()> {
        for line in self.news.tell(&self.table, &self.speaker, self.viewer) {
            self.console.lines(&wrap("· ", &line))?;
        }
        Ok(())
    }

    /// Shows the board at first, what is new when a round begins, and the mats when a phase does;
    /// says whether there was anything to show.
    fn show_phase(&mut self, seat: Seat) -> io::Result<bool> {
        let progress = self.table.game().progress();
        let before = self.shown.replace((self.viewer, progress));
        if before == self.shown {
            return Ok(false);
        }
        let view = self.table.game().view(self.viewer);
        self.headline(progress)?;
        let lines = match before.filter(|(who, _)| *who == self.viewer) {
            None => self.drawing.board(&view, &self.speaker),
            Some((_, was)) if was.round != progress.round => {
                self.drawing.round(&view, &self.speaker)
            }
            Some(_) => Vec::new(),
        };
        self.console.lines(&lines)?;
        self.console.lines(&self.drawing.glance(&view, &self.speaker, seat))?;
        Ok(true)
    }

    /// Shows what has changed within the phase.
    fn remind(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.game().view(self.viewer);
        self.console.lines(&self.drawing.reminder(&view, &self.speaker, seat))
    }

    fn headline(&mut self, progress: Progress) -> io::Result<()> {
        let phase = self.speaker.phase(progress.phase);
        let id = if progress.round == 0 { "headline-setup" } else { "headline" };
        let args = [("n", Arg::Number(progress.round.into())), ("phase", Arg::Text(&phase))];
        let text = self.speaker.text(id, &args);
        self.console.heading(&format!("── {text} ──"))
    }

    pub(crate) fn show_options(&mut self, seat: Seat, options: &[AnyAction]) -> io::Result<()> {
        let decision = self.table.game().decision(seat);
        let prompt = decision.map(|decision| self.speaker.prompt(&decision));
        self.console.heading(&prompt.unwrap_or_default())?;
        let labels: Vec<String> =
            options.iter().map(|option| self.speaker.label(&option.label)).collect();
        self.console.lines(&numbered(&labels))
    }

    /// The end of the game; then whoever is there may look around and save it.
    fn finish(&mut self) -> io::Result<()> {
        self.tell_news()?;
        self.console.heading(&self.speaker.text("game-over", &[]))?;
        let sheet = self.table.game().score();
        self.console.lines(&standings::breakdown(&self.speaker, &sheet))?;
        self.console.line(&standings::verdict(&self.speaker, &sheet))?;
        if self.people() == 0 {
            return Ok(());
        }
        self.console.line(&self.speaker.text("after-the-game", &[]))?;
        while let Some(line) = self.console.ask("> ")? {
            if self.look(Command::read(&line, &[]))? == Flow::Quit {
                break;
            }
        }
        self.console.line(&self.speaker.text("goodbye", &[]))
    }
}

/// Where people look from first: the first of them, or beside the table if there is none. With
/// several, the first too gets a curtain.
fn first_viewer(seats: &[Player]) -> Viewer {
    let mut people =
        Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()] == Player::Human);
    match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        _ => Viewer::Onlooker,
    }
}

/// Bots draw from what everybody knows of the seed, so that they cannot know more.
fn bot_seed(table: &Table) -> u64 {
    let hash = table.commitment().unwrap_or_default();
    hash.get(..16).and_then(|head| u64::from_str_radix(head, 16).ok()).unwrap_or_default()
}
