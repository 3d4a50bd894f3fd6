//! The nets that ship, by the key of their game.
//!
//! Weights are data of a game, `games/GAME/data/net.safetensors`. They are kept apart from the
//! games' code, so that new weights build nothing anew but this.

/// The keys of the games that have learned something, each with the file of its net.
static NETS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The file of the net that comes with a game; `None` if it has learned nothing yet.
pub fn of(game: &str) -> Option<&'static [u8]> {
    NETS.iter().find(|(key, _)| *key == game).map(|(_, net)| *net)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_none_has_no_net() {
        assert_eq!(of("chess"), None);
    }
}
