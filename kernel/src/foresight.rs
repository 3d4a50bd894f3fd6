//! How far a search plays on before it trusts an estimate.

/// How a search judges a position that is new to it: all play on for a while, then the estimate
/// is asked. What is strongest differs by game and was measured, see
/// `docs/decisions/0011-foresight.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// Whether the seat that is asked ends its turn by what looks best at first sight. Else it
    /// goes on like everybody after it: less wise, and many times as fast.
    pub careful: bool,
    /// How far all play on.
    pub until: Horizon,
    /// Of how many options, drawn by weight, each seat takes the one that looks best: with 1 it
    /// plays by weights alone.
    pub glances: u32,
    /// How much the estimate counts where the round ends, between 0 and 1; the rest is what came
    /// of playing on. An estimate errs by what it does not see, playing on by how badly all play:
    /// together they err less.
    pub trust: f32,
}

/// Where playing on ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// With the turn of the seat that is asked.
    Turn,
    /// With this round or a later one: so many in all.
    Rounds(u32),
    /// With the game: the points are the true ones.
    Game,
}

impl Foresight {
    /// What suits most games: the turn is ended with care, then three rounds are played by
    /// weights.
    pub const USUAL: Foresight =
        Foresight { careful: true, until: Horizon::Rounds(3), glances: 1, trust: 0.5 };
}
