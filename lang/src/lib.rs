//! Every word a person reads, in English, Polish and Italian.
//!
//! Rules name facts and contain no sentence: a [`Saying`](kernel::Saying) is a key and the facts
//! that fill it. A [`Speaker`] puts it into words. The sentences are Fluent messages in
//! `lang/texts`, the terms inside them come from the game's own `words.toml` in the grammatical
//! form that the sentence needs.
//!
//! | what | message | where |
//! |---|---|---|
//! | a question | `prompt-{ask}` | the game's texts, else `[prompt.{ask}]` of its words |
//! | an option | `action-{kind}` | the game's texts |
//! | what an option does | `help-{kind}`, its attribute `rules` in English | the game's texts |
//! | what a piece is | `about-{group}-{id}`, else `about-{group}`, `rules` as above | the game's texts |
//! | a line of the log | `event-{kind}` | the game's texts |
//! | a refusal | `refused-{the-reason-in-english}` | the game's texts |
//! | a line of the score | `score-{label}` | the game's texts, else `[score.{label}]` of its words |
//! | the rival of a solo game | `rival` | the game's texts, see [`Speaker::seating`] |
//! | the story of a campaign | `story-{chapter}`, `story-{chapter}-after`, `story-{chapter}-why` | the game's texts |
//! | what the table itself says | any other id | `common.ftl` |
//!
//! A fact `x` that is a term gives the message `$x` and its other forms, see [`words`]; a number
//! gives `$x`, and `$x_lost` is how far it is below 0; a player gives the name as `$x`, and
//! `$x_self` is 1 for the player whom the sentence names first, else 0. `$facts` is the number of
//! facts, for a sentence that may have fewer of them. Whatever is missing is said in English, and
//! failing that as the bare key: a gap in the texts never stops a game.
//!
//! ```
//! # use lang::Tongue;
//! let tongue: Tongue = "pl".parse()?;
//! assert_eq!(tongue, Tongue::Polish);
//! assert_eq!(
//!     "itt".parse::<Tongue>().unwrap_err().to_string(),
//!     "unknown language `itt`\nhint: did you mean `it`?",
//! );
//! # Ok::<(), lang::UnknownTongue>(())
//! ```

pub mod book;
mod catalog;
mod forms;
mod help;
mod speaker;
mod tongue;
mod why;
pub mod words;

pub use book::Book;
pub use help::{About, Help};
pub use speaker::{Arg, Gap, Speaker};
pub use tongue::{Tongue, UnknownTongue};
