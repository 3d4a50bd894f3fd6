//! Cards laid down by hand.

use kernel::Invalid;
use kernel::names::Name;

use super::Base;
use crate::model::cards::Card;
use crate::model::pile::Cards;
use crate::model::state::Newdale;

impl Base<'_> {
    /// Cards that are named leave the draw pile, or wait no longer.
    pub(super) fn cards(&self, game: &mut Newdale) -> Result<(), Invalid> {
        let mut supply =
            Supply { draw: game.draw, waiting: *game.waiting, pool: game.chapter().pool };
        for seat in 0..usize::from(game.players) {
            let path = |name: &str| format!("seats.{seat}.{name}");
            let player = &game.seats[seat];
            player
                .areas
                .iter()
                .flatten()
                .try_for_each(|card| supply.take(*card, &path("areas")))?;
            for (number, count) in player.specials.into_iter().enumerate() {
                let card = crate::ch01_terms::special(number);
                (0..count).try_for_each(|_| supply.take(card, &path("specials")))?;
            }
            let hand = player.hand;
            hand.iter().try_for_each(|card| supply.take(card, &path("hand")))?;
        }
        *game.discard = if self.has("discard") { self.saved.discard } else { Cards::NONE };
        game.discard.iter().try_for_each(|card| supply.take(card, "discard"))?;
        *game.pool = match self.has("pool") {
            true => self.saved.pool,
            false => base_pool(game, &supply),
        };
        game.pool.iter().try_for_each(|card| supply.take(card, "pool"))?;
        game.lost.cards = supply.pool;
        *game.waiting = supply.waiting;
        game.draw = supply.draw;
        if self.has("draw") {
            let wanted = self.saved.draw.unwrap_or_default();
            wanted.iter().try_for_each(|card| supply.take_drawn(card))?;
            game.lost.cards.add_all(&supply.draw);
            game.draw = wanted;
        }
        Ok(())
    }
}

/// What lies in the pool from the start: the first Sawmills, or the fish cards.
fn base_pool(game: &Newdale, supply: &Supply) -> Cards {
    let sawmills = usize::from(game.chapter().sawmills[usize::from(game.players) - 1]);
    let drawn = supply.draw.only(game.parts.sets.sawmills);
    let first: Cards = drawn.iter().take(sawmills).collect();
    supply.pool.iter().chain(first.iter()).collect()
}

/// Where named cards come from.
struct Supply {
    draw: Cards,
    waiting: Cards,
    /// Cards of the pool of chapter VIII.
    pool: Cards,
}

impl Supply {
    fn take(&mut self, card: Card, path: &str) -> Result<(), Invalid> {
        let piles = [&mut self.pool, &mut self.draw, &mut self.waiting];
        match piles.into_iter().find(|pile| pile.has(card)) {
            Some(pile) => {
                pile.take(card);
                Ok(())
            }
            None => Err(Invalid::new(path, format!("there are not so many `{}`", card.id()))),
        }
    }

    fn take_drawn(&mut self, card: Card) -> Result<(), Invalid> {
        match self.draw.has(card) {
            true => {
                self.draw.take(card);
                Ok(())
            }
            false => Err(Invalid::new("draw", format!("there are not so many `{}`", card.id()))),
        }
    }
}
