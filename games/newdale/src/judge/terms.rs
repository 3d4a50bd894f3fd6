//! What the estimate goes by.

use kernel::{Seat, features};

use super::outlook::Outlook;
use crate::model::state::Newdale;

features! {
    /// What a position promises, in points by a rule of thumb.
    pub(super) struct Terms {
        /// Points if the game ended at once, but for those of goods.
        sure,
        /// What the coins of all goods are worth.
        goods,
        /// How near the goal of the chapter is.
        goal,
        /// Cards that can be built and swapped, and those that a chain can use.
        hand,
        feed,
        /// Markers beyond the second.
        markers,
        tokens,
        character,
        /// Unlocked blocks.
        blocks,
        /// What the buildings make in the rounds to come.
        engine,
        /// A ship on its way.
        ship,
        /// Markers that stand on spaces and are still to be carried out.
        build_plan,
        unlock_plan,
        cards_plan,
        market_plan,
        development_plan,
        sail_plan,
        area_plans,
    }
}

impl Terms {
    pub(super) fn of(game: &Newdale, seat: Seat) -> Terms {
        let outlook = Outlook::new(game, seat);
        let plans = outlook.plans();
        Terms {
            sure: outlook.sure(),
            goods: outlook.goods(),
            goal: outlook.goal(),
            hand: outlook.hand(),
            feed: outlook.feed(),
            markers: outlook.markers(),
            tokens: outlook.tokens(),
            character: outlook.character(),
            blocks: outlook.blocks(),
            engine: outlook.engine(),
            ship: outlook.ship(),
            build_plan: plans.build,
            unlock_plan: plans.unlock,
            cards_plan: plans.cards,
            market_plan: plans.market,
            development_plan: plans.development,
            sail_plan: plans.sail,
            area_plans: plans.areas,
        }
    }
}
