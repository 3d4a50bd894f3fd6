//! What the estimate goes by.

use kernel::{Seat, features};

use super::outlook::Outlook;
use crate::model::pieces::Guild;
use crate::model::state::Craftsmen;

features! {
    /// What a position promises, in points by a rule of thumb.
    pub(super) struct Terms {
        /// The score track and the bonus tokens.
        sure,
        /// Cubes on ships, majorities as they stand, and cubes in the granary.
        cargo,
        majorities,
        granary,
        /// Color sets in the years to come, and the next one on its way.
        sets,
        next_set,
        /// Cubes on icons.
        raws,
        semis,
        /// Advanced buildings with both inputs, and extended ones with one.
        ready,
        begun,
        /// Cubes on the fair.
        fair,
        /// What the row makes of the work to come.
        engine,
        /// What unfinished chains may become.
        chains,
        /// Buildings of the hand.
        hand,
        /// Capital cards by number, by what they can pay, and as an investment.
        cards,
        power,
        investment,
        work_tokens,
        privileges,
        /// The points for helpers that are not placed.
        helpers,
        /// Discs that are yet to act.
        bankers,
        builders,
        notary,
        craftsmen,
        merchants,
        town_hall,
        /// Work points that are not spent yet.
        crafting,
        /// Costs that are not paid yet.
        owed,
        /// What an action under way still brings.
        promised,
        /// The card of the auction, for the highest bidder.
        auction,
    }
}

impl Terms {
    pub(super) fn of(game: &Craftsmen, seat: Seat) -> Terms {
        let outlook = Outlook::new(game, seat);
        let [cargo, majorities] = outlook.ships();
        let [sets, next_set] = outlook.town();
        let [raws, semis, ready, begun] = outlook.icons();
        let [work_tokens, privileges] = outlook.tokens();
        let [crafting, owed, promised] = outlook.under_way();
        Terms {
            sure: outlook.sure(),
            cargo,
            majorities,
            granary: outlook.granary(),
            sets,
            next_set,
            raws,
            semis,
            ready,
            begun,
            fair: outlook.fair(),
            engine: outlook.engine(),
            chains: outlook.chains(),
            hand: outlook.hand(),
            cards: outlook.cards(),
            power: outlook.power(),
            investment: outlook.investment(),
            work_tokens,
            privileges,
            helpers: outlook.unused_helpers(),
            bankers: outlook.discs_in(Guild::Bankers),
            builders: outlook.discs_in(Guild::Builders),
            notary: outlook.discs_in(Guild::Notary),
            craftsmen: outlook.discs_in(Guild::Craftsmen),
            merchants: outlook.discs_in(Guild::Merchants),
            town_hall: outlook.discs_in(Guild::TownHall),
            crafting,
            owed,
            promised,
            auction: outlook.auction(),
        }
    }
}
