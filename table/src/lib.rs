//! A game being played: the true state, the list, the dealer, undo. No input or output.
//!
//! A [`Table`] is the list of what was done and the state it leads to. Decisions come from the
//! seats; outcomes of chance come from the committed seed, or are typed in by hand. Undo is a
//! shorter list. A [`Room`] is a table with the people around it: seats, chat, consent, what each
//! viewer has seen.
//!
//! ```
//! use kernel::chance::{Dealer, Seed};
//! use kernel::{Actor, TitleOf};
//! use table::{Dealing, Table};
//!
//! let title = &TitleOf::<orleans::Orleans>::NEW;
//! let seed = Seed::from_text("a rainy evening");
//! let game = kernel::Title::start(title, kernel::Title::standard(title), &[], 2)?;
//! let mut table = Table::new(title, game, Dealing::Seeded(Dealer::new(seed)));
//! while let Some(actor) = table.game().turn().actor() {
//!     let action = table.game().notations(actor).remove(0);
//!     table.apply(actor, &action)?;
//! }
//! println!("{}", table.replay());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod records;
mod room;
mod score;
mod seed;
mod status;
mod table;
mod undo;

pub use error::{ApplyError, UndoError};
pub use records::{Asking, Carried, Chair, Notice, Opened, Played, Record, Said, Sitter, Undone};
pub use room::{
    Appearance, Because, Cause, Command, Heard, OpenError, Order, Refusal, Room, RoundScores,
    Saved, Setting, Story, TEXT_MAX, Who,
};
pub use score::{ScoreRow, score_for, score_rows};
pub use seed::fresh_seed;
pub use status::Status;
pub use table::{Dealing, Entry, Table};
