//! The state of the full screen.

use kernel::{AnyGame, Seat, StartError};
use lang::Arg;
use ratatui::layout::{Rect, Size};

use super::panes::{Areas, Pane};
use super::popup::Popup;
use super::question::Question;
use super::style::Palette;
use crate::PlaySpec;
use crate::session::{Next, Session};

/// The full screen as a value: keys change it, a frame shows it.
pub struct App {
    pub(super) session: Session,
    pub(super) stage: Stage,
    pub(super) popup: Option<Popup>,
    pub(super) focus: Pane,
    /// How far each pane is scrolled: from the top, the log from its end.
    pub(super) scroll: [usize; Pane::ALL.len()],
    /// The answer to the last key, if it needs one.
    pub(super) notice: String,
    /// What whoever is in front of the screen may know of the game so far.
    pub(super) log: Vec<String>,
    /// How many lines of the log are new since the last answer.
    pub(super) fresh: usize,
    pub(super) palette: Palette,
    size: Size,
    pub(super) done: bool,
}

/// What the screen waits for.
#[derive(Debug)]
pub(super) enum Stage {
    /// A bot.
    Thinking(Seat),
    /// The next person, who is not to see what lies here.
    Curtain(Seat),
    /// An answer.
    Asked(Question),
    /// Nothing more.
    Over,
}

impl App {
    /// Starts the game.
    ///
    /// # Errors
    /// If it cannot be started like that.
    pub fn new(spec: PlaySpec) -> Result<App, StartError> {
        let palette = Palette::new(spec.color);
        let session = Session::new(spec)?;
        let mut app = App {
            notice: session.welcome(),
            log: session.log(usize::MAX),
            session,
            stage: Stage::Over,
            popup: None,
            focus: Pane::Options,
            scroll: Default::default(),
            fresh: 0,
            palette,
            size: Size::new(80, 24),
            done: false,
        };
        app.advance();
        Ok(app)
    }

    /// Whether somebody has quit.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether it is a bot's turn; [`tick`](App::tick) lets it answer.
    pub fn is_thinking(&self) -> bool {
        matches!(self.stage, Stage::Thinking(_))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// The game, if it came to its end.
    pub fn finished(&self) -> Option<Box<dyn AnyGame>> {
        self.session.finished()
    }

    /// Lets the bot whose turn it is answer.
    pub fn tick(&mut self) {
        if let Stage::Thinking(seat) = self.stage {
            self.session.bot_answers(seat);
            self.advance();
        }
    }

    /// The screen has this size from now on.
    pub fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// What to say when the screen is gone.
    pub fn farewell(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.is_over() {
            lines.extend(self.session.score(self.size.width.into()));
            lines.push(self.session.verdict());
        }
        lines.push(self.text("goodbye"));
        lines
    }

    /// A text of the table.
    pub(super) fn text(&self, id: &str) -> String {
        self.session.speaker.text(id, &[])
    }

    /// Where everything stands.
    pub(super) fn areas(&self, screen: Rect) -> Areas {
        let rows = self.prompt_lines(screen.width).len() as u16;
        Areas::of(screen, self.focus, rows)
    }

    /// The whole screen.
    pub(super) fn screen(&self) -> Rect {
        Rect::from((ratatui::layout::Position::ORIGIN, self.size))
    }

    /// The open question.
    pub(super) fn question(&self) -> Option<&Question> {
        match &self.stage {
            Stage::Asked(question) => Some(question),
            _ => None,
        }
    }

    /// The open question, to be changed.
    pub(super) fn question_mut(&mut self) -> Option<&mut Question> {
        match &mut self.stage {
            Stage::Asked(question) => Some(question),
            _ => None,
        }
    }

    /// Plays the option under the cursor.
    pub(super) fn answer(&mut self) {
        let Some(question) = self.question() else { return };
        let Some(chosen) = question.chosen() else { return };
        let (seat, notation) = (question.seat, question.options[chosen].notation.clone());
        self.fresh = 0;
        match self.session.apply(seat, &notation) {
            Ok(()) => self.advance(),
            Err(why) => self.notice = why,
        }
    }

    /// Turns the game of whoever is asked back, or forward again.
    pub(super) fn turn(&mut self, turn: fn(&mut Session, Seat) -> Result<(), String>, said: &str) {
        let Some(seat) = self.question().map(|question| question.seat) else { return };
        self.notice = match turn(&mut self.session, seat) {
            Ok(()) => {
                self.reread_log();
                self.advance();
                self.text(said)
            }
            Err(why) => why,
        };
    }

    /// Lifts the curtain.
    pub(super) fn hand_over(&mut self, seat: Seat) {
        self.session.hand_over(seat);
        self.focus = Pane::Options;
        let news = self.session.tell_news().len();
        self.reread_log();
        self.fresh = news;
        self.advance();
    }

    fn reread_log(&mut self) {
        self.log = self.session.log(usize::MAX);
        self.fresh = 0;
    }

    /// Goes to whatever comes next.
    fn advance(&mut self) {
        let news = self.session.tell_news();
        self.fresh += news.len();
        self.log.extend(news);
        self.scroll[Pane::Log as usize] = 0;
        self.stage = match self.session.next() {
            Next::Bot(seat) => Stage::Thinking(seat),
            Next::Curtain(seat) => Stage::Curtain(seat),
            Next::Person(seat) => Stage::Asked(self.ask(seat)),
            Next::Over => Stage::Over,
        };
        if matches!(self.stage, Stage::Over) {
            self.show_score();
        }
    }

    fn ask(&self, seat: Seat) -> Question {
        let options = self.session.options(seat);
        let labels = self.session.labels(&options);
        Question::new(seat, self.session.prompt(seat), options, labels)
    }

    /// Who is asked what, or whom the table waits for.
    pub(super) fn asking(&self) -> String {
        let speaker = &self.session.speaker;
        match &self.stage {
            Stage::Thinking(seat) => speaker.text("thinking", &[("who", Arg::Seat(*seat))]),
            Stage::Curtain(seat) => self.session.curtain(*seat),
            Stage::Asked(question) => {
                format!("{}: {}", speaker.name(question.seat), question.prompt)
            }
            Stage::Over => format!("{} {}", self.text("game-over"), self.session.verdict()),
        }
    }
}
