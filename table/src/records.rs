//! What happens at a table, one record a row of the store.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened at a table. A [`Room`](crate::Room) is the fold of its records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Record {
    /// The table was opened; always the first record.
    Opened(Opened),
    /// A seat decided, and chance answered.
    Line(Played),
    /// A line was taken back.
    Undone(Undone),
    /// A seat asks the others to let it take back a line beyond the floor.
    Asked(Asking),
    /// A seat answered such a question.
    Answered {
        /// Who answered.
        seat: Seat,
        /// Whether it may be taken back.
        yes: bool,
    },
    /// Somebody else sits there, or the same person differently.
    Seat {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        chair: Chair,
        /// The generation of its keys from here on, where those before no longer open it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keys: Option<u32>,
    },
    /// The host has a new key made for a seat; those before no longer open it.
    Rekeyed {
        /// Which seat.
        seat: Seat,
        /// The generation of its keys from here on.
        keys: u32,
    },
    /// Somebody said something; not a line of the game, and never taken back.
    Said(Said),
    /// The host lets somebody talk, or no longer.
    Muted {
        /// Whom: the person on a seat, or everybody beside the table.
        seat: Option<Seat>,
        /// Whether what he says is refused.
        yes: bool,
    },
    /// A person asks for the coach, or no longer.
    Coached {
        /// Whose wish it is.
        seat: Seat,
        /// Whether the coach is welcome.
        yes: bool,
    },
    /// The table was closed before the end of the game.
    Closed,
    /// The same people play again at another table.
    Next {
        /// Its id.
        table: String,
    },
    /// The rules were replaced by newer ones; the game goes on from this state.
    Carried(Carried),
}

impl Record {
    /// Whether it belongs to the game, and so to the rules it was played by; all others are of the
    /// people around it.
    pub fn is_of_the_game(&self) -> bool {
        match self {
            Record::Opened(_)
            | Record::Line(_)
            | Record::Undone(_)
            | Record::Asked(_)
            | Record::Answered { .. }
            | Record::Carried(_) => true,
            Record::Seat { .. }
            | Record::Rekeyed { .. }
            | Record::Said(_)
            | Record::Muted { .. }
            | Record::Coached { .. }
            | Record::Closed
            | Record::Next { .. } => false,
        }
    }
}

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The game's key.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component set.
    pub components: String,
    /// The options that were named.
    pub options: Vec<(String, String)>,
    /// What people call the table.
    pub name: String,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The seed that it deals from, in hexadecimal digits. It never leaves the server before the
    /// game is over. Empty where nobody knows one: a game that was dealt by hand and recorded.
    pub seed: String,
    /// What chance brought before the first decision.
    pub then: Vec<String>,
    /// The position it goes on from, where it does not begin with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
    /// How many seconds a move may take before a bot stands in; none for as long as one likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<u32>,
    /// The campaign that it is a chapter of, as the game keeps it and as it stood before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<String>,
    /// How often a line was taken back past a draw or another's decision before it was recorded.
    #[serde(default, skip_serializing_if = "is_none")]
    pub taken_back: u32,
}

impl Opened {
    /// Whether whoever recorded the game dealt by hand.
    pub fn is_by_hand(&self) -> bool {
        self.seed.is_empty()
    }
}

/// A decision of a seat and the outcomes that followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// What chance brought before the next decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// The sender's own name for it, so that sending twice is harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A line that was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undone {
    /// Whose line it was.
    pub seat: Seat,
    /// Its place in the list.
    pub line: usize,
    /// Whether it went alone; else everything after it went too.
    pub alone: bool,
    /// The sender's own name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// A seat asks to take back a line beyond the floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asking {
    /// Who asks.
    pub seat: Seat,
    /// The line's place in the list.
    pub line: usize,
    /// Whether the line would go alone.
    pub alone: bool,
    /// Who has agreed.
    #[serde(default)]
    pub agreed: Vec<Seat>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The name at the table; empty for the seat's color.
    pub name: String,
    /// What kind of player it is.
    pub sitter: Sitter,
    /// The bot that plays while the person is away; the seat is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether that bot may agree when another asks to take back a line. The person himself says
    /// so beforehand; else the question waits for him.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub agrees: bool,
}

impl Chair {
    /// A person.
    pub fn person(name: impl Into<String>) -> Chair {
        Chair { name: name.into(), sitter: Sitter::Person, stand_in: None, agrees: false }
    }

    /// A bot by its name on the command line.
    pub fn bot(name: impl Into<String>, bot: impl Into<String>) -> Chair {
        Chair { sitter: Sitter::Bot(bot.into()), ..Chair::person(name) }
    }

    /// An open seat, which this bot plays until somebody takes it.
    pub fn open(bot: impl Into<String>) -> Chair {
        Chair { sitter: Sitter::Open, stand_in: Some(bot.into()), ..Chair::person("") }
    }

    /// The bot that decides for the seat; none if a person does.
    pub fn player(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Open | Sitter::Person => self.stand_in.as_deref(),
        }
    }
}

/// What kind of player sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot(String),
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The speaker's seat; none for an onlooker.
    pub seat: Option<Seat>,
    /// What an onlooker calls himself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The words.
    pub text: String,
    /// The sender's own name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What the table itself tells of the seat; nobody else can say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Notice>,
}

/// What the table itself tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The seat gets a new key.
    NewKey,
    /// The seat took back a line past a draw or another's decision.
    TookBack,
    /// The game goes on by newer rules.
    NewerRules {
        /// How many of the last moves they could not follow.
        lost: u32,
    },
}

/// A game that goes on by newer rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Carried {
    /// The version of the rules from here on.
    pub rules: u32,
    /// The state it goes on from.
    pub state: Value,
    /// The seed that it deals from now, in hexadecimal digits.
    pub seed: String,
    /// How many of the last rows these rules could not follow. They stand in the log, but the game
    /// goes on from before them.
    #[serde(default, skip_serializing_if = "is_none")]
    pub lost: u32,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}
