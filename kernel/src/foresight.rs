//! How far a search plays on before it trusts an estimate.

/// How a search judges a position that is new to it: all play on for a while, then the estimate
/// is asked. What is strongest differs by game and was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Whether the seat that is asked ends its turn by what looks best at first sight. Else it
    /// goes on by weights, like everybody after it: less wise, and many times as fast.
    pub careful: bool,
    /// How far all play on by weights.
    pub until: Horizon,
}

/// Where playing on ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// With the turn of the seat that is asked.
    Turn,
    /// With the round: the estimate sees what was begun completed.
    Round,
    /// With the game: no estimate is asked at all.
    Game,
}

impl Foresight {
    /// What suits most games: the turn is ended with care, and the round played out.
    pub const USUAL: Foresight = Foresight { careful: true, until: Horizon::Round };
}
