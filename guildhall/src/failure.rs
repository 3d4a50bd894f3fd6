//! How a command fails: one clear line, and an exit code.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// Why a command did not do its job.
#[derive(Debug)]
pub(crate) struct Failure {
    message: String,
    code: u8,
}

impl Failure {
    /// The job was refused or failed.
    pub(crate) fn job(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), code: 1 }
    }

    /// The command line asks for something that there is not.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), code: 2 }
    }

    /// Tells the person at the terminal.
    pub(crate) fn report(&self) -> ExitCode {
        if !self.message.is_empty() {
            eprintln!("error: {}", self.message);
        }
        ExitCode::from(self.code)
    }
}

/// Whoever stops reading has got what he wanted.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure { message: String::new(), code: 0 },
            _ => Failure::job(error.to_string()),
        }
    }
}

impl From<kernel::StartError> for Failure {
    fn from(error: kernel::StartError) -> Failure {
        Failure::usage(error.to_string())
    }
}

impl From<kernel::replay::ReplayError> for Failure {
    fn from(error: kernel::replay::ReplayError) -> Failure {
        Failure::job(error.to_string())
    }
}
