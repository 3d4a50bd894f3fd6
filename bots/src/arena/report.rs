//! What an arena came to.

use serde::Serialize;

use super::Interval;
use crate::BotSpec;

/// The JSON of `guildhall arena`.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game's key.
    pub game: &'static str,
    /// How many seats.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// How each bot fared.
    pub results: Vec<BotResult>,
    /// How each two fared against each other.
    pub pairs: Vec<PairResult>,
}

/// How a bot fared.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// The bot.
    pub bot: BotSpec,
    /// How many games it played.
    pub games: u64,
    /// Its share of the victories per seat played.
    pub win_share: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
    /// Its mean points.
    pub mean_score: f64,
    /// Its rating; the first bot has 0.
    pub elo: f64,
}

/// How two bots fared against each other.
#[derive(Clone, Debug, Serialize)]
pub struct PairResult {
    /// One bot.
    pub a: BotSpec,
    /// The other.
    pub b: BotSpec,
    /// How many games both played.
    pub games: u64,
    /// The share of their meetings that `a` ended ahead of `b`; draws count half.
    pub a_ahead_share: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
    /// The points by which `a` was ahead.
    pub mean_margin: f64,
}
