//! What somebody types, line by line. At a terminal Ctrl-C is a line as well, `q`, so that a game
//! asks before it is lost.

use std::io::{self, BufRead, BufReader, Cursor, IsTerminal, Read};
use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// What Ctrl-C stands for.
const QUIT: &str = "q\n";
/// How a program ends that Ctrl-C has ended: 128 and the number of the signal, as shells say it.
const INTERRUPTED: i32 = 130;

/// The lines of the standard input.
pub(crate) fn lines() -> io::Result<Box<dyn BufRead>> {
    if !io::stdin().is_terminal() {
        return Ok(Box::new(io::stdin().lock()));
    }
    let (sender, lines) = channel();
    let waiting = Arc::new(AtomicBool::new(false));
    interrupts(sender.clone(), Arc::clone(&waiting))?;
    thread::spawn(move || typed(&sender));
    Ok(Box::new(BufReader::new(Typed { lines, line: Cursor::default(), waiting })))
}

/// Lines as they come, read one after the other.
struct Typed {
    lines: Receiver<Option<String>>,
    line: Cursor<Vec<u8>>,
    /// Whether a Ctrl-C waits to be read.
    waiting: Arc<AtomicBool>,
}

impl Read for Typed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.line.read(buffer)?;
        if read > 0 {
            return Ok(read);
        }
        match self.lines.recv() {
            Ok(Some(line)) => {
                self.waiting.store(false, Ordering::SeqCst);
                self.line = Cursor::new(line.into_bytes());
                self.line.read(buffer)
            }
            _ => Ok(0),
        }
    }
}

/// Sends on what is typed; nothing means that no more comes.
fn typed(sender: &Sender<Option<String>>) {
    for line in io::stdin().lines().map_while(Result::ok) {
        if sender.send(Some(format!("{line}\n"))).is_err() {
            return;
        }
    }
    let _ = sender.send(None);
}

/// Sends a line for every Ctrl-C. Whoever insists while nobody reads is let go at once.
fn interrupts(sender: Sender<Option<String>>, waiting: Arc<AtomicBool>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        runtime.block_on(async {
            while tokio::signal::ctrl_c().await.is_ok() {
                if waiting.swap(true, Ordering::SeqCst) {
                    exit(INTERRUPTED);
                }
                // The terminal has written ^C behind the question.
                eprintln!();
                let _ = sender.send(Some(QUIT.to_owned()));
            }
        });
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whole_until_no_more_come() {
        let (sender, lines) = channel();
        let waiting = Arc::new(AtomicBool::new(true));
        let typed = Typed { lines, line: Cursor::default(), waiting: Arc::clone(&waiting) };
        for line in [Some("3\n"), Some(QUIT), None] {
            sender.send(line.map(str::to_owned)).unwrap();
        }
        let read: Vec<String> = BufReader::new(typed).lines().map_while(Result::ok).collect();
        assert_eq!(read, ["3", "q"]);
        assert!(!waiting.load(Ordering::SeqCst), "it was read");
    }
}
