//! A game that was laid aside: who sits where, what it is dealt from, and the list so far.
//!
//! ```text
//! guildhall-game 1
//! seats human,master
//! seed 77b0…
//! guildhall-replay 1
//! …
//! ```

use kernel::chance::{Dealer, Seed};
use kernel::replay::Replay;
use table::{Dealing, Table};

use crate::Player;

/// The first line of the file.
const FORMAT: &str = "guildhall-game 1";

/// A game that can go on.
pub struct Saved {
    /// The game.
    pub game: &'static shelf::Entry,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// The game as it was left.
    pub table: Table,
}

impl Saved {
    /// Reads what [`play`](crate::play) has written.
    ///
    /// # Errors
    /// Says what is wrong with the text.
    ///
    /// ```
    /// let error = terminal::Saved::read("guildhall-replay 1").err().unwrap();
    /// assert_eq!(error, "this is no game that was laid aside");
    /// ```
    pub fn read(text: &str) -> Result<Saved, String> {
        let mut lines = text.splitn(4, '\n');
        if lines.next().map(str::trim_end) != Some(FORMAT) {
            return Err("this is no game that was laid aside".to_owned());
        }
        let seats = Player::list(after(lines.next(), "seats ")?).map_err(|e| e.to_string())?;
        let seed = Seed::from_hex(after(lines.next(), "seed ")?).ok_or("its seed is none")?;
        let replay = Replay::parse(lines.next().unwrap_or_default());
        let replay = replay.map_err(|error| error.to_string())?;
        let game = shelf::find(&replay.game).map_err(|error| error.to_string())?;
        let table = Table::from_replay(game.title, &replay, Dealing::Seeded(Dealer::new(seed)));
        let table = table.map_err(|error| error.to_string())?;
        if usize::from(table.game().players()) != seats.len() {
            return Err(format!("{} seats are named, the game has others", seats.len()));
        }
        Ok(Saved { game, seats, table })
    }
}

/// What follows `word` on a line.
fn after<'a>(line: Option<&'a str>, word: &str) -> Result<&'a str, String> {
    let line = line.unwrap_or_default().trim_end();
    line.strip_prefix(word).ok_or_else(|| format!("`{}` is missing", word.trim_end()))
}

/// The text that a game is laid aside as; none if its draws come from outside.
pub(crate) fn written(seats: &[Player], table: &Table) -> Option<String> {
    let seats: Vec<String> = seats.iter().map(Player::to_string).collect();
    let seed = table.seed()?.reveal();
    Some(format!("{FORMAT}\nseats {}\nseed {seed}\n{}", seats.join(","), table.replay()))
}
