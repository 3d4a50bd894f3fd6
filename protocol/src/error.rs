//! Why a request is not answered with a result.

use kernel::{Invalid, PlayError, RuleId, StartError};
use lang::Speaker;
use serde_json::{Value, json};
use table::{ApplyError, UndoError};

/// Why a request is not answered with a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    /// What kind of error it is.
    pub code: Code,
    /// What is wrong, for people.
    pub message: String,
    /// The rule that forbids it.
    pub rule: Option<RuleId>,
}

/// The kinds of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The line is no request.
    Parse,
    /// There is no such method.
    Method,
    /// The method cannot be called like that.
    Params,
    /// There is no such table.
    Table,
    /// The rules refuse the action.
    Refused,
    /// What was to be loaded does not hold, or the engine failed.
    Invalid,
    /// Nothing may be taken back.
    Undo,
    /// The game is over.
    Over,
}

impl Code {
    /// Its name in the answer.
    pub const fn name(self) -> &'static str {
        match self {
            Code::Parse => "parse",
            Code::Method => "method",
            Code::Params => "params",
            Code::Table => "table",
            Code::Refused => "refused",
            Code::Invalid => "invalid",
            Code::Undo => "undo",
            Code::Over => "over",
        }
    }
}

impl Error {
    /// An error that no rule has a part in.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), rule: None }
    }

    /// The method cannot be called like that.
    pub fn params(message: impl Into<String>) -> Error {
        Error::new(Code::Params, message)
    }

    /// What was to be loaded does not hold.
    pub fn invalid(message: impl Into<String>) -> Error {
        Error::new(Code::Invalid, message)
    }

    /// The `error` of an answer.
    pub fn json(&self) -> Value {
        let mut error = json!({"code": self.code.name(), "message": self.message});
        if let Some(rule) = self.rule {
            error["rule"] = json!(rule);
        }
        error
    }

    /// An action that was not applied, in the words of the table's language.
    pub(crate) fn apply(error: ApplyError, speaker: &Speaker) -> Error {
        match error {
            ApplyError::Over => Error::new(Code::Over, error.to_string()),
            ApplyError::Play(PlayError::Refused(refused)) => Error {
                code: Code::Refused,
                message: speaker.refusal(&refused),
                rule: Some(refused.rule),
            },
            other => Error::params(other.to_string()),
        }
    }
}

impl From<UndoError> for Error {
    fn from(error: UndoError) -> Error {
        Error::new(Code::Undo, error.to_string())
    }
}

impl From<StartError> for Error {
    fn from(error: StartError) -> Error {
        let rule = match &error {
            StartError::Setup(setup) => Some(setup.rule),
            StartError::Option(_) => None,
        };
        Error { rule, ..Error::params(error.to_string()) }
    }
}

impl From<Invalid> for Error {
    fn from(error: Invalid) -> Error {
        Error::invalid(error.to_string())
    }
}

impl From<kernel::replay::ReplayError> for Error {
    fn from(error: kernel::replay::ReplayError) -> Error {
        Error { rule: error.rule, ..Error::invalid(error.to_string()) }
    }
}
