//! What is promised or owed in what is under way.

use super::outlook::{CARD, Outlook};
use crate::model::frames::Frame;

/// What capital is worth by its value, when it is owed.
const MONEY: f32 = 0.4;

impl Outlook<'_> {
    /// Work points that are not spent yet, costs that are not paid yet, and what else an action
    /// still brings.
    pub(super) fn under_way(&self) -> [f32; 3] {
        let [mut crafting, mut owed, mut promised] = [0.0; 3];
        let own = |frame: &&Frame| frame.seat() == Some(self.seat);
        for frame in self.game.frames.iter().filter(own) {
            match *frame {
                Frame::Craft { wp, .. } => crafting += 0.8 * self.rate.max(0.4) * f32::from(wp),
                Frame::Build { cost, .. } => owed -= MONEY * f32::from(cost),
                Frame::Pay { due, .. } => {
                    let laid = self.game.parts.value(&self.game.laid);
                    owed -= MONEY * f32::from(due.saturating_sub(laid));
                }
                other => promised += self.promised(other),
            }
        }
        [crafting, owed, promised]
    }

    fn promised(&self, frame: Frame) -> f32 {
        match frame {
            Frame::Gain { card, .. } => self.card(card) * self.time(),
            Frame::Sale { .. } => CARD,
            Frame::Send { good, .. } => {
                good.map_or(0.5, |good| if good.is_raw() { 0.5 } else { 2.0 })
            }
            Frame::Bribe { .. } => 4.0,
            Frame::MerchantPay { .. } | Frame::MerchantIcon { .. } => 1.8,
            _ => 0.0,
        }
    }

    /// The highest bidder may get the card, for his bid.
    pub(super) fn auction(&self) -> f32 {
        let Some(card) = self.game.auction.card else { return 0.0 };
        let bid = self.game.auction.bid;
        if bid == 0 || self.game.bidder() != self.seat {
            return 0.0;
        }
        0.6 * (1.6 * self.card(card) * self.time() - MONEY * f32::from(bid))
    }
}
