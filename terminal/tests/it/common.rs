//! Tables to play at, on screens that are kept in memory.

use std::io::Cursor;

use bots::BotSpec;
use kernel::chance::Seed;
use lang::Tongue;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use terminal::{App, PlaySpec, Player, play};

pub(crate) const AGAINST_BOT: [Player; 2] = [Player::Human, Player::Bot(BotSpec::Random)];
pub(crate) const BUSY: Player = Player::Bot(BotSpec::Busy);
pub(crate) const ALONE: [Player; 1] = [Player::Human];
pub(crate) const SMALL: (u16, u16) = (80, 24);
pub(crate) const LARGE: (u16, u16) = (120, 40);

/// A table of a game, dealt the same every time.
pub(crate) fn spec(key: &str, seats: &[Player], tongue: Tongue) -> PlaySpec {
    let game = shelf::find(key).expect("the game is on the shelf");
    PlaySpec {
        game,
        parts: game.title.standard(),
        options: Vec::new(),
        seats: seats.to_vec(),
        names: Vec::new(),
        begun: None,
        seed: Seed::from_text("a rainy evening"),
        tongue,
        color: false,
        echo: true,
        width: 100,
    }
}

/// A table of Orléans at which the first player begins.
pub(crate) fn orleans(seats: &[Player], tongue: Tongue) -> PlaySpec {
    let mut spec = spec("orleans", seats, tongue);
    spec.options.push(("start_seat".to_owned(), "0".to_owned()));
    spec
}

/// What the screen shows when these lines are typed.
pub(crate) fn screen(spec: PlaySpec, typed: &str) -> String {
    let mut output = Vec::new();
    play(spec, Cursor::new(typed), &mut output).expect("the game can be played");
    String::from_utf8(output).expect("text")
}

/// A screen and the game on it.
pub(crate) struct Screen {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
}

impl Screen {
    pub(crate) fn new(spec: PlaySpec, (width, height): (u16, u16)) -> Screen {
        let app = App::new(spec).expect("the game can be played");
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let mut screen = Screen { app, terminal };
        screen.app.resize(Size::new(width, height));
        screen.settle();
        screen
    }

    /// Lets the bots answer.
    pub(crate) fn settle(&mut self) {
        while self.app.is_thinking() {
            self.app.tick();
        }
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
        self.settle();
    }

    pub(crate) fn keys(&mut self, typed: &str) {
        typed.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
    }

    /// What the screen shows.
    pub(crate) fn shown(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("memory can be drawn on");
        self.terminal.backend().to_string()
    }

    pub(crate) fn assert_shows(&mut self, expected: &str) {
        let shown = self.shown();
        assert!(shown.contains(expected), "`{expected}` is missing in\n{shown}");
    }

    pub(crate) fn assert_hides(&mut self, unwanted: &str) {
        let shown = self.shown();
        assert!(!shown.contains(unwanted), "`{unwanted}` stands in\n{shown}");
    }
}
