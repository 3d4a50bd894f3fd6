//! Why a game was not played to its end.

use std::fmt;
use std::io;

use kernel::StartError;

/// Why a game was not played to its end.
#[derive(Debug)]
pub enum PlayFailed {
    /// It could not be started.
    Start(StartError),
    /// The terminal could not be read or written.
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
