//! The full-screen face: panes, keys, pop-ups.
//!
//! [`App`] is a value: keys change it, a frame shows it. Only [`play_full_screen`] touches a
//! terminal.

mod app;
mod content;
mod draw;
mod keys;
mod panes;
mod popup;
mod question;
mod style;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use kernel::AnyGame;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use crate::{PlayFailed, PlaySpec};

pub use app::App;

/// How long bots play before the screen shows what they did.
const GLIMPSE: Duration = Duration::from_millis(60);

/// Plays a game on the full screen until somebody quits; then says on `output` how it ended and
/// gives the game if it came to its end. The terminal is restored on every way out.
///
/// # Errors
/// If the game cannot be started like that, or the terminal cannot be used.
pub fn play_full_screen(
    spec: PlaySpec,
    output: &mut impl Write,
) -> Result<Option<Box<dyn AnyGame>>, PlayFailed> {
    let mut app = App::new(spec)?;
    let ended = ratatui::try_init().and_then(|mut terminal| run(&mut app, &mut terminal));
    ratatui::restore();
    ended?;
    for line in app.farewell() {
        writeln!(output, "{line}")?;
    }
    Ok(app.finished())
}

fn run(app: &mut App, terminal: &mut DefaultTerminal) -> io::Result<()> {
    while !app.is_done() {
        app.resize(terminal.size()?);
        terminal.draw(|frame| app.draw(frame))?;
        if app.is_thinking() {
            think(app);
        } else {
            listen(app)?;
        }
        while event::poll(Duration::ZERO)? {
            listen(app)?;
        }
    }
    Ok(())
}

/// Waits for somebody to do something.
fn listen(app: &mut App) -> io::Result<()> {
    if let Event::Key(key) = event::read()? {
        app.key(key);
    }
    Ok(())
}

/// Lets bots play for a glimpse.
fn think(app: &mut App) {
    let begun = Instant::now();
    while app.is_thinking() && begun.elapsed() < GLIMPSE {
        app.tick();
    }
}
