//! What the estimate goes by.

use kernel::features;

features! {
    /// What a position promises, in points by a rule of thumb.
    pub(super) struct Terms {
        /// Coins, and the points of all goods.
        coins,
        goods,
        /// Stations and citizens, times the Development level at the end.
        houses,
        /// The citizen for most stations.
        lead,
        /// Stations and citizens that are still to be won.
        new_houses,
        /// What the events to come bring and take.
        income,
        trading_days,
        harvests,
        taxes,
        /// Too few coins for what may come.
        shortage,
        /// Followers at work in the next round, and in those after it.
        next_draw,
        later_draws,
        /// What it brings to have followers of every kind, the knights and monks apart.
        variety,
        knights,
        monks,
        technology,
        /// Place tiles.
        tiles,
        /// Activated places that recruit, move the merchant, build a station, or do something else.
        recruits,
        journeys,
        stations,
        yields,
        /// Places that lack followers.
        begun,
        /// A monk in the Sacristy.
        shield,
        /// Followers who wait on the Market.
        waiting,
        /// The merchant's town, and the roads from there.
        site,
        roads,
        /// The farmer track.
        census,
    }
}

impl Terms {
    /// What the holdings promise, wherever followers and the merchant stand.
    #[inline]
    pub(super) fn of_holdings(&self) -> f32 {
        self.coins
            + self.goods
            + (self.houses + self.lead + self.new_houses)
            + (self.income + self.trading_days)
            + (self.harvests + self.taxes + self.shortage)
            + (self.next_draw + self.later_draws)
            + (self.variety + self.knights + self.monks)
            + (self.technology + self.tiles)
    }
}
