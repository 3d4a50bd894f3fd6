//! The component file and the options.

use kernel::options::{OptionKind, OptionSpec};
use kernel::{Components, DataError, Parts};
use serde::{Deserialize, Serialize};

use super::{Bug, Tokens};

/// The fair's `components.toml`.
pub const COMPONENTS: &str = r#"
coins = 3
tokens = { red = 10, blue = 7, gold = 5 }

[options]
rounds = 3
rich = false
order = "up"
"#;

/// The rulebook.
pub const RULES: &str = "\
## 1. The fair
- **FA-1.1** Two to four players.
- **FA-1.2** Each draws a token from the bag.
- **FA-1.3** All bid together in secret, up to two of their coins.
- **FA-1.4** The highest bidder pays and may show a token; the lowest seat wins a tie.
- **FA-1.5** Only those asked may answer.
- **FA-1.6** Shown tokens and coins are points.
";

/// What is in the box.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stall {
    /// Coins of each player.
    pub coins: u8,
    /// Tokens in the bag.
    pub tokens: Tokens,
    /// Defaults of the options.
    options: Options,
    /// The law that is broken.
    pub bug: Option<Bug>,
}

/// What may be agreed before set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many rounds.
    pub rounds: u8,
    /// Everybody has twice the coins.
    pub rich: bool,
    /// Who draws first.
    pub order: Order,
}

kernel::names! {
    /// In which order seats draw.
    pub enum Order in "order" {
        /// The lowest seat first.
        Up = "up",
        /// The highest seat first.
        Down = "down",
    }
}

/// The options as the command line knows them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rounds", kind: OptionKind::Number(1, 5) },
    OptionSpec { name: "rich", kind: OptionKind::Flag },
    OptionSpec { name: "order", kind: OptionKind::Choice(&["up", "down"]) },
];

impl Components for Stall {
    type Options = Options;
    const SHIPPED: &'static [&'static str] = &[COMPONENTS];

    fn read(text: &str) -> Result<Stall, DataError> {
        kernel::parts::parse(text)
    }

    fn defaults(&self) -> Options {
        self.options
    }
}

impl Bug {
    /// The box with this bug in it.
    pub fn parts(self) -> Parts<Stall> {
        let text = format!("bug = \"{self}\"\n{COMPONENTS}");
        Parts::load(&text).expect("a bug changes nothing else")
    }
}
