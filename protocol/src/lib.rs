//! The engine protocol: JSON lines in, JSON lines out.
//!
//! Each line is a request `{"id", "method", "params"}` and is answered by one line, in order. It
//! is to these games what UCI is to chess: a bot or a client in any language is a short script.
//! Nothing that comes in ends the process; a line that cannot be answered gets an `error`.
//!
//! ```
//! let asked = "{\"id\": 1, \"method\": \"games\"}\n";
//! let mut answers = Vec::new();
//! protocol::serve(asked.as_bytes(), &mut answers)?;
//! assert!(String::from_utf8(answers)?.starts_with("{\"id\":1,\"result\":["));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod forms;
mod methods;
mod request;
mod session;

use std::io::{self, BufRead, Write};

pub use error::{Code, Error};
pub use session::Session;

/// Answers every line of `input` on `output`, until the input ends.
///
/// # Errors
/// If the input cannot be read or the output not be written.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        writeln!(output, "{}", session.answer(&line))?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}
