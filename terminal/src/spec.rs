//! Who plays what.

use std::fmt;
use std::str::FromStr;

use bots::BotSpec;
use kernel::AnyParts;
use kernel::chance::Seed;
use kernel::text::nearest;
use lang::Tongue;
use table::Table;

/// What is played in the terminal, by whom and how.
pub struct PlaySpec {
    /// The game.
    pub game: &'static shelf::Entry,
    /// Its box.
    pub parts: AnyParts,
    /// Variants, as names and values.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// What the players are called; whoever has no name goes by the color.
    pub names: Vec<String>,
    /// What the draws come from.
    pub seed: Seed,
    /// The game that goes on, if it does not start anew.
    pub begun: Option<Table>,
    /// The language.
    pub tongue: Tongue,
    /// Whether to use color, see [`wants_color`](crate::wants_color).
    pub color: bool,
    /// Whether to write what is typed as well: lines from a pipe leave no trace on the screen.
    pub echo: bool,
    /// The widest line, see [`columns`](crate::columns); the full screen has its own.
    pub width: usize,
}

/// Who sits on a seat.
///
/// ```
/// use terminal::Player;
///
/// assert_eq!("human".parse(), Ok(Player::Human));
/// let error = "humn".parse::<Player>().unwrap_err();
/// assert_eq!(error.to_string(), "unknown player `humn`\nhint: did you mean `human`?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody in front of the screen.
    Human,
    /// A program.
    Bot(BotSpec),
}

impl Player {
    /// The bot, if it is one.
    pub fn bot(&self) -> Option<BotSpec> {
        match self {
            Player::Human => None,
            Player::Bot(bot) => Some(*bot),
        }
    }

    /// Reads names with commas between them: `human,master,apprentice`.
    ///
    /// # Errors
    /// On the first name that nobody has.
    pub fn list(names: &str) -> Result<Vec<Player>, UnknownPlayer> {
        names.split(',').map(|name| name.trim().parse()).collect()
    }
}

/// As it is written in a list.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        if name == "human" {
            return Ok(Player::Human);
        }
        name.parse()
            .map(Player::Bot)
            .map_err(|error| UnknownPlayer { name: name.to_owned(), error })
    }
}

/// A name that nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    name: String,
    error: bots::BotError,
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots::BotError::Unknown { .. } = self.error else { return self.error.fmt(f) };
        let names: Vec<&str> =
            ["human"].into_iter().chain(BotSpec::ALL.map(BotSpec::name)).collect();
        write!(f, "unknown player `{}`\nhint: ", self.name)?;
        match nearest(&self.name, names.iter().copied()) {
            Some(near) => write!(f, "did you mean `{near}`?"),
            None => write!(f, "the players are {}", names.join(", ")),
        }
    }
}

impl std::error::Error for UnknownPlayer {}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn players_are_people_and_bots_by_level() {
        let bot = |level| Player::Bot(BotSpec::Level(level));
        assert_eq!(
            Player::list("human, master,grandmaster"),
            Ok(vec![Player::Human, bot(Level::Master), bot(Level::Grandmaster)])
        );
    }

    #[test]
    fn a_name_that_nobody_has_is_answered_with_those_there_are() {
        let error = |name: &str| name.parse::<Player>().unwrap_err().to_string();
        let names =
            "human, random, busy, greedy, mcts, net, apprentice, journeyman, master, grandmaster";
        assert_eq!(error("hal"), format!("unknown player `hal`\nhint: the players are {names}"));
        assert_eq!(
            error("jurneyman"),
            "unknown player `jurneyman`\nhint: did you mean `journeyman`?"
        );
        assert!(error("master:5ms").contains("`master` takes no budget"));
    }
}
