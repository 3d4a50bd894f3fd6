//! Campaigns: chapters that follow from one another, evening after evening.

use std::fmt;

use kernel::{AnyGame, Seat};

/// The campaigns of a game.
pub trait Campaigns: Sync {
    /// A campaign that begins.
    ///
    /// # Errors
    /// If so many cannot play.
    fn begin(&self, players: u8) -> Result<Box<dyn Campaign>, CampaignError>;

    /// A campaign as it was kept.
    ///
    /// # Errors
    /// If the text is no campaign of the game, or its chapters do not follow one another.
    fn read(&self, text: &str) -> Result<Box<dyn Campaign>, CampaignError>;
}

/// A campaign: what was played, and what comes next.
pub trait Campaign {
    /// How many play.
    fn players(&self) -> u8;
    /// As it is kept.
    fn text(&self) -> String;
    /// What was played, in order.
    fn played(&self) -> Vec<Played>;
    /// Who is ahead; equals together.
    fn leaders(&self) -> Vec<Seat>;
    /// The chapter that comes next; none after the last.
    fn next(&self) -> Option<NextChapter>;
    /// Enters a chapter that is over.
    ///
    /// # Errors
    /// If it is not the one that comes next, or not over.
    fn enter(&mut self, game: &dyn AnyGame) -> Result<(), CampaignError>;
}

/// A chapter that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The chapter, as a term of the game's words.
    pub chapter: &'static str,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// Who won; nobody if a single player lost.
    pub winner: Option<Seat>,
    /// The text that is told after it.
    pub story: String,
}

/// The chapter that comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextChapter {
    /// The chapter, as a term of the game's words.
    pub chapter: &'static str,
    /// The texts that are told before it: what decided the way, then its story.
    pub stories: Vec<String>,
    /// The options that the campaign decides.
    pub options: Vec<(String, String)>,
}

/// A campaign that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignError(pub String);

impl fmt::Display for CampaignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CampaignError {}
