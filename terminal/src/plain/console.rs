//! Reading and writing lines.

use std::io::{self, BufRead, IsTerminal, Write};

use ratatui::crossterm::terminal::size;

use crate::tint::Tint;

/// Whether color is welcome: the output is a terminal that knows some, and `NO_COLOR` is not set.
pub fn wants_color() -> bool {
    let is_refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    io::stdout().is_terminal() && !is_dumb() && !is_refused
}

/// The widest line that is still read with ease.
const WIDEST: usize = 100;
/// The narrowest line that anything is laid out for.
const NARROWEST: usize = 40;

/// How wide lines may be: as the terminal is, within reason.
pub fn columns() -> usize {
    let terminal = io::stdout().is_terminal().then(size).and_then(Result::ok);
    terminal.map_or(WIDEST, |(columns, _)| usize::from(columns).clamp(NARROWEST, WIDEST))
}

/// Whether the terminal understands nothing but lines.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Where lines come from and go to.
pub(crate) struct Console<R, W> {
    input: R,
    output: W,
    color: bool,
    echo: bool,
    tint: Tint,
}

/// How many empty lines push the last screen out of sight where it cannot be cleared.
const SCROLL: usize = 60;

impl<R: BufRead, W: Write> Console<R, W> {
    pub(crate) fn new(input: R, output: W, color: bool, echo: bool, tint: Tint) -> Self {
        Console { input, output, color, echo, tint }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.tint.escaped(text))
    }

    /// Writes lines.
    pub(crate) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Writes an empty line and one that stands out.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        let text = self.bold(text);
        write!(self.output, "\n{text}\n")
    }

    /// Asks for a line; `None` at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let prompt = self.bold(prompt);
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        let line = (read > 0).then(|| line.trim().to_owned());
        if self.echo || line.is_none() {
            self.line(line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    /// Takes what is on the screen out of sight.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.color {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")
        } else {
            write!(self.output, "{}", "\n".repeat(SCROLL))
        }
    }

    fn bold(&self, text: &str) -> String {
        if self.color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}
