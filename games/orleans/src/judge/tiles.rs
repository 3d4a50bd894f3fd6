//! What place tiles bring.

use super::outlook::Outlook;
use crate::model::effect::Effect;
use crate::model::places::Place;

/// What a follower brings on the places of the player board.
const ELSEWHERE: f32 = 1.1;
/// How often a place tile is used in a round.
const USAGE: f32 = 0.3;

impl Outlook<'_> {
    /// Points that the place tiles of the seat bring in a round.
    pub(super) fn tiles(&self) -> f32 {
        let tiles = self.player.places.iter().filter(|place| place.is_tile());
        tiles.map(|tile| self.tile(tile)).sum()
    }

    /// What a tile brings beyond what its followers would bring elsewhere.
    fn tile(&self, tile: Place) -> f32 {
        match self.game.parts.effect(tile) {
            Effect::Bathhouse => 0.7,         // one more follower, and a choice
            Effect::Move(_) => 0.5,           // the Wagon with one slot less
            Effect::Substitute { .. } => 0.4, // more places can be completed
            Effect::Technology | Effect::CoinsByFollowers { .. } => 0.3,
            Effect::Shield | Effect::Tower => 0.2,
            _ => {
                let elsewhere = ELSEWHERE * f32::from(tile.slot_count());
                USAGE * (self.worth(tile) - elsewhere).max(0.0)
            }
        }
    }
}
