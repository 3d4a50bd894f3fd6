//! Long texts on a terminal: in the reader's pager, where there is one.

use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

use terminal::is_dumb;

use crate::failure::Failure;

/// Whether a person reads at a terminal that knows more than lines; then terms may be bold.
pub(crate) fn is_wanted() -> bool {
    io::stdout().is_terminal() && !is_dumb()
}

/// Shows a text: paged on a terminal, as it is in a pipe.
pub(crate) fn show(text: &str, out: &mut impl Write) -> Result<(), Failure> {
    if is_wanted() && paged(text).is_ok() {
        return Ok(());
    }
    Ok(write!(out, "{text}")?)
}

/// Hands the text to `$PAGER`, else to `less`, which ends by itself if the text fits the screen.
fn paged(text: &str) -> io::Result<()> {
    let chosen = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let mut command = match &chosen {
        Some(pager) => words(pager),
        None => words("less -FRX"),
    };
    let mut child = command.stdin(Stdio::piped()).spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        // Whoever leaves the pager early has read enough.
        let _ = pipe.write_all(text.as_bytes());
    }
    child.wait().map(drop)
}

/// The command of a line: its first word, with the others as arguments.
fn words(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("less"));
    command.args(words);
    command
}
